//! The real table: what people tell the program, because it sees neither the bag nor their racks.

use tabletop::Seat;
use tiles::{Rack, Score, Tile};

use crate::deal::lowest;
use crate::event::{EndReason, EventKind};
use crate::game::Crossword;
use crate::table::{Hand, Phase};
use crate::{Mode, Refusal, ToldPoints, Untold};

/// Maximum points won or lost without a play.
const MOST_POINTS: i32 = 1000;

impl Crossword {
    /// The tiles that are neither on the board nor in a rack the program knows.
    pub(crate) fn unseen_tiles(&self) -> Rack {
        let mut unseen: Rack = self.setup.tiles.tiles().collect();
        let on_board = self.table.board.tiles().map(|(_, tile)| tile.lifted());
        let in_hands = self.table.hands.iter().filter_map(Hand::rack).flat_map(Rack::tiles);
        for tile in on_board.chain(in_hands) {
            // Only a log from another source could lay more tiles than the set has.
            let _ = unseen.take(tile);
        }
        unseen
    }

    /// Refuses while the program must first be told something.
    pub(crate) fn check_told(&self) -> Result<(), Refusal> {
        let what = match &self.table.phase {
            Phase::TellStarter => Untold::Starter,
            Phase::TellRacks => {
                let (seat, count) = self.first_owed().unwrap_or((Seat(0), 0));
                Untold::Rack { name: self.name(seat), count }
            }
            Phase::TellLeft(_) => {
                let seat = self.table.unknown_hands().next().map_or(Seat(0), |(seat, _)| seat);
                Untold::Left { name: self.name(seat) }
            }
            Phase::BetweenGames(_) => Untold::NextGame,
            _ => return Ok(()),
        };
        Err(Refusal::TellFirst { what })
    }

    /// The first computer player whose tiles are still to be told, and how many.
    pub(crate) fn first_owed(&self) -> Option<(Seat, usize)> {
        let rack_size = self.setup.rules().rack_size.into();
        let owed = |seat| (seat, self.table.owed(seat, rack_size));
        self.table.playing().map(owed).find(|(_, count)| *count > 0)
    }

    fn name(&self, seat: Seat) -> String {
        self.setup.options.players[seat.index()].name.clone()
    }

    pub(crate) fn judge_starter(&self, letters: &[String]) -> Result<Vec<EventKind>, Refusal> {
        if self.table.phase != Phase::TellStarter {
            return Err(Refusal::NotInThisMode);
        }
        let tiles = self.read_tiles(&letters.concat())?;
        let (expected, found) = (self.setup.seats(), tiles.len());
        if expected != found {
            return Err(Refusal::WrongCount { expected, found });
        }
        let draws: Vec<(Seat, Tile)> = Seat::all(found).zip(tiles.iter().copied()).collect();
        match lowest(&draws)[..] {
            [_] => Ok(vec![EventKind::StarterTold { letters: tiles }]),
            _ => Err(Refusal::DrawAgain),
        }
    }

    pub(crate) fn judge_rack(&self, seat: Seat, tiles: &str) -> Result<Vec<EventKind>, Refusal> {
        if self.setup.rules().mode != Mode::RealBoard || self.table.phase == Phase::TellStarter {
            return Err(Refusal::NotInThisMode);
        }
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        let tiles = self.read_tiles(tiles)?;
        if self.may_show_rack(seat) {
            let held = self.table.hand(seat).len();
            self.check_told_tiles(&tiles, tiles.len().clamp(1, held))?;
            return Ok(vec![EventKind::RackTold { seat, tiles }]);
        }
        let expected = self.table.owed(seat, self.setup.rules().rack_size.into());
        self.check_told_tiles(&tiles, expected)?;
        Ok(vec![EventKind::RackTold { seat, tiles }])
    }

    /// Whether this seat is to move and held by a person whose tiles can be told.
    pub(crate) fn may_show_rack(&self, seat: Seat) -> bool {
        self.table.phase == Phase::Turn
            && self.table.turn == seat
            && matches!(self.table.hand(seat), Hand::Unseen(1..))
    }

    pub(crate) fn judge_withdrawal(&self) -> Result<Vec<EventKind>, Refusal> {
        self.check_play_at_real_table()?;
        Ok(vec![EventKind::WithdrawnTold])
    }

    pub(crate) fn judge_points(
        &self,
        seat: Seat,
        why: ToldPoints,
        points: Score,
    ) -> Result<Vec<EventKind>, Refusal> {
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        let possible = match why {
            ToldPoints::Challenge => {
                self.check_play_at_real_table()?;
                -MOST_POINTS..=MOST_POINTS
            }
            ToldPoints::Time if self.setup.rules().mode != Mode::RealBoard => {
                return Err(Refusal::NotInThisMode);
            }
            ToldPoints::Time => -MOST_POINTS..=0,
        };
        if points == Score::ZERO || !possible.contains(&points.0) {
            return Err(Refusal::PointsOutOfReach { points });
        }
        Ok(vec![EventKind::PointsTold { seat, why, points }])
    }

    /// Checks that a challenge of the last play at the real table can still be told.
    fn check_play_at_real_table(&self) -> Result<(), Refusal> {
        if self.setup.rules().mode != Mode::RealBoard {
            return Err(Refusal::NotInThisMode);
        }
        let waits =
            matches!(self.table.phase, Phase::Turn | Phase::TellRacks | Phase::Acceptance(_));
        match &self.table.last_play {
            Some(_) if waits => Ok(()),
            _ => Err(Refusal::NothingToChallenge),
        }
    }

    pub(crate) fn judge_left(&self, seat: Seat, tiles: &str) -> Result<Vec<EventKind>, Refusal> {
        let Phase::TellLeft(_) = self.table.phase else { return Err(Refusal::NotInThisMode) };
        let hand = self.table.hands.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        let Hand::Unseen(expected) = hand else { return Err(Refusal::NotInThisMode) };
        let tiles = self.read_tiles(tiles)?;
        self.check_told_tiles(&tiles, *expected)?;
        Ok(vec![EventKind::LeftTold { seat, tiles }])
    }

    fn check_told_tiles(&self, tiles: &[Tile], expected: usize) -> Result<(), Refusal> {
        if tiles.len() != expected || expected == 0 {
            return Err(Refusal::WrongCount { expected, found: tiles.len() });
        }
        self.check_unseen(tiles, expected)
    }

    fn read_tiles(&self, text: &str) -> Result<Vec<Tile>, Refusal> {
        Ok(self.setup.tiles.alphabet().tiles(&text.to_uppercase())?)
    }

    /// The end of a game at a real table, as far as the racks are known or can be worked out: when
    /// the bag is empty and one rack is unknown, it holds what nobody has seen.
    pub(crate) fn left_by_deduction(&self, reason: EndReason) -> Vec<EventKind> {
        let unknown: Vec<(Seat, usize)> = self.table.unknown_hands().collect();
        let ended = EventKind::Ended { reason };
        match unknown[..] {
            [] => vec![ended],
            [(seat, count)] if self.unseen_tiles().len() == count => {
                let tiles = self.unseen_tiles().tiles().collect();
                vec![EventKind::LeftTold { seat, tiles }, ended]
            }
            _ => Vec::new(),
        }
    }
}
