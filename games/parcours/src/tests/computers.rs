//! Computer players at the table: they see what a person sees, and always do something legal.

use std::sync::Mutex;

use lexicon::Shelf;
use search_control::{SearchControl, StopSignal};
use tabletop::{Game, Moment, Player, PresetRules, Seat, Viewer, testkit};
use tiles::Seed;

use super::support::{check_always, table};
use crate::{
    Action, Buying, Ending, Options, Parcours, Racks, Rules, Trial, UnknownWord, WordsPerHand,
};

/// A game between computers with the real words, played to its end.
fn played(names: &[&str], seed: u64, change: impl FnOnce(&mut Rules)) -> Parcours {
    let mut rules = Rules::preset("parcours-fr").unwrap();
    change(&mut rules);
    let players = names.iter().map(|name| Player::computer(name, name)).collect();
    let shelf = Shelf::new(word_data::open("fr"));
    let options = Options { rules, players, position: None, aids: None };
    let mut game = Parcours::start(&options, Seed::from_number(seed), &shelf).unwrap();
    let context = game.engine_context();
    for _ in 0..2_000 {
        let Some(seat) = game.waits_for().first().copied() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = Parcours::choose_action(&view, &context, &SearchControl::unlimited()).unwrap();
        game = game.decide(seat, action, Moment(0)).unwrap().into_game();
        check_always(&game);
    }
    assert!(game.outcome().is_some(), "{names:?} {seed}");
    game
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for name in crate::computer::computer_names() {
        played(&[&name, "level4"], 3, |_| {});
    }
}

#[test]
fn by_every_preset_a_whole_game_keeps_the_contract() {
    let shelf = Shelf::new(["en", "fr"].map(|name| word_data::open(name).unwrap()));
    for preset in Rules::preset_names() {
        let rules = Rules::preset(preset).unwrap();
        let players = testkit::players(&["Ann*", "Ben*", "Cleo*"]);
        let options = Options { rules, players, position: None, aids: None };
        let game = testkit::check_whole_game::<Parcours>(&options, Seed::from_number(1), &shelf);
        check_always(&game);
    }
}

#[test]
fn computers_play_by_every_option_and_alone_or_with_four() {
    let names = ["level2", "level5", "level8", "expert"];
    let kinds = [WordsPerHand::SingleWord, WordsPerHand::Unlimited, WordsPerHand::SingleWord];
    for (seed, many) in (0..).zip(kinds) {
        played(&names, seed, |rules| {
            (rules.words_per_hand, rules.racks) = (many, Racks::Hidden);
            (rules.ending, rules.buying) = (Ending::FinishRound, Buying::Once);
            rules.unknown_word = UnknownWord::TableDecides;
        });
        played(&["expert"], seed, |_| {});
    }
}

/// How many hands and own satellites the first of two players had, over some games.
fn style(name: &str) -> (u32, u32, u32) {
    let sums = (0..6).map(|seed| {
        let game = played(&[name, "level6"], seed, |_| {});
        let record = &game.records()[0];
        let feat = |feat| record.counters.get(feat).copied().unwrap_or(0);
        (record.turns, feat("satellites"), feat("path_words"))
    });
    sums.fold((0, 0, 0), |all, one| (all.0 + one.0, all.1 + one.1, all.2 + one.2))
}

/// PG-039
#[test]
fn a_rusher_hurries_along_the_path_and_leaves_satellites_aside() {
    let (hands, satellites, path) = style("level7:rusher");
    let (others_hands, others_satellites, _) = style("level7:collector");
    assert!(hands < others_hands, "{hands} {others_hands}");
    assert!(satellites < others_satellites);
    assert!(path * 10 >= hands * 8, "nearly every hand is a step");
}

/// PG-040
#[test]
fn a_collector_fills_more_satellites_than_any_other() {
    let (_, satellites, _) = style("level7:collector");
    for other in ["level7", "level7:rusher"] {
        assert!(satellites > style(other).1, "{other}");
    }
}

