//! The two old programs: their presets, languages, keys and ways to write a square.

use board::{Direction, Square};
use crossterm::event::{KeyCode, KeyEvent};
use locales::{Language, Message, Spoken as _, classic as say};

/// One of the two old programs.
///
/// Each speaks one language, so the sentences of the classic flow are Micro's in French and De
/// Luxe's in English, and so are the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edition {
    /// The French one: four levels, a choice of colour and sound, H and V.
    Micro,
    /// The English one: eight levels, a clock, F1 and F2, A and D.
    Deluxe,
}

impl Edition {
    /// The one with this preset.
    pub(super) fn of_preset(preset: &str) -> Option<Self> {
        [Self::Micro, Self::Deluxe].into_iter().find(|edition| edition.preset() == preset)
    }

    /// The name of its rules.
    pub(super) const fn preset(self) -> &'static str {
        match self {
            Self::Micro => "micro-fr",
            Self::Deluxe => "deluxe-en",
        }
    }

    /// Its language.
    pub(super) const fn language(self) -> Language {
        match self {
            Self::Micro => Language::FR,
            Self::Deluxe => Language::EN,
        }
    }

    /// A message in its language.
    pub(super) fn say(self, message: &Message) -> String {
        message.say(self.language())
    }

    /// How many levels its computer players have.
    pub(super) const fn levels(self) -> u8 {
        match self {
            Self::Micro => 4,
            Self::Deluxe => 8,
        }
    }

    /// A level as tables name it.
    pub(super) fn level_name(self, number: u8) -> String {
        match self {
            Self::Micro => format!("level{number}of4"),
            Self::Deluxe => format!("level{number}"),
        }
    }

    /// The number of a level as tables name it.
    pub(super) fn level_number(name: &str) -> Option<u8> {
        let number = name.strip_prefix("level")?;
        number.strip_suffix("of4").unwrap_or(number).parse().ok()
    }

    /// What a key answers to a yes-or-no question; Enter is the default, if there is one.
    pub(super) fn answer(self, key: KeyEvent, default: Option<bool>) -> Option<bool> {
        match key.code {
            KeyCode::Enter => default,
            _ if self.is_one_of(key, &say::yes_keys()) => Some(true),
            _ if self.is_one_of(key, &say::no_keys()) => Some(false),
            _ => None,
        }
    }

    /// The direction a key stands for.
    pub(super) fn direction(self, key: KeyEvent) -> Option<Direction> {
        if self.is_one_of(key, &say::across_keys()) {
            Some(Direction::Across)
        } else if self.is_one_of(key, &say::down_keys()) {
            Some(Direction::Down)
        } else {
            None
        }
    }

    /// Whether a key cancels the place of a word.
    pub(super) fn is_cancel(self, key: KeyEvent) -> bool {
        self.is_one_of(key, &say::cancel_keys())
    }

    fn is_one_of(self, key: KeyEvent, keys: &Message) -> bool {
        matches!(key.code, KeyCode::Char(pressed) if self.say(keys).contains(pressed))
    }

    /// The place of a word: rows are numbers in English and letters in French, and what comes first
    /// is the line in which the word runs.
    pub(super) fn place(self, square: Square, direction: Direction) -> String {
        let (row, column) = (self.row(square.row), self.column(square.column));
        match direction {
            Direction::Across => row + &column,
            Direction::Down => column + &row,
        }
    }

    /// The label of a row.
    pub(super) fn row(self, row: u8) -> String {
        match self {
            Self::Micro => char::from(b'A' + row).to_string(),
            Self::Deluxe => (row + 1).to_string(),
        }
    }

    /// The label of a column.
    pub(super) fn column(self, column: u8) -> String {
        match self {
            Self::Micro => (column + 1).to_string(),
            Self::Deluxe => char::from(b'A' + column).to_string(),
        }
    }
}
