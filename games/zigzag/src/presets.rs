//! The presets: complete sets of rules, as data files.

use locales::zigzag as say;
use tabletop::{PresetFile, PresetRules};

use crate::Rules;

const FILES: &[PresetFile] = &[
    PresetFile {
        name: "zigzag-fr",
        text: include_str!("../presets/zigzag-fr.toml"),
        title: say::preset_title,
        era: say::preset_era,
        about: say::preset_fr_about,
    },
    PresetFile {
        name: "zigzag-en",
        text: include_str!("../presets/zigzag-en.toml"),
        title: say::preset_title,
        era: say::preset_era,
        about: say::preset_en_about,
    },
    PresetFile {
        name: "zigzag-short-fr",
        text: include_str!("../presets/zigzag-short-fr.toml"),
        title: say::preset_short_title,
        era: say::preset_era,
        about: say::preset_short_fr_about,
    },
    PresetFile {
        name: "zigzag-short-en",
        text: include_str!("../presets/zigzag-short-en.toml"),
        title: say::preset_short_title,
        era: say::preset_era,
        about: say::preset_short_en_about,
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
    use crate::{ActionDeal, Blanks, Piles, Reading, ReverseForTwo};

    #[test]
    fn every_preset_can_be_read_and_written_again() {
        tabletop::testkit::check_presets::<Rules>();
    }

    /// ZZ-014, ZZ-028, ZZ-040
    #[test]
    fn the_presets_of_the_leaflet_choose_what_it_says_or_leaves_open() {
        for name in ["zigzag-fr", "zigzag-en"] {
            let rules = Rules::preset(name).unwrap();
            assert_eq!((rules.reading, rules.piles), (Reading::Either, Piles::Full));
            assert_eq!((rules.actions, rules.blanks), (ActionDeal::Mixed, Blanks::None));
            assert_eq!(rules.reverse, ReverseForTwo::Nothing);
        }
    }

    #[test]
    fn the_shorter_presets_have_short_piles_and_even_actions() {
        for name in ["zigzag-short-fr", "zigzag-short-en"] {
            let rules = Rules::preset(name).unwrap();
            assert_eq!((rules.piles, rules.actions), (Piles::Short, ActionDeal::Even));
        }
    }

    #[test]
    fn a_misspelt_field_is_named() {
        let text = FILES[0].text.replace("reading", "raeding");
        assert!(Rules::parse(&text).unwrap_err().to_string().contains("raeding"));
    }
}
