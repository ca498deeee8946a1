//! Reviews a turn once the game is over: the best move, the loss against it, and why.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use board::{Board, Direction, Square};
use movegen::{LONGEST_RACK, Lines};
use players::{Effort, Judged, Judgement, Knowledge, Played, SearchControl, Situation, TurnJudge};
use serde::{Deserialize, Serialize};
use tabletop::{Game as _, Language, Seat};
use tiles::{Rack, Score, Seed};

use crate::computer::{engine_rules, laid};
use crate::game::Crossword;
use crate::history::{Move, Turn};
use crate::table::Phase;
use crate::view::{board_rows, main_word_text};
use crate::{LaidTile, Refusal, analysis};

/// Time limit for analysing a turn.
const TIME: Duration = Duration::from_millis(700);
/// Number of plays to compare.
const CANDIDATES: usize = 10;

/// The review of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewView {
    /// Which line of the score sheet, counted from 0.
    pub turn: usize,
    /// Whose turn it was.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The board before it, row by row.
    pub board: Vec<String>,
    /// The tiles held before it, if they are known.
    pub rack: Option<String>,
    /// The move made; absent for a line that is not a move.
    pub played: Option<RankedView>,
    /// The alternatives, best first.
    pub best: Vec<RankedView>,
    /// The loss in points.
    pub lost_points: f64,
    /// The loss in win probability, from 0 to 1, if known.
    pub lost_chance: Option<f64>,
    /// `best`, `good`, `slip`, `mistake` or `blunder`; absent if it cannot be judged.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub verdict: Option<Cow<'static, str>>,
    /// Why the best move is better, in sentences, the most important first.
    pub reasons: Vec<String>,
}

/// A move and its evaluation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RankedView {
    /// Where its word begins and its direction; absent for an exchange or a pass.
    #[cfg_attr(feature = "typescript", ts(type = "[Square, Direction] | null"))]
    pub place: Option<(Square, Direction)>,
    /// Its word, blanks lowercase and tiles already on the board in parentheses; absent without a
    /// word.
    pub word: Option<String>,
    /// The tiles laid.
    pub tiles: Vec<LaidTile>,
    /// The tiles exchanged: `QV`; absent if it is not an exchange.
    pub exchanged: Option<String>,
    /// Its points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
    /// Equity: its points plus the value of the leave.
    pub equity: f64,
    /// Its win probability, from 0 to 1, if known.
    pub win_chance: Option<f64>,
    /// The loss against the best move, in points.
    pub lost: f64,
}

impl Crossword {
    /// Reviews a line of the score sheet.
    pub(crate) fn review(&self, turn: usize, language: Language) -> Result<ReviewView, Refusal> {
        if !matches!(self.table.phase, Phase::Over(_)) {
            return Err(Refusal::ReviewLater);
        }
        let line = self.table.history.get(turn).ok_or(Refusal::NoSuchTurn)?;
        let board = self.board_before(turn);
        let alphabet = self.setup.tiles.alphabet();
        let mut view = ReviewView {
            turn,
            seat: line.seat,
            board: board_rows(&board, alphabet),
            rack: line.held.as_ref().map(|rack| alphabet.rack_text(rack)),
            played: None,
            best: Vec::new(),
            lost_points: 0.0,
            lost_chance: None,
            verdict: None,
            reasons: Vec::new(),
        };
        let rack = line.held.as_ref().filter(|rack| (1..=LONGEST_RACK).contains(&rack.len()));
        if let Some(rack) = rack {
            let context = self.engine_context();
            let again = Again { game: self, knowledge: &context.knowledge, line, rack };
            again.judge(&board, self.situation_before(turn), language, &mut view);
        }
        Ok(view)
    }

    /// The board before a line of the score sheet.
    pub(crate) fn board_before(&self, turn: usize) -> Board {
        let mut board = Board::new(Arc::clone(&self.setup.layout));
        if let Some(position) = &self.setup.position {
            board = position.board.clone();
        }
        for (place, line) in self.table.history[..turn].iter().enumerate() {
            let next = self.table.history.get(place + 1).map(|next| &next.what);
            let is_taken_back = next == Some(&Move::Withdrawn) && place + 1 < turn;
            if let (Move::Played(play), false) = (&line.what, is_taken_back) {
                for (square, tile) in &play.placement().tiles {
                    board.set(*square, Some(*tile));
                }
            }
        }
        board
    }

