//! What the dialogue has to know of a game: one trait that each game fills.
//!
//! A speaker holds no state and does no input or output. It reads a line with what is seen of the
//! table, and says what to tell, to ask or to do; so every dialogue is a function of values.

use locales::{Message, Value as Gap, plain as say};
use notation::Coordinates;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{RackView, SharedView};

use super::line::Line;

/// The table as the person at the keyboard sees it.
pub(crate) struct Seen<'table> {
    /// The view of the seat, in the game's own JSON.
    pub(crate) view: &'table Value,
    /// The seat at the keyboard; none for a spectator.
    pub(crate) seat: Option<u8>,
    /// The seats of everyone at this terminal.
    pub(crate) own: Vec<u8>,
    /// How places are written.
    pub(crate) coordinates: Coordinates,
    /// How often a hint was asked for in this turn.
    pub(crate) hints: u32,
}

/// What a line leads to.
pub(crate) enum Reply {
    /// This is answered.
    Tell(Vec<Message>),
    /// The table is asked this; [`Speaker::answered`] puts the answer into words.
    Ask(Question),
    /// This is done.
    Act(Value),
    /// This is done if the person says yes to the question.
    Confirm(Message, Value),
}

/// A question to the table.
pub(crate) struct Question {
    /// The question, in the game's own JSON.
    pub(crate) question: Value,
    /// What the speaker needs to put the answer into words.
    pub(crate) about: Value,
}

/// The answer to a question, in words.
#[derive(Default)]
pub(crate) struct Answered {
    /// What is said.
    pub(crate) lines: Vec<Message>,
    /// What the command `play` does after it, one action after another.
    pub(crate) ready: Vec<Value>,
}

/// A way to play a game, as the set-up offers it.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    /// Its name on the command line: `solitaire`.
    pub(crate) name: &'static str,
    /// What it is called.
    pub(crate) title: fn() -> Message,
    /// Whether others play too.
    pub(crate) company: bool,
    /// Whether several games are played.
    pub(crate) rounds: bool,
}

/// What was chosen in the set-up, for the rules of the table.
pub(crate) struct Choice<'setup> {
    /// The way to play; empty where the game has but one.
    pub(crate) way: &'setup str,
    /// The preset, or [`EASY`].
    pub(crate) preset: &'setup str,
    /// The language of the words.
    pub(crate) words: &'setup str,
    /// How many games a tournament has.
    pub(crate) rounds: u8,
}

/// The name of rules that forgive: hints, no clock, a wrong word comes back.
pub(crate) const EASY: &str = "easy";

/// What the dialogue knows of one game.
pub(crate) trait Speaker: Sync {
    /// What the game is called.
    fn title(&self) -> Message;

    /// The ways to play it, the usual one first; none if there is but one.
    fn ways(&self) -> &'static [Way] {
        &[]
    }

    /// The preset on which the easy rules are built, if the game has them besides its presets.
    fn easy(&self) -> Option<&'static str> {
        None
    }

    /// How the rules of a table differ from its preset.
    fn changes(&self, choice: &Choice<'_>) -> Value {
        let _ = choice;
        Value::Null
    }

    /// The commands of this game.
    fn help(&self) -> Vec<Message>;

    /// What is in the hand of the person at the keyboard.
    fn hand(&self, seen: &Seen<'_>) -> Vec<Message>;

    /// What is to be known besides at the beginning.
    fn opening(&self, seen: &Seen<'_>) -> Vec<Message>;

    /// A line of the history in words.
    fn line(&self, seen: &Seen<'_>, number: usize) -> Vec<Message>;

    /// What is going on inside the turn, and what the table asks for.
    fn state(&self, seen: &Seen<'_>) -> Vec<Message>;

    /// Why the game is over.
    fn ending(&self, seen: &Seen<'_>) -> Vec<Message>;

    /// What a line means; nothing if it is no command of this game.
    fn read(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply>;

    /// What a line means that is no command at all.
    fn otherwise(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let _ = (line, seen);
        None
    }

    /// The answer of the table in words.
    fn answered(&self, about: &Value, answer: &Value, seen: &Seen<'_>) -> Answered;

    /// Whether people at the same terminal must not see each other's tiles.
    fn keeps_secrets(&self, seen: &Seen<'_>) -> bool {
        let hidden = |seat: &u8| seen.shared().is_some_and(|view| is_hidden(&view, *seat));
        seen.own.iter().filter(|seat| Some(**seat) != seen.seat).any(hidden)
    }
}

fn is_hidden(view: &SharedView, seat: u8) -> bool {
    let rack = view.seats.get(usize::from(seat)).and_then(|seat| seat.rack.as_ref());
    matches!(rack, Some(RackView::Hidden(_)))
}

impl Seen<'_> {
    /// The view in the types of its game.
    pub(crate) fn read<View: DeserializeOwned>(&self) -> Option<View> {
        View::deserialize(self.view).ok()
    }

    /// A line of the history as the game itself puts it.
    pub(crate) fn told(&self, game: &str, number: usize) -> Vec<Message> {
        let Some(entry) = catalogue::find(game) else { return Vec::new() };
        (entry.told)(self.view.clone()).into_iter().nth(number).into_iter().collect()
    }

    /// The part of the view that all games share.
    pub(crate) fn shared(&self) -> Option<SharedView> {
        self.read()
    }
}

impl Answered {
    /// Nothing but words.
    pub(crate) const fn lines(lines: Vec<Message>) -> Self {
        Self { lines, ready: Vec::new() }
    }
}

impl Reply {
    /// One line.
    pub(crate) fn line(message: Message) -> Self {
        Self::Tell(vec![message])
    }
}

/// Tiles one by one, so that they are spelled and not read as a word.
pub(crate) fn spelled<Text: AsRef<str>>(tiles: impl IntoIterator<Item = Text>) -> Gap {
    let spoken = |tile: Text| match tile.as_ref() {
        "?" => Gap::from(say::blank()),
        tile => Gap::from(tile.trim_matches(['[', ']'])),
    };
    Gap::List(tiles.into_iter().map(spoken).collect())
}

/// Several things in a row, as in `A, B and C`.
pub(crate) fn listed<Thing: Into<Gap>>(things: impl IntoIterator<Item = Thing>) -> Gap {
    Gap::List(things.into_iter().map(Into::into).collect())
}

/// The name of the player of a seat.
pub(crate) fn name_of(view: &SharedView, seat: u8) -> &str {
    view.seats.get(usize::from(seat)).map_or("", |seat| &seat.player.name)
}
