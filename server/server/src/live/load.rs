//! Loading a table from the store, and following the changes of other servers.

use std::ops::ControlFlow;
use std::sync::Arc;

use catalogue::Entry;
use lexicon::Shelf;
use store::{Logged, TableId, TableState};
use tabletop::{AnyGame, AnyOptions};
use tiles::Seed;
use tokio::sync::mpsc;

use super::{LiveTable, Message};
use crate::app_state::{self, AppState};
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::setting;

impl LiveTable {
    /// Loads a table: starts its game and applies the log.
    pub(super) async fn load(
        app: Arc<AppState>,
        id: TableId,
        own_inbox: mpsc::UnboundedSender<Message>,
    ) -> Result<Self, Rejection> {
        let record = app.store.table(id).await?.ok_or(Sentence::NoSuchTable)?;
        let mut table = Self::new(app, record, own_inbox);
        if table.record.state != TableState::Gathering {
            table.replay_log().await?;
        }
        Ok(table)
    }

    /// Replays the whole log, off the async threads.
    async fn replay_log(&mut self) -> Result<(), Rejection> {
        let log = self.app.store.log(self.record.id, 0).await?;
        let (count, start) = (log.len() as u64, self.game_start()?);
        let last = log.iter().map(|logged| logged.moment).max().unwrap_or_default();
        let replay = move || {
            let mut game = start.game()?;
            for logged in log {
                game.apply(logged.event).map_err(|damaged| {
                    tracing::error!(%damaged, "a log is damaged");
                    Sentence::Damaged
                })?;
            }
            Ok::<_, Rejection>(game)
        };
        self.game = Some(self.app.replays.run(replay).await??);
        self.record.next_number = count;
        self.clock.not_before(last);
        if self.is_playing() {
            self.clock.run();
        }
        Ok(())
    }

    /// Starts the game from its options, before its first event.
    pub(super) fn set_game(&mut self) -> Result<(), Rejection> {
        self.game = Some(self.game_start()?.game()?);
        self.record.next_number = 0;
        if self.is_playing() {
            self.clock.run();
        }
        Ok(())
    }

    /// The data to start this game again, on any thread.
    pub(super) fn game_start(&self) -> Result<GameStart, Rejection> {
        Ok(GameStart {
            entry: app_state::game(&self.record.category.game)?,
            options: setting::stored_options(&self.record.options)?,
            seed: self.record.seed,
            shelf: self.app.shelf.clone(),
        })
    }

    /// Applies events of the log.
    pub(super) fn apply(&mut self, log: Vec<Logged>) -> Result<(), Rejection> {
        for logged in log {
            let game = self.game.as_mut().ok_or(Sentence::NotBegun)?;
            if let Err(damaged) = game.apply(logged.event) {
                tracing::error!(table = %self.record.id, %damaged, "a log is damaged");
                return Err(Sentence::Damaged.into());
            }
            self.record.next_number += 1;
            self.clock.not_before(logged.moment);
        }
        Ok(())
    }

    /// Reads the changes of other servers; returns whether the table still exists.
    pub(super) async fn catch_up(&mut self) -> Result<(), Rejection> {
        let store = self.app.store.clone();
        let record = store.table(self.record.id).await?.ok_or(Sentence::NoSuchTable)?;
        let next = self.next();
        let was = std::mem::replace(&mut self.record, record);
        self.record.next_number = next;
        self.clock.not_before(self.record.clock);
        if self.record.state != TableState::Gathering {
            if was.state == TableState::Gathering {
                self.set_game()?;
            }
            let log = store.log(self.record.id, self.next()).await?;
            self.apply(log)?;
        }
        if self.is_playing() {
            self.clock.run();
        } else {
            self.clock.stand();
        }
        Ok(())
    }

    /// Handles a notification of the store: reads the change and notifies the clients.
    pub(super) async fn look_for_news(&mut self) -> ControlFlow<()> {
        match self.catch_up().await {
            Ok(()) => {
                self.tell_table();
                if self.next() != self.told {
                    self.tell_update();
                }
                self.go_on().await;
                ControlFlow::Continue(())
            }
            Err(rejection) if rejection.is(protocol::ProblemKind::NotFound) => {
                self.say_farewell(&protocol::Farewell::TableRemoved);
                ControlFlow::Break(())
            }
            Err(_) => ControlFlow::Continue(()),
        }
    }
}

/// The data to start a game.
pub(super) struct GameStart {
    entry: &'static Entry,
    options: AnyOptions,
    seed: Seed,
    shelf: Shelf,
}

impl GameStart {
    /// The game before its first event.
    pub(super) fn game(self) -> Result<Box<dyn AnyGame>, Rejection> {
        (self.entry.start)(self.options, self.seed, &self.shelf)
            .map_err(|not_started| Rejection::new(protocol::ProblemKind::Unavailable, &not_started))
    }
}
