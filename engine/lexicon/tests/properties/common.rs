//! What the tests of this crate share: alphabets, random word lists, and their plain form.

use std::collections::BTreeSet;
use std::sync::Arc;

use lexicon::WordGraph;
use proptest::prelude::*;
use tiles::{Alphabet, Letter};

/// A word as its letters.
pub(crate) type Word = Vec<Letter>;

/// The alphabet of 26 letters.
pub(crate) fn english() -> Arc<Alphabet> {
    Alphabet::named("english").expect("it comes with the program")
}

/// The alphabet with letters of two characters.
pub(crate) fn digraphs() -> Arc<Alphabet> {
    let text = include_str!("../../../tiles/tests/data/digraphs-alphabet.txt");
    Arc::new(Alphabet::parse("digraphs", text).expect("it is an alphabet"))
}

/// The graph of words written with spaces between them.
pub(crate) fn graph(words: &str) -> WordGraph {
    WordGraph::build(words.split_whitespace().map(word)).expect("a test gives sound words")
}

/// An English word.
pub(crate) fn word(text: &str) -> Word {
    english().word(text).expect("a test gives sound words")
}

/// Any letter of the alphabet with digraphs, the first ones most often.
pub(crate) fn any_letter() -> impl Strategy<Value = Letter> {
    prop_oneof![4 => 1..=5_u8, 1 => 1..=29_u8]
        .prop_map(|number| Letter::from_number(number).expect("it is at most 29"))
}

/// Any word of up to six letters.
pub(crate) fn any_word() -> impl Strategy<Value = Word> {
    prop::collection::vec(any_letter(), 1..=6)
}

/// Any small word list.
pub(crate) fn any_words() -> impl Strategy<Value = BTreeSet<Word>> {
    prop::collection::btree_set(any_word(), 1..60)
}
