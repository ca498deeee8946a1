//! Games and positions as text, and back.

use notation::{Cgp, GcgGame};
use tabletop::{Game, Seat, Viewer};

use super::support::table;
use crate::{Action, Crossword};

#[test]
fn a_position_is_written_as_the_viewer_knows_it() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    let cgp = |viewer| {
        let position = game.game().position(viewer);
        position.to_cgp(game.game().setup.tiles.alphabet()).to_string()
    };
    assert_eq!(
        cgp(Viewer::Seat(Seat(1))),
        "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 EEEESTU/ 0/14 0 lex en; ld english; bdn CrosswordGame;"
    );
    assert!(cgp(Viewer::Spectator).contains(" / 0/14 0 "));
}

#[test]
fn a_game_begins_from_a_position_that_was_written() {
    let mut game = table("deluxe-en").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    let position = game.game().position(Viewer::Seat(Seat(1)));
    let alphabet = game.game().setup.tiles.alphabet().clone();
    let text = position.to_cgp(&alphabet).to_string();
    let (rows, rest) = text.split_once(' ').unwrap();
    let racks = rest.split(' ').next().unwrap();
    let again = table("deluxe-en").position(rows, racks, "0/14").start();
    assert_eq!(again.game().position(Viewer::Spectator).board, position.board);
    assert_eq!((again.score(1), again.rack(0).as_str()), (14, "EEEESTU"));
    assert_eq!(Cgp::parse(&text).unwrap().to_string(), text);
}

#[test]
fn a_position_that_cannot_be_played_is_refused_in_words() {
    use tiles::Seed;
    let refusal = |rows: &str, racks: &str| {
        let options = table("club").position(rows, racks, "0/0").options();
        Crossword::start(&options, Seed::from_number(1), &super::support::SHELF)
            .err()
            .unwrap()
            .to_string()
    };
    let empty = ["15"; 15].join("/");
    assert!(refusal(&empty, "AAAAAAAA/").contains("8 tiles, more than 7"));
    assert!(refusal(&empty, "A/B/C").starts_with("the position cannot be played: "));
    assert!(refusal("15/15", "A/B").starts_with("the position cannot be played: "));
}

/// A game with a lost turn, an exchange, a challenge and an end is written, read and replayed.
#[test]
fn a_game_written_as_gcg_is_read_and_replayed_as_it_was_played() {
    let mut game = table("club").racks("NORIHAE/STUEEEE").start();
    game.play(0, "8F NORI").unwrap();
    game.act(1, Action::Challenge).unwrap();
    game.exchange(1, "U").unwrap();
    game.play(0, "8F HORN").unwrap();
    for _ in 0..6 {
        game.act(game.turn(), Action::Pass).unwrap();
    }
    assert!(game.is_over());
    let written = game.game().to_gcg(Viewer::Spectator);
    let text = written.to_string();
    let read = GcgGame::read(text.as_bytes()).unwrap();
    assert_eq!(read.repairs, [], "{text}");
    assert_eq!(read.game, written, "{text}");
    let setup = &game.game().setup;
    let replay = read.game.replay(&setup.tiles, &setup.layout);
    assert_eq!(
        replay.problems().map(|(_, problem)| problem.to_string()).collect::<Vec<_>>(),
        [""; 0],
        "{text}"
    );
    let end = &replay.end;
    assert_eq!(end.board, game.game().table.board);
}

#[test]
fn a_lost_turn_is_a_play_and_its_withdrawal() {
    let mut game = table("console-en").racks("NORIHAE/STUEEEE").start();
    game.play(0, "8F NORI").unwrap();
    let text = game.game().to_gcg(Viewer::Seat(Seat(0))).to_string();
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('>')).collect();
    assert_eq!(lines, [">player1: AEHINOR 8F NORI +8 8", ">player1: AEHINOR -- -8 0"]);
    let hidden = game.game().to_gcg(Viewer::Seat(Seat(1))).to_string();
    assert!(!hidden.contains("AEHINOR"));
    assert!(game.game().outcome().is_none());
}

#[test]
fn gcg_is_written_in_letters_and_dots_with_names_that_others_know() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    game.play(1, "8F HORNS").unwrap();
    let text = game.game().to_gcg(Viewer::Seat(Seat(1))).to_string();
    assert!(text.contains(" 8F ....S +"), "{text}");
    assert!(text.contains("#lexicon ECWL-Lettrine\n"), "{text}");
    assert!(text.contains("#board-layout CrosswordGame\n"), "{text}");
    assert_eq!(game.view(0).shared.history.len(), 2);
}
