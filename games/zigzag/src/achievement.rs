//! What each seat has achieved: its best word, its turns, its Action tiles.

use tabletop::{Counter, Seat, SeatRecord};

use crate::event::{GivenTiles, PlayedAction};
use crate::game::Zigzag;
use crate::history::{Line, LineKind};
use crate::play::Play;
use crate::table::ACTIVE;

/// Turns that laid all seven active tiles.
const WHOLE_RACKS: Counter = Counter { name: "whole_racks" };
const WORDS: Counter = Counter { name: "words" };
/// Tiles laid, Action tiles included.
const TILES_LAID: Counter = Counter { name: "tiles_laid" };
const ACTIONS: Counter = Counter { name: "actions" };
/// Tiles given to others.
const GIVEN: Counter = Counter { name: "given" };
/// Tiles received from others.
const RECEIVED: Counter = Counter { name: "received" };
/// Turns in which nothing was laid.
const PASSES: Counter = Counter { name: "passes" };
/// Everything that is counted.
pub(crate) const COUNTERS: &[Counter] =
    &[WHOLE_RACKS, WORDS, TILES_LAID, ACTIONS, GIVEN, RECEIVED, PASSES];

impl Zigzag {
    /// What each seat has achieved so far.
    pub(crate) fn achievements(&self) -> Vec<SeatRecord> {
        Seat::all(self.setup.seats()).map(|seat| self.achievement(seat)).collect()
    }

    fn achievement(&self, seat: Seat) -> SeatRecord {
        let mut record = SeatRecord::default();
        for line in self.table.history.iter().filter(|line| line.seat == seat) {
            match &line.what {
                LineKind::Played { word, action } => {
                    record.turns += 1;
                    self.count_turn(line, word.as_ref(), action.as_ref(), &mut record);
                }
                LineKind::Exchanged { .. } | LineKind::Passed => {
                    record.turns += 1;
                    record.count(PASSES, 1);
                }
                LineKind::Received { count, .. } => record.count(RECEIVED, counted(*count)),
                LineKind::Missed { .. } | LineKind::Resigned | LineKind::Won => {}
            }
        }
        record
    }

    fn count_turn(
        &self,
        line: &Line,
        word: Option<&Play>,
        action: Option<&PlayedAction>,
        record: &mut SeatRecord,
    ) {
        let mut laid = 0;
        if let Some(word) = word {
            laid += word.chain.len();
            record.count(WORDS, 1);
            record.note_play(line.points, || self.word_of(line).unwrap_or_default());
        }
        if let Some(action) = action {
            laid += 1;
            record.count(ACTIONS, 1);
            record.count(GIVEN, counted(action.gifts.iter().map(GivenTiles::count).sum()));
        }
        record.count(TILES_LAID, counted(laid));
        record.count(WHOLE_RACKS, u32::from(laid == ACTIVE));
    }
}

fn counted(tiles: usize) -> u32 {
    u32::try_from(tiles).unwrap_or(u32::MAX)
}
