//! What a viewer may do: screens offer these and no others.

use tabletop::{Seat, Viewer};

use crate::Mode;
use crate::game::Crossword;
use crate::table::{Pause, Phase, Stage, Typing};

impl Crossword {
    /// The names of the actions that are open to a viewer.
    pub(crate) fn possible_actions(&self, viewer: Viewer) -> Vec<&'static str> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        if seat.index() >= self.setup.seats() {
            return Vec::new();
        }
        match (self.table.pause, &self.table.phase) {
            (_, Phase::Over(_)) => Vec::new(),
            (Pause::Stopped, _) => vec!["resume"],
            (Pause::Paused, _) => vec!["resume", "stop"],
            (Pause::Running, _) => self.possible_while_running(seat),
        }
    }

    fn possible_while_running(&self, seat: Seat) -> Vec<&'static str> {
        let is_to_move = self.table.turn == seat;
        let mut may = match &self.table.phase {
            Phase::Turn if is_to_move => self.possible_moves(seat),
            Phase::Question(question) if is_to_move => match question.stage {
                Stage::Challenged => vec!["accept_challenge", "reject_challenge"],
                Stage::Sure => vec!["answer"],
            },
            Phase::Picking if is_to_move => vec!["pick"],
            Phase::Acceptance(waiting) if waiting.contains(&seat) => vec!["accept"],
            Phase::TellStarter => vec!["tell_starter"],
            Phase::TellRacks => vec!["tell_rack"],
            Phase::TellLeft(_) => vec!["tell_left"],
            Phase::BetweenGames(_) => return vec!["next_game", "pause", "stop"],
            _ => Vec::new(),
        };
        if self.may_show_rack(seat) {
            may.push("tell_rack");
        }
        if self.judge_withdrawal().is_ok() {
            may.push("tell_withdrawn");
        }
        if self.setup.rules().mode == Mode::RealBoard {
            may.push("tell_points");
        }
        if self.judge_challenge(seat).is_ok() {
            may.push("challenge");
        }
        if self.judge_undo(seat).is_ok() {
            may.push("undo");
        }
        if self.judge_consent(seat, true).is_ok() {
            may.push("answer_undo");
        }
        if self.judge_resignation(seat).is_ok() {
            may.push("resign");
        }
        may.extend(["pause", "stop"]);
        may
    }

    fn possible_moves(&self, seat: Seat) -> Vec<&'static str> {
        let mut may = vec!["lay", "write", "pass"];
        let must_place = matches!(self.table.typing, Typing::MustPlace(_));
        if !must_place && self.check_exchange(seat, 1).is_ok() {
            may.push("exchange");
        }
        if !must_place {
            may.push("enter_word");
        }
        if let Typing::Word(_) = self.table.typing {
            may.push("cancel_word");
        }
        may
    }
}
