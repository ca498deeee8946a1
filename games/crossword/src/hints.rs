//! Hints for the player whose turn it is, as strong as the rules of the table allow.

use players::hints::{self, Adviser, Strength};
use tabletop::{Game, Seat, Viewer};
use vocabulary::Level;

use crate::computer::Seen;
use crate::game::Crossword;
use crate::question::{Advice, HintView};
use crate::table::Phase;
use crate::{Hint, Refusal};

/// Strength of the adviser that names one word: good, but not the best.
const MODERATE: &str = "level6";
/// Strength of the adviser that lists words: it knows every word.
const STRONG: &str = "level8";
/// Maximum number of words in a list.
const LISTED: usize = 15;

impl Crossword {
    /// A hint for a seat, from what it sees.
    pub(crate) fn hint(&self, seat: Seat, asked_before: u32) -> Result<HintView, Refusal> {
        let (strength, level) = match self.setup.rules().screen.hint {
            Hint::None => return Err(Refusal::NoHints),
            Hint::Word => (Strength::Word, MODERATE),
            Hint::WordAndPlace => (Strength::Place, MODERATE),
            Hint::List => (Strength::List(LISTED), STRONG),
        };
        if self.table.phase != Phase::Turn || self.table.turn != seat {
            return Err(Refusal::NotYourTurn);
        }
        let (view, context) = (self.view(Viewer::Seat(seat)), self.engine_context());
        let Some(seen) = Seen::from(&view, &context, seat) else { return Ok(HintView::Nothing) };
        let level: Level = level.parse().expect("there are eight levels");
        let adviser = Adviser::new(&context.knowledge, level);
        Ok(shown(adviser.hint(&seen.turn(), strength, asked_before), &seen))
    }
}

fn shown(hint: hints::Hint, seen: &Seen<'_>) -> HintView {
    let advice = |advice: hints::Advice| Advice {
        tiles: seen.laid(&advice.placement),
        word: advice.word,
        score: advice.score,
    };
    match hint {
        hints::Hint::Word(word) => HintView::Word { word },
        hints::Hint::Place(found) => HintView::Place(advice(found)),
        hints::Hint::List(list) => HintView::List { plays: list.into_iter().map(advice).collect() },
        hints::Hint::Nothing => HintView::Nothing,
    }
}
