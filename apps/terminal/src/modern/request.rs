//! What the screens ask of the task beside them, and what it reports.

use client::Fault;
use protocol::{
    CatalogueEntry, HighScores, NewTableRequest, ScoreCategory, Statistics, StreamEvent,
    TableSummary, Update, WordReport,
};
use serde_json::Value;

use crate::Session;
use crate::screen::Settings;

/// What a screen asks of the task beside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Who one is, one's games, and what can be played.
    Home,
    /// Plays under this name.
    Name(String),
    /// Sets a table and begins.
    Begin(Box<NewTableRequest>),
    /// Takes a game up again.
    GoOn(String),
    /// Goes to a table by its link or code.
    Join(String),
    /// Begins the game of a table that waits for players.
    Start,
    /// Leaves the table as it is.
    Leave,
    /// Acts at the table.
    Act {
        /// For this seat.
        seat: u8,
        /// Having seen this update.
        seen: u64,
        /// In the game's own JSON.
        action: Value,
    },
    /// Asks something at the table.
    Ask {
        /// What the answer is for.
        why: Asked,
        /// For this seat.
        seat: u8,
        /// In the game's own JSON.
        question: Value,
    },
    /// Looks a word up.
    Define {
        /// In this list.
        lexicon: String,
        /// The word.
        word: String,
    },
    /// Has these computer players play now.
    Force(Vec<u8>),
    /// Keeps the game under a title.
    Save(String),
    /// The chart of a category.
    Scores(Box<ScoreCategory>),
    /// One's statistics, of one game or of all.
    Statistics(Option<String>),
    /// Keeps the settings.
    Settings(Box<Settings>),
}

/// What a question was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// What the laid tiles would bring; later ones have higher numbers.
    Preview(u64),
    /// A hint.
    Hint,
    /// The review of a line of the score sheet.
    Review(usize),
    /// What was typed in the command line.
    Spoken,
}

/// What the task reports.
pub enum Report {
    /// Who one is, one's games, and what can be played.
    Home(Box<HomeReport>),
    /// The table one has gone to.
    Table(Box<Session>),
    /// What happened at the table.
    Heard(Box<StreamEvent>),
    /// What came of an action: the game after it, or the sentence of a refusal and what was missed.
    Acted(Result<Box<Update>, (String, Vec<Update>)>),
    /// The answer to a question, or the sentence of a refusal.
    Answered(Asked, Result<Value, String>),
    /// What is known of a word, or why that is not told.
    Word(Result<Box<WordReport>, String>),
    /// A chart.
    Scores(Box<HighScores>),
    /// Statistics.
    Statistics(Box<Statistics>),
    /// Something was done, and this is said.
    Done(String),
    /// Something could not be done, and this is why.
    Failed(String),
}

/// Who one is, one's games, and what can be played.
pub struct HomeReport {
    /// The name one plays under, once it is chosen.
    pub name: Option<String>,
    /// One's games, the last one first.
    pub tables: Vec<TableSummary>,
    /// The games there are.
    pub games: Vec<CatalogueEntry>,
    /// Those who have played in this data folder.
    pub people: Vec<String>,
    /// Whether games are kept in this machine's data folder.
    pub is_here: bool,
}

/// What went wrong, as a person is told.
pub(crate) fn sentence_of(fault: &Fault, language: locales::Language) -> String {
    use locales::Spoken as _;
    let sentence = crate::plain::sentence_of(fault).say(language);
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => sentence,
    }
}
