//! The list of plays: the examples of the rules, and agreement with the reference implementation.

mod agreement;
mod examples;
mod layouts;
mod typed;

use std::sync::Arc;

use lexicon::Lexicon;
use tiles::{Alphabet, Letter, PlacedTile, Rack};

use super::*;
use crate::plane::Face;

fn french() -> Arc<Alphabet> {
    Alphabet::named("french").unwrap()
}

fn letters(word: &str) -> Vec<Letter> {
    french().word(word).unwrap()
}

fn rack(tiles: &str) -> Rack {
    french().rack(tiles).unwrap()
}

fn lexicon(words: &[&str]) -> Lexicon {
    let words: Vec<Vec<Letter>> = words.iter().map(|word| letters(word)).collect();
    Lexicon::from_words("some", french(), &words).unwrap()
}

fn direction(number: u8) -> Direction {
    Direction::try_from(number).unwrap()
}

/// A straight word from the root to the right.
fn straight(word: &str) -> Plane {
    let mut plane = Plane::new();
    for (letter, place) in letters(word).into_iter().zip(0..) {
        let face = Face::Letter(PlacedTile::Natural(letter));
        match place {
            0 => plane.root(face),
            _ => drop(plane.nest(face, TileId(place - 1), direction(0))),
        }
    }
    plane
}

/// A chain of letters on a letter, in these directions.
fn add(plane: &mut Plane, on: u16, chain: &[(&str, u8)]) {
    let mut on = TileId(on);
    for (letter, number) in chain {
        let face = Face::Letter(PlacedTile::Natural(letters(letter)[0]));
        on = plane.nest(face, on, direction(*number));
    }
}
