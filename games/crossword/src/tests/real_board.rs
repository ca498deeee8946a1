//! The real table: the program knows only what it is told.

use tabletop::{Game, Moment, Seat};
use tiles::{Letter, PlacedTile, Tile};

use super::support::{Table, table};
use crate::table::{Hand, Phase, Pool};
use crate::{Action, EndReason, Mode, PhaseView, RackView, Refusal};

/// Ann is a person, the computer sits beside her; the game lies on a real table.
fn real_table() -> Table {
    let real = |rules: &mut crate::Rules| {
        *rules = rules.clone().in_language("en").unwrap();
        rules.mode = Mode::RealBoard;
    };
    table("micro-fr").rules(real).players(&["Ann", "Micro*"]).start()
}

fn tell_starter(letters: &[&str]) -> Action {
    Action::TellStarter { letters: letters.iter().map(|letter| (*letter).to_owned()).collect() }
}

fn tell_rack(seat: u8, tiles: &str) -> Action {
    Action::TellRack { seat: Seat(seat), tiles: tiles.to_owned() }
}

fn tell_left(seat: u8, tiles: &str) -> Action {
    Action::TellLeft { seat: Seat(seat), tiles: tiles.to_owned() }
}

fn begun() -> Table {
    let mut game = real_table();
    game.act(0, tell_starter(&["A", "E"])).unwrap();
    game.act(0, tell_rack(1, "STUEEEE")).unwrap();
    game
}

/// MS-059
#[test]
fn the_players_draw_letters_and_tell_them_to_see_who_starts() {
    let mut game = real_table();
    assert_eq!(game.view(0).shared.phase, PhaseView::StarterTold);
    assert_eq!(
        game.act(0, Action::Pass).unwrap_err().to_string(),
        "tell me first which letter each player drew for the start"
    );
    assert_eq!(game.act(0, tell_starter(&["E", "E"])), Err(Refusal::DrawAgain));
    assert_eq!(
        game.act(0, tell_starter(&["E"])).unwrap_err().to_string(),
        "2 tiles were expected, 1 were told"
    );
    game.act(0, tell_starter(&["E", "A"])).unwrap();
    assert_eq!(game.turn(), 1);
}

/// MS-063
#[test]
fn people_s_racks_stay_unknown_and_the_computer_s_is_told() {
    let mut game = real_table();
    game.act(0, tell_starter(&["A", "E"])).unwrap();
    assert_eq!(game.view(0).shared.phase, PhaseView::RackTold { seat: Seat(1), count: 7 });
    assert_eq!(
        game.act(0, Action::Pass).unwrap_err().to_string(),
        "tell me first the 7 tiles drawn for Micro"
    );
    game.act(0, tell_rack(1, "STUEEEE")).unwrap();
    assert_eq!(game.view(0).shared.seats[0].rack, Some(RackView::Hidden(7)));
    assert_eq!(game.view(0).shared.seats[1].rack, Some(RackView::Shown("EEEESTU".into())));
    assert_eq!(game.bag(), 100 - 14);
}

#[test]
fn a_person_s_word_is_taken_as_told_and_scored() {
    let mut game = begun();
    game.play(0, "8F HORN").unwrap();
    assert_eq!((game.score(0), game.turn(), game.bag()), (14, 1, 86 - 4));
    assert_eq!(game.view(0).shared.seats[0].rack, Some(RackView::Hidden(7)));
}

#[test]
fn the_computer_s_new_tiles_are_told_after_its_play() {
    let mut game = begun();
    game.play(0, "8F HORN").unwrap();
    game.play(1, "J8 SEE").unwrap_err();
    game.play(1, "J7 US").unwrap();
    assert_eq!(game.view(0).shared.phase, PhaseView::RackTold { seat: Seat(1), count: 2 });
    assert!(game.act(0, tell_rack(1, "A")).is_err(), "two were drawn");
    game.act(0, tell_rack(1, "AB")).unwrap();
    assert_eq!((game.rack(1).as_str(), game.turn()), ("ABEEEET", 0));
}

#[test]
fn no_more_tiles_are_laid_than_the_set_has() {
    let mut game = begun();
    game.play(0, "8F QUIT").unwrap();
    let refusal = game.act(1, Action::Pass).and_then(|()| game.play(0, "F8 QQ")).unwrap_err();
    assert_eq!(refusal.to_string(), "there is no Q left among the tiles nobody has laid");
}

/// MS-071
#[test]
fn a_change_at_the_real_table_is_the_same_as_a_pass() {
    let mut game = begun();
    game.exchange(0, "QV").unwrap();
    assert_eq!(game.turn(), 1);
    assert_eq!(game.view(0).shared.history[0].what, crate::MoveView::Passed);
}

#[test]
fn what_is_told_out_of_turn_is_refused() {
    let mut game = begun();
    assert_eq!(game.act(0, tell_starter(&["A", "B"])), Err(Refusal::NotInThisMode));
    assert!(game.act(0, tell_rack(1, "A")).is_err(), "its rack is full");
    assert_eq!(game.act(0, tell_rack(9, "A")), Err(Refusal::NoSuchSeat));
    assert_eq!(game.act(0, tell_left(0, "A")), Err(Refusal::NotInThisMode));
    let mut other = table("club").start();
    let seat = other.turn();
    assert_eq!(other.act(seat, tell_rack(0, "A")), Err(Refusal::NotInThisMode));
}

/// MS-083, MS-084
#[test]
fn at_the_end_people_tell_which_tiles_they_have_left() {
    let real = |rules: &mut crate::Rules| {
        rules.mode = Mode::RealBoard;
        rules.end.passes = crate::Passes::ScorelessInAll(2);
    };
    let mut game = table("console-en").rules(real).players(&["Ann", "Micro*"]).start();
    game.act(0, tell_rack(1, "STUEEEE")).unwrap();
    game.act(0, Action::Pass).unwrap();
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.view(0).shared.phase, PhaseView::LeftTold { seat: Seat(0), count: 7 });
    assert!(game.act(0, tell_left(0, "QQQQQQQ")).is_err());
    game.act(0, tell_left(0, "AAAAAAQ")).unwrap();
    assert!(game.is_over());
    assert_eq!((game.score(0), game.score(1)), (-16, -7));
}

/// MS-029
#[test]
fn when_only_one_rack_is_unknown_at_the_end_it_is_worked_out() {
    let mut game = begun().game().clone();
    // A whole game would take forty turns to tell: the tiles of the bag are laid on the board at once.
    let unseen = game.unseen_tiles();
    let squares: Vec<_> = game.table.board.layout().squares().skip(60).collect();
    for (square, tile) in squares.into_iter().zip(unseen.tiles().skip(7)) {
        let laid = match tile {
            Tile::Letter(letter) => PlacedTile::Natural(letter),
            Tile::Blank => PlacedTile::BlankAs(Letter::from_number(1).unwrap()),
        };
        game.table.board.set(square, Some(laid));
    }
    game.table.pool = Pool::Outside(0);
    let left = game.unseen_tiles();
    assert_eq!((left.len(), game.table.hand(Seat(0))), (7, &Hand::Unseen(7)));
    for seat in [0, 1] {
        game = game.decide(Seat(seat), Action::Pass, Moment(0)).unwrap().into_game();
    }
    let Phase::Over(settlement) = &game.table.phase else { panic!("over") };
    assert_eq!(settlement.reason, EndReason::Passes);
    assert_eq!(settlement.racks[0], -left.value(&game.setup.tiles));
}
