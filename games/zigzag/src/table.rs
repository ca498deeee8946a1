//! The state that events change: the tiles on the table, in hands and piles, and whose turn it is.

use serde::{Deserialize, Serialize};
use tabletop::{Clocks, Seat};
use tiles::Score;

use crate::HandTile;
use crate::ending::Settlement;
use crate::history::Line;
use crate::pile::Pile;
use crate::plane::Plane;

/// How many tiles lie open in front of a player: the active tiles.
pub(crate) const ACTIVE: usize = 7;

/// The state of a game between two events.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) sides: Vec<Side>,
    /// The tiles on the table, in the order of laying.
    pub(crate) plane: Plane,
    /// Who laid each of them, and in which line of the history.
    pub(crate) laid: Vec<LaidBy>,
    /// The face-down tiles that nobody took.
    pub(crate) reserve: Pile,
    /// Whose turn it is, or was when the game ended.
    pub(crate) turn: Seat,
    pub(crate) rotation: Rotation,
    pub(crate) phase: Phase,
    pub(crate) clocks: Clocks,
    pub(crate) history: Vec<Line>,
    /// The draws that determined who begins: one list per round, in order of seat.
    pub(crate) starter_draws: Vec<Vec<(Seat, HandTile)>>,
    /// Consecutive passes.
    pub(crate) passes: usize,
    /// How many random streams were used since the deal; each use takes its own.
    pub(crate) chances: u32,
}

/// One player's tiles and score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Side {
    /// The active tiles, which everyone sees, in the order in which they came.
    pub(crate) open: Vec<HandTile>,
    pub(crate) pile: Pile,
    pub(crate) score: Score,
    pub(crate) resigned: bool,
}

/// Who laid a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaidBy {
    pub(crate) owner: Seat,
    /// The line of the history.
    pub(crate) line: usize,
}

/// In which direction play goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rotation {
    /// To the left, as every game begins.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    /// The player whose turn it is.
    Turn,
    /// The tiles that this player returns after drawing as many.
    Return(Exchange),
    /// Nothing.
    Over(Settlement),
}

/// An exchange that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// The active tiles before it.
    pub(crate) held: Vec<HandTile>,
    /// How many tiles were drawn.
    pub(crate) count: usize,
    pub(crate) source: Source,
}

/// Where the tiles of an exchange come from and return to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The player's own pile.
    OwnPile,
    /// The reserve, when the own pile is empty.
    Reserve,
}

impl Rotation {
    pub(crate) fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Counterclockwise,
            Self::Counterclockwise => Self::Clockwise,
        }
    }
}

impl Side {
    /// How many tiles the player still has.
    pub(crate) fn left(&self) -> usize {
        self.open.len() + self.pile.len()
    }

    /// Turns up tiles of the pile until seven lie open, or all do.
    pub(crate) fn refill(&mut self) {
        let drawn = self.pile.draw(ACTIVE.saturating_sub(self.open.len()));
        self.open.extend(drawn);
    }
}

impl Table {
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The active player's side.
    pub(crate) fn own(&self) -> &Side {
        self.side(self.turn)
    }

    pub(crate) fn own_mut(&mut self) -> &mut Side {
        &mut self.sides[self.turn.index()]
    }

    /// The players who have not resigned.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sides.len()).filter(|seat| !self.side(*seat).resigned)
    }

    /// Who is next after a seat, those who resigned left out.
    pub(crate) fn next_after(&self, seat: Seat) -> Seat {
        self.next_in(self.rotation, seat)
    }

    /// Who is next after a seat when play goes in this direction.
    pub(crate) fn next_in(&self, rotation: Rotation, seat: Seat) -> Seat {
        let seats = self.sides.len();
        let mut others: Vec<Seat> = Seat::all(seats).collect();
        others.rotate_left(seat.index());
        let mut others = others.into_iter().skip(1).filter(|seat| !self.side(*seat).resigned);
        let next = match rotation {
            Rotation::Clockwise => others.next(),
            Rotation::Counterclockwise => others.next_back(),
        };
        next.unwrap_or(seat)
    }

    /// Adds a line to the history, with these points for its seat.
    pub(crate) fn enter(&mut self, line: Line, points: Score) {
        let side = &mut self.sides[line.seat.index()];
        side.score += points;
        self.history.push(Line { points, total: side.score, ..line });
    }

    /// Where the tiles of an exchange come from now.
    pub(crate) fn source(&self) -> Source {
        if self.own().pile.is_empty() { Source::Reserve } else { Source::OwnPile }
    }

    /// How many tiles can be drawn for an exchange now.
    pub(crate) fn drawable(&self) -> usize {
        let left = match self.source() {
            Source::OwnPile => self.own().pile.len(),
            Source::Reserve => self.reserve.len(),
        };
        left.min(ACTIVE)
    }

    /// The pile from which tiles of an exchange come and to which they return.
    pub(crate) fn source_mut(&mut self, source: Source) -> &mut Pile {
        match source {
            Source::OwnPile => &mut self.own_mut().pile,
            Source::Reserve => &mut self.reserve,
        }
    }
}
