//! Computer players: turn a view into an action.
//!
//! A computer player has only a [`View`], like a person, and no access to the game itself. It lists
//! every play, takes from them what its level knows and notices, and chooses the one that sheds most
//! and leaves the easiest letters. Zigzag rewards words and hard letters, not deep search: the
//! expert looks one turn ahead, and only when somebody is about to finish.

mod description;
mod exchange;
mod gifts;
mod guard;
mod letters;
mod ranking;
mod seen;
mod skill;
mod turn;

use std::sync::Arc;

use lexicon::Lexicon;
use search_control::SearchControl;
use serde::{Deserialize, Serialize};
use tabletop::PlayedBy;
use tiles::Alphabet;
use vocabulary::Vocabulary;

use crate::{Action, PlayView, View};

pub(crate) use description::computer_names;
pub use description::{Description, UnknownPlayer};
pub(crate) use letters::KeptLetters;
pub(crate) use ranking::{Hand, laid_out, ranked};
pub(crate) use seen::Seen;

/// Hundredths of a tile: what a turn is worth to a player.
pub(crate) type Worth = i32;

/// Data that the computer players of a table share: words and letters.
#[derive(Clone)]
pub struct EngineContext {
    lexicon: Arc<Lexicon>,
    alphabet: Arc<Alphabet>,
    vocabulary: Vocabulary,
}

/// A play that a computer player considers, shown to people who watch it think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trial {
    /// The word and how it would lie.
    pub play: PlayView,
}

impl EngineContext {
    pub(crate) fn new(lexicon: &Arc<Lexicon>, alphabet: &Arc<Alphabet>) -> Self {
        Self {
            lexicon: Arc::clone(lexicon),
            alphabet: Arc::clone(alphabet),
            vocabulary: vocabulary::of(lexicon),
        }
    }
}

/// Chooses the action of the computer player with this view; `None` if it need not act.
pub(crate) fn choose_action(
    view: &View,
    context: &EngineContext,
    control: &SearchControl<'_, Trial>,
) -> Option<Action> {
    let seat = view.viewer?;
    let PlayedBy::Computer(name) = &view.seats.get(seat.index())?.player.by else { return None };
    // Setting up a table rejects unknown names of computer players.
    let description: Description = name.parse().unwrap_or_default();
    let seen = Seen::from(view, context, description)?;
    match () {
        () if view.may_do("return") => Some(seen.return_tiles()),
        () if view.may_do("play") => Some(seen.take_turn(control)),
        () => None,
    }
}

impl Seen<'_> {
    /// The best turn, or an exchange.
    fn take_turn(&self, control: &SearchControl<'_, Trial>) -> Action {
        match self.best_turn(control) {
            Some(turn) => turn.into_action(self.alphabet()),
            None => self.exchange(),
        }
    }
}
