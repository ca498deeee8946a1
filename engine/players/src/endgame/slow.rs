//! The reference solver for tests: plain minimax over every play of the plain generator, to the end
//! of the game.
//!
//! It counts turns without points as the rules say, so that it also proves what the solver takes
//! for granted about passes. Only for racks of a few tiles.

use board::Board;
use lexicon::Lexicon;
use tiles::{Rack, Score};

use super::Position;

/// What the player to move gains on the other from here to the end of the game.
pub fn value(position: &Position<'_>, lexicon: &Lexicon) -> Score {
    let turns_left = position.rules.scoreless_turns.saturating_sub(position.scoreless_turns).max(1);
    let racks = position.racks.map(Clone::clone);
    let mut game = Game { position, lexicon, board: position.lines.board().clone() };
    Score(game.value(&racks, turns_left))
}

struct Game<'call> {
    position: &'call Position<'call>,
    lexicon: &'call Lexicon,
    board: Board,
}

impl Game<'_> {
    /// What the mover, whose rack is the first, gains when this many turns without points end the
    /// game.
    fn value(&mut self, racks: &[Rack; 2], turns_left: u8) -> i32 {
        let rules = &self.position.rules;
        let [own, other] = racks.each_ref().map(|rack| rack.value(rules.terms.tiles).0);
        if racks[1].is_empty() {
            return -2 * own;
        }
        if turns_left == 0 {
            return other - own;
        }
        let swapped = [racks[1].clone(), racks[0].clone()];
        let mut best = -self.value(&swapped, turns_left - 1);
        for play in movegen::generate(&self.board, &racks[0], self.lexicon, &rules.terms) {
            let kept = racks[0].without(&play.placement().lifted());
            let kept = kept.expect("plays are made of the rack's tiles");
            self.board.play(&play);
            let left = self.value(&[racks[1].clone(), kept], rules.scoreless_turns);
            self.board.take_back(&play);
            best = best.max(play.score().0 - left);
        }
        best
    }
}
