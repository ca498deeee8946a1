//! The slow, obvious way to play out, which the fast one is tested against: boards are copied, and
//! the static player chooses every play.

use movegen::Lines;
use tiles::Seed;

use super::deal::{Dealer, Deals};
use super::{Outcome, Shared};
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::turn::{Choice, Move, Turn};

/// The outcomes of all candidates in one deal after another, as [`super::Simulation`] plays them
/// out: deals are numbered from 0.
pub fn outcomes(
    knowledge: &Knowledge,
    turn: &Turn<'_>,
    candidates: Vec<Choice>,
    (plies, deals, seed): (usize, u64, Seed),
    dealer: &dyn Dealer,
) -> Vec<Vec<Outcome>> {
    let dealing = Deals::new(turn, seed);
    let shared = Shared::new(knowledge, turn, candidates, plies);
    let play = |number| {
        let play_out = |candidate: usize| play_out(&shared, candidate, (&dealing, number), dealer);
        (0..shared.candidates.len()).map(play_out).collect()
    };
    (0..deals).map(play).collect()
}

fn play_out(
    shared: &Shared<'_>,
    candidate: usize,
    (deals, number): (&Deals, u64),
    dealer: &dyn Dealer,
) -> Outcome {
    let mut player = shared.knowledge.static_player();
    let mut lines: Lines = shared.turn.lines.clone();
    let mut scene = deals.blank();
    deals.deal(number, dealer, &mut scene);
    let mut choice = shared.candidates[candidate].choice.clone();
    let mut ply = 0;
    loop {
        if let Move::Place(play) = &choice.chosen {
            lines.lay(play);
        }
        scene.carry_out(&choice);
        ply += 1;
        if shared.ends_here(&scene, ply) {
            return shared.outcome(&mut scene);
        }
        choice = player.choose(&scene.turn(shared.turn.rules, &lines));
    }
}
