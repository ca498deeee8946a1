//! The presets: complete sets of rules, as data files.

use locales::parcours as say;
use tabletop::{Preset, PresetFile, UnreadableRules};

use crate::Rules;

const FILES: &[PresetFile] = &[
    PresetFile {
        name: "parcours-fr",
        text: include_str!("../presets/parcours-fr.toml"),
        title: say::preset_title,
        era: say::preset_era,
        about: say::preset_fr_about,
    },
    PresetFile {
        name: "parcours-en",
        text: include_str!("../presets/parcours-en.toml"),
        title: say::preset_title,
        era: say::preset_era,
        about: say::preset_en_about,
    },
];

/// The presets as a catalogue lists them.
pub(crate) fn listed() -> Vec<Preset> {
    FILES.iter().map(|file| file.listed(|rules: &Rules| &rules.language)).collect()
}

impl Rules {
    /// The names of the presets that come with the program.
    pub fn preset_names() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|file| file.name)
    }

    /// The rules of a preset.
    pub fn preset(name: &str) -> Option<Self> {
        FILES.iter().find(|file| file.name == name).map(PresetFile::rules)
    }

    /// Reads rules from a file like those in `presets`.
    pub fn parse(text: &str) -> Result<Self, UnreadableRules> {
        PresetFile::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Buying, Ending, Racks, Ties, UnknownWord, WordsPerHand};

    #[test]
    fn every_preset_can_be_read_and_written_again() {
        for PresetFile { name, text, .. } in FILES {
            let rules = Rules::parse(text).unwrap();
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules, "{name}");
        }
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
        let text = FILES[0].text.replace("buying", "bying");
        assert!(Rules::parse(&text).unwrap_err().to_string().contains("bying"));
    }
}
