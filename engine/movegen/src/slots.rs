//! Slots: the stretches of a line that a word can fill, with what bounds its score.
//!
//! A slot begins and ends beside an empty square or the edge, so every play fills exactly one slot.

use board::Direction;

use crate::keys::KEYS;
use crate::lines::Line;
use crate::subsets::LONGEST_RACK;

/// A stretch of a line that a word can fill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The key of the letters that lie in it.
    pub(crate) key: u64,
    /// What a tile laid in it counts, the largest factors first, then zeros.
    pub(crate) factors: [i16; 8],
    /// The points it brings before any new tile is counted.
    pub(crate) base: i32,
    /// How often the word counts.
    pub(crate) word_factor: i16,
    /// Its empty squares, as bits by place.
    pub(crate) squares: u32,
    pub(crate) start: u8,
    /// One past its last square.
    pub(crate) end: u8,
    /// How many tiles it takes.
    pub(crate) tiles: u8,
    /// Its first empty square that touches a tile.
    pub(crate) anchor: u8,
    /// Letters, as bits by number, of which a play needs one each: see [`crate::surroundings`].
    pub(crate) needs: [u64; 2],
}

/// A line while its slots are found, with its squares as bits by place.
struct Ground<'line> {
    line: &'line Line,
    /// Squares with tiles.
    occupied: u32,
    /// Empty squares that touch a tile, or the one where a game begins.
    touching: u32,
}

/// A slot that is being lengthened square by square.
struct Growing {
    slot: Slot,
    /// Points of the tiles that lie in it.
    through: i32,
    /// Points of the crossing words, with their factors.
    crossings: i32,
}

/// Finds the slots of a line. On an empty board `opening` is the place of the start square in this
/// line, or a place outside it.
pub(crate) fn find_slots(line: &mut Line, opening: Option<usize>) {
    let mut slots = std::mem::take(&mut line.slots);
    slots.clear();
    let ground = Ground::of(line, opening);
    for start in 0..line.length {
        let begins_a_word = ground.occupied << 1 >> start & 1 == 0;
        if begins_a_word && ground.reaches_contact(start) {
            ground.grow(start, &mut slots);
        }
    }
    line.slots = slots;
}

impl<'line> Ground<'line> {
    fn of(line: &'line Line, opening: Option<usize>) -> Self {
        let squares = line.letters[..line.length].iter().zip(0..);
        let occupied = squares.fold(0, |bits, (letter, at)| bits | u32::from(*letter != 0) << at);
        let beside = (occupied << 1 | occupied >> 1) & !occupied & ((1 << line.length) - 1);
        let opening = opening.filter(|at| *at < line.length).map_or(0, |at| 1 << at);
        Self { line, occupied, touching: beside | line.crossed | opening }
    }

    /// Whether a slot from here on has a square that touches something within a rack.
    fn reaches_contact(&self, start: usize) -> bool {
        // Tiles that lie at the start take none from the rack.
        let lying = (!(self.occupied >> start)).trailing_zeros();
        self.touching >> start & ((1 << (lying + 7)) - 1) != 0
    }

    fn grow(&self, start: usize, slots: &mut Vec<Slot>) {
        let line = self.line;
        let mut growing = Growing::at(start);
        for at in start..line.length {
            if self.occupied >> at & 1 == 1 {
                growing.read(line, at);
            } else if usize::from(growing.slot.tiles) == LONGEST_RACK || line.allowed[at] == 0 {
                return;
            } else {
                growing.add(line, at);
            }
            if self.occupied >> (at + 1) & 1 == 0 {
                self.offer(&growing, at + 1, slots);
            }
        }
    }

    /// Offers what has grown as a slot, if a word can fill it.
    fn offer(&self, growing: &Growing, end: usize, slots: &mut Vec<Slot>) {
        let Growing { slot, through, crossings } = growing;
        let touching = slot.squares & self.touching;
        if touching == 0 || end - usize::from(slot.start) < 2 {
            return;
        }
        // A single tile with a neighbour across belongs to the row's slot.
        let belongs_across = slot.tiles == 1
            && self.line.direction == Direction::Down
            && slot.squares & self.line.crossed != 0;
        if !belongs_across {
            let base = through * i32::from(slot.word_factor) + crossings;
            let end = u8::try_from(end).unwrap_or(u8::MAX);
            let anchor = u8::try_from(touching.trailing_zeros()).unwrap_or(u8::MAX);
            slots.push(Slot { base, end, anchor, ..*slot });
        }
    }
}

impl Growing {
    /// A slot that begins here.
    fn at(start: usize) -> Self {
        let slot = Slot {
            key: 0,
            factors: [0; 8],
            base: 0,
            word_factor: 1,
            squares: 0,
            start: u8::try_from(start).unwrap_or(u8::MAX),
            end: 0,
            tiles: 0,
            anchor: u8::MAX,
            needs: [u64::MAX; 2],
        };
        Self { slot, through: 0, crossings: 0 }
    }

    /// Takes in a tile that lies there.
    #[inline]
    fn read(&mut self, line: &Line, at: usize) {
        self.slot.key = self.slot.key.wrapping_add(KEYS[usize::from(line.letters[at]) & 63]);
        self.through += i32::from(line.points[at]);
    }

    /// Takes in an empty square.
    #[inline]
    fn add(&mut self, line: &Line, at: usize) {
        if let Some(points) = line.crossing[at] {
            self.crossings += i32::from(points) * i32::from(line.word_factor[at]);
        }
        self.slot.squares |= 1 << at;
        if line.word_factor[at] == 1 {
            self.insert(line.factor(at, self.slot.word_factor));
        } else {
            self.slot.word_factor *= line.word_factor[at];
            self.sort_anew(line);
        }
    }

    /// Puts the factor of one tile more among the sorted ones.
    #[inline]
    fn insert(&mut self, factor: i16) {
        let factors = &mut self.slot.factors;
        let mut place = usize::from(self.slot.tiles) & 7;
        while place > 0 && factors[place - 1] < factor {
            factors[place] = factors[place - 1];
            place -= 1;
        }
        factors[place] = factor;
        self.slot.tiles += 1;
    }

    /// A word premium changes every factor.
    fn sort_anew(&mut self, line: &Line) {
        (self.slot.factors, self.slot.tiles) = ([0; 8], 0);
        let mut squares = self.slot.squares;
        while squares != 0 {
            let at = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            self.insert(line.factor(at, self.slot.word_factor));
        }
    }
}
