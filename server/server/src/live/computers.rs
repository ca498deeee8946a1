//! Computer players: they search on worker threads, and their actions are handled like a person's.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use search_control::{SearchControl, StopSignal};
use serde_json::Value;
use store::{Claim, Holder, PersonId, TurnClaim};
use tabletop::{AnyAction, AnyComputerTurn, SearchEffort, Seat};
use tokio::sync::mpsc;

use super::act::{Actor, Attempt, NotDone};
use super::{LiveTable, Message};
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::workers::{Owner, Pace};

/// Maximum duration of a search.
const LONGEST: Duration = Duration::from_mins(1);
/// The time left on the clock when a computer player must have decided.
const SPARE: Duration = Duration::from_millis(500);
/// Lease of a computer player's turn if it searches for long. The server renews it every round of the
/// table; a server that has died does not, and another takes the turn.
const LEASE: Duration = Duration::from_secs(12);
/// The same for a player that answers at once.
const SHORT_LEASE: Duration = Duration::from_secs(3);
/// Maximum trial words shown of one search.
const MOST_TRIALS: u32 = 300;
/// Delay before a retry after the store has failed.
const STORE_RECOVERY: Duration = Duration::from_secs(2);
/// Pause between moves when only computers play, so that spectators can follow.
const BETWEEN_COMPUTERS: Duration = Duration::from_millis(1500);

/// A search that is running.
pub(super) struct Search {
    number: u64,
    sign: StopSignal,
}

impl LiveTable {
    /// Starts the searches of computer players that are to move; returns whether any started.
    pub(super) async fn start_searches(&mut self) -> bool {
        let next = self.next();
        self.searches.retain(|_, search| {
            let is_present = search.number == next;
            if !is_present {
                search.sign.raise();
            }
            is_present
        });
        if !self.is_playing() || self.plays_for_nobody() {
            return false;
        }
        let waits_for = self.game.as_ref().map(|game| game.waits_for()).unwrap_or_default();
        let mut any = false;
        for seat in waits_for {
            if let Some(level) = self.computer(seat)
                && !self.searches.contains_key(&seat)
                && self.may_take(seat).await
            {
                self.start_search(seat, &level);
                any = true;
            }
        }
        any
    }

    /// Computers play among themselves only while someone watches.
    fn plays_for_nobody(&self) -> bool {
        self.only_computers() && self.watchers.is_empty()
    }

    fn only_computers(&self) -> bool {
        self.record.seats.iter().all(|seating| matches!(seating.holder, Holder::Computer(_)))
    }

    /// The expected duration of a computer player's searches, according to its game.
    fn pace(&self, level: &str) -> Pace {
        let entry = catalogue::find(&self.record.category.game);
        match entry.map(|entry| entry.search_effort(level)) {
            Some(SearchEffort::Brief) => Pace::Quick,
            Some(SearchEffort::Long) | None => Pace::Slow,
        }
    }

    fn computer(&self, seat: Seat) -> Option<String> {
        match &self.record.seats.get(seat.index())?.holder {
            Holder::Computer(level) => Some(level.clone()),
            _ => None,
        }
    }

    /// Whether this server is the one to take a computer player's turn.
    async fn may_take(&self, seat: Seat) -> bool {
        if !self.app.shares_its_store {
            return true;
        }
        let now = self.app.clock.timestamp();
        let lease = match self.computer(seat).map(|level| self.pace(&level)) {
            Some(Pace::Quick) => SHORT_LEASE,
            Some(Pace::Slow) | None => LEASE,
        };
        let claim = TurnClaim {
            table: self.record.id,
            number: self.next(),
            seat,
            server: self.app.name.clone(),
            until: now.after(lease),
        };
        matches!(self.app.store.claim_turn(claim, now).await, Ok(Claim::Granted))
    }

    /// Renews the leases of running searches, and takes over those of servers that have died.
    pub(super) async fn look_after_turns(&mut self) {
        if !self.app.shares_its_store {
            return;
        }
        for seat in self.searches.keys().copied().collect::<Vec<_>>() {
            let _another_may_think_as_well = self.may_take(seat).await;
        }
        if self.start_searches().await {
            self.tell_update();
        }
    }

