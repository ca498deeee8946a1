//! What each seat has achieved: its best play, its whole racks and its turns.

use tabletop::{Counter, Seat, SeatRecord};

use crate::game::Crossword;
use crate::history::{Move, Turn};

/// Plays that used all tiles of a rack.
pub(crate) const WHOLE_RACKS: Counter = Counter { name: "whole_racks" };

impl Crossword {
    /// What each seat has achieved so far, over all games of a tournament.
    pub(crate) fn achievements(&self) -> Vec<SeatRecord> {
        Seat::all(self.setup.seats()).map(|seat| self.achievement(seat)).collect()
    }

    fn achievement(&self, seat: Seat) -> SeatRecord {
        let mut record = self.table.achieved[seat.index()].clone();
        record.aids += u32::from(self.table.taken_back[seat.index()]);
        let is_told = |line: &&Turn| line.seat == seat && line.what != Move::TimePenalty;
        let lines: Vec<&Turn> = self.table.history.iter().filter(is_told).collect();
        for (place, line) in lines.iter().enumerate() {
            let next = lines.get(place + 1).map(|next| &next.what);
            record.turns += u32::from(is_turn(&line.what));
            if next != Some(&Move::Withdrawn) {
                self.count_play(line, &mut record);
            }
        }
        record
    }

    fn count_play(&self, line: &Turn, record: &mut SeatRecord) {
        let Move::Played(play) = &line.what else { return };
        let laid = play.placement().tiles.len();
        record.count(WHOLE_RACKS, u32::from(laid >= self.setup.rules().rack_size.into()));
        let word = || play.main_word().text(self.setup.tiles.alphabet());
        record.note_play(play.score(), word);
    }
}

/// Whether a line of the score sheet is a player's turn.
fn is_turn(what: &Move) -> bool {
    match what {
        Move::Played(_) | Move::Exchanged(_) | Move::Passed | Move::Lost { .. } => true,
        Move::TimedOut
        | Move::Withdrawn
        | Move::ChallengeBonus
        | Move::SatOut
        | Move::TimePenalty
        | Move::Resigned
        | Move::Racks(_) => false,
    }
}
