//! Actions of people and computer players: decided, stored, applied, announced — in this order.

use std::time::Duration;

use protocol::{ActionRequest, QuestionRequest, Update};
use serde_json::Value;
use store::{Append, AppendError, IdempotencyKey, PersonId, TableState};
use tabletop::{AnyAction, AnyDecision, AnyQuestion, AnyRefusal, Moment, Seat};

use super::{LiveTable, Message, Reply};
use crate::limits::MOST_EVENTS;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::workers::{Owner, Pace};

/// Maximum length of an idempotency key.
const LONGEST_KEY: usize = 64;
/// When to ask again after too many questions.
const QUEUE_WAIT: Duration = Duration::from_secs(5);

impl LiveTable {
    /// Performs a person's action; the answer is the game after it.
    pub(super) async fn act(
        &mut self,
        who: PersonId,
        request: ActionRequest,
    ) -> Result<Update, Rejection> {
        let seat = self.own_seat(who, request.seat)?;
        if !(1..=LONGEST_KEY).contains(&request.key.len()) {
            return Err(Sentence::BadKey.into());
        }
        let attempt = Attempt {
            actor: Actor::Person(IdempotencyKey { person: who, key: request.key }),
            seat,
            action: request.action.into(),
            seen: request.seen,
        };
        match self.attempt(attempt).await {
            Ok(()) => Ok(self.update(Some(who))),
            Err(NotDone::Behind) => {
                Err(Rejection::behind(self.missed(Some(who), Some(request.seen)).await?))
            }
            Err(NotDone::ByTheRules(refusal)) => Err(refusal.into()),
            Err(NotDone::Failed(rejection)) => Err(rejection),
        }
    }

    /// The single entry point for actions of people and computer players.
    ///
    /// An action with a known idempotency key was applied before and is not applied again.
    pub(super) async fn attempt(&mut self, attempt: Attempt) -> Result<(), NotDone> {
        let Attempt { actor, seat, action, seen } = attempt;
        self.let_time_pass().await;
        let key = match actor {
            Actor::Person(key) => Some(key),
            Actor::Computer => None,
        };
        if let Some(key) = &key
            && seen != self.next()
            && self.was_done(seen, key).await?
        {
            return Ok(());
        }
        if let Some(key) = &key {
            self.check_unveiled(key.person, seat)?;
        }
        self.check_playing()?;
        if seen != self.next() {
            return Err(NotDone::Behind);
        }
        let now = self.clock.now();
        let decision = self.game()?.decide(seat, action, now).map_err(NotDone::ByTheRules)?;
        if self.next() > MOST_EVENTS && !decision.ends_the_game() {
            return Err(Rejection::from(Sentence::TooLong).into());
        }
        self.record(decision, now, key).await
    }

    /// Whether an action was applied before, its answer having been lost.
    async fn was_done(&mut self, seen: u64, key: &IdempotencyKey) -> Result<bool, Rejection> {
        if seen > self.next() {
            self.catch_up().await?;
            self.announce_news().await;
        }
        Ok(self.app.store.action(self.record.id, key).await?.is_some())
    }

    /// Answers a player's question without changing the game. Expensive questions run on the workers,
    /// so that the table is not blocked.
    pub(super) fn ask(&self, who: PersonId, request: QuestionRequest, reply: Reply<Value>) {
        let note = self.note_of_help(&request);
        let asked = || {
            let (seat, game) = (self.own_seat(who, request.seat)?, self.game()?);
            self.check_unveiled(who, seat)?;
            Ok((seat, game.expensive_question(seat, &request.question)))
        };
        let answer = match asked() {
            Ok((_, Some(expensive))) => {
                return self.answer_later(who, expensive, note, reply);
            }
            Ok((seat, None)) => {
                self.game().and_then(|game| Ok(game.answer(seat, request.question)?))
            }
            Err(rejection) => Err(rejection),
        };
        note(answer.is_ok());
        let _they_may_have_gone = reply.send(answer);
    }

    /// Answers on a worker, unless the person has hung up by then.
    fn answer_later(
        &self,
        who: PersonId,
        question: Box<dyn AnyQuestion>,
        note: impl FnOnce(bool) + Send + 'static,
        reply: Reply<Value>,
    ) {
        let (workers, owner) = (&self.app.workers, Owner::Person(who));
        if !workers.has_room(Pace::Slow, owner) {
            let _they_may_have_gone = reply.send(Err(Rejection::too_many(QUEUE_WAIT)));
            return;
        }
        workers.think(Pace::Slow, owner, move || {
            if !reply.is_closed() {
                let answer = question.answer().map_err(Rejection::from);
                note(answer.is_ok());
                let _they_may_have_gone = reply.send(answer);
            }
        });
    }

