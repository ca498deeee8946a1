//! Who is waited for, and who did what so that an event happened.

use board::Placement;
use tabletop::Seat;
use tiles::Tile;

use crate::Action;
use crate::action::LaidTile;
use crate::event::Happening;
use crate::game::Crossword;
use crate::table::{Pause, Phase, Question, Stage};

impl Crossword {
    /// The seats without whose doing the game does not go on.
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

    /// Who did what so that this happened; nothing for what happens by itself.
    pub(crate) fn cause_of(&self, what: &Happening) -> Option<(Seat, Action)> {
        let (turn, anyone) = (self.table.turn, Seat(0));
        Some(match what {
            Happening::Played { placement }
            | Happening::Questioned { placement, .. }
            | Happening::Refused { placement, .. } => (turn, self.laying(placement)),
            Happening::ChallengeRejected => (turn, Action::RejectChallenge),
            Happening::Vouched => (turn, Action::Answer { sure: true }),
            Happening::Withdrew => (turn, self.withdrawal()),
            Happening::Exchanged { tiles } => (turn, Action::Exchange { tiles: self.told(tiles) }),
            Happening::Passed => (turn, Action::Pass),
            Happening::Challenged { by, .. } => (*by, Action::Challenge),
            Happening::Accepted { by } => (*by, Action::Accept),
            Happening::Picked => (turn, Action::Pick),
            Happening::WordEntered { word } => (turn, Action::EnterWord { word: word.clone() }),
            Happening::WordCancelled => (turn, Action::CancelWord),
            Happening::Paused => (anyone, Action::Pause),
            Happening::Resumed => (anyone, Action::Resume),
            Happening::Stopped => (anyone, Action::Stop),
            Happening::TakenBack { by } => (*by, Action::Undo),
            Happening::Resigned { by } => (*by, Action::Resign),
            Happening::NextGame => (anyone, Action::NextGame),
            Happening::StarterTold { letters } => {
                let letters = letters.iter().map(|letter| self.told(&[*letter])).collect();
                (anyone, Action::TellStarter { letters })
            }
            Happening::RackTold { seat, tiles } => {
                (anyone, Action::TellRack { seat: *seat, tiles: self.told(tiles) })
            }
            Happening::WithdrawnTold => (anyone, Action::TellWithdrawn),
            Happening::PointsTold { seat, why, points } => {
                (anyone, Action::TellPoints { seat: *seat, why: *why, points: *points })
            }
            Happening::LeftTold { seat, tiles } => {
                (anyone, Action::TellLeft { seat: *seat, tiles: self.told(tiles) })
            }
            Happening::MustPlace
            | Happening::TimedOut
            | Happening::Ended { .. }
            | Happening::EndReached { .. } => return None,
        })
    }

    /// How a player says that the word in doubt was wrong.
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
