//! Filling a slot with a subset of the rack by walking the graph: for the few pairs that the word
//! filter lets through.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use lexicon::Node;
use tiles::Tile;

use crate::fill::Pair;
use crate::found::{BLANK_BIT, Play};
use crate::turn::Turn;

/// Every play that fills the slot with exactly this subset of the rack, its blanks standing for
/// these letters (0 for a blank that is not there).
pub(crate) fn walk_slot(
    turn: &Turn<'_>,
    pair: Pair<'_>,
    blanks: [u8; 2],
    found: &mut impl FnMut(Play),
) {
    let mut naturals = [0_u8; 64];
    for tile in turn.subsets.tiles(pair.subset.number.into()) {
        if let Tile::Letter(letter) = tile {
            naturals[letter.index()] += 1;
        }
    }
    let score = pair.slot.base + turn.bonus_for(pair.slot.tiles);
    let mut walk = SlotWalk { turn, pair, naturals, blanks, found };
    walk.go_on(pair.slot.start.into(), turn.lines.graph().forward(), pair.unlaid(), score);
}

struct SlotWalk<'turn, 'board, Found> {
    turn: &'turn Turn<'board>,
    pair: Pair<'turn>,
    naturals: [u8; 64],
    /// The letters the blanks stand for; 0 for a blank that is used up.
    blanks: [u8; 2],
    found: &'turn mut Found,
}

impl<Found: FnMut(Play)> SlotWalk<'_, '_, Found> {
    /// Stands before a square with the letters read so far.
    fn go_on(&mut self, at: usize, node: Node, play: Play, score: i32) {
        let Pair { line, slot, subset } = self.pair;
        if at == usize::from(slot.end) {
            if node.accepts() {
                (self.found)(play.scored(score, subset.kept, subset.number));
            }
            return;
        }
        let graph = self.turn.lines.graph();
        let lying = usize::from(line.letters[at]);
        if lying != 0 {
            if let Some(next) = graph.children(node).find(|next| next.index() == lying) {
                self.go_on(at + 1, next, play, score);
            }
            return;
        }
        for next in graph.children(node) {
            let number = next.index() & 63;
            if line.allowed[at] >> number & 1 == 0 {
                continue;
            }
            if self.naturals[number] > 0 {
                self.naturals[number] -= 1;
                let factor = i32::from(line.factor(at, slot.word_factor));
                let points = i32::from(self.turn.lines.values()[number]) * factor;
                self.go_on(at + 1, next, play.with(number as u8), score + points);
                self.naturals[number] += 1;
            }
            let blank = self.blanks.iter().position(|letter| usize::from(*letter) == number);
            if let Some(blank) = blank {
                let letter = std::mem::take(&mut self.blanks[blank]);
                self.go_on(at + 1, next, play.with(letter | BLANK_BIT), score);
                self.blanks[blank] = letter;
            }
        }
    }
}
