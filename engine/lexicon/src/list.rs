//! Word lists as plain text: one word a line.

use tiles::{Alphabet, Letter, NotATile};

use crate::MAX_WORD_LENGTH;

/// The words of a text, and what in it was no word.
///
/// A line holds one word, in any case and with accents. Lines that are empty or begin with `#` are
/// comments; after a word and a blank anything may follow, such as a definition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordList {
    /// The words in the order of the text.
    pub words: Vec<Vec<Letter>>,
    /// What was left out, if anything.
    pub left_out: Option<LeftOut>,
}

/// Lines of a list that hold no word that can be spelt with the alphabet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// How many lines.
    pub lines: usize,
    /// The number of the first, counted from 1.
    pub first_line: usize,
    /// What stands there.
    pub first_text: String,
    /// Why it is no word.
    pub reason: NotAWord,
}

/// Why a line is not a word of the alphabet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAWord {
    /// It has something in it that is no letter.
    #[error(transparent)]
    Letter(#[from] NotATile),
    /// It has this many letters: none, or too many.
    #[error("it has {0} letters; {MAX_WORD_LENGTH} is the most")]
    Length(usize),
}

/// A file that is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is not UTF-8 text; save the list as UTF-8")]
pub struct NotText {
    /// Counted from 1.
    pub line: usize,
}

impl std::fmt::Display for LeftOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { lines, first_line, first_text, reason } = self;
        match lines {
            1 => write!(f, "1 line was left out: line {first_line}, `{first_text}`: {reason}"),
            _ => write!(
                f,
                "{lines} lines were left out, the first is line {first_line}, `{first_text}`: {reason}"
            ),
        }
    }
}

impl WordList {
    /// Reads the bytes of a file.
    pub fn from_bytes(bytes: &[u8], alphabet: &Alphabet) -> Result<Self, NotText> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let sound = &bytes[..error.valid_up_to()];
            NotText { line: sound.split(|byte| *byte == b'\n').count() }
        })?;
        Ok(Self::parse(text, alphabet))
    }

    /// Reads a text.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Self {
        let mut list = Self::default();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (line, number) in text.lines().zip(1..) {
            let word = line.split_whitespace().next().filter(|word| !word.starts_with('#'));
            match word.map(|word| read_word(word, alphabet)) {
                None => {}
                Some(Ok(word)) => list.words.push(word),
                Some(Err(reason)) => list.leave_out(number, line, reason),
            }
        }
        list
    }

    fn leave_out(&mut self, line: usize, text: &str, reason: NotAWord) {
        let first = LeftOut {
            lines: 0,
            first_line: line,
            first_text: text.trim().chars().take(40).collect(),
            reason,
        };
        self.left_out.get_or_insert(first).lines += 1;
    }
}

fn read_word(text: &str, alphabet: &Alphabet) -> Result<Vec<Letter>, NotAWord> {
    let word = alphabet.word(text)?;
    match word.len() {
        1..=MAX_WORD_LENGTH => Ok(word),
        length => Err(NotAWord::Length(length)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> std::sync::Arc<Alphabet> {
        Alphabet::named("english").unwrap()
    }

    #[test]
    fn comments_and_empty_lines_are_skipped_and_small_letters_are_read() {
        let list = WordList::parse("# a list\n\ncat\r\n  Dog a pet\n", &english());
        let words: Vec<_> = list.words.iter().map(|word| english().spell(word)).collect();
        assert_eq!(words, ["CAT", "DOG"]);
        assert_eq!(list.left_out, None);
    }

    #[test]
    fn what_is_no_word_is_counted_and_the_first_is_named() {
        let list = WordList::parse("CAT\nDON'T\nA-B\n", &english());
        assert_eq!(list.words.len(), 1);
        assert_eq!(
            list.left_out.unwrap().to_string(),
            "2 lines were left out, the first is line 2, `DON'T`: `'` is not a letter of the english alphabet"
        );
        let long = WordList::parse(&"A".repeat(32), &english()).left_out.unwrap();
        assert!(long.to_string().ends_with("it has 32 letters; 31 is the most"));
    }

    #[test]
    fn bytes_that_are_not_text_are_refused_with_their_line() {
        let error = WordList::from_bytes(b"CAT\nCAF\xc9\n", &english()).unwrap_err();
        assert_eq!(error.to_string(), "line 2 is not UTF-8 text; save the list as UTF-8");
    }
}
