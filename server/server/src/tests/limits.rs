//! Rate limits: the cost of a guest's requests is bounded.

use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use super::visitor::TestServer;
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
