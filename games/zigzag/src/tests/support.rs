//! Test tables: a small word list, chosen tiles, and short helpers for actions.

use std::sync::LazyLock;

use lexicon::Shelf;
use serde_json::Value;
use tabletop::{Decision, Game, Moment, Player, PresetRules, Seat, Viewer, testkit};
use tiles::{Score, Seed};

use crate::pile::Pile;
use crate::plane::{APART, Direction, TileId};
use crate::table::{ACTIVE, Phase, Side, Source};
use crate::{
    Action, ActionKind, ActionNest, ChainTile, Event, Gift, HandTile, Laid, LaidAction, Options,
    Reads, Refusal, Rules, View, Zigzag,
};

const WORDS: &str = "DIVA DIVERTI AVERTI AVERTIS AVIDE AVIS LAVA ENDIVE VIDA SA AS ES SE DE ET TE \
    AI SAI SAIE TEST SET TESS ESE SES TAS SAT ETA NE EN UN LE LA IL OR OS RU US TU NU ON OU LU";

/// The small lists, named like the real ones.
pub(crate) static SHELF: LazyLock<Shelf> = LazyLock::new(|| testkit::small_shelf(WORDS));

/// Builder of a table. The first seat begins, unless all is left to chance.
#[derive(Clone)]
pub(crate) struct Setting {
    options: Options,
    seed: u64,
    arranged: bool,
    open: Vec<String>,
    piles: Vec<String>,
    reserve: Option<String>,
}

/// A builder for a table of two with the French preset.
pub(crate) fn table() -> Setting {
    let rules = Rules::preset("zigzag-fr").expect("a preset");
    let players = testkit::players(&["Ann", "Ben"]);
    let options = Options { rules, players, position: None, aids: None };
    let (open, piles) = (Vec::new(), Vec::new());
    Setting { options, seed: 1, arranged: true, open, piles, reserve: None }
}

/// A table of two on which Ann has laid DIVA to the right: tiles 0, 1, 2 and 3. Ben, who has these
/// tiles, is to move.
pub(crate) fn diva(ben: &str) -> Table {
    diva_at(table().open(&["DIVAEES", ben]))
}

/// The same at a table of one's own, whose first player has D, I, V and A.
pub(crate) fn diva_at(setting: Setting) -> Table {
    let mut game = setting.start();
    game.play(0, laid(None, "DIVA", &[0; 4], &[], Reads::Outwards)).unwrap();
    game
}

/// A word as it is laid.
pub(crate) fn laid(
    on: Option<u16>,
    chain: &str,
    directions: &[u8],
    reused: &[u16],
    reads: Reads,
) -> Laid {
    let tile = |(tile, number): (char, &u8)| ChainTile {
        tile: tile.to_string(),
        direction: direction(*number),
    };
    Laid {
        on: on.map(TileId),
        chain: chain.chars().zip(directions).map(tile).collect(),
        reused: reused.iter().map(|id| TileId(*id)).collect(),
        reads,
    }
}

pub(crate) fn direction(number: u8) -> Direction {
    Direction::try_from(number).expect("a direction")
}

/// An Action tile as it is laid, with nothing given.
pub(crate) fn action(tile: ActionKind, on: ActionNest, number: u8) -> LaidAction {
    LaidAction { tile, on, direction: direction(number), gifts: Vec::new() }
}

/// The same with gifts: to whom, which open tiles, and how many from the pile.
pub(crate) fn giving(mut action: LaidAction, gifts: &[(u8, &str, u8)]) -> LaidAction {
    let gift =
        |(to, open, pile): &(u8, &str, u8)| Gift { to: Seat(*to), open: texts(open), pile: *pile };
    action.gifts = gifts.iter().map(gift).collect();
    action
}

/// Tiles as texts: letters together, Action tiles apart, as in `AET skip +2`.
pub(crate) fn texts(tiles: &str) -> Vec<String> {
    let text = |token: &str| match ActionKind::named(token) {
        Some(kind) => vec![kind.name().to_owned()],
        None => token.chars().map(String::from).collect(),
    };
    tiles.split_whitespace().flat_map(text).collect()
}

impl Setting {
    pub(crate) fn rules(mut self, change: impl FnOnce(&mut Rules)) -> Self {
        change(&mut self.options.rules);
        self
    }

    /// A star makes a computer: `Zoe*`.
    pub(crate) fn players(mut self, names: &[&str]) -> Self {
        self.options.players = testkit::players(names);
        self
    }

    pub(crate) fn computers(mut self, names: &[&str]) -> Self {
        self.options.players = names.iter().map(|name| Player::computer("Zoe", name)).collect();
        self
    }

    /// Leaves all tiles and who begins to chance.
    pub(crate) fn by_chance(mut self, seed: u64) -> Self {
        (self.seed, self.arranged) = (seed, false);
        self
    }

