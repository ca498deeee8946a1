//! The GADDAG (Gordon 1994): the beginnings of words read backwards, each with a way on.
//!
//! After a beginning that is a word the reading may stop. After one that goes on comes the
//! separator, whose children are those of the forward graph: both graphs share everything to the
//! right of it.

use super::BuildError;
use super::prefixes::{Prefix, Reversed};
use super::spine::Spine;
use super::states::{List, States};

/// Makes the bidirectional graph of beginnings in ascending order.
pub(super) fn fold(prefixes: &[Prefix], states: &mut States) -> Result<List, BuildError> {
    let mut spine = Spine::new();
    let mut previous = Reversed::default();
    for prefix in prefixes.iter().rev() {
        let shared = prefix.reversed().shared_with(previous).min(spine.depth());
        while spine.depth() > shared {
            spine.ascend(states)?;
        }
        prefix.reversed().tiles().skip(shared).for_each(|tile| spine.descend(tile));
        if prefix.is_word {
            spine.accept();
        }
        if !prefix.after.is_empty() {
            spine.separate(prefix.after, states)?;
        }
        previous = prefix.reversed();
    }
    while spine.depth() > 0 {
        spine.ascend(states)?;
    }
    Ok(spine.root())
}
