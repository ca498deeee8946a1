//! The word map: from a multiset of letters to the words made of exactly those letters.
//!
//! Most questions asked of it have the answer "none", so a small filter that stays in the cache
//! answers those before any table is touched. A second table answers for one blank: which letters
//! complete a multiset to a word. See docs/notes/word-map.md.

use lexicon::Lexicon;
use tiles::{Letter, LetterSet};

use crate::keys::{KEYS, key_of};

/// Alphabets with more letters than this have no word map; the generator then walks the graph.
const MOST_LETTERS: usize = 31;

/// Multisets of letters and the words they make. Optional: without it everything works, only slower.
pub struct WordMap {
    filter: Filter,
    groups: Table,
    /// Each group: how many words, then the words, letter by letter.
    words: Vec<u8>,
    blank_filter: Filter,
    completions: Table,
}

impl WordMap {
    /// The word map of a list; none for alphabets of more than 31 letters.
    pub fn build(lexicon: &Lexicon) -> Option<Self> {
        if lexicon.alphabet().len() > MOST_LETTERS {
            return None;
        }
        let mut keyed: Vec<(u64, u32)> = Vec::with_capacity(lexicon.word_count());
        let mut letters: Vec<u8> = Vec::new();
        for word in lexicon.words() {
            let start = u32::try_from(letters.len()).ok()?;
            keyed.push((
                word.iter().fold(0, |key, letter| key_of(*letter).wrapping_add(key)),
                start,
            ));
            letters.push(u8::try_from(word.len()).ok()?);
            letters.extend(word.iter().map(|letter| letter.number()));
        }
        keyed.sort_unstable();
        Self::from_groups(&keyed, &letters)
    }

    fn from_groups(keyed: &[(u64, u32)], letters: &[u8]) -> Option<Self> {
        let groups: Vec<&[(u64, u32)]> = keyed.chunk_by(|one, other| one.0 == other.0).collect();
        let mut map = Self {
            filter: Filter::for_count(groups.len(), 18),
            groups: Table::for_count(groups.len()),
            words: Vec::with_capacity(letters.len()),
            blank_filter: Filter::for_count(0, 1),
            completions: Table::for_count(0),
        };
        let mut missing_one: Vec<(u64, u8)> = Vec::with_capacity(groups.len() * 8);
        for group in groups {
            let (key, start) = group[0];
            map.filter.insert(key);
            map.groups.insert(key, u32::try_from(map.words.len()).ok()?);
            map.words.push(u8::try_from(group.len()).ok()?);
            for (_, start) in group {
                map.words.extend_from_slice(word_at(letters, *start));
            }
            let distinct: LetterSet = word_at(letters, start)
                .iter()
                .filter_map(|number| Letter::from_number(*number))
                .collect();
            missing_one.extend(
                distinct.iter().map(|letter| (key.wrapping_sub(key_of(letter)), letter.number())),
            );
        }
        missing_one.sort_unstable();
        let completed: Vec<&[(u64, u8)]> =
            missing_one.chunk_by(|one, other| one.0 == other.0).collect();
        map.blank_filter = Filter::for_count(completed.len(), 9);
        map.completions = Table::for_count(completed.len());
        for letters in completed {
            let mask = letters.iter().fold(0_u32, |mask, (_, number)| mask | 1 << number);
            map.blank_filter.insert(letters[0].0);
            map.completions.insert(letters[0].0, mask);
        }
        Some(map)
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.words.len()
            + [&self.filter, &self.blank_filter]
                .iter()
                .map(|filter| filter.blocks.len() * 8)
                .sum::<usize>()
            + [&self.groups, &self.completions]
                .iter()
                .map(|table| table.entries.len() * 8)
                .sum::<usize>()
    }

    /// The words of this length made of exactly the letters with this key.
    #[inline]
    pub(crate) fn words(&self, key: u64, length: usize) -> std::slice::ChunksExact<'_, u8> {
        let group = if self.filter.may_contain(key) { self.groups.get(key) } else { None };
        let Some(start) = group else { return [].chunks_exact(1) };
        let count = usize::from(self.words[start as usize]);
        let first = start as usize + 1;
        match self.words.get(first..first + count * length) {
            Some(words) => words.chunks_exact(length),
            None => [].chunks_exact(1),
        }
    }

    /// The letters, as bits by number, that complete the multiset with this key to a word.
    #[inline]
    pub(crate) fn completions(&self, key: u64) -> u32 {
        if self.blank_filter.may_contain(key) { self.completions.get(key).unwrap_or(0) } else { 0 }
    }
}

fn word_at(letters: &[u8], start: u32) -> &[u8] {
    let start = start as usize;
    &letters[start + 1..start + 1 + usize::from(letters[start])]
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

/// A filter that says "no" for certain and "perhaps" otherwise, with one look at memory.
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

/// A table from keys to numbers, with open addressing; keys are told apart by 32 of their bits.
struct Table {
    entries: Vec<(u32, u32)>,
}

/// What an empty place holds; no group starts there and no set of letters has that bit.
const EMPTY: u32 = u32::MAX;

impl Table {
    fn for_count(count: usize) -> Self {
        Self { entries: vec![(0, EMPTY); (count * 3 / 2).next_power_of_two().max(2)] }
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
