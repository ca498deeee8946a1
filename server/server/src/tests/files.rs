//! Games as files, copies and saved tables.

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use super::visitor::{Answer, TestServer, Visitor};

async fn bring(visitor: &mut Visitor, file: impl Into<Body>) -> Answer {
    visitor.send(Method::POST, "/api/import", &[], file.into()).await
}

async fn saved(visitor: &mut Visitor, table: &str) -> Value {
    visitor.get(&format!("/api/tables/{table}/file?format=lettrine")).await.is(200)
}

async fn two_people(server: &TestServer) -> (Visitor, Visitor, String) {
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = ann.set_table(json!([{"by": "me"}, {"by": "open"}]), Value::Null).await;
    let table = table["id"].as_str().unwrap().to_owned();
    let seat = format!("/api/tables/{table}/seats/1");
    ben.post(&seat, json!({"do": "sit"})).await.is(200);
    ann.post(&format!("/api/tables/{table}/start"), Value::Null).await.is(200);
    (ann, ben, table)
}

/// DL-011, DL-026
#[tokio::test]
async fn a_game_goes_on_from_its_file_exactly_where_it_was_saved() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let seats = json!([{"by": "me"}, {"by": "beside", "name": "Zoe"}]);
    let table = ann.set_table(seats, Value::Null).await["id"].as_str().unwrap().to_owned();
    ann.act(&table, json!({"do": "pass"})).await;
    let file = saved(&mut ann, &table).await;
    assert_eq!((&file["format"], &file["version"]), (&json!("lettrine-game"), &json!(1)));

    let mut ben = server.guest("Ben").await;
    let imported = bring(&mut ben, file.to_string()).await.is(201);
    assert_eq!((&imported["state"], &imported["hosting"]), (&json!("paused"), &json!(true)));
    assert!(imported["seats"].as_array().unwrap().iter().all(|seat| seat["yours"] == true));
    let own = imported["id"].as_str().unwrap().to_owned();
    let views = async |visitor: &mut Visitor, table: &str| {
        let path = format!("/api/tables/{table}/updates");
        visitor.get(&path).await.is(200)[0]["views"].clone()
    };
    assert_eq!(views(&mut ben, &own).await, views(&mut ann, &table).await);
    ben.post(&format!("/api/tables/{own}/resume"), Value::Null).await.is(200);
    assert_eq!(ben.state(&own).await, "playing");
}

#[tokio::test]
async fn a_file_has_a_name_and_comes_in_every_form() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    for (format, ending) in [("lettrine", "lettrine.json"), ("gcg", "gcg"), ("cgp", "cgp")] {
        let answer = ann.get(&format!("/api/tables/{table}/file?format={format}")).await;
        answer.is(200);
        let told = answer.headers["content-disposition"].to_str().unwrap();
        assert!(told.contains(&format!("filename=\"Ann.{ending}\"")), "{told}");
    }
    let answer = ann.get(&format!("/api/tables/{table}/file?format=pdf")).await;
    answer.problem(404, "not_found");
}

#[tokio::test]
async fn while_others_play_the_seed_is_a_secret() {
    let server = TestServer::start().await;
    let (mut ann, mut ben, table) = two_people(&server).await;
    let path = format!("/api/tables/{table}/file?format=lettrine");
    for visitor in [&mut ann, &mut ben, &mut server.stranger()] {
        visitor.get(&path).await.problem(403, "not_yours");
        visitor.get(&path.replace("lettrine", "gcg")).await.is(200);
    }
    let copy = format!("/api/tables/{table}/copy");
    ben.post(&copy, Value::Null).await.problem(403, "not_yours");
    ann.act(&table, json!({"do": "resign"})).await.is(200);
    assert!(ben.get(&path).await.is(200)["seed"].is_string());
    assert_eq!(ben.post(&copy, Value::Null).await.is(201)["state"], "over");
}

