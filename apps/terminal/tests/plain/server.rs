//! Two terminals at one server: seats, turns, watching.

use locales::Language;
use terminal::{Dialogue, House, Place};

use super::talk::{until, wishes};
use crate::support::Folder;

/// The house of someone who plays at a server.
async fn house_of(name: &str, url: &str, folder: &Folder) -> House {
    let place = Place::There(url.to_owned());
    let house = House::open(place, folder.path(), Language::EN).await.expect("a server");
    house.client().take_name(name).await.expect("a name");
    house
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_and_a_third_watches() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let url = format!("http://{}", running.address());
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let mut annas = house_of("Anna", &url, &folders[0]).await;
    let mut bens = house_of("Ben", &url, &folders[1]).await;
    let mut zoes = house_of("Zoe", &url, &folders[2]).await;

    let mut wish = wishes(&folders[0], Language::EN);
    wish.game = Some("zigzag".into());
    wish.players = ["Anna", "open"].map(str::to_owned).to_vec();
    let mut anna = Dialogue::new(&mut annas, &wish, 0);
    anna.begin().await.unwrap();
    let text = until(&mut anna, "1 seat is open.").await;
    let code = text.split("Its code is ").nth(1).and_then(|rest| rest.lines().next()).unwrap();

    wish = wishes(&folders[1], Language::EN);
    wish.join = Some(format!("{url}/t/{}", code.trim_end_matches('.')));
    let mut ben = Dialogue::new(&mut bens, &wish, 0);
    ben.begin().await.unwrap();
    until(&mut ben, "The host begins the game.").await;
    until(&mut anna, "Type start to begin.").await;
    anna.hear("start").await;
    until(&mut anna, "Zigzag: Anna and Ben.").await;
    until(&mut ben, "Zigzag: Anna and Ben.").await;

    let mut watcher = Dialogue::new(&mut zoes, &wish, 0);
    watcher.begin().await.unwrap();
    until(&mut watcher, "Zigzag: Anna and Ben.").await;
    watcher.hear("pass").await;
    watcher.hear("yes").await;
    assert!(watcher.take_text().contains("You are watching"));

    anna.hear("who").await;
    let annas_turn = anna.take_text().contains("It is Anna’s turn");
    let (first, second) = if annas_turn { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    let name = if annas_turn { "Anna" } else { "Ben" };
    first.hear("pass").await;
    first.hear("yes").await;
    let passes = format!("{name} passes.");
    until(first, &passes).await;
    until(second, &passes).await;
    until(&mut watcher, &passes).await;
    second.hear("last").await;
    assert!(second.take_text().contains(&passes));

    for dialogue in &mut [anna, ben, watcher] {
        dialogue.leave().await;
        assert!(!dialogue.take_text().contains("is kept"), "the others play on");
    }
    for house in [annas, bens, zoes] {
        house.close().await;
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_is_wrong_is_said() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let mine = Folder::new();
    let mut house = house_of("Anna", &format!("http://{}", running.address()), &mine).await;
    let mut wish = wishes(&mine, Language::EN);
    wish.join = Some("XXX-XXX".into());
    let mut dialogue = Dialogue::new(&mut house, &wish, 0);
    dialogue.begin().await.unwrap();
    assert!(dialogue.take_text().contains("There is no such table."));
    dialogue.leave().await;
    drop(dialogue);
    house.close().await;
    running.stop().await;
}
