//! Move generation with a GADDAG (Gordon 1994), for racks without a word map: walking the
//! bidirectional graph outwards from each anchor.
//!
//! An anchor is an empty square that touches a tile. A play belongs to the first anchor it covers:
//! the walk goes left from there, never over another anchor, turns round at the separator and goes
//! right.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use std::collections::BinaryHeap;

use board::{Direction, MAX_SIDE};
use lexicon::Node;
use tiles::Tile;

use crate::best::{Best, Ranked, Scratch};
use crate::found::{BLANK_BIT, Play};
use crate::lines::Line;
use crate::subsets::Subsets;
use crate::turn::Turn;

/// Walks the graph from anchors.
pub(crate) struct Walker<'turn> {
    pub(crate) turn: Turn<'turn>,
}

impl Walker<'_> {
    /// The best play that is worth at least `floor`, if there is one.
    pub(crate) fn best(&self, floor: i32, scratch: &mut Scratch) -> Option<Play> {
        let mut queue = scratch.empty_queue();
        self.each_anchor(|bound, line, anchor| {
            if bound >= floor {
                queue.push(Ranked::new(bound, line, anchor));
            }
        });
        let mut best = Best { floor, play: None };
        let mut queue = BinaryHeap::from(queue);
        while let Some((bound, line, anchor)) = queue.pop().map(Ranked::parts) {
            if bound < best.floor {
                break;
            }
            self.walk(line, anchor, &mut |play| best.consider(play));
        }
        scratch.queue = queue;
        best.play
    }

    /// Every play.
    pub(crate) fn all(&self, found: &mut impl FnMut(Play)) {
        self.each_anchor(|_, line, anchor| self.walk(line, anchor, found));
    }

    /// Every anchor with slots the rack might fill: the most they can bring, the line, the place.
    fn each_anchor(&self, mut found: impl FnMut(i32, u16, u16)) {
        let mut of_line: u16 = 0;
        let mut most = [i32::MIN; MAX_SIDE];
        let mut flush = |line: u16, most: &mut [i32; MAX_SIDE]| {
            for (bound, anchor) in most.iter_mut().zip(0..) {
                if *bound > i32::MIN {
                    found(*bound, line, anchor);
                    *bound = i32::MIN;
                }
            }
        };
        self.turn.each_slot(|bound, line, _, slot| {
            if line != of_line {
                flush(of_line, &mut most);
                of_line = line;
            }
            if let Some(known) = most.get_mut(usize::from(slot.anchor)) {
                *known = bound.max(*known);
            }
        });
        flush(of_line, &mut most);
    }

    fn walk(&self, line: u16, anchor: u16, found: &mut impl FnMut(Play)) {
        let line = self.turn.lines.line(usize::from(line));
        let anchor = usize::from(anchor);
        let hand = Hand::new(self.turn.subsets);
        let mut path = Path {
            walker: self,
            line,
            anchor,
            hand,
            laid: [0; MAX_SIDE],
            sums: Sums { letters: 0, word_factor: 1, crossings: 0, tiles: 0 },
            found,
        };
        path.go_left(anchor, self.turn.lines.graph().bidirectional());
    }
}

/// No kind of tile.
const NONE: u8 = u8::MAX;

/// The tiles still in the rack.
#[derive(Clone, Copy)]
struct Hand {
    /// The kind of each letter, by number.
    kind_of: [u8; 64],
    /// The letters each kind can be laid as, as bits by number.
    kinds: [u64; 8],
    strides: [usize; 8],
    left: [u8; 8],
    blank: u8,
    /// The letters that can still be laid, as bits by number.
    letters: u64,
    /// The number of the subset that is laid.
    played: usize,
}

/// The score so far.
#[derive(Clone, Copy)]
struct Sums {
    letters: i32,
    word_factor: i32,
    crossings: i32,
    tiles: u8,
}

/// A tile that is being laid.
#[derive(Clone, Copy)]
struct Laid {
    kind: u8,
    /// The letter's number; the high bit marks a blank.
    tile: u8,
    value: i32,
}

