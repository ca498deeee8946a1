//! Whole games by keys alone, from the home screen to the result.

use crossterm::event::KeyCode;
use locales::Language;
use terminal::Wishes;

use super::player::{Player, wishes};
use crate::support::Folder;

/// The first screen of a table of this game against the weakest computer.
async fn begun(folder: &Folder, game: &str, preset: &str) -> Player {
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let wishes = Wishes {
        game: Some(game.to_owned()),
        preset: Some(preset.to_owned()),
        players: vec!["Anna".to_owned(), "level1".to_owned()],
        ..wishes(folder, Language::EN)
    };
    let mut player = Player::new(house, wishes);
    player.wait_for("Turns").await;
    player
}

/// What stands at the bottom once a game is over.
const OVER: [&str; 3] = ["has won.", "A draw:", "The game is over"];

fn is_over(shown: &str) -> bool {
    OVER.iter().any(|text| shown.contains(text))
}

/// Waits for the own turn; false once the game is over.
async fn comes_to_move(player: &mut Player) -> bool {
    loop {
        let shown = player.shown(100, 30);
        if is_over(&shown) {
            return false;
        }
        if shown.contains("your turn") {
            return true;
        }
        player.wait().await;
    }
}

/// The panel with the score sheet, which changes with every turn and with nothing else.
fn sheet(player: &Player) -> String {
    let shown = player.shown(100, 30);
    let mut lines = shown.lines().take(20).skip_while(|line| !line.contains("Turns"));
    let Some(title) = lines.next() else { return String::new() };
    let column = title.split("Turns").next().unwrap_or_default().chars().count();
    lines.map(|line| line.chars().skip(column).collect::<String>()).collect()
}

/// Waits until a turn has been played, or the game is over.
async fn waits_for_the_turn(player: &mut Player, before: &str) {
    while sheet(player) == before && !is_over(&player.shown(100, 30)) {
        player.wait().await;
    }
}

/// Plays the first hint of a list, or passes if there is none.
async fn plays_a_hint(player: &mut Player) {
    let before = sheet(player);
    player.type_text("5");
    let found = player.wait_for_any(&["╭─ Hints", "No word to be found"]).await;
    if found == "No word to be found" {
        player.type_text("2");
        player.type_text("y");
    } else {
        player.key(KeyCode::Enter);
        player.wait_for("Play ").await;
        player.key(KeyCode::Enter);
    }
    waits_for_the_turn(player, &before).await;
}

/// PS-001, PS-003
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_crossword_game_is_played_by_keys_alone() {
    let folder = Folder::new();
    let mut player = begun(&folder, "crossword", "console-en").await;
    while comes_to_move(&mut player).await {
        plays_a_hint(&mut player).await;
    }
    let shown = player.shown(80, 24);
    assert!(shown.contains("1 Review") && shown.contains("2 Play again"), "{shown}");
    player.type_text("1");
    player.wait_for("The best there was").await;
    player.key(KeyCode::Home);
    player.wait_for("Turn 1 of").await;
    player.key(KeyCode::Esc);
    player.type_text("2");
    player.wait_for("Nothing has been played yet.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_parcours_game_is_played_by_keys_alone() {
    let folder = Folder::new();
    let mut player = begun(&folder, "parcours", "parcours-en").await;
    while comes_to_move(&mut player).await {
        let before = sheet(&player);
        player.type_text("5");
        let found = player.wait_for_any(&["╭─ Hints", "No word to be found"]).await;
        if found == "╭─ Hints" {
            player.key(KeyCode::Enter);
            player.wait_for("Lay ").await;
            player.key(KeyCode::Enter);
            while player.shown(100, 30).contains("Lay ") {
                player.wait().await;
            }
            if !player.shown(100, 30).contains("End the hand") {
                continue;
            }
        }
        player.type_text("2");
        player.key(KeyCode::Enter);
        waits_for_the_turn(&mut player, &before).await;
    }
    assert!(is_over(&player.shown(80, 24)));
}

/// Plays the strongest hint of Zigzag, or passes.
async fn plays_a_zigzag_hint(player: &mut Player) {
    let before = sheet(player);
    player.type_text("5");
    loop {
        let found = player
            .wait_for_any(&["nothing to lay", "alone.", ", as it is shown", "╭─ Hints"])
            .await;
        match found {
            "nothing to lay" => {
                player.key(KeyCode::Esc);
                player.type_text("2");
                player.type_text("y");
                break;
            }
            "alone." => {
                player.key(KeyCode::Enter);
                player.key(KeyCode::Enter);
                break;
            }
            ", as it is shown" => {
                player.key(KeyCode::Enter);
                player.wait_for("Play ").await;
                player.key(KeyCode::Enter);
                break;
            }
            _ => {
                player.type_text("5");
                player.wait().await;
            }
        }
    }
    waits_for_the_turn(player, &before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_zigzag_game_is_played_by_keys_alone() {
    let folder = Folder::new();
    let mut player = begun(&folder, "zigzag", "zigzag-short-en").await;
    while comes_to_move(&mut player).await {
        plays_a_zigzag_hint(&mut player).await;
    }
    let shown = player.shown(100, 30);
    assert!(is_over(&shown), "{shown}");
    player.type_text("1");
    player.wait_for("Turn 1 of").await;
}

/// PS-021, PS-025
#[tokio::test(flavor = "multi_thread")]
async fn a_solitaire_game_is_set_up_by_keys_and_ended_by_passing() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let mut player = Player::new(house, wishes(&folder, Language::EN));
    player.wait_for("New game").await;
    player.key(KeyCode::Enter);
    player.wait_for("Let’s play!").await;
    for _ in 0..7 {
        player.key(KeyCode::Up);
    }
    player.key(KeyCode::Right);
    player.wait_for("Solitaire").await;
    player.key(KeyCode::End);
    player.key(KeyCode::Enter);
    player.wait_for("your turn").await;
    player.type_text(":pass\n");
    player.type_text("y");
    player.wait_for("The game is over").await;
}
