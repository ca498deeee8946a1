//! The parts of a hand: every choice of its tiles has a number, and so has every stage of laying
//! them.

use super::hand::{Hand, Kinds};

/// How many tiles a hand may hold to be split into parts.
pub(super) const MOST_PARTS: usize = 5;

/// How many stages such a hand can have: each tile was laid before, is laid now or later.
pub(super) const MOST_STAGES: usize = 3 * 3 * 3 * 3 * 3;

/// A hand, ready to be split.
///
/// A *stage* is a turn of a hand that is laid bit by bit: some tiles were laid before, some are
/// laid now.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    kinds: usize,
    letters: u64,
    blank: Option<u8>,
    /// The kind of each natural tile, by the number of its letter.
    by_letter: [u8; 64],
    places: [u8; MOST_PARTS],
    counts: [u8; MOST_PARTS],
    strides: [u8; MOST_PARTS],
    stage_strides: [u16; MOST_PARTS],
    values: [i32; MOST_PARTS],
    /// What each part is worth.
    worths: [i32; 1 << MOST_PARTS],
    size: usize,
    /// Every stage, by its number.
    stages: Vec<Stage>,
    /// The numbers of all stages in which something is laid, those with the most laid before first.
    last_to_first: Vec<u16>,
}

/// The parts of a hand that lie before and after a turn, by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    pub(super) before: u8,
    pub(super) after: u8,
}

impl Parts {
    fn none() -> Self {
        Self {
            kinds: 0,
            letters: 0,
            blank: None,
            by_letter: [0; 64],
            places: [0; MOST_PARTS],
            counts: [0; MOST_PARTS],
            strides: [0; MOST_PARTS],
            stage_strides: [0; MOST_PARTS],
            values: [0; MOST_PARTS],
            worths: [0; 1 << MOST_PARTS],
            size: 1,
            stages: vec![Stage { before: 0, after: 0 }],
            last_to_first: Vec::new(),
        }
    }

    /// The parts of a hand, which must not hold more than [`MOST_PARTS`] tiles.
    pub(super) fn of(kinds: &Kinds, hand: Hand, values: &[i32; 64]) -> Self {
        let mut parts = Self::none();
        for (place, number, count) in kinds.held(hand).take(MOST_PARTS) {
            let kind_number = u8::try_from(parts.kinds).unwrap_or(u8::MAX);
            match number {
                0 => parts.blank = Some(kind_number),
                _ => parts.letters |= 1 << number,
            }
            parts.by_letter[usize::from(number) & 63] = kind_number;
            parts.values[parts.kinds] = values[usize::from(number)];
            parts.add(place, count);
        }
        let numbers = 0..u16::try_from(parts.stages.len()).unwrap_or(u16::MAX);
        let is_turn = |number: &u16| {
            let Stage { before, after } = parts.stages[usize::from(*number)];
            before != after
        };
        parts.last_to_first = numbers.filter(is_turn).collect();
        let stages = &parts.stages;
        parts
            .last_to_first
            .sort_by_key(|number| std::cmp::Reverse(stages[usize::from(*number)].before));
        parts
    }

    /// Adds a kind with this many tiles.
    fn add(&mut self, place: u8, count: u8) {
        let kind = self.kinds;
        let stride = u8::try_from(self.size).unwrap_or(u8::MAX);
        self.places[kind] = place;
        self.counts[kind] = count;
        self.strides[kind] = stride;
        self.stage_strides[kind] = u16::try_from(self.stages.len()).unwrap_or(u16::MAX);
        let smaller = std::mem::take(&mut self.stages);
        for before in 0..=count {
            for after in before..=count {
                self.stages.extend(smaller.iter().map(|stage| Stage {
                    before: stage.before + before * stride,
                    after: stage.after + after * stride,
                }));
            }
        }
        let larger = self.size * (usize::from(count) + 1);
        for number in self.size..larger {
            self.worths[number] = self.worths[number - self.size] + self.values[kind];
        }
        self.size = larger;
        self.kinds += 1;
    }

    /// How many parts there are, the empty one and the whole hand among them.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// How many kinds of tile there are.
    pub(super) fn kinds(&self) -> usize {
        self.kinds
    }

    /// Every stage, by its number.
    pub(super) fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The turns, by the numbers of their stages, those with the most laid before first.
    pub(super) fn turns(&self) -> impl Iterator<Item = usize> {
        self.last_to_first.iter().map(|number| usize::from(*number))
    }

    /// The letters of the natural tiles, as bits by number.
    pub(super) fn letters(&self) -> u64 {
        self.letters
    }

    /// The natural tiles: the number of each letter, and its kind.
    pub(super) fn naturals(&self) -> impl Iterator<Item = (u8, usize)> {
        (0..64)
            .filter(|letter| self.letters >> letter & 1 == 1)
            .map(|letter| (letter, usize::from(self.by_letter[usize::from(letter)])))
    }

    /// The kind that is the blank.
    pub(super) fn blank(&self) -> Option<u8> {
        self.blank
    }

    /// How many tiles there are of each kind.
    pub(super) fn counts(&self) -> [u8; MOST_PARTS] {
        self.counts
    }

    /// The kind that has this letter, which must be that of a natural tile.
    pub(super) fn part_of(&self, number: usize) -> u8 {
        self.by_letter[number & 63]
    }

    pub(super) fn value(&self, kind: u8) -> i32 {
        self.values[usize::from(kind)]
    }

    /// What the tiles of one kind add to the number of a stage: the number laid before, and the
    /// number laid in this turn.
    #[inline]
    pub(super) fn in_stage(&self, kind: usize, before: u8, now: u8) -> usize {
        let [count, before, now] = [self.counts[kind], before, now].map(usize::from);
        let first = before * (count + 1) - before * before.saturating_sub(1) / 2;
        (first + now) * usize::from(self.stage_strides[kind])
    }

    /// The number of a part.
    pub(super) fn number_of(&self, hand: Hand) -> usize {
        let kinds = self.places.iter().zip(&self.strides).take(self.kinds);
        let tiles = |place: u8| usize::try_from(hand.count(place)).unwrap_or(usize::MAX);
        kinds.map(|(place, stride)| tiles(*place) * usize::from(*stride)).sum()
    }

    /// What the tiles of each part are worth, by its number.
    pub(super) fn worths(&self) -> &[i32; 1 << MOST_PARTS] {
        &self.worths
    }
}

#[cfg(test)]
mod tests {
    use tiles::TileSet;

    use super::*;

    #[test]
    fn every_stage_has_a_number_of_its_own() {
        let set = TileSet::named("english").unwrap();
        let rack = set.alphabet().rack("AABB?").unwrap();
        let kinds = Kinds::of([&rack, &rack]);
        let parts = Parts::of(&kinds, kinds.hand(&rack), &[1; 64]);
        assert_eq!((parts.size(), parts.stages().len()), (3 * 3 * 2, 6 * 6 * 3));
        assert_eq!(parts.worths()[parts.size() - 1], 5);
        let number = parts.in_stage(0, 1, 1) + parts.in_stage(1, 0, 2) + parts.in_stage(2, 0, 0);
        let Stage { before, after } = parts.stages()[number];
        assert_eq!((usize::from(before), usize::from(after)), (1, 2 + 2 * 3));
        assert_eq!(parts.turns().count(), parts.stages().len() - parts.size());
    }
}
