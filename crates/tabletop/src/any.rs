//! Any game, with JSON in and JSON out: what a server holds without knowing which game it is.

use std::error::Error;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thinking::Thinking;

use crate::{Game, Moment, Outcome, Seat, Viewer};

/// A game of any kind, spoken to in JSON.
pub trait AnyGame: Send {
    /// The name by which the catalogue knows it.
    fn id(&self) -> &'static str;
    /// Judges an action without changing anything.
    fn decide(&self, seat: Seat, action: Value, now: Moment) -> Result<Vec<Value>, AnyRefusal>;
    /// The moment at which the game moves on by itself.
    fn due(&self) -> Option<Moment>;
    /// What happens by itself because this moment has come.
    fn expire(&self, now: Moment) -> Vec<Value>;
    /// Makes an event so.
    fn apply(&mut self, event: Value) -> Result<(), DamagedEvent>;
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Answers a question of a player; nothing changes.
    fn answer(&self, seat: Seat, question: Value) -> Result<Value, AnyRefusal>;
    /// A computer player's thought about what this seat sees, to be had on any thread.
    fn thought(&self, seat: Seat) -> Box<dyn AnyThought>;
}

/// What a computer player is to think about: a view, and nothing else of the table.
pub trait AnyThought: Send {
    /// What he does; nothing when there is nothing for him to do.
    fn think(&self, thinking: &Thinking<'_, Value>) -> Option<Value>;
}

struct Thought<G: Game> {
    view: G::View,
    wits: G::Wits,
}

impl<G: Game> AnyThought for Thought<G> {
    fn think(&self, thinking: &Thinking<'_, Value>) -> Option<Value> {
        let tell = |trial: &G::Trial| thinking.tell(&plain(trial));
        let inner = if thinking.is_aloud() {
            thinking.silent().aloud(&tell, Duration::ZERO)
        } else {
            thinking.silent()
        };
        G::ponder(&self.view, &self.wits, &inner).map(|action| plain(&action))
    }
}

/// Why an action was turned down: a sentence for the player, and the same as typed data for a screen
/// that speaks another language.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{sentence}")]
pub struct AnyRefusal {
    /// The reason in words.
    pub sentence: String,
    /// The reason as data; null when the action was not one this game has.
    pub reason: Value,
}

/// An event of a log that this game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log holds an event that this game does not know: {0}")]
pub struct DamagedEvent(pub String);

impl<G: Game> AnyGame for G {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn decide(&self, seat: Seat, action: Value, now: Moment) -> Result<Vec<Value>, AnyRefusal> {
        let action = read(action, "that is not something one can do in this game")?;
        let events = Game::decide(self, seat, action, now).map_err(|refusal| refused(&refusal))?;
        Ok(events.iter().map(plain).collect())
    }

    fn due(&self) -> Option<Moment> {
        Game::due(self)
    }

    fn expire(&self, now: Moment) -> Vec<Value> {
        Game::expire(self, now).iter().map(plain).collect()
    }

    fn apply(&mut self, event: Value) -> Result<(), DamagedEvent> {
        let event =
            serde_json::from_value(event).map_err(|fault| DamagedEvent(fault.to_string()))?;
        Game::apply(self, &event);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&Game::view(self, viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn answer(&self, seat: Seat, question: Value) -> Result<Value, AnyRefusal> {
        let question = read(question, "that is not something one can ask in this game")?;
        let answer = Game::answer(self, seat, question).map_err(|refusal| refused(&refusal))?;
        Ok(plain(&answer))
    }

    fn thought(&self, seat: Seat) -> Box<dyn AnyThought> {
        let view = Game::view(self, Viewer::Seat(seat));
        Box::new(Thought::<G> { view, wits: self.wits() })
    }
}

fn read<Asked: DeserializeOwned>(asked: Value, wrong: &str) -> Result<Asked, AnyRefusal> {
    serde_json::from_value(asked)
        .map_err(|fault| AnyRefusal { sentence: format!("{wrong}: {fault}"), reason: Value::Null })
}

fn refused<Refusal: Error + Serialize>(refusal: &Refusal) -> AnyRefusal {
    AnyRefusal { sentence: refusal.to_string(), reason: plain(refusal) }
}

fn plain(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("events, views and refusals are plain data")
}
