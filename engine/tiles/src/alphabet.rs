//! An alphabet: the letters that tiles can carry, in order, and how people write them.

use std::collections::HashMap;

use crate::{Letter, LetterSet, MAX_LETTERS};

/// The letters of a game, in order. A letter may be written with several characters (`CH`).
///
/// Made from a text file like those in `data/alphabets`, so that any language can be added.
#[derive(Clone, Debug)]
pub struct Alphabet {
    name: String,
    language: String,
    /// The text on each tile, in upper and lower case; letter n is at index n − 1.
    faces: Vec<Face>,
    vowels: LetterSet,
    /// Accepted spellings in upper case: the text of every tile and every folded character.
    spellings: HashMap<String, Vec<Letter>>,
    longest_spelling: usize,
}

#[derive(Clone, Debug)]
struct Face {
    capital: String,
    small: String,
}

/// Why a text is not an alphabet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AlphabetError {
    /// A line that does not begin with a known keyword.
    #[error("line {line}: expected `language`, `letters`, `vowels` or `fold`, found `{found}`")]
    UnknownLine {
        /// Counted from 1.
        line: usize,
        /// Its first word.
        found: String,
    },
    /// The file has no `letters` line, or an empty one.
    #[error("there is no `letters` line; it lists the letters in order: `letters A B C`")]
    NoLetters,
    /// More letters than a [`LetterSet`] holds.
    #[error("{0} letters are too many; an alphabet has at most {MAX_LETTERS}")]
    TooManyLetters(usize),
    /// The same letter twice, or two letters that are equal in upper case.
    #[error("the letter {0} is listed twice")]
    Twice(String),
    /// A letter that would be ambiguous in a position or a rack.
    #[error(
        "`{0}` cannot be a letter: it must have a capital and a small form, and no digit or sign"
    )]
    NotALetter(String),
    /// A vowel or folding that names something outside the alphabet.
    #[error("line {line}: `{found}` is not among the letters")]
    NotListed {
        /// Counted from 1.
        line: usize,
        /// What was named.
        found: String,
    },
}

impl Alphabet {
    /// Reads an alphabet file.
    pub fn parse(name: &str, text: &str) -> Result<Self, AlphabetError> {
        let lines = || {
            text.lines().zip(1..).filter_map(|(line, number)| {
                let mut words = line.split_whitespace();
                let keyword = words.next().filter(|word| !word.starts_with('#'))?;
                Some((number, keyword, words))
            })
        };
        let mut alphabet = Self {
            name: name.to_owned(),
            language: String::new(),
            faces: Vec::new(),
            vowels: LetterSet::EMPTY,
            spellings: HashMap::new(),
            longest_spelling: 1,
        };
        for (_, _, letters) in lines().filter(|(_, keyword, _)| *keyword == "letters") {
            letters.into_iter().try_for_each(|letter| alphabet.add_letter(letter))?;
        }
        if alphabet.faces.is_empty() {
            return Err(AlphabetError::NoLetters);
        }
        for (line, keyword, mut words) in lines() {
            match keyword {
                "letters" => {}
                "language" => alphabet.language = words.next().unwrap_or_default().to_owned(),
                "vowels" => words.try_for_each(|vowel| alphabet.add_vowel(line, vowel))?,
                "fold" => alphabet.add_folding(line, &words.collect::<Vec<_>>())?,
                found => return Err(AlphabetError::UnknownLine { line, found: found.to_owned() }),
            }
        }
        Ok(alphabet)
    }

    fn add_letter(&mut self, capital: &str) -> Result<(), AlphabetError> {
        let small = capital.to_lowercase();
        let plain = capital.chars().all(|character| character.is_alphabetic() || character == '·');
        if !plain || small == capital || small.to_uppercase() != capital {
            return Err(AlphabetError::NotALetter(capital.to_owned()));
        }
        let number = self.faces.len() + 1;
        let letter = u8::try_from(number).ok().and_then(Letter::from_number);
        let letter = letter.ok_or(AlphabetError::TooManyLetters(number))?;
        if self.spellings.insert(capital.to_owned(), vec![letter]).is_some() {
            return Err(AlphabetError::Twice(capital.to_owned()));
        }
        self.longest_spelling = self.longest_spelling.max(capital.chars().count());
        self.faces.push(Face { capital: capital.to_owned(), small });
        Ok(())
    }

