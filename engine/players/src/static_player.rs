//! The static player: takes the move with the highest equity (score plus leave value), without
//! search.

use std::cmp::Reverse;
use std::sync::Arc;

use levels::FamilyList;
use movegen::{Aid, Equity, Play, Scratch, Search, Subsets, WordFilter, WordMap};

use crate::each_subset::MOST_SUBSETS;
use crate::formed::is_forbidden;
use crate::judges::{Endgame, opening};
use crate::leaves::LeaveTable;
use crate::player::Player;
use crate::search_control::SearchControl;
use crate::turn::{Choice, Move, Turn};

/// A player who takes the move that is worth the most.
///
/// The default one has neither leave values nor an aid: all leaves are worth the same,
/// and plays are found on the word graph alone.
#[derive(Default)]
pub struct StaticPlayer {
    leaves: Option<Arc<LeaveTable>>,
    family: Option<Arc<FamilyList>>,
    aid: WordAid,
    subsets: Subsets,
    scratch: Scratch,
}

/// The index that speeds up finding words. It changes no choice.
#[derive(Clone, Default)]
pub enum WordAid {
    /// A word map: the fastest, and the largest.
    Map(Arc<WordMap>),
    /// A word filter: smaller.
    Filter(Arc<WordFilter>),
    /// Nothing but the graph.
    #[default]
    Nothing,
}

impl WordAid {
    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        match self {
            Self::Map(map) => map.size(),
            Self::Filter(filter) => filter.size(),
            Self::Nothing => 0,
        }
    }
}

impl StaticPlayer {
    /// The same with these leave values.
    #[must_use]
    pub fn with_leaves(self, leaves: Arc<LeaveTable>) -> Self {
        Self { leaves: Some(leaves), ..self }
    }

    /// The same with an index of the words.
    #[must_use]
    pub fn with_aid(self, aid: WordAid) -> Self {
        Self { aid, ..self }
    }

    /// The same, who plays none of these words. Players in simulations do without: what they play
    /// is seen by nobody.
    #[must_use]
    pub fn with_family(self, family: Arc<FamilyList>) -> Self {
        Self { family: Some(family), ..self }
    }

    /// Everything that can be done, with what it is worth, in no particular order; nothing for a
    /// rack of more than seven tiles.
    pub fn list(&mut self, turn: &Turn<'_>) -> Vec<Choice> {
        if !self.prepare(turn) {
            return Vec::new();
        }
        let mut choices = Vec::new();
        let family = self.family.clone();
        self.each(turn, |play| {
            if forbids(family.as_deref(), &play, turn) {
                return;
            }
            let equity = play.equity() + opening_penalty(&play, turn);
            choices.push(Choice { chosen: Move::Place(play), equity });
        });
        let numbers = self.exchangeable(turn).chain([0]);
        choices.extend(numbers.map(|number| self.without_placing(number)));
        choices
    }

    /// How many placements there are, found as for a list but not kept.
    pub fn count(&mut self, turn: &Turn<'_>) -> u32 {
        let mut count = 0;
        if self.prepare(turn) {
            self.each(turn, |_| count += 1);
        }
        count
    }

    /// Hands over every placement, in no particular order; none for a rack of more than seven
    /// tiles.
    pub(crate) fn each_play(&mut self, turn: &Turn<'_>, found: impl FnMut(Play)) {
        if self.prepare(turn) {
            self.each(turn, found);
        }
    }

    /// The subsets of the rack of the last turn.
    pub(crate) fn subsets(&self) -> &Subsets {
        &self.subsets
    }

    /// Works out what the tiles kept are worth; false for a rack that is too long.
    pub(crate) fn prepare(&mut self, turn: &Turn<'_>) -> bool {
        let set = turn.rules.terms.tiles;
        if !self.subsets.fill(turn.rack, set) {
            return false;
        }
        let mut worth = [0; MOST_SUBSETS];
        let worth = &mut worth[..self.subsets.count()];
        if turn.bag == 0 {
            Endgame { others_hold: turn.unseen().value(set) }.fill(&self.subsets, set, worth);
        } else if let Some(leaves) = &self.leaves {
            leaves.fill(&self.subsets, worth);
        }
        self.subsets.value_kept(|kept| kept.copy_from_slice(worth));
        true
    }

    pub(crate) fn search<'turn>(&'turn self, turn: &Turn<'turn>) -> Search<'turn> {
        Search {
            lines: turn.lines,
            subsets: &self.subsets,
            aid: match &self.aid {
                WordAid::Map(map) => Aid::Map(map),
                WordAid::Filter(filter) => Aid::Filter(filter),
                WordAid::Nothing => Aid::Nothing,
            },
            terms: turn.rules.terms,
        }
    }

