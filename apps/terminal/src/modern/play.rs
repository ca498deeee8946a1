//! What a game gives its table in the terminal; `src/games/<game>/screen.rs` has one for each game.

use crossterm::event::KeyEvent;
use locales::Language;
use ratatui::layout::Rect;
use serde_json::Value;

use super::canvas::Canvas;
use crate::screen::KeyMap;

/// What a game gives its table: its own state of the hand, and functions on it.
pub(crate) trait Play: Send {
    /// Takes the view of the seat on the screen; a new one, or the same again.
    fn show(&mut self, view: &Value);

    /// Takes a key that the table has no use for.
    fn press(&mut self, key: KeyEvent, around: Around) -> Reaction;

    /// Takes a press of the mouse on a place of the board.
    fn press_board(&mut self, place: usize, around: Around) -> Reaction;

    /// Takes a press of the mouse on a tile of the rack.
    fn press_rack(&mut self, tile: usize, around: Around) -> Reaction;

    /// The question whose answer shows what the laid tiles would bring, if any are laid.
    fn preview(&self) -> Option<Value>;

    /// Takes the answer to the preview, or the sentence with which it was refused.
    fn previewed(&mut self, answer: Result<Value, String>);

    /// The question for a hint.
    fn hint(&self, asked_before: u32) -> Value;

    /// The hints of an answer, each with what it says and what choosing it lays.
    fn hints(&self, answer: Value, around: Around) -> Vec<Suggestion>;

    /// Lays what a hint suggested.
    fn take_hint(&mut self, suggestion: &Suggestion) -> Reaction;

    /// Takes the chosen tiles of the rack for an exchange or what else they were asked for.
    fn give_back(&mut self, purpose: Purpose, tiles: &[String]) -> Reaction;

    /// What the table asks the player, if it does.
    fn question(&self, around: Around) -> Option<Question>;

    /// What a computer player tries, in a few words.
    fn trial(&self, trial: &Value, around: Around) -> Option<String>;

    /// Draws the board, the path or the plane.
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around);

    /// How much room the board wants in an area of this size.
    fn board_size(&self, area: Rect) -> (u16, u16);

    /// The tiles of the rack.
    fn rack(&self) -> Vec<RackTile>;

    /// What the laid tiles would bring.
    fn tentative(&self, around: Around) -> Tentative;

    /// The lines of the score sheet.
    fn turns(&self, around: Around) -> Vec<TurnLine>;

    /// What is left in the bag.
    fn bag(&self, around: Around) -> Bag;

    /// A line about a player besides name, points and time.
    fn about_seat(&self, seat: u8, around: Around) -> Option<String>;

    /// Why the game is over, in a sentence.
    fn ending(&self, around: Around) -> Option<String>;

    /// The keys of this game that mean something now, with what they do.
    fn keys(&self, around: Around) -> Vec<(&'static str, String)>;

    /// Every key of this game, for the list of keys.
    fn all_keys(&self, around: Around) -> Vec<(&'static str, String)>;

    /// Examples of what can be typed in the command line.
    fn examples(&self, around: Around) -> String;

    /// Whether players may not see one another's tiles.
    fn hides_tiles(&self) -> bool;

    /// The question that reviews a line of the score sheet, if the game can.
    fn review(&self, _turn: usize, _around: Around) -> Option<Value> {
        None
    }

    /// Takes a review, to be drawn instead of the table; nothing to go back to the table.
    fn reviewed(&mut self, _answer: Option<Value>) {}

    /// The review in words, for the panel beside the board.
    fn review_lines(&self, _around: Around) -> Vec<ReviewLine> {
        Vec::new()
    }

    /// Changes how near the board is shown.
    fn zoom(&mut self) {}

    /// Whether something is in hand that can be put down.
    fn is_in_hand(&self) -> bool;

    /// Puts down what is in hand; whether anything was.
    fn put_down(&mut self) -> bool;

    /// The last word that was played.
    fn last_word(&self) -> Option<String>;
}

/// What a game needs to know of the player and the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Around {
    /// In which language to talk.
    pub language: Language,
    /// Which keys the player uses.
    pub keys: KeyMap,
    /// How squares are written.
    pub notation: Notation,
    /// Whether it is the turn of the player on the screen.
    pub is_to_move: bool,
}

