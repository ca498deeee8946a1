//! A game of Micro, from a prepared position.

use insta::assert_snapshot;
use protocol::NewSeat;
use serde_json::json;
use terminal::screen::picture;

use super::desk::{Desk, french};
use crate::support::{Folder, against};

fn zoe() -> Vec<NewSeat> {
    vec![NewSeat::Beside { name: "Zoé".into() }]
}

/// MS-053, MS-062, MS-064, MS-067, MS-068, MS-069, MS-072, MS-073
#[tokio::test(flavor = "multi_thread")]
async fn the_french_table_has_its_options_on_the_right_and_the_rack_bottom_left() {
    let folder = Folder::new();
    let mut desk = french(&folder, vec![against("level3of4")], json!({})).await;
    let shown = desk.shows("Entrez un mot").await;
    assert_snapshot!("micro_table", picture::text(&shown));
    assert_snapshot!("micro_colours", picture::styles(&shown));
    desk.types("3").await;
    assert_snapshot!("micro_premiums", desk.sees("lettre compte double").await);
    desk.types("4").await;
    assert_snapshot!("micro_values", desk.sees("VALEURS").await);
    desk.types("5").await;
    assert_snapshot!("micro_distribution", desk.sees("RESTE/TOTAL").await);
    desk.types("7").await;
    desk.sees("OPTIONS").await;
    desk.types("8").await;
    let hint = desk.sees("Vous pouvez jouer").await;
    assert!(!hint.contains(" en "), "a word without its place: {hint}");
    desk.hangs_up().await;
}

/// MS-074, MS-076, MS-077, MS-078, MS-079, MS-082
#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_placed_with_the_cursor_and_h_v_or_a_and_another_may_be_tried() {
    let folder = Folder::new();
    let mut desk = french(&folder, zoe(), json!({})).await;
    desk.sees("Entrez un mot").await;
    desk.types("chat\n").await;
    desk.places(2, 3, 'a').await;
    let cursor = desk.shows("Placez CHAT").await;
    assert_ne!(cursor[(4, 2)].bg, cursor[(10, 2)].bg, "the cursor is at the top left again");
    desk.places(4, 7, 'v').await;
    assert_snapshot!("micro_tried", desk.sees("Essayer un autre mot (n)").await);
    desk.types("o").await;
    desk.sees("Entrez un mot").await;
    desk.types("chat\n").await;
    desk.places(4, 7, 'V').await;
    desk.sees("Essayer un autre mot (n)").await;
    desk.types("n").await;
    let text = desk.sees("► ZOÉ").await;
    assert!(text.contains("CHAT 8E"), "{text}");
    desk.hangs_up().await;
}

/// MS-053
#[tokio::test(flavor = "multi_thread")]
async fn black_and_white_has_signs_for_the_premium_squares() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "micro-fr").await;
    desk.sees("Nom du joueur 1").await;
    desk.types("Lucie\n\nZoé\n\n\nnnon0").await;
    let text = desk.sees("OPTIONS").await;
    let row = text.lines().nth(2).unwrap();
    assert!(row.contains("A  #  ·  ·  :  ·"), "{text}");
    let row = text.lines().nth(3).unwrap();
    assert!(row.contains("B  ·  +  ·  ·  ·  ∴"), "{text}");
    desk.hangs_up().await;
}

/// MS-057
#[tokio::test(flavor = "multi_thread")]
async fn a_sound_marks_the_steps_of_the_cursor_unless_it_was_not_wanted() {
    for (sound, rings) in [(true, true), (false, false)] {
        let folder = Folder::new();
        let mut desk = french(&folder, zoe(), json!({"screen": {"sound": sound}})).await;
        desk.sees("Entrez un mot").await;
        desk.types("chat\n").await;
        desk.places(4, 7, 'v').await;
        desk.sees("Essayer un autre mot (n)").await;
        assert_eq!(desk.hangs_up().await > 0, rings);
    }
}

/// MS-080, MS-081
#[tokio::test(flavor = "multi_thread")]
async fn a_word_one_is_not_sure_of_is_refused_and_costs_the_turn() {
    let folder = Folder::new();
    let mut desk = french(&folder, zoe(), json!({})).await;
    desk.sees("Entrez un mot").await;
    desk.types("hontcas\n").await;
    desk.places(4, 7, 'v').await;
    desk.sees("Essayer un autre mot").await;
    desk.types("n").await;
    assert_snapshot!("micro_sure", desk.sees("HONTCAS : en êtes-vous sûr").await);
    desk.types("n").await;
    let text = desk.sees("► ZOÉ").await;
    assert!(text.contains("perd son tour"), "{text}");
    desk.hangs_up().await;
}

/// MS-080
#[tokio::test(flavor = "multi_thread")]
async fn a_word_one_is_sure_of_counts() {
    let folder = Folder::new();
    let mut desk = french(&folder, zoe(), json!({})).await;
    desk.sees("Entrez un mot").await;
    desk.types("hontcas\n").await;
    desk.places(4, 7, 'v').await;
    desk.sees("Essayer un autre mot").await;
    desk.types("\n").await;
    desk.sees("HONTCAS : en êtes-vous sûr").await;
    desk.types("o").await;
    let text = desk.sees("► ZOÉ").await;
    assert!(text.contains("HONTCAS 8E"), "{text}");
    desk.hangs_up().await;
}

/// MS-065
#[tokio::test(flavor = "multi_thread")]
async fn the_game_is_stopped_only_after_a_yes_and_is_offered_again() {
    let folder = Folder::new();
    let mut desk = french(&folder, zoe(), json!({})).await;
    desk.sees("Entrez un mot").await;
    desk.types("1").await;
    assert_snapshot!("micro_stop", desk.sees("Arrêter la partie (n)").await);
    desk.types("\n").await;
    desk.sees("Entrez un mot").await;
    desk.types("1o").await;
    desk.has_left().await;
    let mut desk = Desk::open(&folder, "micro-fr").await;
    desk.sees("Reprendre une partie (n)").await;
    desk.hangs_up().await;
}
