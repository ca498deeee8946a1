//! The history as screens show it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SharedLine};

use crate::ActionKind;
use crate::event::{GivenTiles, PlayedAction};
use crate::game::Zigzag;
use crate::history::{Line, LineKind};
use crate::plane::TileId;
use crate::play::Play;
use crate::table::Source;

/// A line of the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineView {
    /// Whose line it is; the points are tiles shed, less those received.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedLine,
    /// What was done.
    #[serde(flatten)]
    pub what: LineKindView,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LineKindView {
    /// A word was laid, perhaps with an Action tile.
    Word {
        /// The word.
        word: WordView,
        /// The Action tile.
        action: Option<ActionView>,
    },
    /// An Action tile was laid alone.
    Action {
        /// The Action tile.
        action: ActionView,
    },
    /// Nothing was laid, and tiles were exchanged.
    Exchanged {
        /// How many.
        count: usize,
        /// Whether they came from the reserve instead of the own pile.
        from_reserve: bool,
    },
    /// Nothing was laid.
    Passed,
    /// A turn was missed.
    Missed {
        /// Because of whose Action tile.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        by: Seat,
    },
    /// Tiles were received.
    Received {
        /// How many.
        count: usize,
        /// From whom.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        from: Seat,
    },
    /// The player resigned.
    Resigned,
    /// The player was rid of all tiles and gets a point for each that the others have.
    Won,
}

/// A word that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordView {
    /// The word as it was announced.
    pub word: String,
    /// Its tiles in order of reading.
    #[cfg_attr(feature = "typescript", ts(type = "TileId[]"))]
    pub tiles: Vec<TileId>,
    /// Those that were laid, from the nest of the chain outwards.
    #[cfg_attr(feature = "typescript", ts(type = "TileId[]"))]
    pub laid: Vec<TileId>,
    /// Those that lay there before, away from the chain.
    #[cfg_attr(feature = "typescript", ts(type = "TileId[]"))]
    pub reused: Vec<TileId>,
}

/// An Action tile that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionView {
    /// What it does.
    pub kind: ActionKind,
    /// The tile on the table.
    #[cfg_attr(feature = "typescript", ts(type = "TileId"))]
    pub tile: TileId,
    /// The letter on which it nests.
    #[cfg_attr(feature = "typescript", ts(type = "TileId"))]
    pub on: TileId,
    /// What it gave, and to whom.
    pub gifts: Vec<GiftView>,
}

/// Tiles that an opponent was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GiftView {
    /// Who got them.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub to: Seat,
    /// How many.
    pub count: usize,
    /// Those among them that had lain open.
    pub open: Vec<String>,
}

/// The last word or Action tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastPlay {
    /// Who played.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// Which line of the history it is, counted from 0.
    pub line: usize,
    /// The word.
    pub word: Option<WordView>,
    /// The Action tile.
    pub action: Option<ActionView>,
}

impl LineView {
    pub(crate) fn of(game: &Zigzag, line: &Line) -> Self {
        let shared = SharedLine { seat: line.seat, points: line.points, total: line.total };
        let what = match &line.what {
            LineKind::Played { .. } => played(game, line),
            LineKind::Exchanged { count, source } => {
                LineKindView::Exchanged { count: *count, from_reserve: *source == Source::Reserve }
            }
            LineKind::Passed => LineKindView::Passed,
            LineKind::Missed { by } => LineKindView::Missed { by: *by },
            LineKind::Received { count, from } => {
                LineKindView::Received { count: *count, from: *from }
            }
            LineKind::Resigned => LineKindView::Resigned,
            LineKind::Won => LineKindView::Won,
        };
        Self { shared, what }
    }
}

fn played(game: &Zigzag, line: &Line) -> LineKindView {
    match (WordView::of(game, line), ActionView::of(game, line)) {
        (Some(word), action) => LineKindView::Word { word, action },
        (None, Some(action)) => LineKindView::Action { action },
        (None, None) => LineKindView::Passed,
    }
}

impl WordView {
    fn of(game: &Zigzag, line: &Line) -> Option<Self> {
        let LineKind::Played { word: Some(Play { reused, reads, .. }), .. } = &line.what else {
            return None;
        };
        let laid = line.laid();
        let tiles = reads.in_order(reused, &laid);
        let letters = tiles.iter().filter_map(|id| game.table.plane.letter(*id));
        let word = game.setup.alphabet().spell(&letters.collect::<Vec<_>>());
        Some(Self { word, tiles, laid, reused: reused.clone() })
    }
}

impl ActionView {
    fn of(game: &Zigzag, line: &Line) -> Option<Self> {
        let LineKind::Played { action: Some(PlayedAction { tile: kind, on, gifts, .. }), .. } =
            &line.what
        else {
            return None;
        };
        let gift = |gift: &GivenTiles| GiftView {
            to: gift.to,
            count: gift.count(),
            open: game.texts(&gift.open),
        };
        let gifts = gifts.iter().map(gift).collect();
        Some(Self { kind: *kind, tile: line.action_tile()?, on: *on, gifts })
    }
}

impl LastPlay {
    pub(crate) fn of(game: &Zigzag) -> Option<Self> {
        let history = &game.table.history;
        let is_play = |line: &Line| matches!(line.what, LineKind::Played { .. });
        let number = history.iter().rposition(is_play)?;
        let line = &history[number];
        let (word, action) = (WordView::of(game, line), ActionView::of(game, line));
        Some(Self { seat: line.seat, line: number, word, action })
    }
}
