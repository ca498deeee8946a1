//! A learner: a static player who records what racks bring, and explores racks that are seldom
//! drawn.

use std::cell::RefCell;

use tiles::{Chance, Rack, Seed, Tile};

use super::tally::Tally;
use crate::leaves::LONGEST_LEAVE;
use crate::player::Player;
use crate::search_control::SearchControl;
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Turn};

/// Once in this many turns the learner explores another rack.
const WONDERS_ONCE_IN: u32 = 2;

/// Random streams that no game uses: what each seat explores.
const WONDERING: u64 = 1 << 40;

/// A player who learns.
pub(super) struct Learner<'tally> {
    player: StaticPlayer,
    tally: &'tally RefCell<Tally>,
    chance: Chance,
}

impl<'tally> Learner<'tally> {
    pub(super) fn new(player: StaticPlayer, tally: &'tally RefCell<Tally>) -> Self {
        Self { player, tally, chance: Seed::from_number(0).chance(WONDERING) }
    }

    /// Begins a game on a seat.
    pub(super) fn begin(&mut self, seed: &Seed, seat: u64) {
        self.chance = seed.chance(WONDERING + seat);
    }

    /// Tries a rack with tiles that seldom come together: some are given, each kind as likely as
    /// any other, and the rest is drawn.
    fn wonder(&mut self, turn: &Turn<'_>) {
        let mut left = turn.unseen();
        left.extend(turn.rack.tiles());
        let mut given = Rack::EMPTY;
        for _ in 0..=self.chance.index_below(LONGEST_LEAVE) {
            let kinds: Vec<Tile> = self.kinds_of(&left);
            let tile = kinds[self.chance.index_below(kinds.len())];
            move_tile(tile, &mut left, &mut given);
        }
        let mut rack = given.clone();
        while rack.len() < turn.rack.len() {
            let drawn = left.tiles().nth(self.chance.index_below(left.len()));
            move_tile(drawn.expect("a number below their count"), &mut left, &mut rack);
        }
        let equity = self.player.choose(&Turn { rack: &rack, ..*turn }).equity;
        self.tally.borrow_mut().note_holding(self.player.subsets(), &given, equity);
    }

    fn kinds_of(&self, tiles: &Rack) -> Vec<Tile> {
        let tally = self.tally.borrow();
        tally.ranking.kinds().iter().copied().filter(|tile| tiles.count(*tile) > 0).collect()
    }
}

fn move_tile(tile: Tile, from: &mut Rack, to: &mut Rack) {
    from.take(tile).expect("it was picked from there");
    to.add(tile);
}

impl Player for Learner<'_> {
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        let is_lesson = turn.bag > 0 && turn.rack.len() == turn.rules.terms.full_rack;
        if is_lesson && self.chance.below(WONDERS_ONCE_IN) == 0 {
            self.wonder(turn);
        }
        let choice = self.player.think(turn, control);
        if is_lesson {
            self.tally.borrow_mut().note(self.player.subsets(), choice.equity);
        }
        choice
    }
}
