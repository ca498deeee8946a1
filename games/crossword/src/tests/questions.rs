//! Words the program does not know: asking (Micro) and challenging (De Luxe).

use super::support::{Table, table};
use crate::{Action, MoveView, PhaseView, Refusal, RefusedWord};

fn micro() -> Table {
    table("micro-fr").racks("NORIAEU/STUEEEE").start()
}

fn deluxe() -> Table {
    table("deluxe-en").racks("NORIAEU/STUEEEE").start()
}

const SURE: Action = Action::Answer { sure: true };
const NOT_SURE: Action = Action::Answer { sure: false };

/// MS-005, MS-080
#[test]
fn the_player_is_asked_whether_they_are_sure_of_a_word_the_program_does_not_know() {
    let mut game = micro();
    game.play(0, "8F NORI").unwrap();
    let PhaseView::Sure { word, .. } = game.view(0).shared.phase else { panic!("a question") };
    assert_eq!(word, "NORI");
    assert_eq!(
        game.act(0, Action::Pass).unwrap_err().to_string(),
        "answer first: are you sure of NORI?"
    );
    assert_eq!(game.act(1, SURE), Err(Refusal::NotYourTurn));
}

/// MS-006
#[test]
fn a_word_the_player_is_sure_of_is_accepted() {
    let mut game = micro();
    game.play(0, "8F NORI").unwrap();
    game.act(0, SURE).unwrap();
    assert_eq!((game.score(0), game.turn()), (8, 1));
}

/// MS-081
#[test]
fn a_word_the_player_is_not_sure_of_costs_the_turn() {
    let mut game = micro();
    game.play(0, "8F NORI").unwrap();
    game.act(0, NOT_SURE).unwrap();
    assert_eq!((game.score(0), game.turn(), game.rack(0).as_str()), (0, 1, "AEINORU"));
    assert_eq!(game.view(0).shared.history[0].what, MoveView::Lost { words: vec!["NORI".into()] });
}

/// MS-005, MS-080
#[test]
fn every_unknown_word_is_asked_about() {
    let mut game = table("micro-fr").racks("HORNAEU/SITAEEE").start();
    game.play(0, "8F HORN").unwrap();
    game.play(1, "9F ISATE").unwrap();
    let asked = |game: &Table| match game.view(1).shared.phase {
        PhaseView::Sure { word, .. } => word,
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&game), "ISATE");
    game.act(1, SURE).unwrap();
    assert_eq!(asked(&game), "HI");
    game.act(1, SURE).unwrap();
    assert_eq!(asked(&game), "RA");
    game.act(1, NOT_SURE).unwrap();
    assert_eq!((game.score(1), game.turn()), (0, 0));
}

/// DL-005, DL-061, DL-062
#[test]
fn the_program_challenges_a_word_it_does_not_know() {
    let mut game = deluxe();
    game.play(0, "8F NORI").unwrap();
    let PhaseView::ChallengeAnswer { words, .. } = game.view(0).shared.phase else {
        panic!("a challenge")
    };
    assert_eq!(words, ["NORI"]);
    assert_eq!(game.view(0).shared.may[..2], ["accept_challenge", "reject_challenge"]);
}

/// DL-063
#[test]
fn who_accepts_the_challenge_loses_turn_and_score() {
    let mut game = deluxe();
    game.play(0, "8F NORI").unwrap();
    game.act(0, Action::AcceptChallenge).unwrap();
    assert_eq!((game.score(0), game.turn()), (0, 1));
}

/// DL-064, DL-065
#[test]
fn who_rejects_the_challenge_is_asked_once_more_and_overrides_it() {
    let mut game = deluxe();
    game.play(0, "8F NORI").unwrap();
    assert!(matches!(game.act(0, SURE), Err(Refusal::AnswerFirst { .. })));
    game.act(0, Action::RejectChallenge).unwrap();
    assert!(matches!(game.view(0).shared.phase, PhaseView::Sure { .. }));
    game.act(0, SURE).unwrap();
    assert_eq!((game.score(0), game.turn()), (8, 1));
}

#[test]
fn a_table_may_let_an_unsure_player_try_another_word() {
    let mut game = table("micro-fr")
        .rules(|rules| rules.refused_word = RefusedWord::TryAgain)
        .racks("NORHAEU/STUEEEE")
        .start();
    game.play(0, "8F HEAUN").unwrap();
    game.act(0, NOT_SURE).unwrap();
    assert_eq!(game.turn(), 0);
    game.play(0, "8F HORN").unwrap();
    assert_eq!(game.score(0), 14);
}

#[test]
fn an_answer_to_nothing_is_refused() {
    let mut game = deluxe();
    for action in [SURE, Action::AcceptChallenge, Action::RejectChallenge, Action::Accept] {
        assert_eq!(game.act(0, action), Err(Refusal::NotAsked));
    }
    assert_eq!(game.act(1, Action::Challenge), Err(Refusal::NothingToChallenge));
}