impl Hand {
    fn new(subsets: &Subsets) -> Self {
        let mut hand = Self {
            kind_of: [NONE; 64],
            kinds: [0; 8],
            strides: [0; 8],
            left: [0; 8],
            blank: NONE,
            letters: 0,
            played: 0,
        };
        for (kind, place) in subsets.kinds().iter().zip(0..) {
            let at = usize::from(place) & 7;
            match kind.tile {
                Tile::Letter(letter) => {
                    hand.kind_of[letter.index()] = place;
                    hand.kinds[at] = 1 << letter.number();
                }
                Tile::Blank => {
                    hand.blank = place;
                    hand.kinds[at] = !1;
                }
            }
            hand.left[at] = kind.count;
            hand.strides[at] = kind.stride;
        }
        hand.letters = hand.letters_left();
        hand
    }

    /// The letters that can still be laid, as bits by number.
    fn letters_left(&self) -> u64 {
        let held = self.kinds.iter().zip(&self.left).filter(|(_, left)| **left > 0);
        held.fold(0, |letters, (kind, _)| letters | kind)
    }
}

/// Which way a walk is going.
trait Heading {
    fn go_on<Found: FnMut(Play)>(path: &mut Path<'_, '_, Found>, at: usize, node: Node);
}

struct Left;
struct Right;

impl Heading for Left {
    fn go_on<Found: FnMut(Play)>(path: &mut Path<'_, '_, Found>, at: usize, node: Node) {
        path.after_left(at, node);
    }
}

impl Heading for Right {
    fn go_on<Found: FnMut(Play)>(path: &mut Path<'_, '_, Found>, at: usize, node: Node) {
        path.after_right(at, node);
    }
}

/// A walk from one anchor.
struct Path<'turn, 'walker, Found> {
    walker: &'turn Walker<'walker>,
    line: &'turn Line,
    anchor: usize,
    hand: Hand,
    /// The tiles laid, by place; the high bit marks a blank.
    laid: [u8; MAX_SIDE],
    sums: Sums,
    found: &'turn mut Found,
}

impl<Found: FnMut(Play)> Path<'_, '_, Found> {
    /// Stands before a square, going left.
    fn go_left(&mut self, at: usize, node: Node) {
        self.step::<Left>(at, node);
    }

    fn go_right(&mut self, at: usize, node: Node) {
        self.step::<Right>(at, node);
    }

    /// Reads the tile on a square, or lays each tile that may lie there, and goes on.
    fn step<Way: Heading>(&mut self, at: usize, node: Node) {
        let graph = self.walker.turn.lines.graph();
        let lying = self.line.letters[at];
        if lying != 0 {
            if let Some(next) = graph.children(node).find(|next| next.index() == usize::from(lying))
            {
                self.sums.letters += i32::from(self.line.points[at]);
                Way::go_on(self, at, next);
                self.sums.letters -= i32::from(self.line.points[at]);
            }
            return;
        }
        let open = self.line.allowed[at] & self.hand.letters;
        if open == 0 {
            return;
        }
        let last = 63 - open.leading_zeros() as usize;
        for next in graph.children(node) {
            let number = next.index();
            if open >> (number & 63) & 1 == 1 {
                self.lay_letter::<Way>(at, next);
            }
            if number >= last {
                return;
            }
        }
    }

    /// Lays a letter as a natural tile, as a blank, or as either.
    fn lay_letter<Way: Heading>(&mut self, at: usize, next: Node) {
        let number = next.index() & 63;
        let kind = self.hand.kind_of[number];
        if kind != NONE && self.hand.left[usize::from(kind) & 7] > 0 {
            let value = i32::from(self.walker.turn.lines.values()[number]);
            self.lay::<Way>(at, Laid { kind, tile: number as u8, value }, next);
        }
        let blank = self.hand.blank;
        if blank != NONE && self.hand.left[usize::from(blank) & 7] > 0 {
            let tile = number as u8 | BLANK_BIT;
            self.lay::<Way>(at, Laid { kind: blank, tile, value: 0 }, next);
        }
    }

