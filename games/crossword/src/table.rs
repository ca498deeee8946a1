//! The state that events change: board, racks, bag, scores and whose turn it is.

use board::{Board, LegalPlay, Placement};
use tabletop::{Clocks, Seat, SeatRecord};
use tiles::{Bag, Rack, Score, Tile};

use crate::ending::Settlement;
use crate::event::EndReason;
use crate::history::Turn;

/// The state of a game between two events.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) board: Board,
    pub(crate) pool: Pool,
    pub(crate) hands: Vec<Hand>,
    pub(crate) scores: Vec<Score>,
    /// Whose turn it is, or whose it was when the phase is about something else.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) pause: Pause,
    /// Who paused the game last, if that is known.
    pub(crate) paused_by: Option<Seat>,
    /// How often each seat has paused the game.
    pub(crate) pauses: Vec<u16>,
    /// A player who waits for the others' consent to an undo.
    pub(crate) undo_asked: Option<UndoAsked>,
    /// How many times each seat has taken a turn back.
    pub(crate) taken_back: Vec<u16>,
    pub(crate) clocks: Clocks,
    /// What the player to move is typing.
    pub(crate) typing: Typing,
    /// Consecutive scoreless turns.
    pub(crate) scoreless: u16,
    /// Consecutive passes with the bag empty.
    pub(crate) passes: u16,
    pub(crate) exchanges: Vec<u8>,
    /// At a real table: the tiles the person to move was said to hold, or some of them.
    pub(crate) shown: Option<Rack>,
    /// At a real table: the time penalty of each seat.
    pub(crate) told_overtime: Vec<Score>,
    /// Turns a seat must still sit out because of a wrong challenge.
    pub(crate) sitting_out: Vec<u8>,
    pub(crate) resigned: Vec<bool>,
    /// The play that can still be challenged.
    pub(crate) last_play: Option<LastPlay>,
    pub(crate) history: Vec<Turn>,
    /// The draws that determined who starts: one list per round, in order of seat.
    pub(crate) starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// Which game of a tournament this is, from 0.
    pub(crate) round: u8,
    /// The points of earlier games of a tournament.
    pub(crate) carried: Vec<Score>,
    /// Each seat's records in them.
    pub(crate) achieved: Vec<SeatRecord>,
    /// How many random streams were used in this round; each use takes its own.
    pub(crate) chances: u32,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    /// The player whose turn it is.
    Turn,
    /// An answer about a word the program doubts.
    Question(Question),
    /// The player to pick new tiles.
    Picking,
    /// These to accept or challenge the play that went out.
    Acceptance(Vec<Seat>),
    /// To be told who drew what for the start.
    TellStarter,
    /// To be told the tiles drawn for computer players.
    TellRacks,
    /// To be told the tiles people have left; the game ended for this reason.
    TellLeft(EndReason),
    /// The next game of a tournament.
    BetweenGames(Settlement),
    /// Nothing.
    Over(Settlement),
}

/// A wish to take a turn back after tiles were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UndoAsked {
    pub(crate) by: Seat,
    /// Those who have not answered.
    pub(crate) waiting: Vec<Seat>,
}

/// A play with words that the program doubts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question {
    pub(crate) placement: Placement,
    pub(crate) words: Vec<String>,
    /// How many of them the player has vouched for.
    pub(crate) vouched: usize,
    pub(crate) stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The program has challenged; the player accepts or rejects.
    Challenged,
    /// The player is asked word by word whether they are sure.
    Sure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    Running,
    Paused,
    Stopped,
}

/// What the player to move is typing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typing {
    Nothing,
    /// These letters; the player may still cancel.
    Word(String),
    /// These letters when time ran out: a word that begins with them must be placed.
    MustPlace(String),
}

/// A play that can still be challenged, with what is needed to take it back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LastPlay {
    pub(crate) seat: Seat,
    pub(crate) play: LegalPlay,
    /// What the player held before it.
    pub(crate) hand_before: Hand,
    /// What was drawn from the program's own bag after it.
    pub(crate) drawn: Vec<Tile>,
    pub(crate) scoreless_before: u16,
}

/// A player's tiles, as far as the program knows them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Hand {
    Known(Rack),
    /// At a real table: this many tiles that the program has not seen.
    Unseen(usize),
}

/// The tiles still to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pool {
    Bag(Bag),
    /// At a real table: this many tiles in a bag that the program cannot see.
    Outside(usize),
}

impl Hand {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Known(rack) => rack.len(),
            Self::Unseen(count) => *count,
        }
    }

    /// Its tiles, if they are known.
    pub(crate) fn rack(&self) -> Option<&Rack> {
        match self {
            Self::Known(rack) => Some(rack),
            Self::Unseen(_) => None,
        }
    }

    /// Removes tiles that `decide` has checked.
    pub(crate) fn take(&mut self, tiles: &[Tile]) {
        match self {
            Self::Known(rack) => *rack = rack.without(tiles).unwrap_or_default(),
            Self::Unseen(count) => *count = count.saturating_sub(tiles.len()),
        }
    }

    pub(crate) fn add(&mut self, tiles: &[Tile]) {
        match self {
            Self::Known(rack) => rack.extend(tiles.iter().copied()),
            Self::Unseen(count) => *count += tiles.len(),
        }
    }
}

impl Pool {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Bag(bag) => bag.len(),
            Self::Outside(count) => *count,
        }
    }
}

impl Table {
    /// The seats that still play.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.hands.len()).filter(|seat| !self.resigned[seat.index()])
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The tiles of a seat, or some of them, if the program knows any.
    pub(crate) fn known_rack(&self, seat: Seat) -> Option<&Rack> {
        self.hand(seat).rack().or(self.shown.as_ref().filter(|_| seat == self.turn))
    }

    /// The seats whose tiles the program does not know, at a real table.
    pub(crate) fn unknown_hands(&self) -> impl Iterator<Item = (Seat, usize)> + '_ {
        self.playing().filter_map(|seat| match self.hand(seat) {
            Hand::Unseen(count @ 1..) => Some((seat, *count)),
            Hand::Unseen(0) | Hand::Known(_) => None,
        })
    }

    pub(crate) fn bag_is_empty(&self) -> bool {
        self.pool.len() == 0
    }

    /// How many tiles the program must be told for a computer player at a real table.
    pub(crate) fn owed(&self, seat: Seat, rack_size: usize) -> usize {
        match (&self.pool, self.hand(seat)) {
            (Pool::Outside(left), Hand::Known(rack)) if !self.resigned[seat.index()] => {
                rack_size.saturating_sub(rack.len()).min(*left)
            }
            _ => 0,
        }
    }

    /// The next seat that still plays.
    pub(crate) fn next_seat(&self) -> Seat {
        let count = self.hands.len();
        let mut seat = self.turn.next(count);
        while self.resigned[seat.index()] && seat != self.turn {
            seat = seat.next(count);
        }
        seat
    }
}
