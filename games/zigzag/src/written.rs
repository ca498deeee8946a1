//! Turns given as text: the program finds where a word goes and how it lies.

use tabletop::Seat;
use tiles::{Letter, Rack, Words};

use crate::event::PlayedAction;
use crate::fit::FittedTurn;
use crate::game::Zigzag;
use crate::history::tile_id;
use crate::plane::TileId;
use crate::play::Play;
use crate::plays::{nest_action, ways};
use crate::question::PlayView;
use crate::{HandTile, Refusal, WrittenAction};

impl Zigzag {
    /// The turn that a text means, in the best of the ways to lay it.
    pub(crate) fn fit_written(
        &self,
        word: Option<&str>,
        on: Option<TileId>,
        action: Option<&WrittenAction>,
    ) -> Result<FittedTurn, Refusal> {
        let Some(word) = word else {
            let action = action.ok_or(Refusal::NothingLaid)?;
            return Ok((None, Some(self.fit_written_action(action, None, on)?)));
        };
        let letters = self.known_word(word)?;
        let plays = self.ways_of(&letters, on);
        let Some(action) = action else {
            let best = plays.into_iter().next().ok_or_else(|| self.no_way(&letters))?;
            return Ok((Some(best), None));
        };
        let mut refusal = self.no_way(&letters);
        for play in plays {
            match self.fit_written_action(action, Some(&play), None) {
                Ok(fitted) => return Ok((Some(play), Some(fitted))),
                Err(fault) => refusal = fault,
            }
        }
        Err(refusal)
    }

    /// The ways to lay a word with the tiles of a seat, best first.
    pub(crate) fn ways(
        &self,
        seat: Seat,
        word: &str,
        on: Option<TileId>,
    ) -> Result<Vec<PlayView>, Refusal> {
        let game = self.at_turn_of(seat)?;
        let letters = game.known_word(word)?;
        let view = |play: Play| PlayView {
            word: game.setup.alphabet().spell(&letters),
            laid: game.laid(&play),
        };
        Ok(game.ways_of(&letters, on).into_iter().map(view).collect())
    }

    /// A word of the list.
    fn known_word(&self, text: &str) -> Result<Vec<Letter>, Refusal> {
        let letters = self.setup.alphabet().word(text)?;
        if self.setup.lexicon.knows(&letters) { Ok(letters) } else { Err(self.unknown(&letters)) }
    }

    fn ways_of(&self, letters: &[Letter], on: Option<TileId>) -> Vec<Play> {
        let letter = |tile: &HandTile| match tile {
            HandTile::Letter(tile) => Some(*tile),
            HandTile::Action(_) => None,
        };
        let rack: Rack = self.table.own().open.iter().filter_map(letter).collect();
        ways(&self.table.plane, self.setup.rules().reading, &rack, letters, on)
    }

    fn no_way(&self, letters: &[Letter]) -> Refusal {
        Refusal::NoWay { word: self.setup.alphabet().spell(letters) }
    }

    /// An Action tile where it disturbs least: on a letter of the turn, on the one that was named,
    /// or on any.
    fn fit_written_action(
        &self,
        action: &WrittenAction,
        word: Option<&Play>,
        on: Option<TileId>,
    ) -> Result<PlayedAction, Refusal> {
        let after = self.after_word(word)?;
        let (plane, before) = (&after.plane, self.table.plane.len());
        let letters: Vec<TileId> = match (word, on) {
            (Some(word), _) => (before..).take(word.chain.len()).map(tile_id).collect(),
            (None, Some(on)) if plane.has(on) => vec![on],
            (None, Some(_)) => return Err(Refusal::NotOnTheTable),
            (None, None) => plane.ids().collect(),
        };
        if plane.is_empty() {
            return Err(Refusal::NoLetterYet);
        }
        let open = self.without(&after.open, &[action.tile.into()])?;
        let (on, direction) =
            nest_action(plane, letters).ok_or(Refusal::NoRoomForAction { tile: action.tile })?;
        let gifts = self.fit_gifts(action.tile, &action.gifts, &open)?;
        Ok(PlayedAction { tile: action.tile, on, direction, gifts })
    }
}
