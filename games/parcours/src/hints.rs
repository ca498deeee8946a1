//! Hints for the player whose hand it is, as strong as the rules of the table allow.

use tabletop::{Game, Seat, Viewer};

use crate::computer::{Description, Seen, Strength, advised};
use crate::game::Parcours;
use crate::question::{Advice, HintView};
use crate::{Hint, Refusal};

/// Strength of the adviser that names one word: good, but not the best.
const MODERATE: Strength = Strength::Level(6);
/// Strength of the adviser that lists hands: it knows every word.
const STRONG: Strength = Strength::Greedy;
/// Maximum number of hands in a list.
const LISTED: usize = 15;

impl Parcours {
    /// A hint for a seat, from what it sees.
    pub(crate) fn hint(&self, seat: Seat, asked_before: u32) -> Result<HintView, Refusal> {
        let hint = self.setup.rules().screen.hint;
        if hint == Hint::None {
            return Err(Refusal::NoHints);
        }
        self.check_at_play(seat)?;
        let (view, context) = (self.view(Viewer::Seat(seat)), self.engine_context());
        let strength = if hint == Hint::List { STRONG } else { MODERATE };
        let description = Description { strength, ..Description::default() };
        let Some(seen) = Seen::from(&view, &context, description) else {
            return Ok(HintView::Nothing);
        };
        let mut hands = advised(&seen, LISTED);
        if hands.is_empty() {
            return Ok(HintView::Nothing);
        }
        Ok(match hint {
            Hint::List => HintView::List { hands },
            Hint::None | Hint::Word | Hint::WordAndPlace => {
                let chosen = asked_before as usize % hands.len();
                one_word(hands.swap_remove(chosen), hint)
            }
        })
    }
}

fn one_word(hand: Advice, hint: Hint) -> HintView {
    match (hand.words.into_iter().next(), hint) {
        (Some(planned), Hint::WordAndPlace) => HintView::Place(planned),
        (Some(planned), _) => HintView::Word { word: planned.word.to_uppercase() },
        (None, _) => HintView::Nothing,
    }
}
