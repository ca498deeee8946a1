//! Exports a game as a file, and copies or saves a table.

use protocol::{SavedBy, SavedEvent, SavedGame, SavedSeat, TableView};
use store::{Bookmark, Holder, NewTable, PersonId, Seating, TableChange, TableState};
use tabletop::Viewer;

use super::LiveTable;
use crate::names;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::setting;

/// The name of our own format.
const OURS: &str = "lettrine";

/// An exported game.
pub(crate) struct Written {
    /// The title of its table.
    pub(crate) title: String,
    /// The text.
    pub(crate) text: String,
}

impl LiveTable {
    /// The game or its position, exported as far as this person may know it.
    pub(super) async fn write(
        &self,
        who: Option<PersonId>,
        format: &str,
    ) -> Result<Written, Rejection> {
        let text = if format == OURS {
            self.check_knows_all(who)?;
            self.tell_seed().await?;
            let saved = self.saved_game().await?;
            serde_json::to_string_pretty(&saved).expect("games are plain data")
        } else {
            let mut viewers = self.viewers(who).into_iter().map(|(_, viewer)| viewer);
            let viewer = viewers.find(|viewer| viewer.seat().is_some());
            let viewer = viewer.unwrap_or(Viewer::Spectator);
            let written = self.game()?.written(format, viewer);
            written.ok_or_else(|| Sentence::NoSuchFormat(format.to_owned()))?
        };
        Ok(Written { title: names::of_table(&self.record), text })
    }

    async fn saved_game(&self) -> Result<SavedGame, Rejection> {
        let options = self.game()?.options();
        let log = self.app.store.log(self.record.id, 0).await?.into_iter();
        let record = &self.record;
        let seat = |seating: &Seating| SavedSeat {
            name: seating.name.clone(),
            by: match &seating.holder {
                Holder::Computer(level) => SavedBy::Computer(level.clone()),
                Holder::Open | Holder::Person(_) | Holder::Beside(_) => SavedBy::Person,
            },
        };
        Ok(SavedGame {
            format: SavedGame::FORMAT.into(),
            version: SavedGame::VERSION,
            game: record.category.game.clone(),
            preset: record.category.preset.clone(),
            title: record.title.clone(),
            options,
            seed: record.seed.to_string(),
            clock: self.clock.now().0,
            seats: record.seats.iter().map(seat).collect(),
            log: log
                .map(|logged| SavedEvent { event: logged.event, moment: logged.moment.0 })
                .collect(),
        })
    }

    /// The record for a copy of the table, hosted by this person.
    ///
    /// A copy of a started game continues from the same state with the same seed; its results do not
    /// count. A table that waits for players is copied with other people's seats open.
    pub(super) async fn copy(&self, who: PersonId) -> Result<NewTable, Rejection> {
        let is_gathering = self.record.state == TableState::Gathering;
        if !is_gathering {
            self.check_knows_all(Some(who))?;
            self.tell_seed().await?;
        }
        let mut table = self.record.clone();
        table.clock = self.clock.now();
        table.title = names::of_copy(&table.title);
        for seating in &mut table.seats {
            match seating.holder.person() {
                Some(person) if person != who && is_gathering => {
                    *seating = Seating::open(seating.seat);
                }
                Some(person) if person != who => seating.holder = Holder::Beside(who),
                _ => {}
            }
        }
        let log = self.app.store.log(self.record.id, 0).await?;
        let copy = NewTable::copy_of(table, log, who);
        if is_gathering {
            return Ok(NewTable { seed: setting::fresh_seed(), counts: true, ..copy });
        }
        Ok(copy)
    }

    /// Gives the table a title, and keeps it in this person's list.
    pub(super) async fn save(
        &mut self,
        who: PersonId,
        title: String,
    ) -> Result<TableView, Rejection> {
        self.check_seated(who)?;
        let title = Some(names::checked_title(&title)?);
        let change = TableChange { title, ..TableChange::default() };
        self.change_record(self.record.state, change).await?;
        self.app.store.keep(who, self.record.id, Bookmark::Saved).await?;
        Ok(self.view(Some(who)))
    }

    /// A player who learns the seed of a game that goes on, or plays it in a copy, knows the tiles to
    /// come: its results do not count.
    async fn tell_seed(&self) -> Result<(), Rejection> {
        if self.record.state != TableState::Over {
            self.app.store.stop_counting(self.record.id).await?;
        }
        Ok(())
    }

    /// The seed and all racks are secret until the end, unless only this person plays.
    fn check_knows_all(&self, who: Option<PersonId>) -> Result<(), Rejection> {
        let players = || self.record.seats.iter().filter_map(|seating| seating.holder.person());
        let plays = who.is_some()
            && (players().any(|player| Some(player) == who) || self.record.host == who);
        let is_alone = plays && players().all(|player| Some(player) == who);
        if is_alone || self.record.state == TableState::Over {
            Ok(())
        } else {
            Err(Sentence::SecretUntilEnd.into())
        }
    }
}
