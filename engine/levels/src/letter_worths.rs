//! What letters are worth to a computer player that keeps them: files with one value a letter, and
//! the least squares by which such values are fitted to played turns.

use std::str::FromStr;

use tiles::{Alphabet, Tile};

/// Reads a file of worths: a tile and a number on each line; lines that begin with `#` are remarks.
pub fn read_worths<'text, Worth: FromStr>(
    text: &'text str,
    alphabet: &'text Alphabet,
) -> impl Iterator<Item = (Tile, Worth)> + 'text {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| {
        let (tile, worth) = line.split_once(' ')?;
        let tile = alphabet.tiles(tile).ok()?.first().copied()?;
        Some((tile, worth.trim().parse().ok()?))
    })
}

/// A linear least-squares fit: what one tile of each kind adds to the result of a turn.
///
/// Holds the normal equations, so that a turn costs no memory.
#[derive(Clone, Debug)]
pub struct LetterFit {
    tiles: Vec<Tile>,
    products: Vec<Vec<f64>>,
    results: Vec<f64>,
    counts: Vec<f64>,
}

impl LetterFit {
    /// A fit of every letter of an alphabet and the blank.
    pub fn new(alphabet: &Alphabet) -> Self {
        let tiles: Vec<Tile> = alphabet.letters().map(Tile::Letter).chain([Tile::Blank]).collect();
        let zeros = vec![0.0; tiles.len()];
        let products = vec![zeros.clone(); tiles.len()];
        Self { tiles, products, results: zeros.clone(), counts: zeros }
    }

    /// The tiles in the order of their counts.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Adds a turn: how many of each tile were held, and what the turn brought.
    pub fn add(&mut self, counts: &[f64], result: f64) {
        for (row, one) in counts.iter().enumerate() {
            for (column, other) in counts.iter().enumerate() {
                self.products[row][column] += one * other;
            }
            self.results[row] += one * result;
            self.counts[row] += one;
        }
    }

    /// What each tile adds, less what a tile adds on average. Solved by Gauss–Jordan elimination.
    pub fn solve(mut self) -> Vec<(Tile, f64)> {
        let size = self.tiles.len();
        for pivot in 0..size {
            let line = self.products[pivot].clone();
            for row in (0..size).filter(|row| *row != pivot) {
                let factor = self.products[row][pivot] / line[pivot];
                for (cell, above) in self.products[row].iter_mut().zip(&line) {
                    *cell -= factor * above;
                }
                self.results[row] -= factor * self.results[pivot];
            }
        }
        let adds: Vec<f64> =
            (0..size).map(|row| self.results[row] / self.products[row][row]).collect();
        let total: f64 = self.counts.iter().sum();
        let mean: f64 = adds.iter().zip(&self.counts).map(|(add, count)| add * count / total).sum();
        self.tiles.into_iter().zip(adds).map(|(tile, add)| (tile, add - mean)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_are_read_line_by_line_without_remarks() {
        let english = Alphabet::named("english").unwrap();
        let read: Vec<(Tile, i32)> = read_worths("# remark\n\nA 12\n? -3\n", &english).collect();
        let tile = |text| english.tiles(text).unwrap()[0];
        assert_eq!(read, [(tile("A"), 12), (tile("?"), -3)]);
    }

    #[test]
    fn a_fit_finds_what_each_tile_adds() {
        let english = Alphabet::named("english").unwrap();
        let mut fit = LetterFit::new(&english);
        let size = fit.tiles().len();
        for first in 0..size {
            for second in 0..size {
                let mut counts = vec![0.0; size];
                counts[first] += 1.0;
                counts[second] += 1.0;
                // The first tile of the alphabet adds 5 points, every other one adds 1.
                let adds = |place: usize| if place == 0 { 5.0 } else { 1.0 };
                fit.add(&counts, adds(first) + adds(second));
            }
        }
        let solved = fit.solve();
        let mean = (5.0 + f64::from(u8::try_from(size - 1).unwrap()))
            / f64::from(u8::try_from(size).unwrap());
        assert!((solved[0].1 - (5.0 - mean)).abs() < 1e-6, "{solved:?}");
        assert!(solved[1..].iter().all(|(_, add)| (add - (1.0 - mean)).abs() < 1e-6));
    }
}
