//! English inflection: from a form to the words it may be a form of.
//!
//! Spelling alone only guesses. A guess counts when the dictionary holds the base as the right
//! part of speech, so HORNS is a plural because "horn" is a noun, and CHAOS is none of anything.

mod irregular;
mod regular;

use crate::definitions::Definitions;
use crate::entry::{Entry, Form, Relation};

/// A form the spelling allows; its base is a key.
pub(crate) type Guess = Form;

/// Whether the word asked for stands in the dictionary by itself.
///
/// Doubtful guesses are for words that would otherwise stay unexplained: FOREST is not the
/// superlative of "fore".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// The word has an entry of its own.
    Headword,
    /// Only its base can explain it.
    FormOnly,
}

/// How sure the dictionary must be of a base's part of speech.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proof {
    /// The base has a sense of the right part of speech.
    PartOfSpeech,
    /// The base exists, and its source does not tell parts of speech.
    Existence,
}

/// The entries of every base that the dictionary confirms, the surest guesses alone.
pub(crate) fn forms(key: &str, standing: Standing, dictionary: &Definitions) -> Vec<Entry> {
    let mut sure = irregular::exact(key);
    let mut proper = regular::proper(key);
    if standing == Standing::Headword {
        proper.retain(|guess| !is_comparison(guess.relation));
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
        .map(|(guesses, proof)| confirmed(guesses, proof, dictionary))
        .find(|entries| !entries.is_empty())
        .unwrap_or_default()
}

fn is_comparison(relation: Relation) -> bool {
    matches!(relation, Relation::Comparative | Relation::Superlative)
}

fn confirmed(guesses: &[Guess], proof: Proof, dictionary: &Definitions) -> Vec<Entry> {
    let mut entries: Vec<Entry> =
        guesses.iter().flat_map(|guess| dictionary.entries_of_form(guess)).collect();
    if proof == Proof::PartOfSpeech {
        entries.retain(|entry| entry.senses.iter().any(|sense| sense.part_of_speech.is_some()));
    }
    entries
}

#[cfg(test)]
mod tests;
