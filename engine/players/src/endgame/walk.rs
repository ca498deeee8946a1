//! Move generation along one line with a GADDAG (Gordon 1994): walked outwards from each anchor.
//!
//! An anchor is an empty square that touches a tile. A play belongs to the first anchor it covers:
//! the walk goes left from there, never over another anchor, turns round and goes right.

use board::{Direction, MAX_SIDE, Terms};
use lexicon::{Node, WordGraph};

use super::grid::{Grid, NO_CROSSING};
use super::hand::{Hand, Kinds};
use super::step::{BLANK, Step, name};

/// What stays the same in all walks of a search.
pub(super) struct Words<'game> {
    pub(super) graph: &'game WordGraph,
    pub(super) kinds: &'game Kinds,
    pub(super) terms: Terms<'game>,
}

/// A line, ready to be walked along.
struct Strip {
    number: u8,
    length: usize,
    direction: Direction,
    letters: [u8; MAX_SIDE],
    points: [i32; MAX_SIDE],
    allowed: [u64; MAX_SIDE],
    crossing: [i32; MAX_SIDE],
    letter_factor: [i32; MAX_SIDE],
    word_factor: [i32; MAX_SIDE],
    /// The empty squares that touch a tile, as bits.
    anchors: u32,
}

impl Strip {
    fn of(grid: &Grid<'_>, line: usize) -> Self {
        let mut strip = Self {
            number: u8::try_from(line).unwrap_or(u8::MAX),
            length: grid.length(line),
            direction: grid.direction(line),
            letters: [0; MAX_SIDE],
            points: [0; MAX_SIDE],
            allowed: [0; MAX_SIDE],
            crossing: [NO_CROSSING; MAX_SIDE],
            letter_factor: [1; MAX_SIDE],
            word_factor: [1; MAX_SIDE],
            anchors: 0,
        };
        let along = strip.direction as usize;
        let (mut filled, mut crossed) = (0_u32, 0_u32);
        for (cell, at) in grid.line(line).zip(0..) {
            strip.letters[at] = cell.letter;
            strip.points[at] = cell.points;
            strip.allowed[at] = cell.allowed[along];
            strip.crossing[at] = cell.crossing[along];
            strip.letter_factor[at] = cell.letter_factor.into();
            strip.word_factor[at] = cell.word_factor.into();
            filled |= u32::from(cell.letter != 0) << at;
            crossed |= u32::from(cell.crossing[along] != NO_CROSSING) << at;
        }
        let on_board = (1_u32 << strip.length) - 1;
        strip.anchors =
            (filled << 1 | filled >> 1 | crossed | grid.openings(line)) & !filled & on_board;
        strip
    }

    fn is_free(&self, at: usize) -> bool {
        self.letters[at] == 0
    }
}

/// Finds every play along a line for a hand.
pub(super) fn each_step(
    words: &Words<'_>,
    grid: &Grid<'_>,
    (line, hand): (usize, Hand),
    found: &mut Vec<Step>,
) {
    let strip = Strip::of(grid, line);
    let mut anchors = strip.anchors;
    let naturals = words.kinds.letters(hand);
    let blanks = words.kinds.blanks(hand);
    while anchors != 0 {
        let anchor = anchors.trailing_zeros() as usize;
        anchors &= anchors - 1;
        let mut walk = Walk {
            words,
            strip: &strip,
            values: grid.values(),
            anchor,
            hand,
            full: hand,
            naturals,
            blanks,
            laid: [0; MAX_SIDE],
            spots: 0,
            sums: Sums { letters: 0, word_factor: 1, crossings: 0, worth: 0 },
            found,
        };
        walk.step(anchor, words.graph.bidirectional(), Heading::Left);
    }
}

/// The score so far, and what the laid tiles are worth in the hand.
#[derive(Clone, Copy)]
struct Sums {
    letters: i32,
    word_factor: i32,
    crossings: i32,
    worth: i32,
}

#[derive(Clone, Copy)]
enum Heading {
    Left,
    Right,
}

