//! Guarding: a turn that stops an opponent who is about to finish, if there is one.
//!
//! Active tiles lie open, so it is known whether the next player can lay all of theirs. A block
//! costs tiles, so it is only looked for when it decides the game.

use search_control::SearchControl;
use tabletop::Seat;
use tiles::Rack;

use super::Trial;
use super::ranking::{RankedPlay, lay};
use super::seen::{Seen, hand, with_play};
use super::skill::Guards;
use crate::plane::Plane;
use crate::play::Play;
use crate::plays::most_tiles;
use crate::view::SeatView;
use crate::{ActionKind, ReverseForTwo};

/// How many ways to lie are tried for each play.
const WAYS: usize = 4;
/// How many turns are looked at; each takes a list of the opponent's plays.
const LOOKS: usize = 32;

/// Tiles that an opponent must lay as one word to be rid of all.
struct Threat {
    rack: Rack,
    needed: usize,
}

impl Seen<'_> {
    /// The best play after which the next player cannot finish; none if they cannot anyway, or can
    /// whatever is laid.
    pub(super) fn guarded(
        &self,
        ranked: &[RankedPlay<'_>],
        control: &SearchControl<'_, Trial>,
    ) -> Option<Play> {
        let threat = self.threat().filter(|_| self.skill.guards == Guards::AboutToFinish)?;
        if ranked.first().is_some_and(|best| self.wins(best)) {
            return None;
        }
        let ways = ranked.iter().flat_map(|ranked| {
            lay(&self.plane, &ranked.play).into_iter().take(WAYS).map(|(_, play)| play)
        });
        let mut ways = ways.take(LOOKS).take_while(|_| !control.is_over());
        ways.find(|play| !self.can_finish(&with_play(&self.plane, play).0, &threat))
    }

    /// Whether a play is the last of the game.
    fn wins(&self, ranked: &RankedPlay<'_>) -> bool {
        let action = self.next_action().map_or(0, |kind| 1 + kind.gifts());
        ranked.play.tiles.len() + action >= self.own().left
    }

    /// What the next player has to lay to finish; none if they cannot, or if the Action tile of this
    /// turn stops them.
    fn threat(&self) -> Option<Threat> {
        let (_, next) = self.next_player()?;
        let stops = match self.next_action() {
            Some(ActionKind::PlusTwo | ActionKind::PlusThree) => true,
            Some(ActionKind::Skip) => self.others().count() == 1,
            Some(ActionKind::Reverse) | None => false,
        };
        if stops || next.pile > 0 {
            return None;
        }
        let (rack, actions) = hand(next, self.alphabet());
        let gives = actions.iter().map(|kind| 1 + kind.gifts()).max().unwrap_or(0);
        let needed = (rack.len() + actions.len()).saturating_sub(gives);
        (1..=rack.len()).contains(&needed).then_some(Threat { rack, needed })
    }

    /// Who plays after this turn's Action tile.
    fn next_player(&self) -> Option<(Seat, &SeatView)> {
        let mut others = self.others();
        let is_two = self.others().count() == 1;
        match self.next_action() {
            Some(ActionKind::Skip) if !is_two => others.nth(1),
            Some(ActionKind::Reverse) if !is_two => others.last(),
            Some(ActionKind::Reverse) if self.view.rules.reverse == ReverseForTwo::Skip => None,
            _ => others.next(),
        }
    }

    /// Whether an opponent can lay as many letters as they need on a table.
    fn can_finish(&self, plane: &Plane, threat: &Threat) -> bool {
        most_tiles(self.ground(plane), &threat.rack, None) >= threat.needed
    }
}
