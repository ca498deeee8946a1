//! Ranking of plays: tiles shed first, then the letters that are kept.

use std::cmp::Reverse;

use tiles::{Letter, PlacedTile, Rack, Tile};

use super::{KeptLetters, Worth};
use crate::plane::Plane;
use crate::play::Play;
use crate::plays::{ListedPlay, Plays, Shape, layouts};

/// Worth of a tile that leaves the hand.
pub(super) const SHED: Worth = 100;
/// How many plays of equal worth are laid out to find the one that lies best.
const EQUALS: usize = 6;

/// Letters in hand, and what a player thinks of them.
pub(crate) struct Hand<'player> {
    pub(crate) rack: &'player Rack,
    pub(crate) letters: &'player KeptLetters,
    /// How many tiles an Action tile gives away after the word: the hardest go first.
    pub(crate) gives: usize,
    /// How much the letters that are kept count, from 0 to 1.
    pub(crate) foresight: f64,
}

/// A play and its worth.
pub(crate) struct RankedPlay<'plays> {
    pub(crate) play: ListedPlay<'plays>,
    pub(crate) worth: Worth,
}

impl Hand<'_> {
    /// The worth of laying these tiles.
    pub(crate) fn worth(&self, tiles: &[PlacedTile]) -> Worth {
        let mut kept = self.rack.clone();
        for tile in tiles {
            // What was listed is in hand.
            let _ = kept.take(tile.lifted());
        }
        for _ in 0..self.gives {
            let Some(hardest) = self.hardest(&kept) else { break };
            let _ = kept.take(hardest);
        }
        let shed = SHED * Worth::from(u8::try_from(tiles.len()).unwrap_or(u8::MAX));
        shed + weighed(self.foresight, self.letters.worth_of(&kept))
    }

    /// The letter that an Action tile gives away first; none where all are better than unseen ones.
    fn hardest(&self, kept: &Rack) -> Option<Tile> {
        let hardest = kept.tiles().min_by_key(|tile| self.letters.worth(*tile))?;
        (self.letters.worth(hardest) < super::gifts::UNSEEN).then_some(hardest)
    }
}

/// A part of a worth.
pub(super) fn weighed(weight: f64, worth: Worth) -> Worth {
    #[expect(clippy::cast_possible_truncation, reason = "a few thousand at most")]
    let worth = (weight * f64::from(worth)) as Worth;
    worth
}

/// The plays that a player notices, best first.
pub(crate) fn ranked<'plays>(
    plays: &'plays Plays,
    hand: &Hand<'_>,
    sees: &dyn Fn(&ListedPlay<'plays>) -> bool,
) -> Vec<RankedPlay<'plays>> {
    let mut last: Option<(&[PlacedTile], Worth)> = None;
    let mut ranked: Vec<RankedPlay<'plays>> = plays
        .iter()
        .filter(sees)
        .map(|play| {
            // Plays of one word on several letters follow one another.
            let known = last.filter(|(tiles, _)| std::ptr::eq(*tiles, play.tiles));
            let worth = known.map_or_else(|| hand.worth(play.tiles), |(_, worth)| worth);
            last = Some((play.tiles, worth));
            RankedPlay { play, worth }
        })
        .collect();
    ranked.sort_by_key(|ranked| Reverse(ranked.worth));
    ranked
}

/// The best plays with different words, each as it lies best, best first.
pub(crate) fn laid_out(
    plane: &Plane,
    ranked: &[RankedPlay<'_>],
    at_most: usize,
) -> Vec<(Vec<Letter>, Play)> {
    let mut found: Vec<(Vec<Letter>, Play)> = Vec::new();
    for RankedPlay { play, .. } in ranked {
        if found.len() == at_most {
            break;
        }
        let word = play.word();
        if found.iter().all(|(other, _)| *other != word)
            && let Some((_, laid)) = lay(plane, play).into_iter().next()
        {
            found.push((word, laid));
        }
    }
    found
}

/// Of the plays that are worth as much as the first, the one that lies best.
pub(super) fn best_lying<'plays>(
    plane: &Plane,
    ranked: &[RankedPlay<'plays>],
) -> Option<(ListedPlay<'plays>, Play)> {
    let best = ranked.first()?.worth;
    let equals = ranked.iter().take_while(|ranked| ranked.worth == best).take(EQUALS);
    let laid = equals.filter_map(|ranked| {
        let (cost, laid) = lay(plane, &ranked.play).into_iter().next()?;
        Some((cost, ranked.play, laid))
    });
    laid.min_by_key(|(cost, ..)| *cost).map(|(_, play, laid)| (play, laid))
}

/// The ways a play can lie, with what is against each, best first.
pub(super) fn lay(plane: &Plane, play: &ListedPlay<'_>) -> Vec<(i32, Play)> {
    let shape = Shape {
        on: play.on(),
        before: play.reused(plane).get(1).copied(),
        reads: play.reads,
        length: play.tiles.len(),
    };
    let ways = layouts(plane, shape).into_iter();
    ways.map(|layout| (layout.cost, play.laid(plane, layout.directions))).collect()
}
