//! Endgames to measure and to test with: those that static players come to.

use std::sync::Arc;

use movegen::Lines;
use tiles::{Rack, Seed};

use super::Position;
use crate::matches::numbered;
use crate::self_play::play_game;
use crate::setting::{EngineRules, Setting};
use crate::static_player::StaticPlayer;
use crate::{LeaveTable, Player, Turn};

/// An endgame that came up in a game.
#[derive(Clone)]
pub struct Sample {
    /// The board.
    pub lines: Lines,
    /// The racks, that of the player to move first.
    pub racks: [Rack; 2],
}

impl Sample {
    /// The position, under these rules.
    pub fn position<'game>(&'game self, rules: EngineRules<'game>) -> Position<'game> {
        let [own, other] = &self.racks;
        Position { rules, lines: &self.lines, racks: [own, other], scoreless_turns: 0 }
    }
}

/// The first turn with an empty bag of one game after the other, without end.
pub fn samples(setting: &Setting, seed: Seed) -> impl Iterator<Item = Sample> + '_ {
    (0..).filter_map(move |game| first_without_bag(setting, &numbered(&seed, game)))
}

/// The same, but only those in which both racks are full.
pub fn full_samples(setting: &Setting, seed: Seed) -> impl Iterator<Item = Sample> + '_ {
    let full = setting.rules().terms.full_rack;
    samples(setting, seed).filter(move |sample| sample.racks.iter().all(|rack| rack.len() == full))
}

fn first_without_bag(setting: &Setting, seed: &Seed) -> Option<Sample> {
    let mut players = [0, 1].map(|_| player(setting));
    let [one, other] = &mut players;
    let mut found = None;
    let mut watch = |_: usize, turn: &Turn<'_>, _: &_| {
        if turn.bag == 0 && found.is_none() {
            let racks = [turn.rack.clone(), turn.unseen()];
            found = Some(Sample { lines: turn.lines.clone(), racks });
        }
    };
    let mut seats: [&mut dyn Player; 2] = [one, other];
    play_game(setting, seed, &mut seats, &mut watch);
    found
}

fn player(setting: &Setting) -> StaticPlayer {
    let leaves: Option<Arc<LeaveTable>> = LeaveTable::built_in(setting.tiles());
    leaves.map_or_else(StaticPlayer::default, |leaves| StaticPlayer::default().with_leaves(leaves))
}
