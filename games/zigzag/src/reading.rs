//! The words that a chain makes where it lies.

use std::cmp::Reverse;

use tabletop::Seat;
use tiles::{Letter, Words};

use crate::game::Zigzag;
use crate::plane::{Plane, TileId};
use crate::question::ReadingView;
use crate::{ChainTile, Reading, Reads, Refusal};

impl Zigzag {
    /// Every word of the list that a chain makes on a letter, longest first. A refused word costs
    /// nothing (ZZ-039), so that this tells no more than trying.
    pub(crate) fn readings(
        &self,
        seat: Seat,
        on: Option<TileId>,
        chain: &[ChainTile],
    ) -> Result<Vec<ReadingView>, Refusal> {
        self.check_seat(seat)?;
        let chain = self.read_chain(chain)?;
        let chain: Vec<Letter> = chain.iter().map(|nested| nested.tile.letter()).collect();
        let Some(on) = on else {
            let is_opening = self.table.plane.is_empty() && self.is_word(&chain);
            let opening = is_opening.then(|| self.reading(&chain, Vec::new(), Reads::Outwards));
            return Ok(opening.into_iter().collect());
        };
        if !self.table.plane.has(on) {
            return Err(Refusal::NotOnTheTable);
        }
        let mut readings = self.words_along(on, &chain);
        readings.sort_by_key(|reading| (Reverse(reading.reused.len()), reading.reads));
        Ok(readings)
    }

    /// The words along every row of old letters that leads away from a letter, in either sense.
    fn words_along(&self, on: TileId, chain: &[Letter]) -> Vec<ReadingView> {
        let (plane, reading) = (&self.table.plane, self.setup.rules().reading);
        let mut readings = Vec::new();
        for row in rows_from(plane, on, reading) {
            let old: Vec<Letter> = row.iter().filter_map(|id| plane.letter(*id)).collect();
            for reads in senses(reading) {
                let word = reads.in_order(&old, chain);
                if !chain.is_empty() && self.is_word(&word) {
                    readings.push(self.reading(&word, row.clone(), *reads));
                }
            }
        }
        readings
    }

    fn is_word(&self, letters: &[Letter]) -> bool {
        letters.len() > 1 && self.setup.lexicon.knows(letters)
    }

    fn reading(&self, word: &[Letter], reused: Vec<TileId>, reads: Reads) -> ReadingView {
        ReadingView { word: self.setup.alphabet().spell(word), reused, reads }
    }
}

/// The senses in which words may be read.
fn senses(reading: Reading) -> &'static [Reads] {
    match reading {
        Reading::Either => &[Reads::Outwards, Reads::Inwards],
        Reading::Directed => &[Reads::Outwards],
    }
}

/// Every row of letters that begins with this one and goes from nest to nest; only towards the first
/// tile where words are read away from it.
fn rows_from(plane: &Plane, on: TileId, reading: Reading) -> Vec<Vec<TileId>> {
    let mut rows = Vec::new();
    let mut growing = vec![vec![on]];
    while let Some(row) = growing.pop() {
        let last = row[row.len() - 1];
        let is_ahead = |next: &TileId| match reading {
            Reading::Either => !row.contains(next),
            Reading::Directed => plane.on(last) == Some(*next),
        };
        let next = plane.neighbours(last).filter(is_ahead);
        growing.extend(next.map(|next| [row.as_slice(), &[next]].concat()));
        rows.push(row);
    }
    rows.retain(|row| plane.letter(row[0]).is_some());
    rows
}
