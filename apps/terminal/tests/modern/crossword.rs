//! The crossword table on modern screens.

use locales::Language;

use crate::player::{Player, wishes};
use crate::support::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_from_the_home_screen_and_the_board_is_drawn() {
    let folder = Folder::new();
    let mut player = Player::new(folder.open().await, wishes(&folder, Language::EN));
    player.wait_for("What shall we call you?").await;
    player.type_text("Anna\n");
    player.wait_for("New game").await;
    println!("{}", player.shown(80, 24));
    player.type_text("\n");
    player.wait_for("Let’s play!").await;
    println!("{}", player.shown(80, 24));
    player.type_text("\n");
    player.wait_for("Turns").await;
    for (columns, rows) in [(80, 24), (100, 30), (200, 50)] {
        println!("{}", player.shown(columns, rows));
    }
}
