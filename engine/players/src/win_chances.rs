//! Win chances: how likely a lead is to become a win, by the tiles that are still to come.
//!
//! Found by self-play (see [`learn`]) and looked up by lead and tiles unseen. See
//! docs/notes/win-chances.md.

mod built_in;
mod curve;
mod file;
mod learning;

use std::sync::Arc;

use tiles::TileSet;

pub use self::file::WinChanceFileError;
pub use self::learning::{Course, learn};

/// Leads of more points than this, either way, count as this many.
pub const MOST_LEAD: usize = 300;

/// How many leads have an entry.
const LEADS: usize = 2 * MOST_LEAD + 1;
/// What a certain win is in a table.
const CERTAIN: u16 = 60_000;

/// How likely the player about to move is to win, a tie counting as half a win: by the lead and by
/// the number of unseen tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinChances {
    /// The tile set's name.
    tiles: String,
    /// The checksum of the word list it was trained with; empty if it was not.
    trained_with: String,
    /// A row for each number of unseen tiles; in it an entry for each lead, the lowest first.
    entries: Vec<u16>,
}

impl WinChances {
    /// The chances for a tile set: those found by self-play if there are any, else by formula.
    pub fn of(set: &TileSet) -> Arc<Self> {
        Self::built_in(set).unwrap_or_else(|| Arc::new(Self::by_formula(set)))
    }

    /// Chances by a formula that fits any game of words roughly: what is still to come is spread as
    /// a normal distribution, the wider the more tiles are unseen.
    pub fn by_formula(set: &TileSet) -> Self {
        Self::from_rows(set, String::new(), curve::by_formula)
    }

    fn from_rows(set: &TileSet, trained_with: String, row: impl Fn(usize) -> Vec<f64>) -> Self {
        let rows = (0..rows_for(set)).flat_map(row);
        let entries = rows.map(|chance| {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it fits")]
            let entry = (chance.clamp(0.0, 1.0) * f64::from(CERTAIN)).round() as u16;
            entry
        });
        Self { tiles: set.name().to_owned(), trained_with, entries: entries.collect() }
    }

    /// The checksum of the word list it was trained with; empty if it was not.
    pub fn trained_with(&self) -> &str {
        &self.trained_with
    }

    /// The chance of the player about to move, who is ahead by this many points (a part of a point
    /// counts in part) and does not see this many tiles.
    pub fn chance(&self, lead: f64, unseen: usize) -> f64 {
        let rows = self.entries.len() / LEADS;
        let row = unseen.min(rows.saturating_sub(1)) * LEADS;
        #[expect(clippy::cast_precision_loss, reason = "it is a small number")]
        let most = MOST_LEAD as f64;
        let place = (lead.clamp(-most, most) + most).min(2.0 * most);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 600")]
        let below = place as usize;
        let entry =
            |at: usize| f64::from(self.entries.get(row + at).copied().unwrap_or(CERTAIN / 2));
        let (low, high) = (entry(below), entry((below + 1).min(LEADS - 1)));
        (low + (high - low) * place.fract()) / f64::from(CERTAIN)
    }
}

/// As many rows as there can be tiles unseen, and one for none.
fn rows_for(set: &TileSet) -> usize {
    set.tiles().count().saturating_sub(movegen::LONGEST_RACK) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables() -> Vec<WinChances> {
        let sets = ["english", "french"].map(|name| TileSet::named(name).unwrap());
        let trained = sets.iter().map(|set| WinChances::clone(&WinChances::built_in(set).unwrap()));
        trained.chain([WinChances::by_formula(&sets[0])]).collect()
    }

    #[test]
    fn a_larger_lead_is_never_worth_less() {
        for table in tables() {
            for unseen in 0..=100 {
                let chances: Vec<f64> = (-1300_i32..1300)
                    .map(|quarter| table.chance(f64::from(quarter) / 4.0, unseen))
                    .collect();
                assert!(chances.is_sorted(), "{unseen} tiles unseen");
                assert!((0.0..=1.0).contains(&chances[0]) && chances[2599] <= 1.0);
            }
        }
    }

    #[test]
    fn the_player_about_to_move_is_a_little_ahead_when_the_scores_are_level() {
        for table in tables() {
            for unseen in [20, 50, 93] {
                let chance = table.chance(0.0, unseen);
                assert!((0.5..0.7).contains(&chance), "{chance} with {unseen} tiles unseen");
            }
        }
    }

    #[test]
    fn fifty_points_are_worth_more_near_the_end() {
        for table in tables() {
            assert!(table.chance(50.0, 15) > table.chance(50.0, 60) + 0.1);
            assert!(table.chance(-50.0, 15) < table.chance(-50.0, 60) - 0.1);
        }
    }

    #[test]
    fn without_tiles_to_come_the_lead_decides() {
        for table in tables() {
            let chance = |lead| table.chance(lead, 0);
            for (lead, expected) in [(-1.0, 0.0), (0.0, 0.5), (1.0, 1.0)] {
                assert!((chance(lead) - expected).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn parts_of_a_point_lie_between_their_neighbours() {
        let table = &tables()[0];
        let [low, middle, high] = [3.0, 3.5, 4.0].map(|lead| table.chance(lead, 40));
        assert!((middle - f64::midpoint(low, high)).abs() < 1e-9 && low < high);
    }
}
