//! The score sheet as screens show it.

use serde::{Deserialize, Serialize};
use tabletop::SharedLine;
use tiles::Score;

use crate::Place;
use crate::game::Parcours;
use crate::history::{HandEnd, Line, LineKind, PlayedHand, PlayedWord};
use crate::visibility::Visibility;

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineView {
    /// Whose line it is, and its points.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedLine,
    /// What was done.
    #[serde(flatten)]
    pub what: LineKindView,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LineKindView {
    /// A hand was played, or passed if it has no word.
    Hand {
        /// Its words in order.
        words: Vec<SheetWord>,
        /// The bonus for all nine letters.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        bonus: Score,
        /// How often it was bought.
        bought: u8,
        /// How many letters went back at its end.
        changed: usize,
        /// Which, for viewers who may know.
        back: Option<String>,
        /// Whether its time ran out.
        timed_out: bool,
    },
    /// The first to arrive had all satellites covered.
    AllSatellites,
    /// Points lost for time.
    Overtime,
    /// The player resigned.
    Resigned,
}

/// A word of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetWord {
    /// Where it lies.
    pub place: Place,
    /// The word; jokers are lowercase.
    pub word: String,
    /// Its points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
}

impl LineView {
    pub(crate) fn of(game: &Parcours, line: &Line, visibility: &Visibility<'_>) -> Self {
        let what = match &line.what {
            LineKind::Hand(hand) => hand_view(game, hand, visibility.sees(line.seat)),
            LineKind::AllSatellites => LineKindView::AllSatellites,
            LineKind::Overtime => LineKindView::Overtime,
            LineKind::Resigned => LineKindView::Resigned,
        };
        let shared = SharedLine { seat: line.seat, points: line.points, total: line.total };
        Self { shared, what }
    }
}

fn hand_view(game: &Parcours, hand: &PlayedHand, may_know: bool) -> LineKindView {
    let word = |word: &PlayedWord| SheetWord {
        place: word.place,
        word: game.laid_text(&word.tiles),
        points: word.points,
    };
    LineKindView::Hand {
        words: hand.words.iter().map(word).collect(),
        bonus: hand.bonus,
        bought: hand.bought,
        changed: hand.back.len(),
        back: may_know.then(|| game.told(&hand.back)),
        timed_out: hand.end == HandEnd::ByTime,
    }
}
