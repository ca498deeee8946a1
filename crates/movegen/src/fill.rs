//! Filling slots from the word map: for every subset of the rack, the words it makes with the letters
//! that lie in the slot.

use crate::fill_by_walk::walk_slot;
use crate::filter::WordFilter;
use crate::found::Play;
use crate::keys::KEYS;
use crate::lines::Line;
use crate::slots::Slot;
use crate::subsets::{LONGEST_RACK, Subset};
use crate::turn::Turn;
use crate::word_map::{WordMap, each_letter};

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
    /// The subset's number.
    pub(crate) played: u8,
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

impl Filler<'_> {
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
        let (key, length) = (pair.key(), pair.length());
        match pair.subset.blanks {
            0 => {
                for word in map.words(key, length) {
                    if let Some(play) = self.natural_play(pair, word) {
                        found(play);
                    }
                }
            }
            1 => {
                for (first, first_key) in each_letter(map.completions(key)) {
                    for word in map.words(key.wrapping_add(first_key), length) {
                        self.blank_plays(pair, word, [first, 0], found);
                    }
                }
            }
            _ => self.fill_with_two_blanks(map, pair, found),
        }
    }

    fn fill_with_two_blanks(&self, map: &WordMap, pair: Pair<'_>, found: &mut impl FnMut(Play)) {
        for (first, first_key) in each_letter(!1) {
            let with_first = pair.key().wrapping_add(first_key);
            let not_before = !0_u32 << first;
            for (second, second_key) in each_letter(map.completions(with_first) & not_before) {
                for word in map.words(with_first.wrapping_add(second_key), pair.length()) {
                    self.blank_plays(pair, word, [first, second], found);
                }
            }
        }
    }

    /// The play of a word without blanks, if its letters may stand where they would.
    #[inline]
    pub(crate) fn natural_play(&self, pair: Pair<'_>, word: &[u8]) -> Option<Play> {
        let laid = self.lay_out(pair, word)?;
        Some(laid.play.scored(laid.score, pair.subset.kept, pair.played))
    }

    /// The plays of a word with blanks standing for these letters (0 for no second blank): every
    /// choice of which tile is the blank is a play of its own.
    pub(crate) fn blank_plays(
        &self,
        pair: Pair<'_>,
        word: &[u8],
        [first, second]: [u8; 2],
        found: &mut impl FnMut(Play),
    ) {
        let Some(laid) = self.lay_out(pair, word) else { return };
        for one in laid.places_of(first) {
            let (play, score) = (laid.play.with_blank_at(one), laid.score - laid.points[one]);
            if second == 0 {
                found(play.scored(score, pair.subset.kept, pair.played));
                continue;
            }
            for other in laid.places_of(second).filter(|other| first != second || *other > one) {
                let (play, score) = (play.with_blank_at(other), score - laid.points[other]);
                found(play.scored(score, pair.subset.kept, pair.played));
            }
        }
    }

    /// Lays a word out in the slot as if all its tiles were natural, if its letters may stand there.
    #[inline]
    fn lay_out(&self, Pair { line, slot, .. }: Pair<'_>, word: &[u8]) -> Option<LaidOut> {
        let start = usize::from(slot.start);
        if !fits(line, start, word) {
            return None;
        }
        let values = self.turn.lines.values();
        let score = slot.base + self.turn.bonus_for(slot.tiles);
        let play = Play::new(line.square(start), line.direction, slot.end - slot.start);
        let mut laid = LaidOut { play, score, points: [0; LONGEST_RACK] };
        let empty = word.iter().zip(start..).filter(|(_, at)| line.letters[*at] == 0);
        for ((letter, at), points) in empty.zip(&mut laid.points) {
            let value = i32::from(values[usize::from(*letter & 63)]);
            *points = value * i32::from(line.factor(at, slot.word_factor));
            laid.score += *points;
            laid.play.lay(*letter);
        }
        Some(laid)
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

/// Whether the word's letters may stand on the line from a place on.
#[inline]
fn fits(line: &Line, start: usize, word: &[u8]) -> bool {
    word.iter().zip(start..).all(|(letter, at)| {
        let lying = line.letters[at];
        if lying == 0 { line.allowed[at] >> letter & 1 == 1 } else { lying == *letter }
    })
}
