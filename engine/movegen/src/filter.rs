//! The word filter: a blocked Bloom filter (Putze, Sanders and Singler 2007) of alphagrams, half a
//! megabyte that stays in cache.
//!
//! It says "no" for certain and "perhaps" otherwise. It lets so little through that what follows
//! may be slow: a look into the word map, or a walk through the graph.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use lexicon::Lexicon;
use tiles::{Letter, LetterSet};

use crate::keys::key_of;

/// Whether a multiset of letters makes a word, alone or with one letter more.
pub struct WordFilter {
    words: Filter,
    with_one_more: Filter,
}

impl WordFilter {
    /// The filter of a list.
    pub fn build(lexicon: &Lexicon) -> Self {
        let keyed = KeyedWords::of(lexicon);
        Self::from_keys(&keyed, &keyed.missing_one())
    }

    pub(crate) fn from_keys(keyed: &KeyedWords, missing_one: &[(u64, u8)]) -> Self {
        let mut words = Filter::for_count(keyed.groups().count(), 18);
        keyed.groups().for_each(|group| words.insert(group[0].0));
        let mut with_one_more = Filter::for_count(completed(missing_one).count(), 9);
        completed(missing_one).for_each(|letters| with_one_more.insert(letters[0].0));
        Self { words, with_one_more }
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        8 * (self.words.blocks.len() + self.with_one_more.blocks.len())
    }

    /// Whether the letters with this key may make a word.
    #[inline]
    pub(crate) fn may_be_words(&self, key: u64) -> bool {
        self.words.may_contain(key)
    }

    /// Whether they may make one with one letter more.
    #[inline]
    pub(crate) fn may_be_completed(&self, key: u64) -> bool {
        self.with_one_more.may_contain(key)
    }
}

/// The words of a list with the keys of their letters, equal keys side by side.
pub(crate) struct KeyedWords {
    /// The key and where the word lies among the letters.
    keyed: Vec<(u64, u32)>,
    /// Each word: its length, then its letters.
    pub(crate) letters: Vec<u8>,
}

impl KeyedWords {
    pub(crate) fn of(lexicon: &Lexicon) -> Self {
        let mut keyed = Vec::with_capacity(lexicon.word_count());
        let mut letters: Vec<u8> = Vec::new();
        for word in lexicon.words() {
            let key = word.iter().fold(0_u64, |key, letter| key.wrapping_add(key_of(*letter)));
            let start =
                u32::try_from(letters.len()).expect("a graph of 2²² nodes holds fewer letters");
            keyed.push((key, start));
            letters.push(u8::try_from(word.len()).expect("words have at most 31 letters"));
            letters.extend(word.iter().map(|letter| letter.number()));
        }
        keyed.sort_unstable();
        Self { keyed, letters }
    }

    /// The words that share their letters.
    pub(crate) fn groups(&self) -> impl Iterator<Item = &[(u64, u32)]> {
        self.keyed.chunk_by(|one, other| one.0 == other.0)
    }

    pub(crate) fn word_at(&self, start: u32) -> &[u8] {
        let start = start as usize;
        &self.letters[start + 1..start + 1 + usize::from(self.letters[start])]
    }

    /// Every multiset that lacks one letter to make a word, with that letter; sorted.
    pub(crate) fn missing_one(&self) -> Vec<(u64, u8)> {
        let mut missing = Vec::with_capacity(self.keyed.len() * 8);
        for group in self.groups() {
            let (key, start) = group[0];
            let letters =
                self.word_at(start).iter().filter_map(|number| Letter::from_number(*number));
            let distinct: LetterSet = letters.collect();
            missing.extend(
                distinct.iter().map(|letter| (key.wrapping_sub(key_of(letter)), letter.number())),
            );
        }
        missing.sort_unstable();
        missing
    }
}

/// The letters that complete one multiset, multiset by multiset.
pub(crate) fn completed(missing_one: &[(u64, u8)]) -> impl Iterator<Item = &[(u64, u8)]> {
    missing_one.chunk_by(|one, other| one.0 == other.0)
}

/// A set of keys that is asked with one look at memory.
struct Filter {
    /// Each key sets three bits of one block.
    blocks: Vec<u64>,
    shift: u32,
}

impl Filter {
    fn for_count(count: usize, bits_each: usize) -> Self {
        let blocks = (count * bits_each / 64).next_power_of_two().max(2);
        Self { blocks: vec![0; blocks], shift: 64 - blocks.trailing_zeros() }
    }

    #[inline]
    fn bits(key: u64) -> u64 {
        1 << (key & 63) | 1 << (key >> 6 & 63) | 1 << (key >> 12 & 63)
    }

    fn insert(&mut self, key: u64) {
        self.blocks[(key >> self.shift) as usize] |= Self::bits(key);
    }

    #[inline]
    fn may_contain(&self, key: u64) -> bool {
        let bits = Self::bits(key);
        self.blocks[(key >> self.shift) as usize] & bits == bits
    }
}
