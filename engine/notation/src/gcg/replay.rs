//! Replays a game on a board, turn by turn, and reports where the file does not agree with it.

use std::sync::Arc;

use board::{Board, FittedPlay, Illegal, Layout, Misfit, Placement, Terms};
use tiles::{NotATile, Rack, Score, TileSet};

use super::{Exchanged, GcgGame, GcgTurn, Pragma, TurnKind};
use crate::cgp::check_counts;
use crate::typed::{NotATurn, PathMismatch, TypedPlay, pieces};
use crate::{Place, Position, PositionError};

/// A game replayed turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// One for every turn of the game, in its order.
    pub turns: Vec<ReplayedTurn>,
    /// The position after the last turn, from the side of the player to move.
    pub end: Position,
    /// What is wrong with the racks that are left.
    pub end_problems: Vec<ReplayProblem>,
}

/// A turn and the position it was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedTurn {
    /// The position before it, from the side of the turn's player: the first rack is what the file
    /// says that player held, the others are unknown.
    pub before: Position,
    /// The play, if it was one and it fits the board.
    pub play: Option<FittedPlay>,
    /// Where the file does not agree with the board.
    pub problems: Vec<ReplayProblem>,
}

/// Something in a turn that does not agree with the board, the tiles or the rules of scoring.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayProblem {
    /// A rack or an exchange that contains something other than tiles.
    #[error(transparent)]
    NotATile(#[from] NotATile),
    /// A word that cannot be read.
    #[error(transparent)]
    Word(#[from] NotATurn),
    /// A word that cannot be written at its coordinate; nothing was laid.
    #[error(transparent)]
    Path(#[from] PathMismatch),
    /// A word that is not legal there; it was laid anyway.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// Tiles that the rack does not hold.
    #[error(transparent)]
    Rack(#[from] Illegal),
    /// More of a tile than the set has.
    #[error(transparent)]
    Tiles(#[from] PositionError),
    /// Points that differ from those of the play.
    #[error("the play is worth {counted} points, not {written}")]
    Score {
        /// The points in the file.
        written: Score,
        /// The points of the play.
        counted: Score,
    },
    /// Points that are neither the value of the tiles nor twice that.
    #[error("the tiles {tiles} are worth {counted} points, not {written}")]
    EndRack {
        /// The tiles.
        tiles: String,
        /// The points in the file.
        written: Score,
        /// The value of the tiles.
        counted: Score,
    },
}

impl GcgGame {
    /// Replays the game with these tiles on this board, with the usual bonus for a whole rack.
    pub fn replay(&self, tiles: &TileSet, layout: &Arc<Layout>) -> Replay {
        self.replay_on(&Terms::standard(tiles), layout)
    }

    /// Replays the game with these scoring terms.
    pub fn replay_on(&self, terms: &Terms<'_>, layout: &Arc<Layout>) -> Replay {
        let seats = self.turns.iter().map(|turn| turn.seat + 1).max().unwrap_or(0);
        let mut table = Table {
            terms: *terms,
            board: Board::new(Arc::clone(layout)),
            totals: vec![Score::ZERO; seats.max(self.players.len())],
            scoreless_turns: 0,
            before_play: None,
        };
        let turns = self.turns.iter().map(|turn| table.take(turn)).collect();
        let (end, end_problems) = table.end(self);
        Replay { turns, end, end_problems }
    }

    /// Who moves after the last turn.
    fn next_seat(&self) -> usize {
        let is_move = |turn: &&GcgTurn| {
            matches!(
                turn.kind,
                TurnKind::Play { .. }
                    | TurnKind::Exchange { .. }
                    | TurnKind::Pass
                    | TurnKind::Withdrawn { .. }
            )
        };
        let last = self.turns.iter().rfind(is_move);
        last.map_or(0, |turn| (turn.seat + 1) % self.players.len().max(1))
    }
}

impl Replay {
    /// All problems, each with its turn, counted from 0.
    pub fn problems(&self) -> impl Iterator<Item = (usize, &ReplayProblem)> {
        let turns = self.turns.iter().enumerate();
        turns.flat_map(|(number, turn)| turn.problems.iter().map(move |problem| (number, problem)))
    }
}

/// The state of the table during a replay.
struct Table<'set> {
    terms: Terms<'set>,
    board: Board,
    totals: Vec<Score>,
    scoreless_turns: u16,
    /// The board and the scoreless turns before the last play, in case it is taken back.
    before_play: Option<(Board, u16)>,
}

impl Table<'_> {
    fn take(&mut self, turn: &GcgTurn) -> ReplayedTurn {
        let mut problems = Vec::new();
        let rack = self.rack(&turn.rack, &mut problems);
        let before = self.position(turn.seat, rack.clone());
        let play = match &turn.kind {
            TurnKind::Play { place, word, score } => {
                let laid = self.lay(*place, word, &rack, &mut problems);
                self.compare_scores(laid.as_ref(), *score, &mut problems);
                laid
            }
            kind => {
                self.take_other(kind, &rack, &mut problems);
                None
            }
        };
        self.totals[turn.seat] = turn.total;
        ReplayedTurn { before, play, problems }
    }

    /// Any turn that is not a play.
    fn take_other(&mut self, kind: &TurnKind, rack: &Rack, problems: &mut Vec<ReplayProblem>) {
        match kind {
            TurnKind::Exchange { tiles: Exchanged::Tiles(tiles) } => {
                self.check_exchange(tiles, rack, problems);
                self.scoreless_turns = self.scoreless_turns.saturating_add(1);
            }
            TurnKind::Exchange { tiles: Exchanged::Count(_) } | TurnKind::Pass => {
                self.scoreless_turns = self.scoreless_turns.saturating_add(1);
            }
            TurnKind::Withdrawn { .. } => {
                if let Some((board, scoreless_turns)) = self.before_play.take() {
                    self.board = board;
                    self.scoreless_turns = scoreless_turns.saturating_add(1);
                }
            }
            TurnKind::RackGained { tiles, points } => self.check_end(tiles, *points, problems),
            TurnKind::RackLost { tiles, lost } => self.check_end(tiles, *lost, problems),
            TurnKind::Play { .. }
            | TurnKind::ChallengeBonus { .. }
            | TurnKind::TimePenalty { .. } => {}
        }
    }

    /// Lays a word even where it is not legal, so that later words find their tiles.
    fn lay(
        &mut self,
        place: Place,
        word: &str,
        rack: &Rack,
        problems: &mut Vec<ReplayProblem>,
    ) -> Option<FittedPlay> {
        self.before_play = Some((self.board.clone(), self.scoreless_turns));
        let placement =
            self.placement(place, word).map_err(|problem| problems.push(problem)).ok()?;
        let lifted = placement.lifted();
        if !rack.is_empty() {
            let held = placement.check_rack(rack, self.terms.tiles.alphabet());
            problems.extend(held.err().map(ReplayProblem::Rack));
        }
        let fitted = placement.fit(&self.board, &self.terms);
        for (square, tile) in placement.tiles {
            self.board.set(square, Some(tile));
        }
        if rack.is_empty() {
            let counts = check_counts(self.terms.tiles, lifted, &self.board, &[]);
            problems.extend(counts.err().map(ReplayProblem::Tiles));
        }
        fitted.map_err(|misfit| problems.push(misfit.into())).ok()
    }

    fn placement(&self, place: Place, word: &str) -> Result<Placement, ReplayProblem> {
        let pieces = pieces(word, self.terms.tiles.alphabet())?;
        Ok(TypedPlay { place, pieces }.placement(&self.board)?)
    }

    fn compare_scores(
        &mut self,
        play: Option<&FittedPlay>,
        written: Score,
        problems: &mut Vec<ReplayProblem>,
    ) {
        if let Some(counted) = play.map(FittedPlay::score).filter(|score| *score != written) {
            problems.push(ReplayProblem::Score { written, counted });
        }
        let scored = written != Score::ZERO;
        self.scoreless_turns = if scored { 0 } else { self.scoreless_turns.saturating_add(1) };
    }

    fn check_exchange(&self, tiles: &str, rack: &Rack, problems: &mut Vec<ReplayProblem>) {
        let alphabet = self.terms.tiles.alphabet();
        match alphabet.tiles(tiles) {
            Err(wrong) => problems.push(wrong.into()),
            Ok(_) if rack.is_empty() => {}
            Ok(tiles) => {
                if let Err(refusal) = rack.without(&tiles) {
                    let missing = alphabet.tile_text(refusal.missing);
                    problems.push(Illegal::NotInRack { missing }.into());
                }
            }
        }
    }

    /// Some rules count the remaining tiles once, some twice.
    fn check_end(&self, tiles: &str, written: Score, problems: &mut Vec<ReplayProblem>) {
        let set = self.terms.tiles;
        match set.alphabet().tiles(&tiles.replace('/', "")) {
            Err(wrong) => problems.push(wrong.into()),
            Ok(held) => {
                let counted: Score = held.into_iter().map(|tile| set.value(tile)).sum();
                if written != counted && written != counted * 2 {
                    let tiles = tiles.to_owned();
                    problems.push(ReplayProblem::EndRack { tiles, written, counted });
                }
            }
        }
    }

    /// The rack written in this text; empty if the text is not a rack.
    fn rack(&self, text: &str, problems: &mut Vec<ReplayProblem>) -> Rack {
        let set = self.terms.tiles;
        match set.alphabet().tiles(text) {
            Err(wrong) => {
                problems.push(wrong.into());
                Rack::EMPTY
            }
            Ok(tiles) => {
                let held = std::slice::from_ref(&tiles);
                let counts = check_counts(set, tiles.iter().copied(), &self.board, held);
                problems.extend(counts.err().map(ReplayProblem::Tiles));
                tiles.into_iter().take(set.len()).collect()
            }
        }
    }

    /// The position from this seat's side; its rack is known.
    fn position(&self, seat: usize, rack: Rack) -> Position {
        let mut position = Position::start(self.board.layout(), self.totals.len());
        position.board = self.board.clone();
        position.scores.clone_from(&self.totals);
        position.scores.rotate_left(seat);
        position.scoreless_turns = self.scoreless_turns;
        if let Some(first) = position.racks.first_mut() {
            *first = rack;
        }
        position
    }

    /// The position after the last turn, with the racks from the file.
    fn end(&self, game: &GcgGame) -> (Position, Vec<ReplayProblem>) {
        let mut problems = Vec::new();
        let seat = game.next_seat();
        let broken_off = game.pragmata.iter().find_map(|pragma| match pragma {
            Pragma::Incomplete(rack) => Some(rack.as_str()),
            _ => None,
        });
        let mut racks: Vec<&str> =
            game.players.iter().map(|player| player.last_rack.as_str()).collect();
        if let Some(rack) = racks.get_mut(seat).filter(|rack| rack.is_empty()) {
            *rack = broken_off.unwrap_or_default();
        }
        let mut position = self.position(seat, Rack::EMPTY);
        for (rack, place) in racks.into_iter().zip(0_usize..) {
            let seats = position.racks.len();
            position.racks[(place + seats - seat) % seats] = self.rack(rack, &mut problems);
        }
        (position, problems)
    }
}
