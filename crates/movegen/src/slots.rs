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

/// A slot that is being lengthened square by square.
struct Growing {
    slot: Slot,
    /// Points of the tiles that lie in it.
    through: i32,
    /// Points of the crossing words, with their factors.
    crossings: i32,
    connected: bool,
}

/// Finds the slots of a line. On an empty board `opening` is the place of the start square in this
/// line, or a place outside it.
pub(crate) fn find_slots(line: &mut Line, opening: Option<usize>) {
    let mut slots = std::mem::take(&mut line.slots);
    slots.clear();
    for start in 0..line.length {
        if start == 0 || line.letters[start - 1] == 0 {
            grow(line, start, opening, &mut slots);
        }
    }
    line.slots = slots;
}

fn grow(line: &Line, start: usize, opening: Option<usize>, slots: &mut Vec<Slot>) {
    if !reaches_contact(line, start, opening) {
        return;
    }
    let mut growing = Growing {
        slot: Slot {
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
        },
        through: 0,
        crossings: 0,
        connected: false,
    };
    for at in start..line.length {
        if line.letters[at] != 0 {
            growing.read(line, at);
        } else if usize::from(growing.slot.tiles) == LONGEST_RACK || line.allowed[at] == 0 {
            return;
        } else {
            growing.add(line, at, opening);
        }
        if at + 1 == line.length || line.letters[at + 1] == 0 {
            growing.offer(line, at + 1, slots);
        }
    }
}

/// Whether a slot from here on meets a tile, a crossing word or the opening square within a rack.
fn reaches_contact(line: &Line, start: usize, opening: Option<usize>) -> bool {
    let within = line.length.min(start + LONGEST_RACK);
    if let Some(opening) = opening {
        return (start..within).contains(&opening);
    }
    let further = line.length.min(within + 1);
    (start..further).any(|at| line.letters[at] != 0)
        || (start..within).any(|at| line.crossing[at].is_some())
}

impl Growing {
    /// Takes in a tile that lies there.
    fn read(&mut self, line: &Line, at: usize) {
        self.slot.key = self.slot.key.wrapping_add(KEYS[usize::from(line.letters[at]) & 63]);
        self.through += i32::from(line.points[at]);
        self.connected = true;
    }

    /// Takes in an empty square.
    fn add(&mut self, line: &Line, at: usize, opening: Option<usize>) {
        let touches = line.crossing[at].is_some()
            || (at > 0 && line.letters[at - 1] != 0)
            || (at + 1 < line.length && line.letters[at + 1] != 0)
            || opening == Some(at);
        if touches && self.slot.anchor == u8::MAX {
            self.slot.anchor = u8::try_from(at).unwrap_or(u8::MAX);
        }
        if let Some(points) = line.crossing[at] {
            self.crossings += i32::from(points) * i32::from(line.word_factor[at]);
            self.connected = true;
        }
        self.connected |= opening == Some(at);
        self.slot.squares |= 1 << at;
        self.slot.tiles += 1;
        if line.word_factor[at] == 1 {
            self.insert(line.factor(at, self.slot.word_factor));
        } else {
            self.slot.word_factor *= line.word_factor[at];
            self.sort_anew(line);
        }
    }

    /// Puts a factor among the sorted ones.
    fn insert(&mut self, factor: i16) {
        let mut carried = factor;
        for place in &mut self.slot.factors {
            if carried > *place {
                std::mem::swap(place, &mut carried);
            }
        }
    }

    /// A word premium changes every factor.
    fn sort_anew(&mut self, line: &Line) {
        self.slot.factors = [0; 8];
        let mut squares = self.slot.squares;
        while squares != 0 {
            let at = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            self.insert(line.factor(at, self.slot.word_factor));
        }
    }

    /// Offers what has grown as a slot, if a word can fill it.
    fn offer(&self, line: &Line, end: usize, slots: &mut Vec<Slot>) {
        let start = usize::from(self.slot.start);
        let takes_tiles = self.slot.tiles > 0 && end - start >= 2 && self.connected;
        // A single tile with a neighbour across belongs to the row's slot.
        let belongs_across = self.slot.tiles == 1
            && line.direction == Direction::Down
            && line.crossing[self.slot.squares.trailing_zeros() as usize].is_some();
        if takes_tiles && !belongs_across {
            let base = self.through * i32::from(self.slot.word_factor) + self.crossings;
            slots.push(Slot { base, end: u8::try_from(end).unwrap_or(u8::MAX), ..self.slot });
        }
    }
}
