//! What a viewer may do: screens offer these and no others.

use tabletop::{Seat, Viewer};

use crate::game::Zigzag;
use crate::table::Phase;

impl Zigzag {
    /// The names of the actions that are open to a viewer.
    pub(crate) fn possible_actions(&self, viewer: Viewer) -> Vec<&'static str> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        if self.check_seat(seat).is_err() {
            return Vec::new();
        }
        let mut may = self.possible_in_turn(seat);
        may.push("resign");
        may
    }

    fn possible_in_turn(&self, seat: Seat) -> Vec<&'static str> {
        match self.table.phase {
            _ if seat != self.table.turn => Vec::new(),
            Phase::Return(_) => vec!["return"],
            Phase::Turn if self.table.drawable() > 0 => vec!["play", "write", "exchange", "pass"],
            Phase::Turn => vec!["play", "write", "pass"],
            Phase::Over(_) => Vec::new(),
        }
    }
}
