//! What words mean: the dictionaries built in, added by the user, and installed on the system.
//!
//! ```no_run
//! use dictionaries::Dictionaries;
//!
//! let english = Dictionaries::open("en", None);
//! for meaning in english.meanings("horns") {
//!     assert_eq!(meaning.entry.spelling, "horn");
//! }
//! ```

mod dictionaries;
mod meanings;
mod places;

pub use dictionaries::{Dictionaries, ENDING, LeftOut, Unreadable};
pub use meanings::{GrammaticalForm, Meaning};
