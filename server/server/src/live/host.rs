//! Changing a table, and starting, pausing, resuming and ending its game.

use protocol::{TableChanges, TableView};
use serde::Deserialize as _;
use store::{
    BestPlay, ChangeError, Holder, PersonId, SeatError, SeatResult, TableChange, TableState,
};
use tabletop::{Aids, AnyGame, Lookups, Outcome, PlayedBy, Player, SeatRecord, SharedView, Viewer};

use super::LiveTable;
use crate::app_state;
use crate::names;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::setting;

impl LiveTable {
    /// Changes a table; host only.
    pub(super) async fn change(
        &mut self,
        who: PersonId,
        changes: TableChanges,
    ) -> Result<TableView, Rejection> {
        self.check_host(who)?;
        let state = self.record.state;
        let touches_game = changes.preset.is_some()
            || changes.changes.is_some()
            || changes.seats.is_some()
            || changes.aids.is_some();
        if touches_game && state != TableState::Gathering {
            return Err(Sentence::HasBegun.into());
        }
        if let Some(seats) = changes.seats {
            let count = self.app.store.set_seat_count(
                self.record.id,
                seats.into(),
                self.app.clock.timestamp(),
            );
            match count.await {
                Ok(()) => {}
                Err(SeatError::Fault(fault)) => return Err(fault.into()),
                Err(SeatError::Taken | SeatError::NoSuchSeat) => {
                    return Err(Sentence::SeatTaken.into());
                }
            }
        }
        let change = setting::change(&self.record, changes)?;
        self.change_record(state, change).await?;
        Ok(self.view(Some(who)))
    }

    /// Starts the game; host only.
    pub(super) async fn start(&mut self, who: PersonId) -> Result<(), Rejection> {
        self.check_host(who)?;
        if self.record.state != TableState::Gathering {
            return Err(Sentence::HasBegun.into());
        }
        if self.record.seats.iter().any(|seating| seating.holder == Holder::Open) {
            return Err(Sentence::SeatsOpen.into());
        }
        self.begin().await
    }

    /// Starts the game with the players at the table.
    pub(super) async fn begin(&mut self) -> Result<(), Rejection> {
        let players = self.record.seats.iter().map(player).collect();
        let mut options = setting::stored_options(&self.record.options)?.with_players(players);
        if self.has_several_screens() {
            options.aids.get_or_insert(Aids::Off);
        } else {
            options.aids = None;
        }
        let entry = app_state::game(&self.record.category.game)?;
        let game = (entry.start)(options, self.record.seed, &self.app.shelf)
            .map_err(|not| Rejection::new(protocol::ProblemKind::Refused, &not))?;
        let change = TableChange {
            state: Some(TableState::Playing),
            options: Some(game.options()),
            forbids_lookups: Some(game.lookups() == Lookups::Forbidden),
            ..TableChange::default()
        };
        self.change_record(TableState::Gathering, change).await?;
        self.tell_update();
        self.go_on().await;
        Ok(())
    }

    /// Whether a person may look a word up: one that lies on the board always, any other unless the
    /// rules forbid it in a game that they play with other people.
    pub(super) fn may_look_up(&self, who: PersonId, word: &str) -> Result<(), Rejection> {
        let is_free =
            |game: &dyn AnyGame| game.lookups() == Lookups::Allowed || game.shows_word(word);
        let plays = self.seats_of(who).next().is_some() && self.has_several_screens();
        match &self.game {
            Some(game) if plays && !is_free(&**game) => {
                Err(Sentence::LookupsForbidden(names::of_table(&self.record)).into())
            }
            _ => Ok(()),
        }
    }

    /// Whether people play one another at different screens.
    fn has_several_screens(&self) -> bool {
        let people = || self.record.seats.iter().filter_map(|seating| seating.holder.person());
        people().any(|person| people().any(|other| other != person))
    }

    /// Pauses the game: the clocks stop, and nobody can act.
    pub(super) async fn pause(&mut self, who: PersonId) -> Result<(), Rejection> {
        self.check_seated(who)?;
        self.check_playing()?;
        self.let_time_pass().await;
        self.clock.stand();
        self.stop_searches();
        let change = TableChange { state: Some(TableState::Paused), ..TableChange::default() };
        self.change_record(TableState::Playing, change).await?;
        self.tell_update();
        Ok(())
    }

