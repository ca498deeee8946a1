//! A game that is looked at again: its turns, as far as they can be judged.

use std::sync::Arc;

use board::{FittedPlay, Layout};
use catalogue::wording;
use locales::{Message, crossword};
use movegen::{LONGEST_RACK, Lines};
use notation::{Exchanged, GcgGame, GcgTurn, Replay, ReplayProblem, ReplayedTurn, TurnKind};
use players::{EngineRules, Knowledge, NotJudged, Played, SeenMove, Turn};
use tiles::{Alphabet, Rack};

use crate::position;

/// A game laid out turn by turn.
pub(super) struct Game {
    pub(super) gcg: GcgGame,
    pub(super) knowledge: Arc<Knowledge>,
    replay: Replay,
}

/// One turn of it: something a player did, not what happened to the score.
pub(super) struct PlayedTurn<'game> {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) line: &'game GcgTurn,
    pub(super) fate: Fate,
    replayed: &'game ReplayedTurn,
    lines: Lines,
    rules: EngineRules<'game>,
    bag: usize,
    before: Option<SeenMove>,
    /// The rack that the next player held, if the file tells it.
    next_rack: Option<Rack>,
}

/// Whether what was done stayed done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Stayed,
    /// The play was challenged and taken back.
    TakenBack,
}

/// Why a turn cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unjudged {
    RackUnknown,
    RackPartial,
    /// More tiles than plays are found for.
    RackTooLong,
    /// The tiles of the move are not in the rack, or the rack is none.
    RackContradicts,
    /// The play cannot lie there.
    Misfit,
    /// It is not known which tiles were exchanged.
    ExchangeUnknown,
    /// Words that are not in the list.
    NotInList(Vec<String>),
}

impl Unjudged {
    /// Why the engine could not judge a play.
    pub(super) fn by_engine(reason: &NotJudged, alphabet: &Alphabet) -> Self {
        match reason {
            NotJudged::NotAMove => Self::Misfit,
            NotJudged::UnknownWords(words) => {
                Self::NotInList(words.iter().map(|word| word.text(alphabet)).collect())
            }
        }
    }
}

impl Game {
    pub(super) fn new(gcg: GcgGame, knowledge: Arc<Knowledge>, layout: &Arc<Layout>) -> Self {
        let replay = gcg.replay(knowledge.tiles(), layout);
        Self { gcg, knowledge, replay }
    }

    /// Where the file does not agree with the board. A line that takes a play back
    /// tells a rack whose tiles still lie on the board.
    pub(super) fn problems(&self) -> impl Iterator<Item = Message> + '_ {
        let lines = &self.gcg.turns;
        let takes_back = |place: usize| matches!(lines[place].kind, TurnKind::Withdrawn { .. });
        let problems = self.replay.problems().filter(move |(place, _)| !takes_back(*place));
        problems.map(|(place, problem)| {
            let number = lines[..=place].iter().filter(|turn| is_move(turn)).count();
            crossword::gcg_turn(number, wording::replay_problem(problem))
        })
    }

    /// Whose points it counts: the name by which the turns call the player.
    pub(super) fn player(&self, seat: usize) -> &str {
        self.gcg.players.get(seat).map_or("", |player| &player.nickname)
    }

    /// How many turns there are.
    pub(super) fn len(&self) -> usize {
        self.gcg.turns.iter().filter(|turn| is_move(turn)).count()
    }

    /// The turns in their order.
    pub(super) fn turns(&self) -> impl Iterator<Item = PlayedTurn<'_>> + '_ {
        let places = (0..self.gcg.turns.len()).filter(|place| is_move(&self.gcg.turns[*place]));
        places.zip(1..).map(|(place, number)| self.turn(place, number))
    }

    fn turn(&self, place: usize, number: usize) -> PlayedTurn<'_> {
        let replayed = &self.replay.turns[place];
        let rules = EngineRules::standard(self.knowledge.tiles());
        let board = &replayed.before.board;
        let lines = Lines::new(board, self.knowledge.lexicon(), self.knowledge.tiles());
        let after = &self.gcg.turns[place + 1..];
        let is_taken_back =
            after.first().is_some_and(|next| matches!(next.kind, TurnKind::Withdrawn { .. }));
        let fate = if is_taken_back { Fate::TakenBack } else { Fate::Stayed };
        let mut played = PlayedTurn {
            number,
            line: &self.gcg.turns[place],
            fate,
            replayed,
            lines,
            rules,
            bag: 0,
            before: self.move_before(place),
            next_rack: self.next_rack(place),
        };
        played.bag = played.turn().with_largest_bag().bag;
        played
    }

    /// What the player before did.
    fn move_before(&self, place: usize) -> Option<SeenMove> {
        let earlier = (0..place).rev().map(|place| (&self.gcg.turns[place], place));
        let mut moves = earlier
            .filter(|(turn, _)| is_move(turn) || matches!(turn.kind, TurnKind::Withdrawn { .. }));
        let (turn, place) = moves.next()?;
        let seen = match &turn.kind {
            TurnKind::Play { .. } => {
                let play = self.replay.turns[place].play.as_ref()?;
                SeenMove::Laid(play.placement().clone(), play.score())
            }
            TurnKind::Exchange { tiles: Exchanged::Count(count) } => {
                SeenMove::Exchanged((*count).into())
            }
            TurnKind::Exchange { tiles: Exchanged::Tiles(tiles) } => {
                let alphabet = self.knowledge.tiles().alphabet();
                SeenMove::Exchanged(alphabet.tiles(tiles).ok()?.len())
            }
            _ => SeenMove::Passed,
        };
        Some(seen)
    }

    /// The rack of the player after, if there are two and the file tells it.
    fn next_rack(&self, place: usize) -> Option<Rack> {
        let seat = self.gcg.turns[place].seat;
        let later = place + 1..self.gcg.turns.len();
        let mut others = later.filter(|place| self.gcg.turns[*place].seat != seat);
        let next = others.next().filter(|place| is_move(&self.gcg.turns[*place]))?;
        let rack = self.replay.turns[next].before.racks.first()?.clone();
        (self.gcg.players.len() == 2 && !rack.is_empty()).then_some(rack)
    }
}

