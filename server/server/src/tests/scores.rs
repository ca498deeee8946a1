//! High scores and statistics.

use serde_json::json;

use super::visitor::{TestServer, Visitor};

/// PS-026
#[tokio::test]
async fn the_score_of_a_game_against_the_bag_is_posted_on_the_chart() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    ann.act(&table, json!({"do": "pass"})).await.is(200);
    let mut ben = server.guest("Ben").await;
    let kinds = ben.get("/api/high-scores/categories").await.is(200);
    assert_eq!(kinds[0]["mode"], "solitaire");
    let part = |name: &str| kinds[0][name].as_str().unwrap().to_owned();
    let (game, mode) = (part("game"), part("mode"));
    let path = format!("/api/high-scores?game={game}&mode={mode}&language=en&preset=club");
    let seen_by_ben = ben.get(&path).await.is(200);
    let line = &seen_by_ben["scores"][0];
    assert_eq!((&line["name"], &line["yours"]), (&json!("Ann"), &json!(false)));
    assert_eq!(ann.get(&path).await.is(200)["scores"][0]["yours"], true);
    let other = path.replace("club", "deluxe-en");
    assert_eq!(ben.get(&other).await.is(200)["scores"], json!([]));
}

/// PS-026
#[tokio::test]
async fn a_chart_has_ten_lines() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    for _ in 0..11 {
        let table = ann.play_alone().await;
        ann.act(&table, json!({"do": "pass"})).await.is(200);
    }
    let game = catalogue::GAMES[0].id;
    let path = format!("/api/high-scores?game={game}&mode=solitaire&language=en&preset=club");
    let chart = ann.get(&path).await.is(200);
    assert_eq!(chart["scores"].as_array().unwrap().len(), 10);
    let path = format!("/api/me/statistics?game={game}");
    assert_eq!(ann.get(&path).await.is(200)["games"], 11);
    assert_eq!(server.stranger().get("/api/me/statistics").await.is(200)["games"], 0);
}

/// The lines of the chart of solitaire games.
async fn charted(visitor: &mut Visitor) -> usize {
    let game = catalogue::GAMES[0].id;
    let path = format!("/api/high-scores?game={game}&mode=solitaire&language=en&preset=club");
    visitor.get(&path).await.is(200)["scores"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_game_from_a_chosen_position_does_not_count() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let board = ["15"; 15].join("/");
    let request = json!({
        "game": catalogue::GAMES[0].id, "preset": "club", "changes": {"mode": "solitaire"},
        "seats": [{"by": "me"}], "start": true,
        "position": format!("{board} HORNAEI 99999 0 lex en;"),
    });
    let table = ann.post("/api/tables", request).await.is(201);
    let table = table["id"].as_str().unwrap();
    let ended = ann.act(table, json!({"do": "pass"})).await.is(200);
    assert_eq!(ended["views"][0]["view"]["phase"]["waits_for"], "nothing");
    assert_eq!(charted(&mut ann).await, 0);
}

#[tokio::test]
async fn a_game_whose_seed_was_told_before_its_end_does_not_count() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    for told in ["file?format=lettrine", "file?format=gcg"] {
        let table = ann.play_alone().await;
        ann.get(&format!("/api/tables/{table}/{told}")).await.is(200);
        ann.act(&table, json!({"do": "pass"})).await.is(200);
    }
    assert_eq!(charted(&mut ann).await, 1, "GCG has no seed");
    let table = ann.play_alone().await;
    ann.post(&format!("/api/tables/{table}/copy"), json!({})).await.is(201);
    ann.act(&table, json!({"do": "pass"})).await.is(200);
    assert_eq!(charted(&mut ann).await, 1, "the copy can be played ahead");
}

#[tokio::test]
async fn resigned_and_hint_helped_games_stay_out_of_the_high_scores() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let resigned = ann.play_alone().await;
    ann.act(&resigned, json!({"do": "resign"})).await.is(200);
    let hints = json!({"mode": "solitaire", "screen": {"hint": "word"}});
    let helped = ann.set_table(json!([{"by": "me"}]), hints).await["id"].clone();
    let helped = helped.as_str().unwrap();
    let question = json!({"seat": 0, "question": {"ask": "hint", "asked_before": 0}});
    let path = format!("/api/tables/{helped}/questions");
    let hint = ann.post(&path, question).await.is(200);
    assert!(hint["refused"].is_null(), "{hint}");
    ann.act(helped, json!({"do": "pass"})).await.is(200);
    assert_eq!(ann.state(helped).await, "over");
    assert_eq!(ann.get("/api/high-scores/categories").await.is(200), json!([]));
    let game = catalogue::GAMES[0].id;
    let path = format!("/api/high-scores?game={game}&mode=solitaire&language=en&preset=club");
    assert_eq!(ann.get(&path).await.is(200)["scores"], json!([]));
    let path = format!("/api/me/statistics?game={game}");
    assert_eq!(ann.get(&path).await.is(200)["games"], 2, "statistics count every game");
}
