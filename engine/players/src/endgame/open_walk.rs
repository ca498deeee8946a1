//! Every word that could ever stand on a line if its empty squares were filled from a hand.

use board::MAX_SIDE;
use lexicon::{Node, WordGraph};

use super::grid::Grid;
use super::mix::mix;
use super::parts::{MOST_PARTS, Parts};
use super::spots::Spot;

/// A line and the squares on it that can be reached, as bits.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) line: usize,
    pub(super) squares: u32,
    pub(super) key: u64,
}

/// A line, ready to be walked along.
pub(super) struct Line {
    pub(super) length: usize,
    letters: [u8; MAX_SIDE],
    points: [i32; MAX_SIDE],
    pub(super) letter_factor: [i32; MAX_SIDE],
    pub(super) word_factor: [i32; MAX_SIDE],
    /// The letters that may be laid.
    open: [u64; MAX_SIDE],
    /// What may cross; anything as long as nothing is known.
    pub(super) spots: [Spot; MAX_SIDE],
}

impl Line {
    pub(super) fn of(grid: &Grid<'_>, reached: Reached) -> Self {
        let mut line = Self {
            length: grid.length(reached.line),
            letters: [0; MAX_SIDE],
            points: [0; MAX_SIDE],
            letter_factor: [1; MAX_SIDE],
            word_factor: [1; MAX_SIDE],
            open: [0; MAX_SIDE],
            spots: [Spot::UNKNOWN; MAX_SIDE],
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
    pub(super) fn cross(&mut self, spot: impl Fn(usize) -> Spot) {
        for at in 0..self.length {
            if self.open[at] != 0 {
                self.spots[at] = spot(at);
                self.open[at] &= self.spots[at].letters;
            }
        }
    }

    /// Only letters that can stand in a word of this line may be laid, and what crosses matters
    /// only to them; a number that stands for what is left.
    pub(super) fn narrow(&mut self, own: &[Spot], parts: &Parts) -> u64 {
        let mut key = 0;
        for (own, at) in own.iter().zip(0..) {
            self.open[at] &= own.joined;
            if self.open[at] != 0 {
                self.spots[at] = self.spots[at].narrowed(self.open[at], parts);
                key = mix(key ^ self.spots[at].hash(0, at as u64));
            }
        }
        key
    }

    pub(super) fn is_open(&self, at: usize) -> bool {
        self.open[at] != 0
    }

    /// Whether no tile lies beside a square.
    pub(super) fn is_alone(&self, at: usize) -> bool {
        (at == 0 || self.is_free(at - 1)) && (at + 1 == self.length || self.is_free(at + 1))
    }

    fn is_free(&self, at: usize) -> bool {
        self.letters[at] == 0
    }
}

/// A new tile: its place, its kind in the hand and its letter.
#[derive(Clone, Copy, Default)]
pub(super) struct Laid {
    pub(super) at: usize,
    pub(super) part: u8,
    pub(super) letter: u8,
}

/// A word on a line: its new tiles, and the points of all its letters.
#[derive(Clone, Copy)]
pub(super) struct OpenWord<'walk> {
    start: usize,
    end: usize,
    pub(super) laid: &'walk [Laid],
    pub(super) face: i32,
}

impl OpenWord<'_> {
    /// Whether all its tiles are new.
    pub(super) fn is_new(&self) -> bool {
        self.laid.len() == self.end - self.start
    }

    /// Whether it can be what was there before and these of its new tiles, as bits by place: what
    /// is left without them must be words, or single letters of words that cross the line.
    pub(super) fn may_lack(&self, lacking: u32, graph: &WordGraph, line: &Line) -> bool {
        let mut letters = line.letters;
        let mut new = 0_u32;
        for laid in self.laid.iter().filter(|laid| lacking >> laid.at & 1 == 0) {
            letters[laid.at] = laid.letter;
            new |= 1 << laid.at;
        }
        while new != 0 {
            let inside = new.trailing_zeros() as usize;
            let before = letters[self.start..inside].iter().rev();
            let start = inside - before.take_while(|letter| **letter != 0).count();
            let after = letters[inside..self.end].iter();
            let end = inside + after.take_while(|letter| **letter != 0).count();
            let stands = match &letters[start..end] {
                [letter] => line.spots[start].joined >> letter & 1 == 1,
                letters => is_word(graph, letters),
            };
            if !stands {
                return false;
            }
            new &= !((1 << end) - 1);
        }
        true
    }
}

fn is_word(graph: &WordGraph, letters: &[u8]) -> bool {
    let end = letters.iter().try_fold(graph.forward(), |node, letter| {
        graph.children(node).find(|next| next.index() == usize::from(*letter))
    });
    end.is_some_and(Node::accepts)
}

/// Who is told of the words.
pub(super) trait Take {
    fn take(&mut self, word: &OpenWord<'_>);
}

/// Every word along a line that the hand completes.
pub(super) struct Walk<'walk> {
    graph: &'walk WordGraph,
    line: &'walk Line,
    parts: &'walk Parts,
    left: [u8; MOST_PARTS],
    /// The letters of the natural tiles that are left, as bits by number.
    held: u64,
    laid: [Laid; MOST_PARTS],
    count: usize,
    face: i32,
    start: usize,
}

impl<'walk> Walk<'walk> {
    pub(super) fn new(graph: &'walk WordGraph, line: &'walk Line, parts: &'walk Parts) -> Self {
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

    pub(super) fn each_word(&mut self, taker: &mut impl Take) {
        for start in 0..self.line.length {
            let begins = start == 0 || self.line.is_free(start - 1);
            if begins && (!self.line.is_free(start) || self.line.is_open(start)) {
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
                } else if let Some(blank) = blank {
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
            self.offer(next, taker);
        }
        if next < self.line.length {
            self.step(next, node, taker);
        }
    }

    /// Hands on a word that was found, with blanks on all squares where the hand affords them. The
    /// walk lays a blank only for want of a natural tile.
    fn offer(&self, end: usize, taker: &mut impl Take) {
        let laid = &self.laid[..self.count];
        let word = OpenWord { start: self.start, end, laid, face: self.face };
        let Some(blank) = self.parts.blank() else {
            return taker.take(&word);
        };
        let most = u32::from(self.parts.counts()[usize::from(blank)]);
        for blanks in (0..1_u32 << self.count).filter(|blanks| blanks.count_ones() <= most) {
            let mut exchanged = self.laid;
            if let Some(gain) = self.exchange(&mut exchanged[..self.count], blanks) {
                let laid = &exchanged[..self.count];
                taker.take(&OpenWord { laid, face: word.face + gain, ..word });
            }
        }
    }

    /// Makes these of the new tiles blanks and the others natural; what that adds to the points, if
    /// the hand has the tiles.
    fn exchange(&self, laid: &mut [Laid], blanks: u32) -> Option<i32> {
        let mut left = self.parts.counts();
        let mut gain = 0;
        for (tile, number) in laid.iter_mut().zip(0..) {
            let has_natural = self.parts.letters() >> tile.letter & 1 == 1;
            let natural = has_natural.then(|| self.parts.part_of(tile.letter.into()));
            let part = if blanks >> number & 1 == 1 { self.parts.blank()? } else { natural? };
            let left = &mut left[usize::from(part)];
            *left = left.checked_sub(1)?;
            gain += self.parts.value(part) - self.parts.value(tile.part);
            tile.part = part;
        }
        Some(gain)
    }
}
