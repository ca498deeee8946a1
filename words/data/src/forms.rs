//! The spelling, lemma and grammar of each form.
//!
//! The file holds stems and paradigms instead of forms (see `fr/README.md`), and stays that way
//! in memory. A word is looked up by trying each place where a stem could end: stems are sorted,
//! so that each try is a binary search, and a paradigm has the ending that is left over or not.

mod description;
mod grammar;

use std::ops::Range;
use std::sync::Arc;

use tiles::{Alphabet, Letter};

pub use self::grammar::{Gender, Grammar, Number, Person, Tense, WordClass};
use crate::front_coding::FrontDecoder;

/// The forms of a language, to be looked up by the letters on the tiles.
#[derive(Debug)]
pub struct Forms {
    alphabet: Arc<Alphabet>,
    paradigms: Vec<Paradigm>,
    /// Sorted by their letters.
    stems: Vec<Stem>,
}

/// One form of one word that can be laid with the letters looked up; `say` describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// With its accents: `mangés`.
    pub spelling: String,
    /// The word it is a form of: `manger`.
    pub lemma: String,
    /// What the form is.
    pub grammar: Grammar,
    /// The gender of the lemma itself, if it has one.
    pub lemma_gender: Option<Gender>,
}

#[derive(Debug)]
struct Paradigm {
    lemma_ending: String,
    endings: Vec<Ending>,
}

#[derive(Debug)]
struct Ending {
    letters: Vec<Letter>,
    spelling: String,
    grammar: Grammar,
}

#[derive(Debug)]
struct Stem {
    spelling: String,
    paradigm: usize,
}

/// A file of forms that cannot be read.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the forms is damaged")]
pub(crate) struct DamagedForms {
    /// The line, from 1.
    line: usize,
}

impl Forms {
    /// Reads a file of forms, inflated.
    pub(crate) fn parse(text: &str, alphabet: Arc<Alphabet>) -> Result<Self, DamagedForms> {
        const LINES_BEFORE_PARADIGMS: usize = 2;
        let lines: Vec<&str> = text.lines().collect();
        let damaged = |index: usize| DamagedForms { line: index + 1 };
        let ["forms 1", count, rest @ ..] = lines.as_slice() else { return Err(damaged(0)) };
        let count: usize = count.parse().map_err(|_| damaged(1))?;
        let (declared, stemmed) = rest.split_at_checked(count).ok_or_else(|| damaged(1))?;
        let mut paradigms = Vec::with_capacity(count);
        for (index, line) in declared.iter().enumerate() {
            let paradigm = Paradigm::parse(line, &alphabet);
            paradigms.push(paradigm.ok_or_else(|| damaged(index + LINES_BEFORE_PARADIGMS))?);
        }
        let mut decoder = FrontDecoder::default();
        let mut stems = Vec::with_capacity(stemmed.len());
        for (index, line) in stemmed.iter().enumerate() {
            let stem = Stem::parse(line, &mut decoder).filter(|stem| stem.paradigm < count);
            stems.push(stem.ok_or_else(|| damaged(index + count + LINES_BEFORE_PARADIGMS))?);
        }
        Ok(Self { alphabet, paradigms, stems })
    }

    /// Every form that is laid with these letters, whatever its accents: MANGES is `manges` and
    /// `mangés`. None if the word is not known.
    pub fn look_up(&self, word: &str) -> Vec<Form> {
        let Ok(letters) = self.alphabet.word(word) else { return Vec::new() };
        let mut forms: Vec<Form> =
            (0..=letters.len()).flat_map(|length| self.forms_with_stem(&letters, length)).collect();
        forms.sort_by(|one, other| {
            (&one.spelling, &one.lemma).cmp(&(&other.spelling, &other.lemma))
        });
        forms
    }

