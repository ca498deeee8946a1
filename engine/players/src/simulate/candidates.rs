//! Picking candidates: what is worth simulating.

use std::cmp::Reverse;

use board::{Direction, Layout};
use movegen::Equity;

use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Move, Turn};

/// Moves whose equity is this much below the best are not simulated.
const MARGIN: Equity = Equity(-30_000);

/// The moves that are worth the most by points and leave values, the best first: at most this many,
/// and none that is far worse than the best.
pub fn candidates(player: &mut StaticPlayer, turn: &Turn<'_>, count: usize) -> Vec<Choice> {
    let mut choices = player.list(turn);
    if turn.lines.board().is_empty() && is_mirrored(turn.lines.board().layout()) {
        choices.retain(|choice| !matches!(&choice.chosen, Move::Place(play) if play.direction() == Direction::Down));
    }
    choices.sort_by_key(|choice| (Reverse(choice.equity), Reverse(choice.chosen.score())));
    let least = choices.first().map(|best| best.equity + MARGIN);
    choices.retain(|choice| least.is_none_or(|least| choice.equity >= least));
    choices.truncate(count);
    choices
}

/// Whether a first word down is worth what the same word is worth across.
fn is_mirrored(layout: &Layout) -> bool {
    let start = layout.start();
    start == start.transposed()
        && layout.rows() == layout.columns()
        && layout
            .squares()
            .all(|square| layout.premium(square) == layout.premium(square.transposed()))
}
