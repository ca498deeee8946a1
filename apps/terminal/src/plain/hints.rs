//! Hints of three strengths: a little, more, everything.

use super::line::{Vocabulary, named};

/// The strongest hint.
const STRONGEST: u64 = 3;

const STRENGTHS: &Vocabulary<u64> = &[
    (1, &["word", "letter", "mot", "lettre", "1"]),
    (2, &["place", "endroit", "2"]),
    (STRONGEST, &["list", "all", "liste", "tout", "3"]),
];

/// How strong a hint is to be, from 1 to 3: as asked for, else stronger every time.
pub(crate) fn strength(rest: &[&str], asked_before: u32) -> u64 {
    let asked = rest.first().and_then(|word| named(STRENGTHS, word));
    asked.unwrap_or_else(|| (u64::from(asked_before) + 1).min(STRONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_stronger_every_time_unless_a_strength_is_named() {
        assert_eq!([0, 1, 2, 9].map(|before| strength(&[], before)), [1, 2, 3, 3]);
        assert_eq!(strength(&["liste"], 0), 3);
        assert_eq!(strength(&["word"], 5), 1);
    }
}
