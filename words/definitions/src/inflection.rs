//! Inflection: from a form to its base (lemmatisation by rules, as WordNet's `morphy` does).
//!
//! Spelling alone gives candidates. A candidate counts when the dictionary has the base with the
//! right part of speech: HORNS is a plural because "horn" is a noun, and CHAOS is a form of nothing.
//! The rules are English; other languages have only the forms their dictionaries list.

mod irregular;
mod regular;

use dictionary_file::{DictionaryFile, Entry, Form, Relation, key_of};

/// A form that the spelling allows; its base is a key.
type Candidate = Form;

/// An entry of a base, and the relation of the word looked up to it.
type Inflected = (Entry, Relation);

/// Whether the word looked up is a headword of the dictionary.
///
/// Doubtful candidates are for words that would otherwise stay unexplained: FOREST is not the
/// superlative of "fore".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// The word has an entry of its own.
    Headword,
    /// Only its base can explain it.
    FormOnly,
}

/// What confirms a candidate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proof {
    /// The base has a sense with the right part of speech.
    PartOfSpeech,
    /// The base exists, and its source does not give parts of speech.
    Existence,
}

/// The entries of a word and of its possible bases, its own first.
///
/// The entry of a base has only the senses that can have the form: a plural has no verb senses.
pub(crate) fn look_up(dictionary: &DictionaryFile, word: &str) -> Vec<Entry> {
    let (mut found, listed) = dictionary.look_up_with_forms(word);
    let mut inflected: Vec<Inflected> = Vec::new();
    for form in &listed {
        add_new(&mut inflected, base_entries(dictionary, form));
    }
    if dictionary.language() == "en"
        && let Some(key) = key_of(word)
    {
        let explained = !found.is_empty() || !inflected.is_empty();
        let standing = if explained { Standing::Headword } else { Standing::FormOnly };
        add_new(&mut inflected, english_forms(&key, standing, dictionary));
    }
    found.extend(inflected.into_iter().map(|(entry, _)| entry));
    found
}

/// The entries of every base that the dictionary confirms, from the most reliable candidates.
fn english_forms(key: &str, standing: Standing, dictionary: &DictionaryFile) -> Vec<Inflected> {
    let mut sure = irregular::exact(key);
    let mut proper = regular::proper(key);
    if standing == Standing::Headword {
        proper.retain(|candidate| !is_comparison(candidate.relation));
        sure.extend(proper);
        return confirmed(&sure, Proof::PartOfSpeech, dictionary);
    }
    sure.extend(irregular::compound(key));
    sure.extend(proper);
    let attempts = [
        (&sure, Proof::PartOfSpeech),
        (&sure, Proof::Existence),
        (&regular::loose(key), Proof::PartOfSpeech),
    ];
    attempts
        .into_iter()
        .map(|(candidates, proof)| confirmed(candidates, proof, dictionary))
        .find(|entries| !entries.is_empty())
        .unwrap_or_default()
}

fn is_comparison(relation: Relation) -> bool {
    matches!(relation, Relation::Comparative | Relation::Superlative)
}

fn confirmed(
    candidates: &[Candidate],
    proof: Proof,
    dictionary: &DictionaryFile,
) -> Vec<Inflected> {
    let entries = candidates.iter().flat_map(|candidate| base_entries(dictionary, candidate));
    let is_proved = |entry: &Entry| {
        proof == Proof::Existence || entry.senses.iter().any(|sense| sense.part_of_speech.is_some())
    };
    entries.filter(|(entry, _)| is_proved(entry)).collect()
}

/// The entries of a form's base, with only the senses that suit the form.
fn base_entries(dictionary: &DictionaryFile, form: &Form) -> Vec<Inflected> {
    let mut entries = dictionary.look_up(&form.base);
    for entry in &mut entries {
        entry.senses.retain(|sense| {
            sense.part_of_speech.as_ref().is_none_or(|part| form.relation.suits(part))
        });
        entry.form = Some(format!("{} of {}", form.relation, entry.spelling));
    }
    entries.retain(|entry| !entry.senses.is_empty());
    entries.into_iter().map(|entry| (entry, form.relation)).collect()
}

/// Appends the entries that add something: another word, or another form of the same word.
fn add_new(found: &mut Vec<Inflected>, more: Vec<Inflected>) {
    for (entry, relation) in more {
        let known = found.iter().any(|(known, known_relation)| {
            (&known.spelling, &known.source) == (&entry.spelling, &entry.source)
                && merged(*known_relation) == merged(relation)
        });
        if !known {
            found.push((entry, relation));
        }
    }
}

/// "Past participle of" adds nothing to "past tense of" the same word.
fn merged(relation: Relation) -> Relation {
    match relation {
        Relation::PastParticiple => Relation::PastTense,
        other => other,
    }
}

#[cfg(test)]
mod tests;
