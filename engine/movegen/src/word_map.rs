//! The word map: a hash table from a multiset of letters (alphagram) to the words made of exactly
//! those letters.
//!
//! Most questions asked of it have the answer "none", so a small filter that stays in the cache
//! answers those before any table is touched. A second table answers for one blank: which letters
//! complete a multiset to a word. See docs/notes/word-map.md.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use std::slice::ChunksExact;

use lexicon::Lexicon;

use crate::filter::{KeyedWords, WordFilter, completed};
use crate::keys::KEYS;

/// Alphabets with more letters than this have no word map; the generator then walks the graph.
const MOST_LETTERS: usize = 31;

/// Multisets of letters and the words they make. Optional: without it everything works, only
/// slower.
pub struct WordMap {
    filter: WordFilter,
    groups: Table,
    /// Each group: how many words, then the words, letter by letter.
    words: Vec<u8>,
    completions: Table,
}

impl WordMap {
    /// The word map of a list; none for alphabets of more than 31 letters.
    pub fn build(lexicon: &Lexicon) -> Option<Self> {
        if lexicon.alphabet().len() > MOST_LETTERS {
            return None;
        }
        let keyed = KeyedWords::of(lexicon);
        let missing_one = keyed.missing_one();
        let mut map = Self {
            filter: WordFilter::from_keys(&keyed, &missing_one),
            groups: Table::for_count(keyed.groups().count()),
            words: Vec::with_capacity(keyed.letters.len()),
            completions: Table::for_count(completed(&missing_one).count()),
        };
        for group in keyed.groups() {
            map.groups.insert(group[0].0, u32::try_from(map.words.len()).ok()?);
            map.words.push(u8::try_from(group.len()).ok()?);
            for (_, start) in group {
                map.words.extend_from_slice(keyed.word_at(*start));
            }
        }
        for letters in completed(&missing_one) {
            let mask = letters.iter().fold(0_u32, |mask, (_, number)| mask | 1 << number);
            map.completions.insert(letters[0].0, mask);
        }
        Some(map)
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        let tables = [&self.groups, &self.completions]
            .map(|table| table.entries.len() * size_of::<(u32, u32)>());
        self.filter.size() + self.words.len() + tables.iter().sum::<usize>()
    }

    /// The filter that answers most questions.
    pub fn filter(&self) -> &WordFilter {
        &self.filter
    }

    /// The words of this length made of exactly the letters with this key.
    #[inline]
    pub(crate) fn words(&self, key: u64, length: usize) -> ChunksExact<'_, u8> {
        let start = if self.filter.may_be_words(key) { self.group(key) } else { EMPTY };
        self.words_at(self.checked(key, start, length), length)
    }

    /// Where words lie that may have this key; a place outside for none.
    #[inline]
    pub(crate) fn group(&self, key: u64) -> u32 {
        self.groups.get(key).unwrap_or(EMPTY)
    }

    /// The group that lies there, if it has this key: the table tells keys apart by half their
    /// bits.
    #[inline]
    pub(crate) fn checked(&self, key: u64, start: u32, length: usize) -> Group {
        let none = Group { start, count: 0 };
        let Some([count, letters @ ..]) = self.words.get(start as usize..) else { return none };
        let keys = letters.iter().take(length).map(|letter| KEYS[usize::from(letter & 63)]);
        if keys.fold(0, u64::wrapping_add) == key { Group { start, count: *count } } else { none }
    }

    /// The words of a group.
    #[inline]
    pub(crate) fn words_at(&self, group: Group, length: usize) -> ChunksExact<'_, u8> {
        let words = self.words.get(group.start as usize..).and_then(|group| group.get(1..));
        let words = words.and_then(|words| words.get(..usize::from(group.count) * length));
        words.unwrap_or_default().chunks_exact(length)
    }

    /// The letters, as bits by number, that complete the multiset with this key to a word.
    #[inline]
    pub(crate) fn completions(&self, key: u64) -> u32 {
        if self.filter.may_be_completed(key) { self.completions.get(key).unwrap_or(0) } else { 0 }
    }
}

/// A group of words: where it lies, and how many there are.
#[derive(Clone, Copy, Default)]
pub(crate) struct Group {
    pub(crate) start: u32,
    pub(crate) count: u8,
}

/// The letters of a set of completions.
pub(crate) fn each_letter(mut completions: u32) -> impl Iterator<Item = (u8, u64)> {
    std::iter::from_fn(move || {
        if completions == 0 {
            return None;
        }
        let number = completions.trailing_zeros() as u8 & 31;
        completions &= completions - 1;
        Some((number, KEYS[usize::from(number)]))
    })
}

/// A table from keys to numbers, with open addressing; keys are told apart by 32 of their bits.
struct Table {
    entries: Vec<(u32, u32)>,
}

/// What an empty place holds; no group starts there and no set of letters has that bit.
const EMPTY: u32 = u32::MAX;

impl Table {
    fn for_count(count: usize) -> Self {
        Self { entries: vec![(0, EMPTY); (count * 5 / 4 + 1).next_power_of_two()] }
    }

    #[inline]
    fn tag(key: u64) -> u32 {
        (key >> 32) as u32
    }

    fn insert(&mut self, key: u64, value: u32) {
        let mask = self.entries.len() - 1;
        let mut place = key as usize & mask;
        while self.entries[place].1 != EMPTY {
            place = (place + 1) & mask;
        }
        self.entries[place] = (Self::tag(key), value);
    }

    #[inline]
    fn get(&self, key: u64) -> Option<u32> {
        let mask = self.entries.len() - 1;
        let mut place = key as usize & mask;
        loop {
            let (tag, value) = self.entries[place];
            if value == EMPTY {
                return None;
            }
            if tag == Self::tag(key) {
                return Some(value);
            }
            place = (place + 1) & mask;
        }
    }
}
