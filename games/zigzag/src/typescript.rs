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
