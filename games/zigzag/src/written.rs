//! Turns given as text: the program finds where a word goes and how it lies.

use tabletop::Seat;

use crate::fit::FittedTurn;
use crate::game::Zigzag;
use crate::plane::TileId;
use crate::question::PlayView;
use crate::{Refusal, WrittenAction};

impl Zigzag {
    pub(crate) fn fit_written(
        &self,
        word: Option<&str>,
        _on: Option<TileId>,
        _action: Option<&WrittenAction>,
    ) -> Result<FittedTurn, Refusal> {
        Err(Refusal::NoWay { word: word.unwrap_or_default().to_owned() })
    }

    pub(crate) fn ways(
        &self,
        seat: Seat,
        word: &str,
        _on: Option<TileId>,
    ) -> Result<Vec<PlayView>, Refusal> {
        self.check_seat(seat)?;
        self.setup.alphabet().word(word)?;
        Ok(Vec::new())
    }
}