    /// Tells the table that a player was helped, once the answer to a question is known.
    fn note_of_help(&self, request: &QuestionRequest) -> impl FnOnce(bool) + Send + 'static {
        let is_help = self.game.as_ref().is_some_and(|game| game.is_help(&request.question));
        let (inbox, seat) = (self.own_inbox.clone(), Seat(request.seat));
        move |is_answered| {
            if is_help && is_answered {
                let _the_table_may_have_gone = inbox.send(Message::Helped { seat });
            }
        }
    }

    /// Notes that a player was given a hint, and tells everyone.
    pub(super) async fn note_help(&mut self, seat: Seat) {
        if !self.is_playing() {
            return;
        }
        if let Err(fault) = self.app.store.note_hint(self.record.id, seat).await {
            tracing::warn!(%fault, "a hint could not be noted");
        }
        if let Some(seating) = self.record.seats.get_mut(seat.index()) {
            seating.hints = seating.hints.saturating_add(1);
        }
        self.tell_table();
    }

    /// Applies what is due (`expire`).
    pub(super) async fn let_time_pass(&mut self) {
        loop {
            let now = self.clock.now();
            let Some(game) = self.game.as_ref().filter(|_| self.is_playing()) else { return };
            if game.due().is_none_or(|due| now < due) {
                return;
            }
            let decision = game.expire(now);
            if decision.is_empty() || self.record(decision, now, None).await.is_err() {
                return;
            }
        }
    }

    /// Stores the decided events, applies them and notifies everyone.
    async fn record(
        &mut self,
        decision: Box<dyn AnyDecision>,
        moment: Moment,
        key: Option<IdempotencyKey>,
    ) -> Result<(), NotDone> {
        if decision.is_empty() {
            return Ok(());
        }
        let (table, expected_next, events) = (self.record.id, self.next(), decision.log());
        let after = expected_next + events.len() as u64;
        let append = Append { table, expected_next, events, moment, key };
        let written = self.app.clock.timestamp();
        let started = std::time::Instant::now();
        let appended = self.app.store.append(append, written).await;
        self.app.metrics.appended(started.elapsed());
        match appended {
            Ok(appended) if !appended.repeated => {
                self.game = Some(decision.into_game());
                self.record.next_number = after;
                self.clock.not_before(moment);
                if self.game.as_ref().is_some_and(|game| game.outcome().is_some()) {
                    self.clock.stand_at(moment);
                }
                self.clock_noted = moment;
            }
            Ok(_) => self.catch_up().await?,
            Err(AppendError::Conflict { .. }) => {
                self.catch_up().await?;
                self.announce().await;
                return Err(NotDone::Behind);
            }
            Err(AppendError::NoSuchTable) => {
                return Err(Rejection::from(Sentence::NoSuchTable).into());
            }
            Err(AppendError::Fault(fault)) => {
                // It is unknown whether the write succeeded: read the log.
                let _it_is_tried_again = self.catch_up().await;
                self.announce_news().await;
                return Err(Rejection::from(fault).into());
            }
        }
        self.announce().await;
        Ok(())
    }

    /// Announces events found in the log that clients have not been sent.
    async fn announce_news(&mut self) {
        if self.told != self.next() {
            self.announce().await;
        }
    }

    /// Sends everyone the update, and continues the game.
    async fn announce(&mut self) {
        self.settle().await;
        self.start_searches().await;
        self.tell_update();
    }

    /// Continues a game after it was loaded, started or resumed.
    pub(super) async fn go_on(&mut self) {
        self.settle().await;
        if self.start_searches().await {
            self.tell_update();
        }
    }

    pub(super) fn own_seat(&self, who: PersonId, seat: u8) -> Result<Seat, Rejection> {
        let own = self.seats_of(who).find(|own| own.0 == seat);
        own.ok_or_else(|| Sentence::NotYourSeat.into())
    }

    pub(super) fn check_playing(&self) -> Result<(), Rejection> {
        match self.record.state {
            TableState::Playing => Ok(()),
            TableState::Gathering => Err(Sentence::NotBegun.into()),
            TableState::Paused => Err(Sentence::Paused.into()),
            TableState::Over => Err(Sentence::Over.into()),
        }
    }
}

/// The source of an action.
pub(super) enum Actor {
    /// A person, whose action has an idempotency key.
    Person(IdempotencyKey),
    /// A computer player.
    Computer,
}

/// An incoming action.
pub(super) struct Attempt {
    pub(super) actor: Actor,
    pub(super) seat: Seat,
    pub(super) action: AnyAction,
    /// The number of the last update the actor has seen.
    pub(super) seen: u64,
}

/// Why an action was not applied.
pub(super) enum NotDone {
    /// The table has changed since the actor saw it, or another server wrote first.
    Behind,
    /// The rules refuse it.
    ByTheRules(AnyRefusal),
    /// Something else: the game is not on, or the store failed.
    Failed(Rejection),
}

impl From<Rejection> for NotDone {
    fn from(rejection: Rejection) -> Self {
        Self::Failed(rejection)
    }
}
