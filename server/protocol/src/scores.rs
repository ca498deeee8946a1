//! High scores and statistics.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A category of games whose scores are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreCategory {
    /// The game.
    pub game: String,
    /// The game mode.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
}

/// A chart: the best scores of a category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighScores {
    /// The category.
    pub category: ScoreCategory,
    /// The scores, best first, at most ten.
    pub scores: Vec<HighScore>,
}

/// A row of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighScore {
    /// The name at the table.
    pub name: String,
    /// The points.
    pub score: i32,
    /// Whether it is the viewer's own.
    pub yours: bool,
    /// The play that scored most.
    pub best_play: Option<BestPlay>,
    /// When the game ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub finished: u64,
}

/// The best play of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BestPlay {
    /// Its word.
    pub word: String,
    /// Its points.
    pub points: i32,
}

/// A person's statistics.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Statistics {
    /// Games played to the end.
    #[ts(type = "number")]
    pub games: u64,
    /// Games won.
    #[ts(type = "number")]
    pub wins: u64,
    /// Average points per game.
    pub average: f64,
    /// Points of the best game.
    pub best_game: Option<i32>,
    /// The best play of all games.
    pub best_play: Option<BestPlay>,
    /// Totals of the games' own counters.
    #[serde(default)]
    pub counters: Vec<CounterTotal>,
    /// The total of the counter `whole_racks`. Deprecated: read `counters`.
    #[ts(type = "number")]
    #[schema(deprecated)]
    pub seven_tile_plays: u64,
}

/// The total of a counter over all games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CounterTotal {
    /// The name of the counter: `whole_racks`.
    pub name: String,
    /// The total.
    #[ts(type = "number")]
    pub total: u64,
}
