//! The clock of a table: per hand or per game.

use serde::{Deserialize, Serialize};

/// The clock of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    /// No time limit.
    None,
    /// A time limit for each hand; when it runs out, the hand ends with the words laid so far.
    PerHand(HandClock),
    /// A time limit for all hands of a player together.
    PerGame(GameClock),
}

/// A time limit for each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HandClock {
    /// The time for one hand.
    pub seconds: u32,
}

/// A time limit for all hands of a player together.
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
    /// The time for a hand is too short or too long.
    Hand(u32),
    /// The time for a game is too short or too long.
    Game(u32),
}

impl ClockRule {
    /// Checks that the clock is playable.
    pub fn check(&self) -> Result<(), ClockError> {
        match *self {
            Self::PerHand(HandClock { seconds }) if !(10..=3599).contains(&seconds) => {
                Err(ClockError::Hand(seconds))
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

    #[test]
    fn a_hand_lasts_from_ten_seconds_to_an_hour_and_a_game_from_a_minute_to_ten_hours() {
        let hand = |seconds| ClockRule::PerHand(HandClock { seconds }).check();
        assert_eq!((hand(10), hand(3599)), (Ok(()), Ok(())));
        assert_eq!(hand(9).unwrap_err().to_string(), "a hand lasts from 0:10 to 59:59, not 0:09");
        let game = |seconds| ClockRule::PerGame(GameClock { seconds, points: 10 }).check();
        assert_eq!((game(60), game(59)), (Ok(()), Err(ClockError::Game(59))));
    }
}
