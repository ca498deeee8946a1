//! What one viewer may see: everything a screen needs to draw the table without knowing a rule.
//!
//! Active tiles lie open, so all viewers see the same; nobody sees a pile or the reserve.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Help, Seat, SharedLine, SharedSeat, SharedView, Viewer, action_names};

use crate::Rules;
use crate::ending::Settlement;
use crate::game::Zigzag;
use crate::history_view::{LastPlay, LineView};
use crate::pile::Pile;
use crate::plane::{Direction, Face, TileId};
use crate::table::{Phase, Rotation};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The rules of the table.
    pub rules: Rules,
    /// The part common to all games.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedView<SeatView, PhaseView, LineView>,
    /// The tiles on the table, in the order of laying; a `TileId` is a place in this list.
    pub table: Vec<TableTile>,
    /// The direction of play.
    pub rotation: Rotation,
    /// Whose turn comes next, if no Action tile changes that; nobody's once the game is over.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub next: Option<Seat>,
    /// How many tiles are in the reserve.
    pub reserve: usize,
    /// How many tiles can be drawn for an exchange by the player whose turn it is.
    pub drawable: usize,
    /// How many more passes in a row end the game.
    pub passes_left: usize,
    /// The last word or Action tile.
    pub last: Option<LastPlay>,
    /// The face-down tiles of all piles and the reserve together, by kind.
    pub unseen: Vec<UnseenTiles>,
}

/// A seat, as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The part common to all games; the score counts the tiles shed.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedSeat,
    /// The active tiles in the order in which they came: `["A", "?", "+2"]`.
    pub open: Vec<String>,
    /// How many tiles are in the pile.
    pub pile: usize,
    /// How many tiles the player still has, open and in the pile.
    pub left: usize,
}

tabletop::reads_like_its_shared_part! {
    View => SharedView<SeatView, PhaseView, LineView>;
    SeatView => SharedSeat;
    LineView => SharedLine;
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableTile {
    /// The tile: a letter, a lowercase letter for a blank, or an Action tile: `+2`.
    pub tile: String,
    /// Its centre, to the right.
    pub x: i32,
    /// Its centre, downwards.
    pub y: i32,
    /// The tile on which it nests; none for the first tile of the game.
    #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
    pub on: Option<TileId>,
    /// Where it lies from that tile.
    #[cfg_attr(feature = "typescript", ts(type = "Direction | null"))]
    pub direction: Option<Direction>,
    /// Who laid it.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub owner: Seat,
    /// The line of the history that laid it.
    pub line: usize,
    /// The directions in which one more tile can nest on it; none on an Action tile.
    #[cfg_attr(feature = "typescript", ts(type = "Direction[]"))]
    pub free: Vec<Direction>,
}

/// A kind of tile and how many of it lie face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenTiles {
    /// The tile.
    pub tile: String,
    /// How many lie face down.
    pub left: usize,
    /// How many there are in the game.
    pub total: usize,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum PhaseView {
    /// A word, an Action tile or a pass.
    Turn,
    /// The tiles that are returned in an exchange.
    Return {
        /// How many.
        count: usize,
    },
    /// Nothing: the game is over.
    Nothing {
        /// How it was settled.
        settlement: Settlement,
    },
}

impl View {
    pub(crate) fn of(game: &Zigzag, viewer: Viewer) -> Self {
        let (table, setup) = (&game.table, &game.setup);
        let screen = &setup.rules().screen;
        let is_over = matches!(table.phase, Phase::Over(_));
        let draw = |(seat, tile): &(Seat, _)| (*seat, game.tile_text(*tile));
        let draws = table.starter_draws.iter().map(|round| round.iter().map(draw).collect());
        let shared = SharedView {
            viewer: viewer.seat(),
            seats: Seat::all(setup.seats()).map(|seat| SeatView::of(game, seat)).collect(),
            turn: game.to_move(),
            phase: PhaseView::of(&table.phase),
            may: action_names(game.possible_actions(viewer)),
            history: table.history.iter().map(|line| LineView::of(game, line)).collect(),
            starter_draws: draws.collect(),
            commitment: game.commitment(),
            seed: is_over.then(|| game.seed.to_string()),
            outcome: game.outcome(),
            help: Help { hint: screen.hint, see_me_think: screen.see_me_think },
        };
        Self {
            rules: setup.rules().clone(),
            shared,
            table: table.plane.ids().map(|id| TableTile::of(game, id)).collect(),
            rotation: table.rotation,
            next: (!is_over).then(|| table.next_after(table.turn)),
            reserve: table.reserve.len(),
            drawable: table.drawable(),
            passes_left: game.passes_left(),
            last: LastPlay::of(game),
            unseen: UnseenTiles::all(game),
        }
    }
}

impl SeatView {
    fn of(game: &Zigzag, seat: Seat) -> Self {
        let side = game.table.side(seat);
        let shared = SharedSeat {
            player: game.setup.options.players[seat.index()].clone(),
            score: side.score,
            rack: None,
            clock: game.table.clocks.view(seat, game.to_move()),
            resigned: side.resigned,
        };
        Self { shared, open: game.texts(&side.open), pile: side.pile.len(), left: side.left() }
    }
}

impl TableTile {
    fn of(game: &Zigzag, id: TileId) -> Self {
        let (plane, alphabet) = (&game.table.plane, game.setup.alphabet());
        let tile = match plane.face(id) {
            Face::Letter(tile) => alphabet.placed_text(tile),
            Face::Action(kind) => kind.name().to_owned(),
        };
        let (at, by) = (plane.at(id), game.table.laid[id.index()]);
        Self {
            tile,
            x: at.x,
            y: at.y,
            on: plane.on(id),
            direction: plane.direction(id),
            owner: by.owner,
            line: by.line,
            free: plane.free(id).collect(),
        }
    }
}

impl UnseenTiles {
    fn all(game: &Zigzag) -> Vec<Self> {
        let (table, blanks) = (&game.table, game.setup.rules().blanks);
        let piles = table.sides.iter().map(|side| &side.pile).chain([&table.reserve]);
        let hidden: Vec<_> = piles.flat_map(Pile::contents).collect();
        let all = game.setup.supply.all(blanks);
        let count = |tile| Self {
            tile: game.tile_text(tile),
            left: hidden.iter().filter(|other| **other == tile).count(),
            total: all.iter().filter(|other| **other == tile).count(),
        };
        game.setup.supply.kinds(blanks).into_iter().map(count).collect()
    }
}

impl PhaseView {
    fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Turn => Self::Turn,
            Phase::Return(exchange) => Self::Return { count: exchange.count },
            Phase::Over(settlement) => Self::Nothing { settlement: settlement.clone() },
        }
    }
}
