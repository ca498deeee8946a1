//! A board: twelve slots from DEPART to ARRIVEE, and the satellites that hang from them.
//!
//! Boards are data files, validated when they are read; to add a board, add a file to
//! `data/boards`.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use tiles::Score;

/// How many words a path has.
pub(crate) const PATH_WORDS: usize = 12;
/// How many letters a player holds, and so the longest word.
pub(crate) const HAND: usize = 9;
/// How many letters a white slot has.
pub(crate) const WHITE_LETTERS: u8 = 3;

/// A board with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    name: String,
    slots: Vec<Slot>,
}

/// A section of the path, which takes one word of a fixed length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// How many letters its word has.
    pub length: u8,
    /// What hangs from it.
    pub kind: SlotKind,
}

/// The effect of covering a slot, besides its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotKind {
    /// A yellow slot frees its satellite.
    Yellow(Satellite),
    /// A white slot gives a second play.
    White,
}

/// A place beside the path for one word, whose points it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Satellite {
    /// Its colour.
    pub colour: Colour,
    /// How many letters its word has.
    pub length: u8,
}

/// The colour of a satellite, which says what it does to the points of its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Rose: three times the points.
    Rose,
    /// Green: twice the points.
    Green,
    /// Blue: ten points more.
    Blue,
}

impl Colour {
    /// The points of a word with this letter value.
    pub fn points(self, letters: Score) -> Score {
        match self {
            Self::Rose => letters * 3,
            Self::Green => letters * 2,
            Self::Blue => letters + Score(10),
        }
    }

    /// Its effect, as printed on the board: `×3`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Rose => "×3",
            Self::Green => "×2",
            Self::Blue => "+10",
        }
    }

    fn named(name: &str) -> Option<Self> {
        [("rose", Self::Rose), ("green", Self::Green), ("blue", Self::Blue)]
            .into_iter()
            .find_map(|(colour, found)| (colour == name).then_some(found))
    }
}

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// A line that does not describe a slot.
    #[error("line {line}: expected a slot, as in `5 rose 6` or `3 white`; found `{found}`")]
    NotASlot {
        /// Counted from 1.
        line: usize,
        /// The line.
        found: String,
    },
    /// A length that no word can have.
    #[error("line {line}: a word has from 2 to {HAND} letters, not {length}")]
    Length {
        /// Counted from 1.
        line: usize,
        /// The length it asks for.
        length: u8,
    },
    /// A white slot with another length.
    #[error("line {line}: a white slot has {WHITE_LETTERS} letters, not {length}")]
    WhiteLength {
        /// Counted from 1.
        line: usize,
        /// The length it asks for.
        length: u8,
    },
    /// Not twelve slots.
    #[error("a path has {PATH_WORDS} words, this board {0}")]
    Slots(usize),
    /// Two slots of the same length side by side.
    #[error("slots {slot} and {} have the same length; each word differs from the one before", slot + 1)]
    SameLength {
        /// The first of the two, counted from 1.
        slot: usize,
    },
}

impl Course {
    /// Reads a board file.
    pub fn parse(name: &str, text: &str) -> Result<Self, CourseError> {
        let lines = text.lines().map(str::trim).zip(1..);
        let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        let slots = lines.map(|(line, number)| read_slot(line, number));
        let slots = slots.collect::<Result<Vec<Slot>, CourseError>>()?;
        if slots.len() != PATH_WORDS {
            return Err(CourseError::Slots(slots.len()));
        }
        match slots.windows(2).position(|pair| pair[0].length == pair[1].length) {
            Some(before) => Err(CourseError::SameLength { slot: before + 1 }),
            None => Ok(Self { name: name.to_owned(), slots }),
        }
    }

    /// The board of this name that comes with the game.
    pub fn named(name: &str) -> Option<Arc<Self>> {
        READ.iter().find(|course| course.name == name).cloned()
    }

    /// Its name: `A`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its slots from DEPART to ARRIVEE.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }
}

impl Slot {
    /// The satellite that it frees; none for a white slot.
    pub const fn satellite(&self) -> Option<Satellite> {
        match self.kind {
            SlotKind::Yellow(satellite) => Some(satellite),
            SlotKind::White => None,
        }
    }

    /// Whether it gives a second play.
    pub const fn is_white(&self) -> bool {
        matches!(self.kind, SlotKind::White)
    }
}

fn read_slot(text: &str, line: usize) -> Result<Slot, CourseError> {
    let not_a_slot = || CourseError::NotASlot { line, found: text.to_owned() };
    let number = |text: &str| text.parse::<u8>().map_err(|_| not_a_slot());
    let slot = match text.split_whitespace().collect::<Vec<_>>()[..] {
        [length, "white"] => Slot { length: number(length)?, kind: SlotKind::White },
        [length, colour, letters] => {
            let colour = Colour::named(colour).ok_or_else(not_a_slot)?;
            let satellite = Satellite { colour, length: number(letters)? };
            Slot { length: number(length)?, kind: SlotKind::Yellow(satellite) }
        }
        _ => return Err(not_a_slot()),
    };
    check_lengths(slot, line)?;
    Ok(slot)
}

