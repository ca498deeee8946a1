//! The clock of a table: per turn or per game, and what running over it costs.

use serde::{Deserialize, Serialize};

/// The clock of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    /// No time limit.
    None,
    /// A time limit for each turn.
    PerTurn(TurnClock),
    /// A time limit for all turns of a player together.
    PerGame(GameClock),
}

/// A time limit for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TurnClock {
    /// The time for one turn.
    pub seconds: u32,
    /// What happens after it.
    pub over: TimeOver,
}

/// What happens to a player who takes longer than a turn's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TimeOver {
    /// The turn is missed; a word that is being typed must still be placed.
    MissesTurn,
    /// This many points are lost for each started minute until the turn ends.
    LosesPoints(u8),
}

/// A time limit for all turns of a player together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameClock {
    /// The time for the game.
    pub seconds: u32,
    /// Points lost at the end for each started minute over the limit.
    pub points: u8,
}

/// Why a clock is not playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// A turn that is missed must be between ten seconds and an hour long.
    Turn(u32),
    /// A turn that costs points is 3 to 15 minutes long.
    PenaltyTurn(u32),
    /// 1 to 10 points a minute.
    Points(u8),
    /// The time for a game is too short or too long.
    Game(u32),
}

impl ClockRule {
    /// Checks that the clock is playable.
    pub fn check(&self) -> Result<(), ClockError> {
        match *self {
            Self::PerTurn(TurnClock { seconds, over: TimeOver::MissesTurn })
                if !(10..=3599).contains(&seconds) =>
            {
                Err(ClockError::Turn(seconds))
            }
            Self::PerTurn(TurnClock { over: TimeOver::LosesPoints(points), .. })
                if !(1..=10).contains(&points) =>
            {
                Err(ClockError::Points(points))
            }
            Self::PerTurn(TurnClock { seconds, over: TimeOver::LosesPoints(_) })
                if !(180..=900).contains(&seconds) =>
            {
                Err(ClockError::PenaltyTurn(seconds))
            }
            Self::PerGame(GameClock { seconds, .. }) if !(60..=36_000).contains(&seconds) => {
                Err(ClockError::Game(seconds))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(seconds: u32, over: TimeOver) -> ClockRule {
        ClockRule::PerTurn(TurnClock { seconds, over })
    }

    /// DL-010, DL-039
    #[test]
    fn a_turn_lasts_from_ten_seconds_to_an_hour() {
        assert_eq!(turn(10, TimeOver::MissesTurn).check(), Ok(()));
        assert_eq!(turn(3599, TimeOver::MissesTurn).check(), Ok(()));
        let refusal = turn(9, TimeOver::MissesTurn).check().unwrap_err();
        assert_eq!(refusal.to_string(), "a turn lasts from 0:10 to 59:59, not 0:09");
        assert!(turn(3600, TimeOver::MissesTurn).check().is_err());
    }

    /// PS-043, PS-044
    #[test]
    fn a_penalty_is_one_to_ten_points_after_three_to_fifteen_minutes() {
        assert_eq!(turn(180, TimeOver::LosesPoints(1)).check(), Ok(()));
        assert_eq!(turn(900, TimeOver::LosesPoints(10)).check(), Ok(()));
        assert_eq!(turn(180, TimeOver::LosesPoints(0)).check(), Err(ClockError::Points(0)));
        assert_eq!(turn(180, TimeOver::LosesPoints(11)).check(), Err(ClockError::Points(11)));
        assert_eq!(turn(179, TimeOver::LosesPoints(5)).check(), Err(ClockError::PenaltyTurn(179)));
        assert!(turn(901, TimeOver::LosesPoints(5)).check().is_err());
    }
}
