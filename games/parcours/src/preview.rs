//! Previews: what the hand would score if words were laid.

use serde::{Deserialize, Serialize};
use tabletop::{Moment, Seat};
use tiles::Score;

use crate::event::{Event, EventKind};
use crate::game::Parcours;
use crate::question::PlannedWord;
use crate::table::{Hand, Pause, Phase};
use crate::{Refusal, UnknownWord};

/// The points of the hand if the words were laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The points of each word.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub words: Vec<Score>,
    /// The bonus for all nine letters.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub bonus: Score,
    /// The points of the whole hand, including words already laid and purchases.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// The player's score after it.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub total: Score,
    /// The words that are not in the list; absent where the table decides about them.
    pub unknown: Option<Vec<String>>,
}

impl Parcours {
    /// What the hand would score if these words were laid next, one after another. Changes nothing.
    /// Players who are waiting get the preview as if their hand began.
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

    /// The game itself for the active player; for others, the game as if it were their hand.
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
