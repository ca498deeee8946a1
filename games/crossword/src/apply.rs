//! Applies events to the table. Nothing here can fail: only `decide` and `expire` create events.

use board::{FormedWord, Placement};
use tabletop::{Millis, Moment, Seat, overtime_penalty};
use tiles::{Score, Tile};

use crate::clock::{ClockRule, TimeOver, TurnClock};
use crate::deal::{deal, later_chance, lowest};
use crate::ending::{enter, settle};
use crate::event::{EndReason, Event, EventKind};
use crate::game::Crossword;
use crate::history::{Challenge, Move, Turn};
use crate::table::{Hand, LastPlay, Pause, Phase, Pool, Question, Stage, Typing, UndoAsked};
use crate::{Mode, Penalty, Picking, RefusedWord, ToldPoints, UnknownWord};

impl Crossword {
    pub(crate) fn apply_event(&mut self, event: &Event) {
        let at = event.at;
        if !is_beside_the_game(&event.what) {
            self.table.undo_asked = None;
        }
        match &event.what {
            EventKind::Played { placement } => self.play(placement, at),
            EventKind::Questioned { placement, words } => self.ask(placement, words),
            EventKind::ChallengeRejected => self.begin_asking(),
            EventKind::Vouched => self.vouch(),
            EventKind::Withdrew => self.withdraw(at),
            EventKind::Refused { placement, words } => self.lose_turn(placement, words, at),
            EventKind::Exchanged { tiles } => self.exchange(tiles, at),
            EventKind::Passed => self.pass(Move::Passed, at),
            EventKind::TimedOut => self.pass(Move::TimedOut, at),
            EventKind::Challenged { by, upheld: true } => self.uphold_challenge(Some(*by)),
            EventKind::WithdrawnTold => self.uphold_challenge(None),
            EventKind::Challenged { by, upheld: false } => self.dismiss_challenge(*by, at),
            EventKind::Accepted { by } => self.stop_waiting_for(*by),
            EventKind::Picked => self.pick(at),
            EventKind::WordEntered { word } => self.table.typing = Typing::Word(word.clone()),
            EventKind::WordCancelled => self.table.typing = Typing::Nothing,
            EventKind::MustPlace => self.insist_on_word(),
            EventKind::Paused { by } => self.pause(*by, at),
            EventKind::Stopped => self.halt(Pause::Stopped, at),
            EventKind::Resumed => self.go_on(at),
            EventKind::UndoAsked { by } => {
                let waiting = self.consenting(*by);
                self.table.undo_asked = Some(UndoAsked { by: *by, waiting });
            }
            EventKind::UndoAnswered { by, allow } => self.hear_consent(*by, *allow),
            EventKind::TakenBack { by } => self.take_back(*by, at),
            EventKind::Resigned { by } => self.resign(*by, at),
            EventKind::Ended { reason } => self.end(*reason),
            EventKind::NextGame => self.next_game(at),
            EventKind::StarterTold { letters } => self.hear_starter(letters, at),
            EventKind::RackTold { seat, tiles } => self.hear_rack(*seat, tiles, at),
            EventKind::PointsTold { seat, why, points } => self.hear_points(*seat, *why, *points),
            EventKind::EndReached { reason } => self.table.phase = Phase::TellLeft(*reason),
            EventKind::LeftTold { seat, tiles } => {
                self.table.hands[seat.index()] = Hand::Known(tiles.iter().copied().collect());
            }
        }
    }

    fn play(&mut self, placement: &Placement, at: Moment) {
        self.table.phase = Phase::Turn;
        self.remember();
        let Ok(fitted) = placement.fit(&self.table.board, &self.setup.terms()) else {
            return; // No log of ours holds a play that does not fit.
        };
        let (seat, play) = (self.table.turn, fitted.trusted());
        let scoreless_before = self.table.scoreless;
        let hand_before = self.table.hand(seat).clone();
        enter(&mut self.table, seat, Move::Played(play.clone()), play.score());
        self.table.board.play(&play);
        self.table.hands[seat.index()].take(&placement.lifted());
        self.table.scoreless =
            if play.score() > Score::ZERO { 0 } else { scoreless_before.saturating_add(1) };
        self.table.passes = 0;
        self.table.last_play =
            Some(LastPlay { seat, play, hand_before, drawn: Vec::new(), scoreless_before });
        let must_pick = self.setup.rules().picking == Picking::ByHand && self.wanted(seat) > 0;
        if must_pick {
            self.table.phase = Phase::Picking;
        } else {
            self.pick(at);
        }
    }

