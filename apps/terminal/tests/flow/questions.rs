//! The questions before a game.

use crossterm::event::KeyCode;
use insta::assert_snapshot;

use super::desk::Desk;
use crate::support::Folder;

/// DL-025, DL-027, DL-028, DL-031, DL-033, DL-034, DL-035, DL-037, DL-038, DL-039
#[tokio::test(flavor = "multi_thread")]
async fn the_english_questions_are_answered_by_one_key_or_return_for_the_default() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    assert_snapshot!("deluxe_resume", desk.sees("RESUME A GAME?").await);
    desk.types("\n").await;
    assert_snapshot!("deluxe_name", desk.sees("PLAYER 1 NAME:").await);
    desk.types("annabellina\n").await;
    assert_snapshot!("deluxe_level", desk.sees("LEVEL OF annabell (").await);
    desk.types("\n\n").await;
    desk.sees("At least two play").await;
    desk.types("Blaise\n").await;
    desk.types("95").await;
    assert_snapshot!("deluxe_enough", desk.sees("Return without a name begins").await);
    desk.types("\n").await;
    desk.sees("SEE ME THINK? (Y)").await;
    desk.types("y").await;
    desk.sees("VIEW RACKS? (Y)").await;
    desk.types("\n").await;
    desk.sees("PLACEMENT SPEED (0-9):").await;
    desk.types("0").await;
    desk.sees("USE CLOCK? (N)").await;
    desk.types("y").await;
    desk.sees("ENTER MINUTES (0-59):").await;
    desk.types("2\n").await;
    desk.types("75\n").await;
    assert_snapshot!("deluxe_seconds", desk.sees("Type a number from 0 to 59.").await);
    desk.types("30\n").await;
    let table = desk.sees("OPTIONS").await;
    assert!(table.contains("of 2:30 a turn") && table.contains("level 5"), "{table}");
    desk.hangs_up().await;
}

/// DL-039
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_too_short_to_play_is_refused_and_asked_again() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("nAnna\n\nBen\n\n\n\n\n4y0\n5\n").await;
    let text = desk.sees("0:10").await;
    assert!(text.contains("ENTER SECONDS (0-59):"), "{text}");
    desk.types("10\n").await;
    desk.sees("of 0:10 a turn").await;
    desk.hangs_up().await;
}

/// MS-048, MS-049, MS-051, MS-052, MS-054, MS-055, MS-057, MS-058, MS-060
#[tokio::test(flavor = "multi_thread")]
async fn the_french_questions_are_answered_by_o_or_n_or_enter_for_the_default() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "micro-fr").await;
    assert_snapshot!("micro_name", desk.sees("Nom du joueur 1").await);
    desk.types("Lucie\n\nOrdi\n").await;
    assert_snapshot!("micro_level", desk.sees("Niveau de Ordi").await);
    desk.types("53\n").await;
    desk.sees("Utilisez-vous un écran en couleurs (o)").await;
    desk.types("N").await;
    desk.sees("Voulez-vous me voir réfléchir (o)").await;
    desk.types("\n").await;
    desk.sees("Toutes les réglettes visibles (o)").await;
    desk.types("o").await;
    desk.sees("Des effets sonores (o)").await;
    desk.types("xn").await;
    assert_snapshot!("micro_speed", desk.sees("Vitesse de placement (0-9)").await);
    desk.types("0").await;
    let table = desk.sees("OPTIONS").await;
    assert!(table.contains("niveau 3") && table.contains("commence."), "{table}");
    desk.hangs_up().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn esc_goes_one_question_back_and_leaves_before_the_first() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("nAnna\n").await;
    desk.sees("LEVEL OF Anna").await;
    desk.remote.press(KeyCode::Esc).await;
    let text = desk.sees("PLAYER 1 NAME:").await;
    assert!(!text.contains("LEVEL"), "{text}");
    desk.remote.press_times(2, KeyCode::Esc).await;
    desk.has_left().await;
}

/// DL-026
#[tokio::test(flavor = "multi_thread")]
async fn a_saved_game_that_is_not_there_is_asked_for_again() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("y").await;
    assert_snapshot!("deluxe_no_games", desk.sees("ENTER FILE NAME:").await);
    desk.types("chess\n").await;
    desk.sees("No game is saved.").await;
    desk.hangs_up().await;
}
