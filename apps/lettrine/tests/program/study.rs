//! `lettrine simulate` and `lettrine endgame`.

use serde_json::{Value, json};

use crate::support::{Run, run, run_about};

const HORN: &str = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15";

/// The bag is empty; the other player holds AEGRT.
const END: &str = "6LAD3MOI/3ENSILAGE1O2/9R2V2/3C5O1NE2/3R5U1I3/3O5N1R3/3U2KAED1V3/3PATIBLE1A3/\
                   3SLID1FRANCS1/5P3s1A1Y1/4GI4B2N1/4O5OH1D1/2JOE5XU1E1/1TAURINE1ZYMITE/QI5WHO1F3";

fn simulate(options: &str) -> Run {
    run_about("simulate", &format!("{HORN} AFMPSTE/ 0/14 0 lex en;"), options)
}

fn endgame(racks: &str, options: &str) -> Run {
    run_about("endgame", &format!("{END} {racks} 319/463 0 lex en;"), options)
}

#[test]
fn the_helps_have_examples() {
    assert!(run("simulate --help").results.contains("Example"));
    assert!(run("endgame --help").results.contains("Example"));
}

#[test]
fn simulated_plays_have_means_errors_and_chances() {
    let run = simulate("--iterations 60 --threads 1 --candidates 4 --json");
    assert_eq!((run.status, run.remarks.as_str()), (0, ""));
    let json = run.json();
    let plays = json["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 4);
    for play in plays {
        for key in ["equity", "mean_spread", "spread_error", "win_chance", "win_error"] {
            assert!(play[key].is_number(), "{key} of {play}");
        }
        assert_eq!(play["kind"], "place");
        assert!((0.0..=1.0).contains(&play["win_chance"].as_f64().unwrap()));
        assert!(play["iterations"].as_u64().unwrap() <= 60);
    }
    assert!(json["sure"].is_boolean());
    assert!(json["iterations"].as_u64().unwrap() <= 60);
    assert!(json["plays_per_second"].as_f64().unwrap() > 0.0 && json["seconds"].is_number());
}

#[test]
fn one_thread_and_one_seed_give_one_result() {
    let plays = |options: &str| {
        simulate(&format!("--iterations 40 --threads 1 --candidates 3 --json {options}")).json()["plays"].clone()
    };
    assert_eq!(plays("--seed 5"), plays("--seed 5"));
    assert_ne!(plays("--seed 5"), plays("--seed 6"));
}

#[test]
fn time_ends_a_simulation() {
    let run = simulate("--seconds 0.2 --json");
    assert!(run.json()["seconds"].as_f64().unwrap() < 5.0);
}

#[test]
fn people_get_a_table_and_are_told_how_sure_it_is() {
    let run = simulate("--iterations 40 --threads 1 --candidates 3");
    let lines: Vec<&str> = run.results.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[..3].iter().all(|line| line.contains('±') && line.contains('%')), "{lines:?}");
    assert!(lines[3].ends_with("sure of the best"));
    assert!(run.remarks.contains("plays a second"));
}

/// The shape that other programs rely on.
#[test]
fn an_endgame_is_told_to_its_end() {
    let run = endgame("?EESTTW/", "--threads 1 --json");
    assert_eq!((run.status, run.remarks.as_str()), (0, ""));
    let json = run.json();
    assert_eq!((&json["proved"], &json["lines"]), (&json!(true), &Value::Null));
    assert_eq!((&json["spread_gain"], &json["final_spread"]), (&json!(20), &json!(-124)));
    let best = json["best"].as_array().unwrap();
    assert_eq!((&best[0]["word"], &best[0]["score"]), (&json!("STEW"), &json!(42)));
    assert_eq!((&best[1]["word"], &best[1]["leave"]), (&json!("TARGET"), &json!("")));
    assert!(best.iter().all(|play| play["equity"].is_number()));
    assert!(json["nodes"].is_u64() && json["seconds"].is_number());
}

#[test]
fn several_lines_are_told_on_request() {
    let json = endgame("?EESTTW/AEGRT", "--lines 3 --seconds 20 --json").json();
    let lines = json["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    assert_eq!(
        (&lines[0]["best"], &lines[0]["spread_gain"]),
        (&json["best"], &json["spread_gain"])
    );
    let gains: Vec<i64> = lines.iter().map(|line| line["spread_gain"].as_i64().unwrap()).collect();
    assert!(gains.is_sorted_by(|one, other| one >= other), "{gains:?}");
}

#[test]
fn people_are_told_what_is_gained() {
    let run = endgame("?EESTTW/", "--threads 1");
    assert!(run.results.starts_with("1A  STEW"), "{}", run.results);
    assert!(run.results.ends_with("gains +20, ends -124, proved\n"), "{}", run.results);
}

#[test]
fn what_is_no_endgame_is_refused_in_one_sentence() {
    let refusal = |run: Run| run.refusal().to_owned();
    let horn = |racks: &str, scores: &str| {
        run_about("endgame", &format!("{HORN} {racks} {scores} 0 lex en;"), "")
    };
    assert_eq!(
        refusal(horn("AFMPSTE/", "0/14")),
        "the bag still holds 82 tiles; an endgame begins when it is empty"
    );
    assert_eq!(
        refusal(horn("AFMPSTE//", "0/14/3")),
        "endgames are solved for two players; this position has 3"
    );
    assert!(refusal(horn("/", "0/14")).starts_with("the first rack is empty"));
    assert_eq!(
        refusal(endgame("?EESTTW/AEG", "")),
        "the second rack is given as AEG, but the tiles that are left are AEGRT; give all of them, \
         or none"
    );
    assert_eq!(
        refusal(endgame("?EES/", "")),
        "the bag still holds 1 tile; an endgame begins when it is empty"
    );
    assert!(refusal(endgame("?EESTTW/", "--seconds never")).contains("write a number of seconds"));
    assert!(refusal(endgame("?EESTTW/", "--lines 0")).contains("--lines"));
}

#[test]
fn what_cannot_be_simulated_is_refused_in_one_sentence() {
    let refusal = |position: &str, options: &str| {
        run_about("simulate", position, options).refusal().to_owned()
    };
    assert!(refusal("15/15", "").contains("it needs rows, racks, scores"));
    assert!(refusal(&format!("{HORN} / 0/14 0"), "").starts_with("the first rack is empty"));
    let position = format!("{HORN} AFMPSTE/ 0/14 0");
    assert!(refusal(&position, "--plies 9").contains("--plies"));
    assert!(refusal(&position, "--iterations 0").contains("--iterations"));
    assert!(refusal(&position, "--candidates 0").contains("--candidates"));
}
