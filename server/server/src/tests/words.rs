//! The word service.

use serde_json::json;

use super::visitor::TestServer;

#[tokio::test]
async fn a_word_is_valid_or_not_and_has_meanings_and_hooks() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let tea = stranger.get("/api/words/en/tea").await.is(200);
    assert_eq!((&tea["word"], &tea["valid"]), (&json!("TEA"), &json!(true)));
    assert_eq!(tea["hooks"], json!({"front": [], "back": ["S"]}));
    let horn = stranger.get("/api/words/en/horn").await.is(200);
    assert_eq!(horn["definitions"][0]["spelling"], "horn");
    let none = stranger.get("/api/words/en/qzx").await.is(200);
    assert_eq!(none["valid"], false);
    let strange = stranger.get("/api/words/en/h%C3%A4%20n").await.is(200);
    assert_eq!(strange["valid"], false);
    let endless = format!("/api/words/en/{}", "a".repeat(500));
    stranger.get(&endless).await.problem(400, "unreadable");
}

#[tokio::test]
async fn words_are_found_by_tiles_and_by_pattern() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let anagrams = stranger.get("/api/words/en?anagram=AET%3F").await.is(200);
    assert_eq!(anagrams, json!({"words": ["SEAT", "TEAS"], "more": false}));
    let pattern = stranger.get("/api/words/en?pattern=%3FEA*").await.is(200);
    assert_eq!(pattern["words"], json!(["SEAT", "TEAS", "TEA"]));
    let both = stranger.get("/api/words/en?anagram=AETS&pattern=*T&subsets=true").await.is(200);
    assert_eq!(both["words"], json!(["SEAT", "EAT", "AT"]));
    stranger.get("/api/words/en").await.problem(400, "unreadable");
    stranger.get("/api/words/en?pattern=%5BAB").await.problem(400, "unreadable");
    stranger.get("/api/words/en?anagram=").await.problem(400, "unreadable");
}

/// MS-027
#[tokio::test]
async fn whoever_plays_others_by_strict_rules_looks_no_words_up_until_it_is_over() {
    let server = TestServer::start().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = ann.play_with(&mut ben).await;
    let at_table = format!("/api/words/en/tea?table={table}");
    for path in ["/api/words/en/tea", "/api/words/en?anagram=AET", &at_table] {
        ann.get(path).await.problem(403, "lookups_forbidden");
        server.stranger().get(path).await.is(200);
    }
    ann.act(&table, json!({"do": "resign"})).await.is(200);
    assert_eq!(ann.state(&table).await, "over");
    ann.get("/api/words/en/tea").await.is(200);
}

/// PS-081, PS-082
#[tokio::test]
async fn definitions_of_words_on_the_board_are_never_refused() {
    let server = TestServer::start().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let strict = ann.play_with(&mut ben).await;
    let alone = ann.play_alone().await;
    ann.get(&format!("/api/words/en/horn?table={alone}")).await.is(200);
    ann.get(&format!("/api/words/en/horn?table={strict}")).await.problem(403, "lookups_forbidden");
    let word = ann.play_any_word(&strict).await;
    let path = format!("/api/words/en/{word}?table={strict}");
    ben.get(&path).await.problem(403, "lookups_forbidden");
    ben.act(&strict, json!({"do": "pass"})).await.is(200);
    ann.get(&path).await.is(200);
    ben.get(&path).await.is(200);
}

/// MS-027
#[tokio::test]
async fn where_the_rules_allow_it_words_are_looked_up_during_the_game() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let rules = json!({"mode": "solitaire", "lookups": "allowed"});
    ann.set_table(json!([{"by": "me"}]), rules).await;
    ann.get("/api/words/en/tea").await.is(200);
}
