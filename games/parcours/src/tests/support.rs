//! Test tables: a small word list, chosen boards and racks, and short helpers for actions.

use std::sync::{Arc, LazyLock};

use lexicon::Shelf;
use serde_json::Value;
use tabletop::{Decision, Game, Moment, Player, PresetRules, Seat, Viewer, testkit};
use tiles::{Bag, PlacedTile, Rack, Score, Seed, Tile};

use crate::course::Course;
use crate::history::{Line, LineKind};
use crate::table::{Laid, PRICE};
use crate::{Action, Event, Options, Parcours, Part, Place, Refusal, Rules, View};

const WORDS: &str = "MER SOL THE VER CHAT LUNE NOTE RIEN SURE CHATS NOTES TRAIN LITRE REINE SEIZE \
    LOUER MAISON SOLEIL NOTERA RATION MATINS TRAINE CHATONS MAISONS SONNERA TONE TEA CAT CATS STONE";

/// The small lists, named like the real ones.
pub(crate) static SHELF: LazyLock<Shelf> = LazyLock::new(|| testkit::small_shelf(WORDS));

/// Builder of a table: boards A, B, C and D in the order of seats; the first seat begins.
#[derive(Clone)]
pub(crate) struct Setting {
    options: Options,
    seed: u64,
    arranged: bool,
    racks: Vec<String>,
    along: Vec<(u8, usize)>,
    filled: Vec<(u8, usize)>,
    own_course: Option<&'static str>,
}

/// A builder for a table of two with the French preset.
pub(crate) fn table() -> Setting {
    let rules = Rules::preset("parcours-fr").expect("a preset");
    let players = testkit::players(&["Ann", "Ben"]);
    let options = Options { rules, players, position: None, aids: None };
    Setting {
        options,
        seed: 1,
        arranged: true,
        racks: Vec::new(),
        along: Vec::new(),
        filled: Vec::new(),
        own_course: None,
    }
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

    /// Leaves boards, racks and who begins to chance.
    pub(crate) fn by_chance(mut self, seed: u64) -> Self {
        (self.seed, self.arranged) = (seed, false);
        self
    }

    pub(crate) fn racks(mut self, racks: &[&str]) -> Self {
        self.racks = racks.iter().map(|rack| (*rack).to_owned()).collect();
        self
    }

    /// Everybody has this board.
    pub(crate) fn course(mut self, text: &'static str) -> Self {
        self.own_course = Some(text);
        self
    }

    /// A player has covered this many slots.
    pub(crate) fn along(mut self, seat: u8, slots: usize) -> Self {
        self.along.push((seat, slots));
        self
    }

    /// A player has covered the satellite of this slot with their own letters.
    pub(crate) fn filled(mut self, seat: u8, slot: usize) -> Self {
        self.filled.push((seat, slot));
        self
    }

    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn fresh(&self) -> Parcours {
        let seed = Seed::from_number(self.seed);
        let game = Parcours::start(&self.options, seed, &SHELF);
        let mut game = game.unwrap_or_else(|refusal| panic!("{refusal}"));
        if self.arranged {
            self.arrange(&mut game);
        }
        game
    }

    fn arrange(&self, game: &mut Parcours) {
        game.table.turn = Seat(0);
        for (side, name) in game.table.sides.iter_mut().zip(["A", "B", "C", "D"]) {
            side.course = Course::named(name).expect("a board");
        }
        if let Some(text) = self.own_course {
            let course = Arc::new(Course::parse("test", text).expect("a board"));
            game.table.sides.iter_mut().for_each(|side| side.course = Arc::clone(&course));
        }
        for (seat, text) in (0..).zip(&self.racks) {
            hold(game, seat, text);
        }
        for (seat, slots) in &self.along {
            for _ in 0..*slots {
                let side = &game.table.sides[usize::from(*seat)];
                let length = side.course.slots()[side.path.len()].length;
                let word = any_word(game, *seat, length.into());
                game.table.sides[usize::from(*seat)].path.push(word);
            }
        }
        for (seat, slot) in &self.filled {
            let satellite = game.table.sides[usize::from(*seat)].course.slots()[*slot].satellite();
            let word = any_word(game, *seat, satellite.expect("a yellow slot").length.into());
            game.table.sides[usize::from(*seat)].satellites[*slot] = Some(word);
        }
    }

    pub(crate) fn start(self) -> Table {
        let game = self.fresh();
        Table { game, log: Vec::new(), setting: self, now: Moment(0) }
    }
}

