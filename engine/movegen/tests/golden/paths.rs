//! Paths: how many sequences of plays there are from a position when nobody draws.
//!
//! Two players lay tiles in turn. Passing and exchanging are no plays; who has no play, or no tile
//! left, ends the path. Counted once with lines that are kept up to date, once with a plain board
//! from which every play is taken back.

use board::{Board, FirstPlay, Terms};
use movegen::{Aid, Lines};
use tiles::Rack;

use crate::engines::Engine;
use crate::numbers::Case;

/// The number of sequences of this many plays (perft), on which all generators agree.
pub(crate) fn agreed(case: &Case<'_>, depth: usize, name: &str) -> u64 {
    let racks = [&case.racks[0], &case.racks[1]];
    let plain = on_board(case, &mut case.board.clone(), racks, depth);
    for (aid_name, aid) in case.engine.aids() {
        let lines = case.engine.lines(&case.board);
        let found = on_lines(case.engine, aid, &lines, racks, depth);
        assert_eq!(found, plain, "{name}: paths by {aid_name} and by the plain walk");
    }
    plain
}

fn on_board(case: &Case<'_>, board: &mut Board, racks: [&Rack; 2], depth: usize) -> u64 {
    let plays = movegen::generate(board, racks[0], &case.engine.lexicon, &case.terms());
    if depth == 1 {
        return plays.len() as u64;
    }
    let mut paths = 0;
    for play in plays {
        let left = racks[0].without(&play.placement().lifted()).expect("it was played from there");
        if left.is_empty() {
            continue;
        }
        board.play(&play);
        paths += on_board(case, board, [racks[1], &left], depth - 1);
        board.take_back(&play);
    }
    paths
}

fn on_lines(engine: &Engine, aid: Aid<'_>, lines: &Lines, racks: [&Rack; 2], depth: usize) -> u64 {
    let plays = engine.plays(lines, racks[0], aid, FirstPlay::CoversStart);
    if depth == 1 {
        return plays.len() as u64;
    }
    let mut paths = 0;
    for play in plays {
        let placement = play.placement(lines.board());
        let left = racks[0].without(&placement.lifted()).expect("it was played from there");
        if left.is_empty() {
            continue;
        }
        let fitted = placement.fit(lines.board(), &Terms::standard(&engine.tiles));
        let mut after = lines.clone();
        after.play(&fitted.expect("plays are found where they fit").trusted());
        paths += on_lines(engine, aid, &after, [racks[1], &left], depth - 1);
    }
    paths
}
