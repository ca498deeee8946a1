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

mod all;
mod aside;
mod best;
mod bounds;
mod common;
mod cross_checks;
mod fill;
mod fill_by_walk;
mod filter;
mod found;
mod generate;
mod keys;
mod line_set;
mod lines;
mod memory;
mod search;
mod slots;
pub mod slow;
mod subsets;
mod surroundings;
mod turn;
mod walk;
mod word_map;

pub use aside::Aside;
pub use best::Scratch;
pub use common::Common;
pub use filter::WordFilter;
pub use found::Play;
pub use generate::{generate, has_play};
pub use line_set::LineSet;
pub use lines::Lines;
pub use search::{Aid, Search};
pub use subsets::{Equity, Kind, LONGEST_RACK, Subsets};
pub use word_map::WordMap;

/// The README's example for programmers, run as it stands there.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
