//! The languages the program speaks, and what can be said in each.

use serde::{Deserialize, Serialize};

/// A language of the screens, whatever the language of the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

/// Something that can be told to a person in his language, in whole sentences.
pub trait Spoken {
    /// The same as a sentence of this language.
    fn say(&self, language: Language) -> String;
}

/// The same sentence in every language, written for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sentence {
    /// In English.
    pub english: String,
    /// In French.
    pub french: String,
}

impl Sentence {
    /// What is said in English and in French.
    pub fn new(english: impl Into<String>, french: impl Into<String>) -> Self {
        Self { english: english.into(), french: french.into() }
    }

    /// Something that can be told to a person, as it is told in every language.
    pub fn of(spoken: &impl Spoken) -> Self {
        Self::new(spoken.say(Language::English), spoken.say(Language::French))
    }
}

impl Spoken for Sentence {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.english.clone(),
            Language::French => self.french.clone(),
        }
    }
}

/// In English, for logs.
impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.english)
    }
}

impl Language {
    /// The language a browser asks for first among those we speak: `fr-CH, en;q=0.8`.
    pub fn asked_for(accepted: &str) -> Self {
        let wishes = accepted.split(',').map(|wish| {
            let (name, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            (name.trim().to_ascii_lowercase(), weight.trim().parse().unwrap_or(0.0_f32))
        });
        let spoken = wishes.filter_map(|(name, weight)| {
            let language = match name.split('-').next()? {
                "en" => Self::English,
                "fr" => Self::French,
                _ => return None,
            };
            (weight > 0.0).then_some((language, weight))
        });
        let best = spoken.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(language, _)| language).unwrap_or_default()
    }

    /// Its code: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_we_can_fulfil_counts() {
        assert_eq!(Language::asked_for("fr-CH, fr;q=0.9, en;q=0.8"), Language::French);
        assert_eq!(Language::asked_for("de, en;q=0.5, fr;q=0.7"), Language::French);
        assert_eq!(Language::asked_for("en-GB,fr"), Language::English);
        assert_eq!(Language::asked_for("fr;q=0, de"), Language::English);
        assert_eq!(Language::asked_for(""), Language::English);
    }
}
