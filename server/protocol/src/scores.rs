//! High scores and statistics.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What kind of game scores are compared in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreCategory {
    /// The game.
    pub game: String,
    /// The way it is played.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
}

/// A chart: the best scores of a kind of game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighScores {
    /// Of which kind.
    pub category: ScoreCategory,
    /// The best first, at most ten.
    pub scores: Vec<HighScore>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighScore {
    /// The name at the table.
    pub name: String,
    /// The points.
    pub score: i32,
    /// Whether it is the viewer's.
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
    /// What it scored.
    pub points: i32,
}

/// What a person has achieved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Statistics {
    /// Games played to the end.
    #[ts(type = "number")]
    pub games: u64,
    /// Games won.
    #[ts(type = "number")]
    pub wins: u64,
    /// Points of a game on average.
    pub average: f64,
    /// Points of the best game.
    pub best_game: Option<i32>,
    /// The best play of all games.
    pub best_play: Option<BestPlay>,
    /// What games count besides, by the names of their counters.
    #[serde(default)]
    pub counters: Vec<CounterTotal>,
    /// The total of the counter `whole_racks`. Deprecated: read `counters`.
    #[ts(type = "number")]
    #[schema(deprecated)]
    pub seven_tile_plays: u64,
}

/// How often something was done in all games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CounterTotal {
    /// The counter, as its game names it: `whole_racks`.
    pub name: String,
    /// How often.
    #[ts(type = "number")]
    pub total: u64,
}
