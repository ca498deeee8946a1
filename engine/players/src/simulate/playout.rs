//! Play-outs: a candidate is played, and then a number of turns more.

use movegen::{Aside, LineSet, Lines};
use tiles::Rack;

use super::chooser::Chooser;
use super::deal::{Dealer, Deals};
use super::scene::Scene;
use super::{Outcome, Shared};
use crate::turn::{Choice, Move, Turn};

/// A candidate with the board after it.
pub(super) struct Candidate {
    pub(super) choice: Choice,
    pub(super) lines: Lines,
    /// The lines that it changed.
    pub(super) changed: LineSet,
    /// The tiles that it keeps.
    pub(super) kept: Rack,
}

/// Plays candidates out, one instance for each thread.
pub(super) struct Worker<'turn> {
    pub(super) shared: &'turn Shared<'turn>,
    /// The boards after the candidates, for laying further plays on.
    boards: Vec<Lines>,
    aside: Aside,
    /// The deal as it begins, and the play-out in progress.
    dealt: Scene,
    scene: Scene,
    /// The player who answers the candidates, and everyone who follows.
    answering: Chooser,
    following: Chooser,
    /// How many plays were found.
    pub(super) plays: u64,
}

impl Candidate {
    pub(super) fn new(choice: Choice, turn: &Turn<'_>) -> Self {
        let mut lines = turn.lines.clone();
        let changed = match &choice.chosen {
            Move::Place(play) => lines.lay_aside(play, &mut Aside::default()),
            Move::Exchange(_) | Move::Pass => LineSet::default(),
        };
        let kept = choice.chosen.kept(turn.rack);
        Self { choice, lines, changed, kept }
    }
}

impl<'turn> Worker<'turn> {
    pub(super) fn new(shared: &'turn Shared<'turn>, deals: &Deals) -> Self {
        Self {
            shared,
            boards: shared.candidates.iter().map(|candidate| candidate.lines.clone()).collect(),
            aside: Aside::default(),
            dealt: deals.blank(),
            scene: deals.blank(),
            answering: Chooser::new(shared.knowledge.static_player()),
            following: Chooser::new(shared.knowledge.static_player()),
            plays: 0,
        }
    }

    /// Deals for the play-outs that follow; the same number gives the same deal.
    pub(super) fn deal(&mut self, deals: &Deals, number: u64, dealer: &dyn Dealer) {
        deals.deal(number, dealer, &mut self.dealt);
        self.dealt.mover = 1;
        self.answering.begin(&self.dealt.turn(self.shared.turn.rules, self.shared.turn.lines));
        self.dealt.mover = 0;
    }

    /// Plays a candidate out.
    pub(super) fn play_out(&mut self, number: usize) -> Outcome {
        self.scene.copy_from(&self.dealt);
        self.scene.carry_out(&self.shared.candidates[number].choice);
        let mut laid = 0;
        for ply in 1.. {
            if self.shared.ends_here(&self.scene, ply) {
                break;
            }
            let choice = self.choose(number, ply);
            self.plays += 1;
            self.scene.carry_out(&choice);
            // The board is not needed after the last ply.
            if let Move::Place(play) = &choice.chosen
                && !self.shared.ends_here(&self.scene, ply + 1)
            {
                self.boards[number].lay_aside(play, &mut self.aside);
                laid += 1;
            }
        }
        for _ in 0..laid {
            self.boards[number].take_back(&mut self.aside);
        }
        self.shared.outcome(&mut self.scene)
    }

    /// What the player about to move does. The one who answers holds the same rack whatever the
    /// candidate is.
    fn choose(&mut self, number: usize, ply: usize) -> Choice {
        let Turn { rules, lines: before, .. } = *self.shared.turn;
        let turn = self.scene.turn(rules, &self.boards[number]);
        match ply {
            1 => self.answering.answer(&turn, before, self.shared.candidates[number].changed),
            _ => self.following.choose(&turn),
        }
    }
}
