//! Updates for clients: views, each with only what its viewer may know.

use std::sync::Arc;

use protocol::{
    Farewell, HolderView, SeatedView, SeatingView, TableView, TrialShown, Update, Visibility,
};
use serde::Serialize;
use serde_json::Value;
use store::{Holder, Logged, PersonId, TableState, TokenHash};
use tabletop::{AnyGame, AnyOptions, Moment, Seat, Viewer};
use tokio::sync::mpsc;

use super::{LiveTable, StreamMessage};
use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// Maximum missed updates sent one by one.
const MOST_MISSED: usize = 40;

impl LiveTable {
    /// The table without its game, as this person sees it.
    pub(super) fn view(&self, who: Option<PersonId>) -> TableView {
        let record = &self.record;
        let is_seated = |person| self.seats_of(person).next().is_some();
        let options = AnyOptions::read(record.options.clone());
        let setup = options.map(|options| options.with_players(Vec::new()).to_json());
        TableView {
            id: record.id.to_string(),
            code: record.code.to_string(),
            title: record.title.clone(),
            game: record.category.game.clone(),
            mode: record.category.mode.clone(),
            language: record.category.language.clone(),
            preset: record.category.preset.clone(),
            setup: setup.unwrap_or_default(),
            state: state_view(record.state),
            visibility: visibility_view(record.visibility),
            hosting: who.is_some() && record.host == who,
            seats: seatings(&record.seats, who, |person| self.watchers.has(person)),
            watchers: u32::try_from(self.watchers.besides(is_seated)).unwrap_or(u32::MAX),
            number: record.next_number,
            rematch: self.rematch_view(),
            created: record.created.0,
            changed: record.changed.0,
        }
    }

    /// The game as this person sees it.
    pub(super) fn update(&self, who: Option<PersonId>) -> Update {
        let game = self.game.as_deref();
        let views = game.map(|game| views(game, &self.viewers(who))).unwrap_or_default();
        Update {
            number: self.next(),
            clock: self.clock.now().0,
            views,
            thinking: self.searches.keys().map(|seat| seat.0).collect(),
            waits_for: game.map(waits_for).unwrap_or_default(),
        }
    }

    /// The updates after this number, the current one last; empty before the game starts.
    ///
    /// Without a number, or after a long absence, only the latest.
    pub(super) async fn missed(
        &self,
        who: Option<PersonId>,
        after: Option<u64>,
    ) -> Result<Vec<Update>, Rejection> {
        if self.game.is_none() {
            return Ok(Vec::new());
        }
        let present = self.update(who);
        let Some(after) = after.filter(|after| *after < self.next()) else {
            return Ok(vec![present]);
        };
        let log = self.app.store.log(self.record.id, 0).await?;
        let (start, seats) = (self.game_start()?, self.viewers(who));
        let replay = move || replayed(start.game()?, &seats, after, log);
        let mut missed = self.app.replays.run(replay).await??;
        missed.retain(|update| update.number < present.number);
        missed.push(present);
        Ok(missed.split_off(missed.len().saturating_sub(MOST_MISSED)))
    }

    /// Subscribes a client to the event stream.
    pub(super) async fn watch(
        &mut self,
        who: Option<PersonId>,
        session: Option<TokenHash>,
        after: Option<u64>,
    ) -> Result<mpsc::Receiver<StreamMessage>, Rejection> {
        if after.is_none() {
            self.lower_veil(who);
        }
        let mut first = vec![stream_message("table", None, &self.view(who))];
        first.extend(self.missed(who, after).await?.iter().map(update_message));
        Ok(self.watchers.join(who, session, first))
    }

    /// Sends everyone the seats, state and title.
    pub(super) fn tell_table(&mut self) {
        let made = |who| (who, stream_message("table", None, &self.view(who)));
        let made = self.watchers.people().map(made).collect();
        self.watchers.tell(&made);
    }

    /// Sends everyone the current state of the game.
    pub(super) fn tell_update(&mut self) {
        self.lower_veils();
        let made = |who| (who, update_message(&self.update(who)));
        let made = self.watchers.people().map(made).collect();
        self.watchers.tell(&made);
        self.told = self.next();
    }

    /// Sends everyone a move that a computer player considers.
    pub(super) fn tell_trial(&mut self, seat: Seat, number: u64, trial: &Value) {
        if number == self.next() {
            let shown = TrialShown { seat: seat.0, number, trial: trial.clone() };
            self.watchers.tell_all(&stream_message("trial", None, &shown));
        }
    }

    /// Ends all streams with a farewell message.
    pub(super) fn say_farewell(&mut self, farewell: &Farewell) {
        self.watchers.tell_all(&StreamMessage::farewell(farewell));
        self.watchers.dismiss();
    }
}

/// The views from these seats; a spectator's view if there are none.
fn views(game: &dyn AnyGame, seats: &[(Seat, Viewer)]) -> Vec<SeatedView> {
    if seats.is_empty() {
        return vec![SeatedView { seat: None, veiled: false, view: game.view(Viewer::Spectator) }];
    }
    let view = |(seat, viewer): &(Seat, Viewer)| SeatedView {
        seat: Some(seat.0),
        veiled: *viewer == Viewer::Spectator,
        view: game.view(*viewer),
    };
    seats.iter().map(view).collect()
}

