//! Hints for the player whose turn it is, as strong as the rules of the table allow.

use tabletop::{Game, Seat, Viewer};

use crate::computer::{Description, Seen};
use crate::game::Zigzag;
use crate::question::{HintStrength, HintView};
use crate::{Hint, Refusal};

/// How many plays repeated hints go through.
const ADVISED: usize = 6;

impl Zigzag {
    /// A hint for a seat, from what it sees.
    pub(crate) fn hint(
        &self,
        seat: Seat,
        strength: HintStrength,
        asked_before: u32,
    ) -> Result<HintView, Refusal> {
        let hint = self.setup.rules().screen.hint;
        if hint == Hint::None {
            return Err(Refusal::NoHints);
        }
        self.check_at_play(seat)?;
        let (view, context) = (self.view(Viewer::Seat(seat)), self.engine_context());
        let Some(seen) = Seen::from(&view, &context, Description::Expert) else {
            return Ok(HintView::Nothing);
        };
        let mut plays = seen.advised(ADVISED);
        if plays.is_empty() {
            let alone = seen.next_action().filter(|_| !self.table.plane.is_empty());
            return Ok(alone.map_or(HintView::Nothing, |tile| HintView::Action { tile }));
        }
        let play = plays.swap_remove(asked_before as usize % plays.len());
        Ok(match allowed(strength, hint) {
            HintStrength::Letter => {
                HintView::Letter { on: play.laid.on, count: play.laid.chain.len() }
            }
            HintStrength::Word => HintView::Word { word: play.word },
            HintStrength::Play => HintView::Play(play),
        })
    }
}

/// What is asked for, or the most that the table allows.
fn allowed(strength: HintStrength, hint: Hint) -> HintStrength {
    match (strength, hint) {
        (HintStrength::Play, Hint::Word) => HintStrength::Word,
        (strength, _) => strength,
    }
}
