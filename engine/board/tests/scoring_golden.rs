//! The golden scores: every play of `golden/scoring.golden`, also transposed, by two scorers.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use board::{Board, Direction, FittedPlay, Layout, Placement, Premium, Square, Terms};
use tiles::{Alphabet, TileSet};

const GOLDEN: &str = include_str!("golden/scoring.golden");

/// MS-019, MS-022, MS-031, MS-034, MS-035, MS-037, MS-038, MS-039, MS-040, MS-042,
/// PS-050, PS-056, PS-058, PS-059, PS-060, PS-063, DL-021, DL-023
#[test]
fn golden_scores_are_as_written_in_both_orientations_and_by_both_scorers() {
    let written = play_through(GOLDEN);
    if std::env::var("LETTRINE_GOLDEN").is_ok_and(|mode| mode == "update") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/scoring.golden");
        std::fs::write(path, written).unwrap();
    } else {
        assert_eq!(written, GOLDEN, "cargo xtask golden --update rewrites the numbers");
    }
}

/// Plays every game of a golden file and writes the file again with the numbers found.
fn play_through(golden: &str) -> String {
    let mut written = String::new();
    let mut table = Table::new("standard", "english");
    for line in golden.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => written.push('\n'),
            [first, ..] if first.starts_with('#') || first == "game" => {
                writeln!(written, "{line}").expect("a string grows");
            }
            ["tiles", name] => {
                table = Table::new("standard", name);
                writeln!(written, "{line}").expect("a string grows");
            }
            ["layout", name] => {
                table = Table::new(name, table.tiles.name());
                writeln!(written, "{line}").expect("a string grows");
            }
            [at, word, ..] => {
                let result = table.play(at, word);
                writeln!(written, "{}", format!("{at:8} {word:14} {result}").trim_end())
                    .expect("a string grows");
            }
            [only] => panic!("a line with only {only}"),
        }
    }
    written
}

/// A board and its mirror image, played on together.
struct Table {
    tiles: Arc<TileSet>,
    board: Board,
    mirror: Board,
}

impl Table {
    fn new(layout: &str, tiles: &str) -> Self {
        let layout = Layout::named(layout).expect("a known layout");
        let tiles = if tiles == "digraphs" { digraphs() } else { TileSet::named(tiles) };
        let tiles = tiles.expect("a known tile set");
        Self { tiles, board: Board::new(layout.clone()), mirror: Board::new(layout) }
    }

    fn play(&mut self, at: &str, word: &str) -> String {
        let (start, direction) = place(at);
        let word = self.tiles.alphabet().placed_tiles(word).expect("letters of the alphabet");
        let placement = Placement::of_word(&self.board, start, direction, &word).expect(at);
        let terms = Terms::standard(&self.tiles);
        let play = placement.fit(&self.board, &terms).expect(at);
        let mirrored = placement.transposed().fit(&self.mirror, &terms).expect(at);
        assert_eq!(play.score(), mirrored.score(), "{at} transposed");
        assert_eq!(
            i64::from(play.score().0),
            slow_score(&self.board, &placement, &self.tiles),
            "{at}"
        );
        self.board.play(&play.clone().trusted());
        self.mirror.play(&mirrored.trusted());
        described(&play, self.tiles.alphabet())
    }
}

fn described(play: &FittedPlay, alphabet: &Alphabet) -> String {
    let words = play.words().iter().map(|word| format!("  {} {}", word.text(alphabet), word.score));
    format!("{:>4}{}", play.score(), words.collect::<String>())
}

fn place(at: &str) -> (Square, Direction) {
    let across = at.starts_with(|first: char| first.is_ascii_digit());
    let split = at
        .find(|character: char| character.is_ascii_digit() != across)
        .expect("a letter and a number");
    let (first, second) = at.split_at(split);
    let square = if across { format!("{second}{first}") } else { at.to_owned() };
    let direction = if across { Direction::Across } else { Direction::Down };
    (square.parse().expect(at), direction)
}

fn digraphs() -> Option<Arc<TileSet>> {
    let alphabet = include_str!("../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", alphabet).ok()?);
    let set = include_str!("../../tiles/tests/data/digraphs-tiles.txt");
    TileSet::parse("digraphs", set, |_| Some(alphabet.clone())).ok().map(Arc::new)
}

/// Reference scorer: lays the tiles on a plain map, finds every run of two or more tiles with a new
/// one in it, row by row and column by column, and adds up.
fn slow_score(board: &Board, placement: &Placement, tiles: &TileSet) -> i64 {
    let mut after: BTreeMap<(u8, u8), (i64, bool)> = BTreeMap::new();
    for (square, tile) in board.tiles() {
        after.insert((square.row, square.column), (tiles.value(tile.lifted()).0.into(), false));
    }
    for (square, tile) in &placement.tiles {
        after.insert((square.row, square.column), (tiles.value(tile.lifted()).0.into(), true));
    }
    let mut total = if placement.tiles.len() >= 7 { 50 } else { 0 };
    for down in [false, true] {
        for &(row, column) in after.keys() {
            let step = |by: u8| if down { (row + by, column) } else { (row, column + by) };
            let before = if down {
                row.checked_sub(1).map(|row| (row, column))
            } else {
                column.checked_sub(1).map(|column| (row, column))
            };
            if before.is_some_and(|before| after.contains_key(&before)) {
                continue;
            }
            let run: Vec<(u8, u8)> =
                (0..26).map(step).take_while(|at| after.contains_key(at)).collect();
            if run.len() < 2 || run.iter().all(|at| !after[at].1) {
                continue;
            }
            let (mut sum, mut factors) = (0, 1);
            for at in run {
                let (value, is_new) = after[&at];
                match board.layout().premium(Square::new(at.0, at.1)) {
                    Premium::Letter(factor) if is_new => sum += value * i64::from(factor),
                    Premium::Word(factor) if is_new => {
                        sum += value;
                        factors *= i64::from(factor);
                    }
                    _ => sum += value,
                }
            }
            total += sum * factors;
        }
    }
    total
}
