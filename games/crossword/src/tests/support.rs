//! Test tables: a small word list, chosen racks, and short helpers for actions.

use std::sync::LazyLock;

use board::Direction;
use lexicon::Shelf;
use notation::Coordinates;
use serde_json::Value;
use tabletop::{Aids, Game, Moment, PresetRules, Recorded, Seat, Viewer, testkit};
use tiles::{Alphabet, Rack, Score, Seed};

use crate::table::{Hand, Phase, Pool};
use crate::{Action, Crossword, Event, Options, Refusal, Rules, View};

const WORDS: &str = "AA AB AD AE AH AN AR AS AT AX BE BO BY DO EN ER ES EX GO HA HE HO ID IN IS IT ME \
    MY NO NOT OF ON OR OS OX PA RE SO TA TO UN UP US WE YE ZA HORN HORNS FARM FARMS PASTE MOB CAT CATS \
    CAR CARE CARES DOG DOGS EAT TEA TEAS SEA SEAT EAST STAR STARE TONE NOTE ONES RETAINS NASTIER \
    QUIT QUITE ZONE ZONES OXEN SOUTE MITES QUAI FERME";

/// The small lists, named like the real ones.
pub(crate) static SHELF: LazyLock<Shelf> = LazyLock::new(|| testkit::small_shelf(WORDS));

/// Builder of a table.
pub(crate) struct Setting {
    options: Options,
    seed: u64,
}

/// A builder for a table of two with a preset.
pub(crate) fn table(preset: &str) -> Setting {
    let rules = Rules::preset(preset).expect("a preset");
    let players = testkit::players(&["Ann", "Ben"]);
    Setting { options: Options { rules, players, position: None, aids: None }, seed: 1 }
}

impl Setting {
    pub(crate) fn rules(mut self, change: impl FnOnce(&mut Rules)) -> Self {
        change(&mut self.options.rules);
        self
    }

    pub(crate) fn players(mut self, names: &[&str]) -> Self {
        self.options.players = testkit::players(names);
        self
    }

    pub(crate) fn aids(mut self, aids: Aids) -> Self {
        self.options.aids = Some(aids);
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Begins with these racks on an empty board.
    pub(crate) fn racks(self, racks: &str) -> Self {
        self.position(&["15"; 15].join("/"), racks, "")
    }

    /// Begins from a board, racks and scores as CGP writes them; no scores for none.
    pub(crate) fn position(mut self, rows: &str, racks: &str, scores: &str) -> Self {
        let zeros = vec!["0"; self.options.players.len()].join("/");
        let scores = if scores.is_empty() { &zeros } else { scores };
        self.options.position = Some(format!("{rows} {racks} {scores} 0"));
        self
    }

    /// Begins near the end: HORN and the racks are in play, the bag is empty, everything else lies
    /// in a corner of the board where it does not matter.
    pub(crate) fn endgame(self, racks: &str) -> Self {
        self.endgame_with_scores(racks, "")
    }

    pub(crate) fn endgame_with_scores(self, racks: &str, scores: &str) -> Self {
        let alphabet = Alphabet::named("english").expect("it comes with the crate");
        let set = tiles::TileSet::named("english").expect("it comes with the crate");
        let mut left: Rack = set.tiles().collect();
        let used = racks.split('/').flat_map(|rack| alphabet.tiles(rack).expect("tiles"));
        for tile in used.chain(alphabet.tiles("HORN").expect("tiles")) {
            left.take(tile).expect("the set has it");
        }
        // Blanks that are left over lie as blank A's.
        let mut filler = left.tiles().map(|tile| match tile {
            tiles::Tile::Blank => "a".to_owned(),
            tile @ tiles::Tile::Letter(_) => alphabet.tile_text(tile),
        });
        let mut rows = vec!["15".to_owned(); 15];
        "5HORN6".clone_into(&mut rows[7]);
        for row in [14, 13, 12, 11, 0, 1, 2, 3] {
            let tiles: Vec<String> = filler.by_ref().take(15).collect();
            rows[row] = tiles.concat();
            if tiles.len() < 15 {
                rows[row] += &(15 - tiles.len()).to_string();
            }
        }
        self.position(&rows.join("/"), racks, scores)
    }

    pub(crate) fn options(self) -> Options {
        self.options
    }

    pub(crate) fn start(self) -> Table {
        let seed = Seed::from_number(self.seed);
        let recorded = Recorded::<Crossword>::start(&self.options, seed, &SHELF);
        let recorded = recorded.unwrap_or_else(|refusal| panic!("{refusal}"));
        Table { recorded, options: self.options, seed, now: Moment(0) }
    }
}

/// A game in a test. It checks the invariants after every action.
pub(crate) struct Table {
    recorded: Recorded<Crossword>,
    options: Options,
    seed: Seed,
    pub(crate) now: Moment,
}

impl Table {
    pub(crate) fn game(&self) -> &Crossword {
        self.recorded.game()
    }