/// Gives a seat exactly these tiles; the rest goes into its bag.
fn hold(game: &mut Parcours, seat: u8, text: &str) {
    let wanted = game.setup.tiles.alphabet().rack(text).expect("tiles");
    let side = &mut game.table.sides[usize::from(seat)];
    let mut all: Rack = side.bag.contents();
    all.extend(side.rack.tiles());
    let rest = all.without(&wanted.tiles().collect::<Vec<_>>()).expect("the bag has them");
    side.bag = Bag::of(rest.tiles(), &mut Seed::from_number(1).chance(9));
    side.rack = wanted;
}

/// A nonsense word from the most frequent letters of the player's bag.
fn any_word(game: &mut Parcours, seat: u8, length: usize) -> Laid {
    let side = &mut game.table.sides[usize::from(seat)];
    let mut left: Rack = side.bag.contents();
    let mut tiles = Vec::new();
    for _ in 0..length {
        let letters = game.setup.tiles.alphabet().letters();
        let most = letters.max_by_key(|letter| left.count(Tile::Letter(*letter))).expect("letters");
        left.take(Tile::Letter(most)).expect("the bag is not empty");
        tiles.push(PlacedTile::Natural(most));
    }
    side.bag = Bag::of(left.tiles(), &mut Seed::from_number(1).chance(9));
    Laid { tiles, by: Seat(seat), points: Score::ZERO }
}

/// A game in a test. It checks the invariants after every action.
pub(crate) struct Table {
    game: Parcours,
    log: Vec<Event>,
    setting: Setting,
    pub(crate) now: Moment,
}

impl Table {
    pub(crate) fn game(&self) -> &Parcours {
        &self.game
    }

    pub(crate) fn fresh(&self) -> Parcours {
        self.setting.fresh()
    }

    pub(crate) fn log(&self) -> Vec<(Event, Moment)> {
        self.log.iter().map(|event| (event.clone(), event.at)).collect()
    }

    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        let result = self.game.decide(Seat(seat), action, self.now);
        let result = result.map(|decision| self.record(decision));
        self.check();
        result
    }

    fn record(&mut self, decision: Decision<Parcours>) {
        let (events, after) = decision.into_parts();
        self.log.extend(events);
        self.game = after;
    }

    fn lay(&mut self, seat: u8, place: Place, word: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Lay { place, word: word.to_owned() })
    }

    /// Lays a word on the next slot of the player's path.
    pub(crate) fn path(&mut self, seat: u8, word: &str) -> Result<(), Refusal> {
        let next = self.game.table.side(Seat(seat)).path.len();
        self.lay(seat, Place::path(Seat(seat), u8::try_from(next).unwrap()), word)
    }

    /// Lays a word on the player's own satellite of this slot.
    pub(crate) fn satellite(&mut self, seat: u8, slot: u8, word: &str) -> Result<(), Refusal> {
        self.lay(seat, Place::satellite(Seat(seat), slot), word)
    }

    /// Lays a word on another player's satellite.
    pub(crate) fn raid(
        &mut self,
        seat: u8,
        (owner, slot): (u8, u8),
        word: &str,
    ) -> Result<(), Refusal> {
        self.lay(seat, Place::satellite(Seat(owner), slot), word)
    }

    pub(crate) fn end(&mut self, seat: u8, back: &str) -> Result<(), Refusal> {
        self.act(seat, Action::End { back: back.to_owned() })
    }

    pub(crate) fn pass(&mut self, seat: u8, back: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Pass { back: back.to_owned() })
    }

    pub(crate) fn buy(&mut self, seat: u8, back: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Buy { back: back.to_owned() })
    }

    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now = Moment(self.now.0 + 1000 * seconds);
        let decision = self.game.expire(self.now);
        self.record(decision);
        self.check();
    }

    pub(crate) fn hold(&mut self, seat: u8, rack: &str) {
        hold(&mut self.game, seat, rack);
        self.setting.racks = vec!["held".to_owned()];
    }

    pub(crate) fn score(&self, seat: u8) -> i32 {
        self.game.table.side(Seat(seat)).score.0
    }

    pub(crate) fn rack(&self, seat: u8) -> String {
        self.game.setup.tiles.alphabet().rack_text(&self.game.table.side(Seat(seat)).rack)
    }

    pub(crate) fn turn(&self) -> u8 {
        self.game.table.turn.0
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

    /// Invariants after every event: no tile is lost or duplicated, replaying the log gives the
    /// same game, and the score sheet adds up.
    fn check(&self) {
        check_always(&self.game);
        if self.setting.racks != ["held"] {
            let mut again = self.setting.fresh();
            for event in &self.log {
                again.apply(event);
            }
            assert!(again == self.game, "the log is the game");
        }
    }
}

