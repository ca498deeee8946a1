//! What a viewer may do: screens offer these and no others.

use tabletop::{Seat, Viewer};

use crate::game::Parcours;
use crate::table::{Pause, Phase};

impl Parcours {
    /// The names of the actions that are open to a viewer.
    pub(crate) fn possible_actions(&self, viewer: Viewer) -> Vec<&'static str> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        if seat.index() >= self.setup.seats() {
            return Vec::new();
        }
        match (self.table.pause, &self.table.phase) {
            (_, Phase::Over(_)) => Vec::new(),
            (Pause::Paused, _) => vec!["resume"],
            (Pause::Running, _) => self.possible_while_running(seat),
        }
    }

    fn possible_while_running(&self, seat: Seat) -> Vec<&'static str> {
        let mut may = match &self.table.phase {
            Phase::Hand if self.table.turn == seat => self.possible_in_hand(),
            Phase::Asked(asked) if asked.by.contains(&seat) => vec!["judge"],
            _ => Vec::new(),
        };
        if !self.table.side(seat).resigned {
            may.push("resign");
        }
        may.push("pause");
        may
    }

    fn possible_in_hand(&self) -> Vec<&'static str> {
        let mut may = Vec::new();
        if !self.open_places().is_empty() {
            may.extend(["lay", "write"]);
        }
        if !self.table.hand.loose_words().is_empty() {
            may.push("take_back");
        }
        if self.table.may_refill() {
            may.push("refill");
        }
        may.push(if self.table.hand.words.is_empty() { "pass" } else { "end" });
        if self.check_purchase().is_ok() {
            may.push("buy");
        }
        may
    }
}
