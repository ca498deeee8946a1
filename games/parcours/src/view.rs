//! What one viewer may see: everything a screen needs to draw the table without knowing a rule.

use serde::Serialize;
use tabletop::{ClockView, Commitment, Player, Seat, Viewer};
use tiles::{PlacedTile, Rack, Score};

use crate::board_view::SlotView;
use crate::ending::Settlement;
use crate::eyes::Visibility;
use crate::game::Parcours;
use crate::sheet_view::LineView;
use crate::table::{Pause, Phase, Stage};
use crate::{Place, Rules};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The rules of the table.
    pub rules: Rules,
    /// Whose eyes these are; nobody's seat for a spectator.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub viewer: Option<Seat>,
    /// The seats in order, each with its board.
    pub seats: Vec<SeatView>,
    /// Whose hand it is; nobody's once the game is over.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub turn: Option<Seat>,
    /// What the table waits for.
    pub phase: PhaseView,
    /// What the viewer may do, by the names of actions.
    pub may: Vec<&'static str>,
    /// The hand that is being played.
    pub hand: HandView,
    /// The letters of a bag and what each is worth, as the value card says.
    pub letters: Vec<LetterValue>,
    /// The score sheet.
    pub history: Vec<LineView>,
    /// The draws that settled who begins, round by round.
    #[cfg_attr(feature = "typescript", ts(type = "[Seat, string][][]"))]
    pub starter_draws: Vec<Vec<(Seat, String)>>,
    /// The promise about the seed.
    #[cfg_attr(feature = "typescript", ts(type = "Commitment"))]
    pub commitment: Commitment,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
}

/// A seat, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits there.
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub player: Player,
    /// The colours of his letters and his bag.
    pub livery: Livery,
    /// The points of the hands that are over.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
    /// How many hands are over.
    pub hands: u16,
    /// The name of his board.
    pub board: String,
    /// The slots of his path with their satellites, from DEPART to ARRIVEE.
    pub slots: Vec<SlotView>,
    /// How many of his satellites are covered, by whomever, of how many.
    pub satellites: (usize, usize),
    /// The tiles.
    pub rack: RackView,
    /// How many tiles are in his bag.
    pub bag: usize,
    /// The tiles that may still come out of his bag, as this viewer may count them.
    pub remaining: Vec<TileCount>,
    /// The clock, if there is one.
    pub clock: ClockView,
    /// Whether he has arrived.
    pub arrived: bool,
    /// Whether he has given up.
    pub resigned: bool,
}

/// The colours of a player's letters and bag: the backs tell whose letters lie on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Livery {
    /// The backs of his letters.
    pub letters: &'static str,
    /// His bag.
    pub bag: &'static str,
}

const LIVERIES: [Livery; 4] = [
    Livery { letters: "rose", bag: "red" },
    Livery { letters: "green", bag: "yellow" },
    Livery { letters: "violet", bag: "blue" },
    Livery { letters: "beige", bag: "brown" },
];

/// A rack, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RackView {
    /// Its tiles: `AEINRSTU?`.
    Shown(String),
    /// Only how many there are.
    Hidden(usize),
}

/// A kind of tile and how many remain of how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileCount {
    /// The tile, as it is written on a rack.
    pub tile: String,
    /// How many remain.
    pub left: usize,
    /// How many there are in all.
    pub total: usize,
}

/// A kind of tile and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterValue {
    /// The tile, as it is written on a rack.
    pub tile: String,
    /// What it is worth.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub value: Score,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum PhaseView {
    /// A word, or the end of the hand.
    Hand,
    /// The table's word on a word that the list does not have.
    Verdict {
        /// Where it would lie.
        place: Place,
        /// The word.
        word: String,
        /// Who has not spoken.
        #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
        by: Vec<Seat>,
    },
    /// The clocks to go on.
    Resume,
    /// Nothing: the game is over.
    Nothing {
        /// How it was settled.
        settlement: Settlement,
    },
}

/// The hand that is being played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandView {
    /// Which letters are being played.
    pub stage: StageView,
    /// The words laid in it, in order.
    pub words: Vec<Place>,
    /// How many of them can be taken back, the last first.
    pub loose: usize,
    /// The places where a word may be laid at this moment by the player whose hand it is.
    pub open: Vec<Place>,
    /// How often it was bought.
    pub bought: u8,
    /// What all nine letters have brought.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub bonus: Score,
    /// What it brings as it is, the price of buying taken off.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// What the player would have if it ended so.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub total: Score,
}

