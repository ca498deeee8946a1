//! What the dialogue says, line by line.

use std::mem;

use locales::{Language, Message, Spoken as _};

/// Signs after which a line needs no full stop.
const ENDS: [char; 5] = ['.', '?', '!', ':', '…'];

/// The lines that are to be written, and the last answer for whoever missed it.
pub(crate) struct Voice {
    language: Language,
    unwritten: String,
    answer: String,
}

impl Voice {
    /// A voice of this language.
    pub(crate) const fn new(language: Language) -> Self {
        Self { language, unwritten: String::new(), answer: String::new() }
    }

    /// The language it speaks.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// Says something: one line, or several if the message has several.
    pub(crate) fn say(&mut self, message: &Message) {
        for line in message.say(self.language).lines() {
            let line = sentence(line);
            self.unwritten.extend([&line, "\n"]);
            self.answer.extend([&line, "\n"]);
        }
    }

    /// Says several things, a line each.
    pub(crate) fn say_all(&mut self, messages: &[Message]) {
        for message in messages {
            self.say(message);
        }
    }

    /// Scrolls away what should not be read by the next person.
    pub(crate) fn scroll(&mut self, lines: usize) {
        self.unwritten.extend(std::iter::repeat_n("\n", lines));
    }

    /// A new line was heard: what is said from here on is its answer.
    pub(crate) fn begin_answer(&mut self) {
        self.answer.clear();
    }

    /// Says the last answer once more.
    pub(crate) fn repeat(&mut self) {
        self.unwritten.push_str(&self.answer);
    }

    /// What has not been written yet.
    pub(crate) fn take(&mut self) -> String {
        mem::take(&mut self.unwritten)
    }
}

/// The line with a capital at its beginning and a sign at its end.
fn sentence(line: &str) -> String {
    let mut signs = line.trim_end().chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let mut sentence = first + signs.as_str();
    if !sentence.is_empty() && !sentence.ends_with(ENDS) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use locales::plain as say;

    use super::*;

    #[test]
    fn every_line_is_a_sentence() {
        let mut voice = Voice::new(Language::EN);
        voice.say(&say::raw("it is not your turn"));
        voice.say(&say::raw("Who plays?"));
        assert_eq!(voice.take(), "It is not your turn.\nWho plays?\n");
        assert_eq!(voice.take(), "");
    }

    #[test]
    fn the_last_answer_is_said_again_on_request() {
        let mut voice = Voice::new(Language::EN);
        voice.say(&say::raw("one"));
        voice.begin_answer();
        voice.say(&say::raw("two"));
        assert_eq!(voice.take(), "One.\nTwo.\n");
        voice.repeat();
        assert_eq!(voice.take(), "Two.\n");
    }
}
