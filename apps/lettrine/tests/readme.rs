//! The examples of the README are run as they stand there.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A command of the README and what it should print.
struct Example {
    command: String,
    output: String,
}

fn examples(readme: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut is_console = false;
    for line in readme.lines() {
        match (line, line.strip_prefix("$ ")) {
            ("```console", _) => is_console = true,
            ("```", _) => is_console = false,
            (_, Some(command)) if is_console => {
                examples.push(Example { command: command.to_owned(), output: String::new() });
            }
            (line, None) if is_console => {
                let last = examples.last_mut().expect("output follows a command");
                last.output += line;
                last.output.push('\n');
            }
            _ => {}
        }
    }
    examples
}

/// Splits a command line at spaces; single quotes hold a word together.
fn words(command: &str) -> Vec<String> {
    let pieces = command.split('\'').enumerate();
    let split = |(place, piece): (usize, &str)| -> Vec<String> {
        let is_quoted = place % 2 == 1;
        if is_quoted {
            vec![piece.to_owned()]
        } else {
            piece.split_whitespace().map(str::to_owned).collect()
        }
    };
    pieces.flat_map(split).collect()
}

#[test]
fn every_console_example_of_the_readme_prints_what_it_says() {
    let readme =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.txt"), "horn\nhorns\n").unwrap();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    fs::copy(games.join("short.gcg"), folder.join("game.gcg")).unwrap();
    let examples = examples(&readme);
    assert!(examples.len() >= 6, "the README has examples");
    for example in examples {
        let arguments = words(&example.command);
        assert_eq!(arguments[0], "lettrine");
        let run = Command::new(env!("CARGO_BIN_EXE_lettrine"))
            .args(&arguments[1..])
            .current_dir(&folder)
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&run.stdout), example.output, "{}", example.command);
    }
}
