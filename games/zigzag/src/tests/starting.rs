//! The deal: who begins, piles, active tiles, and tables that cannot be set.

use proptest::prelude::*;
use tabletop::{Game, Seat, Viewer};
use tiles::{Seed, Tile};

use super::support::{SHELF, everything, table};
use crate::{ActionDeal, ActionKind, Blanks, HandTile, Options, Piles, Zigzag};

fn start(options: &Options, seed: u64) -> Zigzag {
    Zigzag::start(options, Seed::from_number(seed), &SHELF).unwrap()
}

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// ZZ-005, ZZ-007, ZZ-042
#[test]
fn everyone_takes_a_pile_and_turns_up_seven_tiles_of_it() {
    for (players, full, short) in [(2, 35, 25), (3, 30, 20), (4, 25, 18)] {
        for (piles, size) in [(Piles::Full, full), (Piles::Short, short)] {
            let setting = table().players(&NAMES[..players]).rules(|rules| rules.piles = piles);
            let game = start(setting.options(), 1);
            let sides = &game.table.sides;
            assert!(sides.iter().all(|side| (side.open.len(), side.left()) == (7, size)));
            assert_eq!(game.table.reserve.len(), 112 - players * size);
        }
    }
}

/// ZZ-003
#[test]
fn all_tiles_are_mixed_and_none_is_lost() {
    let setting = table();
    let dealt: Vec<Zigzag> = (0..20).map(|seed| start(setting.options(), seed)).collect();
    let mut all = dealt[0].setup.supply.all(Blanks::None);
    all.sort_unstable();
    assert!(dealt.iter().all(|game| everything(game) == all));
    let first = &dealt[0].table.sides;
    assert!(dealt[1..].iter().all(|game| game.table.sides != *first), "each seed mixes anew");
}

/// ZZ-004
#[test]
fn the_draws_tell_who_begins() {
    let setting = table().players(&NAMES);
    let mut decided_at_once = 0;
    for seed in 0..200 {
        let view = start(setting.options(), seed).view(Viewer::Spectator);
        let first = view.starter_draws.first().expect("everyone draws");
        assert_eq!(first.len(), 4);
        if view.starter_draws.len() == 1 {
            let nearest = first.iter().min_by_key(|(_, letter)| letter).unwrap();
            assert_eq!(Some(nearest.0), view.turn);
            decided_at_once += 1;
        }
    }
    assert!((50..200).contains(&decided_at_once), "sometimes one draw is not enough");
}

/// ZZ-041
#[test]
fn with_an_even_deal_everyone_has_as_many_action_tiles() {
    for players in 2..=4 {
        let setting = table().players(&NAMES[..players]);
        let setting = setting.rules(|rules| rules.actions = ActionDeal::Even);
        for seed in 0..30 {
            let game = start(setting.options(), seed);
            for side in &game.table.sides {
                let tiles = [side.pile.contents(), side.open.clone()].concat();
                let count = |kind: ActionKind| {
                    tiles.iter().filter(|tile| **tile == HandTile::Action(kind)).count()
                };
                let counts = ActionKind::ALL.map(count);
                let expected = if players == 4 { 3 } else { 4 };
                assert_eq!(counts.iter().sum::<usize>(), expected);
                assert!(players == 4 || counts == [1; 4], "one of each kind");
            }
        }
    }
}

/// ZZ-040
#[test]
fn a_table_may_play_with_two_blanks() {
    let setting = table().rules(|rules| rules.blanks = Blanks::Two);
    let game = start(setting.options(), 1);
    let blank = |tile: &&HandTile| **tile == HandTile::Letter(Tile::Blank);
    assert_eq!(everything(&game).iter().filter(blank).count(), 2);
    assert_eq!(game.view(Viewer::Spectator).unseen.len(), 31);
}

/// ZZ-042
#[test]
fn two_to_four_can_play() {
    for names in [&["Ann"][..], &["A", "B", "C", "D", "E"]] {
        let setting = table().players(names);
        let fault = Zigzag::start(setting.options(), Seed::from_number(1), &SHELF).unwrap_err();
        let found = names.len();
        let sentence = format!("this kind of game is for 2 to 4 players, not {found}");
        assert_eq!(fault.to_string(), sentence);
    }
}

#[test]
fn a_table_that_cannot_be_set_is_refused_in_words() {
    let refusal = |setting: super::support::Setting| {
        let fault = Zigzag::start(setting.options(), Seed::from_number(1), &SHELF);
        fault.unwrap_err().to_string()
    };
    let tiles = refusal(table().rules(|rules| rules.tiles = "gold".into()));
    assert_eq!(tiles, "there are no tiles “gold” here");
    assert!(refusal(table().computers(&["level1", "nobody"])).starts_with("there is no player"));
    assert!(refusal(table().players(&["Ann", ""])).starts_with("a player’s name has"));
    let mut options = table().options().clone();
    options.position = Some("DIVA".into());
    let fault = Zigzag::start(&options, Seed::from_number(1), &SHELF).unwrap_err();
    assert!(fault.to_string().contains("begins with an empty table"));
}

/// ZZ-006
#[test]
fn play_goes_round_clockwise() {
    let mut game = table().players(&NAMES).start();
    for turn in [0, 1, 2, 3, 0] {
        assert_eq!(game.turn(), turn);
        game.pass(turn).unwrap();
    }
}

proptest! {
    #[test]
    fn the_same_seed_deals_the_same_game(seed in any::<u64>(), players in 2..=4_usize) {
        let setting = table().players(&NAMES[..players]);
        let game = start(setting.options(), seed);
        prop_assert!(game == start(setting.options(), seed));
        prop_assert!(game.table.turn < Seat(u8::try_from(players).unwrap()));
    }
}
