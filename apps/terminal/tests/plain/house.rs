//! The house: set-up by questions or arguments, saving, the same games as the page's.

use locales::Language;
use protocol::StreamEvent;
use serde_json::{Value, json};
use terminal::{Dialogue, Session};

use super::talk::{club_against_computer, easy, seeded, settled, talk, wishes};
use crate::support::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_set_up_by_questions_with_defaults() {
    let folder = Folder::new();
    let mut house = folder.open().await;
    let lines = ["", "Anna", "9", "", "3", "many", "2", "club", "klingon", "fr", "Ben, 99", "Ben"];
    let text = talk(&mut house, &wishes(&folder, Language::EN), &lines).await;
    for said in [
        "Your name?",
        "Which game? A number, or Enter for 1.",
        "Type a number from 1 to 3, or a name: crossword, parcours and zigzag.",
        "How many games? Enter for 3.",
        "Type a number from 1 to 20.",
        "“klingon” is not a language here: en or fr.",
        "There is no level “99”",
        "Crossword: Anna and Ben.",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    let tables = house.client().own_tables().await.unwrap().tables;
    assert_eq!((&*tables[0].mode, &*tables[0].language), ("tournament", "fr"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_set_up_by_arguments_alone() {
    let folder = Folder::new();
    for (game, preset, players, title) in [
        (Some("zigzag"), None, "Anna,level1", "Zigzag : Anna et "),
        (Some("solitaire"), Some("easy"), "Anna", "Mots croisés : Anna."),
        (None, Some("parcours-fr"), "Anna,Ben", "Parcours : Anna et Ben."),
    ] {
        let mut house = folder.open_in(Language::FR).await;
        let mut wishes = wishes(&folder, Language::FR);
        wishes.game = game.map(str::to_owned);
        wishes.preset = preset.map(str::to_owned);
        wishes.players = players.split(',').map(str::to_owned).collect();
        let text = talk(&mut house, &wishes, &["points"]).await;
        assert!(text.contains(title), "{title}\n{text}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_set_up_is_said_and_asked_for() {
    let folder = Folder::new();
    let mut house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    let mut wishes = wishes(&folder, Language::EN);
    wishes.game = Some("chess".into());
    let text = talk(&mut house, &wishes, &[]).await;
    assert!(text.contains("There is no game “chess”"), "{text}");
    assert!(text.contains("Which game?"), "{text}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn someone_of_the_house_plays_on_under_their_name() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Zoe").await.unwrap();
    house.close().await;
    std::fs::remove_file(folder.path().join("terminal-sessions.json")).unwrap();
    let mut house = folder.open().await;
    let text = talk(&mut house, &wishes(&folder, Language::EN), &["1"]).await;
    assert!(text.contains("Who are you?") && text.contains("1: Zoe."), "{text}");
    assert_eq!(house.client().me().await.unwrap().name.as_deref(), Some("Zoe"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_a_sentence_and_loses_nothing() {
    let folder = Folder::new();
    let mut house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    let mut rules = easy();
    rules["starter"] = "first".into();
    seeded(&house, "club", rules, &[("Anna", ""), ("Blaise", "level1")]).await;
    let long = "x".repeat(4000);
    let lines = [
        "",
        "8H",
        "8H",
        "99Z HORN",
        "8H 123",
        "8H é$",
        "try",
        "try 8H",
        "exchange",
        "exchange 7",
        "row",
        "column",
        "square ?",
        "play",
        "hint hint hint",
        "define",
        "resume 99x",
        "undo",
        "accept",
        "reject",
        "pick",
        "next",
        "yes",
        "no",
        "history x",
        "\u{1b}[A",
        "🂡 🂡",
        &long,
    ];
    let text = talk(&mut house, &wishes(&folder, Language::EN), &lines).await;
    let answers = text.split("> ").skip(1).map(|answer| answer.lines().count());
    assert!(answers.skip(1).all(|lines| lines > 1), "every line is answered: {text}");
    let id = house.client().own_tables().await.unwrap().tables[0].id.clone();
    let session = Session::go_on(house.client(), &id).await.unwrap();
    assert_eq!(session.shared().unwrap().history.len(), 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_left_and_taken_up_again() {
    let folder = Folder::new();
    let mut house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    seeded(&house, "zigzag-en", Value::Null, &[("Anna", ""), ("Blaise", "level1")]).await;
    let lines = ["1", "hint all", "play", "save Monday", "quit"];
    let text = talk(&mut house, &wishes(&folder, Language::EN), &lines).await;
    assert!(text.contains("Saved as “Monday”."), "{text}");
    assert!(text.contains("The game “Monday” is kept."), "{text}");
    house.close().await;

    let mut house = folder.open().await;
    let text = talk(&mut house, &wishes(&folder, Language::EN), &["", "words"]).await;
    assert!(text.contains("1: Monday: Zigzag, Anna and Blaise."), "{text}");
    assert!(text.contains("turns have been played"), "{text}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_page_goes_on_in_the_terminal_and_back() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let page = client::Client::connect(&format!("http://{}", running.address())).await.unwrap();
    page.take_name("Zoe").await.unwrap();
    let mut session = Session::begin(&page, &club_against_computer()).await.unwrap();
    session.act(json!({"do": "pass"})).await.unwrap();
    let mut watching = session.watch();
    while session.shared().unwrap().history.len() < 2 {
        let event: StreamEvent = watching.next().await.unwrap().unwrap();
        session.note(event);
    }
    let id = session.table().id.clone();
    drop(watching);
    running.stop().await;

    let mut house = folder.open().await;
    let lines = ["Zoe", "", "history", "pass", "yes", "quit"];
    let text = talk(&mut house, &wishes(&folder, Language::EN), &lines).await;
    assert!(text.contains("1: Zoe passes."), "{text}");
    house.close().await;

    let running = server::start(folder.config()).await.unwrap();
    let page = client::Client::connect(&format!("http://{}", running.address())).await.unwrap();
    let table = page.table(&id).await.unwrap();
    assert!(table.number >= 4, "four turns are stored: {}", table.number);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thinking_computer_is_forced() {
    let folder = Folder::new();
    let mut house = folder.open().await;
    let mut wishes = wishes(&folder, Language::EN);
    wishes.game = Some("crossword".into());
    wishes.players = ["Anna", "champion:seconds=60"].map(str::to_owned).to_vec();
    let mut dialogue = Dialogue::new(&mut house, &wishes, 0);
    dialogue.begin().await.unwrap();
    if !dialogue.is_waiting() {
        dialogue.hear("pass").await;
        dialogue.hear("yes").await;
    }
    let mut text = dialogue.take_text();
    while dialogue.is_waiting() {
        dialogue.hear("force").await;
        dialogue.listen().await;
        text += &dialogue.take_text();
    }
    text += &settled(&mut dialogue).await;
    assert!(text.contains("is thinking. Type force to make it play now."), "{text}");
    assert!(text.contains("Anna, it is your turn."), "{text}");
    dialogue.leave().await;
    drop(dialogue);
    house.close().await;
}
