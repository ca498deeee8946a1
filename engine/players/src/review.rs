//! Reviews: what was done in a turn beside the best that could have been done.

mod judge;
mod reviewer;
mod verdict;

use crate::turn::Choice;

pub use judge::{Judgement, NotJudged, Played, TurnJudge};
pub use reviewer::{Effort, Reviewer};
pub use verdict::Verdict;

/// A turn that was looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// What was done.
    pub done: Judged,
    /// The best that was found; the same if nothing is better.
    pub best: Judged,
    /// All moves that were compared, the best first.
    pub ranked: Vec<Judged>,
    /// How that was found out.
    pub judged_by: JudgedBy,
}

/// A move and what a judge says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move, with its points and the value of the tiles kept.
    pub choice: Choice,
    /// What it is worth to the judge.
    pub worth: Worth,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// In points, compared with the other moves of the same turn.
    pub points: f64,
    /// The standard error of that; nothing if it is exact.
    pub points_error: f64,
    /// How likely the game is won with it, from 0 to 1; a tie is half a win.
    pub win_chance: Option<f64>,
    /// The standard error of that; nothing if it is exact.
    pub win_error: f64,
}

/// What a move lost against the best one; never below zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lost {
    /// In points.
    pub points: f64,
    /// An upper bound of its standard error; nothing if it is exact.
    pub points_error: f64,
    /// In win chance, from 0 to 1, if that is known.
    pub win_chance: Option<f64>,
    /// An upper bound of its standard error; nothing if it is exact.
    pub win_error: f64,
}

/// Who judged a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JudgedBy {
    /// Points and the value of the tiles kept; nothing was played out.
    Values,
    /// Games that were played out from there.
    Simulation,
    /// What can be drawn was tried, when few tiles were left.
    PreEndgame,
    /// The end of the game was searched, with all tiles known.
    Endgame,
}

impl Worth {
    /// An exactly known worth.
    pub const fn exact(points: f64, win_chance: Option<f64>) -> Self {
        Self { points, points_error: 0.0, win_chance, win_error: 0.0 }
    }
}

impl Review {
    /// What was done beside the best that was found. If the two differ by next to nothing, and by
    /// no more than chance alone would make them, what was done is the best.
    fn new(done: Judged, ranked: Vec<Judged>, judged_by: JudgedBy) -> Self {
        let best = ranked.first().unwrap_or(&done).clone();
        let review = Self { done, best, ranked, judged_by };
        let lost = review.lost();
        let is_chance = lost.points <= lost.points_error
            && lost.win_chance.is_none_or(|chance| chance <= lost.win_error);
        if is_chance && Verdict::of(lost) <= Verdict::Good {
            return Self { best: review.done.clone(), ..review };
        }
        review
    }

    /// What was lost.
    pub fn lost(&self) -> Lost {
        let [done, best] = [&self.done, &self.best].map(|judged| judged.worth);
        let chances = done.win_chance.zip(best.win_chance);
        Lost {
            points: (best.points - done.points).max(0.0),
            points_error: best.points_error.hypot(done.points_error),
            win_chance: chances.map(|(done, best)| (best - done).max(0.0)),
            win_error: best.win_error.hypot(done.win_error),
        }
    }

    /// Whether nothing better was found.
    pub fn is_best(&self) -> bool {
        self.done.choice.chosen == self.best.choice.chosen
    }

    /// How good the move was.
    pub fn verdict(&self) -> Verdict {
        if self.is_best() { Verdict::Best } else { Verdict::of(self.lost()) }
    }
}
