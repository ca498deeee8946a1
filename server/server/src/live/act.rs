//! Actions: judged, stored, made so, told — in this order.

use protocol::{ActionRequest, QuestionRequest, Update};
use serde_json::Value;
use store::{ActionKey, Append, AppendError, PersonId, TableState, Timestamp};
use tabletop::{Moment, Seat};

use super::{LiveTable, Reply};
use crate::refused::Refused;
use crate::sentences::Sentence;
use crate::workers::Pace;

/// The longest name a screen may give to an action.
const LONGEST_KEY: usize = 64;

impl LiveTable {
    /// Does what a player asks; his screen gets the game as it stands afterwards.
    pub(super) async fn act(
        &mut self,
        who: PersonId,
        request: ActionRequest,
    ) -> Result<Update, Refused> {
        let seat = self.own_seat(who, request.seat)?;
        if !(1..=LONGEST_KEY).contains(&request.key.len()) {
            return Err(Sentence::BadKey.into());
        }
        let key = ActionKey { person: who, key: request.key };
        self.let_time_pass().await;
        if request.seen != self.next() && self.was_done(request.seen, &key).await? {
            return Ok(self.update(Some(who)));
        }
        self.check_playing()?;
        if request.seen != self.next() {
            return Err(Refused::behind(self.missed(Some(who), Some(request.seen)).await?));
        }
        let now = self.clock.now();
        let events = self.game()?.decide(seat, request.action, now)?;
        match self.record(events, now, Some(key)).await {
            Ok(()) => Ok(self.update(Some(who))),
            Err(NotRecorded::Overtaken) => {
                Err(Refused::behind(self.missed(Some(who), Some(request.seen)).await?))
            }
            Err(NotRecorded::Refused(refused)) => Err(refused),
        }
    }

    /// Whether an action was done already; its answer was lost on the way.
    async fn was_done(&mut self, seen: u64, key: &ActionKey) -> Result<bool, Refused> {
        if seen > self.next() {
            self.catch_up().await?;
            self.announce_news().await;
        }
        Ok(self.hall.store.action(self.record.id, key).await?.is_some())
    }

    /// Answers a question of a player; nothing changes. What takes real thought is thought about by
    /// the workers, while the table goes on.
    pub(super) fn ask(&self, who: PersonId, request: QuestionRequest, reply: Reply<Value>) {
        let asked = || {
            let (seat, game) = (self.own_seat(who, request.seat)?, self.game()?);
            Ok((seat, game.expensive_question(seat, &request.question)))
        };
        let answer = match asked() {
            Ok((_, Some(expensive_question))) => {
                return self.hall.workers.think(Pace::Slow, move || {
                    let _he_may_have_gone =
                        reply.send(expensive_question.answer().map_err(Refused::from));
                });
            }
            Ok((seat, None)) => {
                self.game().and_then(|game| Ok(game.answer(seat, request.question)?))
            }
            Err(refused) => Err(refused),
        };
        let _he_may_have_gone = reply.send(answer);
    }

    /// Lets happen what is due by now.
    pub(super) async fn let_time_pass(&mut self) {
        loop {
            let now = self.clock.now();
            let Some(game) = self.game.as_ref().filter(|_| self.is_playing()) else { return };
            if game.due().is_none_or(|due| now < due) {
                return;
            }
            let events = game.expire(now);
            if events.is_empty() || self.record(events, now, None).await.is_err() {
                return;
            }
        }
    }

    /// Stores events, makes them so and tells everyone.
    pub(super) async fn record(
        &mut self,
        events: Vec<Value>,
        moment: Moment,
        key: Option<ActionKey>,
    ) -> Result<(), NotRecorded> {
        if events.is_empty() {
            return Ok(());
        }
        let (table, expected_next) = (self.record.id, self.next());
        let append = Append { table, expected_next, events: events.clone(), moment, key };
        let written = Timestamp::now();
        let started = std::time::Instant::now();
        let appended = self.hall.store.append(append, written).await;
        self.hall.metrics.appended(started.elapsed());
        match appended {
            Ok(appended) if !appended.repeated => {
                let logged = |event| store::Logged { event, moment, written };
                self.apply(events.into_iter().map(logged).collect())?;
                self.clock_noted = moment;
            }
            Ok(_) => self.catch_up().await?,
            Err(AppendError::Conflict { .. }) => {
                self.catch_up().await?;
                self.announce().await;
                return Err(NotRecorded::Overtaken);
            }
            Err(AppendError::NoSuchTable) => {
                return Err(Refused::from(Sentence::NoSuchTable).into());
            }
            Err(AppendError::Fault(fault)) => {
                // Whether it was written is not known: the log tells.
                let _it_is_tried_again = self.catch_up().await;
                self.announce_news().await;
                return Err(Refused::from(fault).into());
            }
        }
        self.announce().await;
        Ok(())
    }

    /// Announces what was found in the log, if the screens do not know it.
    async fn announce_news(&mut self) {
        if self.told != self.next() {
            self.announce().await;
        }
    }

    /// Tells everyone how the game stands, and goes on with it.
    async fn announce(&mut self) {
        self.settle().await;
        self.begin_thoughts().await;
        self.tell_update();
    }

    /// Goes on with a game after it was loaded, begun or resumed.
    pub(super) async fn go_on(&mut self) {
        self.settle().await;
        if self.begin_thoughts().await {
            self.tell_update();
        }
    }

    fn own_seat(&self, who: PersonId, seat: u8) -> Result<Seat, Refused> {
        let own = self.seats_of(who).find(|own| own.0 == seat);
        own.ok_or_else(|| Sentence::NotYourSeat.into())
    }

    pub(super) fn check_playing(&self) -> Result<(), Refused> {
        match self.record.state {
            TableState::Playing => Ok(()),
            TableState::Gathering => Err(Sentence::NotBegun.into()),
            TableState::Paused => Err(Sentence::Paused.into()),
            TableState::Over => Err(Sentence::Over.into()),
        }
    }
}

/// Why events were not recorded.
pub(super) enum NotRecorded {
    /// Another server wrote first.
    Overtaken,
    /// Something else.
    Refused(Refused),
}

impl From<Refused> for NotRecorded {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
