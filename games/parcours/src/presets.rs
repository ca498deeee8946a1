//! The presets: complete sets of rules, as data files.

use locales::parcours as say;
use tabletop::{PresetFile, PresetRules};

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

impl PresetRules for Rules {
    const PRESETS: &'static [PresetFile] = FILES;

    fn language(&self) -> &str {
        &self.language
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Buying, Ending, Racks, Ties, UnknownWord, WordsPerHand};

    #[test]
    fn every_preset_can_be_read_and_written_again() {
        tabletop::testkit::check_presets::<Rules>();
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