    fn add_vowel(&mut self, line: usize, vowel: &str) -> Result<(), AlphabetError> {
        let letter = self.letter(vowel);
        let letter =
            letter.ok_or_else(|| AlphabetError::NotListed { line, found: vowel.to_owned() })?;
        self.vowels = self.vowels.with(letter);
        Ok(())
    }

    fn add_folding(&mut self, line: usize, words: &[&str]) -> Result<(), AlphabetError> {
        let [from, to] = words else {
            let found = format!("fold {}", words.join(" "));
            return Err(AlphabetError::NotListed { line, found });
        };
        let found = || AlphabetError::NotListed { line, found: (*to).to_owned() };
        let letters = self.word(to).map_err(|_| found())?;
        self.spellings.insert(from.to_uppercase(), letters);
        self.longest_spelling = self.longest_spelling.max(from.chars().count());
        Ok(())
    }

    /// Its name: `english`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language it is for: `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// How many letters it has.
    pub fn len(&self) -> usize {
        self.faces.len()
    }

    /// Never true: an alphabet without letters is not read.
    pub fn is_empty(&self) -> bool {
        self.faces.is_empty()
    }

    /// Its letters in order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        (1..).map_while(Letter::from_number).take(self.faces.len())
    }

    /// Whether the letter belongs to it.
    pub fn contains(&self, letter: Letter) -> bool {
        letter.index() <= self.faces.len()
    }

    /// Whether the letter counts as a vowel.
    pub fn is_vowel(&self, letter: Letter) -> bool {
        self.vowels.contains(letter)
    }

    /// The letter with this spelling, in upper or lower case.
    pub fn letter(&self, text: &str) -> Option<Letter> {
        match self.spelling(text)? {
            [letter] => Some(*letter),
            _ => None,
        }
    }

    /// The letter as it is written: `A`, `CH`. `�` for a letter of another alphabet.
    pub fn text(&self, letter: Letter) -> &str {
        self.faces.get(letter.index() - 1).map_or("\u{fffd}", |face| &face.capital)
    }

    /// The letter in lower case, as a blank standing for it is shown: `a`, `ch`.
    pub fn small_text(&self, letter: Letter) -> &str {
        self.faces.get(letter.index() - 1).map_or("\u{fffd}", |face| &face.small)
    }

    /// The letters this text stands for, if it is the spelling of a letter or a folded character.
    pub(crate) fn spelling(&self, text: &str) -> Option<&[Letter]> {
        self.spellings
            .get(text)
            .or_else(|| self.spellings.get(&text.to_uppercase()))
            .map(Vec::as_slice)
    }

    /// The length in characters of the longest spelling.
    pub(crate) fn longest_spelling(&self) -> usize {
        self.longest_spelling
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        Alphabet::parse("test", text).unwrap_err().to_string()
    }

    #[test]
    fn a_faulty_alphabet_is_refused_with_the_reason() {
        assert_eq!(
            refusal("language en"),
            "there is no `letters` line; it lists the letters in order: `letters A B C`"
        );
        assert_eq!(refusal("letters A B A"), "the letter A is listed twice");
        assert_eq!(refusal("letters A B\nvowels E"), "line 2: `E` is not among the letters");
        assert_eq!(refusal("letters A B\nfold É E"), "line 2: `E` is not among the letters");
        assert_eq!(
            refusal("letters A B\nfarben rot"),
            "line 2: expected `language`, `letters`, `vowels` or `fold`, found `farben`"
        );
        for wrong in ["letters a", "letters A 7", "letters A ?", "letters A [B", "letters A ."] {
            assert!(refusal(wrong).contains("cannot be a letter"), "{wrong}");
        }
    }

    #[test]
    fn an_alphabet_has_at_most_sixty_three_letters() {
        let greek_and_more: Vec<String> =
            ('A'..='Z').chain('А'..='Я').chain('Α'..='Ρ').map(String::from).collect();
        assert_eq!(
            refusal(&format!("letters {}", greek_and_more.join(" "))),
            "64 letters are too many; an alphabet has at most 63"
        );
    }

    #[test]
    fn y_is_a_vowel_and_accents_are_folded() {
        let french = Alphabet::named("french").unwrap();
        assert_eq!(french.letter("é"), french.letter("E"));
        assert!(french.is_vowel(french.letter("Y").unwrap()));
        assert!(!french.is_vowel(french.letter("Z").unwrap()));
        assert_eq!(french.letter("œ"), None, "two letters, not one");
    }
}
