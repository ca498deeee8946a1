//! The English list: the words of SCOWL up to size 80, with our own two-letter words.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::decisions::{self, DecisionError};
use super::letters::Folding;
use super::tiers::{LAST_TIER, Tier};

/// The sizes of SCOWL that are taken, the commonest words first; a word's tier is its place here.
const SIZES: [u8; LAST_TIER as usize] = [10, 20, 35, 40, 50, 55, 60, 70, 80];
/// The size of a two-letter word that SCOWL does not list.
const SIZE_OF_UNLISTED_TWO_LETTER_WORDS: u8 = 70;

/// The English list could not be made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EnglishError {
    /// One of our own files.
    #[error(transparent)]
    Decision(#[from] DecisionError),
    /// A size that is none of SCOWL's.
    #[error("additions.txt gives {word} the size {size}; the sizes are {SIZES:?}")]
    UnknownSize {
        /// The word.
        word: String,
        /// The size as written.
        size: String,
    },
    /// A list of the package cannot be read.
    #[error("cannot read {path}: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
}

/// Every word with its tier.
///
/// `scowl` is the folder of the unpacked package, `folder` the one with our decisions.
pub(super) fn words(scowl: &Path, folder: &Path) -> Result<BTreeMap<String, Tier>, EnglishError> {
    let mut words = listed(&scowl.join("usr/share/dict/scowl"))?;
    let listed_pairs: BTreeMap<String, Tier> =
        words.extract_if(.., |word, _| word.len() == 2).collect();
    for [word, _] in decisions::read(folder, "two-letter-words.txt")? {
        let tier = listed_pairs.get(&word).copied();
        let tier = tier.or_else(|| tier_of(SIZE_OF_UNLISTED_TWO_LETTER_WORDS));
        words.insert(word, tier.expect("the size of unlisted words is among the sizes"));
    }
    for [word, size, _] in decisions::read(folder, "additions.txt")? {
        let tier = size.parse().ok().and_then(tier_of);
        let tier = tier.ok_or_else(|| EnglishError::UnknownSize { word: word.clone(), size })?;
        words.insert(word, tier);
    }
    for [word, _] in decisions::read(folder, "removals.txt")? {
        words.remove(&word);
    }
    Ok(words)
}

/// The words of every category and spelling up to the last size, each with its smallest size.
///
/// Only the lists named `…-words.…` are read: names, abbreviations, contractions and
/// capitalised words are in others. The few spellings with a capital letter are left out.
fn listed(lists: &Path) -> Result<BTreeMap<String, Tier>, EnglishError> {
    let folding = Folding::named("english");
    let mut words = BTreeMap::new();
    let unreadable =
        |path: &Path, reason| EnglishError::Unreadable { path: path.to_owned(), reason };
    let files = fs::read_dir(lists).map_err(|reason| unreadable(lists, reason))?;
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        let Some(tier) = path.file_name().and_then(|name| tier_of_list(name.to_str()?)) else {
            continue;
        };
        let text = fs::read_to_string(&path).map_err(|reason| unreadable(&path, reason))?;
        let small = text.lines().filter(|spelling| !spelling.contains(char::is_uppercase));
        for word in small.filter_map(|spelling| folding.word(spelling)) {
            let smallest = words.entry(word).or_insert(tier);
            *smallest = tier.min(*smallest);
        }
    }
    Ok(words)
}

/// The tier of the words in a list such as `british_variant_1-words.35`, if it is one we take.
fn tier_of_list(name: &str) -> Option<Tier> {
    let (kind, size) = name.rsplit_once('.')?;
    kind.ends_with("-words").then(|| tier_of(size.parse().ok()?))?
}

fn tier_of(size: u8) -> Option<Tier> {
    let place = SIZES.iter().position(|&taken| taken == size)?;
    Tier::try_from(place + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lists_of_plain_words_up_to_size_eighty_are_taken() {
        assert_eq!(tier_of_list("english-words.10"), Some(1));
        assert_eq!(tier_of_list("british_variant_1-words.80"), Some(9));
        for other in ["english-words.95", "english-upper.10", "special-hacker.50", "README"] {
            assert_eq!(tier_of_list(other), None, "{other}");
        }
    }
}
