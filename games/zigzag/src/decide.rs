//! Decides actions: whether they are legal, and which events they cause.

use tabletop::Seat;

use crate::event::EventKind;
use crate::game::Zigzag;
use crate::table::Phase;
use crate::{Action, HandTile, Refusal};

type Judged = Result<EventKind, Refusal>;

impl Zigzag {
    /// What an action makes happen, or why it is refused.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Judged {
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        if let Phase::Over(_) = self.table.phase {
            return Err(Refusal::Over);
        }
        if self.table.side(seat).resigned {
            return Err(Refusal::GivenUp);
        }
        match action {
            Action::Resign => Ok(EventKind::Resigned { by: seat }),
            _ if seat != self.table.turn => Err(Refusal::NotYourTurn),
            action => self.judge_turn(action),
        }
    }

    /// Actions of the player whose turn it is.
    fn judge_turn(&self, action: Action) -> Judged {
        match (&self.table.phase, action) {
            (Phase::Return(exchange), Action::Return { tiles }) => {
                self.judge_return(exchange.count, &tiles)
            }
            (Phase::Return(exchange), _) => Err(Refusal::ReturnFirst { count: exchange.count }),
            (_, Action::Play { word, action }) => {
                let (word, action) = self.fit_turn(word.as_ref(), action.as_ref())?;
                Ok(EventKind::Played { word, action })
            }
            (_, Action::Write { word, on, action }) => {
                let (word, action) = self.fit_written(word.as_deref(), on, action.as_ref())?;
                Ok(EventKind::Played { word, action })
            }
            (_, Action::Exchange { draw }) => self.judge_draw(draw),
            (_, Action::Return { .. }) => Err(Refusal::NothingToReturn),
            (_, Action::Pass) => Ok(EventKind::Passed),
            (_, Action::Resign) => Ok(EventKind::Resigned { by: self.table.turn }),
        }
    }

    fn judge_draw(&self, count: u8) -> Judged {
        match self.table.drawable() {
            0 => Err(Refusal::NothingToDraw),
            most if (1..=most).contains(&usize::from(count)) => Ok(EventKind::Drew { count }),
            most => Err(Refusal::WrongDraw { most }),
        }
    }

    fn judge_return(&self, wanted: usize, texts: &[String]) -> Judged {
        if texts.len() != wanted {
            return Err(Refusal::WrongReturn { wanted, found: texts.len() });
        }
        let tiles = self.read_tiles(texts)?;
        self.without(&self.table.own().open, &tiles)?;
        Ok(EventKind::Returned { tiles })
    }

    /// Tiles given as text.
    pub(crate) fn read_tiles(&self, texts: &[String]) -> Result<Vec<HandTile>, Refusal> {
        let alphabet = self.setup.alphabet();
        texts.iter().map(|text| Ok(HandTile::read(text, alphabet)?)).collect()
    }

    /// What is left of tiles without some of them.
    pub(crate) fn without(
        &self,
        held: &[HandTile],
        tiles: &[HandTile],
    ) -> Result<Vec<HandTile>, Refusal> {
        let missing = |tile: HandTile| Refusal::NotInHand { missing: self.tile_text(tile) };
        crate::tile::without(held, tiles).map_err(missing)
    }

    pub(crate) fn tile_text(&self, tile: HandTile) -> String {
        tile.text(self.setup.alphabet())
    }
}
