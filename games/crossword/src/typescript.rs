//! The types that screens see, as TypeScript.

use ts_rs::{Config, TS};

use crate::{
    Action, Adjustment, Advice, Answer, ClockRule, ClockView, End, EndReason, Exchange, Family,
    FirstPlay, GameClock, Hint, HintView, Keys, LaidTile, Lookups, Mode, MoveView, Options, Passes,
    Penalty, PhaseView, Picking, Preview, Question, RackOrder, RackView, Racks, RankedView,
    Refusal, RefusedWord, Remaining, ReviewView, Rules, Screen, SeatView, Settlement, Starter,
    TieBreak, TileCount, TimeOver, ToldPoints, Trial, TurnClock, TurnView, Undo, UnknownWord,
    Untold, View,
};

/// What comes from the crates below, as it is written in JSON.
const FOUNDATION: &str = r#"// The crossword game as screens see it. Written by the program from its own types: do not edit.

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Points; below zero if they are lost. */
export type Score = number;

/** A moment in thousandths of a second, by the host's clock. */
export type Moment = number;

/** A length of time in thousandths of a second. */
export type Millis = number;

/** A square: the letter of its column and the number of its row, as in `H8`. */
export type Square = string;

/** The way a word runs. */
export type Direction = "across" | "down";

/** Squares and the numbers of the letters on them, from 1 for A; below zero for blanks. */
export type Placement = [Square, number][];

/** The promise about the seed, as a hexadecimal number. */
export type Commitment = string;

/** Who makes a player's moves. */
export type PlayedBy = "person" | { computer: string };

/** A player, as the host sets the table. */
export type Player = { name: string, by: PlayedBy };

/** Why tiles cannot lie like that. */
export type Misfit = "no_tile" | { off_board: Square } | { taken: Square } | { twice: Square } | "not_in_one_line" | { gap: Square } | "one_letter" | { misses_start: Square } | "apart";

/** Why a word cannot be written from a square on. */
export type MisspelledPath = "too_long" | { other_letter: { square: Square, there: number } } | "nothing_new";
"#;

/// The text of one file that declares every type screens see.
pub fn typescript() -> String {
    let mut file = FOUNDATION.to_owned();
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
    declaration::<RackView>,
    declaration::<ClockView>,
    declaration::<TileCount>,
    declaration::<PhaseView>,
    declaration::<TurnView>,
    declaration::<MoveView>,
    declaration::<Settlement>,
    declaration::<EndReason>,
    declaration::<Action>,
    declaration::<LaidTile>,
    declaration::<ToldPoints>,
    declaration::<Refusal>,
    declaration::<Untold>,
    declaration::<Question>,
    declaration::<Answer>,
    declaration::<Preview>,
    declaration::<HintView>,
    declaration::<Advice>,
    declaration::<ReviewView>,
    declaration::<RankedView>,
    declaration::<Trial>,
    declaration::<Options>,
    declaration::<Rules>,
    declaration::<Mode>,
    declaration::<FirstPlay>,
    declaration::<Starter>,
    declaration::<Exchange>,
    declaration::<UnknownWord>,
    declaration::<Penalty>,
    declaration::<RefusedWord>,
    declaration::<End>,
    declaration::<Passes>,
    declaration::<Adjustment>,
    declaration::<TieBreak>,
    declaration::<ClockRule>,
    declaration::<TurnClock>,
    declaration::<TimeOver>,
    declaration::<GameClock>,
    declaration::<Picking>,
    declaration::<Racks>,
    declaration::<Remaining>,
    declaration::<Undo>,
    declaration::<Lookups>,
    declaration::<Family>,
    declaration::<Screen>,
    declaration::<Keys>,
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

    use board::{Misfit, MisspelledPath, Placement, Square};
    use serde::Serialize;
    use serde_json::{Value, json};
    use tabletop::{Player, Seat};
    use tiles::{Letter, PlacedTile};

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

    fn json_of(thing: impl Serialize) -> Value {
        serde_json::to_value(thing).unwrap()
    }

    #[test]
    fn a_view_has_exactly_the_fields_that_are_declared() {
        let mut game = table("club").racks("HORNAEI/STUEEEE").start();
        game.play(0, "8F HORN").unwrap();
        game.act(1, Action::Resign).unwrap();
        let view = json_of(game.view(0));
        assert_eq!(written(&view), declared::<View>());
        assert_eq!(written(&view["seats"][0]), declared::<SeatView>());
        assert_eq!(written(&view["seats"][0]["clock"]), declared::<ClockView>());
        assert_eq!(written(&view["remaining"][0]), declared::<TileCount>());
        assert_eq!(written(&view["rules"]), declared::<Rules>());
        assert_eq!(written(&view["rules"]["screen"]), declared::<Screen>());
        assert_eq!(written(&view["rules"]["end"]), declared::<End>());
        assert_eq!(written(&view["phase"]["settlement"]), declared::<Settlement>());
        let played: BTreeSet<String> = ["at", "bonus", "direction", "points", "seat", "squares"]
            .into_iter()
            .chain(["total", "what", "word", "words"])
            .map(str::to_owned)
            .collect();
        assert_eq!(written(&view["history"][0]), played);
    }

    /// What the first part of the file says of types that are not declared here.
    #[test]
    fn types_of_the_crates_below_are_written_as_declared() {
        let square = Square::new(7, 7);
        let letter = Letter::from_number(1).unwrap();
        let placement = Placement {
            tiles: vec![
                (square, PlacedTile::Natural(letter)),
                (Square::new(7, 8), PlacedTile::BlankAs(letter)),
            ],
        };
        assert_eq!(json_of(&placement), json!([["H8", 1], ["I8", -1]]));
        assert_eq!(json_of(Seat(1)), json!(1));
        assert_eq!(json_of(Misfit::NoTile), json!("no_tile"));
        assert_eq!(json_of(Misfit::MissesStart(square)), json!({"misses_start": "H8"}));
        assert_eq!(
            json_of(MisspelledPath::OtherLetter { square, there: letter }),
            json!({"other_letter": {"square": "H8", "there": 1}})
        );
        assert_eq!(
            json_of([Player::person("Ann"), Player::computer("Zoe", "level1")]),
            json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": {"computer": "level1"}}])
        );
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
