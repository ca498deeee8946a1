//! Before the first hand.

use std::collections::BTreeSet;

use tabletop::setup::TableFault;
use tabletop::{Game, Language, Seat, Spoken};
use tiles::Seed;

use super::support::{SHELF, table};
use crate::{Action, InvalidOptions, Options, Parcours};

fn refusal(options: &Options) -> InvalidOptions {
    Parcours::start(options, Seed::from_number(1), &SHELF).unwrap_err()
}

/// PG-007
#[test]
fn one_to_four_play_and_each_takes_another_board_at_random() {
    let mut first_boards = BTreeSet::new();
    for seed in 0..40 {
        for names in [&["A"][..], &["A", "B"], &["A", "B", "C"], &["A", "B", "C", "D"]] {
            let game = table().players(names).by_chance(seed).start();
            let view = game.view(0);
            let boards: BTreeSet<&str> =
                view.seats.iter().map(|seat| seat.board.as_str()).collect();
            assert_eq!(boards.len(), names.len());
            first_boards.insert(view.seats[0].board.clone());
        }
    }
    assert_eq!(first_boards.len(), 4, "any board may be anybody's");
    let five = table().players(&["A", "B", "C", "D", "E"]);
    assert_eq!(
        refusal(five.options()).to_string(),
        "this kind of game is for 1 to 4 players, not 5"
    );
}

/// PG-006
#[test]
fn every_seat_has_letters_and_a_bag_of_its_own_colour() {
    let game = table().players(&["A", "B", "C", "D"]).start();
    let view = game.view(0);
    let colours = view.seats.iter().map(|seat| (&*seat.livery.letters, &*seat.livery.bag));
    let expected = [("rose", "red"), ("green", "yellow"), ("violet", "blue"), ("beige", "brown")];
    assert!(colours.eq(expected));
}

/// PG-002, PG-009
#[test]
fn everyone_draws_nine_letters_from_their_own_bag_of_112() {
    let game = table().players(&["A", "B", "C", "D"]).by_chance(3).start();
    for seat in game.view(0).shared.seats {
        assert_eq!(seat.bag, 112 - 9);
    }
    assert_ne!(game.rack(0), game.rack(1));
}

/// PG-008
#[test]
fn whoever_drew_the_letter_nearest_to_a_has_the_first_hand() {
    for seed in 0..30 {
        let game = table().players(&["A", "B", "C"]).by_chance(seed).start();
        let view = game.view(0);
        assert!(view.seats.iter().all(|seat| seat.bag == 112 - 9), "the letters go back");
        let last = view.starter_draws.last().unwrap();
        assert!(last.iter().all(|(_, tile)| tile != "?"), "a joker draws again");
        let first_round = &view.starter_draws[0];
        assert_eq!(first_round.len(), 3);
        if view.starter_draws.len() == 1 {
            let lowest = first_round.iter().map(|(_, tile)| tile).min().unwrap();
            let starter = first_round.iter().find(|(_, tile)| tile == lowest).unwrap().0;
            assert_eq!(Seat(game.turn()), starter);
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let game = || table().by_chance(5).start().game().clone();
    assert_eq!(game(), game());
    assert_ne!(game(), table().by_chance(6).start().game().clone());
}

#[test]
fn a_table_that_cannot_be_played_is_refused_in_both_languages() {
    let boards = table().rules(|rules| rules.boards = vec!["A".into()]);
    let boards = refusal(boards.options());
    assert_eq!(boards.to_string(), "1 board is too few for 2 players");
    assert!(boards.say(Language::FR).starts_with("1 plateau ne suffit pas"));
    let twice = table().rules(|rules| rules.boards = vec!["A".into(), "A".into()]);
    assert_eq!(refusal(twice.options()), InvalidOptions::SameBoard("A".into()));
    let strange = table().rules(|rules| rules.boards = vec!["A".into(), "Z".into()]);
    assert_eq!(refusal(strange.options()), InvalidOptions::NoBoard("Z".into()));
    let list = table().rules(|rules| rules.lexicon = "tlh".into());
    assert_eq!(refusal(list.options()), TableFault::NoLexicon("tlh".into()).into());
    let bag = table().rules(|rules| rules.tiles = "none".into());
    assert_eq!(refusal(bag.options()), InvalidOptions::NoBag("none".into()));
    let level = table().computers(&["level1", "level12"]);
    assert!(matches!(refusal(level.options()), InvalidOptions::Computer(_)));
    let name = table().players(&["Ann", ""]);
    assert!(matches!(refusal(name.options()), InvalidOptions::Table(TableFault::Name { .. })));
    let sum = table().rules(|rules| rules.lexicon_checksum = "00".into());
    assert!(refusal(sum.options()).say(Language::FR).contains("sa somme de contrôle était 00"));
}

#[test]
fn nobody_plays_before_their_hand_or_from_a_missing_seat() {
    let mut game = table().start();
    assert_eq!(game.pass(1, "").unwrap_err().to_string(), "it is not your hand");
    assert_eq!(game.act(7, Action::Resign).unwrap_err().to_string(), "this table has no such seat");
    assert!(Game::decide(game.game(), Seat(0), Action::Resume, game.now).is_err());
}
