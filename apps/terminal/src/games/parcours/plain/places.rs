//! Words typed with their place on the boards.

use parcours::{Part, Place, SlotState, View};
use serde_json::{Value, json};
use tabletop::Seat;

use super::rack;
use crate::plain::line::{Vocabulary, folded, named};
use crate::plain::speaker::{Question, Seen};

/// A word and where it is to lie.
pub(super) struct Target {
    place: Place,
    word: String,
}

const PARTS: &Vocabulary<Part> = &[
    (Part::Path, &["path", "p", "chemin", "c", "word", "mot"]),
    (Part::Satellite, &["sat", "s", "satellite"]),
];

impl Target {
    /// A word for the next slot of one's path.
    pub(super) fn on_path(view: &View, seat: u8, word: &str) -> Option<Self> {
        let slots = &view.seats.get(usize::from(seat))?.slots;
        let next = slots.iter().position(|slot| slot.state == SlotState::Next)?;
        let place = Place::path(Seat(seat), u8::try_from(next).ok()?);
        Some(Self { place, word: plain(word) })
    }

    /// Reads `path CHATS`, `sat 3 MAISON`, `sat 2.3 MAISON` (of the second player) or `CHATS`.
    pub(super) fn read(words: &[&str], view: &View, seat: u8) -> Option<Self> {
        match words {
            [word] => Self::on_path(view, seat, word),
            [part, word] if named(PARTS, part) == Some(Part::Path) => {
                Self::on_path(view, seat, word)
            }
            [part, slot, word] if named(PARTS, part) == Some(Part::Satellite) => {
                let (owner, slot) = match slot.split_once('.') {
                    Some((owner, slot)) => (owner.parse::<u8>().ok()?.checked_sub(1)?, slot),
                    None => (seat, *slot),
                };
                let slot = slot.parse::<u8>().ok()?.checked_sub(1)?;
                let place = Place { owner: Seat(owner), slot, part: Part::Satellite };
                Some(Self { place, word: plain(word) })
            }
            _ => None,
        }
    }

    /// The action that lays it; jokers stand for the letters that the rack lacks.
    pub(super) fn write(&self) -> Value {
        json!({"do": "write", "place": self.place, "word": self.word})
    }

    /// The question what it would bring.
    pub(super) fn preview(&self, view: &View, seen: &Seen<'_>) -> Question {
        let word = with_jokers(&self.word, rack(view, seen).unwrap_or_default());
        let planned = json!([{"place": self.place, "word": word}]);
        Question {
            question: json!({"ask": "preview", "words": planned}),
            about: json!({"place": self.place, "word": self.word}),
        }
    }
}

/// A word in capitals without accents.
fn plain(word: &str) -> String {
    folded(word).to_uppercase()
}

/// The word as it would lie: a small letter is a joker for a letter that is not there.
fn with_jokers(word: &str, mut held: Vec<String>) -> String {
    let laid = |letter: char| match held.iter().position(|tile| *tile == letter.to_string()) {
        Some(place) => {
            held.swap_remove(place);
            letter.to_string()
        }
        None => letter.to_lowercase().to_string(),
    };
    word.chars().map(laid).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_joker_stands_for_a_letter_that_is_not_there() {
        let held = || ["S", "O", "?"].map(str::to_owned).to_vec();
        assert_eq!(with_jokers("SOL", held()), "SOl");
        assert_eq!(with_jokers("SO", held()), "SO");
    }
}
