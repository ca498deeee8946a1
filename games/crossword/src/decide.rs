//! Decides actions: whether they are legal, and which events they cause.

use board::Placement;
use tabletop::{Aids, Game, Moment, Seat};
use tiles::{PlacedTile, Tile};

use crate::action::LaidTile;
use crate::event::EventKind;
use crate::game::Crossword;
use crate::table::{Hand, Pause, Phase, Question, Stage, Typing};
use crate::{Action, ClockRule, Mode, Refusal, RefusedWord, TimeOver, TurnClock, UnknownWord};

type Judged = Result<Vec<EventKind>, Refusal>;

impl Crossword {
    /// The events of an action, or why it is refused.
    pub(crate) fn judge(&self, seat: Seat, action: Action, now: Moment) -> Judged {
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        if let Phase::Over(_) = self.table.phase {
            return Err(Refusal::Over);
        }
        match (self.table.pause, &action) {
            (Pause::Running, Action::Resume) => return Err(Refusal::NotPaused),
            (_, Action::Resume) => return Ok(vec![EventKind::Resumed]),
            (Pause::Stopped, _) => return Err(Refusal::Stopped),
            (Pause::Running | Pause::Paused, Action::Stop) => return Ok(vec![EventKind::Stopped]),
            (Pause::Paused, _) => return Err(Refusal::Paused),
            (Pause::Running, Action::Pause) => {
                return Ok(vec![EventKind::Paused { by: Some(seat) }]);
            }
            (Pause::Running, _) => {}
        }
        if self.due().is_some_and(|due| due <= now) {
            return Err(Refusal::TimeIsUp);
        }
        self.judge_while_running(seat, action)
    }

    fn judge_while_running(&self, seat: Seat, action: Action) -> Judged {
        match action {
            Action::Undo => self.judge_undo(seat),
            Action::AnswerUndo { allow } => self.judge_consent(seat, allow),
            Action::Resign => self.judge_resignation(seat),
            Action::NextGame => match self.table.phase {
                Phase::BetweenGames(_) => Ok(vec![EventKind::NextGame]),
                _ => Err(Refusal::NotInThisMode),
            },
            Action::TellStarter { letters } => self.judge_starter(&letters),
            Action::TellRack { seat, tiles } => self.judge_rack(seat, &tiles),
            Action::TellLeft { seat, tiles } => self.judge_left(seat, &tiles),
            Action::TellWithdrawn => self.judge_withdrawal(),
            Action::TellPoints { seat, why, points } => self.judge_points(seat, why, points),
            Action::Challenge => self.judge_challenge(seat),
            Action::Accept => self.judge_acceptance(seat),
            action => self.judge_turn(seat, action),
        }
    }

    /// Actions of the player whose turn it is.
    fn judge_turn(&self, seat: Seat, action: Action) -> Judged {
        self.check_told()?;
        if let Phase::Acceptance(_) = self.table.phase {
            return Err(Refusal::AcceptFirst);
        }
        if seat != self.table.turn {
            return Err(Refusal::NotYourTurn);
        }
        match &self.table.phase {
            Phase::Question(question) => judge_answer(question, &action),
            Phase::Picking if action == Action::Pick => Ok(vec![EventKind::Picked]),
            Phase::Picking => Err(Refusal::PickFirst),
            _ => self.judge_move(action),
        }
    }

    fn judge_move(&self, action: Action) -> Judged {
        match action {
            Action::Lay { tiles } => self.judge_placement(&self.placement(&tiles)?),
            Action::Write { square, direction, word } => {
                let tiles = self.setup.tiles.alphabet().placed_tiles(&word)?;
                let placement = Placement::of_word(&self.table.board, square, direction, &tiles)?;
                self.judge_placement(&placement)
            }
            Action::Exchange { tiles } => self.judge_exchange(&tiles),
            Action::Pass => Ok(vec![EventKind::Passed]),
            Action::EnterWord { word } => self.judge_typing(&word),
            Action::CancelWord => match &self.table.typing {
                Typing::MustPlace(typed) => Err(Refusal::MustPlace { typed: typed.clone() }),
                Typing::Word(_) => Ok(vec![EventKind::WordCancelled]),
                Typing::Nothing => Ok(Vec::new()),
            },
            Action::Pick => Err(Refusal::NothingToPick),
            Action::Answer { .. } | Action::AcceptChallenge | Action::RejectChallenge => {
                Err(Refusal::NotAsked)
            }
            _ => Err(Refusal::NotInThisMode),
        }
    }

