//! The presets: complete sets of rules, as data files.

use locales::{Message, parcours as say};

use crate::Rules;

/// What screens say of a preset before anybody has chosen it.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The name by which programs know it.
    pub name: &'static str,
    /// What it is called.
    pub title: Message,
    /// The time it comes from.
    pub era: Message,
    /// How it is played, in one sentence.
    pub about: Message,
}

const FILES: &[(&str, &str)] = &[
    ("parcours-fr", include_str!("../presets/parcours-fr.toml")),
    ("parcours-en", include_str!("../presets/parcours-en.toml")),
];

/// A preset file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these rules cannot be read: {0}")]
pub struct UnreadableRules(pub String);

impl Rules {
    /// The names of the presets that come with the program.
    pub fn preset_names() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(name, _)| *name)
    }

    /// What is said of each preset, in the same order.
    pub fn cards() -> Vec<Card> {
        Self::preset_names().filter_map(card).collect()
    }

    /// The rules of a preset.
    pub fn preset(name: &str) -> Option<Self> {
        let (_, text) = FILES.iter().find(|(known, _)| *known == name)?;
        Some(Self::parse(text).expect("a test reads every preset"))
    }

    /// Reads rules from a file like those in `presets`.
    pub fn parse(text: &str) -> Result<Self, UnreadableRules> {
        toml::from_str(text).map_err(|fault| UnreadableRules(fault.message().to_owned()))
    }
}

fn card(name: &'static str) -> Option<Card> {
    let about = match name {
        "parcours-fr" => say::preset_fr_about(),
        "parcours-en" => say::preset_en_about(),
        _ => return None,
    };
    Some(Card { name, title: say::preset_title(), era: say::preset_era(), about })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Buying, Ending, Racks, Ties, UnknownWord, WordsPerHand};

    #[test]
    fn every_preset_can_be_read_and_written_again_and_has_a_card() {
        for (name, text) in FILES {
            let rules = Rules::parse(text).unwrap();
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules, "{name}");
        }
        assert!(Rules::cards().iter().map(|card| card.name).eq(Rules::preset_names()));
    }

    /// PG-021, PG-033, PG-035, PG-036, PG-041, PG-045
    #[test]
    fn the_presets_choose_what_the_leaflet_says_or_leaves_open() {
        for name in Rules::preset_names() {
            let rules = Rules::preset(name).unwrap();
            assert_eq!(rules.words_per_hand, WordsPerHand::OnePathWord);
            assert_eq!((rules.racks, rules.ending), (Racks::Open, Ending::AtOnce));
            assert_eq!((rules.buying, rules.ties), (Buying::Repeatedly, Ties::Shared));
            assert_eq!(rules.unknown_word, UnknownWord::Refused);
            assert_eq!(rules.boards, ["A", "B", "C", "D"]);
        }
    }

    #[test]
    fn a_misspelt_field_is_named() {
        let text = FILES[0].1.replace("buying", "bying");
        assert!(Rules::parse(&text).unwrap_err().to_string().contains("bying"));
    }
}
