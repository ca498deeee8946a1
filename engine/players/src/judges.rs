//! The judges: each says one thing about a play that its points do not tell.
//!
//! | judge | speaks when | about |
//! |---|---|---|
//! | [`LeaveTable`](crate::LeaveTable) | there are tiles to draw | the tiles kept |
//! | [`Endgame`] | the bag is empty | going out, or being left with tiles |
//! | [`opening`] | the board is empty | vowels beside premium squares |
//!
//! What a play is worth is its points and the sum of what they say, in thousandths of a point.

mod endgame;
pub mod opening;

pub use endgame::Endgame;
