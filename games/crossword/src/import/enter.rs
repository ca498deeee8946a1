//! Entering a file's turns as actions at a real table.

use board::FittedPlay;
use locales::{Message, Spoken, crossword as say};
use notation::{Exchanged, GcgGame, GcgTurn, Pragma, Replay, ReplayProblem, TurnKind};
use tabletop::{Game, Moment, Seat};
use tiles::Score;

use super::NotImported;
use crate::table::{Hand, Phase};
use crate::wording::replay_problem;
use crate::{Action, Crossword, Event, Refusal, ToldPoints};

/// Enters every turn; returns the resulting events.
pub(super) fn enter(
    game: &Crossword,
    file: &GcgGame,
    notes: &mut Vec<Message>,
) -> Result<Vec<Event>, NotImported> {
    let replay = file.replay_on(&game.terms(), game.board().layout());
    let mut importer = Importer { game: game.clone(), log: Vec::new(), notes, turn: 0 };
    importer.tell_time(file)?;
    for (number, turn) in file.turns.iter().enumerate() {
        importer.turn = number + 1;
        importer.enter(turn, &replay, number)?;
    }
    importer.finish(file)?;
    importer.compare_totals(file);
    Ok(importer.log)
}

/// Enters turns into a game and records its events.
struct Importer<'notes> {
    game: Crossword,
    log: Vec<Event>,
    notes: &'notes mut Vec<Message>,
    /// The line of the game that is being entered, counted from 1.
    turn: usize,
}

