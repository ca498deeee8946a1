//! What every word game checks of its options before the first turn.

use std::str::FromStr;
use std::sync::Arc;

use lexicon::{Lexicon, Shelf};
use locales::{Message, Spoken, table};
use tiles::{Alphabet, TileSet};

use crate::{PlayedBy, Player};

/// Why a table cannot be set like that, whatever is played at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A name that is missing or too long.
    Name {
        /// The longest name allowed.
        longest: u8,
        /// The name.
        found: String,
    },
    /// A word list that is not here.
    NoLexicon(String),
    /// A word list that has changed.
    OtherLexicon {
        /// The list's name.
        name: String,
        /// The checksum in the options.
        expected: String,
    },
}

locales::spoken_error!(TableFault);

impl Spoken for TableFault {
    fn message(&self) -> Message {
        match self {
            Self::Name { longest, found } => table::name(found, *longest),
            Self::NoLexicon(name) => table::no_lexicon(name),
            Self::OtherLexicon { name, expected } => table::other_lexicon(expected, name),
        }
    }
}

/// Checks that every computer player can be described as the game describes its own.
pub fn check_computers<Description: FromStr>(players: &[Player]) -> Result<(), Description::Err> {
    for player in players {
        if let PlayedBy::Computer(name) = &player.by {
            name.parse::<Description>()?;
        }
    }
    Ok(())
}

/// Checks that every player has a name, and none that is too long for the screen.
pub fn check_names(players: &[Player], longest: u8) -> Result<(), TableFault> {
    let fits = |name: &str| (1..=usize::from(longest)).contains(&name.chars().count());
    match players.iter().find(|player| !fits(player.name.trim())) {
        Some(player) => Err(TableFault::Name { longest, found: player.name.clone() }),
        None => Ok(()),
    }
}

/// The word list of this name.
pub fn find_lexicon(shelf: &Shelf, name: &str) -> Result<Arc<Lexicon>, TableFault> {
    shelf.find(name).cloned().ok_or_else(|| TableFault::NoLexicon(name.to_owned()))
}

/// Checks that a word list is the one with this checksum; any list will do for an empty one.
pub fn check_checksum(lexicon: &Lexicon, name: &str, expected: &str) -> Result<(), TableFault> {
    if expected.is_empty() || expected == lexicon.checksum().hex() {
        return Ok(());
    }
    let [name, expected] = [name, expected].map(str::to_owned);
    Err(TableFault::OtherLexicon { name, expected })
}

/// Whether words and tiles have the same letters, in the same order.
pub fn have_same_letters(lexicon: &Lexicon, tiles: &TileSet) -> bool {
    fn letters(alphabet: &Alphabet) -> impl Iterator<Item = &str> {
        alphabet.letters().map(|letter| alphabet.text(letter))
    }
    letters(lexicon.alphabet()).eq(letters(tiles.alphabet()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(alphabet: Arc<Alphabet>) -> Arc<Lexicon> {
        let words = [alphabet.word("TEA").unwrap()];
        Arc::new(Lexicon::from_words("small", alphabet, &words).unwrap())
    }

    fn english() -> Arc<Lexicon> {
        list(Alphabet::named("english").unwrap())
    }

    #[test]
    fn a_name_has_from_one_to_the_longest_number_of_characters() {
        let check = |name| check_names(&[Player::person("Ann"), Player::person(name)], 3);
        assert_eq!(check("Zoé"), Ok(()));
        for name in ["", "  ", "Cleo"] {
            assert_eq!(check(name), Err(TableFault::Name { longest: 3, found: name.to_owned() }));
        }
    }

    #[test]
    fn only_computers_need_a_description() {
        let check =
            |level| check_computers::<u8>(&[Player::person("x"), Player::computer("y", level)]);
        assert!(check("3").is_ok() && check("x").is_err());
    }

    #[test]
    fn a_word_list_is_found_by_its_name_and_known_by_its_checksum() {
        let shelf = Shelf::new([english()]);
        let found = find_lexicon(&shelf, "small").unwrap();
        let missing = find_lexicon(&shelf, "tlh").unwrap_err();
        assert_eq!(missing, TableFault::NoLexicon("tlh".into()));
        assert_eq!(check_checksum(&found, "small", ""), Ok(()));
        assert_eq!(check_checksum(&found, "small", &found.checksum().hex()), Ok(()));
        let (name, expected) = ("small".to_owned(), "0".to_owned());
        let other = TableFault::OtherLexicon { name, expected };
        assert_eq!(check_checksum(&found, "small", "0"), Err(other));
    }

    #[test]
    fn words_and_tiles_go_together_when_their_letters_are_the_same() {
        let tiles = TileSet::named("english").unwrap();
        assert!(have_same_letters(&english(), &tiles));
        let short = Alphabet::parse("short", "letters A E T").unwrap();
        assert!(!have_same_letters(&list(Arc::new(short)), &tiles));
    }
}
