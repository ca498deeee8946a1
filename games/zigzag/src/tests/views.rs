//! What viewers see, and what stays hidden.

use locales::{Language, Spoken};
use proptest::prelude::*;
use tabletop::{Game, Listed, Seat, Viewer, testkit};
use tiles::Seed;

use super::properties::{MODES, any_table, play_at_random};
use super::support::{action, diva, diva_at, giving, laid, table};
use crate::ActionKind::PlusTwo;
use crate::ActionNest::{New, Old};
use crate::Reads::Outwards;
use crate::pile::Pile;
use crate::plane::TileId;
use crate::{HintStrength, PhaseView, Question, Zigzag};

/// ZZ-009
#[test]
fn everybody_sees_everybodys_active_tiles_and_how_many_are_in_each_pile() {
    let game = diva_at(table().open(&["DIVAEES", "ERTISAE"]).piles(&["KWXZ", "AAA"]));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seats = &game.game().view(viewer).seats;
        assert_eq!((seats[0].open.concat(), seats[0].pile), ("EESKWXZ".into(), 0));
        assert_eq!(
            (seats[1].open.concat(), seats[1].pile, seats[1].left),
            ("ERTISAE".into(), 3, 10)
        );
    }
}

/// The same game with other tiles in every pile and in the reserve.
fn with_other_secrets(game: &Zigzag, seed: u64) -> Zigzag {
    let mut other = game.clone();
    let mut chance = Seed::from_number(seed).chance(7);
    let table = &mut other.table;
    let piles = table.sides.iter().map(|side| &side.pile).chain([&table.reserve]);
    let mut hidden = Pile::of(piles.flat_map(Pile::contents), &mut chance);
    let mut swap = |pile: &mut Pile| *pile = Pile::in_order(hidden.draw(pile.len()));
    table.sides.iter_mut().for_each(|side| swap(&mut side.pile));
    swap(&mut table.reserve);
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// ZZ-009: what lies open is all there is to see, at every table and in the middle of an exchange.
    #[test]
    fn nobody_learns_anything_of_piles_and_reserve_from_views_and_answers(
        mode in 0..MODES,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..50),
    ) {
        let mut game = any_table(mode, seed);
        play_at_random(&mut game, &choices);
        let game = game.game();
        let other = with_other_secrets(game, seed);
        for viewer in Seat::all(game.setup.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            prop_assert_eq!(other.view(viewer), game.view(viewer));
        }
        for question in questions() {
            let seat = game.table.turn;
            prop_assert_eq!(other.answer(seat, question.clone()), game.answer(seat, question));
        }
    }
}

/// A question of every kind that can be asked in a game.
fn questions() -> Vec<Question> {
    let chain = laid(None, "S", &[6], &[], Outwards).chain;
    vec![
        Question::Read { on: Some(TileId(0)), chain },
        Question::Find { word: "AS".into(), on: None },
        Question::Try { word: None, action: None },
        Question::Hint { strength: HintStrength::Play, asked_before: 0 },
    ]
}

#[test]
fn face_down_tiles_are_counted_all_together() {
    let game = diva("ERTISAE");
    let view = game.view(0);
    let left: usize = view.unseen.iter().map(|kind| kind.left).sum();
    assert_eq!(left, 112 - 4 - 7 - 7);
    let v = view.unseen.iter().find(|kind| kind.tile == "V").unwrap();
    assert_eq!((v.left, v.total), (1, 2));
}

#[test]
fn a_view_offers_only_what_its_viewer_may_do() {
    let mut game = table().start();
    assert_eq!(game.view(0).may, ["play", "write", "exchange", "pass", "resign"]);
    assert_eq!(game.view(1).may, ["resign"]);
    game.exchange(0, 1).unwrap();
    assert_eq!(game.view(0).may, ["return", "resign"]);
    assert_eq!(game.view(0).phase, PhaseView::Return { count: 1 });
    assert!(game.game().view(Viewer::Spectator).may.is_empty());
}

#[test]
fn every_view_can_be_read_by_every_screen() {
    let mut game = diva("SAAAA +2 +3");
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    game.play_both(1, word, giving(action(PlusTwo, New(0), 6), &[(0, "+3", 1)])).unwrap();
    testkit::check_views(game.game(), 2);
    game.exchange(0, 2).unwrap();
    testkit::check_views(game.game(), 2);
}

#[test]
fn the_history_is_told_in_words() {
    let mut game = diva_at(table().players(&["Ann", "Ben", "Cleo"]).open(&[
        "DIVAEES",
        "SAA +2 skip skip +3",
        "EAAAA skip reverse",
    ]));
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    game.play_both(1, word, giving(action(PlusTwo, New(0), 6), &[(0, "A", 0), (2, "A", 0)]))
        .unwrap();
    let alone = action(crate::ActionKind::Skip, Old(TileId(0)), 12);
    game.play_action(2, alone).unwrap();
    game.exchange(1, 1).unwrap();
    game.give_back(1, "skip").unwrap();
    game.pass(2).unwrap();
    game.act(2, crate::Action::Resign).unwrap();
    let told = |language| -> Vec<String> {
        let view = game.view(0);
        Zigzag::told(&view).into_iter().map(|message| message.say(language)).collect()
    };
    assert_eq!(
        told(Language::EN),
        [
            "Ann lays DIVA with 4 tiles",
            "Ben lays AVIS with 1 tile and +2, giving 1 tile to Ann and 1 tile to Cleo",
            "Ann receives 1 tile from Ben",
            "Cleo receives 1 tile from Ben",
            "Cleo lays Skip",
            "Ann misses a turn",
            "Ben passes and exchanges 1 tile",
            "Cleo passes",
            "Cleo resigns",
        ]
    );
    assert_eq!(
        told(Language::FR)[1],
        "Ben pose AVIS avec 1 jeton, puis +2, qui donne 1 jeton à Ann et 1 jeton à Cleo"
    );
    let sheet = game.game().written("txt", Viewer::Spectator).unwrap();
    assert!(sheet.starts_with("Ann pose DIVA avec 4 jetons (+4, total 4)\n"), "{sheet}");
    assert_eq!(game.game().written("gcg", Viewer::Spectator), None);
}

#[test]
fn a_seats_record_counts_words_tiles_actions_and_gifts() {
    let mut game = diva_at(table().open(&["DIVAEES", "SAAAXZ +2"]));
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    game.play_both(1, word, giving(action(PlusTwo, New(0), 6), &[(0, "XZ", 0)])).unwrap();
    game.pass(0).unwrap();
    let records = game.game().records();
    let counted = |seat: usize, name: &str| records[seat].counters.get(name).copied().unwrap_or(0);
    assert_eq!((counted(0, "words"), counted(0, "tiles_laid"), counted(0, "passes")), (1, 4, 1));
    assert_eq!((counted(0, "received"), counted(1, "given"), counted(1, "actions")), (2, 2, 1));
    assert_eq!(records[1].best_play.as_ref().unwrap().0, "AVIS");
    assert_eq!((records[0].turns, records[1].turns), (2, 1));
    let names = Zigzag::COUNTERS.iter().map(|counter| counter.name);
    assert!(records[1].counters.keys().all(|key| names.clone().any(|name| name == *key)));
}
