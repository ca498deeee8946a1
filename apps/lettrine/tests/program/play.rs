//! `lettrine play` through a pipe: whole games by text lines, and input that ends.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Stdio;

use crate::support::{Run, folder, program, run};

/// More turns than any game of these tests has.
const TURNS: usize = 300;

/// An empty data folder.
fn data(name: &str) -> PathBuf {
    let data = folder(name);
    fs::remove_dir_all(&data).expect("it is ours");
    data
}

/// Plays with these lines on standard input.
fn played(data: &PathBuf, arguments: &str, lines: &str) -> Run {
    let mut command = program();
    command.arg("play").args(arguments.split_whitespace()).arg("--data").arg(data);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it can be run");
    let mut input = child.stdin.take().expect("it is a pipe");
    // A program that has left reads no further.
    let _it_may_have_left = input.write_all(lines.as_bytes());
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    Run {
        status: output.status.code().expect("it was not killed"),
        results: text(output.stdout),
        remarks: text(output.stderr),
    }
}

/// These lines for every turn, then the end.
fn turns(turn: &str) -> String {
    turn.repeat(TURNS)
}

#[test]
fn a_whole_crossword_game_is_played_through_a_pipe() {
    let data = data("play-crossword");
    let run = played(&data, "crossword --players Anna,level1", &turns("hint list\nplay\n"));
    assert_eq!((run.status, &*run.remarks), (0, ""));
    for said in ["Crossword: Anna and ", "Anna plays ", "The game is over.", "Goodbye."] {
        assert!(run.results.contains(said), "{said}\n{}", run.results);
    }
}

#[test]
fn a_whole_game_of_parcours_is_played_through_a_pipe() {
    let data = data("play-parcours");
    let turn = "hint list\nplay\nend\n";
    let run = played(&data, "parcours --players Anna,level8 --plain", &turns(turn));
    assert_eq!((run.status, &*run.remarks), (0, ""));
    for said in ["Parcours: Anna and ", "Anna lays ", "The game is over.", "Goodbye."] {
        assert!(run.results.contains(said), "{said}\n{}", run.results);
    }
}

#[test]
fn a_whole_game_of_zigzag_is_played_through_a_pipe_in_french() {
    let data = data("play-zigzag");
    let turn = "indice tout\njouer\n";
    let run = played(&data, "zigzag --players Anna,Ben,level1 --lang fr", &turns(turn));
    assert_eq!((run.status, &*run.remarks), (0, ""));
    for said in ["Anna pose ", "Ben pose ", "La partie est terminée.", "Au revoir."] {
        assert!(run.results.contains(said), "{said}\n{}", run.results);
    }
}

#[test]
fn input_that_ends_keeps_the_game() {
    let data = data("play-ends");
    let run = played(&data, "crossword --players Anna,level1", "hint list\nplay\n");
    assert_eq!((run.status, &*run.remarks), (0, ""));
    assert!(run.results.contains("is kept."), "{}", run.results);
    let run = played(&data, "", "\nhistory all\nquit\n");
    assert!(run.results.contains("You have an unfinished game:"), "{}", run.results);
    let turn = ["Anna plays ", "Anna passes."].iter().any(|turn| run.results.contains(turn));
    assert!(turn, "{}", run.results);
    let run = played(&data, "", "");
    assert_eq!((run.status, &*run.remarks), (0, ""));
}

#[test]
fn a_server_that_is_not_there_is_said_in_one_sentence() {
    let data = data("play-no-server");
    let arguments = format!("play --server http://127.0.0.1:1 --data {}", data.display());
    assert!(run(&arguments).refusal().starts_with("The server does not answer"));
}
