//! The mixing function of `SplitMix64` (Steele, Lea and Flood 2014), for hash keys.

/// A key for a number: equal for equal numbers, and otherwise like chance.
#[inline]
pub(super) const fn mix(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
