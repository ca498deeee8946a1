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

impl Filler<'_> {
    /// Every play that fills the slot with this subset of the rack.
    #[inline]
    pub(crate) fn fill(&self, line: &Line, slot: &Slot, played: u8, found: &mut impl FnMut(Play)) {
        match self.words {
            Source::Map(map) => self.fill_from_map(map, line, slot, played, found),
            Source::Filter(filter) => {
                let subset = self.turn.subsets.subset(played);
                let key = subset.key.wrapping_add(slot.key);
                let may_be_filled = match subset.blanks {
                    0 => filter.may_be_words(key),
                    1 => filter.may_be_completed(key),
                    _ => true,
                };
                if may_be_filled {
                    walk_slot(&self.turn, line, slot, played, found);
                }
            }
        }
    }

    #[inline]
    fn fill_from_map(
        &self,
        map: &WordMap,
        line: &Line,
        slot: &Slot,
        played: u8,
        found: &mut impl FnMut(Play),
    ) {
        let subset = self.turn.subsets.subset(played);
        let key = subset.key.wrapping_add(slot.key);
        let length = usize::from(slot.end - slot.start);
        match subset.blanks {
            0 => {
                for word in map.words(key, length) {
                    if let Some(play) = self.natural_play(line, slot, word, subset, played) {
                        found(play);
                    }
                }
            }
            1 => {
                for (first, first_key) in each_letter(map.completions(key)) {
                    for word in map.words(key.wrapping_add(first_key), length) {
                        self.blank_plays(line, slot, word, played, [first, 0], found);
                    }
                }
            }
            _ => self.fill_with_two_blanks(map, line, slot, played, found),
        }
    }

    fn fill_with_two_blanks(
        &self,
        map: &WordMap,
        line: &Line,
        slot: &Slot,
        played: u8,
        found: &mut impl FnMut(Play),
    ) {
        let key = self.turn.subsets.subset(played).key.wrapping_add(slot.key);
        let length = usize::from(slot.end - slot.start);
        for (first, first_key) in each_letter(!1) {
            let with_first = key.wrapping_add(first_key);
            let not_before = !0_u32 << first;
            for (second, second_key) in each_letter(map.completions(with_first) & not_before) {
                for word in map.words(with_first.wrapping_add(second_key), length) {
                    self.blank_plays(line, slot, word, played, [first, second], found);
                }
            }
        }
    }

    /// The play of a word without blanks, if its letters may stand where they would.
    #[inline]
    pub(crate) fn natural_play(
        &self,
        line: &Line,
        slot: &Slot,
        word: &[u8],
        subset: &Subset,
        played: u8,
    ) -> Option<Play> {
        let start = usize::from(slot.start);
        if !fits(line, start, word) {
            return None;
        }
        let values = self.turn.lines.values();
        let mut play = Play::new(line.square(start), line.direction, word.len() as u8);
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
        line: &Line,
        slot: &Slot,
        word: &[u8],
        played: u8,
        blanks: [u8; 2],
        found: &mut impl FnMut(Play),
    ) {
        let start = usize::from(slot.start);
        if !fits(line, start, word) {
            return;
        }
        let mut naturals = [0_u8; 64];
        for tile in self.turn.subsets.tiles(played.into()) {
            if let Tile::Letter(letter) = tile {
                naturals[letter.index()] += 1;
            }
        }
        let mut choice = Choice { filler: self, line, slot, word, played, naturals, blanks };
        let play = Play::new(line.square(start), line.direction, word.len() as u8);
        let score = i32::from(slot.base) + self.turn.bonus_for(slot.tiles);
        choice.go_on(start, play, score, found);
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
    line: &'turn Line,
    slot: &'turn Slot,
    word: &'turn [u8],
    played: u8,
    naturals: [u8; 64],
    /// The letters the blanks stand for; 0 for a blank that is used up.
    blanks: [u8; 2],
}

impl Choice<'_, '_> {
    fn go_on(&mut self, at: usize, play: Play, score: i32, found: &mut impl FnMut(Play)) {
        let Some(letter) = self.word.get(at - usize::from(self.slot.start)).copied() else {
            let kept = self.filler.turn.subsets.subset(self.played).kept;
            found(play.scored(score, kept, self.played));
            return;
        };
        if self.line.letters[at] != 0 {
            return self.go_on(at + 1, play, score, found);
        }
        let number = usize::from(letter & 63);
        if self.naturals[number] > 0 {
            self.naturals[number] -= 1;
            let factor = self.line.factor(at, self.slot.word_factor);
            let points = i32::from(self.filler.turn.lines.values()[number]) * i32::from(factor);
            let mut laid = play;
            laid.lay(letter);
            self.go_on(at + 1, laid, score + points, found);
            self.naturals[number] += 1;
        }
        if let Some(blank) = self.blanks.iter().position(|stands_for| *stands_for == letter) {
            self.blanks[blank] = 0;
            let mut laid = play;
            laid.lay(letter | BLANK_BIT);
            self.go_on(at + 1, laid, score, found);
            self.blanks[blank] = letter;
        }
    }
}