/// How squares are written: the row's number first, or the row's letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notation {
    /// `8D` across, `D8` down.
    #[default]
    English,
    /// `H4` across, `4H` down.
    French,
}

/// What comes of a key, a press or a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reaction {
    /// It meant nothing here.
    Nothing,
    /// It was done.
    Done,
    /// It was done, and this is said.
    Say(String),
    /// It was not done, and this is why.
    Refuse(String),
    /// The game is asked to do this.
    Act(Value),
    /// The player is asked first, with this sentence.
    Confirm(String, Value),
    /// The player chooses tiles of the rack.
    Choose(Purpose),
    /// The same as this line.
    Line(String),
    /// A hint is wanted.
    Hint,
    /// The meaning of a word is wanted.
    Define(String),
    /// A command that every table knows.
    Common(Common),
}

/// Commands that every table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Common {
    /// The list of keys.
    Keys,
    /// What is left in the bag.
    Bag,
    /// The score sheet.
    Turns,
    /// The points.
    Score,
    /// Whose turn it is.
    Turn,
    /// The time left.
    Time,
    /// What was played last.
    Last,
    /// Stops the clocks.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Gives the game up.
    Resign,
    /// Has the computer play now.
    Force,
    /// Leaves the table.
    Leave,
    /// Reviews a game that is over.
    Review,
    /// Keeps the game under a title.
    Save,
    /// Another game like this one.
    Again,
}

/// What tiles of the rack are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// An exchange.
    Exchange,
    /// They go back at the end of a hand.
    End,
    /// They go back instead of a word.
    Pass,
    /// They go back for points.
    Buy,
    /// They are returned after a draw.
    Return(usize),
}

/// A question of the table with its answers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question {
    /// The sentence.
    pub asks: String,
    /// The answers, each with the action that gives it.
    pub answers: Vec<(String, Answer)>,
}

/// What an answer does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// Does this.
    Act(Value),
    /// Asks for letters, which go into the field of this name.
    Letters(Value, &'static str),
    /// Asks for several letters or names, one after another.
    List(Value, &'static str),
    /// Lets tiles of the rack be chosen.
    Choose(Purpose),
    /// Does what every table knows.
    Common(Common),
}

/// A tile of the rack, as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RackTile {
    /// What is written on it.
    pub face: String,
    /// What it is worth; nothing where tiles have no value.
    pub value: String,
    /// Whether it lies on the board.
    pub is_laid: bool,
}

/// What laid tiles would bring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tentative {
    /// What the button says: `Play 33`.
    pub button: Option<String>,
    /// The words and how their points come about.
    pub lines: Vec<String>,
    /// The player's points after it.
    pub total: Option<i32>,
    /// Why it cannot be played.
    pub refusal: Option<String>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLine {
    /// Whose it is.
    pub seat: u8,
    /// Where it was played.
    pub place: String,
    /// The word, or what was done.
    pub what: String,
    /// Its points.
    pub points: String,
    /// The player's points after it.
    pub total: String,
}

/// What is left of the tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bag {
    /// The heading: how many there are.
    pub title: String,
    /// Each kind and how many of it.
    pub tiles: Vec<(String, usize)>,
}

/// Something a hint suggests.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Suggestion {
    /// What is said of it.
    pub says: String,
    /// What choosing it lays, in the game's own JSON; null if it only says.
    pub lays: Value,
}

/// A line of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReviewLine {
    /// The verdict.
    Verdict(String),
    /// A sentence.
    Sentence(String),
    /// A play that was possible, with its points and its loss.
    Play(String, String),
}
