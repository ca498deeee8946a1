//! Key maps, accepted or dropped, and the visible area.

use crossterm::event::KeyCode;
use locales::Language;
use terminal::Wishes;
use terminal::screen::{ColourChoice, KeyMap, Settings};

use super::player::{Player, wishes};
use crate::support::Folder;

async fn at_settings(folder: &Folder) -> Player {
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let mut player = Player::new(house, wishes(folder, Language::EN));
    player.wait_for("Settings").await;
    player.key(KeyCode::End);
    player.key(KeyCode::Up);
    player.key(KeyCode::Enter);
    player.wait_for("Keys of Anna").await;
    player
}

fn choose_row(player: &mut Player, row: usize) {
    player.key(KeyCode::Home);
    for _ in 0..row {
        player.key(KeyCode::Down);
    }
}

/// PS-034, PS-035, PS-036
#[tokio::test(flavor = "multi_thread")]
async fn each_player_chooses_one_of_three_key_maps_and_accepts_it() {
    let folder = Folder::new();
    let mut player = at_settings(&folder).await;
    choose_row(&mut player, 5);
    player.key(KeyCode::Right);
    assert!(player.shown(80, 24).contains("W A S D and space"));
    player.key(KeyCode::Right);
    assert!(player.shown(80, 24).contains("h j k l, as in vi"));
    player.key(KeyCode::Down);
    player.key(KeyCode::Enter);
    player.wait_for("The settings are kept.").await;
    player.type_text("jj");
    assert!(player.shown(80, 24).contains("▸ High scores"), "{}", player.shown(80, 24));
    while Settings::read(folder.path()).expect("it is there").keys_of("Anna") != KeyMap::Vi {
        player.type_text("j");
        tokio::task::yield_now().await;
    }
    assert_eq!(Settings::read(folder.path()).expect("it is there").keys_of("Ben"), KeyMap::Arrows);
}

/// PS-036
#[tokio::test(flavor = "multi_thread")]
async fn a_key_map_that_is_not_accepted_is_dropped() {
    let folder = Folder::new();
    let mut player = at_settings(&folder).await;
    choose_row(&mut player, 5);
    player.key(KeyCode::Right);
    player.key(KeyCode::Esc);
    player.wait_for("New game").await;
    player.type_text("s");
    assert!(player.shown(80, 24).contains("▸ New game"), "s does not walk");
    assert_eq!(Settings::read(folder.path()).expect("it is there"), Settings::default());
}

/// PS-032
#[tokio::test(flavor = "multi_thread")]
async fn the_visible_area_is_moved_sized_and_kept_or_dropped() {
    let folder = Folder::new();
    let mut player = at_settings(&folder).await;
    player.shown(100, 30);
    choose_row(&mut player, 3);
    player.key(KeyCode::Enter);
    assert!(player.shown(100, 30).starts_with(" L  Lettrine  Screen position"));
    player.type_text("---");
    player.key(KeyCode::Right);
    player.key(KeyCode::Down);
    let moved = player.shown(100, 30);
    assert!(moved.starts_with("\n  L  Lettrine  Screen position"), "{moved}");
    player.key(KeyCode::Esc);
    assert!(player.shown(100, 30).starts_with(" L  Lettrine  Settings"), "dropped");
    player.key(KeyCode::Enter);
    player.type_text("---");
    player.key(KeyCode::Right);
    player.key(KeyCode::Enter);
    assert!(player.shown(100, 30).starts_with("  L  Lettrine  Settings"), "kept");
}

async fn at_table(folder: &Folder, keys: KeyMap) -> Player {
    let house = folder.open().await;
    house.client().take_name("Anna").await.expect("it is there");
    let wishes = Wishes {
        preset: Some("console-en".to_owned()),
        players: vec!["Anna".to_owned(), "level1".to_owned()],
        ..wishes(folder, Language::EN)
    };
    let mut settings = Settings { colours: ColourChoice::None, ..Settings::default() };
    settings.players.insert("Anna".to_owned(), keys);
    let mut player = Player::with(house, wishes, settings);
    player.wait_for("your turn").await;
    player
}

fn row_with_cursor(player: &Player) -> Option<usize> {
    let shown = player.shown(80, 24);
    shown.lines().skip(2).take(15).position(|line| line.contains('→') || line.contains('↓'))
}

/// PS-035
#[tokio::test(flavor = "multi_thread")]
async fn with_w_a_s_d_letters_walk_until_a_square_is_chosen_with_the_space_bar() {
    let folder = Folder::new();
    let mut player = at_table(&folder, KeyMap::Wasd).await;
    player.type_text("ww");
    assert_eq!(row_with_cursor(&player), Some(5));
    player.type_text(" ");
    player.type_text("w");
    assert_ne!(row_with_cursor(&player), Some(4), "letters are laid now, or refused");
    while player.shown(80, 24).contains("Esc take back") {
        player.key(KeyCode::Esc);
    }
    assert!(player.shown(80, 24).contains("WASD move"));
}

/// PS-035
#[tokio::test(flavor = "multi_thread")]
async fn with_the_keys_of_vi_letters_walk_until_i_is_pressed() {
    let folder = Folder::new();
    let mut player = at_table(&folder, KeyMap::Vi).await;
    player.type_text("jjj");
    assert_eq!(row_with_cursor(&player), Some(10));
    player.type_text("i");
    assert!(player.shown(80, 24).contains("a–z lay"));
}
