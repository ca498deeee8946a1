//! Trying words out: what the hand would bring, before they are laid.

use serde::{Deserialize, Serialize};
use tabletop::{Moment, Seat};
use tiles::Score;

use crate::event::{Event, EventKind};
use crate::game::Parcours;
use crate::question::PlannedWord;
use crate::table::{Hand, Pause, Phase};
use crate::{Refusal, UnknownWord};

/// What the hand would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// What each of the words would bring.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub words: Vec<Score>,
    /// What all nine letters would bring.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub bonus: Score,
    /// What the whole hand would bring, with what has been laid and bought.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// What the player would have after it.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub total: Score,
    /// The words that are not in the list; absent where the table decides about them.
    pub unknown: Option<Vec<String>>,
}

impl Parcours {
    /// What the hand would bring if these words were laid besides, one after another; nothing
    /// changes, and it may be asked as often as one likes. Who waits is told as if his hand began.
    pub fn preview(&self, seat: Seat, words: &[PlannedWord]) -> Result<Preview, Refusal> {
        let mut after = self.at_hand_of(seat)?;
        let mut points = Vec::new();
        let mut unknown = Vec::new();
        for PlannedWord { place, word } in words {
            let tiles = self.setup.tiles.alphabet().placed_tiles(word)?;
            points.push(after.fit(*place, &tiles)?.points);
            if !self.is_known(&tiles) {
                unknown.push(self.spelled(&tiles));
            }
            let what = EventKind::Laid { place: *place, tiles };
            after.apply_event(&Event { at: Moment(0), what });
        }
        let hand = &after.table.hand;
        let may_tell = self.setup.rules().unknown_word == UnknownWord::Refused;
        Ok(Preview {
            words: points,
            bonus: hand.bonus(),
            points: hand.points(),
            total: after.table.own().score + hand.points(),
            unknown: may_tell.then_some(unknown),
        })
    }

    /// The game as it is for the player whose hand it is; for another, as if it were his.
    fn at_hand_of(&self, seat: Seat) -> Result<Self, Refusal> {
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        let mut game = self.clone();
        match self.check_at_play(seat) {
            Err(Refusal::NotYourTurn) if self.table.side(seat).resigned => {
                return Err(Refusal::GivenUp);
            }
            Err(Refusal::NotYourTurn) if seat == self.table.turn => {}
            Err(Refusal::NotYourTurn) => {
                game.table.turn = seat;
                game.table.hand = Hand::default();
            }
            judged => judged?,
        }
        Ok(game)
    }

    /// Whether this player may lay words at this moment.
    pub(crate) fn check_at_play(&self, seat: Seat) -> Result<(), Refusal> {
        match (&self.table.phase, self.table.pause) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (_, Pause::Paused) => Err(Refusal::Paused),
            (Phase::Hand, Pause::Running) if self.table.turn == seat => Ok(()),
            (Phase::Hand | Phase::Asked(_), Pause::Running) => Err(Refusal::NotYourTurn),
        }
    }
}
