//! `lettrine analyse`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::support::{Run, folder_with, run, run_in};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn analyse(arguments: &str) -> Run {
    run_in(&games(), &format!("analyse {arguments} --threads 1"))
}

fn turns(run: &Run) -> Vec<Value> {
    assert_eq!(run.status, 0, "{}", run.remarks);
    run.json()["turns"].as_array().expect("a list").clone()
}

#[test]
fn every_turn_has_a_best_play_a_loss_a_verdict_and_reasons() {
    let run = analyse("short.gcg --seconds 0 --json");
    let turns = turns(&run);
    assert_eq!((turns.len(), run.remarks.as_str()), (3, ""));
    let last = &turns[2];
    assert_eq!((&last["number"], &last["player"]), (&json!(3), &json!("anna")));
    assert_eq!((&last["rack"], &last["taken_back"]), (&json!("ACFNNRT"), &json!(false)));
    assert_eq!((&last["played"]["word"], &last["best"]["word"]), (&json!("FACT"), &json!("FRANC")));
    assert_eq!((&last["played"]["at"], &last["played"]["score"]), (&json!("9I"), &json!(25)));
    assert!((last["lost_points"].as_f64().unwrap() - 14.5).abs() < 0.5);
    assert_eq!((&last["verdict"], &last["judged_by"]), (&json!("mistake"), &json!("values")));
    assert_eq!(last["lost_win_chance"], Value::Null);
    assert_eq!(last["why"][0], "FRANC scores 4 points more at once.");
    assert_eq!((&turns[0]["verdict"], &turns[0]["why"]), (&json!("best"), &json!([])));
}

#[test]
fn a_summary_follows_for_each_player() {
    let json = analyse("short.gcg --seconds 0 --json").json();
    let anna = &json["players"][0];
    let count = |key: &str| anna[key].as_u64().unwrap();
    assert_eq!(anna["name"], "anna");
    assert_eq!([count("turns"), count("judged"), count("best"), count("mistakes")], [2, 2, 1, 1]);
    assert_eq!([count("good"), count("slips"), count("blunders"), count("bonus_missed")], [0; 4]);
    assert!(anna["mean_lost_points"].as_f64().unwrap() > 6.0);
    assert_eq!(json["players"][1]["name"], "ben");
}

#[test]
fn turns_are_played_out_when_there_is_time() {
    let turns = turns(&analyse("short.gcg --seconds 0.3 --json"));
    for turn in &turns {
        assert_eq!(turn["judged_by"], "simulation");
        let chance = turn["lost_win_chance"].as_f64().unwrap();
        assert!((0.0..0.5).contains(&chance), "{turn}");
        assert!(turn["lost_win_chance_error"].is_number());
    }
}

#[test]
fn the_end_of_a_game_is_judged_by_what_is_known_of_the_bag() {
    let turns = turns(&analyse("whole.gcg --seconds 0.1 --json"));
    assert_eq!(turns.len(), 23);
    let judges: Vec<&str> = turns.iter().filter_map(|turn| turn["judged_by"].as_str()).collect();
    assert!(judges.is_sorted_by_key(|judge| {
        ["simulation", "pre_endgame", "endgame"].iter().position(|known| known == judge)
    }));
    assert_eq!(judges[21..], ["endgame", "endgame"]);
    assert_eq!(turns[22]["verdict"], "best", "going out");
}

#[test]
fn what_cannot_be_judged_is_said_and_left_out() {
    let run = analyse("club.gcg --seconds 0 --json");
    let turns = turns(&run);
    let why = |number: usize| turns[number - 1]["why"][0].as_str().unwrap().to_owned();
    assert_eq!(turns[1]["taken_back"], true);
    assert!(why(2).starts_with("The play was challenged and taken back"));
    assert_eq!(turns[1]["verdict"], "blunder");
    assert_eq!(why(3), "FANN, NI and NB are not in the word list.");
    assert_eq!((&turns[2]["verdict"], turns[2]["best"].is_null()), (&Value::Null, false));
    assert_eq!(
        (&turns[3]["played"]["kind"], &turns[3]["played"]["tiles"]),
        (&json!("exchange"), &json!("AACO"))
    );
    assert_eq!(why(5), "It is not known which tiles were exchanged.");
    assert_eq!(why(6), "The rack is not known.");
    assert_eq!((&turns[5]["rack"], &turns[5]["best"]), (&Value::Null, &Value::Null));
    assert_eq!(why(7), "Only a part of the rack is known.");
    assert_eq!(why(8), "The rack cannot have been this one.");
    assert_eq!(turns.len(), 8, "time penalties are no turns");
    assert_eq!(
        run.remarks,
        "club.gcg: turn 8: K occurs 2 times on the board and the racks; the english set has 1\n"
    );
}

#[test]
fn french_reports_letter_the_rows_and_have_commas() {
    let run = analyse("short.gcg --seconds 0 --lang fr");
    assert_eq!(run.status, 0);
    assert!(run.results.contains("H4 PATIBLE +78"), "{}", run.results);
    assert!(run.results.contains("mieux\u{a0}: I9 FRANC +29"), "{}", run.results);
    assert!(run.results.contains("FRANC rapporte 4 points de plus tout de suite."));
    assert!(run.results.contains("erreur, 14,5 points en moins"), "{}", run.results);
}

#[test]
fn french_games_are_told_in_french_and_judged_with_french_words() {
    let game = "#player1 a A\n#player2 b B\n#lexicon ODS8\n>a: EJNOTUX 8G JEUX +48 48\n";
    let folder = folder_with("french-game", &[("partie.gcg", game.as_bytes())]);
    let run = run_in(&folder, "analyse partie.gcg --seconds 0");
    assert_eq!(run.status, 0, "{}", run.remarks);
    assert!(run.results.contains("joueur"), "{}", run.results);
}

#[test]
fn repairs_are_told() {
    let game = "#player1 a A\n#player2 b B\n>a: ABEILPT 8D PATIBLE +78 79\n";
    let folder = folder_with("repaired", &[("game.gcg", game.as_bytes())]);
    let run = run_in(&folder, "analyse game.gcg --seconds 0");
    assert_eq!(
        (run.status, run.remarks.as_str()),
        (0, "game.gcg: line 3: the total is 78, not 79\n")
    );
}

#[test]
fn what_is_no_game_is_refused_in_one_sentence() {
    let files: [(&str, &[u8]); 3] = [
        ("empty.gcg", b""),
        ("words.gcg", b"horn\n"),
        ("nobody.gcg", b"#player1 a A\n#player2 b B\n"),
    ];
    let folder = folder_with("no-games", &files);
    let refusal =
        |arguments: &str| run_in(&folder, &format!("analyse {arguments}")).refusal().to_owned();
    assert!(refusal("empty.gcg").starts_with("empty.gcg: line 1: there is no game here"));
    assert!(refusal("words.gcg").starts_with("words.gcg: line 1: “horn” is neither"));
    assert_eq!(refusal("nobody.gcg"), "nobody.gcg: nobody has played in this game");
    assert!(refusal("missing.gcg").starts_with("missing.gcg cannot be read"));
    assert!(refusal("nobody.gcg --lang de").contains("choose en, fr"));
    assert!(refusal("nobody.gcg --seconds soon").contains("write a number of seconds"));
    assert!(run("analyse --help").results.contains("Example"));
}
