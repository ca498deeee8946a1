//! The veil between people who share a screen: while it is down, no rack of theirs is sent there.
//!
//! Where racks are hidden, a screen with several seats gets a spectator's view for each of them, except
//! for the one whose player said that they are alone. The veil falls as soon as the table waits for
//! another seat of the screen. It is kept in memory only, so it is down after a restart, and on every
//! server whose stream a screen does not use.

use std::collections::HashMap;

use protocol::{Update, VeilRequest};
use store::PersonId;
use tabletop::{Racks, Seat, Viewer};

use super::LiveTable;
use super::tell::update_message;
use crate::rejection::Rejection;
use crate::sentences::Sentence;

impl LiveTable {
    /// A person's seats, and as whom they see the game from each.
    pub(super) fn viewers(&self, who: Option<PersonId>) -> Vec<(Seat, Viewer)> {
        let Some(who) = who else { return Vec::new() };
        let is_shared = self.is_shared_screen(who) && !self.curtained.contains(&who);
        let viewer = |seat| match self.unveiled.get(&who) {
            Some(unveiled) if *unveiled == seat => Viewer::Seat(seat),
            _ if is_shared => Viewer::Spectator,
            _ => Viewer::Seat(seat),
        };
        self.seats_of(who).map(|seat| (seat, viewer(seat))).collect()
    }

    /// Checks that a person may act and ask from a seat: what comes of it may tell of its rack.
    pub(super) fn check_unveiled(&self, who: PersonId, seat: Seat) -> Result<(), Rejection> {
        let sees = self.viewers(Some(who)).contains(&(seat, Viewer::Seat(seat)));
        if sees { Ok(()) } else { Err(Sentence::Veiled.into()) }
    }

    /// Shows the rack of one of a person's seats at their screen, or of none.
    pub(super) fn unveil(
        &mut self,
        who: PersonId,
        request: &VeilRequest,
    ) -> Result<Update, Rejection> {
        self.game()?;
        if request.own_curtain && self.seats_of(who).next().is_some() {
            self.curtained.insert(who);
        }
        match request.seat {
            Some(seat) => self.unveiled.insert(who, self.own_seat(who, seat)?),
            None => self.unveiled.remove(&who),
        };
        self.lower_veils();
        Ok(self.tell_screens_of(who))
    }

    /// Lowers the veil of a screen that is opened anew: nobody knows who sits before it.
    pub(super) fn lower_veil(&mut self, who: Option<PersonId>) {
        let Some(who) = who else { return };
        let (had_curtain, was_up) = (self.curtained.remove(&who), self.unveiled.remove(&who));
        if had_curtain || was_up.is_some() {
            self.tell_screens_of(who);
        }
    }

    /// Lowers every veil behind which the table waits for somebody else at the same screen.
    pub(super) fn lower_veils(&mut self) {
        let waits_for = self.game.as_ref().map(|game| game.waits_for()).unwrap_or_default();
        let mut unveiled = std::mem::take(&mut self.unveiled);
        unveiled.retain(|who, seat| {
            let mut own = self.seats_of(*who).filter(|own| waits_for.contains(own)).peekable();
            own.peek().is_none() || own.any(|own| own == *seat)
        });
        self.unveiled = unveiled;
    }

    /// Whether several people at this person's screen hide their racks from one another.
    fn is_shared_screen(&self, who: PersonId) -> bool {
        let game = self.game.as_ref().filter(|game| game.outcome().is_none());
        game.is_some_and(|game| game.racks() == Racks::Hidden) && self.seats_of(who).count() > 1
    }

    fn tell_screens_of(&mut self, who: PersonId) -> Update {
        let update = self.update(Some(who));
        self.watchers.tell(&HashMap::from([(Some(who), update_message(&update))]));
        update
    }
}
