//! How long it takes to list every play on tables of 80 tiles that are the same everywhere.
//!
//! `cargo bench -p lettrine-zigzag` measures a thousand tables of each language; `cargo test
//! -p lettrine-zigzag --benches` lists the plays of a few for their answers alone. In both the answers
//! are held against those written here, so nothing gets faster by being wrong.

#![expect(clippy::print_stdout, reason = "benchmarks tell a person what they found")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use lexicon::Lexicon;
use tiles::{Chance, Rack, Seed, Tile, TileSet};
use zigzag::{
    ActionKind, Direction, Face, Ground, ListedPlay, Plane, Reading, TileId, all_plays, lay_out,
    nest_action,
};

/// What was listed: how many plays, and how many tiles all of them lay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Answers {
    plays: usize,
    tiles: usize,
}

/// How many tiles lie on each table.
const TILES: usize = 80;
/// How many lie open in front of a player.
const ACTIVE: usize = 7;
/// An Action tile is laid after each so many words.
const WORDS_PER_ACTION: usize = 3;
/// How many tables are measured, and how many are listed for their answers alone.
const TABLES: u64 = 1000;
const FEW_TABLES: u64 = 10;
/// Whatever else the machine does meanwhile, one of so many tries is hardly disturbed.
const TRIES: u32 = 5;
/// The longest that half of the lists may take, and the longest that any may take.
const LIMITS: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(20)];

/// The language, its tiles, and the answers for a few tables and for all.
const EXPECTED: [(&str, &str, [Answers; 2]); 2] = [
    (
        "fr",
        "french",
        [Answers { plays: 5009, tiles: 10_897 }, Answers { plays: 442_007, tiles: 979_520 }],
    ),
    (
        "en",
        "english",
        [Answers { plays: 6249, tiles: 13_399 }, Answers { plays: 659_375, tiles: 1_422_518 }],
    ),
];

fn main() {
    let is_measured = std::env::args().any(|argument| argument == "--bench");
    let (tables, tries) = if is_measured { (TABLES, TRIES) } else { (FEW_TABLES, 1) };
    let found = EXPECTED.map(|(language, box_name, _)| {
        let (answers, times) = list(language, box_name, tables, tries);
        if is_measured {
            tell(language, times);
        }
        answers
    });
    assert_eq!(found, EXPECTED.map(|(.., expected)| expected[usize::from(is_measured)]));
}

/// Lists the plays of tables, and measures how long each list takes: the shortest of so many tries.
fn list(language: &str, box_name: &str, tables: u64, tries: u32) -> (Answers, Vec<Duration>) {
    let lexicon = word_data::open(language).expect("it comes with the program");
    let set = TileSet::named(box_name).expect("it comes with the program");
    let (mut answers, mut times) = (Answers::default(), Vec::new());
    for number in 0..tables {
        let growth = Growth::new(&lexicon, &set, number).grown();
        let rack: Rack = growth.hand.iter().copied().collect();
        let ground = growth.ground();
        let measure = |_| {
            let start = Instant::now();
            let plays = all_plays(ground, &rack, None);
            (start.elapsed(), plays)
        };
        let (time, plays) = (0..tries).map(measure).min_by_key(|(time, _)| *time).expect("a try");
        answers.plays += plays.count();
        answers.tiles += plays.iter().map(|play| play.tiles.len()).sum::<usize>();
        times.push(time);
    }
    (answers, times)
}

/// A table that grows word by word, as in a game: any play of seven letters from a mixed box.
struct Growth<'words> {
    lexicon: &'words Arc<Lexicon>,
    plane: Plane,
    hand: Vec<Tile>,
    rest: Vec<Tile>,
    chance: Chance,
    /// Chains lie as a player lays them, or closely, as the search finds room for them.
    is_laid_out: bool,
}

impl<'words> Growth<'words> {
    fn new(lexicon: &'words Arc<Lexicon>, set: &TileSet, number: u64) -> Self {
        let mut chance = Seed::from_number(number).chance(0);
        let mut rest: Vec<Tile> = set.tiles().filter(|tile| *tile != Tile::Blank).collect();
        chance.shuffle(&mut rest);
        let (plane, hand) = (Plane::new(), rest.split_off(rest.len() - ACTIVE));
        Self { lexicon, plane, hand, rest, chance, is_laid_out: number.is_multiple_of(2) }
    }

    fn ground(&self) -> Ground<'_> {
        Ground { plane: &self.plane, graph: self.lexicon.graph(), reading: Reading::Either }
    }

    /// The same when enough tiles lie on the table.
    fn grown(mut self) -> Self {
        let mut words = 0;
        while self.plane.len() < TILES {
            let before = self.plane.len();
            self.add_word();
            words += usize::from(self.plane.len() > before);
            if words == WORDS_PER_ACTION && self.plane.len() < TILES {
                self.add_action(before);
                words = 0;
            }
        }
        self
    }

    /// Lays any word that leaves the table small enough, or exchanges the hand.
    fn add_word(&mut self) {
        let rack: Rack = self.hand.iter().copied().collect();
        let plays = all_plays(self.ground(), &rack, None);
        let room = TILES - self.plane.len();
        let fitting: Vec<ListedPlay<'_>> =
            plays.iter().filter(|play| play.tiles.len() <= room).collect();
        if let Some(play) = fitting.get(self.chance.index_below(fitting.len().max(1))) {
            let laid: Vec<Tile> = play.tiles.iter().map(|tile| tile.lifted()).collect();
            self.hand = rack.without(&laid).expect("what was listed is in hand").tiles().collect();
            self.plane = self.with(*play);
        } else {
            self.rest.append(&mut self.hand);
            self.chance.shuffle(&mut self.rest);
        }
        let missing = ACTIVE - self.hand.len();
        self.hand.extend(self.rest.drain(self.rest.len() - missing..));
    }

    /// The table with a word on it.
    fn with(&self, play: ListedPlay<'_>) -> Plane {
        let found = play.as_found(&self.plane);
        let as_found = || found.chain.iter().map(|nested| nested.direction).collect();
        let laid_out = lay_out(&self.plane, found.on, found.chain.len());
        let directions: Vec<Direction> =
            laid_out.filter(|_| self.is_laid_out).unwrap_or_else(as_found);
        let (mut plane, mut on) = (self.plane.clone(), found.on);
        for (tile, direction) in play.tiles.iter().zip(directions) {
            let face = Face::Letter(*tile);
            on = Some(if let Some(on) = on {
                plane.nest(face, on, direction)
            } else {
                plane.root(face);
                TileId::ROOT
            });
        }
        plane
    }

    /// Lays an Action tile on one of the letters after the first so many tiles.
    fn add_action(&mut self, before: usize) {
        let letters: Vec<TileId> = self.plane.ids().skip(before).collect();
        if let Some((on, direction)) = nest_action(&self.plane, letters) {
            self.plane.nest(Face::Action(ActionKind::Skip), on, direction);
        }
    }
}

fn tell(language: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    let (median, most, longest) = (at(50), at(99), at(100));
    println!(
        "{language}: all plays on a table of {TILES} tiles are listed in {median:.1?}, 99 % in {most:.1?}, all in {longest:.1?}"
    );
    assert!(median < LIMITS[0] && longest < LIMITS[1], "lists take less than {LIMITS:?}");
}