    pub(crate) fn log(&self) -> &[Event] {
        self.recorded.log()
    }

    /// The game before anything happened in it.
    pub(crate) fn fresh(&self) -> Crossword {
        Crossword::start(&self.options, self.seed, &SHELF).expect("it was started before")
    }

    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        let result = self.recorded.submit(Seat(seat), action, self.now).map(|_| ());
        self.check();
        result
    }

    /// Writes a word at an English coordinate: `8F HORN`.
    pub(crate) fn play(&mut self, seat: u8, text: &str) -> Result<(), Refusal> {
        let (at, word) = text.split_once(' ').expect("a place and a word");
        let place = Coordinates::English.parse(at).expect("a place");
        let (square, direction): (_, Direction) = (place.square, place.direction);
        self.act(seat, Action::Write { square, direction, word: word.to_owned() })
    }

    pub(crate) fn exchange(&mut self, seat: u8, tiles: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Exchange { tiles: tiles.to_owned() })
    }

    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now = Moment(self.now.0 + 1000 * seconds);
        self.recorded.pass_time(self.now);
        self.check();
    }

    pub(crate) fn score(&self, seat: u8) -> i32 {
        self.game().table.scores[usize::from(seat)].0
    }

    pub(crate) fn rack(&self, seat: u8) -> String {
        let rack = self.game().table.hand(Seat(seat)).rack().expect("it is known");
        self.game().setup.tiles.alphabet().rack_text(rack)
    }

    pub(crate) fn turn(&self) -> u8 {
        self.game().table.turn.0
    }

    pub(crate) fn bag(&self) -> usize {
        self.game().table.pool.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        let outcome = self.game().outcome().expect("the game is over");
        outcome.winners.into_iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game().view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).expect("views are plain data")
    }

    /// Invariants after every event: no tile is lost or duplicated, replaying the log gives the
    /// same game including the order of the bag, and the score sheet adds up.
    fn check(&self) {
        check_conservation(self.game());
        let text = serde_json::to_string(self.log()).expect("events are plain data");
        let log: Vec<Event> = serde_json::from_str(&text).expect("as they were written");
        let again = Recorded::<Crossword>::replay(&self.options, self.seed, &SHELF, log);
        let again = again.unwrap_or_else(|refusal| panic!("{refusal}"));
        assert!(again.game() == self.game(), "the log must bring back the same game");
        check_score_sheet(self.game());
    }
}

/// Bag, racks and board together are the tile set; at a real table, the counts are.
pub(crate) fn check_conservation(game: &Crossword) {
    let table = &game.table;
    let on_board = table.board.tiles().map(|(_, tile)| tile.lifted());
    match &table.pool {
        Pool::Bag(bag) => {
            let racks = table.hands.iter().filter_map(Hand::rack);
            let everything: Rack =
                on_board.chain(racks.flat_map(Rack::tiles)).chain(bag.contents().tiles()).collect();
            assert_eq!(everything, game.setup.tiles.tiles().collect::<Rack>());
        }
        Pool::Outside(left) => {
            let held: usize = table.hands.iter().map(Hand::len).sum();
            assert_eq!(on_board.count() + held + left, game.setup.tiles.len());
        }
    }
}

/// Every line of the score sheet carries on from the one before.
fn check_score_sheet(game: &Crossword) {
    for seat in Seat::all(game.setup.seats()) {
        let lines = game.table.history.iter().filter(|turn| turn.seat == seat);
        let start = match &game.setup.position {
            Some(position) if game.table.round == 0 => position.scores[seat.index()],
            _ => Score::ZERO,
        };
        let mut total = start;
        for line in lines {
            total += line.points;
            assert_eq!(line.total, total);
        }
        assert_eq!(game.table.scores[seat.index()], total);
    }
    if let Phase::Over(settlement) = &game.table.phase {
        assert_eq!(settlement.after, game.table.scores);
    }
}
