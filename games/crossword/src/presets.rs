//! The presets: complete sets of rules, as data files.

use locales::crossword as say;
use tabletop::{PresetFile, PresetRules};
use tiles::TileSet;

use crate::Rules;

const FILES: &[PresetFile] = &[
    PresetFile {
        name: "micro-fr",
        text: include_str!("../presets/micro-fr.toml"),
        title: say::preset_micro_fr_title,
        era: say::preset_micro_fr_era,
        about: say::preset_micro_fr_about,
    },
    PresetFile {
        name: "deluxe-en",
        text: include_str!("../presets/deluxe-en.toml"),
        title: say::preset_deluxe_en_title,
        era: say::preset_deluxe_en_era,
        about: say::preset_deluxe_en_about,
    },
    PresetFile {
        name: "console-en",
        text: include_str!("../presets/console-en.toml"),
        title: say::preset_console_en_title,
        era: say::preset_console_en_era,
        about: say::preset_console_en_about,
    },
    PresetFile {
        name: "club",
        text: include_str!("../presets/club.toml"),
        title: say::preset_club_title,
        era: say::preset_club_era,
        about: say::preset_club_about,
    },
];

impl PresetRules for Rules {
    const PRESETS: &'static [PresetFile] = FILES;

    fn language(&self) -> &str {
        &self.language
    }
}

impl Rules {
    /// The same rules with the words and tiles of another language, if it has a tile set.
    pub fn in_language(mut self, language: &str) -> Option<Self> {
        let name = TileSet::names().find(|name| {
            TileSet::named(name).is_some_and(|set| set.alphabet().language() == language)
        })?;
        name.clone_into(&mut self.tiles);
        language.clone_into(&mut self.language);
        language.clone_into(&mut self.lexicon);
        self.lexicon_checksum.clear();
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClockRule, GameClock, Hint, Keys, Passes, Penalty, Racks, Starter, UnknownWord};

    #[test]
    fn every_preset_can_be_read_and_written_again() {
        tabletop::testkit::check_presets::<Rules>();
    }

    /// MS-049, MS-055, MS-060, MS-073, MS-077
    #[test]
    fn the_micro_preset_draws_for_the_start_shows_all_racks_and_asks_about_unknown_words() {
        let rules = Rules::preset("micro-fr").unwrap();
        assert_eq!((rules.starter, rules.racks), (Starter::Draw, Racks::Open));
        assert_eq!(rules.unknown_word, UnknownWord::Ask);
        assert_eq!((rules.screen.levels, rules.screen.keys), (4, Keys::Micro));
        assert_eq!((rules.screen.hint, rules.exchange.needs_in_bag), (Hint::Word, 1));
    }

    /// DL-002, DL-018, DL-035, DL-054
    #[test]
    fn the_de_luxe_preset_has_eight_levels_and_challenges_unknown_words() {
        let rules = Rules::preset("deluxe-en").unwrap();
        assert_eq!(rules.unknown_word, UnknownWord::ProgramChallenges);
        assert_eq!((rules.screen.levels, rules.racks), (8, Racks::Open));
        assert_eq!((rules.screen.hint, rules.exchange.needs_in_bag), (Hint::WordAndPlace, 1));
    }

    /// PS-047, PS-052, PS-080
    #[test]
    fn the_console_preset_lets_player_one_start_and_refuses_unknown_words() {
        let rules = Rules::preset("console-en").unwrap();
        assert_eq!((rules.starter, rules.exchange.needs_in_bag), (Starter::First, 7));
        assert_eq!(rules.unknown_word, UnknownWord::Refused);
        assert_eq!((rules.screen.hint, rules.minimum_people), (Hint::List, 1));
    }

    #[test]
    fn the_club_preset_has_a_game_clock_and_players_challenge() {
        let rules = Rules::preset("club").unwrap();
        assert_eq!(rules.unknown_word, UnknownWord::PlayersChallenge(Penalty::Double));
        assert_eq!(rules.clock, ClockRule::PerGame(GameClock { seconds: 1500, points: 10 }));
        assert_eq!(rules.end.passes, Passes::ScorelessInAll(6));
    }

    #[test]
    fn a_club_may_play_in_french() {
        let rules = Rules::preset("club").unwrap().in_language("fr").unwrap();
        assert_eq!((rules.tiles.as_str(), rules.lexicon.as_str()), ("french", "fr"));
        assert_eq!(Rules::preset("club").unwrap().in_language("tlh"), None);
    }

    #[test]
    fn a_misspelt_field_is_named() {
        let text = FILES[0].text.replace("rack_size", "rack_sise");
        assert!(Rules::parse(&text).unwrap_err().to_string().contains("rack_sise"));
    }
}
