//! Squares, layouts, premium squares, placements and scoring.
//!
//! ```
//! use board::{Board, Layout, Placement, Square, Direction, Terms};
//! use tiles::TileSet;
//!
//! let tiles = TileSet::named("english").unwrap();
//! let board = Board::new(Layout::named("standard").unwrap());
//! let horn = tiles.alphabet().placed_tiles("HORN").unwrap();
//! let placement = Placement::of_word(&board, Square::new(7, 5), Direction::Across, &horn).unwrap();
//! let play = placement.fit(&board, &Terms::standard(&tiles)).unwrap();
//! assert_eq!(play.score().0, 14);
//! ```

mod grid;
mod layout;
mod placement;
mod play;
mod scoring;
mod square;

pub use grid::Board;
pub use layout::{Layout, LayoutError, MAX_SIDE, Premium};
pub use placement::{Illegal, Misfit, MisspelledPath, Placement};
pub use play::{FittedPlay, FormedWord, LegalPlay, UnknownWords};
pub use scoring::{FirstPlay, Terms};
pub use square::{Direction, NotASquare, Square};