/// Which letters of a hand are being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// The nine it began with.
    Nine,
    /// The nine rebuilt after a white slot: one word more, or none.
    Second,
}

impl View {
    pub(crate) fn of(game: &Parcours, viewer: Viewer) -> Self {
        let (table, setup) = (&game.table, &game.setup);
        let eyes = Visibility::new(game, viewer);
        let alphabet = setup.tiles.alphabet();
        let draws = |round: &Vec<(Seat, tiles::Tile)>| {
            round.iter().map(|(seat, tile)| (*seat, alphabet.tile_text(*tile))).collect()
        };
        let value =
            |tile| LetterValue { tile: alphabet.tile_text(tile), value: setup.tiles.value(tile) };
        let hand = HandView::of(game);
        Self {
            rules: setup.rules().clone(),
            viewer: eyes.seat(),
            seats: Seat::all(setup.seats())
                .map(|seat| SeatView::of(game, seat, &eyes, &hand.open))
                .collect(),
            turn: game.to_move(),
            phase: PhaseView::of(game),
            may: game.possible_actions(viewer),
            hand,
            letters: setup.tiles.kinds().map(value).collect(),
            history: table.history.iter().map(|line| LineView::of(game, line, &eyes)).collect(),
            starter_draws: table.starter_draws.iter().map(draws).collect(),
            commitment: game.commitment(),
            seed: matches!(table.phase, Phase::Over(_)).then(|| game.seed.to_string()),
        }
    }
}

impl SeatView {
    fn of(game: &Parcours, seat: Seat, eyes: &Visibility<'_>, open: &[Place]) -> Self {
        let side = game.table.side(seat);
        let hung = side.course.slots().iter().filter(|slot| slot.satellite().is_some()).count();
        Self {
            player: game.setup.options.players[seat.index()].clone(),
            livery: LIVERIES[seat.index() % LIVERIES.len()],
            score: side.score,
            hands: side.hands,
            board: side.course.name().to_owned(),
            slots: SlotView::all(game, seat, open),
            satellites: (side.satellites.iter().flatten().count(), hung),
            rack: eyes.rack(seat),
            bag: side.bag.len(),
            remaining: remaining(game, &eyes.remaining(seat)),
            clock: game.table.clocks.view(seat, game.to_move()),
            arrived: side.has_arrived(),
            resigned: side.resigned,
        }
    }
}

impl PhaseView {
    fn of(game: &Parcours) -> Self {
        match (game.table.pause, &game.table.phase) {
            (_, Phase::Over(settlement)) => Self::Nothing { settlement: settlement.clone() },
            (Pause::Paused, _) => Self::Resume,
            (Pause::Running, Phase::Hand) => Self::Hand,
            (Pause::Running, Phase::Asked(asked)) => Self::Verdict {
                place: asked.place,
                word: game.spelled(&asked.tiles),
                by: asked.by.clone(),
            },
        }
    }
}

impl HandView {
    fn of(game: &Parcours) -> Self {
        let hand = &game.table.hand;
        let is_open = game.table.phase == Phase::Hand;
        Self {
            stage: match hand.stage {
                Stage::Nine => StageView::Nine,
                Stage::Second { .. } => StageView::Second,
            },
            words: hand.words.iter().map(|(place, _)| *place).collect(),
            loose: hand.loose_words().len(),
            open: if is_open { game.open_places() } else { Vec::new() },
            bought: hand.bought,
            bonus: hand.bonus(),
            points: hand.points(),
            total: game.table.own().score + hand.points(),
        }
    }
}

fn remaining(game: &Parcours, left: &Rack) -> Vec<TileCount> {
    let set = &game.setup.tiles;
    let count = |tile| TileCount {
        tile: set.alphabet().tile_text(tile),
        left: left.count(tile),
        total: set.count(tile),
    };
    set.kinds().map(count).collect()
}

/// A tile of a word that lies on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// Its letter, or the letter it stands for.
    pub letter: String,
    /// Whether it is a joker.
    pub joker: bool,
    /// What it is worth.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub value: Score,
}

impl TileView {
    pub(crate) fn all(game: &Parcours, tiles: &[PlacedTile]) -> Vec<Self> {
        let set = &game.setup.tiles;
        let view = |tile: &PlacedTile| Self {
            letter: set.alphabet().text(tile.letter()).to_owned(),
            joker: tile.is_blank(),
            value: set.value(tile.lifted()),
        };
        tiles.iter().map(view).collect()
    }
}
