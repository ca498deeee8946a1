//! The pre-endgame: few tiles in the bag, two players; moves are ranked by the share of deals they
//! win.
//!
//! Everything that the opponent may hold, and every order in which the bag may come out, is a
//! *deal*. A move is judged by how the game ends after it on each of them; see
//! docs/notes/pre-endgame.md.

mod contender;
mod contest;
mod deals;
mod finish;
mod scene;
#[cfg(test)]
mod tests;

use tiles::Seed;

use self::contest::Contest;
use self::deals::Deals;
use self::finish::Finisher;
use crate::inference::Beliefs;
use crate::knowledge::Knowledge;
use crate::search_control::SearchControl;
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Turn};

/// How many tiles the bag holds at most for deals to tell more than simulation does.
pub const LARGEST_BAG: usize = 4;

/// Judges moves when few tiles are left in the bag.
pub struct PreEndgame {
    player: StaticPlayer,
    finisher: Finisher,
}

/// How moves are to be judged.
#[derive(Clone, Copy)]
pub struct Plan<'call> {
    /// The inferred distribution of the opponent's rack.
    pub beliefs: Option<&'call Beliefs>,
    /// How many deals are tried; if there are more, a random sample.
    pub most_deals: usize,
    /// For how many moves the outcome of every deal is searched for.
    pub finalists: usize,
    /// Where chance comes from.
    pub seed: Seed,
}

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The moves, the best first.
    pub moves: Vec<JudgedMove>,
    /// How many deals there were to try.
    pub deals: usize,
}

/// A move and how games end after it.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// The move, with what the static player thinks of it.
    pub choice: Choice,
    /// The chance to win; a tie counts as half.
    pub win_chance: f64,
    /// By how many points the game ends in favour of the player, on average, as static players
    /// finish it.
    pub mean_spread: f64,
    /// On how many deals it was tried.
    pub deals: usize,
    /// On how many of these the outcome was searched for.
    pub searched: usize,
    /// Whether the chance to win is exact: every deal was tried, and its outcome proved.
    pub is_proved: bool,
}

impl Default for Plan<'_> {
    fn default() -> Self {
        Self { beliefs: None, most_deals: 500, finalists: 5, seed: Seed::from_number(0) }
    }
}

impl PreEndgame {
    /// With the words and leave values of a language.
    pub fn new(knowledge: &Knowledge) -> Self {
        Self { player: knowledge.static_player(), finisher: Finisher::new(knowledge) }
    }

    /// The moves that are worth judging: this many of those with the highest equity.
    pub fn candidates(&mut self, turn: &Turn<'_>, most: usize) -> Vec<Choice> {
        let mut choices = self.player.list(turn);
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.equity));
        choices.truncate(most);
        choices
    }

    /// Judges moves of this turn in a game between two. Without a limit of time the answer is
    /// always the same, and the best of those that empty the bag is proved if all racks are among
    /// the deals. Moves of which nothing can be said, for want of time or because more than two
    /// play, stay in the order in which they were given.
    pub fn judge(
        &mut self,
        turn: &Turn<'_>,
        candidates: &[Choice],
        control: &SearchControl<'_>,
        plan: &Plan<'_>,
    ) -> Report {
        let deals = Deals::of(turn, plan);
        let mut contest = Contest::new(turn, candidates, &deals);
        contest.try_quickly(&mut self.finisher, control, plan.finalists);
        contest.search(&mut self.finisher, control, plan.finalists);
        contest.report()
    }
}
