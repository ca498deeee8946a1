//! Meetings: computer players of any game who play it to its end, among themselves.

use lexicon::Shelf;
use locales::{Message, Spoken, table};
use search_control::SearchControl;
use serde_json::Value;
use tabletop::{AnyGame, AnyOptions, Moment, Outcome, Player, SeatRecord};
use tiles::Seed;

use crate::{Entry, NotStarted};

/// How many actions a game may take: more than any has, so that one that never ends is noticed.
const LONGEST: usize = 10_000;

/// A game that computer players have played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// How it ended.
    pub outcome: Outcome,
    /// What each seat achieved.
    pub records: Vec<SeatRecord>,
}

/// Why players could not meet.
#[derive(Clone, Debug, PartialEq)]
pub enum NotMet {
    /// The table could not be set.
    NotStarted(NotStarted),
    /// A player did something that the rules refuse, or nothing at all.
    Stuck(String),
    /// The game did not end.
    Endless,
}

locales::spoken_error!(NotMet);

impl Spoken for NotMet {
    fn message(&self) -> Message {
        match self {
            Self::NotStarted(why) => why.message(),
            Self::Stuck(why) => table::computer_stuck(why),
            Self::Endless => table::endless(LONGEST),
        }
    }
}

impl From<NotStarted> for NotMet {
    fn from(why: NotStarted) -> Self {
        Self::NotStarted(why)
    }
}

impl Entry {
    /// Lets computer players of these names play a game by these rules.
    pub fn meet(
        &self,
        rules: &Value,
        names: &[&str],
        seed: Seed,
        words: &Shelf,
    ) -> Result<Meeting, NotMet> {
        let players = names.iter().map(|name| Player::computer("computer", name)).collect();
        let options = AnyOptions { rules: rules.clone(), players, position: None, aids: None };
        let mut game = (self.start)(options, seed, words)?;
        for _ in 0..LONGEST {
            if let Some(outcome) = game.outcome() {
                return Ok(Meeting { outcome, records: game.records() });
            }
            game = take_turn(&*game)?;
        }
        Err(NotMet::Endless)
    }
}

/// Lets the first player the game waits for act.
fn take_turn(game: &dyn AnyGame) -> Result<Box<dyn AnyGame>, NotMet> {
    let stuck = |why: &dyn ToString| NotMet::Stuck(why.to_string());
    let seat = game.waits_for().first().copied().ok_or_else(|| stuck(&"nobody is to move"))?;
    let action = game.computer_turn(seat).think(&SearchControl::unlimited());
    let action = action.ok_or_else(|| stuck(&"a player who is to move does nothing"))?;
    let decision = game.decide(seat, action, Moment(0)).map_err(|refusal| stuck(&refusal))?;
    Ok(decision.into_game())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lexicon::Lexicon;
    use tiles::Alphabet;

    use super::*;

    #[test]
    fn computer_players_of_every_game_play_it_to_its_end() {
        let list = |name: &str, alphabet: &str| {
            let alphabet = Alphabet::named(alphabet).unwrap();
            let words =
                "AS TA SE ES TES SET SEAT TEAS EASTS ASSET SEATS TASTE TASSES ASSETS STATES"
                    .split(' ')
                    .map(|word| alphabet.word(word).unwrap());
            Arc::new(Lexicon::from_words(name, alphabet.clone(), words).unwrap())
        };
        let shelf = Shelf::new([list("en", "english"), list("fr", "french")]);
        for game in crate::GAMES {
            let rules = (game.presets)().into_iter().next_back().unwrap().rules;
            let meeting = game.meet(&rules, &["level1", "level2"], Seed::from_number(1), &shelf);
            let meeting = meeting.unwrap();
            assert_eq!(meeting.outcome.scores.len(), 2);
            assert!(meeting.records[0].turns > 0);
        }
    }

    #[test]
    fn a_player_who_is_not_there_cannot_be_met() {
        let game = &crate::GAMES[0];
        let rules = (game.presets)().remove(0).rules;
        let shelf = Shelf::default();
        let refusal = game.meet(&rules, &["level1", "nobody"], Seed::from_number(1), &shelf);
        assert!(matches!(refusal, Err(NotMet::NotStarted(_))));
    }
}
