//! The types that screens see, as TypeScript.

use ts_rs::{Config, TS};

use crate::{
    Action, Advice, Answer, Buying, ClockRule, ClockView, Colour, EndReason, Ending, Family,
    GameClock, HandClock, HandView, Hint, HintView, LetterValue, LineKindView, LineView, Livery,
    Lookups, Options, Part, PhaseView, Place, PlannedWord, Preview, Question, RackOrder, RackView,
    Racks, Refusal, Rules, SatelliteState, SatelliteView, Screen, SeatView, Settlement, SheetWord,
    SlotColour, SlotState, SlotView, StageView, Ties, TileCount, TileView, Trial, UnknownWord,
    View, WordView, WordsPerHand,
};

/// What comes from the crates below, as it is written in JSON.
const FOUNDATION: &str = r"// Parcours as screens see it. Written by the program from its own types: do not edit.

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Points; below zero if they are lost. */
export type Score = number;

/** A moment in thousandths of a second, by the host's clock. */
export type Moment = number;

/** A length of time in thousandths of a second. */
export type Millis = number;

/** The promise about the seed, as a hexadecimal number. */
export type Commitment = string;
";

/// Who plays.
const PLAYERS: &str = r#"
/** Who makes a player's moves. */
export type PlayedBy = "person" | { computer: string };

/** A player, as the host sets the table. */
export type Player = { name: string, by: PlayedBy };
"#;

/// The text of one file that declares every type screens see.
pub fn typescript() -> String {
    let mut file = format!("{FOUNDATION}{PLAYERS}");
    for declare in DECLARATIONS {
        file.push('\n');
        file.push_str(&declare(&Config::new()));
    }
    file
}

/// In the order of the file: what is seen, what is done, what is asked, what is chosen.
const DECLARATIONS: &[fn(&Config) -> String] = &[
    declaration::<View>,
    declaration::<SeatView>,
    declaration::<Livery>,
    declaration::<SlotView>,
    declaration::<SlotColour>,
    declaration::<SlotState>,
    declaration::<SatelliteView>,
    declaration::<Colour>,
    declaration::<SatelliteState>,
    declaration::<WordView>,
    declaration::<TileView>,
    declaration::<RackView>,
    declaration::<ClockView>,
    declaration::<TileCount>,
    declaration::<LetterValue>,
    declaration::<PhaseView>,
    declaration::<HandView>,
    declaration::<StageView>,
    declaration::<Place>,
    declaration::<Part>,
    declaration::<LineView>,
    declaration::<LineKindView>,
    declaration::<SheetWord>,
    declaration::<Settlement>,
    declaration::<EndReason>,
    declaration::<Action>,
    declaration::<Refusal>,
    declaration::<Question>,
    declaration::<PlannedWord>,
    declaration::<Answer>,
    declaration::<Preview>,
    declaration::<HintView>,
    declaration::<Advice>,
    declaration::<Trial>,
    declaration::<Options>,
    declaration::<Rules>,
    declaration::<WordsPerHand>,
    declaration::<Racks>,
    declaration::<Ending>,
    declaration::<Buying>,
    declaration::<Ties>,
    declaration::<UnknownWord>,
    declaration::<ClockRule>,
    declaration::<HandClock>,
    declaration::<GameClock>,
    declaration::<Lookups>,
    declaration::<Family>,
    declaration::<Screen>,
    declaration::<Hint>,
    declaration::<RackOrder>,
];

fn declaration<Type: TS>(config: &Config) -> String {
    let docs = Type::docs().unwrap_or_default();
    let declared = format!("{docs}export {}", Type::decl(config));
    declared.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use tabletop::{Seat, Viewer};

    use super::*;
    use crate::tests::support::table;

    /// The fields that a declaration names, each on its own line.
    fn declared<Type: TS>() -> BTreeSet<String> {
        let text = declaration::<Type>(&Config::new());
        let name = |line: &str| line.split_once(':').map(|(name, _)| name.replace('?', ""));
        let is_name =
            |name: &String| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_');
        text.lines().filter_map(name).filter(is_name).collect()
    }

    fn written(value: &Value) -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    }

    #[test]
    fn a_view_has_exactly_the_fields_that_are_declared() {
        let mut game = table().racks(&["CHATSEUNO", "AEIOUBCDF"]).start();
        game.path(0, "CHATS").unwrap();
        let view = game.json(Viewer::Seat(Seat(0)));
        assert_eq!(written(&view), declared::<View>());
        let seat = &view["seats"][0];
        assert_eq!(written(seat), declared::<SeatView>());
        assert_eq!(written(&seat["slots"][0]), declared::<SlotView>());
        assert_eq!(written(&seat["slots"][0]["word"]), declared::<WordView>());
        assert_eq!(written(&seat["slots"][0]["satellite"]), declared::<SatelliteView>());
        assert_eq!(written(&seat["clock"]), declared::<ClockView>());
        assert_eq!(written(&view["hand"]), declared::<HandView>());
        assert_eq!(written(&view["rules"]), declared::<Rules>());
        assert_eq!(written(&view["rules"]["screen"]), declared::<Screen>());
    }

    #[test]
    fn every_type_that_is_named_is_declared_once() {
        let file = typescript();
        let code: String = file
            .lines()
            .filter(|line| !line.trim_start().starts_with(['*', '/']))
            .flat_map(|line| [line, "\n"])
            .collect();
        let words = code.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let named: BTreeSet<&str> = words
            .filter(|word| word.starts_with(|first: char| first.is_ascii_uppercase()))
            .filter(|word| *word != "Array")
            .collect();
        for name in named {
            let declarations = file.matches(&format!("export type {name} =")).count();
            assert_eq!(declarations, 1, "{name}");
        }
        assert!(file.lines().all(|line| line.trim_end() == line));
    }
}
