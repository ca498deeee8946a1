//! Malformed requests of every kind, and their error messages.

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use super::visitor::TestServer;

const JSON: (&str, &str) = ("content-type", "application/json");
const NO_TABLE: &str = "/api/tables/00000000000000000000000000";

#[tokio::test]
async fn every_answer_says_what_browsers_may_do_with_it() {
    let server = TestServer::start().await;
    for path in ["/api/me", "/api/nothing", "/", "/healthz", NO_TABLE] {
        let headers = server.stranger().get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "same-origin");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert!(headers.contains_key("permissions-policy"));
    }
    assert_eq!(server.stranger().get("/api/me").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn a_page_of_another_site_changes_nothing() {
    let server = TestServer::start().await;
    let name = || Body::from(json!({"name": "Ann"}).to_string());
    let send = async |header: (&str, &str)| {
        let headers = [JSON, ("host", "play.example"), header];
        server.stranger().send(Method::POST, "/api/me", &headers, name()).await
    };
    send(("sec-fetch-site", "cross-site")).await.problem(403, "other_site");
    send(("origin", "https://evil.example")).await.problem(403, "other_site");
    send(("origin", "https://play.example")).await.is(200);
    send(("sec-fetch-site", "same-origin")).await.is(200);
    let headers = [("sec-fetch-site", "cross-site")];
    let looked = server.stranger().send(Method::GET, "/api/me", &headers, Body::empty()).await;
    looked.is(200);
}

#[tokio::test]
async fn an_unknown_method_is_told_so_in_words() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let answer = stranger.send(Method::DELETE, "/api/me", &[], Body::empty()).await;
    answer.problem(405, "wrong_method");
    assert!(answer.headers["allow"].to_str().unwrap().contains("GET"));
    assert_eq!(answer.headers["content-type"], "application/json");
}

#[tokio::test]
async fn bodies_of_every_bad_kind_are_refused_with_the_right_status() {
    let server = TestServer::start().await;
    let send = async |headers: &[(&str, &str)], body: &[u8]| {
        let body = Body::from(body.to_vec());
        server.stranger().send(Method::POST, "/api/me", headers, body).await
    };
    send(&[], b"{\"name\":\"Ann\"}").await.problem(415, "not_json");
    send(&[("content-type", "text/plain")], b"{\"name\":\"Ann\"}").await.problem(415, "not_json");
    send(&[JSON], b"{\"name\":").await.problem(400, "unreadable");
    send(&[JSON], b"{\"name\":7}").await.problem(400, "unreadable");
    send(&[JSON], b"{\"name\":\"\xff\xfe\"}").await.problem(400, "unreadable");
    send(&[JSON], b"{\"name\":\"Ann\",\"admin\":true}").await.problem(400, "unreadable");
    send(&[JSON], &vec![b' '; 65 * 1024]).await.problem(413, "too_large");
    let large = json!({"name": "a".repeat(70_000)}).to_string();
    send(&[JSON], large.as_bytes()).await.problem(413, "too_large");
}

#[tokio::test]
async fn addresses_of_every_bad_kind_are_refused_with_the_right_status() {
    let server = TestServer::start().await;
    let mut guest = server.guest("Ann").await;
    let paths = [
        NO_TABLE,
        "/api/tables/no-such-id",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%ff%fe",
        "/api/tables/by-code/K7M-3PX",
        "/api/words/xx/horn",
        "/api/games/chess/material",
        "/api/me/statistics?game=chess",
        "/api/nothing",
        "/api/",
    ];
    for path in paths {
        assert!(!guest.get(path).await.problem(404, "not_found").is_empty(), "{path}");
    }
    let delete = guest.send(Method::DELETE, NO_TABLE, &[], Body::empty()).await;
    delete.problem(404, "not_found");
    let updates = format!("{NO_TABLE}/updates?after=soon");
    guest.get(&updates).await.problem(400, "unreadable");
    guest.get("/api/high-scores?game=x").await.problem(400, "unreadable");
    guest.get("/api/words/en/%ff%fe").await.is(400);
}

#[tokio::test]
async fn a_forged_secret_is_nobodys() {
    let server = TestServer::start().await;
    let mut forger = server.stranger();
    forger.cookie = Some(format!("lettrine_session={}", "0".repeat(64)));
    assert_eq!(forger.get("/api/me").await.is(200)["name"], json!(null));
    forger.post("/api/tables", json!({})).await.problem(401, "name_first");
}

#[tokio::test]
async fn refusals_come_in_the_language_that_was_asked_for() {
    let server = TestServer::start().await;
    let french = [("accept-language", "fr-CH, fr;q=0.9, en;q=0.8")];
    let mut stranger = server.stranger();
    let answer = stranger.send(Method::GET, NO_TABLE, &french, Body::empty()).await;
    assert!(answer.problem(404, "not_found").starts_with("Cette table n’existe pas."));
    assert_eq!(answer.headers["content-language"], "fr");
}

#[tokio::test]
async fn the_boards_of_a_game_are_its_material() {
    let server = TestServer::start().await;
    let game = catalogue::GAMES[0].id;
    let path = format!("/api/games/{game}/material");
    let material = server.stranger().get(&path).await.is(200);
    let board = &material["layouts"][0];
    assert_eq!((&board["rows"], &board["start"]), (&json!(15), &json!("H8")));
    assert_eq!(board["premiums"][0][0], "3W");
    assert_eq!(board["premiums"][0][1], "");
    assert_eq!(board["premiums"][14].as_array().unwrap().len(), 15);
}
