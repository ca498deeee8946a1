//! Spots: what may cross a line at a square.

use lexicon::WordGraph;

use super::mix::mix;
use super::open_walk::{Line, OpenWord, Take};
use super::parts::{MOST_PARTS, Parts};

/// How many tiles laid before are told apart in a crossing word: none, one, or more.
pub(super) const LEVELS: usize = 3;

/// No word is completed.
const NO_FACE: i16 = -1;

/// What may cross a square.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// The letters that may lie there, as bits by number.
    pub(super) letters: u64,
    /// Those of them that can stand in a crossing word.
    pub(super) joined: u64,
    /// Whether a tile may lie there without a crossing word.
    is_alone: bool,
    /// By kind of tile, the most points of the letters in a crossing word that such a tile
    /// completes when up to this many other tiles of the hand lie in it; the last for any number.
    faces: [[i16; MOST_PARTS]; LEVELS],
}

/// How a tile crosses when it is laid.
pub(super) enum Crossing {
    /// It completes a crossing word whose letters have this many points at most.
    Word(i32),
    /// It lies alone.
    Nothing,
    Impossible,
}

impl Spot {
    /// What is taken for granted where nothing is known.
    pub(super) const UNKNOWN: Self = Self { joined: !0, ..Self::NEVER };

    const NEVER: Self =
        Self { letters: 0, joined: 0, is_alone: false, faces: [[NO_FACE; MOST_PARTS]; LEVELS] };

    /// How a tile of a kind can cross when up to this many tiles laid before can lie in the word.
    #[inline]
    pub(super) fn crossing(&self, part: u8, level: usize) -> Crossing {
        match self.faces[level][usize::from(part)] {
            face @ 0.. => Crossing::Word(face.into()),
            _ if self.is_alone => Crossing::Nothing,
            _ => Crossing::Impossible,
        }
    }

    /// The same for a player who can lay only these letters.
    pub(super) fn narrowed(&self, letters: u64, parts: &Parts) -> Self {
        let mut narrowed = Self { letters, joined: self.joined & letters, ..*self };
        for (letter, part) in parts.naturals() {
            if letters >> letter & 1 == 0 {
                narrowed.faces.iter_mut().for_each(|faces| faces[part] = NO_FACE);
            }
        }
        narrowed
    }

    /// A number that stands for it; the same wherever nothing can be laid.
    pub(super) fn hash(&self, line: usize, at: u64) -> u64 {
        if self.letters == 0 {
            return 0;
        }
        let place = mix((line as u64) << 8 | at << 1 | u64::from(self.is_alone));
        let faces = self.faces.as_flattened().chunks(4).fold(place, |key, faces| {
            let packed =
                faces.iter().fold(0, |packed, face| packed << 16 | u64::from(face.cast_unsigned()));
            mix(key ^ packed)
        });
        mix(mix(faces ^ self.letters) ^ self.joined)
    }
}

/// Notes what may lie on each square of a line.
pub(super) struct SpotFinder<'walk> {
    pub(super) graph: &'walk WordGraph,
    pub(super) line: &'walk Line,
    pub(super) spots: &'walk mut [Spot],
}

impl<'walk> SpotFinder<'walk> {
    /// Begins with nothing on these squares.
    pub(super) fn new(
        graph: &'walk WordGraph,
        line: &'walk Line,
        spots: &'walk mut Vec<Spot>,
    ) -> Self {
        let start = spots.len();
        spots.resize(start + line.length, Spot::NEVER);
        Self { graph, line, spots: &mut spots[start..] }
    }

    /// Where no tile is beside a square, a tile may lie there without a word through it; and what
    /// can be completed with few tiles in the word can be completed with more.
    pub(super) fn finish(self, parts: &Parts) -> &'walk [Spot] {
        for (spot, at) in self.spots.iter_mut().zip(0..) {
            spot.joined = spot.letters;
            if self.line.is_open(at) && self.line.is_alone(at) {
                spot.is_alone = true;
                spot.letters = if parts.blank().is_some() { !1 } else { parts.letters() };
            }
            for level in 1..LEVELS {
                for part in 0..MOST_PARTS {
                    let fewer = spot.faces[level - 1][part];
                    spot.faces[level][part] = spot.faces[level][part].max(fewer);
                }
            }
        }
        self.spots
    }
}

impl Take for SpotFinder<'_> {
    fn take(&mut self, word: &OpenWord<'_>) {
        let face = i16::try_from(word.face).unwrap_or(i16::MAX);
        let level = (word.laid.len() - 1).min(LEVELS - 1);
        for laid in word.laid {
            let spot = &mut self.spots[laid.at];
            spot.letters |= 1 << laid.letter;
            let most = &mut spot.faces[level][usize::from(laid.part)];
            if face > *most && word.may_lack(1 << laid.at, self.graph, self.line) {
                *most = face;
            }
        }
    }
}
