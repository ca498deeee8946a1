//! Several people at one terminal, the mouse, the command line, and leaving.

use crossterm::event::KeyCode;
use locales::Language;
use terminal::Wishes;

use super::player::{Player, wishes};
use crate::support::Folder;

async fn two_people(folder: &Folder) -> Player {
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let wishes = Wishes {
        preset: Some("console-en".to_owned()),
        players: vec!["Anna".to_owned(), "Ben".to_owned()],
        ..wishes(folder, Language::EN)
    };
    let mut player = Player::new(house, wishes);
    player.wait_for("Anna, it is your turn").await;
    player
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_hidden_until_the_next_person_is_there() {
    let folder = Folder::new();
    let mut player = two_people(&folder).await;
    assert!(!player.shown(80, 24).contains("Turns"), "nothing of the table is seen");
    player.key(KeyCode::Enter);
    assert!(player.shown(80, 24).contains("Turns"));
    player.type_text("2y");
    player.wait_for("Ben, it is your turn").await;
    assert!(!player.shown(80, 24).contains("Turns"));
    player.key(KeyCode::Enter);
    player.wait_for("your turn").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_and_resigning_ask_first_and_leaving_keeps_the_game() {
    let folder = Folder::new();
    let mut player = two_people(&folder).await;
    player.key(KeyCode::Enter);
    player.type_text("2");
    assert!(player.shown(80, 24).contains("Pass this turn?"));
    player.key(KeyCode::Enter);
    assert!(!player.shown(80, 24).contains("Pass this turn?"), "no is chosen at first");
    player.type_text(":resign\n");
    assert!(player.shown(80, 24).contains("Give the game up?"));
    player.type_text("n");
    player.key(KeyCode::Esc);
    player.wait_for("Continue").await;
    player.key(KeyCode::Home);
    player.key(KeyCode::Enter);
    player.wait_for("Anna, it is your turn").await;
    player.key(KeyCode::Enter);
    player.wait_for("Nothing has been played yet.").await;
    player.key(KeyCode::Esc);
    player.wait_for("Continue").await;
    player.key(KeyCode::Esc);
    assert!(player.has_left);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_line_answers_and_says_what_it_does_not_know() {
    let folder = Folder::new();
    let mut player = two_people(&folder).await;
    player.key(KeyCode::Enter);
    player.type_text(":row 8\n");
    assert!(player.shown(100, 30).contains("Row 8"), "{}", player.shown(100, 30));
    player.key(KeyCode::Esc);
    player.type_text(":score\n");
    assert!(player.shown(80, 24).contains("Anna 0 · Ben 0"));
    player.type_text(":frobnicate it\n");
    assert!(player.shown(80, 24).contains("“frobnicate it” is not a command"));
    player.type_text("?");
    assert!(player.shown(80, 24).contains("lay this letter at the cursor"));
}

/// PS-002
#[tokio::test(flavor = "multi_thread")]
async fn the_mouse_moves_the_cursor_and_presses_what_the_bottom_line_shows() {
    let folder = Folder::new();
    let mut player = two_people(&folder).await;
    player.press(40, 10);
    assert!(player.shown(80, 24).contains("Turns"), "pressing anywhere lifts the veil");
    player.press(4, 2);
    let first_row = player.shown(80, 24).lines().nth(2).unwrap_or_default().to_owned();
    assert!(first_row.starts_with(" 1  →"), "{first_row}");
    player.click("2 pass");
    assert!(player.shown(80, 24).contains("Pass this turn?"));
    player.click("2 No");
    assert!(!player.shown(80, 24).contains("Pass this turn?"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_thinks_can_be_made_to_play() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let wishes = Wishes {
        preset: Some("console-en".to_owned()),
        players: vec!["Anna".to_owned(), "champion".to_owned()],
        ..wishes(&folder, Language::EN)
    };
    let mut player = Player::new(house, wishes);
    player.wait_for("your turn").await;
    player.type_text("2y");
    player.wait_for("thinking…").await;
    assert!(player.shown(80, 24).contains("2 play now"));
    player.type_text("2");
    player.wait_for("your turn").await;
}
