//! Who is waited for, and who did what so that an event happened.

use tabletop::Seat;
use tiles::{PlacedTile, Tile};

use crate::Action;
use crate::event::Happening;
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
    pub(crate) fn cause_of(&self, what: &Happening) -> Option<(Seat, Action)> {
        let (turn, anyone) = (self.table.turn, Seat(0));
        Some(match what {
            Happening::Laid { place, tiles } | Happening::Asked { place, tiles } => {
                (turn, Action::Lay { place: *place, word: self.laid_text(tiles) })
            }
            Happening::Judged { by, accept } => (*by, Action::Judge { accept: *accept }),
            Happening::TakenBack => (turn, Action::TakeBack),
            Happening::Refilled => (turn, Action::Refill),
            Happening::Bought { back } => (turn, Action::Buy { back: self.told(back) }),
            Happening::HandEnded { back } => (turn, Action::End { back: self.told(back) }),
            Happening::Passed { back } => (turn, Action::Pass { back: self.told(back) }),
            Happening::Paused => (anyone, Action::Pause),
            Happening::Resumed => (anyone, Action::Resume),
            Happening::Resigned { by } => (*by, Action::Resign),
            Happening::TimedOut | Happening::Ended { .. } => return None,
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