impl Importer<'_> {
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (events, after) = self.game.decide(seat, action, Moment(0))?.into_parts();
        self.game = after;
        self.log.extend(events);
        Ok(())
    }

    fn must(&mut self, seat: Seat, action: Action) -> Result<(), NotImported> {
        let turn = self.turn;
        self.act(seat, action).map_err(|why| NotImported::Refused { turn, why })
    }

    fn note(&mut self, what: Message) {
        self.notes.push(say::gcg_turn(self.turn, what));
    }

    /// Time penalties are told first, because the game counts them last, after the racks.
    fn tell_time(&mut self, file: &GcgGame) -> Result<(), NotImported> {
        for (number, turn) in file.turns.iter().enumerate() {
            if let TurnKind::TimePenalty { points } = turn.kind
                && points != Score::ZERO
            {
                self.turn = number + 1;
                let seat = seat_of(turn);
                self.must(seat, Action::TellPoints { seat, why: ToldPoints::Time, points })?;
            }
        }
        Ok(())
    }

    fn enter(&mut self, turn: &GcgTurn, replay: &Replay, number: usize) -> Result<(), NotImported> {
        let seat = seat_of(turn);
        match &turn.kind {
            TurnKind::Play { score, .. } => {
                let replayed = &replay.turns[number];
                let Some(play) = &replayed.play else {
                    return Err(self.misplaced(replayed.problems.last()));
                };
                self.come_to(seat)?;
                self.tell_rack(seat, &turn.rack);
                self.play(seat, play, *score)
            }
            TurnKind::Exchange { tiles } => {
                self.come_to(seat)?;
                self.exchange(seat, &turn.rack, tiles)
            }
            TurnKind::Pass => {
                self.come_to(seat)?;
                self.tell_rack(seat, &turn.rack);
                self.must(seat, Action::Pass)
            }
            TurnKind::Withdrawn { .. } => self.must(seat, Action::TellWithdrawn),
            TurnKind::ChallengeBonus { points } if *points == Score::ZERO => Ok(()),
            TurnKind::ChallengeBonus { points } => {
                let (why, points) = (ToldPoints::Challenge, *points);
                self.must(seat, Action::TellPoints { seat, why, points })
            }
            TurnKind::TimePenalty { .. } | TurnKind::RackGained { .. } => self.accept(),
            TurnKind::RackLost { tiles, .. } => {
                self.accept()?;
                self.tell_left(seat, tiles);
                Ok(())
            }
        }
    }

    fn misplaced(&self, problem: Option<&ReplayProblem>) -> NotImported {
        let why = problem.map_or_else(say::gcg_cannot_lie, replay_problem);
        NotImported::Misplaced { turn: self.turn, why }
    }

    /// Passes for players whose turns are missing in the file, for example after a wrong challenge.
    fn come_to(&mut self, seat: Seat) -> Result<(), NotImported> {
        self.accept()?;
        for _ in 0..self.game.setup.seats() {
            let Some(turn) = self.game.to_move().filter(|turn| *turn != seat) else { break };
            self.note(say::gcg_turn_missing());
            self.must(turn, Action::Pass)?;
        }
        Ok(())
    }

    /// Accepts the last play for everyone, if the table waits for that.
    fn accept(&mut self) -> Result<(), NotImported> {
        if let Phase::Acceptance(waiting) = self.game.table.phase.clone() {
            for seat in waiting {
                self.must(seat, Action::Accept)?;
            }
        }
        Ok(())
    }

    /// Tells a rack. An impossible one is left out, because only the play matters.
    fn tell_rack(&mut self, seat: Seat, rack: &str) {
        if rack.is_empty() {
            return;
        }
        let tiles = rack.to_owned();
        if let Err(refusal) = self.act(seat, Action::TellRack { seat, tiles }) {
            self.note(say::gcg_rack_left_out(rack, refusal.message()));
        }
    }

    fn play(&mut self, seat: Seat, play: &FittedPlay, written: Score) -> Result<(), NotImported> {
        let action = self.game.laying(play.placement());
        match self.act(seat, action.clone()) {
            Err(Refusal::NotInRack { missing }) => {
                self.forget_rack();
                self.note(say::gcg_rack_lacks(missing));
                self.must(seat, action)?;
            }
            result => result.map_err(|why| NotImported::Refused { turn: self.turn, why })?,
        }
        self.note_score(play.score(), written);
        self.note_words(play);
        Ok(())
    }

    /// Removes a rack that was told.
    fn forget_rack(&mut self) {
        self.game.table.shown = None;
        self.log.pop();
    }

    fn note_score(&mut self, counted: Score, written: Score) {
        if counted != written {
            self.note(say::gcg_score(counted.0, written.0));
        }
    }

    fn note_words(&mut self, play: &FittedPlay) {
        let setup = &self.game.setup;
        let unknown = play.unknown_words(&*setup.lexicon);
        let words: Vec<String> =
            unknown.iter().map(|word| word.text(setup.tiles.alphabet())).collect();
        if !words.is_empty() {
            let list = tiles::Words::list_name(&*setup.lexicon).to_owned();
            self.note(Refusal::UnknownWords { words, list }.message());
        }
    }

    /// Enters an exchange, or a pass if its tiles are unknown, as always at a real table.
    fn exchange(
        &mut self,
        seat: Seat,
        rack: &str,
        exchanged: &Exchanged,
    ) -> Result<(), NotImported> {
        let Exchanged::Tiles(tiles) = exchanged else {
            self.tell_rack(seat, rack);
            self.note_pass();
            return self.must(seat, Action::Pass);
        };
        self.tell_rack(seat, if rack.is_empty() { tiles } else { rack });
        let exchange = Action::Exchange { tiles: tiles.clone() };
        if self.game.table.shown.is_none() || self.act(seat, exchange).is_err() {
            self.note_pass();
            return self.must(seat, Action::Pass);
        }
        Ok(())
    }

    fn note_pass(&mut self) {
        self.note(say::gcg_exchange_passed());
    }

    fn tell_left(&mut self, seat: Seat, tiles: &str) {
        let Hand::Unseen(1..) = self.game.table.hand(seat) else { return };
        let tiles = tiles.to_owned();
        if let Err(refusal) = self.act(seat, Action::TellLeft { seat, tiles }) {
            self.note(say::gcg_left(refusal.message()));
        }
    }

    /// Completes the game after the last line: accepts its end, or tells the rack of
    /// the player to move.
    fn finish(&mut self, file: &GcgGame) -> Result<(), NotImported> {
        self.accept()?;
        let Some(seat) = self.game.to_move() else { return Ok(()) };
        let broken_off = file.pragmata.iter().find_map(|pragma| match pragma {
            Pragma::Incomplete(rack) => Some(rack.as_str()),
            _ => None,
        });
        let last = file.players[seat.index()].last_rack.as_str();
        let rack = if last.is_empty() { broken_off.unwrap_or_default() } else { last };
        self.turn += 1;
        self.tell_rack(seat, rack);
        Ok(())
    }

    /// Reports final scores that differ from those in the file.
    fn compare_totals(&mut self, file: &GcgGame) {
        for seat in Seat::all(self.game.setup.seats()) {
            let last = file.turns.iter().rfind(|turn| seat_of(turn) == seat);
            let written = last.map_or(Score::ZERO, |turn| turn.total);
            let counted = self.game.table.scores[seat.index()];
            if written != counted {
                let name = &self.game.setup.options.players[seat.index()].name;
                self.notes.push(say::gcg_total(counted.0, name, written.0));
            }
        }
    }
}

fn seat_of(turn: &GcgTurn) -> Seat {
    Seat(u8::try_from(turn.seat).expect("at most four play"))
}