fn waits_for(game: &dyn AnyGame) -> Vec<u8> {
    game.waits_for().iter().map(|seat| seat.0).collect()
}

/// The last updates after a number, one per write. It replays the whole log, so it must not run on an
/// async thread.
///
/// Each view holds the whole history, so views of every step would take quadratic space: only those
/// that are sent are built.
fn replayed(
    mut game: Box<dyn AnyGame>,
    seats: &[(Seat, Viewer)],
    after: u64,
    log: Vec<Logged>,
) -> Result<Vec<Update>, Rejection> {
    let told = last_steps(&log, after);
    let mut updates = Vec::with_capacity(told.len());
    for (number, logged) in (1..).zip(log) {
        let Moment(clock) = logged.moment;
        game.apply(logged.event).map_err(|_| Sentence::Damaged)?;
        if told.contains(&number) {
            updates.push(Update {
                number,
                clock,
                views: views(&*game, seats),
                thinking: Vec::new(),
                waits_for: waits_for(&*game),
            });
        }
    }
    Ok(updates)
}

/// The numbers after this one at which a write ended; at most the last [`MOST_MISSED`].
fn last_steps(log: &[Logged], after: u64) -> Vec<u64> {
    let written = |logged: &Logged| (logged.moment, logged.written);
    let is_last_of_its_step =
        |index: usize| log.get(index + 1).is_none_or(|next| written(next) != written(&log[index]));
    let whole = (0..log.len()).rev().filter(|index| is_last_of_its_step(*index));
    let numbers = whole.map(|index| index as u64 + 1).take_while(|number| *number > after);
    let mut steps: Vec<u64> = numbers.take(MOST_MISSED).collect();
    steps.reverse();
    steps
}

impl StreamMessage {
    /// The name of the last message of a stream.
    pub(crate) const FAREWELL: &'static str = "farewell";

    /// The last message of a stream.
    pub(crate) fn farewell(farewell: &Farewell) -> Self {
        stream_message(Self::FAREWELL, None, farewell)
    }
}

/// A serialized message of the stream.
fn stream_message(event: &'static str, id: Option<u64>, message: &impl Serialize) -> StreamMessage {
    let data = serde_json::to_string(message).expect("messages are plain data");
    StreamMessage { event, id, data: Arc::from(data) }
}

pub(super) fn update_message(update: &Update) -> StreamMessage {
    stream_message("update", Some(update.number), update)
}

/// The seats of a table, as this person sees them.
pub(crate) fn seatings(
    seats: &[store::Seating],
    who: Option<PersonId>,
    is_here: impl Fn(PersonId) -> bool,
) -> Vec<SeatingView> {
    let seating = |seating: &store::Seating| SeatingView {
        seat: seating.seat.0,
        holder: match seating.holder {
            Holder::Open => HolderView::Open,
            Holder::Person(_) | Holder::Beside(_) => HolderView::Person,
            Holder::Computer(_) => HolderView::Computer,
        },
        name: seating.name.clone(),
        level: match &seating.holder {
            Holder::Computer(level) => Some(level.clone()),
            _ => None,
        },
        yours: who.is_some() && seating.holder.person() == who,
        ready: seating.ready,
        here: seating.holder.person().is_some_and(&is_here),
        hints: seating.hints,
    };
    seats.iter().map(seating).collect()
}

pub(crate) const fn state_view(state: TableState) -> protocol::TableState {
    match state {
        TableState::Gathering => protocol::TableState::Gathering,
        TableState::Playing => protocol::TableState::Playing,
        TableState::Paused => protocol::TableState::Paused,
        TableState::Over => protocol::TableState::Over,
    }
}

const fn visibility_view(visibility: store::Visibility) -> Visibility {
    match visibility {
        store::Visibility::Listed => Visibility::Listed,
        store::Visibility::ByInvitation => Visibility::ByInvitation,
    }
}

#[cfg(test)]
mod tests {
    use store::Timestamp;

    use super::*;

    fn log(moments: &[u64]) -> Vec<Logged> {
        let logged = |moment: &u64| Logged {
            event: Value::Null,
            moment: Moment(*moment),
            written: Timestamp(*moment),
        };
        moments.iter().map(logged).collect()
    }

    #[test]
    fn what_was_written_together_is_told_together() {
        assert_eq!(last_steps(&log(&[1, 1, 2, 3, 3]), 0), [2, 3, 5]);
        assert_eq!(last_steps(&log(&[1, 1, 2, 3, 3]), 2), [3, 5]);
        assert_eq!(last_steps(&[], 0), [0; 0]);
    }

    #[test]
    fn of_a_long_absence_only_the_last_updates_are_made() {
        let moments: Vec<u64> = (0..8_000).collect();
        let steps = last_steps(&log(&moments), 0);
        assert_eq!((steps.len(), steps[0], steps[MOST_MISSED - 1]), (MOST_MISSED, 7_961, 8_000));
    }
}
