//! Reviews a turn once the game is over: the plays there were.

use crate::Refusal;
use crate::game::Zigzag;
use crate::question::AnalysisView;
use crate::table::Phase;

impl Zigzag {
    /// The plays there were in a line of the history.
    pub(crate) fn analysis(&self, number: usize) -> Result<AnalysisView, Refusal> {
        if !matches!(self.table.phase, Phase::Over(_)) {
            return Err(Refusal::ReviewLater);
        }
        let line = self.table.history.get(number).ok_or(Refusal::NoSuchTurn)?;
        Ok(AnalysisView {
            line: number,
            seat: line.seat,
            on_table: line.on_table,
            held: self.texts(&line.held),
            shed: usize::try_from(line.points.0).unwrap_or(0),
            words: 0,
            most: 0,
            best: Vec::new(),
        })
    }
}
