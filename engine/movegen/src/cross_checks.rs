//! Cross-checks (Appel and Jacobson 1988): which letters may stand on an empty square, given the
//! tiles on both sides of it in the crossing direction.

use board::{Board, Direction, MAX_SIDE, Square};
use lexicon::{Node, WordGraph};
use tiles::{Letter, LetterSet, MAX_LETTERS};

/// The two-letter words, by either letter: most crossing words are made with a single tile.
#[derive(Clone)]
pub(crate) struct Pairs {
    /// The letters that make a word after this letter, by number.
    after: [LetterSet; MAX_LETTERS + 1],
    /// The letters that make a word before this letter.
    before: [LetterSet; MAX_LETTERS + 1],
}

impl Pairs {
    pub(crate) fn of(graph: &WordGraph) -> Self {
        let neighbours = |root: Node| {
            let mut sets = [LetterSet::EMPTY; MAX_LETTERS + 1];
            for node in graph.children(root) {
                if let Some(letter) = node.letter() {
                    sets[letter.index()] = graph.accepted_letters(node);
                }
            }
            sets
        };
        Self { after: neighbours(graph.forward()), before: neighbours(graph.bidirectional()) }
    }
}

/// The letters that may be laid on an empty square by a play along `direction`.
pub(crate) fn allowed_letters(
    board: &Board,
    square: Square,
    direction: Direction,
    (graph, pairs): (&WordGraph, &Pairs),
) -> LetterSet {
    let crossing = direction.crossing();
    let before = run(board, square, |at| at.previous(crossing));
    let after = run(board, square, |at| at.next(crossing));
    match (before.letters(), after.letters()) {
        ([], []) => LetterSet::ALL,
        ([letter], []) => pairs.after[letter.index()],
        ([], [letter]) => pairs.before[letter.index()],
        (before, []) => accepted_after(graph, graph.forward(), before.iter().rev()),
        ([], after) => accepted_after(graph, graph.bidirectional(), after.iter().rev()),
        (before, after) => {
            let Some(node) = follow(graph, graph.forward(), before.iter().rev()) else {
                return LetterSet::EMPTY;
            };
            let completes = |letter: &Letter| {
                let end = graph.child(node, *letter).and_then(|next| graph.follow(next, after));
                end.is_some_and(Node::accepts)
            };
            graph.letters(node).iter().filter(completes).collect()
        }
    }
}

/// The letters that make a word after these.
fn accepted_after<'path>(
    graph: &WordGraph,
    from: Node,
    path: impl Iterator<Item = &'path Letter>,
) -> LetterSet {
    follow(graph, from, path).map_or(LetterSet::EMPTY, |node| graph.accepted_letters(node))
}

fn follow<'path>(
    graph: &WordGraph,
    from: Node,
    mut path: impl Iterator<Item = &'path Letter>,
) -> Option<Node> {
    path.try_fold(from, |node, letter| graph.child(node, *letter))
}

/// A run of letters, nearest first, without allocation.
struct Run {
    letters: [Letter; MAX_SIDE],
    length: usize,
}

impl Run {
    fn letters(&self) -> &[Letter] {
        &self.letters[..self.length]
    }
}

/// The letters from a square on, up to the first empty square.
fn run(board: &Board, from: Square, step: impl Fn(Square) -> Option<Square>) -> Run {
    const FILLER: Letter = Letter::from_number(1).expect("letters are numbered from 1");
    let mut run = Run { letters: [FILLER; MAX_SIDE], length: 0 };
    let along = std::iter::successors(step(from), |at| step(*at));
    for tile in along.map_while(|at| board.tile(at)).take(MAX_SIDE) {
        run.letters[run.length] = tile.letter();
        run.length += 1;
    }
    run
}
