//! Who is waited for, and who did what so that an event happened.

use tabletop::Seat;

use crate::event::{EventKind, GivenTiles, PlayedAction};
use crate::game::Zigzag;
use crate::play::Play;
use crate::table::Phase;
use crate::{Action, ActionNest, Gift, HandTile, Laid, LaidAction};

impl Zigzag {
    /// The seats without whose doing the game does not go on.
    pub(crate) fn seats_waited_for(&self) -> Vec<Seat> {
        match self.table.phase {
            Phase::Turn | Phase::Return(_) => vec![self.table.turn],
            Phase::Over(_) => Vec::new(),
        }
    }

    /// Who did what so that this happened; nothing for what happens by itself.
    pub(crate) fn cause_of(&self, what: &EventKind) -> Option<(Seat, Action)> {
        let turn = self.table.turn;
        Some(match what {
            EventKind::Played { word, action } => {
                let action = action.as_ref().map(|action| self.laid_action(action));
                (turn, Action::Play { word: word.as_ref().map(|word| self.laid(word)), action })
            }
            EventKind::Drew { count } => (turn, Action::Exchange { draw: *count }),
            EventKind::Returned { tiles } => (turn, Action::Return { tiles: self.texts(tiles) }),
            EventKind::Passed => (turn, Action::Pass),
            EventKind::Resigned { by } => (*by, Action::Resign),
            EventKind::Ended { .. } => return None,
        })
    }

    /// A word as a player lays it.
    pub(crate) fn laid(&self, word: &Play) -> Laid {
        Laid::of(word, self.setup.alphabet())
    }

    /// An Action tile as a player lays it on the table as it stands.
    fn laid_action(&self, action: &PlayedAction) -> LaidAction {
        let gift =
            |gift: &GivenTiles| Gift { to: gift.to, open: self.texts(&gift.open), pile: gift.pile };
        let new = action.on.index().checked_sub(self.table.plane.len());
        let on = match new.and_then(|place| u8::try_from(place).ok()) {
            Some(place) => ActionNest::New(place),
            None => ActionNest::Old(action.on),
        };
        let gifts = action.gifts.iter().map(gift).collect();
        LaidAction { tile: action.tile, on, direction: action.direction, gifts }
    }

    /// Tiles as text.
    pub(crate) fn texts(&self, tiles: &[HandTile]) -> Vec<String> {
        tiles.iter().map(|tile| self.tile_text(*tile)).collect()
    }
}
