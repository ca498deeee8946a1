//! Cross-checks: which letters may stand on an empty square, given the tiles on both sides of it in
//! the crossing direction.

use board::{Board, Direction, Square};
use lexicon::{Node, WordGraph};
use tiles::{Letter, LetterSet, PlacedTile};

/// The letters that may be laid on an empty square by a play along `direction`.
pub(crate) fn allowed_letters(
    board: &Board,
    square: Square,
    direction: Direction,
    graph: &WordGraph,
) -> LetterSet {
    let crossing = direction.crossing();
    let mut before = run(board, square, |at| at.previous(crossing));
    before.reverse();
    let after = run(board, square, |at| at.next(crossing));
    if before.is_empty() && after.is_empty() {
        return LetterSet::ALL;
    }
    let Some(node) = graph.follow(graph.forward(), &before) else { return LetterSet::EMPTY };
    let completes = |letter: &Letter| {
        let end = graph.child(node, *letter).and_then(|next| graph.follow(next, &after));
        end.is_some_and(Node::accepts)
    };
    graph.letters(node).iter().filter(completes).collect()
}

/// The letters from a square on, up to the first empty square.
fn run(board: &Board, from: Square, step: impl Fn(Square) -> Option<Square>) -> Vec<Letter> {
    std::iter::successors(step(from), |at| step(*at))
        .map_while(|at| board.tile(at))
        .map(PlacedTile::letter)
        .collect()
}