/// PG-041, PG-042
#[test]
fn an_adaptive_player_ends_the_game_when_that_wins_it_and_not_when_it_loses() {
    let arrives = |lead: i32| {
        let game = table()
            .computers(&["expert", "expert"])
            .along(0, 11)
            .along(1, 8)
            .racks(&["MAISONLUE", "CHATSNOTE"])
            .start();
        let mut state = game.game().clone();
        state.table.sides[1].score = tiles::Score(100);
        state.table.sides[0].score = tiles::Score(100 + lead);
        let view = state.view(Viewer::Seat(Seat(0)));
        match Parcours::choose_action(&view, &state.engine_context(), &SearchControl::unlimited())
            .unwrap()
        {
            Action::Lay { place, .. } => place.slot == 11 && place.part == crate::Part::Path,
            _ => false,
        }
    };
    assert!(arrives(10));
    assert!(!arrives(-60));
}

/// PG-041, PG-042
#[test]
fn an_adaptive_player_follows_the_path_unless_another_is_about_to_arrive() {
    // CHATS brings 10 on the path and 30 on the rose satellite.
    let chosen = |slots: usize| {
        let game = table()
            .computers(&["expert", "expert"])
            .along(0, 4)
            .along(1, slots)
            .filled(0, 0)
            .racks(&["CHATSWXYZ", "NOTELUNES"])
            .start();
        let view = game.view(0);
        match Parcours::choose_action(
            &view,
            &game.game().engine_context(),
            &SearchControl::unlimited(),
        )
        .unwrap()
        {
            Action::Lay { place, .. } => (place.slot, place.part),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(chosen(4), (4, crate::Part::Path), "the race is open");
    assert_eq!(chosen(11), (2, crate::Part::Satellite), "points count, the path is lost");
}

/// The plans an expert shows with CHATSNOTE, and its action.
fn tried(racks: Racks) -> (Vec<Trial>, Action) {
    let game = table()
        .rules(|rules| rules.racks = racks)
        .computers(&["expert", "level1"])
        .along(0, 1)
        .racks(&["CHATSNOTE"])
        .start();
    let told = Mutex::new(Vec::new());
    let listen = |trial: &Trial| told.lock().unwrap().push(trial.clone());
    let aloud = SearchControl::unlimited().with_listener(&listen, std::time::Duration::ZERO);
    let action =
        Parcours::choose_action(&game.view(0), &game.game().engine_context(), &aloud).unwrap();
    (told.into_inner().unwrap(), action)
}

#[test]
fn what_a_computer_tries_is_told_the_best_last() {
    let (told, action) = tried(Racks::Open);
    let last = told.last().unwrap();
    let Action::Lay { place, word } = action else { panic!("a word") };
    assert_eq!((last.words[0].place, &last.words[0].word), (place, &word));
}

/// PG-041
#[test]
fn a_computer_whose_letters_are_hidden_thinks_in_silence() {
    let (told, _) = tried(Racks::Hidden);
    assert_eq!(told, []);
}

#[test]
fn a_computer_that_is_hurried_plays_the_best_it_has() {
    let game = table().computers(&["expert", "level1"]).along(0, 1).racks(&["CHATSNOTE"]).start();
    let sign = StopSignal::default();
    sign.raise();
    let stopped = SearchControl::unlimited().stopped_by(&sign);
    assert!(
        Parcours::choose_action(&game.view(0), &game.game().engine_context(), &stopped).is_some()
    );
}

#[test]
fn a_solitary_expert_arrives_only_when_nothing_else_is_open() {
    for seed in 0..4 {
        let game = played(&["expert"], seed, |_| {});
        let side = &game.table.sides[0];
        assert!(side.has_arrived(), "{seed}");
        assert!(side.open_satellites().all(|slot| slot == 11), "{seed}: {:?}", side.satellites);
    }
}

#[test]
fn alone_foresight_brings_more_points_than_greed() {
    let points = |name: &str| -> i32 {
        (0..6).map(|seed| played(&[name], seed, |_| {}).table.sides[0].score.0).sum()
    };
    let (expert, greedy) = (points("expert"), points("greedy"));
    assert!(expert > greedy, "{expert} {greedy}");
}

#[test]
fn a_computer_does_nothing_when_it_is_not_its_hand() {
    let game = table().computers(&["expert", "level1"]).start();
    let context = game.game().engine_context();
    assert_eq!(Parcours::choose_action(&game.view(1), &context, &SearchControl::unlimited()), None);
}

#[test]
fn the_same_view_makes_the_same_move() {
    let one = played(&["level3", "level5"], 9, |_| {});
    let other = played(&["level3", "level5"], 9, |_| {});
    assert_eq!(one, other);
}
