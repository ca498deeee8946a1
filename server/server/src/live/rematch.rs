//! A rematch: proposed by one player, set once all others have agreed, with the seats moved on by one.
//!
//! Who has agreed is kept in memory only; after a restart it is proposed again.

use std::collections::HashSet;

use protocol::RematchView;
use store::{NewTable, PersonId, Seating, TableId, TableState};
use tabletop::{AnyOptions, Moment, Seat};

use super::LiveTable;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::setting;

/// How far the players of a table have come with another game.
#[derive(Default)]
pub(super) struct Rematch {
    agreed: HashSet<PersonId>,
    /// Whether its table is being set.
    is_begun: bool,
    table: Option<TableId>,
}

impl LiveTable {
    /// Proposes a rematch, or agrees to one; its table, once everyone has.
    pub(super) fn agree_to_rematch(
        &mut self,
        who: PersonId,
    ) -> Result<Option<NewTable>, Rejection> {
        self.seats_of(who).next().ok_or(Sentence::SeatedOnly)?;
        if self.record.state != TableState::Over {
            return Err(Sentence::NotOver.into());
        }
        self.rematch.agreed.insert(who);
        self.tell_table();
        let mut people = self.record.seats.iter().filter_map(|seating| seating.holder.person());
        if self.rematch.is_begun || !people.all(|person| self.rematch.agreed.contains(&person)) {
            return Ok(None);
        }
        let table = self.next_table(who)?;
        self.rematch.is_begun = true;
        Ok(Some(table))
    }

    /// Tells everyone where the rematch is played; without a table it can be proposed again.
    pub(super) fn note_rematch(&mut self, table: Option<TableId>) {
        match table {
            Some(table) => self.rematch.table = Some(table),
            None => self.rematch = Rematch::default(),
        }
        self.tell_table();
    }

    pub(super) fn rematch_view(&self) -> RematchView {
        let has_agreed = |seating: &&Seating| {
            seating.holder.person().is_some_and(|person| self.rematch.agreed.contains(&person))
        };
        let agreed = self.record.seats.iter().filter(has_agreed).map(|seating| seating.seat.0);
        RematchView {
            agreed: agreed.collect(),
            table: self.rematch.table.map(|table| table.to_string()),
        }
    }

    /// The same players by the same rules, who sat second beginning.
    fn next_table(&self, host: PersonId) -> Result<NewTable, Rejection> {
        let options = setting::stored_options(&self.record.options)?;
        let options = AnyOptions { players: Vec::new(), position: None, ..options };
        let mut seats = self.record.seats.clone();
        if !seats.is_empty() {
            seats.rotate_left(1);
        }
        for (seating, seat) in seats.iter_mut().zip(Seat::all(usize::from(u8::MAX))) {
            (seating.seat, seating.ready, seating.hints) = (seat, true, 0);
        }
        Ok(NewTable {
            category: self.record.category.clone(),
            title: self.record.title.clone(),
            options: options.to_json(),
            seed: setting::fresh_seed(),
            state: TableState::Gathering,
            visibility: self.record.visibility,
            host,
            seats,
            log: Vec::new(),
            clock: Moment(0),
            counts: true,
            forbids_lookups: false,
        })
    }
}
