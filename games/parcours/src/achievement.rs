//! What each seat has achieved: its best word, its hands, its satellites.

use tabletop::{Counter, Seat, SeatRecord};
use tiles::Score;

use crate::game::Parcours;
use crate::history::{Line, LineKind, PlayedHand};
use crate::place::Part;

/// Hands that used all nine tiles.
pub(crate) const WHOLE_RACKS: Counter = Counter { name: "whole_racks" };
const PATH_WORDS: Counter = Counter { name: "path_words" };
const SATELLITES: Counter = Counter { name: "satellites" };
const RAIDS: Counter = Counter { name: "raids" };
const BOUGHT: Counter = Counter { name: "bought" };
/// Everything that is counted.
pub(crate) const COUNTERS: &[Counter] = &[WHOLE_RACKS, PATH_WORDS, SATELLITES, RAIDS, BOUGHT];

impl Parcours {
    /// What each seat has achieved so far.
    pub(crate) fn achievements(&self) -> Vec<SeatRecord> {
        Seat::all(self.setup.seats()).map(|seat| self.achievement(seat)).collect()
    }

    fn achievement(&self, seat: Seat) -> SeatRecord {
        let hand = |line: &'_ Line| match &line.what {
            LineKind::Hand(hand) if line.seat == seat => Some(hand.clone()),
            _ => None,
        };
        let mut record = SeatRecord::default();
        for hand in self.table.history.iter().filter_map(hand) {
            record.turns += 1;
            record.count(WHOLE_RACKS, u32::from(hand.bonus > Score::ZERO));
            self.count_words(seat, &hand, &mut record);
        }
        record
    }

    fn count_words(&self, seat: Seat, hand: &PlayedHand, record: &mut SeatRecord) {
        for word in &hand.words {
            record.note_play(word.points, || self.laid_text(&word.tiles));
            let counter = match word.place.part {
                Part::Path => PATH_WORDS,
                Part::Satellite if word.place.owner == seat => SATELLITES,
                Part::Satellite => RAIDS,
            };
            record.count(counter, 1);
        }
        record.count(BOUGHT, u32::from(hand.bought));
    }
}
