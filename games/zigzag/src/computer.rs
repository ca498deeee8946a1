//! Computer players: turn a view into an action.

mod description;

use std::sync::Arc;

use lexicon::Lexicon;
use search_control::SearchControl;
use serde::{Deserialize, Serialize};
use tabletop::PlayedBy;
use tiles::Alphabet;

use crate::{Action, PlayView, View};

pub(crate) use description::computer_names;
pub use description::{Description, UnknownPlayer};

/// Data that the computer players of a table share: words and letters.
#[derive(Clone)]
pub struct EngineContext {
    lexicon: Arc<Lexicon>,
    alphabet: Arc<Alphabet>,
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
        Self { lexicon: Arc::clone(lexicon), alphabet: Arc::clone(alphabet) }
    }
}

/// Chooses the action of the computer player with this view; `None` if it need not act.
pub(crate) fn choose_action(
    view: &View,
    context: &EngineContext,
    _: &SearchControl<'_, Trial>,
) -> Option<Action> {
    let _ = (&context.lexicon, &context.alphabet);
    let PlayedBy::Computer(_) = &view.seats.get(view.viewer?.index())?.player.by else {
        return None;
    };
    view.may_do("pass").then_some(Action::Pass)
}
