//! The result of a look-up: entries with their senses, and the relation of a form to its base.

use std::fmt;

/// Where definitions come from, and on what terms.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Source {
    /// The dictionary's name.
    pub name: String,
    /// Its licence in a few words; empty when the dictionary does not say.
    pub licence: String,
    /// The notice its licence requires with every copy; may be empty.
    pub notice: String,
}

impl Source {
    /// A source of which only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// What one source says about one word: the one type for a meaning, from the file to the screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The headword as the dictionary writes it, with its accents and capitals.
    pub spelling: String,
    /// The name of the source.
    pub source: String,
    /// Which form of the headword was looked up, in words ("plural of horn"); `None` for the
    /// headword itself.
    pub form: Option<String>,
    /// Its meanings, the most usual first where the source ranks them.
    pub senses: Vec<Sense>,
}

/// One meaning of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sense {
    /// The part of speech, where the source tells it.
    pub part_of_speech: Option<PartOfSpeech>,
    /// The meaning in words.
    pub gloss: String,
}

/// A part of speech.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PartOfSpeech {
    /// A noun.
    Noun,
    /// A verb.
    Verb,
    /// An adjective.
    Adjective,
    /// An adverb.
    Adverb,
    /// Anything else, as the source writes it.
    Other(String),
}

impl PartOfSpeech {
    /// Reads the names and abbreviations that English and French dictionaries use.
    ///
    /// Empty text is no part of speech; unknown text is kept as it is.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().trim_matches(['(', ')', '<', '>', '[', ']']).trim();
        let first = text.split([',', ' ', '.', ';']).next().unwrap_or_default();
        Some(match first.to_lowercase().as_str() {
            "" => return None,
            "n" | "noun" | "nom" | "s" | "sb" | "nm" | "nf" | "nmf" => Self::Noun,
            "v" | "vb" | "verb" | "verbe" | "vi" | "vt" => Self::Verb,
            "a" | "adj" | "adjective" | "adjectif" => Self::Adjective,
            "adv" | "adverb" | "adverbe" => Self::Adverb,
            _ => Self::Other(text.to_owned()),
        })
    }
}

impl fmt::Display for PartOfSpeech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Noun => "noun",
            Self::Verb => "verb",
            Self::Adjective => "adjective",
            Self::Adverb => "adverb",
            Self::Other(name) => name,
        })
    }
}

/// The relation of a form to its base: "plural of horn".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// What kind of form it is.
    pub relation: Relation,
    /// The word it is a form of, as the dictionary writes it.
    pub base: String,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.relation, self.base)
    }
}

/// A kind of inflected form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// The plural of a noun.
    Plural,
    /// A verb's third person singular, present tense: runs.
    ThirdPerson,
    /// A verb's past tense.
    PastTense,
    /// A verb's past participle, where it differs from the past tense.
    PastParticiple,
    /// A verb's form in -ing.
    PresentParticiple,
    /// An adjective or adverb compared: bigger.
    Comparative,
    /// An adjective or adverb compared with all others: biggest.
    Superlative,
    /// Another form or spelling, of which the source says no more.
    Variant,
}

impl Relation {
    /// Every relation; its index here is its number in the file.
    pub const ALL: [Self; 8] = [
        Self::Plural,
        Self::ThirdPerson,
        Self::PastTense,
        Self::PastParticiple,
        Self::PresentParticiple,
        Self::Comparative,
        Self::Superlative,
        Self::Variant,
    ];

    /// Whether a word of this part of speech can have such a form.
    pub fn suits(self, part_of_speech: &PartOfSpeech) -> bool {
        match self {
            Self::Plural => *part_of_speech == PartOfSpeech::Noun,
            Self::ThirdPerson
            | Self::PastTense
            | Self::PastParticiple
            | Self::PresentParticiple => *part_of_speech == PartOfSpeech::Verb,
            Self::Comparative | Self::Superlative => {
                matches!(part_of_speech, PartOfSpeech::Adjective | PartOfSpeech::Adverb)
            }
            Self::Variant => true,
        }
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plural => "plural",
            Self::ThirdPerson => "third person singular",
            Self::PastTense => "past tense",
            Self::PastParticiple => "past participle",
            Self::PresentParticiple => "present participle",
            Self::Comparative => "comparative",
            Self::Superlative => "superlative",
            Self::Variant => "form",
        })
    }
}
