//! A game of De Luxe, from a prepared position.

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::NewSeat;
use serde_json::json;
use terminal::screen::picture;

use super::desk::{Desk, english};
use crate::support::{Folder, against};

fn ben() -> Vec<NewSeat> {
    vec![NewSeat::Beside { name: "Ben".into() }]
}

/// DL-026, DL-041, DL-044
#[tokio::test(flavor = "multi_thread")]
async fn rack_and_name_stand_bottom_left_and_the_numbered_options_right() {
    let folder = Folder::new();
    let blaise = vec![against("level5")];
    let mut desk = english(&folder, blaise, json!({})).await;
    assert_snapshot!("deluxe_table", desk.sees("ENTER A WORD").await);
    desk.types("3").await;
    assert_snapshot!("deluxe_premiums", desk.sees("PREMIUM SQUARES").await);
    desk.types("4").await;
    assert_snapshot!("deluxe_values", desk.sees("TILE VALUES").await);
    desk.types("5").await;
    assert_snapshot!("deluxe_distribution", desk.sees("TILES: LEFT/ALL").await);
    desk.remote.press(KeyCode::Esc).await;
    desk.sees("OPTIONS").await;
    desk.types("7").await;
    let juggled = desk.sees("OPTIONS").await;
    assert!(!juggled.contains(" E   G   L   O   R   V"), "{juggled}");
    desk.types("8").await;
    let hint = desk.sees("You could play").await;
    assert!(hint.contains(" at ") && hint.contains("point"), "{hint}");
    desk.hangs_up().await;
}

/// DL-044, DL-055, DL-056
#[tokio::test(flavor = "multi_thread")]
async fn f1_changes_the_screen_s_colour_and_f2_its_background_and_both_are_kept() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    let green = picture::styles(&desk.shows("ENTER A WORD").await);
    assert!(green.contains("#A0F0B4 on #020805"), "pastel green on black: {green}");
    desk.remote.press(KeyCode::F(1)).await;
    let amber = picture::styles(&desk.shows("Screen colour: amber.").await);
    assert!(amber.contains("#FFB84D on #020805"), "{amber}");
    desk.remote.press(KeyCode::F(2)).await;
    let navy = picture::styles(&desk.shows("Background colour: navy.").await);
    assert!(navy.contains("#FFB84D on #0A1238"), "{navy}");
    desk.hangs_up().await;
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    let kept = picture::styles(&desk.shows("RESUME A GAME?").await);
    assert!(kept.contains("#FFB84D on #0A1238"), "{kept}");
    desk.hangs_up().await;
}

/// DL-057, DL-058, DL-059, DL-060, MS-076
#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_typed_in_full_placed_from_the_top_left_and_counted_at_once() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("grove s").await;
    assert_snapshot!("deluxe_typing", desk.sees("GROVEs").await);
    desk.types("\n").await;
    let cursor = desk.shows("PLACE GROVEs").await;
    assert_eq!(cursor[(4, 2)].bg, cursor[(6, 2)].bg);
    assert_ne!(cursor[(4, 2)].bg, cursor[(10, 2)].bg, "the cursor is at the top left");
    desk.places(6, 7, 'h').await;
    desk.types("d").await;
    assert_snapshot!("deluxe_tried", desk.sees("TRY A DIFFERENT WORD? (N)").await);
    desk.types("y").await;
    desk.sees("ENTER A WORD").await;
    desk.types("hornet\n").await;
    desk.places(7, 5, 'a').await;
    desk.sees("The rack has no T").await;
    desk.types("x").await;
    desk.sees("ENTER A WORD").await;
    desk.types("grove s\n").await;
    desk.places(6, 7, 'd').await;
    desk.sees("TRY A DIFFERENT WORD? (N)").await;
    desk.types("\n").await;
    let text = desk.sees("► BEN").await;
    assert!(text.contains("GROVEs H7"), "{text}");
    desk.hangs_up().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_does_not_fit_says_why() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("grovel\n").await;
    desk.places(0, 10, 'a').await;
    desk.sees("GROVEL does not fit on the board there.").await;
    desk.remote.press_times(8, KeyCode::Left).await;
    desk.places(7, 0, 'a').await;
    desk.sees("H lies where GROVEL needs another letter.").await;
    desk.remote.press(KeyCode::Backspace).await;
    desk.remote.press_times(6, KeyCode::Backspace).await;
    desk.types("horn\n").await;
    desk.places(7, 5, 'a').await;
    desk.sees("HORN lies there already.").await;
    desk.hangs_up().await;
}

/// DL-061, DL-062, DL-063
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_is_accepted_costs_turn_and_score() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("grelvo\n").await;
    desk.places(6, 7, 'd').await;
    desk.sees("TRY A DIFFERENT WORD?").await;
    desk.types("n").await;
    assert_snapshot!("deluxe_challenge", desk.sees("DO YOU ACCEPT THE CHALLENGE?").await);
    desk.types("y").await;
    let text = desk.sees("► BEN").await;
    assert!(text.contains("lost the turn"), "{text}");
    assert!(text.lines().any(|line| line.contains("LUCIE") && line.ends_with(" 20")), "{text}");
    desk.hangs_up().await;
}

