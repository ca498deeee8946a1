//! The expert and the champion: they look ahead, within their time, and always answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use players::{
    Champion, ChampionOptions, Endgames, Expert, ExpertOptions, Knowledge, Move, Player,
    SearchControl, Situation, StopSignal, Turn, play_game,
};
use tiles::{Seed, TileSet};

fn knowledge(language: &str, tiles: &str) -> Arc<Knowledge> {
    let lexicon = word_data::open(language).expect("it is built in");
    let tiles = TileSet::named(tiles).expect("it is built in");
    Knowledge::shared(&lexicon, &tiles, &vocabulary::of(&lexicon)).expect("they fit")
}

fn champion(knowledge: &Arc<Knowledge>, time: Duration) -> Champion {
    Champion::new(knowledge, ChampionOptions { time, ..ChampionOptions::default() })
}

/// PS-094
#[test]
fn a_champion_plays_whole_games_in_both_languages() {
    for (language, tiles) in [("en", "english"), ("fr", "french")] {
        let knowledge = knowledge(language, tiles);
        let mut champion = champion(&knowledge, Duration::from_millis(40));
        let mut expert = Expert::new(&knowledge, ExpertOptions::default());
        let setting = knowledge.setting();
        let seats: &mut [&mut dyn Player; 2] = &mut [&mut champion, &mut expert];
        let result = play_game(&setting, &Seed::from_number(3), seats, &mut |_, _, _| {});
        assert!(result.iter().all(|side| side.score.0 > 200), "{result:?}");
    }
}

#[test]
fn a_champion_who_is_stopped_answers_at_once() {
    let knowledge = knowledge("en", "english");
    let rack = knowledge.tiles().alphabet().rack("AEINRST").unwrap();
    let setting = knowledge.setting();
    let turn = Turn::new(setting.rules(), setting.empty(), &rack, 86);
    let sign = StopSignal::default();
    sign.raise();
    let start = Instant::now();
    let mut champion = champion(&knowledge, Duration::from_mins(10));
    let choice = champion.think(&turn, &SearchControl::unlimited().stopped_by(&sign));
    assert!(matches!(choice.chosen, Move::Place(play) if play.laid() == 7));
    assert!(start.elapsed() < Duration::from_mins(1), "and not after ten minutes");
}

#[test]
fn with_two_others_at_the_table_a_champion_simulates_to_the_end() {
    let knowledge = knowledge("en", "english");
    let setting = knowledge.setting();
    let rack = knowledge.tiles().alphabet().rack("AEIN?").unwrap();
    let turn = Turn::new(setting.rules(), setting.empty(), &rack, 0);
    let turn = Turn { situation: Situation { others: 2, ..Situation::LEVEL }, ..turn };
    let choice = champion(&knowledge, Duration::from_millis(100)).choose(&turn);
    assert!(matches!(choice.chosen, Move::Place(_)));
}

#[test]
fn an_expert_plays_the_move_that_the_solver_proves_best() {
    let knowledge = knowledge("en", "english");
    let setting = knowledge.setting();
    let mut expert = Expert::new(&knowledge, ExpertOptions::default());
    let mut turns = 0;
    for game in 0..3 {
        let [mut one, mut other] = [0, 1].map(|_| knowledge.static_player());
        let seats: &mut [&mut dyn Player; 2] = &mut [&mut one, &mut other];
        play_game(&setting, &Seed::from_number(game), seats, &mut |_, turn, _| {
            let is_short = turn.bag == 0 && turn.rack.len() + turn.unseen().len() <= 8;
            if !is_short {
                return;
            }
            let solved = Endgames::default().solve(turn, &SearchControl::unlimited(), 1).unwrap();
            assert!(solved.is_proved);
            assert_eq!(expert.choose(turn).chosen, solved.lines[0].moves[0]);
            turns += 1;
        });
    }
    assert!(turns > 0);
}

#[test]
fn nothing_is_solved_while_tiles_can_be_drawn() {
    let knowledge = knowledge("en", "english");
    let setting = knowledge.setting();
    let rack = knowledge.tiles().alphabet().rack("AEINRST").unwrap();
    let turn = Turn::new(setting.rules(), setting.empty(), &rack, 1);
    assert!(Endgames::default().solve(&turn, &SearchControl::unlimited(), 1).is_none());
}