    /// The number of tiles a seat can draw from the program's own bag.
    fn wanted(&self, seat: Seat) -> usize {
        let missing =
            usize::from(self.setup.rules().rack_size).saturating_sub(self.table.hand(seat).len());
        match &self.table.pool {
            Pool::Bag(bag) => missing.min(bag.len()),
            Pool::Outside(_) => 0,
        }
    }

    fn pick(&mut self, at: Moment) {
        let seat = self.table.turn;
        let wanted = self.wanted(seat);
        let rack_size = usize::from(self.setup.rules().rack_size);
        let hand = &mut self.table.hands[seat.index()];
        match (&mut self.table.pool, hand) {
            (Pool::Bag(bag), hand) => {
                let drawn = bag.draw(wanted);
                hand.add(&drawn);
                if let Some(last) = &mut self.table.last_play {
                    last.drawn = drawn;
                }
            }
            (Pool::Outside(left), Hand::Unseen(held)) => {
                let drawn = rack_size.saturating_sub(*held).min(*left);
                *held += drawn;
                *left -= drawn;
            }
            (Pool::Outside(_), Hand::Known(_)) => {} // To be told.
        }
        self.finish_turn(at);
        if self.table.bag_is_empty() && self.table.hand(seat).len() == 0 && self.players_challenge()
        {
            let waiting = self.table.playing().filter(|other| *other != seat).collect();
            self.table.phase = Phase::Acceptance(waiting);
        }
    }

    pub(crate) fn players_challenge(&self) -> bool {
        matches!(self.setup.rules().unknown_word, UnknownWord::PlayersChallenge(_))
    }

    fn ask(&mut self, placement: &Placement, words: &[String]) {
        let stage = match self.setup.rules().unknown_word {
            UnknownWord::ProgramChallenges => Stage::Challenged,
            _ => Stage::Sure,
        };
        let question =
            Question { placement: placement.clone(), words: words.to_vec(), vouched: 0, stage };
        self.table.phase = Phase::Question(question);
    }

    fn begin_asking(&mut self) {
        if let Phase::Question(question) = &mut self.table.phase {
            question.stage = Stage::Sure;
        }
    }

    fn vouch(&mut self) {
        if let Phase::Question(question) = &mut self.table.phase {
            question.vouched += 1;
        }
    }

    fn withdraw(&mut self, at: Moment) {
        let Phase::Question(question) = std::mem::replace(&mut self.table.phase, Phase::Turn)
        else {
            return;
        };
        if self.setup.rules().refused_word == RefusedWord::LosesTurn {
            self.lose_turn(&question.placement, &question.words, at);
        }
    }

    fn lose_turn(&mut self, placement: &Placement, words: &[String], at: Moment) {
        let Ok(fitted) = placement.fit(&self.table.board, &self.setup.terms()) else {
            return; // No log of ours holds a play that does not fit.
        };
        self.remember();
        self.table.passes = 0;
        self.score_nothing(Move::Lost { play: fitted.trusted(), words: words.to_vec() });
        self.finish_turn(at);
    }

    fn exchange(&mut self, tiles: &[Tile], at: Moment) {
        self.remember();
        let seat = self.table.turn;
        self.table.passes = 0;
        self.table.exchanges[seat.index()] = self.table.exchanges[seat.index()].saturating_add(1);
        self.score_nothing(Move::Exchanged(tiles.to_vec()));
        let mut chance = later_chance(&self.seed, &mut self.table);
        if let Pool::Bag(bag) = &mut self.table.pool {
            let drawn = bag.draw(tiles.len());
            self.table.hands[seat.index()].take(tiles);
            self.table.hands[seat.index()].add(&drawn);
            bag.put_back(tiles, &mut chance);
        }
        self.finish_turn(at);
    }

    fn pass(&mut self, what: Move, at: Moment) {
        self.remember();
        let in_a_row = self.table.passes.saturating_add(1);
        self.table.passes = if self.table.bag_is_empty() { in_a_row } else { 0 };
        self.score_nothing(what);
        self.finish_turn(at);
    }

    /// Records a scoreless turn on the score sheet.
    fn score_nothing(&mut self, what: Move) {
        self.table.last_play = None;
        self.table.scoreless = self.table.scoreless.saturating_add(1);
        let seat = self.turn();
        enter(&mut self.table, seat, what, Score::ZERO);
    }

