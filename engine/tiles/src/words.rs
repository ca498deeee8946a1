//! The interface of a word list.

use crate::Letter;

/// A word list: decides which words may be played.
///
/// Implemented by lexicons, and by small lists in tests.
pub trait Words {
    /// The list's name, as in "the *English* list".
    fn list_name(&self) -> &str;

    /// Whether the list has this word.
    fn knows(&self, word: &[Letter]) -> bool;
}
