//! The program speaks the reader's language: `--lang`, else the system's, else English.

use crate::support::{Run, finished, folder_with, program, run, run_in};

fn in_french_system(arguments: &str) -> Run {
    let mut program = program();
    program.env_remove("LC_ALL").env("LANG", "fr_FR.UTF-8").args(arguments.split_whitespace());
    finished(program)
}

#[test]
fn results_are_said_in_the_language_that_is_asked_for() {
    assert_eq!(run("words check horn qzx --lang fr").results, "HORN  valable\nQZX  non valable\n");
    assert_eq!(
        run("--lang=fr words find --hooks care").results,
        "devant    S\nderrière  D R S T X\n"
    );
    let info = run("lexicon info fr --lang fr").results;
    assert!(info.contains("alphabet     french, 26 lettres\n"), "{info}");
    let matched = run("match static static --pairs 1 --lang fr").results;
    assert!(matched.contains("joueur") && matched.contains("points par partie"), "{matched}");
}

#[test]
fn the_language_of_the_system_is_the_next_choice() {
    assert_eq!(in_french_system("words check horn").results, "HORN  valable\n");
    assert_eq!(in_french_system("words check horn --lang en").results, "HORN  valid\n");
}

#[test]
fn refusals_are_said_in_the_language_of_the_reader() {
    let refusal = |arguments: &str| run(&format!("{arguments} --lang fr")).refusal().to_owned();
    assert_eq!(
        refusal("swim"),
        "la commande «\u{a0}swim\u{202f}» n’existe pas\u{202f}; voir --help"
    );
    assert!(refusal("words find --hooks A --anagram B").contains("ne va pas avec"));
    assert!(refusal("words find --anagram A --limit many").contains("écrivez un nombre entier"));
    assert!(refusal("match static static --pairs 0").contains("ne peut pas valoir"));
    assert!(refusal("lexicon build mine.txt").starts_with("il manque\u{a0}: --out <FILE>"));
    assert!(refusal("words find --pattern A[B").contains("a un [ sans son ]"));
    assert!(refusal("words check horn --lexicon tlh").starts_with("il n’y a pas de liste"));
    assert!(refusal("moves 15/15").starts_with("on ne peut pas jouer cette position"));
    assert!(refusal("match level9 static").contains("ne connaît pas de joueur"));
    assert!(refusal("match static expert:speed=9").contains("seconds=S et family=no"));
}

#[test]
fn repairs_of_a_game_are_said_in_the_language_of_the_reader() {
    let game = "#player1 a A\n#player2 b B\n>a: ABEILPT 8D PATIBLE +78 79\n";
    let folder = folder_with("repaired-in-french", &[("game.gcg", game.as_bytes())]);
    let run = run_in(&folder, "analyse game.gcg --seconds 0 --lang fr");
    let remark = "game.gcg\u{a0}: ligne 3\u{a0}: le total est 78, pas 79\n";
    assert_eq!((run.status, run.remarks.as_str()), (0, remark));
}

#[test]
fn json_is_the_same_in_every_language() {
    let folder = folder_with("same-json", &[("broken.kwg", b"xyz")]);
    for arguments in ["words check horn qzx --json", "lexicon verify broken.kwg --json"] {
        let [english, french] = ["en", "fr"]
            .map(|language| run_in(&folder, &format!("{arguments} --lang {language}")).results);
        assert_eq!(english, french);
    }
}

#[test]
fn help_is_given_in_the_language_of_the_reader() {
    let help = run("words find --help --lang fr").results;
    assert!(help.starts_with("Trouver des mots"), "{help}");
    for part in [
        "Emploi\u{a0}: lettrine words find",
        "\nOptions:\n",
        "Exemples\u{a0}:\n",
        "[par défaut\u{a0}: 1]",
    ] {
        assert!(help.contains(part), "{part} {help}");
    }
    assert!(in_french_system("--help").results.contains("Sans commande\u{a0}: le serveur"));
    assert!(run("--help").results.contains("Usage: lettrine [OPTIONS] [COMMAND]"));
}
