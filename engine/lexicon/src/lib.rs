//! Word lists compiled to a word graph, and what can be asked of them.
//!
//! ```
//! use lexicon::{Lexicon, Pattern, WordList};
//! use tiles::Alphabet;
//!
//! let english = Alphabet::named("english").unwrap();
//! let list = WordList::parse("care\ncared\nscare\nscary\n", &english);
//! let lexicon = Lexicon::from_words("mine", english.clone(), &list.words).unwrap();
//!
//! let pattern = Pattern::parse("?CAR[EY]", &english).unwrap();
//! let found = lexicon.graph().matching(&pattern).map(|word| english.spell(&word));
//! assert_eq!(found.collect::<Vec<_>>(), ["SCARE", "SCARY"]);
//! ```

mod anagrams;
mod build;
mod checksum;
mod container;
mod graph;
mod hooks;
mod kwg;
mod lexicon;
mod list;
mod pattern;
mod ranks;
mod shelf;
mod verify;
mod walk;

pub use anagrams::{FromTiles, Use};
pub use build::BuildError;
pub use checksum::{Checksum, NotAChecksum};
pub use container::ContainerError;
pub use graph::{Children, MAX_WORD_LENGTH, Node, WordGraph};
pub use hooks::{Extensions, Hooks};
pub use kwg::DamagedGraph;
pub use lexicon::{About, Lexicon, OpenError};
pub use list::{LeftOut, NotAWord, NotText, WordList};
pub use pattern::{Matching, Pattern, PatternError};
pub use ranks::WordRanks;
pub use shelf::Shelf;
pub use verify::VerifyError;
pub use walk::{Everything, Found, Guide, Lengths};
