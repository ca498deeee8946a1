//! Verdicts: how good a move was, in one word.
//!
//! | verdict | win chance lost, up to | or, if no win chance is known, points lost, up to |
//! |---|---|---|
//! | best | nothing | nothing |
//! | good | 1 in 100 | 2 |
//! | slip | 4 in 100 | 7 |
//! | mistake | 10 in 100 | 18 |
//! | blunder | more | more |
//!
//! In a game that is all but decided nothing changes the win chance much, but points still count
//! for something: a player who loses more of them than a good move may has made a slip at least.

use super::Lost;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing better was found.
    Best,
    /// As good as the best.
    Good,
    /// A little was lost.
    Slip,
    /// Enough was lost to matter.
    Mistake,
    /// A loss that may have cost the game.
    Blunder,
}

/// The most that may be lost for a verdict.
struct Limit {
    verdict: Verdict,
    win_chance: f64,
    points: f64,
}

/// The mildest first; what is beyond the last is a blunder.
const LIMITS: [Limit; 4] = [
    Limit { verdict: Verdict::Best, win_chance: 0.0, points: 0.0 },
    Limit { verdict: Verdict::Good, win_chance: 0.01, points: 2.0 },
    Limit { verdict: Verdict::Slip, win_chance: 0.04, points: 7.0 },
    Limit { verdict: Verdict::Mistake, win_chance: 0.10, points: 18.0 },
];

impl Verdict {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Slip, Self::Mistake, Self::Blunder];

    /// The verdict on a move with this loss.
    pub fn of(lost: Lost) -> Self {
        let by_points = mildest(|limit| lost.points <= limit.points);
        match lost.win_chance {
            None => by_points,
            Some(chance) => {
                let by_chance = mildest(|limit| chance <= limit.win_chance);
                by_chance.max(by_points.min(Self::Slip))
            }
        }
    }

    /// Its name in JSON and other formats.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

fn mildest(holds: impl Fn(&Limit) -> bool) -> Verdict {
    LIMITS.iter().find(|limit| holds(limit)).map_or(Verdict::Blunder, |limit| limit.verdict)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(points: f64, win_chance: Option<f64>) -> Verdict {
        Verdict::of(Lost { points, points_error: 0.0, win_chance, win_error: 0.0 })
    }

    #[test]
    fn points_decide_where_no_win_chance_is_known() {
        let verdicts = [0.0, 1.5, 7.0, 7.1, 30.0].map(|points| verdict(points, None));
        assert_eq!(verdicts, Verdict::ALL);
    }

    #[test]
    fn the_win_chance_decides_where_it_is_known() {
        assert_eq!(verdict(0.0, Some(0.4)), Verdict::Blunder);
        assert_eq!(verdict(1.0, Some(0.08)), Verdict::Mistake);
        assert_eq!(verdict(1.0, Some(0.005)), Verdict::Good);
    }

    #[test]
    fn in_a_decided_game_many_points_are_a_slip() {
        assert_eq!(verdict(40.0, Some(0.0)), Verdict::Slip);
        assert_eq!(verdict(1.0, Some(0.0)), Verdict::Good);
    }
}