    /// The active tiles of each seat; those that are not named get any letters.
    pub(crate) fn open(mut self, tiles: &[&str]) -> Self {
        self.open = tiles.iter().map(|tiles| (*tiles).to_owned()).collect();
        self
    }

    /// The pile of each seat, next tile first.
    pub(crate) fn piles(mut self, tiles: &[&str]) -> Self {
        self.piles = tiles.iter().map(|tiles| (*tiles).to_owned()).collect();
        self
    }

    pub(crate) fn reserve(mut self, tiles: &str) -> Self {
        self.reserve = Some(tiles.to_owned());
        self
    }

    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn fresh(&self) -> Zigzag {
        let game = Zigzag::start(&self.options, Seed::from_number(self.seed), &SHELF);
        let mut game = game.unwrap_or_else(|refusal| panic!("{refusal}"));
        if self.arranged {
            self.arrange(&mut game);
        }
        game
    }

    /// Deals the tiles that are named; tiles for which there is no place leave the game.
    fn arrange(&self, game: &mut Zigzag) {
        game.table.turn = Seat(0);
        let mut pool = game.setup.supply.all(game.setup.rules().blanks);
        let open: Vec<_> = self.open.iter().map(|text| take(game, &mut pool, text)).collect();
        let piles: Vec<_> = self.piles.iter().map(|text| take(game, &mut pool, text)).collect();
        let reserve = self.reserve.as_ref().map(|text| take(game, &mut pool, text));
        let size = game.setup.pile;
        for (seat, side) in game.table.sides.iter_mut().enumerate() {
            side.open = open.get(seat).cloned().unwrap_or_else(|| pool.drain(..ACTIVE).collect());
            let rest = size - side.open.len();
            let pile = piles.get(seat).cloned();
            side.pile = Pile::in_order(pile.unwrap_or_else(|| pool.drain(..rest).collect()));
        }
        game.table.reserve = Pile::in_order(reserve.unwrap_or(pool));
    }

    pub(crate) fn start(self) -> Table {
        let game = self.fresh();
        let start = game.table.sides.iter().map(Side::left).collect();
        let all = everything(&game);
        Table { game, log: Vec::new(), setting: self, start, all }
    }
}

/// Takes these tiles out of the pool.
fn take(game: &Zigzag, pool: &mut Vec<HandTile>, text: &str) -> Vec<HandTile> {
    let tiles = game.read_tiles(&texts(text)).expect("tiles");
    *pool = crate::tile::without(pool, &tiles).expect("the box has them");
    tiles
}

/// Every tile of a game, wherever it is, sorted.
pub(crate) fn everything(game: &Zigzag) -> Vec<HandTile> {
    let table = &game.table;
    let lifted = |id| -> HandTile {
        match table.plane.face(id) {
            crate::Face::Letter(tile) => tile.lifted().into(),
            crate::Face::Action(kind) => kind.into(),
        }
    };
    let piles = table.sides.iter().map(|side| &side.pile).chain([&table.reserve]);
    let mut all: Vec<HandTile> = piles.flat_map(Pile::contents).collect();
    all.extend(table.sides.iter().flat_map(|side| &side.open));
    all.extend(table.plane.ids().map(lifted));
    all.sort_unstable();
    all
}

/// A game in a test. It checks the invariants after every action.
pub(crate) struct Table {
    game: Zigzag,
    log: Vec<Event>,
    setting: Setting,
    /// How many tiles each seat began with.
    start: Vec<usize>,
    /// Every tile of the game.
    all: Vec<HandTile>,
}

impl Table {
    pub(crate) fn game(&self) -> &Zigzag {
        &self.game
    }

    pub(crate) fn fresh(&self) -> Zigzag {
        self.setting.fresh()
    }

