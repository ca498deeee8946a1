//! Setting the table, drawing for the start, dealing.

use tabletop::{Game, Recorded, Seat};
use tiles::Seed;

use super::support::{SHELF, table};
use crate::{Action, ClockRule};
use crate::{Crossword, Mode, Refusal, Starter, TimeOver, TurnClock};

fn refusal(options: &crate::Options) -> String {
    Crossword::start(options, Seed::from_number(1), &SHELF).expect_err("unplayable").to_string()
}

/// MS-001, MS-008, DL-001, DL-012, DL-029, DL-030, PS-009
#[test]
fn two_to_four_play_people_and_computers_in_any_mix() {
    for names in [&["A", "B"][..], &["A", "B*", "C"], &["A*", "B*", "C*", "D*"]] {
        assert_eq!(
            table("deluxe-en").players(names).start().view(0).shared.seats.len(),
            names.len()
        );
    }
    let one = table("deluxe-en").players(&["Ann"]).options();
    assert_eq!(refusal(&one), "this kind of game is for 2 to 4 players, not 1");
    let five = table("deluxe-en").players(&["A", "B", "C", "D", "E"]).options();
    assert_eq!(refusal(&five), "this kind of game is for 2 to 4 players, not 5");
}

/// PS-014
#[test]
fn the_console_game_needs_a_person() {
    let nobody = table("console-en").players(&["A*", "B*"]).options();
    assert_eq!(refusal(&nobody), "at least 1 of the players must be a person");
}

/// MS-048, DL-027, PS-018
#[test]
fn names_are_as_long_as_the_preset_allows() {
    let long = table("deluxe-en").players(&["Nebuchadnezzar", "Ben"]).options();
    assert_eq!(
        refusal(&long),
        "a player’s name has from 1 to 8 characters; “Nebuchadnezzar” does not"
    );
    assert!(refusal(&table("micro-fr").players(&["", "Ben"]).options()).contains("1 to 8"));
}

#[test]
fn a_table_that_cannot_be_played_at_is_refused_in_words() {
    let refused = |change: fn(&mut crate::Rules)| refusal(&table("club").rules(change).options());
    assert_eq!(refused(|rules| rules.lexicon = "xx".into()), "there is no word list “xx” here");
    assert_eq!(refused(|rules| rules.tiles = "xx".into()), "there is no tile set “xx” here");
    assert_eq!(refused(|rules| rules.layout = "xx".into()), "there is no board “xx” here");
    assert_eq!(refused(|rules| rules.rack_size = 0), "a rack holds from 1 to 15 tiles, not 0");
    assert_eq!(
        refused(|rules| rules.mode = Mode::Tournament(0)),
        "a tournament has from 1 to 20 games, not 0"
    );
    assert_eq!(
        refused(|rules| {
            let over = TimeOver::MissesTurn;
            rules.clock = ClockRule::PerTurn(TurnClock { seconds: 5, over });
        }),
        "a turn lasts from 0:10 to 59:59, not 0:05"
    );
    assert!(refused(|rules| rules.lexicon_checksum = "abc".into()).contains("is not the one"));
}

/// MS-012, DL-013, PS-048
#[test]
fn everyone_is_dealt_seven_tiles() {
    let game = table("club").players(&["A", "B", "C"]).start();
    assert_eq!(game.bag(), 100 - 21);
    assert!((0..3).all(|seat| game.rack(seat).chars().count() == 7));
}

/// MS-060, DL-032
#[test]
fn the_program_draws_letters_and_the_nearest_to_a_starts() {
    let mut starters = [0; 4];
    for seed in 0..200 {
        let game = table("deluxe-en").players(&["A", "B", "C", "D"]).seed(seed).start();
        let view = game.view(0);
        let last = view.starter_draws.last().expect("letters were drawn");
        let key = |text: &str| if text == "?" { String::new() } else { text.to_owned() };
        let lowest = last.iter().map(|(_, text)| key(text)).min().expect("some");
        let nearest: Vec<Seat> =
            last.iter().filter(|(_, text)| key(text) == lowest).map(|(seat, _)| *seat).collect();
        assert_eq!(nearest, [Seat(game.turn())]);
        starters[usize::from(game.turn())] += 1;
    }
    assert!(starters.iter().all(|count| (25..=80).contains(count)), "{starters:?}");
}

/// PS-047
#[test]
fn at_the_console_player_one_always_goes_first() {
    for seed in 0..20 {
        assert_eq!(table("console-en").seed(seed).start().turn(), 0);
    }
    let drawn = table("console-en").rules(|rules| rules.starter = Starter::Draw).start();
    assert!(!drawn.view(0).shared.starter_draws.is_empty());
}

/// MS-061
#[test]
fn play_goes_round_in_the_order_of_the_names() {
    let mut game = table("console-en").players(&["A", "B", "C"]).start();
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.turn(), seat);
        game.act(seat, Action::Pass).unwrap();
    }
}

#[test]
fn only_the_player_whose_turn_it_is_may_move() {
    let mut game = table("console-en").start();
    assert_eq!(game.act(1, Action::Pass), Err(Refusal::NotYourTurn));
    assert_eq!(game.act(9, Action::Pass), Err(Refusal::NoSuchSeat));
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let start = |seed| {
        let options = table("club").options();
        Recorded::<Crossword>::start(&options, Seed::from_number(seed), &SHELF).unwrap()
    };
    assert!(start(5).game() == start(5).game());
    assert!(start(5).game() != start(6).game());
}

#[test]
fn the_seed_is_promised_before_the_game_and_shown_after_it() {
    let mut game = table("console-en").start();
    let promised = game.view(0).shared.commitment;
    assert_eq!(game.view(0).shared.seed, None);
    for turn in 0..6 {
        game.act(turn % 2, Action::Pass).unwrap();
    }
    let shown: Seed = game.view(0).shared.seed.expect("the game is over").parse().unwrap();
    assert!(promised.is_kept_by(&shown));
}
