//! Exchanges: as many new tiles as there are, and of all those the best are kept.

use std::cmp::Reverse;

use tiles::{Rack, Tile};

use super::ranking::{Hand, ranked};
use super::seen::Seen;
use crate::{Action, HandTile};

/// How many letters are searched for a word; more would take long and add little.
const SEARCHED: usize = 9;
/// How many Action tiles are kept: one is laid a turn.
const KEPT_ACTIONS: usize = 2;

impl Seen<'_> {
    /// Draws as many tiles as there are, or passes.
    pub(super) fn exchange(&self) -> Action {
        let draw = u8::try_from(self.view.drawable).unwrap_or(0);
        if draw > 0 && self.view.may_do("exchange") {
            Action::Exchange { draw }
        } else {
            Action::Pass
        }
    }

    /// Returns as many tiles as were drawn: those that are kept make a word on the table if any do.
    pub(super) fn return_tiles(&self) -> Action {
        let mut rest: Vec<HandTile> = self.by_wish();
        let returned = rest.split_off(rest.len().saturating_sub(self.returns()));
        Action::Return { tiles: returned.iter().map(|tile| tile.text(self.alphabet())).collect() }
    }

    /// All tiles in hand, those most worth keeping first.
    fn by_wish(&self) -> Vec<HandTile> {
        let kept = self.rack.len() + self.actions.len() - self.returns();
        let mut letters: Vec<Tile> = self.rack.tiles().collect();
        letters.sort_by_key(|tile| Reverse(self.letters.worth(*tile)));
        let searched: Rack = letters.iter().take(SEARCHED).copied().collect();
        let actions = self.actions.len().min(KEPT_ACTIONS);
        let word = self.longest_word(&searched, kept.saturating_sub(actions));
        let mut left = self.rack.clone();
        let word: Vec<Tile> = word.into_iter().filter(|tile| left.take(*tile).is_ok()).collect();
        letters.retain(|tile| left.take(*tile).is_ok());
        let held =
            |from: usize, to: usize| self.actions[from..to].iter().copied().map(HandTile::from);
        held(0, actions)
            .chain(word.into_iter().chain(letters).map(HandTile::from))
            .chain(held(actions, self.actions.len()))
            .collect()
    }

    /// The tiles of the best word that lays no more than so many of these.
    fn longest_word(&self, rack: &Rack, at_most: usize) -> Vec<Tile> {
        let plays = self.plays(&self.plane, rack);
        let hand = Hand { rack, letters: &self.letters, gives: 0, foresight: 0.0 };
        let sees = |play: &_| self.sees(play);
        let ranked = ranked(&plays, &hand, &sees);
        let fitting = ranked.iter().find(|ranked| ranked.play.tiles.len() <= at_most);
        fitting.map_or_else(Vec::new, |ranked| {
            ranked.play.tiles.iter().map(|tile| tile.lifted()).collect()
        })
    }
}
