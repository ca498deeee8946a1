//! Taking, leaving and readying seats before the game starts.

use protocol::{SeatRequest, TableView};
use store::{Holder, SeatError, Seating, TableState};
use tabletop::Seat;

use super::{LiveTable, Sitter};
use crate::app_state;
use crate::names;
use crate::rejection::Rejection;
use crate::sentences::Sentence;

impl LiveTable {
    /// Changes a seat, if the sender is allowed to.
    pub(super) async fn change_seat(
        &mut self,
        who: &Sitter,
        seat: Seat,
        request: SeatRequest,
    ) -> Result<TableView, Rejection> {
        if self.record.state != TableState::Gathering {
            return Err(Sentence::HasBegun.into());
        }
        let now = self.record.seats.get(seat.index()).ok_or(Sentence::NoSuchSeat)?.clone();
        let wanted = self.wanted(who, &now, request)?;
        let table = self.record.id;
        let done = self.app.store.seat(table, now.holder, wanted, self.app.clock.timestamp()).await;
        match done {
            Ok(()) => {}
            Err(SeatError::Taken) => return Err(Sentence::SeatTaken.into()),
            Err(SeatError::NoSuchSeat) => return Err(Sentence::NoSuchSeat.into()),
            Err(SeatError::Fault(fault)) => return Err(fault.into()),
        }
        self.catch_up().await?;
        self.tell_table();
        if self.everyone_is_ready() {
            self.begin().await?;
        }
        Ok(self.view(Some(who.person)))
    }

    /// The seat after the request.
    fn wanted(
        &self,
        who: &Sitter,
        now: &Seating,
        request: SeatRequest,
    ) -> Result<Seating, Rejection> {
        let (seat, is_open) = (now.seat, now.holder == Holder::Open);
        let is_own = now.holder.person() == Some(who.person);
        let is_hosts = self.record.host == Some(who.person);
        let allow =
            |allowed: bool, otherwise: Sentence| if allowed { Ok(()) } else { Err(otherwise) };
        let seating = match request {
            SeatRequest::Sit => {
                allow(is_open || is_own, Sentence::SeatTaken)?;
                let holder = Holder::Person(who.person);
                Seating { seat, holder, name: who.name.clone(), ready: false, hints: 0 }
            }
            SeatRequest::SeatBeside { name } => {
                allow(is_open || is_own, Sentence::SeatTaken)?;
                let name = names::checked(&name)?;
                Seating { seat, holder: Holder::Beside(who.person), name, ready: true, hints: 0 }
            }
            SeatRequest::Leave => {
                allow(is_own, Sentence::NotYourSeat)?;
                Seating::open(seat)
            }
            SeatRequest::Ready { ready } => {
                allow(is_own, Sentence::NotYourSeat)?;
                Seating { ready, ..now.clone() }
            }
            SeatRequest::SeatComputer { level, name } => {
                allow(is_hosts, Sentence::HostOnly)?;
                allow(now.holder.person().is_none(), Sentence::SeatTaken)?;
                app_state::check_level(&self.record.category.game, &level)?;
                let name = match name {
                    Some(name) => names::checked(&name)?,
                    None => names::computer(seat, &self.names()),
                };
                Seating { seat, holder: Holder::Computer(level), name, ready: true, hints: 0 }
            }
            SeatRequest::Free => {
                allow(is_hosts || is_own, Sentence::HostOnly)?;
                Seating::open(seat)
            }
        };
        Ok(seating)
    }

    /// The names of the players at the table.
    fn names(&self) -> Vec<String> {
        self.record.seats.iter().map(|seating| seating.name.clone()).collect()
    }

    fn everyone_is_ready(&self) -> bool {
        self.record.state == TableState::Gathering
            && self
                .record
                .seats
                .iter()
                .all(|seating| seating.holder != Holder::Open && seating.ready)
    }
}
