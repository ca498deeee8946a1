//! Reviews a turn once the game is over: the plays there were.

use std::collections::BTreeSet;

use tiles::{Letter, Rack};

use crate::computer::{Hand, KeptLetters, laid_out, ranked};
use crate::game::Zigzag;
use crate::history::{Line, LineKind};
use crate::plays::{Ground, all_plays};
use crate::question::AnalysisView;
use crate::table::Phase;
use crate::{HandTile, PlayView, Refusal};

/// How many plays are shown.
const BEST: usize = 5;

impl Zigzag {
    /// The plays there were in a line of the history.
    pub(crate) fn analysis(&self, number: usize) -> Result<AnalysisView, Refusal> {
        if !matches!(self.table.phase, Phase::Over(_)) {
            return Err(Refusal::ReviewLater);
        }
        let line = self.table.history.get(number).ok_or(Refusal::NoSuchTurn)?;
        let plane = self.table.plane.first(line.on_table);
        let rack = letters_at_play(line);
        let (graph, reading) = (self.setup.lexicon.graph(), self.setup.rules().reading);
        let plays = all_plays(Ground { plane: &plane, graph, reading }, &rack, None);
        let words: BTreeSet<Vec<Letter>> = plays.iter().map(|play| play.word()).collect();
        let letters = KeptLetters::of(self.setup.alphabet());
        let hand = Hand { rack: &rack, letters: &letters, gives: 0, foresight: 1.0 };
        let best = laid_out(&plane, &ranked(&plays, &hand, &|_| true), BEST).into_iter();
        Ok(AnalysisView {
            line: number,
            seat: line.seat,
            on_table: line.on_table,
            held: self.texts(&line.held),
            shed: usize::try_from(line.points.0).unwrap_or(0),
            words: words.len(),
            most: plays.iter().map(|play| play.tiles.len()).max().unwrap_or(0),
            best: best
                .map(|(word, play)| PlayView::of(&word, &play, self.setup.alphabet()))
                .collect(),
        })
    }
}

/// The letters with which a turn was played; none in a line that is no turn.
fn letters_at_play(line: &Line) -> Rack {
    let is_turn = matches!(
        line.what,
        LineKind::Played { .. } | LineKind::Exchanged { .. } | LineKind::Passed
    );
    let letters = line.held.iter().filter_map(|tile| match tile {
        HandTile::Letter(tile) => Some(*tile),
        HandTile::Action(_) => None,
    });
    letters.filter(|_| is_turn).collect()
}
