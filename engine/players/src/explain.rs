//! Why one move is better than another.
//!
//! [`Explainer::explain`] finds the reasons as values; whoever shows them puts them into words.

mod answers;
mod compare;
mod reason;

use std::sync::Arc;

use board::{FittedPlay, Square};
use tiles::{Alphabet, Rack};

use crate::knowledge::Knowledge;
use crate::leaves::LeaveTable;
use crate::review::Review;
use crate::static_player::StaticPlayer;
use crate::turn::{Move, Turn};

pub use reason::{GameEnd, PremiumUse, Reason};

/// Someone who can say why a move was not the best.
pub struct Explainer {
    leaves: Option<Arc<LeaveTable>>,
    /// Answers for the others.
    player: StaticPlayer,
}

/// Why the best move of a turn is better than the one that was done.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The most important first; none if the best move was made.
    pub reasons: Vec<Reason>,
    /// What the best move is called.
    pub best: MoveName,
    /// What the move that was done is called.
    pub done: MoveName,
    /// The letters of the tiles that reasons name.
    pub alphabet: Arc<Alphabet>,
}

/// What a move is called in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveName {
    /// By its main word.
    Word {
        /// The word.
        word: String,
        /// Where it begins.
        start: Square,
    },
    /// By the tiles exchanged.
    Exchange(Rack),
    /// A pass.
    Pass,
}

impl Explainer {
    /// Someone who knows these words and tiles.
    pub fn new(knowledge: &Knowledge) -> Self {
        Self { leaves: knowledge.leaves(), player: knowledge.static_player() }
    }

    /// Says why the best move of a turn is better than the one that was done.
    pub fn explain(&mut self, turn: &Turn<'_>, review: &Review) -> Explanation {
        let reasons = if review.is_best() { Vec::new() } else { self.compare(turn, review) };
        Explanation {
            reasons,
            best: MoveName::of(&review.best.choice.chosen, turn),
            done: MoveName::of(&review.done.choice.chosen, turn),
            alphabet: Arc::clone(turn.rules.terms.tiles.alphabet()),
        }
    }
}

impl MoveName {
    fn of(candidate: &Move, turn: &Turn<'_>) -> Self {
        match candidate {
            Move::Place(play) => {
                let (board, terms) = (turn.lines.board(), &turn.rules.terms);
                let fitted = play.placement(board).fit(board, terms);
                let laid: FittedPlay = fitted.expect("plays are found for the board of the turn");
                let main = laid.main_word();
                Self::Word { word: main.text(terms.tiles.alphabet()), start: main.start }
            }
            Move::Exchange(tiles) => Self::Exchange(tiles.clone()),
            Move::Pass => Self::Pass,
        }
    }
}

#[cfg(test)]
mod tests;