/// A walk from one anchor.
struct Walk<'walk> {
    words: &'walk Words<'walk>,
    strip: &'walk Strip,
    values: &'walk [i32; 64],
    anchor: usize,
    /// The tiles still in the hand, and those at the beginning.
    hand: Hand,
    full: Hand,
    /// The letters of its natural tiles, as bits by number.
    naturals: u64,
    blanks: u64,
    /// The tiles laid, by place.
    laid: [u8; MAX_SIDE],
    spots: u32,
    sums: Sums,
    found: &'walk mut Vec<Step>,
}

impl Walk<'_> {
    /// Reads the tile on a square, or lays each tile that may lie there, and goes on.
    fn step(&mut self, at: usize, node: Node, heading: Heading) {
        let graph = self.words.graph;
        let lying = usize::from(self.strip.letters[at]);
        if lying != 0 {
            if let Some(next) = graph.children(node).find(|next| next.index() == lying) {
                self.sums.letters += self.strip.points[at];
                self.go_on(at, next, heading);
                self.sums.letters -= self.strip.points[at];
            }
            return;
        }
        let held = if self.blanks > 0 { !1 } else { self.naturals };
        let open = self.strip.allowed[at] & held;
        if open == 0 {
            return;
        }
        let last = 63 - open.leading_zeros() as usize;
        for next in graph.children(node) {
            let number = next.index();
            if open >> (number & 63) & 1 == 1 {
                self.lay_letter(at, next, heading);
            }
            if number >= last {
                return;
            }
        }
    }

    /// Lays a letter as a natural tile, or as a blank if there is none. Where blanks could lie
    /// instead is seen when the word is found.
    fn lay_letter(&mut self, at: usize, next: Node, heading: Heading) {
        let number = next.index() & 63;
        let tile = u8::try_from(number).unwrap_or(0);
        if self.naturals >> number & 1 == 1
            && let Some(place) = self.words.kinds.place_of_letter(number)
        {
            let before = (self.hand, self.naturals);
            self.hand.0 -= Hand::one(place).0;
            if self.hand.count(place) == 0 {
                self.naturals &= !(1 << number);
            }
            self.lay((at, tile, self.values[number]), next, heading);
            (self.hand, self.naturals) = before;
        } else if self.blanks > 0
            && let Some(place) = self.words.kinds.place_of_letter(0)
        {
            self.hand.0 -= Hand::one(place).0;
            self.blanks -= 1;
            self.lay((at, tile | BLANK, self.values[0]), next, heading);
            self.blanks += 1;
            self.hand.0 += Hand::one(place).0;
        }
    }

    fn lay(&mut self, (at, tile, value): (usize, u8, i32), node: Node, heading: Heading) {
        let sums = self.sums;
        let points = value * self.strip.letter_factor[at];
        let word_factor = self.strip.word_factor[at];
        self.sums.letters += points;
        self.sums.word_factor *= word_factor;
        let crossing = self.strip.crossing[at];
        if crossing != NO_CROSSING {
            self.sums.crossings += (points + crossing) * word_factor;
        }
        self.sums.worth += value;
        self.laid[at] = tile;
        self.spots |= 1 << at;
        self.go_on(at, node, heading);
        self.spots &= !(1 << at);
        self.laid[at] = 0;
        self.sums = sums;
    }

    fn go_on(&mut self, at: usize, node: Node, heading: Heading) {
        match heading {
            Heading::Left => self.after_left(at, node),
            Heading::Right => self.after_right(at, node),
        }
    }

    /// After a square on the way left: a word may end at the anchor, the walk goes on or turns
    /// round.
    fn after_left(&mut self, at: usize, node: Node) {
        let strip = self.strip;
        let begins_here = at == 0 || strip.is_free(at - 1);
        let right = self.anchor + 1;
        let anchor_ends = right == strip.length || strip.is_free(right);
        if begins_here && anchor_ends && node.accepts() {
            self.record(self.anchor - at + 1);
        }
        let may_lay = !self.hand.is_empty();
        if at > 0 {
            let is_anchor = strip.anchors >> (at - 1) & 1 == 1;
            if !strip.is_free(at - 1) || (may_lay && !is_anchor) {
                self.step(at - 1, node, Heading::Left);
            }
        }
        if begins_here
            && right < strip.length
            && (may_lay || !strip.is_free(right))
            && let Some(turned) = self.words.graph.separator(node)
        {
            self.step(right, turned, Heading::Right);
        }
    }

    fn after_right(&mut self, at: usize, node: Node) {
        let next = at + 1;
        let ends_here = next == self.strip.length || self.strip.is_free(next);
        if ends_here && node.accepts() {
            // The word reaches beyond the anchor, so it has two letters at least.
            self.record(2);
        }
        if next < self.strip.length && (!self.hand.is_empty() || !self.strip.is_free(next)) {
            self.step(next, node, Heading::Right);
        }
    }

    fn record(&mut self, length: usize) {
        let count = self.spots.count_ones();
        let is_single_crossing = count == 1
            && self.strip.direction == Direction::Down
            && self.strip.crossing[self.anchor] != NO_CROSSING;
        if length < 2 || is_single_crossing {
            return;
        }
        let Sums { letters, word_factor, crossings, worth } = self.sums;
        let bonus = self.words.terms.bonus_for(count as usize).0;
        let mut tiles = [0; 7];
        let mut spots = self.spots;
        for place in &mut tiles {
            if spots == 0 {
                break;
            }
            *place = self.laid[spots.trailing_zeros() as usize];
            spots &= spots - 1;
        }
        let step = Step {
            played: Hand(self.full.0 - self.hand.0),
            tiles,
            line: self.strip.number,
            spots: self.spots,
            score: letters * word_factor + crossings + bonus,
            worth,
            name: name(self.strip.number, self.spots, tiles),
        };
        self.found.push(step);
        if self.words.kinds.blanks(self.full) > 0 {
            self.record_exchanges(&step);
        }
    }

    /// Records the same word with blanks in other places.
    fn record_exchanges(&mut self, step: &Step) {
        let most = self.words.kinds.blanks(self.full);
        let under_blanks = step.laid().filter(|(_, tile)| tile & BLANK != 0);
        let under_blanks = under_blanks.fold(0, |spots, (at, _)| spots | 1_u32 << at);
        let mut blanks = step.spots;
        loop {
            if blanks != under_blanks && u64::from(blanks.count_ones()) <= most {
                self.found.extend(self.exchanged(step, blanks));
            }
            if blanks == 0 {
                return;
            }
            blanks = (blanks - 1) & step.spots;
        }
    }

    /// A step with blanks on these spots and natural tiles on the others, if the hand has them.
    fn exchanged(&self, step: &Step, blanks: u32) -> Option<Step> {
        let mut exchanged = Step { played: Hand(0), ..*step };
        for ((at, tile), laid) in step.laid().zip(&mut exchanged.tiles) {
            let letter = tile & !BLANK;
            let is_blank = blanks >> at & 1 == 1;
            let kind = if is_blank { 0 } else { usize::from(letter) };
            exchanged.played.0 += Hand::one(self.words.kinds.place_of_letter(kind)?).0;
            let was = self.values[if tile == letter { usize::from(letter) } else { 0 }];
            let gain = self.values[kind] - was;
            let crosses = self.strip.crossing[at] != NO_CROSSING;
            let crossing_factor = if crosses { self.strip.word_factor[at] } else { 0 };
            exchanged.worth += gain;
            exchanged.score +=
                gain * self.strip.letter_factor[at] * (self.sums.word_factor + crossing_factor);
            *laid = if is_blank { letter | BLANK } else { letter };
        }
        self.full.without(exchanged.played)?;
        exchanged.name = name(exchanged.line, exchanged.spots, exchanged.tiles);
        Some(exchanged)
    }
}
