//! What a game asks of a word list.

use crate::Letter;

/// Something that knows which words may be played.
///
/// Boards and rules ask it; a lexicon answers, or anything else in a test.
pub trait Words {
    /// The list's name, as in "the *English* list".
    fn list_name(&self) -> &str;

    /// Whether the list has this word.
    fn knows(&self, word: &[Letter]) -> bool;
}
