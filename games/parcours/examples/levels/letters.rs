//! What a letter adds to the points of a hand that begins with it: least squares over many hands.

use lexicon::Shelf;
use parcours::{Parcours, RackView, View};
use tabletop::{Game, Seat, Viewer};
use tiles::{Alphabet, Tile};

use crate::playing::{play, start};

/// Sums of products of letter counts, and of counts and points.
struct Squares {
    tiles: Vec<Tile>,
    products: Vec<Vec<f64>>,
    points: Vec<f64>,
    counts: Vec<f64>,
}

/// Prints, letter by letter, how many hundredths of a point it is worth more than one drawn at random.
pub(crate) fn measure(language: &str, games: u64) {
    let lexicon = word_data::open(language).expect("en or fr");
    let alphabet = lexicon.alphabet().clone();
    let tiles: Vec<Tile> = alphabet.letters().map(Tile::Letter).chain([Tile::Blank]).collect();
    let zeros = vec![0.0; tiles.len()];
    let products = vec![zeros.clone(); tiles.len()];
    let mut squares = Squares { tiles, products, points: zeros.clone(), counts: zeros };
    let shelf = Shelf::new([lexicon]);
    for seed in 0..games {
        let game = start(language, &["greedy", "greedy"], 1_000_000 + seed, &shelf);
        let mut begun: [Option<Vec<f64>>; 2] = [None, None];
        play(game, &mut |seat, before, after| {
            let held = &mut begun[seat.index()];
            if before.hand.words.is_empty() && before.hand.bought == 0 {
                *held = squares.counts_of(before, seat, &alphabet);
            }
            if let Some(points) = points_of_hand(before, after, seat)
                && let Some(counts) = held.take()
            {
                squares.add(&counts, points);
            }
        });
    }
    for (tile, worth) in squares.tiles.clone().into_iter().zip(squares.solve()) {
        println!("{} {:.0}", alphabet.tile_text(tile), 100.0 * worth);
    }
}

/// The points of the hand that this action ended.
fn points_of_hand(before: &View, after: &Parcours, seat: Seat) -> Option<f64> {
    let (before, after) = (&before.seats[seat.index()], after.view(Viewer::Spectator));
    let after = &after.seats[seat.index()];
    (after.hands > before.hands).then(|| f64::from((after.score - before.score).0))
}

impl Squares {
    /// How many of each letter a full hand begins with.
    fn counts_of(&self, view: &View, seat: Seat, alphabet: &Alphabet) -> Option<Vec<f64>> {
        let Some(RackView::Shown(rack)) = &view.seats[seat.index()].rack else { return None };
        let rack = alphabet.rack(rack).ok().filter(|rack| rack.len() == 9)?;
        let count = |tile: &Tile| f64::from(u8::try_from(rack.count(*tile)).unwrap_or(u8::MAX));
        Some(self.tiles.iter().map(count).collect())
    }

    fn add(&mut self, counts: &[f64], points: f64) {
        for (row, one) in counts.iter().enumerate() {
            for (column, other) in counts.iter().enumerate() {
                self.products[row][column] += one * other;
            }
            self.points[row] += one * points;
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
                self.points[row] -= factor * self.points[pivot];
            }
        }
        let adds: Vec<f64> =
            (0..size).map(|row| self.points[row] / self.products[row][row]).collect();
        let total: f64 = self.counts.iter().sum();
        let mean: f64 = adds.iter().zip(&self.counts).map(|(add, count)| add * count / total).sum();
        adds.iter().map(|add| add - mean).collect()
    }
}