    #[inline]
    fn lay<Way: Heading>(&mut self, at: usize, laid: Laid, node: Node) {
        let (sums, played, letters) = (self.sums, self.hand.played, self.hand.letters);
        let kind = usize::from(laid.kind) & 7;
        let points = laid.value * i32::from(self.line.letter_factor[at]);
        let word_factor = i32::from(self.line.word_factor[at]);
        self.sums.letters += points;
        self.sums.word_factor *= word_factor;
        if let Some(crossing) = self.line.crossing[at] {
            self.sums.crossings += (points + i32::from(crossing)) * word_factor;
        }
        self.sums.tiles += 1;
        self.hand.left[kind] -= 1;
        if self.hand.left[kind] == 0 {
            self.hand.letters = self.hand.letters_left();
        }
        self.hand.played += self.hand.strides[kind];
        self.laid[at] = laid.tile;
        Way::go_on(self, at, node);
        self.laid[at] = 0;
        self.hand.left[kind] += 1;
        (self.sums, self.hand.played, self.hand.letters) = (sums, played, letters);
    }

    /// After a square on the way left: a word may end at the anchor, the walk goes on or turns
    /// round.
    fn after_left(&mut self, at: usize, node: Node) {
        let is_free = |place: usize| self.line.letters[place] == 0;
        let begins_here = at == 0 || is_free(at - 1);
        let right = self.anchor + 1;
        let anchor_ends = right == self.line.length || is_free(right);
        if begins_here && anchor_ends && node.accepts() {
            self.record(at, right);
        }
        if at > 0 && (!is_free(at - 1) || (self.may_lay() && !self.is_anchor(at - 1))) {
            self.go_left(at - 1, node);
        }
        if begins_here && right < self.line.length && (self.may_lay() || !is_free(right)) {
            let graph = self.walker.turn.lines.graph();
            if let Some(turned) = graph.separator(node) {
                self.go_right(right, turned);
            }
        }
    }

    fn after_right(&mut self, at: usize, node: Node) {
        let next = at + 1;
        let ends_here = next == self.line.length || self.line.letters[next] == 0;
        if ends_here && node.accepts() {
            self.record_from_start(next);
        }
        if next < self.line.length && (self.may_lay() || self.line.letters[next] != 0) {
            self.go_right(next, node);
        }
    }

    fn may_lay(&self) -> bool {
        usize::from(self.sums.tiles) < self.walker.turn.subsets.held()
    }

    /// Whether an empty square touches a tile.
    fn is_anchor(&self, at: usize) -> bool {
        let line = self.line;
        line.crossing[at].is_some()
            || (at > 0 && line.letters[at - 1] != 0)
            || (at + 1 < line.length && line.letters[at + 1] != 0)
    }

    /// The word that ends before `end`, wherever it begins.
    fn record_from_start(&mut self, end: usize) {
        let begins =
            |at: &usize| *at == 0 || (self.laid[at - 1] == 0 && self.line.letters[at - 1] == 0);
        let start = (0..=self.anchor).rev().find(begins).unwrap_or(0);
        self.record(start, end);
    }

    fn record(&mut self, start: usize, end: usize) {
        let Sums { letters, word_factor, crossings, tiles } = self.sums;
        let is_single_crossing = tiles == 1
            && self.line.direction == Direction::Down
            && self.line.crossing[self.anchor].is_some();
        if end - start < 2 || is_single_crossing {
            return;
        }
        let turn = &self.walker.turn;
        let score = letters * word_factor + crossings + turn.bonus_for(tiles);
        let mut play = Play::new(self.line.square(start), self.line.direction, (end - start) as u8);
        for at in start..end {
            if self.line.letters[at] == 0 {
                play.lay(self.laid[at]);
            }
        }
        let kept = turn.subsets.kept_equity(self.hand.played).0;
        (self.found)(play.scored(score, kept, self.hand.played as u8));
    }
}
