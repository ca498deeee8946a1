//! Who is waited for, and who did what so that an event happened.

use tabletop::Seat;
use tiles::{PlacedTile, Tile};

use crate::Action;
use crate::event::EventKind;
use crate::game::Parcours;
use crate::table::{Pause, Phase};

impl Parcours {
    /// The seats without whose doing the game does not go on.
    pub(crate) fn seats_waited_for(&self) -> Vec<Seat> {
        match (self.table.pause, &self.table.phase) {
            (Pause::Paused, _) | (_, Phase::Over(_)) => Vec::new(),
            (_, Phase::Hand) => vec![self.table.turn],
            (_, Phase::Asked(asked)) => asked.by.clone(),
        }
    }

    /// Who did what so that this happened; nothing for what happens by itself.
    pub(crate) fn cause_of(&self, what: &EventKind) -> Option<(Seat, Action)> {
        let (turn, anyone) = (self.table.turn, Seat(0));
        Some(match what {
            EventKind::Laid { place, tiles } | EventKind::Asked { place, tiles } => {
                (turn, Action::Lay { place: *place, word: self.laid_text(tiles) })
            }
            EventKind::Judged { by, accept } => (*by, Action::Judge { accept: *accept }),
            EventKind::TakenBack => (turn, Action::TakeBack),
            EventKind::Refilled => (turn, Action::Refill),
            EventKind::Bought { back } => (turn, Action::Buy { back: self.told(back) }),
            EventKind::HandEnded { back } => (turn, Action::End { back: self.told(back) }),
            EventKind::Passed { back } => (turn, Action::Pass { back: self.told(back) }),
            EventKind::Paused => (anyone, Action::Pause),
            EventKind::Resumed => (anyone, Action::Resume),
            EventKind::Resigned { by } => (*by, Action::Resign),
            EventKind::TimedOut | EventKind::Ended { .. } => return None,
        })
    }

    /// Tiles as they lie: jokers small.
    pub(crate) fn laid_text(&self, tiles: &[PlacedTile]) -> String {
        tiles.iter().map(|tile| self.setup.tiles.alphabet().placed_text(*tile)).collect()
    }

    /// Tiles as they stand on a rack.
    pub(crate) fn told(&self, tiles: &[Tile]) -> String {
        tiles.iter().map(|tile| self.setup.tiles.alphabet().tile_text(*tile)).collect()
    }
}
