//! The plain generator: walks the word graph along every line (Appel and Jacobson 1988), laying
//! tiles on empty squares and reading those that lie there.

use std::ops::ControlFlow;

use board::{Board, Direction, FirstPlay, LegalPlay, Placement, Square, Terms};
use lexicon::{Lexicon, Node, WordGraph};
use tiles::{LetterSet, PlacedTile, Rack, Tile};

use crate::cross_checks::{Pairs, allowed_letters};

/// Every legal play for a rack. A single tile is one play, whatever words it makes; two plays that
/// differ only in which tile is the blank are two.
pub fn generate(
    board: &Board,
    rack: &Rack,
    lexicon: &Lexicon,
    terms: &Terms<'_>,
) -> Vec<LegalPlay> {
    let mut plays = Vec::new();
    let _ = each_placement(board, rack, lexicon.graph(), terms, &mut |placement| {
        let play = placement.fit(board, terms).expect("the generator lays tiles where they fit");
        plays.push(play.trusted());
        ControlFlow::Continue(())
    });
    plays
}

/// Whether the rack can be played at all.
pub fn has_play(board: &Board, rack: &Rack, lexicon: &Lexicon, terms: &Terms<'_>) -> bool {
    let found = |_: &Placement| ControlFlow::Break(());
    each_placement(board, rack, lexicon.graph(), terms, &mut { found }).is_break()
}

type Found<'call> = dyn FnMut(&Placement) -> ControlFlow<()> + 'call;

pub(crate) fn each_placement(
    board: &Board,
    rack: &Rack,
    graph: &WordGraph,
    terms: &Terms<'_>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let pairs = Pairs::of(graph);
    for direction in Direction::BOTH {
        let places = Places::survey(board, direction, (graph, &pairs), terms.first_play);
        for start in board.layout().squares() {
            let begins_a_word = start.previous(direction).is_none_or(|at| board.tile(at).is_none());
            if begins_a_word {
                let mut walk = Walk {
                    board,
                    graph,
                    direction,
                    places: &places,
                    rack: rack.clone(),
                    laid: Placement::default(),
                    found,
                };
                walk.from(start, graph.forward(), false)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What is known of each square before the walks along one direction begin.
struct Places {
    columns: usize,
    allowed: Vec<LetterSet>,
    /// Whether a tile laid here connects the play to the board.
    connects: Vec<bool>,
}

impl Places {
    fn survey(
        board: &Board,
        direction: Direction,
        words: (&WordGraph, &Pairs),
        first_play: FirstPlay,
    ) -> Self {
        let connects = |square: Square| {
            if board.is_empty() {
                return first_play == FirstPlay::Anywhere || square == board.layout().start();
            }
            Direction::BOTH.into_iter().any(|direction| {
                let beside = [square.previous(direction), square.next(direction)];
                beside.into_iter().flatten().any(|at| board.tile(at).is_some())
            })
        };
        Self {
            columns: board.layout().columns(),
            allowed: board
                .layout()
                .squares()
                .map(|square| allowed_letters(board, square, direction, words))
                .collect(),
            connects: board.layout().squares().map(connects).collect(),
        }
    }

    fn index(&self, square: Square) -> usize {
        usize::from(square.row) * self.columns + usize::from(square.column)
    }
}

/// A walk along one line, from a square on.
struct Walk<'call> {
    board: &'call Board,
    graph: &'call WordGraph,
    direction: Direction,
    places: &'call Places,
    rack: Rack,
    laid: Placement,
    found: &'call mut Found<'call>,
}

impl Walk<'_> {
    /// Goes on from a square with the letters read so far; `connected` once they touch the board.
    fn from(&mut self, square: Square, node: Node, connected: bool) -> ControlFlow<()> {
        if let Some(there) = self.board.tile(square) {
            return match self.graph.child(node, there.letter()) {
                Some(next) => self.step(square, next, true),
                None => ControlFlow::Continue(()),
            };
        }
        let place = self.places.index(square);
        let connected = connected || self.places.connects[place];
        let graph = self.graph;
        for next in graph.children(node) {
            let Some(letter) = next.letter() else { continue };
            if !self.places.allowed[place].contains(letter) {
                continue;
            }
            for tile in [PlacedTile::Natural(letter), PlacedTile::BlankAs(letter)] {
                self.lay(square, tile, next, connected)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn lay(
        &mut self,
        square: Square,
        tile: PlacedTile,
        node: Node,
        connected: bool,
    ) -> ControlFlow<()> {
        let lifted: Tile = tile.lifted();
        if self.rack.take(lifted).is_err() {
            return ControlFlow::Continue(());
        }
        self.laid.tiles.push((square, tile));
        let result = self.step(square, node, connected);
        self.laid.tiles.pop();
        self.rack.add(lifted);
        result
    }

    /// After the tile on `square`: a word may end here, and the walk goes on.
    fn step(&mut self, square: Square, node: Node, connected: bool) -> ControlFlow<()> {
        let next = square.next(self.direction).filter(|at| self.board.layout().contains(*at));
        let ends_here = next.is_none_or(|at| self.board.tile(at).is_none());
        if ends_here && connected && node.accepts() && self.is_this_directions_play() {
            (self.found)(&self.laid)?;
        }
        match next {
            Some(next) => self.from(next, node, connected),
            None => ControlFlow::Continue(()),
        }
    }

    /// A single tile with neighbours across is found by the walk across alone.
    fn is_this_directions_play(&self) -> bool {
        let (first, _) = match self.laid.tiles[..] {
            [] => return false,
            [only] => only,
            _ => return true,
        };
        let has_neighbour = |direction| {
            let beside = [first.previous(direction), first.next(direction)];
            beside.into_iter().flatten().any(|at| self.board.tile(at).is_some())
        };
        match self.direction {
            Direction::Across => has_neighbour(Direction::Across),
            Direction::Down => has_neighbour(Direction::Down) && !has_neighbour(Direction::Across),
        }
    }
}
