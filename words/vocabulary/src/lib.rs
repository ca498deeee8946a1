//! The vocabulary of each language: how common words are, what each level knows, and the family
//! list.
//!
//! Every game's computer players share it. The types are those of `engine/levels`; the numbers and
//! lists are compiled in from `data/`, and read when they are first asked for.
//!
//! ```
//! let english = word_data::open("en").unwrap();
//! let known = vocabulary::of(&english).known_words(&english, "level1".parse().unwrap());
//! assert!(known.contains(&english.alphabet().word("EYE").unwrap()));
//! ```

use std::sync::{Arc, OnceLock};

use lexicon::Lexicon;

pub use levels::{
    Extensions, FamilyList, FamilySetting, KnownWords, LetterFit, Level, Scale, Skill, Skills,
    Tier, UnknownLevel, Vocabulary, WordTiers, read_worths,
};

/// The data of one language as it is compiled in, and once read.
struct BuiltIn {
    language: &'static str,
    alphabet: &'static str,
    levels: &'static str,
    family: &'static str,
    skills: OnceLock<Arc<Skills>>,
    family_list: OnceLock<Arc<FamilyList>>,
}

static BUILT_IN: [BuiltIn; 2] = [
    BuiltIn {
        language: "en",
        alphabet: "english",
        levels: include_str!("../data/levels/en.levels"),
        family: include_str!("../data/family/en.txt"),
        skills: OnceLock::new(),
        family_list: OnceLock::new(),
    },
    BuiltIn {
        language: "fr",
        alphabet: "french",
        levels: include_str!("../data/levels/fr.levels"),
        family: include_str!("../data/family/fr.txt"),
        skills: OnceLock::new(),
        family_list: OnceLock::new(),
    },
];

/// What computer players are told about the words of a list.
///
/// A list in a language without levels has those of English; without tiers every level knows every
/// word, and without a family list none is left alone.
pub fn of(lexicon: &Lexicon) -> Vocabulary {
    Vocabulary {
        tiers: tiers_of(lexicon),
        skills: skills(lexicon.language()),
        family: family_of(lexicon),
    }
}

/// The levels that were fitted for a language; those of English for any other.
pub fn skills(language: &str) -> Arc<Skills> {
    let [english, _] = &BUILT_IN;
    let found = BUILT_IN.iter().find(|built_in| built_in.language == language);
    let built_in = found.unwrap_or(english);
    let read = || Arc::new(built_in.levels.parse().expect("a test reads every built-in file"));
    Arc::clone(built_in.skills.get_or_init(read))
}

/// The words left alone in lists with the letters of this one.
fn family_of(lexicon: &Lexicon) -> Arc<FamilyList> {
    let alphabet = lexicon.alphabet();
    let Some(found) = BUILT_IN.iter().find(|built_in| built_in.alphabet == alphabet.name()) else {
        return Arc::default();
    };
    let read = || Arc::new(FamilyList::parse(found.family, alphabet));
    Arc::clone(found.family_list.get_or_init(read))
}

/// How common the words of a list are, if that is known for words of its letters.
fn tiers_of(lexicon: &Lexicon) -> Option<Arc<WordTiers>> {
    let alphabet = lexicon.alphabet();
    let ours = word_data::open(alphabet.language())?;
    let is_ours = ours.alphabet().name() == alphabet.name();
    is_ours.then(|| word_data::tiers(alphabet.language()))?
}

#[cfg(test)]
mod tests;
