//! A line that is being typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The most characters a line takes.
const LONGEST: usize = 120;

/// A line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Field {
    text: String,
}

/// What came of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The line is longer, shorter or the same.
    Text,
    /// It is finished.
    Finished,
    /// It is dropped.
    Dropped,
    /// The key is not one of a line.
    Other,
}

impl Field {
    /// A line with something on it.
    pub(crate) fn with(text: &str) -> Self {
        Self { text: text.to_owned() }
    }

    /// What was typed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Typed {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return Typed::Finished,
            KeyCode::Esc => return Typed::Dropped,
            KeyCode::Backspace => {
                self.text.pop();
            }
            KeyCode::Char('u') if is_control => self.text.clear(),
            KeyCode::Char(letter) if !is_control => self.push(letter),
            _ => return Typed::Other,
        }
        Typed::Text
    }

    /// Takes a text at once.
    pub(crate) fn paste(&mut self, text: &str) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            self.push(letter);
        }
    }

    fn push(&mut self, letter: char) {
        if self.text.chars().count() < LONGEST && !letter.is_control() {
            self.text.push(letter);
        }
    }
}