    fn turn(&self) -> Seat {
        self.table.turn
    }

    /// Charges the clock and lets the next player move.
    fn finish_turn(&mut self, at: Moment) {
        self.charge_turn(at);
        self.next_turn();
    }

    /// Charges the time of the turn to the player who used it.
    fn charge_turn(&mut self, at: Moment) {
        let seat = self.table.turn;
        if let ClockRule::PerTurn(TurnClock { seconds, over: TimeOver::LosesPoints(points) }) =
            self.setup.rules().clock
        {
            let allowed = Millis::from_seconds(seconds.into());
            let lost = overtime_penalty(self.table.clocks.turn_time(at), allowed, points);
            if lost > Score::ZERO {
                enter(&mut self.table, seat, Move::TimePenalty, -lost);
            }
        }
        self.table.clocks.end_turn(seat, at);
    }

    fn next_turn(&mut self) {
        self.table.typing = Typing::Nothing;
        self.table.shown = None;
        self.table.turn = self.table.next_seat();
        self.sit_out();
        self.table.phase = self.told_or_turn();
    }

    /// Skips seats that must sit out a turn.
    fn sit_out(&mut self) {
        while let Some(left) = self.table.sitting_out[self.turn().index()].checked_sub(1) {
            let seat = self.turn();
            self.table.sitting_out[seat.index()] = left;
            self.score_nothing(Move::SatOut);
            self.table.turn = self.table.next_seat();
        }
    }

    fn told_or_turn(&self) -> Phase {
        let rack_size = self.setup.rules().rack_size.into();
        let owed = self.table.playing().any(|seat| self.table.owed(seat, rack_size) > 0);
        if owed { Phase::TellRacks } else { Phase::Turn }
    }

    fn uphold_challenge(&mut self, by: Option<Seat>) {
        let Some(last) = self.table.last_play.take() else { return };
        let words = self.texts(&last.play.unknown_words(&*self.setup.lexicon));
        let LastPlay { seat, play, hand_before, drawn, scoreless_before } = last;
        self.table.board.take_back(&play);
        let grown = self.table.hand(seat).len() + play.placement().tiles.len() - hand_before.len();
        self.table.hands[seat.index()] = hand_before;
        let mut chance = later_chance(&self.seed, &mut self.table);
        match &mut self.table.pool {
            Pool::Bag(bag) => bag.put_back(&drawn, &mut chance),
            Pool::Outside(left) => *left += grown,
        }
        self.table.scoreless = scoreless_before.saturating_add(1);
        enter(&mut self.table, seat, Move::Withdrawn, -play.score());
        if let (Some(by), Some(line)) = (by, self.table.history.last_mut()) {
            line.challenge = Some(Challenge { by, words, upheld: true });
        }
        self.table.phase = self.told_or_turn();
    }

    fn dismiss_challenge(&mut self, by: Seat, at: Moment) {
        let Some(last) = self.table.last_play.take() else { return };
        let UnknownWord::PlayersChallenge(penalty) = self.setup.rules().unknown_word else {
            return;
        };
        self.note_failed_challenge(by, &last);
        match penalty {
            Penalty::Single => {}
            Penalty::Points(points) => {
                enter(&mut self.table, last.seat, Move::ChallengeBonus, Score(points.into()));
            }
            Penalty::Double => self.table.sitting_out[by.index()] += 1,
        }
        if let Phase::Acceptance(waiting) = &mut self.table.phase {
            waiting.clear();
        } else if self.table.sitting_out[self.turn().index()] > 0 {
            self.charge_turn(at);
            self.sit_out();
        }
    }

    /// Notes on the line of a play that it was challenged and stands.
    fn note_failed_challenge(&mut self, by: Seat, last: &LastPlay) {
        let words = self.texts(&last.play.words().iter().collect::<Vec<_>>());
        let is_play =
            |line: &&mut Turn| line.seat == last.seat && matches!(line.what, Move::Played(_));
        if let Some(line) = self.table.history.iter_mut().rev().find(is_play) {
            line.challenge = Some(Challenge { by, words, upheld: false });
        }
    }

    fn texts(&self, words: &[&FormedWord]) -> Vec<String> {
        words.iter().map(|word| word.text(self.setup.tiles.alphabet())).collect()
    }

