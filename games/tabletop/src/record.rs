//! What a seat has achieved in a game, and what those who play may look up.

use std::collections::BTreeMap;

use serde::Serialize;
use tiles::Score;

/// What a seat has achieved, for charts and statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatRecord {
    /// The word of the play that scored most, and its points.
    pub best_play: Option<(String, Score)>,
    /// How many plays used all the tiles of a rack.
    pub full_rack_plays: u32,
    /// How many turns were taken.
    pub turns: u32,
    /// What else its game counts, by name.
    pub feats: BTreeMap<&'static str, u32>,
}
