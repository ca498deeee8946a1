//! What could ever lie along a line if one player laid tiles and the other only passed.
//!
//! A word that a player forms later may hold tiles that he has laid in between, and so may the words
//! that cross it. But all its letters lie on the line already or come from his hand. So every word
//! that fits the line and is completed from the hand is looked at, whether or not the squares around
//! it are filled as they would have to be: first to see what may cross a square (*spots*), and then,
//! with that, to see what each part of the hand could score along the line.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use board::MAX_SIDE;
use lexicon::{Node, WordGraph};

use super::grid::Grid;
use super::memory::AsItIs;
use super::mix::mix;
use super::parts::{MOST_PARTS, Parts};
use super::walk::Words;

/// Less than any score.
pub(super) const NO_SCORE: i16 = i16::MIN;

/// How many spots and scores are remembered before everything is forgotten: some fifty megabytes.
const MOST_SPOTS: usize = 1_000_000;
const MOST_SCORES: usize = 8_000_000;

/// What may cross a square.
#[derive(Clone, Copy, Default)]
pub(super) struct Spot {
    /// The letters that may lie there, as bits by number.
    letters: u64,
    /// For each kind of tile in the hand, the most points of the letters in a word through it.
    faces: [i16; MOST_PARTS],
}

impl Spot {
    /// A number that stands for it; the same wherever nothing can be laid.
    fn hash(&self, line: usize, at: u64) -> u64 {
        if self.letters == 0 {
            return 0;
        }
        let faces = self.faces.iter().fold(mix((line as u64) << 8 | at), |key, face| {
            mix(key ^ u64::from(face.cast_unsigned()))
        });
        mix(faces ^ self.letters)
    }
}

/// What is known of lines.
#[derive(Default)]
pub(super) struct OpenLines {
    spots_by_key: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
    spots: Vec<Spot>,
    /// For each spot a number that stands for it in keys.
    hashes: Vec<u64>,
    scores_by_key: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
    scores: Vec<i16>,
}

/// Where in the memory the spots of each line begin.
pub(super) type Starts = [u32; 2 * MAX_SIDE];

/// A line and the squares on it that can be reached, as bits.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) line: usize,
    pub(super) squares: u32,
    pub(super) key: u64,
}

impl OpenLines {
    pub(super) fn clear(&mut self) {
        self.spots_by_key.clear();
        self.spots.clear();
        self.hashes.clear();
        self.scores_by_key.clear();
        self.scores.clear();
    }

    /// Forgets everything if there is too much of it.
    pub(super) fn make_room(&mut self) {
        if self.spots.len() > MOST_SPOTS || self.scores.len() > MOST_SCORES {
            self.clear();
        }
    }

