//! Rate limits: the cost of a guest's requests is bounded.

use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use super::visitor::{Answer, TestServer, Visitor};
use crate::limits::{Limit, Limits, MOST_EVENTS};

#[tokio::test]
async fn a_file_with_more_steps_than_a_table_may_have_is_refused() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    ann.act(&table, json!({"do": "pass"})).await.is(200);
    let path = format!("/api/tables/{table}/file?format=lettrine");
    let mut file = ann.get(&path).await.is(200);
    let step = file["log"][0].clone();
    file["log"] = vec![step; usize::try_from(MOST_EVENTS).unwrap() + 1].into();
    let file = Body::from(file.to_string());
    let refused = ann.send(Method::POST, "/api/import", &[], file).await;
    assert!(refused.problem(400, "bad_file").contains("more steps"));
}

#[tokio::test]
async fn an_action_that_is_far_too_large_is_refused() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    let endless = "A".repeat(20_000);
    let answer = ann.act(&table, json!({"do": "enter_word", "word": endless})).await;
    answer.problem(413, "too_large");
}

#[tokio::test]
async fn who_acts_and_asks_without_pause_is_told_to_wait() {
    let actions_by_person = Limit { times: 2, within: Duration::from_mins(1) };
    let server = TestServer::with_limits(Limits { actions_by_person, ..Limits::unlimited() }).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let (table, other) = (ann.play_alone().await, ben.play_alone().await);
    let pass = json!({"do": "pass"});
    ann.act(&table, pass.clone()).await.is(200);
    ann.act(&table, pass.clone()).await;
    ann.act(&table, pass.clone()).await.problem(429, "too_many");
    ben.act(&other, pass).await.is(200);
}

/// Creates a table with these rules and this computer player, or is refused.
async fn wanted(visitor: &mut Visitor, changes: Value, level: &str) -> Answer {
    let request = json!({
        "game": catalogue::GAMES[0].id, "preset": "club", "changes": changes, "start": true,
        "seats": [{"by": "me"}, {"by": "computer", "level": level}],
    });
    visitor.post("/api/tables", request).await
}

#[tokio::test]
async fn a_computer_player_takes_no_more_threads_and_time_than_everyone_gets() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    for level in ["champion:seconds=3600", "champion:threads=256", "expert:seconds=61"] {
        let sentence = wanted(&mut ann, json!({}), level).await.problem(400, "unreadable");
        assert!(sentence.contains(level), "{sentence}");
    }
    wanted(&mut ann, json!({}), "champion:seconds=0.1").await.is(201);
}

#[tokio::test]
async fn the_texts_of_the_rules_have_a_limit_and_their_language_has_a_preset() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let endless = "x".repeat(50_000);
    for changes in [json!({"language": endless}), json!({"screen": {"hint": endless}})] {
        let refused = wanted(&mut ann, changes, "level1").await;
        refused.problem(400, "unreadable");
        assert!(refused.bytes.len() < 500);
    }
    let refused = wanted(&mut ann, json!({"language": "forged"}), "level1").await;
    assert!(refused.problem(404, "not_found").contains("forged"));
}

fn from(address: &str) -> [(&str, &str); 2] {
    [("content-type", "application/json"), ("x-forwarded-for", address)]
}

#[tokio::test]
async fn wrong_passwords_from_elsewhere_do_not_lock_a_name_for_its_owner() {
    let server = TestServer::with_limits(Limits::default()).await;
    let account = json!({"name": "Ann", "password": "a long password"});
    server.guest("Ann").await.post("/api/account", account.clone()).await.is(200);
    let wrong = json!({"name": "Ann", "password": "another password"});
    let sign_in = async |address: &str, sent: &Value| {
        let body = Body::from(sent.to_string());
        server.stranger().send(Method::POST, "/api/sign-in", &from(address), body).await
    };
    for _ in 0..20 {
        sign_in("198.51.100.7", &wrong).await.is(401);
    }
    sign_in("198.51.100.7", &account).await.problem(429, "too_many");
    sign_in("203.0.113.9", &account).await.is(200);
}

#[tokio::test]
async fn codes_of_tables_cannot_be_guessed_without_pause() {
    let codes_by_address = Limit { times: 3, within: Duration::from_mins(10) };
    let server = TestServer::with_limits(Limits { codes_by_address, ..Limits::unlimited() }).await;
    let guess = async |address: &str| {
        let path = "/api/tables/by-code/BCDFGH";
        server.stranger().send(Method::GET, path, &from(address), Body::empty()).await
    };
    for _ in 0..3 {
        guess("198.51.100.7").await.problem(404, "not_found");
    }
    guess("198.51.100.7").await.problem(429, "too_many");
    guess("203.0.113.9").await.problem(404, "not_found");
}
