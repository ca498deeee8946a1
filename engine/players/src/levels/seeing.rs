//! Seeing: what makes a play hard to see, so that people overlook it.

use levels::{KnownWords, Tier};
use movegen::Play;
use tiles::Chance;

use crate::formed::Formed;

/// How hard a play is to see by the number of tiles it lays: people think in words of middling
/// length, and overlook the single tile as they overlook the long word.
const BY_LAID: [usize; 8] = [0, 2, 1, 0, 0, 0, 1, 2];
/// How hard a word is to think of, by its tier.
const BY_TIER: [usize; 10] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 3];
/// How often a player thinks of one of the many letters that a blank could stand for.
const LETTERS_FOR_A_BLANK: f64 = 0.5;

/// How likely a player sees a play when looking at its place: the sight once for each thing that
/// makes it hard.
pub(super) fn likelihood(play: &Play, formed: &Formed, words: &KnownWords, sight: f64) -> f64 {
    let blanks = play.tiles().filter(|tile| tile.is_blank()).count();
    power(sight, difficulty(play, formed, words)) * power(LETTERS_FOR_A_BLANK, blanks)
}

/// How many things make a play hard to see: its length, words alongside it, tiles it runs through
/// that lie apart, and a word that is rare.
fn difficulty(play: &Play, formed: &Formed, words: &KnownWords) -> usize {
    let tier = words.tier(&formed.main.letters).map_or(1, Tier::number);
    let by_laid = BY_LAID.get(play.laid()).or(BY_LAID.last()).copied().unwrap_or(0);
    let by_tier = BY_TIER.get(usize::from(tier)).copied().unwrap_or(0);
    by_laid + by_tier + formed.crossings.len() + formed.main.runs.saturating_sub(1)
}

fn power(base: f64, exponent: usize) -> f64 {
    base.powi(i32::try_from(exponent).unwrap_or(i32::MAX))
}

/// Whether something happens that is this likely.
pub(super) fn happens(likelihood: f64, chance: &mut Chance) -> bool {
    f64::from(chance.bits()) < likelihood * (f64::from(u32::MAX) + 1.0)
}
