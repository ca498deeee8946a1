//! Judging a turn that was played: found among the moves, compared with the best, and explained.
//!
//! The one implementation behind a table's review and `lettrine analyse`; they differ only in where
//! the turn comes from and how the judgement is shown.

use std::sync::Arc;

use board::{FittedPlay, FormedWord, Placement, Square};
use lexicon::Lexicon;
use tiles::{PlacedTile, Rack};

use super::{Effort, Judged, Review, Reviewer};
use crate::explain::{Explainer, Explanation};
use crate::knowledge::Knowledge;
use crate::search_control::SearchControl;
use crate::static_player::StaticPlayer;
use crate::turn::{Move, Turn};

/// What was done in a turn, as a score sheet or a game file has it.
#[derive(Clone, Debug)]
pub enum Played<'turn> {
    /// Tiles were laid.
    Laid(&'turn FittedPlay),
    /// These tiles were exchanged.
    Exchanged(Rack),
    /// Nothing was done, or what was done did not stay.
    Passed,
}

/// A turn that was judged.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// What was done beside the best.
    pub review: Review,
    /// Why the best is better.
    pub explanation: Explanation,
}

/// A play that cannot be judged.
#[derive(Clone, Debug)]
pub enum NotJudged {
    /// It forms words that are not in the list.
    UnknownWords(Vec<FormedWord>),
    /// It cannot be made with this rack on this board.
    NotAMove,
}

/// Judges turns with the words and tiles of a language.
pub struct TurnJudge<'knowledge> {
    lexicon: Arc<Lexicon>,
    finder: StaticPlayer,
    reviewer: Reviewer<'knowledge>,
    explainer: Explainer,
}

impl<'knowledge> TurnJudge<'knowledge> {
    /// A judge who puts this much effort into each turn.
    pub fn new(knowledge: &'knowledge Knowledge, effort: Effort) -> Self {
        Self {
            lexicon: Arc::clone(knowledge.lexicon()),
            finder: knowledge.static_player(),
            reviewer: Reviewer::new(knowledge, effort),
            explainer: Explainer::new(knowledge),
        }
    }

    /// Compares what was done with the best that can be found, and explains the difference.
    pub fn judge(
        &mut self,
        turn: &Turn<'_>,
        played: &Played<'_>,
        control: &SearchControl<'_>,
    ) -> Result<Judgement, NotJudged> {
        let done = match played {
            Played::Laid(play) => self.find(turn, play)?,
            Played::Exchanged(tiles) => Move::Exchange(tiles.clone()),
            Played::Passed => Move::Pass,
        };
        let review = self.reviewer.review(turn, &done, control);
        let explanation = self.explainer.explain(turn, &review);
        Ok(Judgement { review, explanation })
    }

    /// The best move of a turn, whatever was done.
    pub fn best(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Judged {
        self.reviewer.review(turn, &Move::Pass, control).best
    }

    /// The move of a turn that lays these tiles.
    fn find(&mut self, turn: &Turn<'_>, play: &FittedPlay) -> Result<Move, NotJudged> {
        let board = turn.lines.board();
        let wanted = sorted(play.placement());
        let is_it = |candidate: &Move| match candidate {
            Move::Place(found) => {
                found.score() == play.score() && sorted(&found.placement(board)) == wanted
            }
            Move::Exchange(_) | Move::Pass => false,
        };
        let mut moves = self.finder.list(turn).into_iter().map(|choice| choice.chosen);
        moves.find(is_it).ok_or_else(|| match play.unknown_words(&*self.lexicon) {
            unknown if unknown.is_empty() => NotJudged::NotAMove,
            unknown => NotJudged::UnknownWords(unknown.into_iter().cloned().collect()),
        })
    }
}

fn sorted(placement: &Placement) -> Vec<(Square, PlacedTile)> {
    let mut tiles = placement.tiles.clone();
    tiles.sort_unstable();
    tiles
}
