//! Additive Zobrist hashing: the key of a multiset of letters is the sum of its letters' random
//! keys.
//!
//! Adding a tile to a multiset is one addition, taking one away one subtraction, and the sum is its
//! own hash. Two different multisets share a key with a chance of about one in 2⁶⁴.

use tiles::{Letter, MAX_LETTERS};

/// The key of every letter, by its number; the blank, at 0, has none.
pub(crate) static KEYS: [u64; MAX_LETTERS + 1] = keys();

/// The key of a letter.
pub(crate) fn key_of(letter: Letter) -> u64 {
    KEYS[letter.index()]
}

/// Numbers of a well-mixed sequence (`SplitMix64`), the same in every build.
const fn keys() -> [u64; MAX_LETTERS + 1] {
    let mut keys = [0; MAX_LETTERS + 1];
    let mut state: u64 = 0x1e77_8172_69ac_0de5;
    let mut number = 1;
    while number < keys.len() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[number] = mixed ^ (mixed >> 31);
        number += 1;
    }
    keys
}
