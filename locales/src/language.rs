//! The languages that sentences are written in.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::WRITTEN;

/// A language of the screens, whatever the language of the words: a folder of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(pub(crate) usize);

/// A language that nothing is written in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<_> = Language::all().map(Language::code).collect();
        write!(f, "`{}` is not a language of this program; choose {}", self.0, codes.join(" or "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl Language {
    /// Every language.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..WRITTEN.len()).map(Self)
    }

    /// Its code: `en`.
    pub fn code(self) -> &'static str {
        WRITTEN[self.0].code
    }

    /// The language a browser asks for first among those we have: `fr-CH, en;q=0.8`.
    pub fn asked_for(accepted: &str) -> Self {
        let wishes = accepted.split(',').map(|wish| {
            let (name, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            (name.trim().to_ascii_lowercase(), weight.trim().parse().unwrap_or(0.0_f32))
        });
        let known = wishes.filter_map(|(name, weight)| {
            let language = name.split('-').next()?.parse().ok()?;
            (weight > 0.0).then_some((language, weight))
        });
        let best = known.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(language, _)| language).unwrap_or_default()
    }
}

/// English.
impl Default for Language {
    fn default() -> Self {
        Self::EN
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let known = Self::all().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// As its code.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_we_can_fulfil_counts() {
        assert_eq!(Language::asked_for("fr-CH, fr;q=0.9, en;q=0.8"), Language::FR);
        assert_eq!(Language::asked_for("de, en;q=0.5, fr;q=0.7"), Language::FR);
        assert_eq!(Language::asked_for("en-GB,fr"), Language::EN);
        assert_eq!(Language::asked_for("fr;q=0, de"), Language::EN);
        assert_eq!(Language::asked_for(""), Language::EN);
    }

    #[test]
    fn a_language_goes_by_its_code() {
        assert_eq!("fr".parse(), Ok(Language::FR));
        assert_eq!(
            "xx".parse::<Language>().unwrap_err().to_string(),
            "`xx` is not a language of this program; choose en or fr"
        );
    }
}
