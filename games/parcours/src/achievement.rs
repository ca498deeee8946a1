//! What each seat has achieved: its best word, its hands, its satellites.

use tabletop::{Seat, SeatRecord};
use tiles::Score;

use crate::game::Parcours;
use crate::history::{Line, LineKind, PlayedHand};
use crate::place::Part;

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
            record.full_rack_plays += u32::from(hand.bonus > Score::ZERO);
            self.count_words(seat, &hand, &mut record);
        }
        record
    }

    fn count_words(&self, seat: Seat, hand: &PlayedHand, record: &mut SeatRecord) {
        for word in &hand.words {
            if record.best_play.as_ref().is_none_or(|(_, best)| word.points > *best) {
                record.best_play = Some((self.laid_text(&word.tiles), word.points));
            }
            let feat = match word.place.part {
                Part::Path => "path_words",
                Part::Satellite if word.place.owner == seat => "satellites",
                Part::Satellite => "raids",
            };
            *record.feats.entry(feat).or_default() += 1;
        }
        *record.feats.entry("bought").or_default() += u32::from(hand.bought);
    }
}