    fn start_search(&mut self, seat: Seat, level: &str) {
        let Some(game) = &self.game else { return };
        let (number, sign) = (self.next(), StopSignal::default());
        let job = Job {
            search: game.computer_turn(seat),
            seat,
            number,
            sign: sign.clone(),
            until: self.think_until(),
            pause: if self.only_computers() { BETWEEN_COMPUTERS } else { Duration::ZERO },
            is_aloud: !self.watchers.is_empty(),
            inbox: self.own_inbox.clone(),
        };
        self.searches.insert(seat, Search { number, sign });
        let metrics = self.app.metrics.clone();
        let owner = Owner::Table(self.record.id);
        self.app.workers.think(self.pace(level), owner, move || metrics.time_search(|| job.run()));
    }

    /// The deadline of a search, so that the player's time does not run out.
    fn think_until(&self) -> Instant {
        let due = self.game.as_ref().and_then(|game| game.due());
        let due = due.and_then(|due| self.clock.will_show(due));
        let left = due.map(|due| due.saturating_duration_since(self.app.clock.now() + SPARE));
        Instant::now() + left.map_or(LONGEST, |left| left.min(LONGEST))
    }

    /// A computer player has chosen an action; it is dropped if the table has changed since.
    pub(super) async fn take_search(&mut self, seat: Seat, number: u64, action: Option<AnyAction>) {
        if self.searches.get(&seat).is_some_and(|search| search.number == number) {
            self.searches.remove(&seat);
        }
        if number != self.next() || !self.is_playing() {
            return;
        }
        let Some(action) = action else {
            tracing::warn!(table = %self.record.id, seat = seat.0, "a computer player does nothing");
            self.tell_update();
            return;
        };
        match self.attempt(Attempt { actor: Actor::Computer, seat, action, seen: number }).await {
            Ok(()) | Err(NotDone::Behind) => {}
            Err(NotDone::Failed(_)) => self.think_again_later(),
            Err(NotDone::ByTheRules(refusal)) => {
                tracing::error!(table = %self.record.id, seat = seat.0, %refusal, "a computer player was refused");
            }
        }
    }

    /// Repeats the search later, because the store has failed.
    fn think_again_later(&self) {
        let inbox = self.own_inbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(STORE_RECOVERY).await;
            let _the_table_may_be_gone = inbox.send(Message::Noticed);
        });
    }

    /// Makes a computer player play its best move so far.
    pub(super) fn force(&self, who: PersonId, seat: Seat) -> Result<(), Rejection> {
        self.check_seated(who)?;
        let search = self.searches.get(&seat).ok_or(Sentence::NotThinking)?;
        search.sign.raise();
        Ok(())
    }

    /// Stops all searches and drops their results.
    pub(super) fn stop_searches(&mut self) {
        for search in std::mem::take(&mut self.searches).into_values() {
            search.sign.raise();
        }
    }
}

/// A search for a worker to run.
struct Job {
    search: Box<dyn AnyComputerTurn>,
    seat: Seat,
    number: u64,
    sign: StopSignal,
    until: Instant,
    pause: Duration,
    is_aloud: bool,
    inbox: mpsc::UnboundedSender<Message>,
}

impl Job {
    fn run(self) {
        let Self { seat, number, .. } = self;
        let told = AtomicU32::new(0);
        let tell = |trial: &Value| {
            if told.fetch_add(1, Ordering::Relaxed) < MOST_TRIALS {
                let trial = trial.clone();
                let _the_table_may_be_gone =
                    self.inbox.send(Message::Tried { seat, number, trial });
            }
        };
        let thinking = SearchControl::unlimited().until(self.until).stopped_by(&self.sign);
        let thinking =
            if self.is_aloud { thinking.with_listener(&tell, Duration::ZERO) } else { thinking };
        let action = self.searched(&thinking).unwrap_or_else(|_| self.searched_at_once());
        self.sign.wait(self.pause);
        let _the_table_may_be_gone = self.inbox.send(Message::Searched { seat, number, action });
    }

    /// What the search chooses.
    fn searched(&self, thinking: &SearchControl<'_, Value>) -> thread::Result<Option<AnyAction>> {
        let found = catch_unwind(AssertUnwindSafe(|| self.search.think(thinking)));
        if found.is_err() {
            tracing::error!(seat = self.seat.0, "a computer player's search panicked");
        }
        found
    }

    /// The choice of a search that is told to stop at once, so that a seat whose search has panicked
    /// still plays.
    fn searched_at_once(&self) -> Option<AnyAction> {
        let stopped = StopSignal::default();
        stopped.raise();
        let control = SearchControl::unlimited().until(self.until).stopped_by(&stopped);
        self.searched(&control).unwrap_or_default()
    }
}