    /// Resumes the game.
    pub(super) async fn resume(&mut self, who: PersonId) -> Result<(), Rejection> {
        self.check_seated(who)?;
        match self.record.state {
            TableState::Paused => {}
            TableState::Gathering => return Err(Sentence::NotBegun.into()),
            TableState::Playing => return Err(Sentence::NotPaused.into()),
            TableState::Over => return Err(Sentence::Over.into()),
        }
        let change = TableChange { state: Some(TableState::Playing), ..TableChange::default() };
        self.change_record(TableState::Paused, change).await?;
        self.go_on().await;
        self.tell_update();
        Ok(())
    }

    pub(super) async fn change_record(
        &mut self,
        expected: TableState,
        change: TableChange,
    ) -> Result<(), Rejection> {
        let table = self.record.id;
        let done =
            self.app.store.change_table(table, expected, change, self.app.clock.timestamp()).await;
        match done {
            Ok(()) => {}
            Err(ChangeError::NoSuchTable) => return Err(Sentence::NoSuchTable.into()),
            Err(ChangeError::Fault(fault)) => return Err(fault.into()),
            Err(ChangeError::NotInThatState { .. }) => {
                self.catch_up().await?;
                self.tell_table();
                return Err(Rejection::behind(Vec::new()));
            }
        }
        self.catch_up().await?;
        self.tell_table();
        Ok(())
    }

    /// Stores the results once the game is over. Idempotent.
    pub(super) async fn settle(&mut self) {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        let Some(outcome) = outcome.filter(|_| self.record.state != TableState::Over) else {
            return;
        };
        let records = self.game.as_ref().map(|game| game.records()).unwrap_or_default();
        let finished = self.finished();
        let results = self.results(&outcome, records, &finished);
        match self.app.store.finish(self.record.id, results, self.app.clock.timestamp()).await {
            Ok(()) => {
                self.record.state = TableState::Over;
                self.clock.stand();
                self.stop_searches();
                self.app.metrics.game_ended();
                self.tell_table();
            }
            Err(fault) => tracing::error!(%fault, "results could not be noted; they will be"),
        }
    }

    /// Which seats have played the game to its end: not those that resigned, nor anybody in a game
    /// that ended because all others did.
    fn finished(&self) -> Vec<bool> {
        let view = self.game.as_ref().map(|game| game.view(Viewer::Spectator));
        let seats = view.and_then(|view| <SharedView>::deserialize(view).ok());
        let seats = seats.map(|view| view.seats).unwrap_or_default();
        let left = seats.iter().filter(|seat| !seat.resigned).count();
        let is_played_out = left > 1 || seats.len() == 1;
        seats.iter().map(|seat| !seat.resigned && is_played_out).collect()
    }

    fn results(
        &self,
        outcome: &Outcome,
        records: Vec<SeatRecord>,
        finished: &[bool],
    ) -> Vec<SeatResult> {
        let mut records = records.into_iter();
        let result = |seating: &store::Seating| {
            let record = records.next().unwrap_or_default();
            SeatResult {
                seat: seating.seat,
                // People who play at another person's screen are not in the charts.
                person: match seating.holder {
                    Holder::Person(person) => Some(person),
                    _ => None,
                },
                computer_level: match &seating.holder {
                    Holder::Computer(level) => Some(level.clone()),
                    _ => None,
                },
                name: seating.name.clone(),
                score: outcome.scores.get(seating.seat.index()).copied().unwrap_or_default(),
                won: outcome.winners.contains(&seating.seat),
                best_play: record.best_play.map(|(word, points)| BestPlay { word, points }),
                counters: record
                    .counters
                    .into_iter()
                    .map(|(name, total)| (name.to_owned(), total))
                    .collect(),
                turns: record.turns,
                charted: seating.hints == 0
                    && record.aids == 0
                    && finished.get(seating.seat.index()).copied().unwrap_or(false),
            }
        };
        self.record.seats.iter().map(result).collect()
    }
}

fn player(seating: &store::Seating) -> Player {
    let by = match &seating.holder {
        Holder::Computer(level) => PlayedBy::Computer(level.clone()),
        Holder::Open | Holder::Person(_) | Holder::Beside(_) => PlayedBy::Person,
    };
    Player { name: seating.name.clone(), by }
}