    fn hear_consent(&mut self, by: Seat, allow: bool) {
        match &mut self.table.undo_asked {
            Some(asked) if allow => asked.waiting.retain(|other| *other != by),
            asked => *asked = None,
        }
    }

    fn stop_waiting_for(&mut self, seat: Seat) {
        if let Phase::Acceptance(waiting) = &mut self.table.phase {
            waiting.retain(|other| *other != seat);
        }
    }

    fn insist_on_word(&mut self) {
        if let Typing::Word(word) = &mut self.table.typing {
            self.table.typing = Typing::MustPlace(std::mem::take(word));
        }
    }

    fn pause(&mut self, by: Option<Seat>, at: Moment) {
        self.halt(Pause::Paused, at);
        self.table.paused_by = by;
        if let Some(by) = by {
            let pauses = &mut self.table.pauses[by.index()];
            *pauses = pauses.saturating_add(1);
        }
    }

    fn halt(&mut self, pause: Pause, at: Moment) {
        if self.table.pause == Pause::Running {
            self.table.clocks.stop(at);
        }
        self.table.pause = pause;
    }

    fn go_on(&mut self, at: Moment) {
        self.table.pause = Pause::Running;
        self.table.clocks.go_on(at);
    }

    fn resign(&mut self, seat: Seat, at: Moment) {
        enter(&mut self.table, seat, Move::Resigned, Score::ZERO);
        self.table.resigned[seat.index()] = true;
        self.stop_waiting_for(seat);
        let was_to_move = self.turn() == seat
            && !matches!(self.table.phase, Phase::Acceptance(_) | Phase::TellStarter);
        if was_to_move {
            self.table.clocks.end_turn(seat, at);
            self.next_turn();
        }
    }

    fn end(&mut self, reason: EndReason) {
        let settlement = settle(&self.setup, &mut self.table, reason);
        let games = match self.setup.rules().mode {
            Mode::Tournament(games) => games,
            Mode::Normal | Mode::Solitaire | Mode::RealBoard => 1,
        };
        let is_last = self.table.round + 1 >= games;
        self.table.last_play = None;
        self.table.phase =
            if is_last { Phase::Over(settlement) } else { Phase::BetweenGames(settlement) };
    }

    fn next_game(&mut self, at: Moment) {
        let Phase::BetweenGames(settlement) = &self.table.phase else { return };
        let (carried, achieved) = (settlement.totals.clone(), self.achievements());
        self.table = deal(&self.setup, &self.seed, self.table.round + 1, at);
        self.table.carried = carried;
        self.table.achieved = achieved;
        self.forget();
    }

    fn hear_points(&mut self, seat: Seat, why: ToldPoints, points: Score) {
        match why {
            ToldPoints::Time => self.table.told_overtime[seat.index()] += points,
            ToldPoints::Challenge => {
                self.table.last_play = None;
                enter(&mut self.table, seat, Move::ChallengeBonus, points);
                if let Phase::Acceptance(waiting) = &mut self.table.phase {
                    waiting.clear();
                }
            }
        }
    }

    fn hear_starter(&mut self, letters: &[Tile], at: Moment) {
        let draws: Vec<(Seat, Tile)> =
            Seat::all(letters.len()).zip(letters.iter().copied()).collect();
        self.table.turn = lowest(&draws).first().copied().unwrap_or(Seat(0));
        self.table.starter_draws.push(draws);
        self.table.phase = self.told_or_turn();
        self.table.clocks.begin_turn(at);
    }

    fn hear_rack(&mut self, seat: Seat, tiles: &[Tile], at: Moment) {
        if let Hand::Unseen(_) = self.table.hand(seat) {
            self.table.shown = Some(tiles.iter().copied().collect());
            return;
        }
        self.table.hands[seat.index()].add(tiles);
        if let Pool::Outside(left) = &mut self.table.pool {
            *left = left.saturating_sub(tiles.len());
        }
        self.table.phase = self.told_or_turn();
        self.table.clocks.begin_turn(at);
    }
}

/// Whether an event leaves the game where it is, so that an undo can still be allowed.
fn is_beside_the_game(what: &EventKind) -> bool {
    matches!(
        what,
        EventKind::UndoAsked { .. }
            | EventKind::UndoAnswered { .. }
            | EventKind::Paused { .. }
            | EventKind::Resumed
            | EventKind::Stopped
            | EventKind::WordEntered { .. }
            | EventKind::WordCancelled
    )
}
