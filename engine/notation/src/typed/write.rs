//! Plays as players write them: `8D HO(R)N`.

use board::{FittedPlay, FormedWord};
use tiles::Alphabet;

use crate::{Coordinates, Place};

/// How tiles already on the board are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Through {
    /// In parentheses: `HO(R)N`.
    #[default]
    Parentheses,
    /// As dots: `HO.N`.
    Dots,
    /// Like the tiles being laid: `HORN`.
    Letters,
}

/// How plays are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayStyle {
    /// How the coordinate is written.
    pub coordinates: Coordinates,
    /// How tiles already on the board are written.
    pub through: Through,
}

/// Writes a play: its coordinate and its main word.
pub fn play_text(play: &FittedPlay, alphabet: &Alphabet, style: PlayStyle) -> String {
    let FormedWord { start, direction, .. } = *play.main_word();
    let place = style.coordinates.write(Place { square: start, direction });
    format!("{place} {}", word_text(play, alphabet, style.through))
}

fn word_text(play: &FittedPlay, alphabet: &Alphabet, through: Through) -> String {
    let main = play.main_word();
    let squares = std::iter::successors(Some(main.start), |square| square.next(main.direction));
    let mut text = String::new();
    for (square, tile) in squares.zip(&main.tiles) {
        let laid = play.placement().tiles.iter().any(|(at, _)| *at == square);
        let letter = alphabet.placed_text(*tile);
        match through {
            Through::Parentheses if !laid => text.extend(["(", &letter, ")"]),
            Through::Dots if !laid => text.push('.'),
            _ => text.push_str(&letter),
        }
    }
    text.replace(")(", "")
}