/// DL-064, DL-065
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_is_rejected_is_asked_about_once_more_and_overridden() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("grelvo\n").await;
    desk.places(6, 7, 'd').await;
    desk.sees("TRY A DIFFERENT WORD?").await;
    desk.types("n").await;
    desk.sees("DO YOU ACCEPT THE CHALLENGE?").await;
    desk.types("n").await;
    assert_snapshot!("deluxe_sure", desk.sees("GRELVO: ARE YOU SURE?").await);
    desk.types("y").await;
    let text = desk.sees("► BEN").await;
    assert!(text.contains("GRELVO H7"), "{text}");
    desk.hangs_up().await;
}

/// DL-042
#[tokio::test(flavor = "multi_thread")]
async fn who_types_nothing_in_time_misses_the_turn() {
    let folder = Folder::new();
    let clock = json!({"clock": {"per_turn": {"seconds": 600, "over": "misses_turn"}}});
    let mut desk = english(&folder, ben(), clock).await;
    desk.sees("of 10:00 a turn").await;
    desk.waits(601);
    let text = desk.sees("► BEN").await;
    assert!(text.contains("ran out of time"), "{text}");
    desk.hangs_up().await;
}

/// DL-043
#[tokio::test(flavor = "multi_thread")]
async fn a_word_begun_in_time_is_placed_without_haste_but_cannot_be_cancelled() {
    let folder = Folder::new();
    let clock = json!({"clock": {"per_turn": {"seconds": 600, "over": "misses_turn"}}});
    let mut desk = english(&folder, ben(), clock).await;
    desk.sees("ENTER A WORD").await;
    let before = desk.events_so_far().await;
    desk.types("grove8").await;
    desk.sees("GROVE").await;
    desk.table_hears(before + 5).await;
    desk.waits(601);
    desk.sees("Time is up: GROVE must be placed").await;
    desk.remote.press(KeyCode::Backspace).await;
    desk.types("\n").await;
    desk.sees("PLACE GROVE:").await;
    desk.types("x").await;
    let text = desk.sees("Time is up: GROVE must be placed").await;
    assert!(text.contains("PLACE GROVE:"), "{text}");
    desk.places(6, 7, 'd').await;
    let text = desk.sees("► BEN").await;
    assert!(text.contains("GROVE H7"), "{text}");
    desk.hangs_up().await;
}

/// DL-034, DL-037, DL-048
#[tokio::test(flavor = "multi_thread")]
async fn the_pass_key_forces_the_computer_to_place_the_word_it_thinks_of() {
    let folder = Folder::new();
    let slow = json!({"screen": {"placement_speed": 9}});
    let mut desk = english(&folder, vec![against("level8")], slow).await;
    desk.sees("ENTER A WORD").await;
    desk.types("2").await;
    let thought = desk.sees("BLAISE tries").await;
    assert!(thought.contains("2 force move"), "{thought}");
    desk.types("2").await;
    let text = desk.sees("ENTER A WORD").await;
    assert!(!text.contains("tries"), "{text}");
    desk.hangs_up().await;
}

/// DL-045, DL-046, DL-026
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_under_a_name_of_its_own_and_resumed_where_it_was() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("1").await;
    assert_snapshot!("deluxe_quit", desk.sees("SAVE GAME?").await);
    desk.types("yFirst\n").await;
    desk.has_left().await;

    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("2").await;
    desk.sees("► BEN").await;
    desk.types("1yfirst\n").await;
    let refusal = desk.sees("Another game is called “first”; it is not overwritten.").await;
    assert!(refusal.contains("ENTER FILE NAME:"), "{refusal}");
    desk.types("second\n").await;
    desk.has_left().await;

    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("y").await;
    let list = desk.sees("SAVED GAMES").await;
    assert!(list.contains("First") && list.contains("second"), "{list}");
    desk.types("SECOND\n").await;
    let text = desk.sees("ENTER A WORD").await;
    assert!(text.contains("► BEN") && text.contains("passed"), "{text}");
    desk.hangs_up().await;
}

/// DL-036
#[tokio::test(flavor = "multi_thread")]
async fn with_hidden_racks_there_is_a_pause_at_both_ends_of_a_turn() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({"racks": "hidden"})).await;
    let curtain = desk.sees("PRESS RETURN").await;
    assert_snapshot!("deluxe_curtain", curtain);
    desk.types("\n").await;
    let own = desk.sees("ENTER A WORD").await;
    assert!(own.contains(" E   G   L   O   R   V"), "{own}");
    assert!(!own.contains("A E I N R T T"), "{own}");
    desk.types("2").await;
    assert_snapshot!("deluxe_new_rack", desk.sees("PRESS RETURN TO END THE TURN").await);
    desk.types("\n").await;
    let next = desk.sees("BEN, it is your turn.").await;
    assert!(!next.contains(" E   G   L"), "{next}");
    desk.types("\n").await;
    let text = desk.sees("ENTER A WORD").await;
    assert!(text.contains(" A   E   I   N   R   T   T"), "{text}");
    desk.hangs_up().await;
}

/// DL-052
#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_changed_by_typing_them_and_that_is_a_turn() {
    let folder = Folder::new();
    let mut desk = english(&folder, ben(), json!({})).await;
    desk.sees("ENTER A WORD").await;
    desk.types("6gzv ").await;
    assert_snapshot!("deluxe_change", desk.sees("GV_").await);
    desk.types("\n").await;
    let text = desk.sees("► BEN").await;
    assert!(text.contains("changed 3 tiles"), "{text}");
    desk.hangs_up().await;
}
