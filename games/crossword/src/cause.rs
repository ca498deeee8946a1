//! Whom the game waits for, and which action caused an event.

use board::Placement;
use tabletop::Seat;
use tiles::Tile;

use crate::Action;
use crate::action::LaidTile;
use crate::event::EventKind;
use crate::game::Crossword;
use crate::table::{Pause, Phase, Question, Stage};

impl Crossword {
    /// The seats the game waits for.
    pub(crate) fn seats_waited_for(&self) -> Vec<Seat> {
        if self.table.pause != Pause::Running {
            return Vec::new();
        }
        match &self.table.phase {
            Phase::Turn | Phase::Question(_) | Phase::Picking => vec![self.table.turn],
            Phase::Acceptance(waiting) => waiting.clone(),
            Phase::TellStarter | Phase::TellRacks | Phase::TellLeft(_) => self.people(),
            Phase::BetweenGames(_) => match self.people() {
                people if people.is_empty() => vec![Seat(0)],
                people => people,
            },
            Phase::Over(_) => Vec::new(),
        }
    }

    fn people(&self) -> Vec<Seat> {
        let players = &self.setup.options.players;
        Seat::all(players.len()).filter(|seat| players[seat.index()].is_person()).collect()
    }

    /// The seat and action that caused an event; `None` for automatic events.
    pub(crate) fn cause_of(&self, what: &EventKind) -> Option<(Seat, Action)> {
        let (turn, anyone) = (self.table.turn, Seat(0));
        Some(match what {
            EventKind::Played { placement }
            | EventKind::Questioned { placement, .. }
            | EventKind::Refused { placement, .. } => (turn, self.laying(placement)),
            EventKind::ChallengeRejected => (turn, Action::RejectChallenge),
            EventKind::Vouched => (turn, Action::Answer { sure: true }),
            EventKind::Withdrew => (turn, self.withdrawal()),
            EventKind::Exchanged { tiles } => (turn, Action::Exchange { tiles: self.told(tiles) }),
            EventKind::Passed => (turn, Action::Pass),
            EventKind::Challenged { by, .. } => (*by, Action::Challenge),
            EventKind::Accepted { by } => (*by, Action::Accept),
            EventKind::Picked => (turn, Action::Pick),
            EventKind::WordEntered { word } => (turn, Action::EnterWord { word: word.clone() }),
            EventKind::WordCancelled => (turn, Action::CancelWord),
            EventKind::Paused { by } => (by.unwrap_or(anyone), Action::Pause),
            EventKind::Resumed => (anyone, Action::Resume),
            EventKind::Stopped => (anyone, Action::Stop),
            EventKind::UndoAsked { by } | EventKind::TakenBack { by } => (*by, Action::Undo),
            EventKind::UndoAnswered { by, allow } => (*by, Action::AnswerUndo { allow: *allow }),
            EventKind::Resigned { by } => (*by, Action::Resign),
            EventKind::NextGame => (anyone, Action::NextGame),
            EventKind::StarterTold { letters } => {
                let letters = letters.iter().map(|letter| self.told(&[*letter])).collect();
                (anyone, Action::TellStarter { letters })
            }
            EventKind::RackTold { seat, tiles } => {
                (anyone, Action::TellRack { seat: *seat, tiles: self.told(tiles) })
            }
            EventKind::WithdrawnTold => (anyone, Action::TellWithdrawn),
            EventKind::PointsTold { seat, why, points } => {
                (anyone, Action::TellPoints { seat: *seat, why: *why, points: *points })
            }
            EventKind::LeftTold { seat, tiles } => {
                (anyone, Action::TellLeft { seat: *seat, tiles: self.told(tiles) })
            }
            EventKind::MustPlace
            | EventKind::TimedOut
            | EventKind::Ended { .. }
            | EventKind::EndReached { .. } => return None,
        })
    }

    /// The action that withdraws a questioned word.
    fn withdrawal(&self) -> Action {
        match &self.table.phase {
            Phase::Question(Question { stage: Stage::Challenged, .. }) => Action::AcceptChallenge,
            _ => Action::Answer { sure: false },
        }
    }

    pub(crate) fn laying(&self, placement: &Placement) -> Action {
        let alphabet = self.setup.tiles.alphabet();
        let laid = placement.tiles.iter().map(|(square, tile)| LaidTile {
            square: *square,
            letter: alphabet.text(tile.letter()).to_owned(),
            blank: tile.is_blank(),
        });
        Action::Lay { tiles: laid.collect() }
    }

    fn told(&self, tiles: &[Tile]) -> String {
        tiles.iter().map(|tile| self.setup.tiles.alphabet().tile_text(*tile)).collect()
    }
}
