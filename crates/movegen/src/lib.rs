//! Every legal placement for a rack.
//!
//! ```
//! use board::{Board, Layout, Terms};
//! use lexicon::Lexicon;
//! use tiles::{Alphabet, TileSet};
//!
//! let tiles = TileSet::named("english").unwrap();
//! let words = ["HORN", "NOR", "OR"].map(|word| tiles.alphabet().word(word).unwrap());
//! let lexicon = Lexicon::from_words("few", tiles.alphabet().clone(), &words).unwrap();
//! let board = Board::new(Layout::named("standard").unwrap());
//! let rack = tiles.alphabet().rack("HORNQQQ").unwrap();
//! let plays = movegen::generate(&board, &rack, &lexicon, &Terms::standard(&tiles));
//! assert_eq!(plays.iter().map(|play| play.score().0).max(), Some(14));
//! ```

mod cross_checks;
mod generate;
pub mod slow;

pub use generate::{generate, has_play};

/// The README's example for programmers, run as it stands there.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