    /// Every placement, with its points and what the tiles kept are worth.
    fn each(&mut self, turn: &Turn<'_>, found: impl FnMut(Play)) {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.search(turn).each(&mut scratch, found);
        self.scratch = scratch;
    }

    /// The subsets of the rack that may be exchanged, by number: never more tiles than the bag has.
    fn exchangeable(&self, turn: &Turn<'_>) -> impl Iterator<Item = usize> {
        let end = if turn.may_exchange() { self.subsets.count() } else { 0 };
        let bag = turn.bag;
        (1..end).filter(move |number| self.subsets.size(*number) <= bag)
    }

    /// The exchange of a subset of the rack; that of the empty one is the pass.
    pub(crate) fn without_placing(&self, number: usize) -> Choice {
        let equity = self.subsets.kept_equity(number);
        let candidate = match number {
            0 => Move::Pass,
            _ => Move::Exchange(self.subsets.tiles(number).collect()),
        };
        Choice { chosen: candidate, equity }
    }

    /// The number of the subset that is best exchanged; 0 to pass.
    pub(crate) fn best_exchange(&self, turn: &Turn<'_>) -> usize {
        let numbers = std::iter::once(0).chain(self.exchangeable(turn));
        numbers.max_by_key(|number| self.subsets.kept_equity(*number)).unwrap_or(0)
    }

    /// The best placement worth at least this much, if there is one.
    fn best_placement(&mut self, turn: &Turn<'_>, floor: Equity) -> Option<Choice> {
        let mut scratch = std::mem::take(&mut self.scratch);
        let best = self.search(turn).best(floor, &mut scratch);
        self.scratch = scratch;
        let play = best?;
        let is_fit = !forbids(self.family.as_deref(), &play, turn);
        if !is_fit || opening_penalty(&play, turn) < Equity::default() {
            return self.best_of_all(turn).filter(|choice| choice.equity >= floor);
        }
        Some(Choice { chosen: Move::Place(play), equity: play.equity() })
    }

    /// The best placement by what the search for the best knows nothing of: the judge of first
    /// words goes by squares, and a family by words. So all are tried; among equals the order of
    /// the generator must not decide.
    fn best_of_all(&mut self, turn: &Turn<'_>) -> Option<Choice> {
        let mut best: Option<(Equity, Play)> = None;
        let family = self.family.clone();
        self.each(turn, |play| {
            // No penalty makes a play better than it was.
            if best.as_ref().is_some_and(|(most, _)| play.equity() < *most) {
                return;
            }
            let equity = play.equity() + opening_penalty(&play, turn);
            let is_better = best.as_ref().is_none_or(|(most, found)| {
                equity > *most || (equity == *most && comes_before(&play, found))
            });
            if is_better && !forbids(family.as_deref(), &play, turn) {
                best = Some((equity, play));
            }
        });
        best.map(|(equity, play)| Choice { chosen: Move::Place(play), equity })
    }
}

/// An order of plays of the same worth that does not depend on how they were found.
fn comes_before(one: &Play, other: &Play) -> bool {
    let place = |play: &Play| (Reverse(play.score()), play.direction(), play.start());
    place(one).cmp(&place(other)).then_with(|| one.tiles().cmp(other.tiles())).is_lt()
}

impl Player for StaticPlayer {
    /// The best placement, or the best exchange if that is worth more. A rack of more than seven
    /// tiles is passed with.
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        if !self.prepare(turn) {
            return Choice { chosen: Move::Pass, equity: Equity::default() };
        }
        let exchange = self.best_exchange(turn);
        let floor = self.subsets.kept_equity(exchange);
        let best = self.best_placement(turn, floor);
        let choice = best.unwrap_or_else(|| self.without_placing(exchange));
        control.tell(&choice);
        choice
    }
}

/// Whether a play forms a word that is left alone.
fn forbids(family: Option<&FamilyList>, play: &Play, turn: &Turn<'_>) -> bool {
    family.is_some_and(|family| is_forbidden(play, turn.lines.board(), family))
}

/// What the judge of first words says; nothing of any other.
fn opening_penalty(play: &Play, turn: &Turn<'_>) -> Equity {
    let board = turn.lines.board();
    if board.is_empty() {
        opening::penalty(play, board.layout(), turn.rules.terms.tiles.alphabet())
    } else {
        Equity::default()
    }
}