    pub(crate) fn log(&self) -> Vec<(Event, Moment)> {
        self.log.iter().map(|event| (event.clone(), event.at)).collect()
    }

    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        let result = self.game.decide(Seat(seat), action, Moment(0));
        let result = result.map(|decision| self.record(decision));
        self.check();
        result
    }

    fn record(&mut self, decision: Decision<Zigzag>) {
        let (events, after) = decision.into_parts();
        self.log.extend(events);
        self.game = after;
    }

    /// Lays a word.
    pub(crate) fn play(&mut self, seat: u8, word: Laid) -> Result<(), Refusal> {
        self.act(seat, Action::Play { word: Some(word), action: None })
    }

    /// Lays a word and an Action tile.
    pub(crate) fn play_both(
        &mut self,
        seat: u8,
        word: Laid,
        action: LaidAction,
    ) -> Result<(), Refusal> {
        self.act(seat, Action::Play { word: Some(word), action: Some(action) })
    }

    /// Lays an Action tile alone.
    pub(crate) fn play_action(&mut self, seat: u8, action: LaidAction) -> Result<(), Refusal> {
        self.act(seat, Action::Play { word: None, action: Some(action) })
    }

    pub(crate) fn pass(&mut self, seat: u8) -> Result<(), Refusal> {
        self.act(seat, Action::Pass)
    }

    pub(crate) fn exchange(&mut self, seat: u8, draw: u8) -> Result<(), Refusal> {
        self.act(seat, Action::Exchange { draw })
    }

    pub(crate) fn give_back(&mut self, seat: u8, tiles: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Return { tiles: texts(tiles) })
    }

    /// The active tiles of a seat in the order in which they came.
    pub(crate) fn open(&self, seat: u8) -> String {
        self.view(seat).seats[usize::from(seat)].open.join("")
    }

    /// How many active tiles a seat has, and how many are in its pile.
    pub(crate) fn tiles(&self, seat: u8) -> (usize, usize) {
        let side = self.game.table.side(Seat(seat));
        (side.open.len(), side.pile.len())
    }

    pub(crate) fn score(&self, seat: u8) -> i32 {
        self.game.table.side(Seat(seat)).score.0
    }

    pub(crate) fn turn(&self) -> u8 {
        self.game.table.turn.0
    }

    /// The word that was laid last.
    pub(crate) fn last_word(&self) -> String {
        let last = self.view(0).last.expect("somebody has played");
        last.word.expect("it was a word").word
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        let outcome = self.game.outcome().expect("the game is over");
        outcome.winners.into_iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).expect("views are plain data")
    }

    /// Invariants after every event: replaying the log gives the same game, no tile is lost or
    /// duplicated, and the scores are the tiles shed.
    fn check(&self) {
        check_always(&self.game);
        assert_eq!(everything(&self.game), self.all, "tiles are conserved");
        let borrowed = match &self.game.table.phase {
            Phase::Return(exchange) if exchange.source == Source::Reserve => exchange.count,
            _ => 0,
        };
        for (side, start) in self.game.table.sides.iter().zip(&self.start) {
            let is_active = std::ptr::eq(side, self.game.table.own());
            let left = side.left() - if is_active { borrowed } else { 0 };
            let shed = i32::try_from(*start).unwrap() - i32::try_from(left).unwrap();
            assert!(side.score.0 == shed || self.is_over() && side.score.0 > shed, "{side:?}");
        }
        let mut again = self.setting.fresh();
        for event in &self.log {
            again.apply(event);
        }
        assert!(again == self.game, "the log is the game");
    }
}

/// Invariants of a game: tiles keep apart, the table is a tree, nobody has more active tiles than
/// seven, and the history adds up.
pub(crate) fn check_always(game: &Zigzag) {
    check_tree(game);
    check_distances(game);
    check_sides(game);
    check_history(game);
}

/// Every tile but the first nests on a letter that lay there before.
fn check_tree(game: &Zigzag) {
    let plane = &game.table.plane;
    assert_eq!(game.table.laid.len(), plane.len());
    for id in plane.ids() {
        let Some(on) = plane.on(id) else {
            assert_eq!((id, plane.at(id).x, plane.at(id).y), (TileId::ROOT, 0, 0));
            continue;
        };
        assert!(on < id && plane.letter(on).is_some(), "a tile nests on a letter before it");
        let step = plane.direction(id).expect("it has a direction").vector();
        assert_eq!(plane.at(id), plane.at(on) + step);
    }
}

/// No two tiles overlap unless one nests on the other.
fn check_distances(game: &Zigzag) {
    let plane = &game.table.plane;
    for one in plane.ids() {
        for other in plane.ids().take(one.index()) {
            let (here, there) = (plane.at(one), plane.at(other));
            let [x, y] = [here.x - there.x, here.y - there.y].map(i64::from);
            assert!(plane.on(one) == Some(other) || x * x + y * y >= APART, "{one:?} {other:?}");
        }
    }
}

fn check_sides(game: &Zigzag) {
    for seat in Seat::all(game.table.sides.len()) {
        let side = game.table.side(seat);
        let drawn = match &game.table.phase {
            Phase::Return(exchange) if seat == game.table.turn => exchange.count,
            _ => 0,
        };
        assert!(side.open.len() <= ACTIVE + drawn || side.resigned);
        let is_over = matches!(game.table.phase, Phase::Over(_));
        assert!(is_over || side.left() > 0, "who has no tile has won");
    }
}

fn check_history(game: &Zigzag) {
    for seat in Seat::all(game.table.sides.len()) {
        let lines = game.table.history.iter().filter(|line| line.seat == seat);
        let sum: Score = lines.map(|line| line.points).sum();
        assert_eq!(sum, game.table.side(seat).score);
    }
    for by in &game.table.laid {
        assert_eq!(game.table.history[by.line].seat, by.owner);
    }
    assert!(game.passes_left() > 0 || matches!(game.table.phase, Phase::Over(_)));
}
