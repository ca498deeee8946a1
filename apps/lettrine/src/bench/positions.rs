//! The positions whose plays are looked for: every turn of a few fixed games.

use movegen::Lines;
use players::{Knowledge, Player, Setting, StaticPlayer, Turn, play_game};
use tiles::{Rack, Seed};

/// How many games the positions come from.
const GAMES: u64 = 6;

/// Turns of games, as they were.
pub(super) struct Positions<'setting> {
    setting: &'setting Setting,
    turns: Vec<(Lines, Rack, usize)>,
}

impl<'setting> Positions<'setting> {
    /// The turns of a few games between static players.
    pub(super) fn of(knowledge: &Knowledge, setting: &'setting Setting) -> Self {
        let mut turns = Vec::new();
        let [mut one, mut other] = [0, 1].map(|_| knowledge.static_player());
        for game in 0..GAMES {
            play_game(
                setting,
                &Seed::from_number(game),
                &mut [&mut one, &mut other],
                &mut |_, turn, _| {
                    turns.push((turn.lines.clone(), turn.rack.clone(), turn.bag));
                },
            );
        }
        Self { setting, turns }
    }

    /// How many there are.
    pub(super) fn count(&self) -> f64 {
        f64::from(u32::try_from(self.turns.len()).unwrap_or(u32::MAX))
    }

    fn each(&self) -> impl Iterator<Item = Turn<'_>> {
        let rules = self.setting.rules();
        self.turns.iter().map(move |(lines, rack, bag)| Turn::new(rules, lines, rack, *bag))
    }

    /// What the best plays of all positions are worth together, in thousandths of a point.
    pub(super) fn best(&self, player: &mut StaticPlayer) -> i32 {
        self.each().map(|turn| player.choose(&turn).equity.0).sum()
    }

    /// How many plays there are in all positions.
    pub(super) fn all(&self, player: &mut StaticPlayer) -> u32 {
        self.each().map(|turn| player.count(&turn)).sum()
    }
}