    /// The spots of a line, found if they are not known.
    pub(super) fn spots_of(
        &mut self,
        words: &Words<'_>,
        (grid, parts): (&Grid<'_>, &Parts),
        reached: Reached,
    ) -> u32 {
        let (spots, hashes) = (&mut self.spots, &mut self.hashes);
        *self.spots_by_key.entry(reached.key).or_insert_with(|| {
            let start = spots.len();
            let line = Line::of(grid, reached);
            spots.resize(start + line.length, Spot::default());
            let found = &mut spots[start..];
            let mut finder = SpotFinder { spots: found };
            Walk::new(words.graph, &line, parts).each_word(&mut finder);
            line.finish_spots(parts, found);
            hashes.extend(found.iter().zip(0..).map(|(spot, at)| spot.hash(reached.line, at)));
            u32::try_from(start).unwrap_or(u32::MAX)
        })
    }

    /// The numbers that stand for the spots of a line that was looked up.
    pub(super) fn hashes(&self, start: u32, length: usize) -> &[u64] {
        &self.hashes[start as usize..start as usize + length]
    }

    /// The most that each part of the hand could score along a line.
    pub(super) fn scores_of(
        &mut self,
        words: &Words<'_>,
        (grid, parts): (&Grid<'_>, &Parts),
        (reached, starts): (Reached, &Starts),
    ) -> &[i16] {
        let (spots, scores) = (&self.spots, &mut self.scores);
        let start = *self.scores_by_key.entry(reached.key).or_insert_with(|| {
            let start = scores.len();
            scores.resize(start + parts.size(), NO_SCORE);
            let mut line = Line::of(grid, reached);
            line.cross(grid, reached.line, |crossing| {
                spots[starts[crossing.0] as usize + crossing.1]
            });
            let found = &mut scores[start..];
            let mut judge = Scorer { words, parts, line: &line, scores: found };
            Walk::new(words.graph, &line, parts).each_word(&mut judge);
            u32::try_from(start).unwrap_or(u32::MAX)
        });
        &self.scores[start as usize..start as usize + parts.size()]
    }
}

/// A line, ready to be walked along.
struct Line {
    length: usize,
    letters: [u8; MAX_SIDE],
    points: [i32; MAX_SIDE],
    letter_factor: [i32; MAX_SIDE],
    word_factor: [i32; MAX_SIDE],
    /// The letters that may be laid.
    open: [u64; MAX_SIDE],
    /// The most points of the letters in a crossing word, by part.
    faces: [[i16; MOST_PARTS]; MAX_SIDE],
}

impl Line {
    fn of(grid: &Grid<'_>, reached: Reached) -> Self {
        let mut line = Self {
            length: grid.length(reached.line),
            letters: [0; MAX_SIDE],
            points: [0; MAX_SIDE],
            letter_factor: [1; MAX_SIDE],
            word_factor: [1; MAX_SIDE],
            open: [0; MAX_SIDE],
            faces: [[0; MOST_PARTS]; MAX_SIDE],
        };
        for (cell, at) in grid.line(reached.line).zip(0..) {
            line.letters[at] = cell.letter;
            line.points[at] = cell.points;
            line.letter_factor[at] = cell.letter_factor.into();
            line.word_factor[at] = cell.word_factor.into();
            line.open[at] = if reached.squares >> at & 1 == 1 { !1 } else { 0 };
        }
        line
    }

    /// Only what may cross the line may be laid.
    fn cross(&mut self, grid: &Grid<'_>, number: usize, spot: impl Fn((usize, usize)) -> Spot) {
        for at in 0..self.length {
            if self.open[at] != 0 {
                let spot = spot(grid.crossing_line(number, at));
                self.open[at] &= spot.letters;
                self.faces[at] = spot.faces;
            }
        }
    }

    fn is_free(&self, at: usize) -> bool {
        self.letters[at] == 0
    }

    /// Where no tile is beside a square, a tile may lie there without a word through it.
    fn finish_spots(&self, parts: &Parts, spots: &mut [Spot]) {
        for (spot, at) in spots.iter_mut().zip(0..) {
            if self.open[at] == 0 {
                continue;
            }
            let is_alone = (at == 0 || self.is_free(at - 1))
                && (at + 1 == self.length || self.is_free(at + 1));
            if is_alone {
                spot.letters = if parts.blank().is_some() { !1 } else { parts.letters() };
            }
        }
    }
}

/// A word on a line: its new tiles, and the points of all its letters.
struct OpenWord<'walk> {
    laid: &'walk [Laid],
    face: i32,
}

/// A new tile: its place, its kind in the hand and its letter.
#[derive(Clone, Copy, Default)]
struct Laid {
    at: usize,
    part: u8,
    letter: u8,
}

trait Take {
    fn take(&mut self, word: &OpenWord<'_>);
}

/// Every word along a line that the hand completes.
struct Walk<'walk> {
    graph: &'walk WordGraph,
    line: &'walk Line,
    parts: &'walk Parts,
    left: [u8; MOST_PARTS],
    held: u64,
    laid: [Laid; MOST_PARTS],
    count: usize,
    face: i32,
    start: usize,
}

impl<'walk> Walk<'walk> {
    fn new(graph: &'walk WordGraph, line: &'walk Line, parts: &'walk Parts) -> Self {
        Self {
            graph,
            line,
            parts,
            left: parts.counts(),
            held: parts.letters(),
            laid: [Laid::default(); MOST_PARTS],
            count: 0,
            face: 0,
            start: 0,
        }
    }

    fn each_word(&mut self, taker: &mut impl Take) {
        for start in 0..self.line.length {
            let begins = start == 0 || self.line.is_free(start - 1);
            if begins && (!self.line.is_free(start) || self.line.open[start] != 0) {
                self.start = start;
                self.step(start, self.graph.forward(), taker);
            }
        }
    }

