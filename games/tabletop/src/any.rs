//! Any game, with JSON in and JSON out: what a server holds without knowing which game it is.

use std::error::Error;
use std::time::Duration;

use locales::table;
use search_control::SearchControl;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    Game, InvalidLog, Lookups, Message, Moment, Outcome, Seat, SeatRecord, Spoken, Viewer, verify,
};

/// A game of any kind, spoken to in JSON.
pub trait AnyGame: Send + Sync {
    /// The name by which the catalogue knows it.
    fn id(&self) -> &'static str;
    /// The options it was set with, completed: the same options and seed set the same game.
    fn options(&self) -> Value;
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
    /// A question that takes real thought, to be answered on any thread; nothing if it takes none.
    fn expensive_question(&self, seat: Seat, question: &Value) -> Option<Box<dyn AnyQuestion>>;
    /// The seats without whose doing the game does not go on.
    fn waits_for(&self) -> Vec<Seat>;
    /// Whether those who play may look words up meanwhile.
    fn lookups(&self) -> Lookups;
    /// What each seat has achieved so far.
    fn records(&self) -> Vec<SeatRecord>;
    /// The game or its position as this viewer may write it down.
    fn written(&self, format: &str, viewer: Viewer) -> Option<String>;
    /// The game as it stands after this log, every step of which is judged again.
    fn replayed(&self, log: Vec<(Value, Moment)>) -> Result<Box<dyn AnyGame>, ForeignLog>;
    /// A computer player's thought about what this seat sees, to be had on any thread.
    fn thought(&self, seat: Seat) -> Box<dyn AnyComputerTurn>;
}

/// What a computer player is to think about: a view, and nothing else of the table.
pub trait AnyComputerTurn: Send {
    /// What he does; nothing when there is nothing for him to do.
    fn think(&self, thinking: &SearchControl<'_, Value>) -> Option<Value>;
}

/// A question that takes real thought.
pub trait AnyQuestion: Send {
    /// Its answer.
    fn answer(self: Box<Self>) -> Result<Value, AnyRefusal>;
}

struct ExpensiveQuestion<G: Game> {
    game: G,
    seat: Seat,
    question: G::Question,
}

impl<G: Game> AnyQuestion for ExpensiveQuestion<G> {
    fn answer(self: Box<Self>) -> Result<Value, AnyRefusal> {
        let answer = Game::answer(&self.game, self.seat, self.question);
        answer.map(|answer| plain(&answer)).map_err(|refusal| refused(&refusal))
    }
}

struct Thought<G: Game> {
    view: G::View,
    context: G::EngineContext,
}

impl<G: Game> AnyComputerTurn for Thought<G> {
    fn think(&self, thinking: &SearchControl<'_, Value>) -> Option<Value> {
        let tell = |trial: &G::Trial| thinking.tell(&plain(trial));
        let inner = if thinking.is_aloud() {
            thinking.silent().aloud(&tell, Duration::ZERO)
        } else {
            thinking.silent()
        };
        G::choose_action(&self.view, &self.context, &inner).map(|action| plain(&action))
    }
}

/// Why an action was turned down: a sentence for the player, and the same as typed data for screens.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyRefusal {
    /// The reason in words.
    pub sentence: Message,
    /// The reason as data; null when the action was not one this game has.
    pub reason: Value,
}

locales::spoken_error!(AnyRefusal);

impl Spoken for AnyRefusal {
    fn message(&self) -> Message {
        self.sentence.clone()
    }
}

/// Why a log from elsewhere is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForeignLog {
    /// It has an event that this game does not know.
    #[error(transparent)]
    Damaged(#[from] DamagedEvent),
    /// The rules would not have written it.
    #[error(transparent)]
    InvalidLog(#[from] InvalidLog),
}

/// An event of a log that this game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log holds an event that this game does not know: {0}")]
pub struct DamagedEvent(pub String);

impl<G: Game> AnyGame for G {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> Value {
        plain(Game::options(self))
    }

    fn decide(&self, seat: Seat, action: Value, now: Moment) -> Result<Vec<Value>, AnyRefusal> {
        let action = read(action, table::not_an_action)?;
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
        Game::apply(self, &read_event::<G>(event)?);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&Game::view(self, viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn answer(&self, seat: Seat, question: Value) -> Result<Value, AnyRefusal> {
        let question = read(question, table::not_a_question)?;
        let answer = Game::answer(self, seat, question).map_err(|refusal| refused(&refusal))?;
        Ok(plain(&answer))
    }

    fn expensive_question(&self, seat: Seat, question: &Value) -> Option<Box<dyn AnyQuestion>> {
        let question: G::Question = serde_json::from_value(question.clone()).ok()?;
        G::is_expensive(&question)
            .then(|| Box::new(ExpensiveQuestion { game: self.clone(), seat, question }) as Box<_>)
    }

    fn waits_for(&self) -> Vec<Seat> {
        Game::waits_for(self)
    }

    fn lookups(&self) -> Lookups {
        Game::lookups(self)
    }

    fn records(&self) -> Vec<SeatRecord> {
        Game::records(self)
    }

    fn written(&self, format: &str, viewer: Viewer) -> Option<String> {
        Game::written(self, format, viewer)
    }

    fn replayed(&self, log: Vec<(Value, Moment)>) -> Result<Box<dyn AnyGame>, ForeignLog> {
        let events = log.into_iter().map(|(event, moment)| Ok((read_event::<G>(event)?, moment)));
        let events = events.collect::<Result<Vec<_>, DamagedEvent>>()?;
        Ok(Box::new(verify::replay(self.clone(), &events)?))
    }

    fn thought(&self, seat: Seat) -> Box<dyn AnyComputerTurn> {
        let view = Game::view(self, Viewer::Seat(seat));
        Box::new(Thought::<G> { view, context: self.engine_context() })
    }
}

fn read<Asked: DeserializeOwned>(
    asked: Value,
    refusal: fn(String) -> Message,
) -> Result<Asked, AnyRefusal> {
    serde_json::from_value(asked)
        .map_err(|fault| AnyRefusal { sentence: refusal(fault.to_string()), reason: Value::Null })
}

fn read_event<G: Game>(event: Value) -> Result<G::Event, DamagedEvent> {
    serde_json::from_value(event).map_err(|fault| DamagedEvent(fault.to_string()))
}

fn refused<Refusal: Error + Serialize + Spoken>(refusal: &Refusal) -> AnyRefusal {
    AnyRefusal { sentence: refusal.message(), reason: plain(refusal) }
}

fn plain(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("events, views and refusals are plain data")
}
