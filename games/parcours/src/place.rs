//! Places for words: the slots of the paths and the satellites beside them.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Score;

use crate::course::{Colour, Course};

/// A place for one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Whose board it is on.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub owner: Seat,
    /// Which slot of the path, counted from 0 at DEPART.
    pub slot: u8,
    /// The slot itself, or the satellite that hangs from it.
    pub part: Part,
}

/// A slot of the path, or the satellite that hangs from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The slot.
    Path,
    /// The satellite.
    Satellite,
}

/// The word length a place requires and its effect on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Demand {
    pub(crate) length: usize,
    /// The satellite's colour; none on the path.
    pub(crate) colour: Option<Colour>,
}

impl Place {
    /// A slot of somebody's path.
    pub const fn path(owner: Seat, slot: u8) -> Self {
        Self { owner, slot, part: Part::Path }
    }

    /// The satellite of a slot of somebody's path.
    pub const fn satellite(owner: Seat, slot: u8) -> Self {
        Self { owner, slot, part: Part::Satellite }
    }

    /// The slot's place in lists by slot.
    pub(crate) const fn index(self) -> usize {
        self.slot as usize
    }

    /// What this place requires of a word, if the board has the place.
    pub(crate) fn demand(self, course: &Course) -> Option<Demand> {
        let slot = course.slots().get(self.index())?;
        match self.part {
            Part::Path => Some(Demand { length: slot.length.into(), colour: None }),
            Part::Satellite => slot.satellite().map(|satellite| Demand {
                length: satellite.length.into(),
                colour: Some(satellite.colour),
            }),
        }
    }
}

impl Demand {
    /// The points of a word with this letter value here.
    pub(crate) fn points(self, letters: Score) -> Score {
        self.colour.map_or(letters, |colour| colour.points(letters))
    }
}