    fn step(&mut self, at: usize, node: Node, taker: &mut impl Take) {
        let lying = usize::from(self.line.letters[at]);
        if lying != 0 {
            if let Some(next) = self.graph.children(node).find(|next| next.index() == lying) {
                self.face += self.line.points[at];
                self.go_on(at, next, taker);
                self.face -= self.line.points[at];
            }
            return;
        }
        let blank = self.parts.blank().filter(|blank| self.left[usize::from(*blank)] > 0);
        let held = if blank.is_some() { !1 } else { self.held };
        let open = self.line.open[at] & held;
        if open == 0 {
            return;
        }
        let last = 63 - open.leading_zeros() as usize;
        for next in self.graph.children(node) {
            let number = next.index();
            if open >> (number & 63) & 1 == 1 {
                if self.held >> (number & 63) & 1 == 1 {
                    self.lay((at, self.parts.part_of(number)), next, taker);
                }
                if let Some(blank) = blank {
                    self.lay((at, blank), next, taker);
                }
            }
            if number >= last {
                return;
            }
        }
    }

    fn lay(&mut self, (at, part): (usize, u8), next: Node, taker: &mut impl Take) {
        let number = next.index() & 63;
        let held = self.held;
        let value = self.parts.value(part);
        self.left[usize::from(part)] -= 1;
        if self.left[usize::from(part)] == 0 && self.parts.blank() != Some(part) {
            self.held &= !(1 << number);
        }
        let letter = u8::try_from(number).unwrap_or(0);
        self.laid[self.count] = Laid { at, part, letter };
        self.count += 1;
        self.face += value;
        self.go_on(at, next, taker);
        self.face -= value;
        self.count -= 1;
        self.left[usize::from(part)] += 1;
        self.held = held;
    }

    fn go_on(&mut self, at: usize, node: Node, taker: &mut impl Take) {
        let next = at + 1;
        let ends_here = next == self.line.length || self.line.is_free(next);
        if ends_here && node.accepts() && self.count > 0 && at > self.start {
            taker.take(&OpenWord { laid: &self.laid[..self.count], face: self.face });
        }
        if next < self.line.length {
            self.step(next, node, taker);
        }
    }
}

/// Notes what may lie on each square of a line.
struct SpotFinder<'walk> {
    spots: &'walk mut [Spot],
}

impl Take for SpotFinder<'_> {
    fn take(&mut self, word: &OpenWord<'_>) {
        let face = i16::try_from(word.face).unwrap_or(i16::MAX);
        for laid in word.laid {
            let spot = &mut self.spots[laid.at];
            spot.letters |= 1 << laid.letter;
            let most = &mut spot.faces[usize::from(laid.part)];
            *most = face.max(*most);
        }
    }
}

/// Notes what each part of the hand could score.
struct Scorer<'walk> {
    words: &'walk Words<'walk>,
    parts: &'walk Parts,
    line: &'walk Line,
    scores: &'walk mut [i16],
}

/// What the tiles laid in one turn add to a word.
#[derive(Clone, Copy, Default)]
struct Turn {
    index: usize,
    letters: i32,
    word_factor: i32,
    crossings: i32,
}

impl Scorer<'_> {
    fn with(&self, turn: Turn, Laid { at, part, .. }: Laid) -> Turn {
        let (letter_factor, word_factor) = (self.line.letter_factor[at], self.line.word_factor[at]);
        let gain = self.parts.value(part) * (letter_factor - 1);
        let face = i32::from(self.line.faces[at][usize::from(part)]);
        let crossing = if face > 0 { (face + gain) * word_factor } else { 0 };
        Turn {
            index: turn.index + self.parts.stride(part),
            letters: turn.letters + gain,
            word_factor: turn.word_factor * word_factor,
            crossings: turn.crossings + crossing,
        }
    }
}

impl Take for Scorer<'_> {
    /// Any of the new tiles may be those of one turn; the others were laid before.
    fn take(&mut self, word: &OpenWord<'_>) {
        let mut turns = [Turn::default(); 1 << MOST_PARTS];
        turns[0] = Turn { index: 0, letters: 0, word_factor: 1, crossings: 0 };
        for chosen in 1..1_usize << word.laid.len() {
            let tile = word.laid[chosen.trailing_zeros() as usize];
            let turn = self.with(turns[chosen & (chosen - 1)], tile);
            turns[chosen] = turn;
            let bonus = self.words.terms.bonus_for(chosen.count_ones() as usize).0;
            let score = (word.face + turn.letters) * turn.word_factor + turn.crossings + bonus;
            let most = &mut self.scores[turn.index];
            *most = (*most).max(i16::try_from(score).unwrap_or(i16::MAX));
        }
    }
}
