//! What a seat has achieved in a game.

use std::collections::BTreeMap;

use serde::Serialize;
use tiles::Score;

/// Something a game counts for each seat, for statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// The name by which statistics keep it; screens have their words for it.
    pub name: &'static str,
}

/// What a seat has achieved, for charts and statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatRecord {
    /// The word of the play that scored most, and its points.
    pub best_play: Option<(String, Score)>,
    /// How many turns were taken.
    pub turns: u32,
    /// How often help was used that the game itself gives, such as turns taken back.
    pub aids: u32,
    /// What else the game counts, by the names of its counters.
    pub counters: BTreeMap<&'static str, u32>,
}

impl SeatRecord {
    /// Adds to a counter.
    pub fn count(&mut self, counter: Counter, times: u32) {
        *self.counters.entry(counter.name).or_default() += times;
    }

    /// How much was counted.
    pub fn counted(&self, counter: Counter) -> u32 {
        self.counters.get(counter.name).copied().unwrap_or(0)
    }

    /// Takes note of a play if it scored more than any before.
    pub fn note_play(&mut self, points: Score, word: impl FnOnce() -> String) {
        if self.best_play.as_ref().is_none_or(|(_, best)| points > *best) {
            self.best_play = Some((word(), points));
        }
    }
}
