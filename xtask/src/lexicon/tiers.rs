//! Vocabulary tiers: how common a word is, in nine steps.

/// How common a word is: 1 for the words everybody knows, [`LAST_TIER`] for the rest of the list.
pub(super) type Tier = u8;

/// The tier of the rarest words.
pub(super) const LAST_TIER: Tier = 9;