fn check_lengths(slot: Slot, line: usize) -> Result<(), CourseError> {
    if slot.is_white() && slot.length != WHITE_LETTERS {
        return Err(CourseError::WhiteLength { line, length: slot.length });
    }
    let lengths = [Some(slot.length), slot.satellite().map(|satellite| satellite.length)];
    let cannot_be_laid = |length: &u8| !(2..=HAND).contains(&usize::from(*length));
    match lengths.into_iter().flatten().find(cannot_be_laid) {
        Some(length) => Err(CourseError::Length { line, length }),
        None => Ok(()),
    }
}

const FILES: [(&str, &str); 4] = [
    ("A", include_str!("../data/boards/A.txt")),
    ("B", include_str!("../data/boards/B.txt")),
    ("C", include_str!("../data/boards/C.txt")),
    ("D", include_str!("../data/boards/D.txt")),
];

static READ: LazyLock<Vec<Arc<Course>>> = LazyLock::new(|| {
    let read = |(name, text)| Course::parse(name, text).expect("a test reads every board of data/");
    FILES.into_iter().map(read).map(Arc::new).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    /// A board in one line: `5b5 3w`.
    fn short(course: &Course) -> String {
        let colour = |colour| match colour {
            Colour::Rose => 'r',
            Colour::Green => 'g',
            Colour::Blue => 'b',
        };
        let slot = |slot: &Slot| match slot.satellite() {
            Some(hung) => format!("{}{}{}", slot.length, colour(hung.colour), hung.length),
            None => format!("{}w", slot.length),
        };
        course.slots().iter().map(slot).collect::<Vec<_>>().join(" ")
    }

    /// PG-001, PG-012, PG-015, PG-026
    #[test]
    fn there_are_four_boards_of_twelve_slots_nine_yellow_with_a_satellite_and_three_white() {
        let boards = FILES.map(|(name, text)| short(&Course::parse(name, text).unwrap()));
        assert_eq!(boards[0], "5b5 4g6 6r5 3w 5g5 6b4 4r7 3w 7g6 5b5 3w 6r6");
        assert_eq!(boards[1], "4b4 6g5 5r5 3w 7g6 4b5 6r6 3w 5b5 6g6 3w 5r7");
        assert_eq!(boards[2], "6g5 4b5 5r5 3w 6b4 5r7 4g6 3w 7b5 6g6 3w 5r6");
        assert_eq!(boards[3], "5g6 6b5 4r5 3w 6b4 7g5 5r7 3w 6b5 4g6 3w 5r6");
    }

    #[test]
    fn every_board_has_the_same_lengths_and_the_same_satellites() {
        let sorted = |(name, _)| {
            let course = Course::named(name).unwrap();
            let mut lengths: Vec<u8> = course.slots().iter().map(|slot| slot.length).collect();
            let hung = course.slots().iter().filter_map(Slot::satellite);
            let mut hung: Vec<_> = hung.map(|hung| (hung.colour.sign(), hung.length)).collect();
            lengths.sort_unstable();
            hung.sort_unstable();
            (lengths, hung)
        };
        let [first, rest @ ..] = FILES.map(sorted);
        assert!(rest.iter().all(|board| *board == first));
        assert_eq!(first.0, [3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7]);
    }

    /// PG-013
    #[test]
    fn two_neighbouring_words_of_a_path_differ_in_length() {
        let text = FILES[0].1.replace("4 green 6", "5 green 6");
        let refusal = Course::parse("A", &text).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "slots 1 and 2 have the same length; each word differs from the one before"
        );
    }

    #[test]
    fn a_faulty_board_is_refused_with_the_reason() {
        let refusal = |text: &str| Course::parse("X", text).unwrap_err().to_string();
        assert_eq!(refusal("5 rose 6\n"), "a path has 12 words, this board 1");
        assert_eq!(
            refusal("5 red 6\n"),
            "line 1: expected a slot, as in `5 rose 6` or `3 white`; found `5 red 6`"
        );
        assert_eq!(refusal("5 rose 10\n"), "line 1: a word has from 2 to 9 letters, not 10");
        assert_eq!(refusal("# Here\n4 white\n"), "line 2: a white slot has 3 letters, not 4");
    }

    /// PG-018, PG-019, PG-020
    #[test]
    fn rose_triples_green_doubles_and_blue_adds_ten() {
        let points = |colour: Colour| colour.points(Score(7));
        assert_eq!(points(Colour::Rose), Score(21));
        assert_eq!(points(Colour::Green), Score(14));
        assert_eq!(points(Colour::Blue), Score(17));
    }
}
