//! The types that screens see, as TypeScript.

use tabletop::typescript::{declaration, extension, game_file};

use crate::{
    Action, Advice, Answer, Buying, ClockRule, Colour, EndReason, Ending, GameClock, HandClock,
    HandView, HintView, LetterValue, LineKindView, LineView, Livery, Part, PhaseView, Place,
    PlannedWord, Preview, Question, Refusal, Rules, SatelliteState, SatelliteView, Screen,
    SeatView, Settlement, SheetWord, SlotColour, SlotState, SlotView, StageView, Ties, TileView,
    Trial, UnknownWord, View, WordView, WordsPerHand,
};

/// The first line of the file.
const FOUNDATION: &str =
    "// Parcours as screens see it. Written by the program from its own types: do not edit.\n";

/// The text of one file that declares every type screens see.
pub(crate) fn typescript() -> String {
    game_file(FOUNDATION, DECLARATIONS)
}

/// In the order of the file: what is seen, what is done, what is asked, what is chosen.
const DECLARATIONS: &[fn() -> String] = &[
    || extension::<View>("SharedView<SeatView, PhaseView, LineView>"),
    || extension::<SeatView>("SharedSeat & { rack: RackView }"),
    declaration::<Livery>,
    declaration::<SlotView>,
    declaration::<SlotColour>,
    declaration::<SlotState>,
    declaration::<SatelliteView>,
    declaration::<Colour>,
    declaration::<SatelliteState>,
    declaration::<WordView>,
    declaration::<TileView>,
    declaration::<LetterValue>,
    declaration::<PhaseView>,
    declaration::<HandView>,
    declaration::<StageView>,
    declaration::<Place>,
    declaration::<Part>,
    || extension::<LineView>("SharedLine"),
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
    || {
        "/** What the host chooses: the rules, and who plays. */\nexport type Options = TableOptions<Rules>;\n".to_owned()
    },
    declaration::<Rules>,
    declaration::<WordsPerHand>,
    declaration::<Ending>,
    declaration::<Buying>,
    declaration::<Ties>,
    declaration::<UnknownWord>,
    declaration::<ClockRule>,
    declaration::<HandClock>,
    declaration::<GameClock>,
    declaration::<Screen>,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use tabletop::typescript::{declared_fields as declared, undeclared_names};
    use tabletop::{ClockView, Seat, SharedSeat, SharedView, Viewer};
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

    #[test]
    fn a_view_has_exactly_the_fields_that_are_declared() {
        let mut game = table().racks(&["CHATSEUNO", "AEIOUBCDF"]).start();
        game.path(0, "CHATS").unwrap();
        let view = game.json(Viewer::Seat(Seat(0)));
        assert_eq!(written(&view), extended::<View, SharedView>());
        let seat = &view["seats"][0];
        assert_eq!(written(seat), extended::<SeatView, SharedSeat>());
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
        assert_eq!(undeclared_names(&file), Vec::<String>::new());
        assert!(file.lines().all(|line| line.trim_end() == line));
    }
}
