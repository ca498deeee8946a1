//! Filling slots from the word map: for every subset of the rack, the words it makes with the letters
//! that lie in the slot.

use tiles::Tile;

use crate::fill_by_walk::walk_slot;
use crate::filter::WordFilter;
use crate::found::{BLANK_BIT, Play};
use crate::lines::Line;
use crate::slots::Slot;
use crate::subsets::Subset;
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
            Source::Filter(filter) => {
                let may_be_filled = match pair.subset.blanks {
                    0 => filter.may_be_words(pair.key()),
                    1 => filter.may_be_completed(pair.key()),
                    _ => true,
                };
                if may_be_filled {
                    walk_slot(&self.turn, pair, found);
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
        let Pair { line, slot, subset, played } = pair;
        let start = usize::from(slot.start);
        if !fits(line, start, word) {
            return None;
        }
        let values = self.turn.lines.values();
        let mut play = pair.unlaid();
        let mut score = i32::from(slot.base) + self.turn.bonus_for(slot.tiles);
        for (letter, at) in word.iter().zip(start..) {
            if line.letters[at] == 0 {
                let value = values[usize::from(*letter & 63)];
                score += i32::from(value) * i32::from(line.factor(at, slot.word_factor));
                play.lay(*letter);
            }
        }
        Some(play.scored(score, subset.kept, played))
    }

    /// The plays of a word with blanks standing for these letters: every choice of which tile is the
    /// blank is a play of its own.
    pub(crate) fn blank_plays(
        &self,
        pair: Pair<'_>,
        word: &[u8],
        blanks: [u8; 2],
        found: &mut impl FnMut(Play),
    ) {
        let start = usize::from(pair.slot.start);
        if !fits(pair.line, start, word) {
            return;
        }
        let mut naturals = [0_u8; 64];
        for tile in self.turn.subsets.tiles(pair.played.into()) {
            if let Tile::Letter(letter) = tile {
                naturals[letter.index()] += 1;
            }
        }
        let mut choice = Choice { filler: self, pair, word, naturals, blanks };
        let score = i32::from(pair.slot.base) + self.turn.bonus_for(pair.slot.tiles);
        choice.go_on(start, pair.unlaid(), score, found);
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

/// The choice, square by square, between a natural tile and a blank.
struct Choice<'turn, 'filler> {
    filler: &'turn Filler<'filler>,
    pair: Pair<'turn>,
    word: &'turn [u8],
    naturals: [u8; 64],
    /// The letters the blanks stand for; 0 for a blank that is used up.
    blanks: [u8; 2],
}

impl Choice<'_, '_> {
    fn go_on(&mut self, at: usize, play: Play, score: i32, found: &mut impl FnMut(Play)) {
        let Pair { line, slot, subset, played } = self.pair;
        let Some(letter) = self.word.get(at - usize::from(slot.start)).copied() else {
            found(play.scored(score, subset.kept, played));
            return;
        };
        if line.letters[at] != 0 {
            return self.go_on(at + 1, play, score, found);
        }
        let number = usize::from(letter & 63);
        if self.naturals[number] > 0 {
            self.naturals[number] -= 1;
            let factor = line.factor(at, slot.word_factor);
            let points = i32::from(self.filler.turn.lines.values()[number]) * i32::from(factor);
            self.go_on(at + 1, play.with(letter), score + points, found);
            self.naturals[number] += 1;
        }
        if let Some(blank) = self.blanks.iter().position(|stands_for| *stands_for == letter) {
            self.blanks[blank] = 0;
            self.go_on(at + 1, play.with(letter | BLANK_BIT), score, found);
            self.blanks[blank] = letter;
        }
    }
}
