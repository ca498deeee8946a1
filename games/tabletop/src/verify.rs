//! Verifies logs from other sources: the rules must produce the same events.

use crate::{Game, Moment};

/// A log that the rules would not have written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {number} of the game could not have happened under its rules")]
pub struct InvalidLog {
    /// Which event of the log it is, counted from 1.
    pub number: usize,
}

/// Plays a log through, judging every step again; the game as it stands after it.
///
/// Nothing is applied that `decide` or `expire` did not make, so that a damaged or forged log cannot
/// bring a game into a state the rules do not know.
pub fn replay<G: Game>(mut game: G, log: &[(G::Event, Moment)]) -> Result<G, InvalidLog> {
    let mut done = 0;
    let mut clock = Moment::default();
    while let Some((event, moment)) = log.get(done) {
        let invalid = InvalidLog { number: done + 1 };
        if *moment < clock {
            return Err(invalid);
        }
        clock = *moment;
        let made = match game.cause(event) {
            Some((seat, action)) => game.decide(seat, action, *moment).ok(),
            None => Some(game.expire(*moment)),
        };
        let made = made.filter(|made| !made.is_empty()).ok_or(invalid)?;
        for event in made.events() {
            let told = log.get(done);
            done += 1;
            if told.is_none_or(|(told, at)| !G::is_same_event(told, event) || at != moment) {
                return Err(InvalidLog { number: done });
            }
        }
        game = made.into_game();
    }
    Ok(game)
}
