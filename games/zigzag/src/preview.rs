//! Previews: what a turn would bring.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Words;

use crate::event::GivenTiles;
use crate::game::Zigzag;
use crate::table::{Phase, Rotation};
use crate::{ActionKind, Laid, LaidAction, Refusal};

/// What a turn would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The word; absent without one.
    pub word: Option<String>,
    /// Whether the list has it; true without a word.
    pub known: bool,
    /// How many tiles would be laid, an Action tile included.
    pub laid: usize,
    /// How many would be given away.
    pub given: usize,
    /// How many must be given away.
    pub gifts_wanted: usize,
    /// How many tiles the player would have left.
    pub left: usize,
    /// Whether the player would win.
    pub wins: bool,
    /// Who would miss a turn.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub misses: Option<Seat>,
    /// The direction of play after it.
    pub rotation: Rotation,
    /// Whose turn would be next; nobody's if the game would be over.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub next: Option<Seat>,
}

impl Zigzag {
    /// What a turn would bring. Changes nothing. Gifts may be incomplete. Players who are waiting get
    /// the preview as if it were their turn.
    pub fn preview(
        &self,
        seat: Seat,
        word: Option<&Laid>,
        action: Option<&LaidAction>,
    ) -> Result<Preview, Refusal> {
        self.at_turn_of(seat)?.preview_turn(word, action)
    }

    fn preview_turn(
        &self,
        word: Option<&Laid>,
        action: Option<&LaidAction>,
    ) -> Result<Preview, Refusal> {
        let word = word.map(|word| self.read_word(word)).transpose()?;
        let after = self.after_word(word.as_ref())?;
        let letters = word.as_ref().map(|word| self.letters(word));
        let (mut given, mut gifts_wanted) = (0, 0);
        if let Some(action) = action {
            let (_, open) = self.fit_action_tile(action, word.as_ref(), &after)?;
            let gifts = self.read_gifts(&action.gifts, &open)?;
            given = gifts.iter().map(GivenTiles::count).sum();
            gifts_wanted = self.gifts_wanted(action.tile, &open);
            if given > gifts_wanted {
                return Err(Refusal::WrongGifts { wanted: gifts_wanted, found: given });
            }
        }
        let laid = word.map_or(0, |word| word.chain.len()) + usize::from(action.is_some());
        let left = self.table.own().left().saturating_sub(laid + given);
        let wins = left == 0;
        let (rotation, misses, next) = self.outlook(action.map(|action| action.tile));
        Ok(Preview {
            known: letters.as_ref().is_none_or(|letters| self.setup.lexicon.knows(letters)),
            word: letters.map(|letters| self.setup.alphabet().spell(&letters)),
            laid,
            given,
            gifts_wanted,
            left,
            wins,
            misses: misses.filter(|_| !wins),
            rotation,
            next: (!wins).then_some(next),
        })
    }

    /// The direction of play, who misses a turn and whose turn is next after this turn.
    pub(crate) fn outlook(&self, action: Option<ActionKind>) -> (Rotation, Option<Seat>, Seat) {
        let table = &self.table;
        let next = table.next_after(table.turn);
        match self.effect(action) {
            Some(ActionKind::Skip) => (table.rotation, Some(next), table.next_after(next)),
            Some(ActionKind::Reverse) => {
                let rotation = table.rotation.reversed();
                (rotation, None, table.next_in(rotation, table.turn))
            }
            Some(ActionKind::PlusTwo | ActionKind::PlusThree) | None => {
                (table.rotation, None, next)
            }
        }
    }

    /// The game as if it were this player's turn.
    pub(crate) fn at_turn_of(&self, seat: Seat) -> Result<Self, Refusal> {
        self.check_seat(seat)?;
        let mut game = self.clone();
        if seat != self.table.turn {
            game.table.turn = seat;
            game.table.phase = Phase::Turn;
        }
        Ok(game)
    }

    /// Whether this player is still in the game.
    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match &self.table.phase {
            _ if seat.index() >= self.setup.seats() => Err(Refusal::NoSuchSeat),
            Phase::Over(_) => Err(Refusal::Over),
            _ if self.table.side(seat).resigned => Err(Refusal::GivenUp),
            Phase::Turn | Phase::Return(_) => Ok(()),
        }
    }

    /// Whether this player may lay a word at this moment.
    pub(crate) fn check_at_play(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        match &self.table.phase {
            _ if seat != self.table.turn => Err(Refusal::NotYourTurn),
            Phase::Return(exchange) => Err(Refusal::ReturnFirst { count: exchange.count }),
            Phase::Turn | Phase::Over(_) => Ok(()),
        }
    }
}