    pub(crate) fn placement(&self, tiles: &[LaidTile]) -> Result<Placement, Refusal> {
        let laid = |tile: &LaidTile| {
            let letter = self.setup.tiles.alphabet().letter(&tile.letter);
            let letter =
                letter.ok_or_else(|| Refusal::NoSuchTile { found: tile.letter.clone() })?;
            let placed =
                if tile.blank { PlacedTile::BlankAs(letter) } else { PlacedTile::Natural(letter) };
            Ok((tile.square, placed))
        };
        Ok(Placement { tiles: tiles.iter().map(laid).collect::<Result<_, Refusal>>()? })
    }

    fn judge_placement(&self, placement: &Placement) -> Judged {
        let fitted = placement.fit(&self.table.board, &self.setup.terms())?;
        let alphabet = self.setup.tiles.alphabet();
        match self.table.hand(self.table.turn) {
            Hand::Known(rack) => placement.check_rack(rack, alphabet).map(|_| ())?,
            Hand::Unseen(count) => {
                self.check_unseen(&placement.lifted(), *count)?;
                if let Some(rack) = self.table.shown.as_ref().filter(|rack| rack.len() == *count) {
                    placement.check_rack(rack, alphabet).map(|_| ())?;
                }
            }
        }
        if let Typing::MustPlace(typed) = &self.table.typing {
            let begun = alphabet.word(typed).unwrap_or_default();
            if !fitted.main_word().letters().starts_with(&begun) {
                return Err(Refusal::MustPlace { typed: typed.clone() });
            }
        }
        let unknown = fitted.unknown_words(&*self.setup.lexicon);
        let words: Vec<String> = unknown.iter().map(|word| word.text(alphabet)).collect();
        self.judge_words(fitted.placement().clone(), words)
    }

    fn judge_words(&self, placement: Placement, words: Vec<String>) -> Judged {
        let rules = self.setup.rules();
        let by_person = self.setup.options.players[self.table.turn.index()].is_person();
        let not_in_list = |words| {
            let list = tiles::Words::list_name(&*self.setup.lexicon).to_owned();
            Err(Refusal::UnknownWords { words, list })
        };
        Ok(vec![match rules.unknown_word {
            _ if words.is_empty() => EventKind::Played { placement },
            _ if !by_person => return not_in_list(words),
            UnknownWord::PlayersChallenge(_) => EventKind::Played { placement },
            UnknownWord::Ask | UnknownWord::ProgramChallenges => {
                EventKind::Questioned { placement, words }
            }
            UnknownWord::Refused if rules.refused_word == RefusedWord::LosesTurn => {
                EventKind::Refused { placement, words }
            }
            UnknownWord::Refused => return not_in_list(words),
        }])
    }

    fn judge_exchange(&self, tiles: &str) -> Judged {
        if let Typing::MustPlace(typed) = &self.table.typing {
            return Err(Refusal::MustPlace { typed: typed.clone() });
        }
        let alphabet = self.setup.tiles.alphabet();
        let tiles = alphabet.tiles(&tiles.to_uppercase())?;
        if self.setup.rules().mode == Mode::RealBoard && self.table.shown.is_none() {
            return Ok(vec![EventKind::Passed]);
        }
        if tiles.is_empty() {
            return Err(Refusal::ExchangeOfNothing);
        }
        let seat = self.table.turn;
        if let Some(rack) = self.table.known_rack(seat) {
            rack.without(&tiles).map_err(|refusal| Refusal::NotInRack {
                missing: alphabet.tile_text(refusal.missing),
            })?;
        }
        self.check_exchange(seat, tiles.len())?;
        Ok(vec![EventKind::Exchanged { tiles }])
    }

    /// Whether a seat may exchange this many tiles.
    pub(crate) fn check_exchange(&self, seat: Seat, count: usize) -> Result<(), Refusal> {
        let rule = self.setup.rules().exchange;
        let (needed, held) = (count.max(rule.needs_in_bag.into()), self.table.pool.len());
        if rule.times.is_some_and(|times| self.table.exchanges[seat.index()] >= times) {
            Err(Refusal::NoExchangeLeft)
        } else if held < needed {
            Err(Refusal::BagTooSmall { needed, held })
        } else {
            Ok(())
        }
    }

