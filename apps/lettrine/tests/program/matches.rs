//! `lettrine match` and `lettrine bench`.

use serde_json::json;

use crate::support::{folder_with, run, run_in};

#[test]
fn the_helps_have_examples() {
    assert!(run("match --help").results.contains("Example"));
    assert!(run("bench --help").results.contains("Example"));
}

#[test]
fn a_match_is_told_from_the_first_players_side() {
    let run = run("match static static:leaves=none --pairs 4 --threads 1 --json");
    assert_eq!((run.status, run.remarks.as_str()), (0, ""));
    let json = run.json();
    assert_eq!(json["games"], 8);
    assert_eq!(json["players"][0]["name"], "static");
    let number = |player: usize, key: &str| json["players"][player][key].as_f64().unwrap();
    let spread = json["mean_spread"].as_f64().unwrap();
    assert!((number(0, "mean_score") - number(1, "mean_score") - spread).abs() < 1e-6);
    let decided = number(0, "wins") + number(1, "wins") + number(0, "ties");
    assert!((decided - 8.0).abs() < 1e-9);
    for key in ["sd", "seven_tile_plays_per_game", "turns_per_game"] {
        assert!(number(0, key) > 0.0, "{key}");
    }
    let [low, high] = [0, 1].map(|end| json["spread_ci95"][end].as_f64().unwrap());
    assert!(low < spread && spread < high);
    assert!(json["seconds"].is_number() && json["games_per_second"].is_number());
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let players = |options: &str| {
        run(&format!("match static static:leaves=none --pairs 3 --json {options}")).json()["players"].clone()
    };
    let one = players("--seed 7 --threads 1");
    assert_eq!(one, players("--seed 7 --threads 3"));
    assert_ne!(one, players("--seed 8 --threads 1"));
}

#[test]
fn finding_words_another_way_changes_no_game() {
    let run = run("match static static:map=none --pairs 2 --json");
    assert_eq!(run.json()["mean_spread"], json!(0.0));
}

#[test]
fn a_match_is_told_to_people_too() {
    let run = run("match static static --pairs 1 --lexicon fr");
    assert_eq!(run.status, 0);
    assert!(run.results.starts_with("2 games in "), "{}", run.results);
    assert!(run.results.ends_with("static is ahead by 0.00 points a game\n"), "{}", run.results);
}

#[test]
fn a_match_tells_what_its_game_counts_besides() {
    let run = run("match level3 level2 --game parcours --pairs 1 --threads 1");
    assert_eq!((run.status, run.remarks.as_str()), (0, ""));
    let counted = run.results.lines().find(|line| line.contains("in a game: ")).unwrap();
    for feat in ["path words", "satellites", "raids", "bought"] {
        assert!(counted.contains(feat), "{counted}");
    }
}

#[test]
fn computer_players_of_every_game_can_meet() {
    for game in catalogue::GAMES {
        let run =
            run(&format!("match level2 level1 --game {} --pairs 1 --threads 1 --json", game.id));
        assert_eq!(run.status, 0, "{}: {}", game.id, run.remarks);
        let json = run.json();
        assert_eq!(json["games"], 2);
        assert!(json["players"][0]["turns_per_game"].as_f64().unwrap() > 1.0, "{}", game.id);
    }
    let last = catalogue::GAMES.last().unwrap().id;
    let refusal = run(&format!("match level1 nobody --game {last}"));
    assert!(refusal.refusal().starts_with("there is no player “nobody”"));
}

#[test]
fn players_and_games_that_are_not_there_are_refused() {
    let refusal = |arguments: &str| run(&format!("match {arguments}")).refusal().to_owned();
    assert!(refusal("level9 static").starts_with("there is no player “level9”"));
    assert!(
        refusal("static static:speed=9").starts_with("the player static has no option “speed=9”")
    );
    assert!(refusal("static static --game chess").starts_with("there is no game “chess”"));
    assert!(refusal("static").contains("<B>"));
    assert!(refusal("static static --pairs 0").contains("--pairs"));
    assert!(refusal("static static --seed luck").contains("luck"));
}

#[test]
fn every_figure_of_the_bench_has_an_answer_that_is_right() {
    let words =
        b"at\nta\ntea\neat\nseat\neast\nstar\nrats\nqi\nno\non\nnose\nin\nis\nsin\nit\ndo\n";
    let folder = folder_with("bench", &[("mine.txt", words)]);
    let run = run_in(&folder, "bench --lexicon mine.txt --threads 2 --json");
    assert_eq!(run.status, 0, "{}", run.remarks);
    let json = run.json();
    let figures = json["figures"].as_array().unwrap();
    assert!(figures.len() >= 10);
    for figure in figures {
        assert!(figure["amount"].as_f64().unwrap() > 0.0, "{figure}");
        assert_eq!(figure["right"], json!(true), "{figure}");
    }
}
