//! The contract a game fulfils.

use std::error::Error;

use search_control::SearchControl;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tiles::Seed;

use crate::{
    Counter, Decision, Lookups, Moment, Racks, Seat, SeatRecord, Spoken, TableOptions, Viewer,
};

/// One game of the family: its rules, and nothing about who hosts it.
///
/// Rules do no input or output, know no clock and draw no randomness: words, time and seed come in as
/// values. The same seed and the same events make the same game, on every machine.
pub trait Game: Sized + Clone + Send + Sync + 'static {
    /// The name by which the catalogue knows it.
    const ID: &'static str;
    /// What the rules look things up in, such as word lists: shared, and never changing.
    type Library: ?Sized;
    /// What the host may choose of the rules before the first turn; part of [`TableOptions`].
    type Rules: Serialize + DeserializeOwned + Clone + PartialEq + std::fmt::Debug;
    /// Why such a choice cannot be played, in words for the host.
    type InvalidOptions: Error + Spoken;
    /// What a player asks for. May be nonsense.
    type Action: Serialize + DeserializeOwned + Send + 'static;
    /// What happened. Always legal; the log is made of these.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + Send + 'static;
    /// What one viewer may see. The only thing screens and computer players get.
    /// Its JSON is also a [`SharedView`](crate::SharedView).
    type View: Serialize + DeserializeOwned + Send + 'static;
    /// Why an action was turned down, in words for the player.
    type Refusal: Error + Serialize + Spoken;
    /// What a player may ask without doing anything: what a play would score, for a hint.
    type Question: Serialize + DeserializeOwned + Send + 'static;
    /// What the player is told.
    type Answer: Serialize + DeserializeOwned;
    /// What computer players need besides a view, such as word lists and what was made of them.
    type EngineContext: Send + 'static;
    /// What a computer player tries while searching, for those who watch.
    type Trial: Serialize + DeserializeOwned;

    /// How a table with these options is filed.
    fn kind(options: &TableOptions<Self::Rules>) -> Kind;

    /// Sets the table.
    fn start(
        options: &TableOptions<Self::Rules>,
        seed: Seed,
        library: &Self::Library,
    ) -> Result<Self, Self::InvalidOptions>;

    /// The options it was set with, completed: the same options and seed set the same game.
    fn options(&self) -> &TableOptions<Self::Rules>;

    /// Judges an action without changing anything: what would happen, or why it may not be done.
    fn decide(
        &self,
        seat: Seat,
        action: Self::Action,
        now: Moment,
    ) -> Result<Decision<Self>, Self::Refusal>;

    /// The moment at which the game moves on by itself, if nobody acts before.
    fn due(&self) -> Option<Moment>;

    /// What happens by itself because this moment has come; nothing if it is not due.
    fn expire(&self, now: Moment) -> Decision<Self>;

    /// Applies an event. Cannot fail: only `decide` and `expire` make events.
    fn apply(&mut self, event: &Self::Event);

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Answers a question of a player, if the rules let them ask. Nothing changes.
    fn answer(&self, seat: Seat, question: Self::Question) -> Result<Self::Answer, Self::Refusal>;

    /// Whether answering such a question may take long, so that it is answered on another thread.
    fn is_expensive(question: &Self::Question) -> bool;

    /// Whether the answer to such a question helps a player to find a move, so that its use is noted.
    fn is_help(question: &Self::Question) -> bool;

    /// The seats without whose doing the game does not go on; nobody's when it is paused or over.
    fn waits_for(&self) -> Vec<Seat>;

    /// Who did what so that this event happened now; nothing for what happens by itself or follows
    /// from another event.
    ///
    /// A log from elsewhere is believed when every event of it is what `decide` makes of its cause.
    fn cause(&self, event: &Self::Event) -> Option<(Seat, Self::Action)>;

    /// Whether a stored event says what `decide` makes of its cause; logs of before may say less.
    fn is_same_event(stored: &Self::Event, made: &Self::Event) -> bool {
        stored == made
    }

    /// Whether players hide their racks from one another: open in a game without racks, and where the
    /// program does not know what people hold.
    fn racks(&self) -> Racks;

    /// Whether those who play may look words up meanwhile.
    fn lookups(&self) -> Lookups;

    /// Whether a word, in the capital letters of its language, lies on the table for everyone to see.
    /// One that can still be challenged does not: to look it up would be a challenge that costs
    /// nothing.
    ///
    /// The history of a view names the words that were laid.
    fn shows_word(&self, word: &str) -> bool {
        let view = serde_json::to_value(self.view(Viewer::Spectator)).unwrap_or_default();
        names(&view["history"], word)
    }

    /// What the game counts for each seat, besides turns and the best play.
    const COUNTERS: &'static [Counter];

    /// What each seat has achieved so far, for charts and statistics.
    fn records(&self) -> Vec<SeatRecord>;

    /// The forms in which a game can be written down besides its own log, such as `gcg`.
    const FORMATS: &'static [&'static str];

    /// Whether the engine's self-play keeps the rules of this game, so that two computer players can
    /// meet without a table.
    const HAS_SELF_PLAY: bool = false;

    /// The game or its position as this viewer may write it down; nothing in a form it does not have.
    fn written(&self, format: &str, viewer: Viewer) -> Option<String>;

    /// What computer players at this table share. It tells them nothing of how the table stands.
    fn engine_context(&self) -> Self::EngineContext;

    /// What a computer player does who sits where this view is from; nothing when there is nothing
    /// to do. The view is all the player knows of the table.
    fn choose_action(
        view: &Self::View,
        context: &Self::EngineContext,
        thinking: &SearchControl<'_, Self::Trial>,
    ) -> Option<Self::Action>;
}

/// How tables are filed: high scores are kept apart by these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kind {
    /// The way it is played: `normal`.
    pub mode: String,
    /// The language of its words: `en`.
    pub language: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// Those who won: one, several who share it, or nobody.
    #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
    pub winners: Vec<Seat>,
    /// The final points of every seat.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub scores: Vec<tiles::Score>,
}

/// Whether a piece of JSON holds this text, in capital letters or not.
fn names(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text.to_uppercase() == word,
        Value::Array(list) => list.iter().any(|value| names(value, word)),
        Value::Object(fields) => fields.values().any(|value| names(value, word)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