    /// A word being typed matters only where a turn can be missed.
    fn judge_typing(&self, word: &str) -> Judged {
        if let Typing::MustPlace(typed) = &self.table.typing {
            return Err(Refusal::MustPlace { typed: typed.clone() });
        }
        let letters = self.setup.tiles.alphabet().word(word)?;
        let matters = matches!(
            self.setup.rules().clock,
            ClockRule::PerTurn(TurnClock { over: TimeOver::MissesTurn, .. })
        );
        let word = self.setup.tiles.alphabet().spell(&letters);
        if matters && !word.is_empty() {
            Ok(vec![EventKind::WordEntered { word }])
        } else {
            Ok(Vec::new())
        }
    }

    pub(crate) fn judge_challenge(&self, seat: Seat) -> Judged {
        let waits =
            matches!(self.table.phase, Phase::Turn | Phase::TellRacks | Phase::Acceptance(_));
        let last = self.table.last_play.as_ref();
        let last = last.filter(|last| {
            waits
                && self.players_challenge()
                && last.seat != seat
                && !self.table.resigned[seat.index()]
        });
        let last = last.ok_or(Refusal::NothingToChallenge)?;
        let upheld = !last.play.unknown_words(&*self.setup.lexicon).is_empty();
        Ok(vec![EventKind::Challenged { by: seat, upheld }])
    }

    fn judge_acceptance(&self, seat: Seat) -> Judged {
        match &self.table.phase {
            Phase::Acceptance(waiting) if waiting.contains(&seat) => {
                Ok(vec![EventKind::Accepted { by: seat }])
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn judge_undo(&self, seat: Seat) -> Judged {
        self.check_undo(seat)?;
        match self.table.phase {
            Phase::Turn | Phase::TellRacks | Phase::Picking | Phase::Acceptance(_) => {}
            _ => return Err(Refusal::NothingToUndo),
        }
        match &self.table.undo_asked {
            Some(asked) if asked.by == seat => Err(Refusal::NothingToUndo),
            _ if self.consenting(seat).is_empty() => Ok(vec![EventKind::TakenBack { by: seat }]),
            _ => Ok(vec![EventKind::UndoAsked { by: seat }]),
        }
    }

    /// Those without whose consent a seat may not take its last turn back: between people at
    /// different screens, the others, once tiles were drawn since.
    pub(crate) fn consenting(&self, seat: Seat) -> Vec<Seat> {
        let has_drawn =
            self.before_turn_of(seat).is_some_and(|before| before.pool != self.table.pool);
        if self.setup.options.aids != Some(Aids::On) || !has_drawn {
            return Vec::new();
        }
        let players = &self.setup.options.players;
        let others = self.table.playing().filter(|other| *other != seat);
        others.filter(|other| players[other.index()].is_person()).collect()
    }

    pub(crate) fn judge_consent(&self, seat: Seat, allow: bool) -> Judged {
        let asked = self.table.undo_asked.as_ref();
        let asked = asked.filter(|asked| asked.waiting.contains(&seat)).ok_or(Refusal::NotAsked)?;
        let mut events = vec![EventKind::UndoAnswered { by: seat, allow }];
        if allow && asked.waiting.len() == 1 {
            events.push(EventKind::TakenBack { by: asked.by });
        }
        Ok(events)
    }

    pub(crate) fn judge_resignation(&self, seat: Seat) -> Judged {
        if self.table.resigned[seat.index()] || matches!(self.table.phase, Phase::BetweenGames(_)) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(vec![EventKind::Resigned { by: seat }])
    }

    /// Whether the unseen tiles include these.
    pub(crate) fn check_unseen(&self, tiles: &[Tile], held: usize) -> Result<(), Refusal> {
        if tiles.len() > held {
            return Err(Refusal::WrongCount { expected: held, found: tiles.len() });
        }
        self.unseen_tiles().without(tiles).map(drop).map_err(|refusal| Refusal::NoneLeft {
            missing: self.setup.tiles.alphabet().tile_text(refusal.missing),
        })
    }
}

fn judge_answer(question: &Question, action: &Action) -> Judged {
    let played = || EventKind::Played { placement: question.placement.clone() };
    let is_last = question.vouched + 1 >= question.words.len();
    match (question.stage, action) {
        (Stage::Challenged, Action::AcceptChallenge)
        | (Stage::Sure, Action::Answer { sure: false }) => Ok(vec![EventKind::Withdrew]),
        (Stage::Challenged, Action::RejectChallenge) => Ok(vec![EventKind::ChallengeRejected]),
        (Stage::Sure, Action::Answer { sure: true }) if is_last => {
            Ok(vec![EventKind::Vouched, played()])
        }
        (Stage::Sure, Action::Answer { sure: true }) => Ok(vec![EventKind::Vouched]),
        _ => Err(Refusal::AnswerFirst { word: question.words[question.vouched].clone() }),
    }
}
