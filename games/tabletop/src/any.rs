//! Any game, with JSON in and JSON out: what a server holds without knowing which game it is.

use std::any::Any;
use std::error::Error;
use std::fmt::Display;
use std::time::Duration;

use locales::table;
use search_control::SearchControl;
use serde::de::DeserializeOwned;
use serde::{Deserialize as _, Serialize};
use serde_json::Value;

use crate::{
    Decision, Game, InvalidLog, Lookups, Message, Moment, Outcome, Racks, Seat, SeatRecord, Spoken,
    Viewer, verify,
};

/// A game of any kind, spoken to in JSON.
pub trait AnyGame: Send + Sync {
    /// The name by which the catalogue knows it.
    fn id(&self) -> &'static str;
    /// The options it was set with, completed: the same options and seed set the same game.
    fn options(&self) -> Value;
    /// Judges an action without changing anything.
    fn decide(
        &self,
        seat: Seat,
        action: AnyAction,
        now: Moment,
    ) -> Result<Box<dyn AnyDecision>, AnyRefusal>;
    /// The moment at which the game moves on by itself.
    fn due(&self) -> Option<Moment>;
    /// The automatic events that are due at this moment.
    fn expire(&self, now: Moment) -> Box<dyn AnyDecision>;
    /// Applies an event of a stored log.
    fn apply(&mut self, event: Value) -> Result<(), DamagedEvent>;
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Answers a question of a player; nothing changes.
    fn answer(&self, seat: Seat, question: Value) -> Result<Value, AnyRefusal>;
    /// An expensive question, to be answered on any thread; `None` if the question is cheap.
    fn expensive_question(&self, seat: Seat, question: &Value) -> Option<Box<dyn AnyQuestion>>;
    /// Whether the answer to a question helps a player to find a move.
    fn is_help(&self, question: &Value) -> bool;
    /// The seats without whose doing the game does not go on.
    fn waits_for(&self) -> Vec<Seat>;
    /// Whether players hide their racks from one another.
    fn racks(&self) -> Racks;
    /// Whether those who play may look words up meanwhile.
    fn lookups(&self) -> Lookups;
    /// Whether a word lies on the table for everyone to see, and cannot be challenged.
    fn shows_word(&self, word: &str) -> bool;
    /// Each seat's records so far.
    fn records(&self) -> Vec<SeatRecord>;
    /// The game or its position as this viewer may write it down.
    fn written(&self, format: &str, viewer: Viewer) -> Option<String>;
    /// The game as it stands after this log, every step of which is judged again.
    fn replayed(&self, log: Vec<(Value, Moment)>) -> Result<Box<dyn AnyGame>, ForeignLog>;
    /// A computer player's search on this seat's view, to be run on any thread.
    fn computer_turn(&self, seat: Seat) -> Box<dyn AnyComputerTurn>;
}

/// What a player asks for: JSON from a screen, or an action of the game's own type from a computer
/// player in the same process.
pub struct AnyAction(Asked);

enum Asked {
    Json(Value),
    Typed(Box<dyn Any + Send>),
}

impl AnyAction {
    /// An action of a game's own type.
    pub fn typed<Action: Any + Send>(action: Action) -> Self {
        Self(Asked::Typed(Box::new(action)))
    }

    fn read<Action: DeserializeOwned + Any>(self) -> Result<Action, AnyRefusal> {
        match self.0 {
            Asked::Json(action) => read(action, table::not_an_action),
            Asked::Typed(action) => match action.downcast() {
                Ok(action) => Ok(*action),
                Err(_) => Err(unreadable(table::not_an_action, &"an action of another game")),
            },
        }
    }
}

impl From<Value> for AnyAction {
    fn from(action: Value) -> Self {
        Self(Asked::Json(action))
    }
}

/// What a game decided: store the log, then continue with the game.
pub trait AnyDecision: Send {
    /// Whether nothing happens.
    fn is_empty(&self) -> bool;
    /// Whether the game is over after it.
    fn ends_the_game(&self) -> bool;
    /// The events as they are stored.
    fn log(&self) -> Vec<Value>;
    /// The game after the events.
    fn into_game(self: Box<Self>) -> Box<dyn AnyGame>;
}

impl<G: Game> AnyDecision for Decision<G> {
    fn is_empty(&self) -> bool {
        Self::is_empty(self)
    }

    fn ends_the_game(&self) -> bool {
        self.after().outcome().is_some()
    }

    fn log(&self) -> Vec<Value> {
        self.events().iter().map(plain).collect()
    }

    fn into_game(self: Box<Self>) -> Box<dyn AnyGame> {
        Box::new(Self::into_game(*self))
    }
}

/// What a computer player is to think about: a view, and nothing else of the table.
pub trait AnyComputerTurn: Send {
    /// What the player does; nothing when there is nothing to do.
    fn think(&self, thinking: &SearchControl<'_, Value>) -> Option<AnyAction>;
}

/// An expensive question.
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

struct ComputerTurn<G: Game> {
    view: G::View,
    context: G::EngineContext,
}

impl<G: Game> AnyComputerTurn for ComputerTurn<G> {
    fn think(&self, thinking: &SearchControl<'_, Value>) -> Option<AnyAction> {
        let tell = |trial: &G::Trial| thinking.tell(&plain(trial));
        let inner = if thinking.has_listener() {
            thinking.without_listener().with_listener(&tell, Duration::ZERO)
        } else {
            thinking.without_listener()
        };
        G::choose_action(&self.view, &self.context, &inner).map(AnyAction::typed)
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

    fn decide(
        &self,
        seat: Seat,
        action: AnyAction,
        now: Moment,
    ) -> Result<Box<dyn AnyDecision>, AnyRefusal> {
        let decision = Game::decide(self, seat, action.read()?, now);
        Ok(Box::new(decision.map_err(|refusal| refused(&refusal))?))
    }

    fn due(&self) -> Option<Moment> {
        Game::due(self)
    }

    fn expire(&self, now: Moment) -> Box<dyn AnyDecision> {
        Box::new(Game::expire(self, now))
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

    fn is_help(&self, question: &Value) -> bool {
        G::Question::deserialize(question).is_ok_and(|question| G::is_help(&question))
    }

    fn waits_for(&self) -> Vec<Seat> {
        Game::waits_for(self)
    }

    fn racks(&self) -> Racks {
        Game::racks(self)
    }

    fn lookups(&self) -> Lookups {
        Game::lookups(self)
    }

    fn shows_word(&self, word: &str) -> bool {
        Game::shows_word(self, word)
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

    fn computer_turn(&self, seat: Seat) -> Box<dyn AnyComputerTurn> {
        let view = Game::view(self, Viewer::Seat(seat));
        Box::new(ComputerTurn::<G> { view, context: self.engine_context() })
    }
}

/// The refusal of something that this game cannot read.
fn unreadable(refusal: fn(String) -> Message, fault: &dyn Display) -> AnyRefusal {
    AnyRefusal { sentence: refusal(fault.to_string()), reason: Value::Null }
}

fn read<Read: DeserializeOwned>(
    json: Value,
    refusal: fn(String) -> Message,
) -> Result<Read, AnyRefusal> {
    serde_json::from_value(json).map_err(|fault| unreadable(refusal, &fault))
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
