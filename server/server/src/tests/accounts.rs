//! Accounts and sessions.

use axum::http::Method;
use serde_json::{Value, json};

use super::visitor::{TestServer, Visitor};
use crate::limits::{Limit, Limits};

fn ann() -> Value {
    json!({"name": "Ann", "password": "correct horse"})
}

async fn has_table(visitor: &mut Visitor, table: &str) -> bool {
    let list = visitor.get("/api/me/tables").await.is(200);
    list["tables"].as_array().unwrap().iter().any(|found| found["id"] == table)
}

#[tokio::test]
async fn a_guest_keeps_an_account_and_signs_in_elsewhere() {
    let server = TestServer::start().await;
    let mut phone = server.guest("Ann").await;
    let table = phone.play_alone().await;
    let before = phone.cookie.clone();
    assert_eq!(phone.post("/api/account", ann()).await.is(200)["account"], "Ann");
    assert_ne!(phone.cookie, before, "whoever signs in gets a new secret");
    let mut desk = server.stranger();
    let signed_in = json!({"name": " ANN ", "password": "correct horse"});
    assert_eq!(desk.post("/api/sign-in", signed_in).await.is(200)["name"], "Ann");
    assert!(has_table(&mut desk, &table).await);
}

#[tokio::test]
async fn what_a_guest_has_played_is_kept_after_signing_in() {
    let server = TestServer::start().await;
    server.stranger().post("/api/account", ann()).await.is(200);
    let mut guest = server.guest("Visitor").await;
    let table = guest.play_alone().await;
    let before = guest.clone();
    guest.post("/api/sign-in", ann()).await.is(200);
    let seen = guest.get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(seen["seats"][0]["yours"], true, "the live table knows whose it is");
    assert!(has_table(&mut guest, &table).await);
    let mut old_browser = before;
    assert_eq!(old_browser.get("/api/me").await.is(200)["name"], Value::Null);
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer() {
    let server = TestServer::start().await;
    server.stranger().post("/api/account", ann()).await.is(200);
    let mut stranger = server.stranger();
    let tries = [
        json!({"name": "Ann", "password": "wrong horse"}),
        json!({"name": "Nobody", "password": "correct horse"}),
        json!({"name": "n".repeat(99), "password": "x"}),
    ];
    for wrong in tries {
        let answer = stranger.post("/api/sign-in", wrong).await;
        let sentence = answer.problem(401, "wrong_password");
        assert_eq!(sentence, "There is no account with this name and this password.");
    }
    assert_eq!(stranger.cookie, None);
}

#[tokio::test]
async fn a_name_is_taken_in_large_and_small_letters() {
    let server = TestServer::start().await;
    let mut first = server.stranger();
    first.post("/api/account", ann()).await.is(200);
    first.post("/api/account", ann()).await.problem(409, "wrong_state");
    let same = json!({"name": "aNN", "password": "another horse"});
    server.stranger().post("/api/account", same).await.problem(409, "name_taken");
    let short = json!({"name": "Ben", "password": "1234567"});
    server.stranger().post("/api/account", short).await.problem(400, "unreadable");
}

#[tokio::test]
async fn another_password_signs_all_other_browsers_out() {
    let server = TestServer::start().await;
    let (mut phone, mut desk) = (server.stranger(), server.stranger());
    phone.post("/api/account", ann()).await.is(200);
    desk.post("/api/sign-in", ann()).await.is(200);
    let path = "/api/account/password";
    let wrong = json!({"old": "wrong horse", "new": "battery staple"});
    desk.json(Method::PUT, path, wrong).await.problem(401, "wrong_password");
    let change = json!({"old": "correct horse", "new": "battery staple"});
    desk.json(Method::PUT, path, change).await.is(200);
    assert_eq!(desk.get("/api/me").await.is(200)["account"], "Ann");
    assert_eq!(phone.get("/api/me").await.is(200)["account"], Value::Null);
    phone.post("/api/sign-in", ann()).await.problem(401, "wrong_password");
}

#[tokio::test]
async fn whoever_signs_out_is_a_stranger() {
    let server = TestServer::start().await;
    let mut visitor = server.stranger();
    visitor.post("/api/account", ann()).await.is(200);
    let stolen = visitor.clone();
    visitor.post("/api/sign-out", Value::Null).await.is(200);
    assert_eq!(visitor.cookie, None);
    assert_eq!(stolen.clone().get("/api/me").await.is(200)["name"], Value::Null);
}

#[tokio::test]
async fn settings_are_kept_if_they_are_an_object_of_some_size() {
    let server = TestServer::start().await;
    let mut guest = server.guest("Ann").await;
    let path = "/api/me/settings";
    assert_eq!(guest.get(path).await.is(200), json!({"settings": {}}));
    let settings = json!({"settings": {"sound": {"music": 7}}});
    guest.json(Method::PUT, path, settings.clone()).await.is(200);
    assert_eq!(guest.get(path).await.is(200), settings);
    let list = json!({"settings": [1]});
    guest.json(Method::PUT, path, list).await.problem(400, "unreadable");
    let large = json!({"settings": {"a": "a".repeat(33_000)}});
    guest.json(Method::PUT, path, large).await.problem(400, "unreadable");
    let mut stranger = server.stranger();
    stranger.json(Method::PUT, path, settings).await.problem(401, "name_first");
}

#[tokio::test]
async fn whoever_tries_too_often_is_told_when_to_try_again() {
    let one = Limit { times: 1, within: std::time::Duration::from_mins(1) };
    let limits = Limits {
        sign_ins_by_name: one,
        tables_by_person: one,
        imports_by_person: one,
        ..Limits::unlimited()
    };
    let server = TestServer::with_limits(limits).await;
    let mut guest = server.guest("Ann").await;
    guest.post("/api/sign-in", ann()).await.problem(401, "wrong_password");
    let answer = guest.post("/api/sign-in", ann()).await;
    assert!(answer.problem(429, "too_many").contains("Try again in 60 seconds"));
    assert_eq!(answer.headers["retry-after"], "60");
    let table = guest.play_alone().await;
    let copy = format!("/api/tables/{table}/copy");
    guest.post(&copy, Value::Null).await.problem(429, "too_many");
    guest.post("/api/import", json!({})).await.problem(400, "bad_file");
    guest.post("/api/import", json!({})).await.problem(429, "too_many");
}

/// Waits until somebody hears the table's stream.
async fn until_heard(visitor: &mut Visitor, table: &str) {
    let path = format!("/api/tables/{table}");
    while visitor.get(&path).await.is(200)["seats"][0]["here"] != true {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_stream_ends_with_the_session_that_opened_it() {
    let server = TestServer::start().await;
    for ending in ["/api/sign-out", "/api/account/password"] {
        let mut ann = server.guest("Ann").await;
        let table = ann.play_alone().await;
        let account =
            json!({"name": format!("Ann {}", ending.len()), "password": "a long password"});
        ann.post("/api/account", account).await.is(200);
        let (mut copied, path) = (ann.clone(), format!("/api/tables/{table}/stream"));
        let hearing = tokio::spawn(async move { copied.get(&path).await });
        until_heard(&mut ann, &table).await;
        if ending.ends_with("out") {
            ann.post(ending, json!({})).await.is(200);
        } else {
            let change = json!({"old": "a long password", "new": "another password"});
            ann.json(Method::PUT, ending, change).await.is(200);
        }
        let heard = hearing.await.unwrap();
        assert!(String::from_utf8_lossy(&heard.bytes).contains("farewell"));
    }
}
