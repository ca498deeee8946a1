//! What one viewer may see: everything a screen needs to draw the table without knowing a rule.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::{
    Game, Help, Seat, SharedLine, SharedSeat, SharedView, TileCount, Viewer, action_names,
    draws_as_text,
};
use tiles::{PlacedTile, Score};

use crate::board_view::SlotView;
use crate::ending::Settlement;
use crate::game::Parcours;
use crate::sheet_view::LineView;
use crate::table::{Pause, Phase, Stage};
use crate::visibility::Visibility;
use crate::{Place, Rules};

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
    /// The hand that is being played.
    pub hand: HandView,
    /// The letters of a bag and what each is worth, as the value card says.
    pub letters: Vec<LetterValue>,
}

/// A seat, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The part common to all games; the score counts the finished hands.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedSeat,
    /// The colours of the player's letters and bag.
    pub livery: Livery,
    /// How many hands are over.
    pub hands: u16,
    /// The name of the player's board.
    pub board: String,
    /// The slots of the path with their satellites, from DEPART to ARRIVEE.
    pub slots: Vec<SlotView>,
    /// The number of covered satellites, by any player, and the number of all.
    pub satellites: (usize, usize),
    /// How many tiles are in the player's bag.
    pub bag: usize,
    /// The tiles that may still come out of the bag, as this viewer may count them.
    pub remaining: Vec<TileCount>,
    /// Whether the player has arrived.
    pub arrived: bool,
}

tabletop::reads_like_its_shared_part! {
    View => SharedView<SeatView, PhaseView, LineView>;
    SeatView => SharedSeat;
    LineView => SharedLine;
}

/// The colours of a player's letters and bag: the backs tell whose letters lie on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Livery {
    /// The backs of the letters.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub letters: Cow<'static, str>,
    /// The bag.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub bag: Cow<'static, str>,
}

impl Livery {
    const fn new(letters: &'static str, bag: &'static str) -> Self {
        Self { letters: Cow::Borrowed(letters), bag: Cow::Borrowed(bag) }
    }
}

const LIVERIES: [Livery; 4] = [
    Livery::new("rose", "red"),
    Livery::new("green", "yellow"),
    Livery::new("violet", "blue"),
    Livery::new("beige", "brown"),
];

/// A kind of tile and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterValue {
    /// The tile, as it is written on a rack.
    pub tile: String,
    /// What it is worth.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub value: Score,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum PhaseView {
    /// A word, or the end of the hand.
    Hand,
    /// The table's verdict on a word that the list does not have.
    Verdict {
        /// Where it would lie.
        place: Place,
        /// The word.
        word: String,
        /// Who has not voted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
        by: Vec<Seat>,
    },
    /// The game to be resumed.
    Resume,
    /// Nothing: the game is over.
    Nothing {
        /// The settlement of the scores.
        settlement: Settlement,
    },
}

/// The hand that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The bonus for all nine letters.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub bonus: Score,
    /// Its points so far, less the price of purchases.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
    /// The player's score if it ended like this.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub total: Score,
}

/// Which letters of a hand are being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        let visibility = Visibility::new(game, viewer);
        let alphabet = setup.tiles.alphabet();
        let value =
            |tile| LetterValue { tile: alphabet.tile_text(tile), value: setup.tiles.value(tile) };
        let (hand, screen) = (HandView::of(game), &setup.rules().screen);
        let seat = |seat| SeatView::of(game, seat, &visibility, &hand.open);
        let shared = SharedView {
            viewer: viewer.seat(),
            seats: Seat::all(setup.seats()).map(seat).collect(),
            turn: game.to_move(),
            phase: PhaseView::of(game),
            may: action_names(game.possible_actions(viewer)),
            history: table
                .history
                .iter()
                .map(|line| LineView::of(game, line, &visibility))
                .collect(),
            starter_draws: draws_as_text(&table.starter_draws, alphabet),
            commitment: game.commitment(),
            seed: matches!(table.phase, Phase::Over(_)).then(|| game.seed.to_string()),
            outcome: game.outcome(),
            help: Help { hint: screen.hint, see_me_think: screen.see_me_think },
        };
        let letters = setup.tiles.kinds().map(value).collect();
        Self { rules: setup.rules().clone(), shared, hand, letters }
    }
}

impl SeatView {
    fn of(game: &Parcours, seat: Seat, visibility: &Visibility<'_>, open: &[Place]) -> Self {
        let side = game.table.side(seat);
        let hung = side.course.slots().iter().filter(|slot| slot.satellite().is_some()).count();
        let shared = SharedSeat {
            player: game.setup.options.players[seat.index()].clone(),
            score: side.score,
            rack: Some(visibility.rack(seat)),
            clock: game.table.clocks.view(seat, game.to_move()),
            resigned: side.resigned,
        };
        Self {
            shared,
            livery: LIVERIES[seat.index() % LIVERIES.len()].clone(),
            hands: side.hands,
            board: side.course.name().to_owned(),
            slots: SlotView::all(game, seat, open),
            satellites: (side.satellites.iter().flatten().count(), hung),
            bag: side.bag.len(),
            remaining: TileCount::all(&game.setup.tiles, &visibility.remaining(seat)),
            arrived: side.has_arrived(),
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

/// A tile of a word that lies on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
