//! Words that look a certain way: `?A[IE]*`.

use tiles::{Alphabet, Letter, LetterSet};

use crate::{Found, Guide, WordGraph};

/// A pattern for words.
///
/// `?` or `.` is one letter, `*` any number of them, `[IE]` one of these and `[^IE]` one that is
/// none of these; a letter is itself. A letter of several characters is read as in words (`CH`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// One letter of these.
    One(LetterSet),
    /// Any number of letters.
    Run,
}

/// Why a text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// There is nothing to look for.
    #[error("the pattern is empty; `*` matches every word")]
    Empty,
    /// A bracket without its partner.
    #[error("the pattern `{pattern}` has a `[` without its `]`")]
    Unclosed {
        /// The whole pattern.
        pattern: String,
    },
    /// Brackets with no letters in them.
    #[error("the pattern `{pattern}` has brackets with no letters in them")]
    NoLetters {
        /// The whole pattern.
        pattern: String,
    },
    /// Something that is neither a letter nor one of the signs.
    #[error(
        "`{found}` in the pattern is neither a letter of the {alphabet} alphabet nor one of ? . * [ ]"
    )]
    NotALetter {
        /// What was found.
        found: String,
        /// The alphabet's name.
        alphabet: String,
    },
    /// More parts than can be followed at once.
    #[error("the pattern has {0} letters and signs; at most {MOST_PARTS} can be looked for")]
    TooLong(usize),
}

/// One bit for each place in a pattern, and one for its end.
const MOST_PARTS: usize = 63;

impl Pattern {
    /// Reads a pattern.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, PatternError> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '?' | '.' | '*' => {
                    parts.push(if first == '*' { Part::Run } else { Part::One(LetterSet::ALL) });
                    1
                }
                '[' => {
                    let inside = rest[1..].split_once(']');
                    let (inside, _) = inside
                        .ok_or_else(|| PatternError::Unclosed { pattern: text.to_owned() })?;
                    parts.push(Part::One(one_of(inside, text, alphabet)?));
                    inside.len() + 2
                }
                _ => {
                    let plain = rest.find(['?', '.', '*', '[']).unwrap_or(rest.len());
                    let letters = letters(&rest[..plain], alphabet)?;
                    parts.extend(letters.iter().map(|letter| Part::One(only(*letter))));
                    plain
                }
            };
            rest = &rest[length..];
        }
        match parts.len() {
            0 => Err(PatternError::Empty),
            1..=MOST_PARTS => Ok(Self { parts }),
            length => Err(PatternError::TooLong(length)),
        }
    }

    /// A guide to the words that look so.
    pub fn guide(&self) -> Matching {
        let start = self.with_runs_passed(1);
        Matching { pattern: self.clone(), places: vec![start] }
    }

    /// The places that can be reached with one more letter.
    fn advanced(&self, places: u64, letter: Letter) -> u64 {
        let steps = self.parts.iter().enumerate().filter(|(place, _)| places >> place & 1 == 1);
        let reached = steps.fold(0, |reached, (place, part)| match part {
            Part::Run => reached | 1 << place,
            Part::One(set) if set.contains(letter) => reached | 2 << place,
            Part::One(_) => reached,
        });
        self.with_runs_passed(reached)
    }

    /// A run may be empty, so a state before it is a state after it too.
    fn with_runs_passed(&self, places: u64) -> u64 {
        self.parts.iter().enumerate().fold(places, |places, (place, part)| match part {
            Part::Run if places >> place & 1 == 1 => places | 2 << place,
            _ => places,
        })
    }
}

fn only(letter: Letter) -> LetterSet {
    LetterSet::EMPTY.with(letter)
}

fn letters(text: &str, alphabet: &Alphabet) -> Result<Vec<Letter>, PatternError> {
    alphabet.word(text).map_err(|no_tile| PatternError::NotALetter {
        found: no_tile.found,
        alphabet: no_tile.alphabet,
    })
}

/// The letters that brackets allow.
fn one_of(inside: &str, pattern: &str, alphabet: &Alphabet) -> Result<LetterSet, PatternError> {
    let (is_none_of, listed) = match inside.strip_prefix('^') {
        Some(listed) => (true, listed),
        None => (false, inside),
    };
    let listed: LetterSet = letters(listed, alphabet)?.into_iter().collect();
    if listed.is_empty() {
        return Err(PatternError::NoLetters { pattern: pattern.to_owned() });
    }
    let allowed = |letter: &Letter| listed.contains(*letter) != is_none_of;
    Ok(LetterSet::ALL.iter().filter(allowed).collect())
}

/// A guide to the words of a pattern; made by [`Pattern::guide`].
#[derive(Clone, Debug)]
pub struct Matching {
    pattern: Pattern,
    /// For each letter entered, and for none: the places in the pattern where one may stand.
    places: Vec<u64>,
}

impl Matching {
    fn here(&self) -> u64 {
        self.places.last().copied().unwrap_or(0)
    }
}

impl Guide for Matching {
    fn enter(&mut self, letter: Letter) -> bool {
        let places = self.pattern.advanced(self.here(), letter);
        if places != 0 {
            self.places.push(places);
        }
        places != 0
    }

    fn leave(&mut self, _: Letter) {
        self.places.pop();
    }

    fn wants_word(&self) -> bool {
        self.here() >> self.pattern.parts.len() & 1 == 1
    }
}

impl WordGraph {
    /// The words that look so, in alphabetical order.
    pub fn matching(&self, pattern: &Pattern) -> Found<'_, Matching> {
        self.find(pattern.guide())
    }
}
