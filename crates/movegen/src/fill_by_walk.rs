//! Filling a slot with a subset of the rack by walking the graph: for the few pairs that the word
//! filter lets through.

use lexicon::Node;
use tiles::Tile;

use crate::found::{BLANK_BIT, Play};
use crate::lines::Line;
use crate::slots::Slot;
use crate::turn::Turn;

/// Every play that fills the slot with exactly this subset of the rack.
pub(crate) fn walk_slot(
    turn: &Turn<'_>,
    line: &Line,
    slot: &Slot,
    played: u8,
    found: &mut impl FnMut(Play),
) {
    let mut naturals = [0_u8; 64];
    let mut blanks = 0;
    for tile in turn.subsets.tiles(played.into()) {
        match tile {
            Tile::Letter(letter) => naturals[letter.index()] += 1,
            Tile::Blank => blanks += 1,
        }
    }
    let start = usize::from(slot.start);
    let length = slot.end - slot.start;
    let mut walk = SlotWalk { turn, line, slot, played, naturals, blanks, found };
    let score = i32::from(slot.base) + turn.bonus_for(slot.tiles);
    let play = Play::new(line.square(start), line.direction, length);
    walk.go_on(start, turn.lines.graph().forward(), play, score);
}

struct SlotWalk<'turn, 'board, Found> {
    turn: &'turn Turn<'board>,
    line: &'turn Line,
    slot: &'turn Slot,
    played: u8,
    naturals: [u8; 64],
    blanks: u8,
    found: &'turn mut Found,
}

impl<Found: FnMut(Play)> SlotWalk<'_, '_, Found> {
    /// Stands before a square with the letters read so far.
    fn go_on(&mut self, at: usize, node: Node, play: Play, score: i32) {
        if at == usize::from(self.slot.end) {
            if node.accepts() {
                let kept = self.turn.subsets.subset(self.played).kept;
                (self.found)(play.scored(score, kept, self.played));
            }
            return;
        }
        let graph = self.turn.lines.graph();
        let lying = usize::from(self.line.letters[at]);
        if lying != 0 {
            if let Some(next) = graph.children(node).find(|next| next.index() == lying) {
                self.go_on(at + 1, next, play, score);
            }
            return;
        }
        for next in graph.children(node) {
            let number = next.index() & 63;
            if self.line.allowed[at] >> number & 1 == 0 {
                continue;
            }
            if self.naturals[number] > 0 {
                self.naturals[number] -= 1;
                let factor = i32::from(self.line.factor(at, self.slot.word_factor));
                let points = i32::from(self.turn.lines.values()[number]) * factor;
                self.go_on(at + 1, next, play.with(number as u8), score + points);
                self.naturals[number] += 1;
            }
            if self.blanks > 0 {
                self.blanks -= 1;
                self.go_on(at + 1, next, play.with(number as u8 | BLANK_BIT), score);
                self.blanks += 1;
            }
        }
    }
}
