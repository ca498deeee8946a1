//! What a +2 or +3 gives away, and to whom.

use tabletop::Seat;
use tiles::{Rack, Tile};

use super::Worth;
use super::seen::Seen;
use crate::{ActionKind, Gift, HandTile};

/// Worth of a tile from the pile that nobody has seen: it may be an Action tile.
pub(super) const UNSEEN: Worth = 20;

impl Seen<'_> {
    /// The gifts of an Action tile when these letters and Action tiles are left in hand.
    pub(super) fn gifts(&self, kind: ActionKind, kept: &Rack, actions: &[ActionKind]) -> Vec<Gift> {
        let pile = self.own().pile;
        let wanted = kind.gifts().min(kept.len() + actions.len() + pile);
        let mut open = self.given_open(wanted, kept, actions);
        let mut unseen = wanted - open.len();
        let receivers = self.receivers(wanted);
        let mut gifts: Vec<Gift> = Vec::new();
        for to in receivers {
            let tile = open.pop();
            let from_pile = u8::from(tile.is_none() && unseen > 0);
            unseen -= usize::from(from_pile);
            let texts = tile.map(|tile| tile.text(self.alphabet()));
            match gifts.iter_mut().find(|gift| gift.to == to) {
                Some(gift) => {
                    gift.open.extend(texts);
                    gift.pile += from_pile;
                }
                None => gifts.push(Gift { to, open: texts.into_iter().collect(), pile: from_pile }),
            }
        }
        gifts
    }

    /// The open tiles among so many gifts: letters that are harder than unseen ones, and whatever
    /// the pile cannot provide.
    fn given_open(&self, wanted: usize, kept: &Rack, actions: &[ActionKind]) -> Vec<HandTile> {
        let mut letters: Vec<Tile> = kept.tiles().collect();
        letters.sort_by_key(|tile| self.letters.worth(*tile));
        let looks_ahead = self.skill.foresight > 0.0;
        let is_hard = |tile: &&Tile| looks_ahead && self.letters.worth(**tile) < UNSEEN;
        let hard = letters.iter().filter(is_hard).count();
        let count = hard.max(wanted.saturating_sub(self.own().pile)).min(wanted);
        let actions = actions.iter().copied().map(HandTile::Action);
        letters.into_iter().map(HandTile::Letter).chain(actions).take(count).collect()
    }

    /// Who gets each of so many tiles: one for everybody who could finish in their next turn, the
    /// rest for the player in the lead. Beginners give all to the next player.
    fn receivers(&self, count: usize) -> Vec<Seat> {
        let order: Vec<(Seat, usize, usize)> =
            self.others().map(|(seat, view)| (seat, view.left, view.pile)).collect();
        let next = order.first().map(|(seat, ..)| *seat);
        let leader = order.iter().min_by_key(|(_, left, _)| *left).map(|(seat, ..)| *seat);
        let main = if self.skill.foresight > 0.0 { leader } else { next };
        let close = order.iter().filter(|(_, _, pile)| *pile == 0).map(|(seat, ..)| *seat);
        let close = close.filter(|_| self.skill.foresight > 0.0);
        close.chain(main.into_iter().cycle()).take(count).collect()
    }
}
