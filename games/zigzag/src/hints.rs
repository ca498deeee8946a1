//! Hints for the player whose turn it is, as strong as the rules of the table allow.

use tabletop::Seat;

use crate::game::Zigzag;
use crate::question::{HintStrength, HintView};
use crate::{Hint, Refusal};

impl Zigzag {
    /// A hint for a seat, from what it sees.
    pub(crate) fn hint(
        &self,
        seat: Seat,
        _strength: HintStrength,
        _asked_before: u32,
    ) -> Result<HintView, Refusal> {
        if self.setup.rules().screen.hint == Hint::None {
            return Err(Refusal::NoHints);
        }
        self.check_at_play(seat)?;
        Ok(HintView::Nothing)
    }
}
