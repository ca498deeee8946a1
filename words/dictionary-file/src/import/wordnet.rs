//! WordNet: `index.*` lists words with their senses, `data.*` holds the senses, `*.exc` the
//! irregular forms where a copy has them.
//!
//! Both kinds of file begin with the licence, in lines that start with two spaces; it is carried
//! along as the source's notice, as it demands.

use std::collections::HashMap;
use std::path::Path;

use super::{Definition, ImportError, Imported, files};
use crate::entry::{Form, PartOfSpeech, Relation, Source};

const PARTS: [(&str, PartOfSpeech); 4] = [
    ("noun", PartOfSpeech::Noun),
    ("verb", PartOfSpeech::Verb),
    ("adj", PartOfSpeech::Adjective),
    ("adv", PartOfSpeech::Adverb),
];

pub(super) fn read(folder: &Path) -> Result<Imported, ImportError> {
    let mut imported = Imported::default();
    for (ending, part_of_speech) in PARTS {
        let senses = part_file(folder, "data", ending)?;
        let index = part_file(folder, "index", ending)?;
        if imported.source.name.is_empty() {
            imported.source = source(&senses);
        }
        add_part(&mut imported, &senses, &index, &part_of_speech);
        let exceptions = folder.join(format!("{ending}.exc"));
        if exceptions.exists() {
            imported.forms.extend(forms(&files::read_text(&exceptions)?, &part_of_speech));
        }
    }
    Ok(imported)
}

fn part_file(folder: &Path, stem: &'static str, ending: &str) -> Result<String, ImportError> {
    let path = folder.join(format!("{stem}.{ending}"));
    if !path.exists() {
        return Err(ImportError::Missing { kind: "WordNet", part: stem, expected: path });
    }
    files::read_text(&path)
}

/// The name and the notice, from the numbered lines at the head of a file.
fn source(senses: &str) -> Source {
    let lines = senses.lines().take_while(|line| is_notice(line));
    let notice: Vec<&str> = lines.map(without_number).collect();
    let name = notice.iter().find_map(|line| line.split_once(" Copyright")).map(|(name, _)| name);
    Source {
        name: name.filter(|name| name.starts_with("WordNet")).unwrap_or("WordNet").to_owned(),
        licence: "WordNet licence".to_owned(),
        notice: notice.join("\n").trim().to_owned(),
    }
}

fn is_notice(line: &str) -> bool {
    line.starts_with("  ")
}

fn without_number(line: &str) -> &str {
    line.trim().trim_start_matches(|figure: char| figure.is_ascii_digit()).trim()
}

fn add_part(imported: &mut Imported, senses: &str, index: &str, part_of_speech: &PartOfSpeech) {
    let senses: HashMap<&str, SenseLine> = senses.lines().filter_map(SenseLine::read).collect();
    for line in index.lines().filter(|line| !is_notice(line)) {
        let Some((lemma, places)) = index_line(line) else {
            imported.skipped += 1;
            continue;
        };
        for place in places {
            match senses.get(place) {
                Some(sense) => imported.definitions.push(Definition {
                    headword: sense.spelling(lemma).replace('_', " "),
                    part_of_speech: Some(part_of_speech.clone()),
                    gloss: definition_alone(sense.gloss).to_owned(),
                }),
                None => imported.skipped += 1,
            }
        }
    }
}

/// A lemma and the places of its senses, the most usual first: they end the line, and the third
/// column counts them.
fn index_line(line: &str) -> Option<(&str, Vec<&str>)> {
    let columns: Vec<&str> = line.split_whitespace().collect();
    let count: usize = columns.get(2)?.parse().ok()?;
    let first = columns.len().checked_sub(count).filter(|first| *first > 3)?;
    Some((columns.first()?, columns[first..].to_vec()))
}

/// A line of `data.*`: a sense shared by several words.
struct SenseLine<'text> {
    words: &'text str,
    gloss: &'text str,
}

impl<'text> SenseLine<'text> {
    fn read(line: &'text str) -> Option<(&'text str, Self)> {
        if is_notice(line) {
            return None;
        }
        let (words, gloss) = line.split_once(" | ")?;
        let (place, words) = words.split_once(' ')?;
        Some((place, Self { words, gloss }))
    }

    /// The lemma with the capitals this sense gives it.
    ///
    /// The third column counts the words in base 16; they follow, each with a number after it, and
    /// an adjective perhaps with its place in brackets.
    fn spelling<'found>(&'found self, lemma: &'found str) -> &'found str {
        let mut columns = self.words.split(' ').skip(2);
        let count = columns.next().and_then(|count| usize::from_str_radix(count, 16).ok());
        let words = columns.step_by(2).take(count.unwrap_or_default());
        words
            .map(|word| word.split_once('(').map_or(word, |(word, _)| word))
            .find(|word| word.eq_ignore_ascii_case(lemma))
            .unwrap_or(lemma)
    }
}

/// A gloss without the examples that follow it in quotation marks.
fn definition_alone(gloss: &str) -> &str {
    let end = gloss.find("; \"").unwrap_or(gloss.len());
    gloss[..end].trim()
}

/// The forms of an exception file: a form and its bases, in one line.
fn forms(text: &str, part_of_speech: &PartOfSpeech) -> Vec<(String, Form)> {
    let lines = text.lines().map(str::split_whitespace);
    let forms = lines.flat_map(|mut words| {
        let form = words.next().unwrap_or_default();
        let relation = relation_of(form, part_of_speech);
        words.map(move |base| (form.to_owned(), Form { relation, base: base.to_owned() }))
    });
    forms.collect()
}

/// What an irregular form is, which its file does not say: the ending tells well enough.
fn relation_of(form: &str, part_of_speech: &PartOfSpeech) -> Relation {
    match part_of_speech {
        PartOfSpeech::Noun => Relation::Plural,
        PartOfSpeech::Verb if form.ends_with("ing") => Relation::PresentParticiple,
        PartOfSpeech::Verb if form.ends_with('s') => Relation::ThirdPerson,
        PartOfSpeech::Verb if form.ends_with("en") || form.ends_with("wn") => {
            Relation::PastParticiple
        }
        PartOfSpeech::Verb => Relation::PastTense,
        _ if form.ends_with("st") => Relation::Superlative,
        _ => Relation::Comparative,
    }
}