    /// The forms whose stem has this many letters.
    fn forms_with_stem(&self, letters: &[Letter], length: usize) -> Vec<Form> {
        let (stem_letters, ending_letters) = letters.split_at(length);
        let mut forms = Vec::new();
        for stem in &self.stems[self.stems_spelt(stem_letters)] {
            let paradigm = &self.paradigms[stem.paradigm];
            for ending in &paradigm.endings {
                if ending.letters == ending_letters {
                    forms.push(Form {
                        spelling: format!("{}{}", stem.spelling, ending.spelling),
                        lemma: format!("{}{}", stem.spelling, paradigm.lemma_ending),
                        grammar: ending.grammar.clone(),
                        lemma_gender: paradigm.lemma_gender(),
                    });
                }
            }
        }
        forms
    }

    /// The range of the stems with exactly these letters.
    fn stems_spelt(&self, letters: &[Letter]) -> Range<usize> {
        let folded = |stem: &Stem| self.alphabet.word(&stem.spelling).unwrap_or_default();
        let start = self.stems.partition_point(|stem| folded(stem).as_slice() < letters);
        let same = self.stems[start..].iter().take_while(|stem| folded(stem) == letters);
        start..start + same.count()
    }
}

impl Form {
    /// Whether the form is the feminine of a word that is not.
    fn is_made_feminine(&self) -> bool {
        let base = match self.lemma_gender {
            None if self.grammar.classes == [WordClass::Noun] => self.grammar.gender,
            known => known,
        };
        self.grammar.gender == Some(Gender::Feminine) && base != self.grammar.gender
    }
}

impl Paradigm {
    /// Reads `er`, then tab-separated endings such as `es:v ipre spre 2sg`.
    fn parse(line: &str, alphabet: &Alphabet) -> Option<Self> {
        let mut columns = line.split('\t');
        let lemma_ending = columns.next()?.to_owned();
        let ending = |column: &str| {
            let (spelling, tags) = column.split_once(':')?;
            let letters = alphabet.word(spelling).ok()?;
            Some(Ending { letters, spelling: spelling.to_owned(), grammar: Grammar::parse(tags)? })
        };
        let endings = columns.map(ending).collect::<Option<_>>()?;
        Some(Self { lemma_ending, endings })
    }

    fn lemma_gender(&self) -> Option<Gender> {
        let lemma = self.endings.iter().find(|ending| ending.spelling == self.lemma_ending);
        lemma.and_then(|ending| ending.grammar.gender)
    }
}

impl Stem {
    fn parse(line: &str, decoder: &mut FrontDecoder) -> Option<Self> {
        let (code, paradigm) = line.rsplit_once(' ')?;
        let spelling = decoder.decode(code)?.to_owned();
        Some(Self { spelling, paradigm: paradigm.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
forms 1
2
er\te:v ipre spre 1sg 3sg\tes:v ipre spre 2sg\tés:v ppas mas pl
\t:nom mas sg\ts:nom mas pl
aess 1
amang 0
ee 1
";

    fn forms() -> Forms {
        Forms::parse(FILE, Alphabet::named("french").unwrap()).unwrap()
    }

    #[test]
    fn one_word_may_be_several_forms() {
        let forms = forms().look_up("MANGES");
        let told: Vec<String> =
            forms.iter().map(|form| format!("{} < {}", form.spelling, form.lemma)).collect();
        assert_eq!(told, ["manges < mange", "manges < manger", "mangés < manger"]);
    }

    #[test]
    fn an_unknown_word_has_no_forms() {
        assert!(forms().look_up("MANGEZ").is_empty());
        assert!(forms().look_up("12").is_empty());
        assert!(forms().look_up("").is_empty());
    }

    #[test]
    fn damage_is_found_with_its_line() {
        let french = || Alphabet::named("french").unwrap();
        let damaged = FILE.replace("ee 1", "ee 7");
        assert_eq!(
            Forms::parse(&damaged, french()).unwrap_err().to_string(),
            "line 7 of the forms is damaged"
        );
        assert_eq!(Forms::parse("", french()).unwrap_err(), DamagedForms { line: 1 });
    }
}
