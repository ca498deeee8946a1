//! What is believed of players whose racks are known to the test, and to nobody else.

use std::time::Duration;

use board::{Direction, Placement, Square};
use levels::Vocabulary;
use tiles::{Score, Seed, TileSet};

use super::*;
use crate::{Player, SeenMove, Situation, play_game};

fn knowledge() -> Arc<Knowledge> {
    let tiles = TileSet::named("english").unwrap();
    Knowledge::shared(&word_data::open("en").unwrap(), &tiles, &Vocabulary::default()).unwrap()
}

fn rack(text: &str) -> Rack {
    TileSet::named("english").unwrap().alphabet().rack(text).unwrap()
}

fn chance() -> Chance {
    Seed::from_number(4).chance(0)
}

/// Hands over the turn after a word of three across the middle.
fn after_first_word<Found>(word: &str, score: i32, ask: impl FnOnce(&Turn<'_>) -> Found) -> Found {
    let knowledge = knowledge();
    let setting = knowledge.setting();
    let mut board = setting.empty().board().clone();
    let word = setting.tiles().alphabet().placed_tiles(word).unwrap();
    let placement =
        Placement::of_word(&board, Square::new(7, 6), Direction::Across, &word).unwrap();
    for (square, tile) in &placement.tiles {
        board.set(*square, Some(*tile));
    }
    let lines = movegen::Lines::new(&board, knowledge.lexicon(), setting.tiles());
    let before = SeenMove::Laid(placement, Score(score));
    let own = rack("AEIOUNT");
    ask(&Turn { before: Some(&before), ..Turn::new(setting.rules(), &lines, &own, 83) })
}

/// How much likelier the leave that was kept is than by chance, as a logarithm.
fn gain(inference: &mut Inference, turn: &Turn<'_>, leave: &Rack) -> Option<f64> {
    let evidence = Evidence::of(turn, &inference.lexicon).filter(Evidence::is_of_a_placement)?;
    let unlimited = SearchControl::unlimited();
    let tried = inference.try_some(&evidence, &turn.unseen(), (&unlimited, &mut chance()));
    let number = f64::from(u32::try_from(tried.len()).unwrap());
    let mean = tried.iter().map(|(_, weight)| weight).sum::<f64>() / number;
    let weight = evidence.weight(leave, &mut inference.player, inference.leaves.as_deref());
    Some((0.1 + 0.9 * weight / mean).ln())
}

#[test]
fn what_was_kept_is_likelier_by_inference_than_by_chance() {
    let knowledge = knowledge();
    let [mut one, mut other] = [0, 1].map(|_| knowledge.static_player());
    let mut inference = Inference::new(&knowledge).with_tries(40);
    let (mut gains, mut kept) = (Vec::new(), Rack::EMPTY);
    for game in 0..3 {
        let players: &mut [&mut dyn Player; 2] = &mut [&mut one, &mut other];
        play_game(
            &knowledge.setting(),
            &Seed::from_number(game),
            players,
            &mut |_, turn, choice| {
                gains.extend(gain(&mut inference, turn, &kept));
                kept = choice.chosen.kept(turn.rack);
            },
        );
    }
    let mean = gains.iter().sum::<f64>() / f64::from(u32::try_from(gains.len()).unwrap());
    assert!(gains.len() > 30 && mean > 0.7, "{mean} in {} turns", gains.len());
}

#[test]
fn one_who_lays_little_has_not_kept_what_would_have_brought_much() {
    let weight_of_kept = |leave: &str, score| {
        after_first_word("CAT", score, |turn| {
            let mut inference = Inference::new(&knowledge());
            let evidence = Evidence::of(turn, &inference.lexicon).unwrap();
            evidence.weight(&rack(leave), &mut inference.player, inference.leaves.as_deref())
        })
    };
    assert!(weight_of_kept("ERS?", 10) < 0.003, "they could have laid all seven");
    assert!(weight_of_kept("ERS?", 90) > 0.99, "unless CAT brings as much");
}

#[test]
fn few_leaves_are_all_tried_and_many_are_drawn() {
    after_first_word("CAT", 10, |turn| {
        let mut inference = Inference::new(&knowledge()).with_tries(50);
        let beliefs = inference.infer(turn, &SearchControl::unlimited(), &mut chance()).unwrap();
        assert!(beliefs.leaves().count() <= 50);
        let shares: f64 = beliefs.leaves().map(|(_, share)| share).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        assert!(beliefs.leaves().all(|(leave, _)| leave.len() == 4));
    });
    after_first_word("TRAINS", 24, |turn| {
        let mut inference = Inference::new(&knowledge());
        let beliefs = inference.infer(turn, &SearchControl::unlimited(), &mut chance()).unwrap();
        assert_eq!(beliefs.leaves().count(), 27, "one of each kind of tile");
    });
}

#[test]
fn one_who_exchanged_two_tiles_has_kept_five_good_ones() {
    let knowledge = knowledge();
    let setting = knowledge.setting();
    let own = rack("AEIOUNT");
    let before = SeenMove::Exchanged(2);
    let turn =
        Turn { before: Some(&before), ..Turn::new(setting.rules(), setting.empty(), &own, 86) };
    let mut inference = Inference::new(&knowledge).with_tries(300);
    let beliefs = inference.infer(&turn, &SearchControl::unlimited(), &mut chance()).unwrap();
    let leaves = knowledge.leaves().unwrap();
    let value = |leave: &Rack| f64::from(leaves.value(leave).unwrap()) / 1000.0;
    let mean: f64 = beliefs.leaves().map(|(leave, share)| share * value(leave)).sum();
    assert!(beliefs.leaves().all(|(leave, _)| leave.len() == 5));
    assert!(mean > 10.0, "{mean}");
}

#[test]
fn where_nothing_can_be_said_nothing_is_believed() {
    let mut inference = Inference::new(&knowledge());
    let mut believes = |turn: &Turn<'_>, control: &SearchControl<'_>| {
        inference.infer(turn, control, &mut chance()).is_some()
    };
    let unlimited = SearchControl::unlimited();
    after_first_word("CAT", 10, |turn| {
        let no_time = unlimited.at_most(Duration::ZERO);
        assert!(!believes(turn, &no_time));
        assert!(!believes(&Turn { before: None, ..*turn }, &unlimited));
        assert!(!believes(&Turn { before: Some(&SeenMove::Passed), ..*turn }, &unlimited));
        let all = SeenMove::Exchanged(7);
        assert!(!believes(&Turn { before: Some(&all), ..*turn }, &unlimited));
        assert!(!believes(&Turn { bag: 0, ..*turn }, &unlimited), "then there is nothing to guess");
    });
}

#[test]
fn with_four_players_only_the_rack_of_the_one_before_is_weighted() {
    after_first_word("CAT", 10, |turn| {
        let situation = Situation { others: 3, ..turn.situation };
        let turn = Turn { situation, bag: 69, ..*turn };
        let mut inference = Inference::new(&knowledge()).with_tries(50);
        let beliefs = inference.infer(&turn, &SearchControl::unlimited(), &mut chance()).unwrap();
        let unseen = turn.unseen();
        let drawn = beliefs.draw_rack(&mut chance(), &unseen, 7);
        assert_eq!(drawn.len(), 7);
        assert!(unseen.without(&Vec::from(drawn)).is_ok());
    });
}

#[test]
fn the_same_chance_leads_to_the_same_beliefs() {
    after_first_word("CAT", 10, |turn| {
        let mut inference = Inference::new(&knowledge()).with_tries(50);
        let mut shares = || {
            let beliefs =
                inference.infer(turn, &SearchControl::unlimited(), &mut chance()).unwrap();
            beliefs.leaves().map(|(leave, share)| (leave.clone(), share)).collect::<Vec<_>>()
        };
        assert_eq!(shares(), shares());
    });
}
