//! How the program is used: help, wrong usage, bad input, pipes.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::support::{files_in, folder_with, program, run, run_in};

#[test]
fn every_command_has_a_help_with_an_example() {
    let commands = ["", "words", "words check", "words find", "lexicon", "lexicon list"];
    let more =
        ["info", "verify", "build", "export", "import"].map(|name| format!("lexicon {name}"));
    for command in commands.iter().copied().chain(more.iter().map(String::as_str)) {
        let run = run(&format!("{command} --help"));
        assert_eq!((run.status, run.remarks.as_str()), (0, ""), "{command}");
        assert!(run.results.contains("Example"), "{command}");
    }
}

#[test]
fn the_help_tells_what_happens_without_a_command() {
    let help = run("--help").results;
    assert!(help.contains("Without a command: the server and its page, opened in the browser"));
    assert!(run("serve --help").results.contains("--listen <ADDRESS:PORT>"));
}

#[test]
fn wrong_usage_is_refused_in_one_sentence() {
    assert_eq!(run("words").refusal(), "a command is missing; “lettrine --help” lists them");
    assert!(run("fly").refusal().starts_with("unrecognized subcommand “fly”"));
    assert!(run("words check").refusal().contains("<WORD>"));
    assert!(run("words find").refusal().contains("--anagram"));
    assert!(run("words find --hooks A --anagram B").refusal().contains("cannot be used with"));
    assert!(run("words find --subsets").refusal().contains("--anagram"));
    assert!(run("words find --anagram A --limit many").refusal().contains("“many”"));
    assert_eq!(
        run("words find --pattern A --min 5 --max 3").refusal(),
        "--min 5 is more than --max 3"
    );
    assert!(run("lexicon build mine.txt").refusal().contains("--out"));
}

#[test]
fn letters_and_patterns_that_cannot_be_are_refused() {
    let refusal = |options: &str| run(&format!("words find {options}")).refusal().to_owned();
    assert_eq!(refusal("--anagram AB1"), "“1” is not a letter of the english alphabet");
    assert_eq!(refusal("--pattern A[BC"), "the pattern “A[BC” has a [ without its ]");
    assert_eq!(refusal("--anagram="), "there are no tiles; give at least one");
    assert_eq!(refusal("--hooks="), "the word has no letters; give at least one");
    assert!(
        refusal(&format!("--anagram {}", "A".repeat(300))).starts_with("300 tiles are too many")
    );
    assert!(refusal("--define l'an").starts_with("“'” is not a letter"));
}

#[test]
fn a_lexicon_that_cannot_be_opened_is_refused() {
    let files: [(&str, &[u8]); 6] = [
        ("empty.txt", b"# nothing\n"),
        ("latin.txt", b"caf\xe9\n"),
        ("broken.kwg", b"xyz"),
        ("other.lexicon", b"PNG"),
        ("later.lexicon", b"LTRX 9\n\n"),
        ("picture.png", b"PNG"),
    ];
    let folder = folder_with("refused", &files);
    std::fs::create_dir(folder.join("folder.kwg")).unwrap();
    let refusal = |lexicon: &str| {
        run_in(&folder, &format!("words check horn --lexicon {lexicon}")).refusal().to_owned()
    };
    assert!(
        refusal("klingon").starts_with("there is no lexicon “klingon”; choose en, fr, or a file")
    );
    assert!(refusal("missing.kwg").starts_with("missing.kwg cannot be read: "));
    assert_eq!(refusal("folder.kwg"), "folder.kwg is a folder, not a file");
    assert_eq!(refusal("empty.txt"), "empty.txt: the list has no words; give it at least one");
    assert_eq!(refusal("latin.txt"), "latin.txt: line 1 is not UTF-8 text; save the list as UTF-8");
    assert!(refusal("broken.kwg").starts_with("broken.kwg: a word graph has four bytes"));
    assert!(refusal("other.lexicon").contains("this is not a lexicon file"));
    assert!(refusal("later.lexicon").contains("version 9"));
    assert!(refusal("picture.png").contains("ends in .kwg, .lexicon or .txt"));
    assert!(refusal("en --alphabet english").contains("has its own alphabet"));
    assert!(refusal("empty.txt --alphabet klingon").starts_with("there is no alphabet “klingon”"));
    assert!(refusal("empty.txt --alphabet empty.txt").contains("there is no “letters” line"));
}

#[test]
fn nothing_is_written_when_a_build_is_refused() {
    let folder = folder_with("unbuilt", &[("empty.txt", b""), ("mine.txt", b"care\n")]);
    run_in(&folder, "lexicon build empty.txt --out out.kwg").refusal();
    run_in(&folder, "lexicon build missing.txt --out out.kwg").refusal();
    run_in(&folder, "lexicon build mine.txt --out out.png").refusal();
    run_in(&folder, "lexicon build mine.txt --out out.txt").refusal();
    run_in(&folder, "lexicon build mine.txt --out .").refusal();
    run_in(&folder, "lexicon build mine.txt --out missing/out.kwg").refusal();
    run_in(&folder, "lexicon verify missing.kwg").refusal();
    assert_eq!(files_in(&folder), ["empty.txt", "mine.txt"]);
}

#[test]
fn a_pipe_that_closes_early_is_no_error() {
    let mut child = program()
        .args(["lexicon", "export", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    let mut results = BufReader::new(child.stdout.take().unwrap());
    results.read_line(&mut first).unwrap();
    drop(results);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    assert_eq!(first, "AA\n");
}
