//! The part of a view that every game has.
//!
//! A game flattens these types into its own view, seat and history line, so that any screen can read
//! the JSON of any view as a plain [`SharedView`] without knowing the game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tiles::{Alphabet, Score, Tile};

use crate::{ClockView, Commitment, Hint, Outcome, Player, Seat, Viewer};

/// What the view of every game tells. The game chooses what a seat, a phase and a line of the
/// history tell besides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SharedView<SeatView = SharedSeat, PhaseView = SharedPhase, LineView = SharedLine> {
    /// The viewer's own seat; none for a spectator.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub viewer: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Whose turn it is; nobody's when the table waits for something else.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub turn: Option<Seat>,
    /// What the table waits for.
    pub phase: PhaseView,
    /// What the viewer may do, by the names of actions.
    #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
    pub may: Vec<Cow<'static, str>>,
    /// What was played, line by line.
    pub history: Vec<LineView>,
    /// The draws that settled who starts, round by round.
    #[cfg_attr(feature = "typescript", ts(type = "[Seat, string][][]"))]
    pub starter_draws: Vec<Vec<(Seat, String)>>,
    /// The commitment to the seed.
    #[cfg_attr(feature = "typescript", ts(type = "Commitment"))]
    pub commitment: Commitment,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    /// The help that the table offers.
    pub help: Help,
}

/// The part of a seat that is common to all games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SharedSeat {
    /// Who sits there.
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub player: Player,
    /// The points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
    /// The tiles, in a game in which players hold any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rack: Option<RackView>,
    /// The clock.
    pub clock: ClockView,
    /// Whether the player has resigned.
    pub resigned: bool,
}

/// Tiles that a player holds, as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RackView {
    /// The tiles: `AEINRS?`.
    Shown(String),
    /// Only how many there are.
    Hidden(usize),
}

/// The part of a phase that is common to all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SharedPhase {
    /// What the table waits for, by name: `nothing` once the game is over.
    pub waits_for: String,
}

/// The part of a history line that is common to all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SharedLine {
    /// Whose line it is.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The points it brought or cost.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// The seat's points after it.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub total: Score,
}

/// The help that a table offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Help {
    /// What a hint tells.
    pub hint: Hint,
    /// Whether what computer players try is shown.
    pub see_me_think: bool,
}

/// A kind of tile and how many remain of how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileCount {
    /// The tile, as it is written on a rack.
    pub tile: String,
    /// What it is worth.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub value: Score,
    /// How many remain.
    pub left: usize,
    /// How many there are in all.
    pub total: usize,
}

impl<SeatView, PhaseView, LineView> SharedView<SeatView, PhaseView, LineView> {
    /// Whether the viewer may do what this name says.
    pub fn may_do(&self, action: &str) -> bool {
        self.may.iter().any(|known| known == action)
    }
}

impl TileCount {
    /// How many of each kind of a tile set remain, if these are left.
    pub fn all(set: &tiles::TileSet, left: &tiles::Rack) -> Vec<Self> {
        let count = |tile: Tile| Self {
            tile: set.alphabet().tile_text(tile),
            value: set.value(tile),
            left: left.count(tile),
            total: set.count(tile),
        };
        set.kinds().map(count).collect()
    }
}

impl Viewer {
    /// The viewer's own seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// The draws that settled who starts, as screens show them.
pub fn draws_as_text(
    rounds: &[Vec<(Seat, Tile)>],
    alphabet: &Alphabet,
) -> Vec<Vec<(Seat, String)>> {
    let draw = |(seat, tile): &(Seat, Tile)| (*seat, alphabet.tile_text(*tile));
    rounds.iter().map(|round| round.iter().map(draw).collect()).collect()
}

/// The names of actions, for [`SharedView::may`].
pub fn action_names(names: Vec<&'static str>) -> Vec<Cow<'static, str>> {
    names.into_iter().map(Cow::Borrowed).collect()
}

/// Lets a view, a seat or a line of a game be read like the shared part in its field `shared`.
#[macro_export]
macro_rules! reads_like_its_shared_part {
    ($($whole:ty => $part:ty;)+) => {
        $(impl ::std::ops::Deref for $whole {
            type Target = $part;

            fn deref(&self) -> &$part {
                &self.shared
            }
        })+
    };
}
