//! Word search with a step budget.

use std::cell::Cell;

use lexicon::{FromTiles, Guide, Lexicon, MAX_WORD_LENGTH, Pattern, Use};
use protocol::WordList;
use tiles::{Letter, Rack};

/// Maximum words listed.
const LISTED: usize = 200;
/// Step budget of a search; more than the whole of our lists takes.
const MOST_STEPS: usize = 20_000_000;

/// A search.
pub(crate) struct Search {
    /// The tiles to make words of.
    pub(crate) tiles: Option<Rack>,
    /// How many of the tiles must be used.
    pub(crate) usage: Use,
    /// The pattern of the words.
    pub(crate) pattern: Option<Pattern>,
}

impl Search {
    /// The words found, longest first, then in alphabetical order.
    pub(crate) fn run(&self, lexicon: &Lexicon) -> WordList {
        self.run_within(lexicon, MOST_STEPS)
    }

    fn run_within(&self, lexicon: &Lexicon, steps: usize) -> WordList {
        let tiles = self.tiles.as_ref().map(|rack| FromTiles::new(rack, self.usage));
        let pattern = self.pattern.as_ref().map(Pattern::guide);
        let steps_left = Cell::new(steps);
        let guide = Bounded { guide: (tiles, pattern), steps_left: &steps_left };
        let mut by_length: Vec<Vec<Vec<Letter>>> = vec![Vec::new(); MAX_WORD_LENGTH + 1];
        let mut count = 0_usize;
        for word in lexicon.graph().find(guide) {
            count += 1;
            if let Some(same) = by_length.get_mut(word.len()).filter(|same| same.len() < LISTED) {
                same.push(word);
            }
        }
        let longest_first = by_length.into_iter().rev().flatten().take(LISTED);
        let words: Vec<String> =
            longest_first.map(|word| lexicon.alphabet().spell(&word)).collect();
        WordList { more: count > words.len() || steps_left.get() == 0, words }
    }
}

/// Stops after a step budget.
struct Bounded<'search, Inner> {
    guide: Inner,
    steps_left: &'search Cell<usize>,
}

impl<Inner: Guide> Guide for Bounded<'_, Inner> {
    fn enter(&mut self, letter: Letter) -> bool {
        let left = self.steps_left.get().saturating_sub(1);
        self.steps_left.set(left);
        left > 0 && self.guide.enter(letter)
    }

    fn leave(&mut self, letter: Letter) {
        self.guide.leave(letter);
    }

    fn wants_word(&self) -> bool {
        self.guide.wants_word()
    }
}

#[cfg(test)]
mod tests {
    use tiles::Alphabet;

    use super::*;

    fn found(tiles: Option<&str>, pattern: Option<&str>, steps: usize) -> WordList {
        let english = Alphabet::named("english").unwrap();
        let words = ["AT", "EAT", "EATS", "SEAT", "TEA", "TEAS"];
        let words = words.map(|word| english.word(word).unwrap());
        let lexicon = Lexicon::from_words("en", english.clone(), &words).unwrap();
        let rack = |text| english.tiles(text).unwrap().into_iter().collect();
        let search = Search {
            tiles: tiles.map(rack),
            usage: Use::Some,
            pattern: pattern.map(|text| Pattern::parse(text, &english).unwrap()),
        };
        search.run_within(&lexicon, steps)
    }

    #[test]
    fn the_longest_words_come_first() {
        let list = found(Some("AETS"), None, MOST_STEPS);
        assert_eq!(list.words, ["EATS", "SEAT", "TEAS", "EAT", "TEA", "AT"]);
        assert!(!list.more);
    }

    #[test]
    fn tiles_and_a_pattern_may_be_asked_for_together() {
        let list = found(Some("AET"), Some("*A?"), MOST_STEPS);
        assert_eq!(list.words, ["EAT", "AT"]);
    }

    #[test]
    fn a_search_that_takes_too_long_ends_and_says_so() {
        let list = found(None, Some("*"), 3);
        assert!(list.more && list.words.len() < 6);
    }
}
