//! Solitaire and tournaments.

use super::support::{Table, table};
use crate::{Action, EndReason, Mode, PhaseView, Refusal, Settlement};

fn solitaire() -> Table {
    let alone = |rules: &mut crate::Rules| rules.mode = Mode::Solitaire;
    table("console-en").players(&["Ann"]).rules(alone).racks("HORNAEI").start()
}

fn settled(game: &Table) -> Settlement {
    match game.view(0).shared.phase {
        PhaseView::Nothing { settlement } => settlement,
        other => panic!("the game goes on: {other:?}"),
    }
}

/// PS-021, PS-022
#[test]
fn a_solitary_player_draws_and_goes_on_at_once() {
    let mut game = solitaire();
    game.play(0, "8F HORN").unwrap();
    assert_eq!((game.turn(), game.rack(0).len(), game.score(0)), (0, 7, 14));
    assert_eq!(game.view(0).shared.seats.len(), 1);
}

/// PS-024
#[test]
fn a_solitary_player_exchanges_once() {
    let mut game = solitaire();
    game.exchange(0, "HO").unwrap();
    let rack = game.rack(0);
    assert_eq!(game.exchange(0, &rack[..1]), Err(Refusal::NoExchangeLeft));
}

/// PS-025
#[test]
fn passing_ends_a_solitary_game() {
    let mut game = solitaire();
    game.play(0, "8F HORN").unwrap();
    game.act(0, Action::Pass).unwrap();
    assert_eq!(settled(&game).reason, EndReason::Passes);
}

/// PS-023
#[test]
fn a_solitary_game_ends_when_no_word_can_be_laid_and_no_exchange_is_left() {
    let mut game = solitaire_with("VVO");
    game.play(0, "I8 NO").unwrap();
    assert_eq!(settled(&game).reason, EndReason::NoPlay);
}

/// PS-023
#[test]
fn a_solitary_game_ends_when_all_tiles_are_used() {
    let mut game = solitaire_with("OT");
    game.play(0, "I8 NOT").unwrap();
    assert_eq!(settled(&game).reason, EndReason::WentOut);
}

fn solitaire_with(rack: &str) -> Table {
    let alone = |rules: &mut crate::Rules| rules.mode = Mode::Solitaire;
    table("console-en").players(&["Ann"]).rules(alone).endgame(rack).start()
}

fn tournament() -> Table {
    let three = |rules: &mut crate::Rules| rules.mode = Mode::Tournament(3);
    table("console-en").rules(three).racks("HORNAEI/STUEEEE").start()
}

fn pass_to_the_end(game: &mut Table) {
    for _ in 0..6 {
        game.act(game.turn(), Action::Pass).unwrap();
    }
}

/// PS-027, PS-028, PS-029
#[test]
fn a_tournament_is_three_games_and_the_highest_sum_wins() {
    let mut game = tournament();
    game.play(0, "8F HORN").unwrap();
    game.act(1, Action::Pass).unwrap();
    let mut sums = [0, 0];
    for round in 1..=3 {
        assert_eq!(game.view(0).round, (round, 3));
        while game.game().to_move().is_some() {
            game.act(game.turn(), Action::Pass).unwrap();
        }
        sums = [sums[0] + game.score(0), sums[1] + game.score(1)];
        if round < 3 {
            assert!(!game.is_over());
            assert_eq!(
                game.act(0, Action::Pass).unwrap_err().to_string(),
                "tell me first to begin the next game"
            );
            game.act(1, Action::NextGame).unwrap();
            assert_eq!(game.view(0).shared.seats[0].carried.0, sums[0]);
        }
    }
    let totals: Vec<i32> = settled(&game).totals.iter().map(|score| score.0).collect();
    assert_eq!(totals, sums);
    let best = u8::from(sums[0] <= sums[1]);
    assert_eq!(game.winners(), [best]);
}

#[test]
fn each_game_of_a_tournament_is_dealt_anew() {
    let mut game = tournament();
    pass_to_the_end(&mut game);
    let first = game.rack(0);
    game.act(0, Action::NextGame).unwrap();
    assert_ne!(game.rack(0), first);
    assert_eq!((game.score(0), game.bag()), (0, 86));
}

#[test]
fn the_next_game_begins_only_after_one_has_ended() {
    assert_eq!(tournament().act(0, Action::NextGame), Err(Refusal::NotInThisMode));
}

/// PS-013
#[test]
fn a_preset_is_played_as_a_normal_game_alone_or_as_a_tournament() {
    let modes = [(Mode::Normal, 2), (Mode::Solitaire, 1), (Mode::Tournament(3), 2)];
    for (mode, seats) in modes {
        let names = &["Ann", "Ben"][..seats];
        let game = table("console-en").players(names).rules(|rules| rules.mode = mode).start();
        assert_eq!((game.view(0).rules.mode, game.turn()), (mode, 0));
    }
}
