//! What a letter adds to the tiles shed in a turn that begins with it: least squares over many turns.

use lexicon::Shelf;
use tabletop::Game as _;
use tabletop::{Seat, Viewer};
use tiles::{Alphabet, Tile};
use zigzag::{Blanks, LineKindView, Rules, View, Zigzag};

use crate::playing::{at_once, float, leaflet, play, start};

/// Sums of products of letter counts, and of counts and tiles shed.
struct Squares {
    tiles: Vec<Tile>,
    products: Vec<Vec<f64>>,
    shed: Vec<f64>,
    counts: Vec<f64>,
}

/// A turn: how many of each tile were held, and how many were laid as letters.
type Turn = (Vec<f64>, f64);

/// Prints, letter by letter, how many hundredths of a tile it sheds more than an average one.
pub(crate) fn measure(language: &str, games: u64) {
    let lexicon = word_data::open(language).expect("en or fr");
    let alphabet = lexicon.alphabet().clone();
    let tiles: Vec<Tile> = alphabet.letters().map(Tile::Letter).chain([Tile::Blank]).collect();
    let shelf = Shelf::new([lexicon]);
    let rules = Rules { blanks: Blanks::Two, ..leaflet(language) };
    let turns = at_once(games, &|seed| {
        let game = start(rules.clone(), &["expert", "expert"], 1_000_000 + seed, &shelf);
        let mut turns: Vec<Turn> = Vec::new();
        play(game, &mut |seat, before, after| {
            turns.extend(turn(seat, before, after, &tiles, &alphabet));
        });
        turns
    });
    let mut squares = Squares::new(tiles);
    for (counts, shed) in turns.into_iter().flatten() {
        squares.add(&counts, shed);
    }
    for (tile, worth) in squares.tiles.clone().into_iter().zip(squares.solve()) {
        println!("{} {:.0}", alphabet.tile_text(tile), 100.0 * worth);
    }
}

/// A turn with a full hand that laid a word or was passed.
fn turn(
    seat: Seat,
    before: &View,
    after: &Zigzag,
    tiles: &[Tile],
    alphabet: &Alphabet,
) -> Option<Turn> {
    let open = &before.seats[seat.index()].open;
    if open.len() != 7 || !before.may_do("play") {
        return None;
    }
    let view = after.view(Viewer::Spectator);
    let shed = view.history.get(before.history.len()).map_or(0, |line| match &line.what {
        LineKindView::Word { word, .. } => word.laid.len(),
        _ => 0,
    });
    let count = |tile: &Tile| {
        let text = alphabet.tile_text(*tile);
        float(open.iter().filter(|held| **held == text).count())
    };
    Some((tiles.iter().map(count).collect(), float(shed)))
}

impl Squares {
    fn new(tiles: Vec<Tile>) -> Self {
        let zeros = vec![0.0; tiles.len()];
        let products = vec![zeros.clone(); tiles.len()];
        Self { tiles, products, shed: zeros.clone(), counts: zeros }
    }

    fn add(&mut self, counts: &[f64], shed: f64) {
        for (row, one) in counts.iter().enumerate() {
            for (column, other) in counts.iter().enumerate() {
                self.products[row][column] += one * other;
            }
            self.shed[row] += one * shed;
            self.counts[row] += one;
        }
    }

    /// What each letter adds, less what a letter adds on average.
    fn solve(mut self) -> Vec<f64> {
        let size = self.tiles.len();
        for pivot in 0..size {
            let line = self.products[pivot].clone();
            for row in (0..size).filter(|row| *row != pivot) {
                let factor = self.products[row][pivot] / line[pivot];
                for (cell, above) in self.products[row].iter_mut().zip(&line) {
                    *cell -= factor * above;
                }
                self.shed[row] -= factor * self.shed[pivot];
            }
        }
        let adds: Vec<f64> =
            (0..size).map(|row| self.shed[row] / self.products[row][row]).collect();
        let total: f64 = self.counts.iter().sum();
        let mean: f64 = adds.iter().zip(&self.counts).map(|(add, count)| add * count / total).sum();
        adds.iter().map(|add| add - mean).collect()
    }
}
