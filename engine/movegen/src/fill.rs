//! Filling slots from the word map: for every subset of the rack, the words it makes with the
//! letters that lie in the slot.

use board::MAX_SIDE;

use crate::all::each_choice;
use crate::fill_by_walk::walk_slot;
use crate::filter::WordFilter;
use crate::found::Play;
use crate::keys::KEYS;
use crate::lines::Line;
use crate::slots::Slot;
use crate::subsets::{LONGEST_RACK, Subset};
use crate::turn::Turn;
use crate::word_map::WordMap;

/// Fills slots with words from a map.
pub(crate) struct Filler<'turn> {
    pub(crate) turn: Turn<'turn>,
    pub(crate) words: Source<'turn>,
}

/// Where words come from.
#[derive(Clone, Copy)]
pub(crate) enum Source<'turn> {
    Map(&'turn WordMap),
    /// The graph, walked where the filter says "perhaps".
    Filter(&'turn WordFilter),
}

/// A slot and a subset of the rack that might fill it.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'turn> {
    pub(crate) line: &'turn Line,
    pub(crate) slot: &'turn Slot,
    pub(crate) subset: &'turn Subset,
}

impl Pair<'_> {
    fn key(&self) -> u64 {
        self.subset.key.wrapping_add(self.slot.key)
    }

    pub(crate) fn length(&self) -> usize {
        usize::from(self.slot.end - self.slot.start)
    }

    /// The play before any tile is laid.
    pub(crate) fn unlaid(&self) -> Play {
        let start = self.line.square(usize::from(self.slot.start));
        Play::new(start, self.line.direction, self.slot.end - self.slot.start)
    }
}

impl<'turn> Source<'turn> {
    /// The filter that answers most questions.
    #[inline]
    fn filter(self) -> &'turn WordFilter {
        match self {
            Self::Map(map) => map.filter(),
            Self::Filter(filter) => filter,
        }
    }
}

impl Filler<'_> {
    /// Whether letters with this key and this many blanks may make words; "no" is certain.
    #[inline]
    pub(crate) fn may_be_words(&self, key: u64, blanks: u8) -> bool {
        match blanks {
            0 => self.words.filter().may_be_words(key),
            1 => self.words.filter().may_be_completed(key),
            _ => true,
        }
    }

    /// Every play that fills the slot with this subset of the rack.
    #[inline]
    pub(crate) fn fill(&self, pair: Pair<'_>, found: &mut impl FnMut(Play)) {
        match self.words {
            Source::Map(map) => self.fill_from_map(map, pair, found),
            Source::Filter(filter) => self.fill_by_filter(filter, pair, found),
        }
    }

    /// Walks the slot for every choice of blanks that the filter lets through.
    fn fill_by_filter(&self, filter: &WordFilter, pair: Pair<'_>, found: &mut impl FnMut(Play)) {
        let key = pair.key();
        let letters = || (1..).zip(&KEYS[1..]);
        match pair.subset.blanks {
            0 if filter.may_be_words(key) => walk_slot(&self.turn, pair, [0, 0], found),
            1 if filter.may_be_completed(key) => {
                for (first, first_key) in letters() {
                    if filter.may_be_words(key.wrapping_add(*first_key)) {
                        walk_slot(&self.turn, pair, [first, 0], found);
                    }
                }
            }
            0 | 1 => {}
            _ => {
                for (first, first_key) in letters() {
                    let key = key.wrapping_add(*first_key);
                    for (second, second_key) in letters().skip(usize::from(first) - 1) {
                        if filter.may_be_words(key.wrapping_add(*second_key)) {
                            walk_slot(&self.turn, pair, [first, second], found);
                        }
                    }
                }
            }
        }
    }

    #[inline]
    fn fill_from_map(&self, map: &WordMap, pair: Pair<'_>, found: &mut impl FnMut(Play)) {
        let start = usize::from(pair.slot.start);
        each_choice(map, pair.key(), pair.subset.blanks, |key, blanks| {
            for word in map.words(key, pair.length()) {
                if fits(pair.line, start, word) {
                    self.lay_word(pair, word, blanks, found);
                }
            }
        });
    }

    /// The plays of a word that may stand in the slot, blanks standing for these letters (0 for
    /// none): every choice of which tile is the blank is a play of its own.
    #[inline]
    pub(crate) fn lay_word(
        &self,
        pair: Pair<'_>,
        word: &[u8],
        [first, second]: [u8; 2],
        found: &mut impl FnMut(Play),
    ) {
        let laid = self.lay_out(pair, word);
        if first == 0 {
            found(laid.play.scored(laid.score, pair.subset.kept, pair.subset.number));
            return;
        }
        for one in laid.places_of(first) {
            let (play, score) = (laid.play.with_blank_at(one), laid.score - laid.points[one]);
            if second == 0 {
                found(play.scored(score, pair.subset.kept, pair.subset.number));
                continue;
            }
            for other in laid.places_of(second).filter(|other| first != second || *other > one) {
                let (play, score) = (play.with_blank_at(other), score - laid.points[other]);
                found(play.scored(score, pair.subset.kept, pair.subset.number));
            }
        }
    }

    /// Lays a word out in the slot as if all its tiles were natural.
    #[inline]
    fn lay_out(&self, Pair { line, slot, .. }: Pair<'_>, word: &[u8]) -> LaidOut {
        let start = usize::from(slot.start);
        let values = self.turn.lines.values();
        let score = slot.base + self.turn.bonus_for(slot.tiles);
        let play = Play::new(line.square(start), line.direction, slot.end - slot.start);
        let mut laid = LaidOut { play, score, points: [0; LONGEST_RACK] };
        let mut squares = slot.squares;
        for points in &mut laid.points {
            if squares == 0 {
                break;
            }
            let at = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            let letter = word[at - start];
            *points = i32::from(values[usize::from(letter & 63)])
                * i32::from(line.factor(at, slot.word_factor));
            laid.score += *points;
            laid.play.lay(letter);
        }
        laid
    }
}

/// A word laid out in a slot, with the points that each of its new tiles brings.
struct LaidOut {
    play: Play,
    score: i32,
    points: [i32; LONGEST_RACK],
}

impl LaidOut {
    /// Where the new tiles have this letter.
    fn places_of(&self, letter: u8) -> impl Iterator<Item = usize> {
        (0..self.play.laid()).filter(move |place| self.play.letter_at(*place) == letter)
    }
}

/// The letters that may stand on each square of a slot, as bits by number.
pub(crate) struct Masks {
    masks: [u64; MAX_SIDE],
}

impl Masks {
    pub(crate) fn of(line: &Line, slot: &Slot) -> Self {
        let mut masks = [0; MAX_SIDE];
        for (mask, at) in masks.iter_mut().zip(usize::from(slot.start)..usize::from(slot.end)) {
            let lying = line.letters[at];
            *mask = if lying == 0 { line.allowed[at] } else { 1 << lying };
        }
        Self { masks }
    }

    /// Whether the word may stand in the slot; looking at all letters is quicker than stopping.
    #[inline]
    pub(crate) fn allow(&self, word: &[u8]) -> bool {
        let bits = word
            .iter()
            .zip(&self.masks)
            .fold(1, |bits, (letter, mask)| bits & mask >> (letter & 63));
        bits & 1 == 1
    }
}

/// Whether the word's letters may stand on the line from a place on.
#[inline]
fn fits(line: &Line, start: usize, word: &[u8]) -> bool {
    word.iter().zip(start..).all(|(letter, at)| {
        let lying = line.letters[at];
        if lying == 0 { line.allowed[at] >> letter & 1 == 1 } else { lying == *letter }
    })
}
