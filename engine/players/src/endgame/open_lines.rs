//! What could ever lie along a line if one player laid tiles and the other only passed.
//!
//! A word that a player forms later may hold tiles they have laid in between, and so may the words
//! that cross it. But all its letters lie on the line already or come from their hand. So every
//! word that fits the line and is completed from the hand is looked at, whether or not the squares
//! around it are filled as they would have to be: first to see what may cross a square (*spots*),
//! and then, with that, to see what each turn of the hand could score along the line.

use board::MAX_SIDE;

use super::grid::Grid;
use super::memory::ByKey;
use super::mix::mix;
use super::open_walk::{Line, Reached, Walk};
use super::parts::Parts;
use super::scorer::{NO_SCORE, Scorer};
use super::spots::{Spot, SpotFinder};
use super::walk::Words;

/// How many spots and scores are remembered before everything is forgotten: some hundred megabytes.
const MOST_SPOTS: usize = 600_000;
const MOST_SCORES: usize = 20_000_000;

/// A place that is not known.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// What is known of lines.
#[derive(Default)]
pub(super) struct OpenLines {
    spots_by_key: ByKey<u32>,
    spots: Vec<Spot>,
    /// For each spot a number that stands for it in keys.
    hashes: Vec<u64>,
    scores_by_key: ByKey<u32>,
    /// The same by what of the crossing words matters to the line.
    scores_by_narrow_key: ByKey<u32>,
    scores: Vec<i16>,
}

/// Where in the memory the spots of each line begin.
pub(super) type Starts = [u32; 2 * MAX_SIDE];

impl OpenLines {
    pub(super) fn clear(&mut self) {
        self.spots_by_key.clear();
        self.spots.clear();
        self.hashes.clear();
        self.scores_by_key.clear();
        self.scores_by_narrow_key.clear();
        self.scores.clear();
    }

    /// Whether it must be cleared before more is put in.
    pub(super) fn is_full(&self) -> bool {
        self.spots.len() > MOST_SPOTS || self.scores.len() > MOST_SCORES
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
            let start = u32::try_from(spots.len()).unwrap_or(UNKNOWN);
            let line = Line::of(grid, reached);
            let mut finder = SpotFinder::new(words.graph, &line, spots);
            Walk::new(words.graph, &line, parts).each_word(&mut finder);
            let found = finder.finish(parts).iter().zip(0..);
            hashes.extend(found.map(|(spot, at)| spot.hash(reached.line, at)));
            start
        })
    }

    /// The numbers that stand for the spots of a line that was looked up.
    pub(super) fn hashes(&self, start: u32, length: usize) -> &[u64] {
        &self.hashes[start as usize..start as usize + length]
    }

    /// Where the scores of a line lie: the most that each stage of the hand could score along it.
    pub(super) fn scores_of(
        &mut self,
        words: &Words<'_>,
        (grid, parts): (&Grid<'_>, &Parts),
        (reached, (starts, hand_key)): (Reached, (&Starts, u64)),
    ) -> u32 {
        let Self { spots, scores, scores_by_narrow_key, .. } = self;
        *self.scores_by_key.entry(reached.key).or_insert_with(|| {
            let mut line = Line::of(grid, reached);
            line.cross(|at| {
                let (crossing, place) = grid.crossing_line(reached.line, at);
                spots[starts[crossing] as usize + place]
            });
            let own = starts[reached.line] as usize;
            let narrow = line.narrow(&spots[own..own + line.length], parts);
            let letters = grid.letter_key(reached.line);
            let key = mix(narrow ^ letters) ^ mix(hand_key ^ reached.line as u64);
            *scores_by_narrow_key.entry(key).or_insert_with(|| {
                let start = scores.len();
                scores.resize(start + parts.stages().len(), NO_SCORE);
                let mut scorer = Scorer::new((words, parts), &line, &mut scores[start..]);
                Walk::new(words.graph, &line, parts).each_word(&mut scorer);
                u32::try_from(start).unwrap_or(UNKNOWN)
            })
        })
    }

    /// The scores that lie there.
    pub(super) fn scores(&self, start: u32, parts: &Parts) -> &[i16] {
        &self.scores[start as usize..start as usize + parts.stages().len()]
    }
}
