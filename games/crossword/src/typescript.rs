//! The types that screens see, as TypeScript.

use tabletop::typescript::{declaration, extension, game_file};

use crate::{
    Action, Adjustment, Advice, Answer, ChallengeView, ClockRule, End, EndReason, Exchange,
    FirstPlay, GameClock, HintView, Keys, LaidTile, LayoutView, Material, Mode, MoveView, Passes,
    Penalty, PhaseView, Picking, Preview, Question, RankedView, Refusal, RefusedWord, Remaining,
    ReviewView, Rules, Screen, SeatView, Settlement, Starter, TieBreak, TimeOver, ToldPoints,
    Trial, TurnClock, TurnView, Undo, UnknownWord, Untold, View,
};

/// Types of the engine crates, as they are written in JSON.
const FOUNDATION: &str = r#"// The crossword game as screens see it. Written by the program from its own types: do not edit.

/** A square: the letter of its column and the number of its row, as in `H8`. */
export type Square = string;

/** The direction of a word. */
export type Direction = "across" | "down";

/** Squares and the numbers of the letters on them, from 1 for A; negative for blanks. */
export type Placement = [Square, number][];

/** Why a placement does not fit the board. */
export type Misfit = "no_tile" | { off_board: Square } | { taken: Square } | { twice: Square } | "not_in_one_line" | { gap: Square } | "one_letter" | { misses_start: Square } | "apart";

/** Why a word cannot be written starting at a square. */
export type MisspelledPath = "too_long" | { other_letter: { square: Square, there: number } } | "nothing_new";
"#;

/// The text of a TypeScript module with every type that screens use.
pub(crate) fn typescript() -> String {
    game_file(FOUNDATION, DECLARATIONS)
}

/// In the order of the file: views, actions, questions, options.
const DECLARATIONS: &[fn() -> String] = &[
    || extension::<View>("SharedView<SeatView, PhaseView, TurnView>"),
    || extension::<SeatView>("SharedSeat & { rack: RackView }"),
    declaration::<PhaseView>,
    || extension::<TurnView>("SharedLine"),
    declaration::<ChallengeView>,
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
    || {
        "/** What the host chooses: the rules, and who plays. */\nexport type Options = TableOptions<Rules>;\n".to_owned()
    },
    declaration::<Rules>,
    declaration::<Material>,
    declaration::<LayoutView>,
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
    declaration::<Remaining>,
    declaration::<Undo>,
    declaration::<Screen>,
    declaration::<Keys>,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use board::{Misfit, MisspelledPath, Placement, Square};
    use serde::Serialize;
    use serde_json::{Value, json};
    use tabletop::typescript::{declared_fields as declared, undeclared_names};
    use tabletop::{ClockView, Player, Seat, SharedSeat, SharedView, TileCount};
    use tiles::{Letter, PlacedTile};
    use ts_rs::TS;

    use super::*;
    use crate::tests::support::table;

    /// The fields of a type and of the shared type it extends.
    fn extended<Type: TS, Shared: TS>() -> BTreeSet<String> {
        &declared::<Type>() | &declared::<Shared>()
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
        let mut fields = extended::<View, SharedView>();
        fields.remove("undo_asked");
        assert_eq!(written(&view), fields, "nobody has asked for an undo");
        assert_eq!(written(&view["seats"][0]), extended::<SeatView, SharedSeat>());
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

    /// The declarations in the first part of the file, for types that are not declared here.
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
        assert_eq!(undeclared_names(&file), Vec::<String>::new());
        assert!(file.lines().all(|line| line.trim_end() == line));
    }
}