/// Invariants of a game: tiles are conserved per bag, nobody holds more than nine, words fit their
/// places, only freed satellites are covered, and points go to the player who laid the word.
pub(crate) fn check_always(game: &Parcours) {
    for seat in Seat::all(game.table.sides.len()) {
        check_tiles(game, seat);
        check_places(game, seat);
        check_points(game, seat);
    }
}

/// A seat's tiles are in its bag, on its rack or in words it laid on any board.
fn check_tiles(game: &Parcours, seat: Seat) {
    let side = game.table.side(seat);
    let boards = game.table.sides.iter();
    let words = boards.flat_map(|side| side.path.iter().chain(side.satellites.iter().flatten()));
    let laid = words.filter(|word| word.by == seat).flat_map(|word| &word.tiles);
    let mut all: Rack = side.bag.contents();
    all.extend(side.rack.tiles());
    all.extend(laid.map(|tile| tile.lifted()));
    assert!(all == game.setup.tiles.tiles().collect(), "tiles of seat {}", seat.0);
    assert!(side.rack.len() <= 9);
}

/// Words have the length of their places, and lie only where they may.
fn check_places(game: &Parcours, seat: Seat) {
    let side = game.table.side(seat);
    for (slot, word) in side.course.slots().iter().zip(&side.path) {
        assert_eq!(word.tiles.len(), usize::from(slot.length));
        assert_eq!(word.by, seat, "everyone follows their own path");
    }
    for (number, word) in side.satellites.iter().enumerate() {
        let Some(word) = word else { continue };
        let satellite = side.course.slots()[number].satellite().expect("a yellow slot");
        assert_eq!(word.tiles.len(), usize::from(satellite.length));
        assert!(number < side.path.len(), "only freed satellites are covered");
    }
}

/// The score sheet adds up hand by hand, and every word on it lies on a board under the player who
/// has its points.
fn check_points(game: &Parcours, seat: Seat) {
    let lines: Vec<&Line> = game.table.history.iter().filter(|line| line.seat == seat).collect();
    let sum: Score = lines.iter().map(|line| line.points).sum();
    assert_eq!(sum, game.table.side(seat).score);
    for line in lines {
        let LineKind::Hand(hand) = &line.what else { continue };
        let words: Score = hand.words.iter().map(|word| word.points).sum();
        assert_eq!(line.points, words + hand.bonus - PRICE * i32::from(hand.bought));
        for word in &hand.words {
            let side = game.table.side(word.place.owner);
            let laid = match word.place.part {
                Part::Path => side.path.get(word.place.index()),
                Part::Satellite => side.satellites[word.place.index()].as_ref(),
            };
            let laid = laid.expect("a word of the sheet lies on a board");
            assert_eq!((laid.by, laid.points), (seat, word.points), "points go to who laid it");
        }
    }
}