/// Whether a line tells what a player did, and not what happened to the score.
fn is_move(turn: &GcgTurn) -> bool {
    matches!(turn.kind, TurnKind::Play { .. } | TurnKind::Exchange { .. } | TurnKind::Pass)
}

impl PlayedTurn<'_> {
    /// What the player knew.
    pub(super) fn turn(&self) -> Turn<'_> {
        Turn {
            rules: self.rules,
            lines: &self.lines,
            rack: self.replayed.before.racks.first().unwrap_or(const { &Rack::EMPTY }),
            bag: self.bag,
            situation: position::situation(&self.replayed.before),
            before: self.before.as_ref(),
        }
    }

    /// The play as it was laid, if it was one and it fits.
    pub(super) fn laid(&self) -> Option<&FittedPlay> {
        self.replayed.play.as_ref()
    }

    /// What was done, if it can be judged. A play that was taken back is a turn without one.
    pub(super) fn played(&self) -> Result<Played<'_>, Unjudged> {
        self.check_rack()?;
        if self.fate == Fate::TakenBack {
            return Ok(Played::Passed);
        }
        match &self.line.kind {
            TurnKind::Play { .. } => self.laid().map(Played::Laid).ok_or(Unjudged::Misfit),
            TurnKind::Exchange { tiles } => self.exchanged(tiles).map(Played::Exchanged),
            _ => Ok(Played::Passed),
        }
    }

    fn check_rack(&self) -> Result<(), Unjudged> {
        let turn = self.turn();
        let full = turn.rules.terms.full_rack;
        let contradicts = |problem: &ReplayProblem| {
            use ReplayProblem::{NotATile, Rack, Tiles};
            matches!(problem, NotATile(_) | Rack(_) | Tiles(_))
        };
        if self.line.rack.is_empty() {
            Err(Unjudged::RackUnknown)
        } else if self.replayed.problems.iter().any(contradicts) {
            Err(Unjudged::RackContradicts)
        } else if turn.rack.len() > LONGEST_RACK {
            Err(Unjudged::RackTooLong)
        } else if turn.rack.len() < full && !self.may_be_short() {
            Err(Unjudged::RackPartial)
        } else {
            Ok(())
        }
    }

    /// Whether a rack that is not full may be all that the player held: the bag is empty, and what
    /// is not seen is what the next player holds, as far as the file tells.
    fn may_be_short(&self) -> bool {
        let unseen = self.turn().unseen();
        self.bag == 0 && self.next_rack.as_ref().is_none_or(|rack| *rack == unseen)
    }

    fn exchanged(&self, tiles: &Exchanged) -> Result<Rack, Unjudged> {
        let rack = self.turn().rack;
        match tiles {
            Exchanged::Count(count) if usize::from(*count) == rack.len() => Ok(rack.clone()),
            Exchanged::Count(_) => Err(Unjudged::ExchangeUnknown),
            Exchanged::Tiles(tiles) => {
                let read = self.rules.terms.tiles.alphabet().rack(tiles);
                read.map_err(|_| Unjudged::RackContradicts)
            }
        }
    }
}
