//! Letters, alphabets, tiles, racks and bags of crossword tile games.
//!
//! ```
//! use tiles::{Bag, Seed, TileSet};
//!
//! let set = TileSet::named("english").unwrap();
//! let mut bag = Bag::full(&set, &mut Seed::from_number(7).chance(0));
//! let rack = bag.draw_rack(7);
//! assert_eq!((bag.len(), rack.len()), (93, 7));
//! ```

mod alphabet;
mod bag;
mod builtin;
mod chance;
mod letter;
mod rack;
mod score;
mod text;
mod tile;
mod tile_set;
mod words;

pub use alphabet::{Alphabet, AlphabetError};
pub use bag::Bag;
pub use chance::{Chance, NotASeed, Seed};
pub use letter::{Letter, LetterNumberError, LetterSet, MAX_LETTERS};
pub use rack::{NotInRack, Rack};
pub use score::Score;
pub use text::NotATile;
pub use tile::{PlacedTile, Tile};
pub use tile_set::{TileSet, TileSetError};
pub use words::Words;