    /// The state of the game for the player of a line.
    fn situation_before(&self, turn: usize) -> Situation {
        let (before, seat) = (&self.table.history[..turn], self.table.history[turn].seat);
        let total = |seat: Seat| {
            let last = before.iter().rev().find(|line| line.seat == seat);
            last.map_or(Score::ZERO, |line| line.total)
        };
        let rivals = Seat::all(self.setup.seats()).filter(|rival| *rival != seat);
        let lead = total(seat) - rivals.map(total).max().unwrap_or_default();
        let quiet = before.iter().rev().take_while(|line| line.points == Score::ZERO).count();
        let scoreless_turns = u8::try_from(quiet).unwrap_or(u8::MAX);
        Situation { lead, others: self.setup.seats() - 1, scoreless_turns }
    }
}

/// A turn under review.
struct Again<'game> {
    game: &'game Crossword,
    knowledge: &'game Knowledge,
    line: &'game Turn,
    rack: &'game Rack,
}

impl Again<'_> {
    fn judge(
        &self,
        board: &Board,
        situation: Situation,
        language: Language,
        view: &mut ReviewView,
    ) {
        let tiles = self.knowledge.tiles();
        let lines = Lines::new(board, self.knowledge.lexicon(), tiles);
        let rules = engine_rules(self.game.setup.rules(), tiles, self.game.setup.seats());
        let turn = players::Turn { situation, ..players::Turn::new(rules, &lines, self.rack, 0) }
            .with_largest_bag();
        let Some(played) = self.played() else { return };
        let effort = Effort {
            time: Some(TIME),
            iterations: None,
            threads: 1,
            candidates: CANDIDATES,
            seed: Seed::from_number(1),
        };
        let mut judge = TurnJudge::new(self.knowledge, effort);
        let judged = judge.judge(&turn, &played, &SearchControl::unlimited());
        let Ok(Judgement { review, explanation }) = judged else { return };
        let best = review.best.worth.points;
        let ranked = review.ranked.iter().take(CANDIDATES);
        view.best = ranked.map(|judged| self.ranked(judged, &turn, best)).collect();
        view.played = Some(self.ranked(&review.done, &turn, best));
        view.lost_points = review.lost().points;
        view.lost_chance = review.lost().win_chance;
        view.verdict = Some(Cow::Borrowed(review.verdict().id()));
        view.reasons = analysis::reasons(&explanation, language);
    }

    /// The move made; absent for a line that is not a move.
    fn played(&self) -> Option<Played<'_>> {
        match &self.line.what {
            Move::Played(play) => Some(Played::Laid(play)),
            Move::Exchanged(tiles) => Some(Played::Exchanged(tiles.iter().copied().collect())),
            Move::Passed | Move::TimedOut | Move::Lost { .. } => Some(Played::Passed),
            Move::Withdrawn
            | Move::ChallengeBonus
            | Move::SatOut
            | Move::TimePenalty
            | Move::Resigned
            | Move::Racks(_) => None,
        }
    }

    fn ranked(&self, judged: &Judged, turn: &players::Turn<'_>, best: f64) -> RankedView {
        let alphabet = self.knowledge.tiles().alphabet();
        let candidate = &judged.choice.chosen;
        let mut ranked = RankedView {
            place: None,
            word: None,
            tiles: Vec::new(),
            exchanged: None,
            score: candidate.score(),
            equity: f64::from(judged.choice.equity.0) / 1000.0,
            win_chance: judged.worth.win_chance,
            lost: (best - judged.worth.points).max(0.0),
        };
        match candidate {
            players::Move::Place(play) => {
                let board = turn.lines.board();
                let placement = play.placement(board);
                ranked.tiles = laid(&placement, alphabet);
                if let Ok(fitted) = placement.fit(board, &turn.rules.terms) {
                    let word = fitted.main_word();
                    ranked.place = Some((word.start, word.direction));
                    ranked.word = Some(main_word_text(&fitted, alphabet));
                }
            }
            players::Move::Exchange(tiles) => ranked.exchanged = Some(alphabet.rack_text(tiles)),
            players::Move::Pass => {}
        }
        ranked
    }
}
