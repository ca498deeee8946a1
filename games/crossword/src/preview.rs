//! Previews: what a play would score.

use board::FittedPlay;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Score;

use crate::game::Crossword;
use crate::table::{Hand, Pause, Phase};
use crate::{LaidTile, Refusal, RefusedWord, UnknownWord};

/// What a play would score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The words it would form, with their points.
    #[cfg_attr(feature = "typescript", ts(type = "[string, Score][]"))]
    pub words: Vec<(String, Score)>,
    /// The bonus for a whole rack.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub bonus: Score,
    /// The total.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
    /// The words that are not in the list; absent where looking would be an unfair advantage,
    /// because a wrong word costs the turn or may pass unchallenged.
    pub unknown: Option<Vec<String>>,
}

impl Crossword {
    /// What tiles would score if they were laid like this. Changes nothing.
    pub fn preview(&self, seat: Seat, tiles: &[LaidTile]) -> Result<Preview, Refusal> {
        if self.table.pause != Pause::Running {
            return Err(Refusal::Paused);
        }
        if self.table.phase != Phase::Turn || self.table.turn != seat {
            return Err(Refusal::NotYourTurn);
        }
        let placement = self.placement(tiles)?;
        if let Hand::Known(rack) = self.table.hand(seat) {
            placement.check_rack(rack, self.setup.tiles.alphabet())?;
        }
        let play = placement.fit(&self.table.board, &self.setup.terms())?;
        let unknown = self.may_look_words_up().then(|| self.unknown(&play));
        Ok(self.counted(&play, unknown))
    }

    /// What other tiles would have scored in a turn, once the game is over.
    pub(crate) fn try_again(&self, turn: usize, tiles: &[LaidTile]) -> Result<Preview, Refusal> {
        if !matches!(self.table.phase, Phase::Over(_)) {
            return Err(Refusal::ReviewLater);
        }
        let line = self.table.history.get(turn).ok_or(Refusal::NoSuchTurn)?;
        let placement = self.placement(tiles)?;
        if let Some(rack) = &line.held {
            placement.check_rack(rack, self.setup.tiles.alphabet())?;
        }
        let play = placement.fit(&self.board_before(turn), &self.setup.terms())?;
        Ok(self.counted(&play, Some(self.unknown(&play))))
    }

    fn counted(&self, play: &FittedPlay, unknown: Option<Vec<String>>) -> Preview {
        let alphabet = self.setup.tiles.alphabet();
        Preview {
            words: play.words().iter().map(|word| (word.text(alphabet), word.score)).collect(),
            bonus: play.bonus(),
            score: play.score(),
            unknown,
        }
    }

    fn unknown(&self, play: &FittedPlay) -> Vec<String> {
        let unknown = play.unknown_words(&*self.setup.lexicon);
        unknown.iter().map(|word| word.text(self.setup.tiles.alphabet())).collect()
    }

    /// Whether an invalid word costs nothing, so that the preview may report it.
    fn may_look_words_up(&self) -> bool {
        let rules = self.setup.rules();
        rules.unknown_word == UnknownWord::Refused && rules.refused_word == RefusedWord::TryAgain
    }
}