/// PS-030
#[tokio::test]
async fn a_damaged_forged_or_foreign_file_gets_a_sentence() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    ann.act(&table, json!({"do": "pass"})).await.is(200);
    let file = saved(&mut ann, &table).await;
    let text = file.to_string();
    let changed = |path: &str, value: Value| {
        let mut file = file.clone();
        *file.pointer_mut(path).unwrap() = value;
        file.to_string().into_bytes()
    };
    let half = text.as_bytes()[..text.len() / 2].to_vec();
    let bad = [
        (b"".to_vec(), "not a game of any kind"),
        (b"GIF89a\xff\xfe\x00".to_vec(), "not a game of any kind"),
        (b"{\"format\":\"other\"}".to_vec(), "not a game of any kind"),
        (half, "damaged"),
        (changed("/version", json!(2)), "version 2"),
        (changed("/game", json!("chess")), "no game “chess”"),
        (changed("/seed", json!("no seed")), "damaged"),
        (changed("/clock", json!(u64::MAX)), "damaged"),
        (changed("/seats/0/name", json!("Zoe")), "damaged"),
        (changed("/log/0/event", json!({"what": "cheated"})), "damaged"),
        (changed("/log/0/moment", json!(9_000_000)), "Step 1"),
        (changed("/options/players", json!([])), "damaged"),
    ];
    for (bytes, expected) in bad {
        let answer = bring(&mut ann, bytes).await;
        assert_eq!(answer.status, 400, "{expected}");
        let sentence = answer.problem(400, "bad_file");
        assert!(sentence.contains(expected), "{expected}: {sentence}");
    }
    bring(&mut ann, vec![b' '; 3 << 20]).await.problem(413, "too_large");
    bring(&mut server.stranger(), text).await.problem(401, "name_first");
}

#[tokio::test]
async fn a_game_of_another_program_becomes_a_table() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let file = "#player1 ann Ann\n#player2 zoe Zoe\n>ann: AT 8H AT +4 4\n";
    let table = bring(&mut ann, file).await.is(201);
    assert_eq!((&table["title"], &table["state"]), (&json!("Ann – Zoe"), &json!("paused")));
}

#[tokio::test]
async fn copied_and_imported_games_do_not_count() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    let file = saved(&mut ann, &table).await.to_string();
    let copy = ann.post(&format!("/api/tables/{table}/copy"), Value::Null).await.is(201);
    let imported = bring(&mut ann, file).await.is(201);
    assert_eq!(copy["title"], "");
    for again in [copy, imported] {
        let again = again["id"].as_str().unwrap().to_owned();
        ann.post(&format!("/api/tables/{again}/resume"), Value::Null).await.is(200);
        ann.act(&again, json!({"do": "pass"})).await.is(200);
        assert_eq!(ann.state(&again).await, "over");
    }
    assert_eq!(ann.get("/api/me/statistics").await.is(200)["games"], 0);
    let played = ann.play_alone().await;
    ann.act(&played, json!({"do": "pass"})).await.is(200);
    let finished = saved(&mut ann, &played).await.to_string();
    assert_eq!(bring(&mut ann, finished).await.is(201)["state"], "over");
    assert_eq!(ann.get("/api/me/statistics").await.is(200)["games"], 1);
}

/// DL-045, PS-086
#[tokio::test]
async fn a_game_is_saved_under_a_name_and_removed() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.play_alone().await;
    let save = format!("/api/tables/{table}/save");
    let saved = ann.post(&save, json!({"title": "Sunday"})).await.is(200);
    assert_eq!(saved["title"], "Sunday");
    let list = ann.get("/api/me/tables").await.is(200);
    assert_eq!(list["tables"][0]["saved"], true);
    let mut ben = server.guest("Ben").await;
    ben.post(&save, json!({"title": "Mine"})).await.problem(403, "not_yours");
    ann.post(&save, json!({"title": " "})).await.problem(400, "unreadable");
    let path = format!("/api/tables/{table}");
    ann.send(Method::DELETE, &path, &[], Body::empty()).await.is(204);
    ann.get(&path).await.problem(404, "not_found");
    assert_eq!(ann.get("/api/me/tables").await.is(200)["tables"], json!([]));
}

#[tokio::test]
async fn a_table_that_gathers_is_copied_with_open_seats_and_luck_of_its_own() {
    let server = TestServer::start().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = ann.set_table(json!([{"by": "me"}, {"by": "open"}]), Value::Null).await;
    let path = format!("/api/tables/{}/copy", table["id"].as_str().unwrap());
    let copy = ben.post(&path, Value::Null).await.is(201);
    assert_eq!((&copy["state"], &copy["hosting"]), (&json!("gathering"), &json!(true)));
    assert!(copy["seats"].as_array().unwrap().iter().all(|seat| seat["holder"] == "open"));
}
