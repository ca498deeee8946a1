//! The types that screens see, as TypeScript.

use tabletop::typescript::{declaration, extension, game_file};

use crate::{
    Action, ActionDeal, ActionKind, ActionNest, ActionView, AnalysisView, Answer, Blanks,
    ChainTile, EndReason, Gift, GiftView, HintStrength, HintView, Laid, LaidAction, LastPlay,
    LineKindView, LineView, Material, PhaseView, Piles, PlayView, Preview, Question, Reading,
    ReadingView, Reads, Refusal, ReverseForTwo, Rotation, Rules, Screen, SeatView, Settlement,
    TableTile, Trial, UnseenTiles, View, WordView, WrittenAction,
};

/// The first line of the file, and what comes from the plane as it is written in JSON.
const FOUNDATION: &str = "\
// Zigzag as screens see it. Written by the program from its own types: do not edit.

/** A tile on the table: its place in the order of laying, 0 for the first tile of the game. */
export type TileId = number;

/** One of 24 directions, 0 to the right and every 15 degrees on; 6 is downwards. */
export type Direction = number;
";

/// The text of one file that declares every type screens see.
pub(crate) fn typescript() -> String {
    game_file(FOUNDATION, DECLARATIONS)
}

/// In the order of the file: what is seen, what is done, what is asked, what is chosen.
const DECLARATIONS: &[fn() -> String] = &[
    || extension::<View>("SharedView<SeatView, PhaseView, LineView>"),
    || extension::<SeatView>("SharedSeat"),
    declaration::<TableTile>,
    declaration::<UnseenTiles>,
    declaration::<Rotation>,
    declaration::<ActionKind>,
    declaration::<PhaseView>,
    declaration::<Settlement>,
    declaration::<EndReason>,
    || extension::<LineView>("SharedLine"),
    declaration::<LineKindView>,
    declaration::<WordView>,
    declaration::<ActionView>,
    declaration::<GiftView>,
    declaration::<LastPlay>,
    declaration::<Action>,
    declaration::<Laid>,
    declaration::<ChainTile>,
    declaration::<Reads>,
    declaration::<LaidAction>,
    declaration::<ActionNest>,
    declaration::<WrittenAction>,
    declaration::<Gift>,
    declaration::<Refusal>,
    declaration::<Question>,
    declaration::<HintStrength>,
    declaration::<Answer>,
    declaration::<ReadingView>,
    declaration::<PlayView>,
    declaration::<Preview>,
    declaration::<HintView>,
    declaration::<AnalysisView>,
    declaration::<Trial>,
    declaration::<Material>,
    || {
        "/** What the host chooses: the rules, and who plays. */\nexport type Options = TableOptions<Rules>;\n".to_owned()
    },
    declaration::<Rules>,
    declaration::<Reading>,
    declaration::<Piles>,
    declaration::<ActionDeal>,
    declaration::<ReverseForTwo>,
    declaration::<Blanks>,
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
    use crate::Reads::Outwards;
    use crate::tests::support::{action, diva, giving, laid};

    /// The fields of a type and of the shared type it extends.
    fn extended<Type: TS, Shared: TS>() -> BTreeSet<String> {
        &declared::<Type>() | &declared::<Shared>()
    }

    fn written(value: &Value) -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    }

    #[test]
    fn a_view_has_exactly_the_fields_that_are_declared() {
        let mut game = diva("SAAAXZ +2");
        let plus = giving(action(ActionKind::PlusTwo, ActionNest::New(0), 6), &[(0, "X", 1)]);
        game.play_both(1, laid(Some(1), "S", &[6], &[1, 2, 3], Outwards), plus).unwrap();
        let view = game.json(Viewer::Seat(Seat(0)));
        assert_eq!(written(&view), extended::<View, SharedView>());
        let mut seat = extended::<SeatView, SharedSeat>();
        seat.remove("rack");
        assert_eq!(written(&view["seats"][0]), seat);
        assert_eq!(written(&view["seats"][0]["clock"]), declared::<ClockView>());
        assert_eq!(written(&view["table"][0]), declared::<TableTile>());
        assert_eq!(written(&view["unseen"][0]), declared::<UnseenTiles>());
        assert_eq!(written(&view["last"]), declared::<LastPlay>());
        assert_eq!(written(&view["last"]["word"]), declared::<WordView>());
        assert_eq!(written(&view["last"]["action"]), declared::<ActionView>());
        assert_eq!(written(&view["last"]["action"]["gifts"][0]), declared::<GiftView>());
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
