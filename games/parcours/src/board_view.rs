//! A board as screens draw it: slots, satellites and the words on them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Score;

use crate::course::{Colour, Slot};
use crate::game::Parcours;
use crate::table::Laid;
use crate::view::TileView;
use crate::{Part, Place};

/// A slot of a path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// How many letters its word has.
    pub length: u8,
    /// Its colour.
    pub colour: SlotColour,
    /// Its state.
    pub state: SlotState,
    /// Whether a word may be laid here at this moment by the player whose hand it is.
    pub open: bool,
    /// Its word.
    pub word: Option<WordView>,
    /// The satellite that hangs from it; none from a white slot.
    pub satellite: Option<SatelliteView>,
}

/// The colour of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SlotColour {
    /// Yellow: it frees its satellite.
    Yellow,
    /// White: it gives a second play.
    White,
}

/// The state of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SlotState {
    /// It has its word.
    Covered,
    /// It comes next.
    Next,
    /// It comes later.
    Ahead,
}

/// A satellite.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SatelliteView {
    /// How many letters its word has.
    pub length: u8,
    /// Its colour.
    pub colour: Colour,
    /// Its effect on the points of its word, as printed on the board: `×3`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub sign: Cow<'static, str>,
    /// Its state.
    pub state: SatelliteState,
    /// Whether a word may be laid here at this moment by the player whose hand it is.
    pub open: bool,
    /// Its word.
    pub word: Option<WordView>,
}

/// The state of a satellite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SatelliteState {
    /// Its slot is not covered.
    Closed,
    /// It is freed, and empty.
    Freed,
    /// It has its word.
    Covered,
}

/// A word that lies on a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordView {
    /// The word as it lies; jokers are lowercase.
    pub text: String,
    /// Its tiles.
    pub tiles: Vec<TileView>,
    /// The player who laid it and has its points.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub by: Seat,
    /// Its points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// Whether it was laid in the current hand.
    pub fresh: bool,
}

impl SlotView {
    /// The slots of a seat's path, of which these places are open.
    pub(crate) fn all(game: &Parcours, seat: Seat, open: &[Place]) -> Vec<Self> {
        let slots = game.table.side(seat).course.slots().iter().copied().zip(0..);
        slots.map(|(slot, number)| Self::of(game, slot, Place::path(seat, number), open)).collect()
    }

    fn of(game: &Parcours, slot: Slot, place: Place, open: &[Place]) -> Self {
        let side = game.table.side(place.owner);
        let covered = side.path.len();
        Self {
            length: slot.length,
            colour: if slot.is_white() { SlotColour::White } else { SlotColour::Yellow },
            state: match place.index() {
                index if index < covered => SlotState::Covered,
                index if index == covered => SlotState::Next,
                _ => SlotState::Ahead,
            },
            open: open.contains(&place),
            word: side.path.get(place.index()).map(|laid| WordView::of(game, place, laid)),
            satellite: SatelliteView::of(game, slot, place, open),
        }
    }
}

impl SatelliteView {
    fn of(game: &Parcours, slot: Slot, path: Place, open: &[Place]) -> Option<Self> {
        let satellite = slot.satellite()?;
        let place = Place { part: Part::Satellite, ..path };
        let side = game.table.side(place.owner);
        let laid = side.satellites[place.index()].as_ref();
        Some(Self {
            length: satellite.length,
            colour: satellite.colour,
            sign: Cow::Borrowed(satellite.colour.sign()),
            state: match laid {
                Some(_) => SatelliteState::Covered,
                None if place.index() < side.path.len() => SatelliteState::Freed,
                None => SatelliteState::Closed,
            },
            open: open.contains(&place),
            word: laid.map(|laid| WordView::of(game, place, laid)),
        })
    }
}

impl WordView {
    fn of(game: &Parcours, place: Place, laid: &Laid) -> Self {
        Self {
            text: game.laid_text(&laid.tiles),
            tiles: TileView::all(game, &laid.tiles),
            by: laid.by,
            points: laid.points,
            fresh: game.table.hand.words.iter().any(|(fresh, _)| *fresh == place),
        }
    }
}
