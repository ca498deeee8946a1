//! Work whose instructions are counted, for `cargo xtask instructions`.
//!
//! Only what happens inside the functions called `counted_…` is counted; when [`done_counting`] is
//! entered, the counter writes its sum down and starts again at zero. The names of the sums are
//! printed in that order.

use std::hint::black_box;

use board::LegalPlay;
use movegen::{Aid, Lines, Play, Scratch, Search, Subsets};

use crate::answers::Answers;
use crate::games::{ANYTHING, Engine, Turn};
use crate::measured::each_turn;

/// Does all work once.
pub(crate) fn run(engine: &Engine, known: &Answers) {
    let games: Vec<Vec<Turn>> = (0..known.games).map(|seed| engine.play_game(seed)).collect();
    for (name, aid) in engine.aids() {
        best_plays(engine, &games, aid, known);
        done_counting(&format!("best plays, {name}"));
    }
    for (name, aid) in engine.aids() {
        all_plays(engine, &games, aid, known);
        done_counting(&format!("all plays, {name}"));
    }
    kept_lines(engine, &games);
    done_counting("lines kept up to date");
    each_turn(engine, &games, |lines, _| counted_new_lines(engine, lines));
    done_counting("lines made anew");
    let mut subsets = Subsets::default();
    for turn in games.iter().flatten() {
        counted_subsets(engine, turn, &mut subsets);
    }
    done_counting("subsets of racks");
}

fn best_plays(engine: &Engine, games: &[Vec<Turn>], aid: Aid<'_>, known: &Answers) {
    let mut answers = Answers::none(known.games);
    let mut scratch = Scratch::default();
    answers.positions = each_turn(engine, games, |lines, subsets| {
        let best = counted_best(&engine.search(lines, subsets, aid), &mut scratch);
        answers.choose(&best.expect("every turn of these games has a play"));
    });
    answers.assert_chosen(known, "the work that is counted");
}

fn all_plays(engine: &Engine, games: &[Vec<Turn>], aid: Aid<'_>, known: &Answers) {
    let mut answers = Answers::none(known.games);
    let mut scratch = Scratch::default();
    answers.positions = each_turn(engine, games, |lines, subsets| {
        counted_all(&engine.search(lines, subsets, aid), &mut scratch, &mut answers);
    });
    answers.assert_counted(known, "the work that is counted");
}

fn kept_lines(engine: &Engine, games: &[Vec<Turn>]) {
    for game in games {
        let mut lines = engine.empty.clone();
        for turn in game {
            counted_play(&mut lines, &turn.play);
        }
    }
}

#[inline(never)]
fn counted_best(search: &Search<'_>, scratch: &mut Scratch) -> Option<Play> {
    black_box(search).best(ANYTHING, scratch)
}

#[inline(never)]
fn counted_all(search: &Search<'_>, scratch: &mut Scratch, answers: &mut Answers) {
    black_box(search).each(scratch, |play| answers.count(&play));
}

#[inline(never)]
fn counted_play(lines: &mut Lines, play: &LegalPlay) {
    black_box(lines).play(play);
}

#[inline(never)]
fn counted_new_lines(engine: &Engine, lines: &Lines) {
    black_box(Lines::new(black_box(lines.board()), &engine.lexicon, &engine.tiles));
}

#[inline(never)]
fn counted_subsets(engine: &Engine, turn: &Turn, subsets: &mut Subsets) {
    black_box(subsets.fill(black_box(&turn.rack), &engine.tiles));
}

/// The counter's sum up to here has this name.
#[inline(never)]
fn done_counting(name: &str) {
    println!("counted {}", black_box(name));
}
