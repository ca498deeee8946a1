//! Zigzag over the wire: whole games, thoughts, hints, questions, files, charts and statistics.

use client::{Client, Method, action};
use protocol::{Aids, HighScores, ImportedTable, NewSeat, NewTableRequest, ProblemKind};
use serde_json::{Value, json};

use crate::games::play;
use crate::guest::{Guest, begin, computer, next_update, table};
use crate::house::House;

/// A table of Zigzag.
fn nest_table(preset: &str, changes: Value, seats: Vec<NewSeat>) -> NewTableRequest {
    NewTableRequest { game: "zigzag".into(), aids: Some(Aids::On), ..table(preset, changes, seats) }
}

/// No thoughts aloud.
fn in_silence() -> Value {
    json!({"screen": {"see_me_think": false}})
}

async fn get(client: &Client, path: &str) -> Value {
    let answer = client.send(Method::GET, path, Vec::new()).await.unwrap();
    answer.succeeded().unwrap();
    serde_json::from_slice(&answer.body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_computers_shed_their_tiles_and_the_log_brings_the_game_back() {
    let seats = vec![NewSeat::Me, NewSeat::Open, computer("level3"), computer("expert")];
    let mut played = play(2, nest_table("zigzag-short-fr", in_silence(), seats)).await;
    let end = played.spectator.1.end.clone();
    assert_eq!(end["phase"]["waits_for"], "nothing");
    assert_eq!(end["seats"].as_array().unwrap().len(), 4);
    let path = format!("/api/tables/{}/file?format=lettrine", played.id);
    let log = get(&played.players[0].0.client, &path).await;
    played.house.stop().await;
    played.house.start().await;
    let again = Guest::nameless(&played.house.url()).client.updates(&played.id, None).await;
    assert_eq!(again.unwrap().last().unwrap().views[0].view, end, "the log is the game");
    let client = &played.players[0].0.client;
    assert_eq!(get(client, &path).await, log);
    let file = serde_json::to_vec(&log).unwrap();
    let imported = client.send(Method::POST, "/api/import", file).await.unwrap();
    let imported: ImportedTable = imported.read().unwrap();
    let again = client.updates(&imported.table.id, None).await.unwrap();
    let again = &again.last().unwrap().views[0].view;
    assert_eq!((&again["table"], &again["seats"]), (&end["table"], &end["seats"]), "judged again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_on_the_chart_in_the_statistics_and_can_be_reviewed() {
    let seats = vec![NewSeat::Me, computer("level1")];
    let played = play(1, nest_table("zigzag-short-en", in_silence(), seats)).await;
    let (guest, seen) = &played.players[0];
    let path = "/api/high-scores?game=zigzag&mode=normal&language=en&preset=zigzag-short-en";
    let chart: HighScores = serde_json::from_value(get(&guest.client, path).await).unwrap();
    assert_eq!(json!(chart.scores[0].score), seen.end["seats"][0]["score"]);
    let statistics = get(&guest.client, "/api/me/statistics?game=zigzag").await;
    let text = statistics.to_string();
    for counter in ["words", "tiles_laid"] {
        assert!(text.contains(&format!("\"{counter}\"")), "{text}");
    }
    let review = json!({"ask": "analysis", "line": 0});
    let review = guest.client.ask(&played.id, 0, review).await.unwrap();
    assert_eq!(review["answer"], "analysis");
    let sheet = format!("/api/tables/{}/file?format=txt", played.id);
    let sheet = guest.client.send(Method::GET, &sheet, Vec::new()).await.unwrap();
    assert!(String::from_utf8(sheet.body).unwrap().contains(" lays "));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_computers_try_is_shown_and_they_are_hurried() {
    let house = House::open().await;
    let host = Guest::new(&house.url(), "Ann").await;
    let mut request =
        nest_table("zigzag-en", json!({}), vec![computer("expert"), computer("level5")]);
    request.start = true;
    let id = host.client.set_table(&request).await.unwrap().id;
    let mut watching = host.client.watch(&id);
    loop {
        let update = next_update(&mut watching).await;
        crate::nest_player::check_tiles(&update.views[0].view);
        if update.number >= 6 {
            break;
        }
        if let Some(seat) = update.thinking.first() {
            host.client.force(&id, *seat).await.unwrap();
        }
    }
    let heard = host.heard.all();
    let trial = heard.iter().find(|piece| piece.starts_with("event: trial")).unwrap();
    assert!(trial.contains("\"chain\""), "{trial}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_can_be_tried_and_played_and_refusals_come_in_french() {
    let house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await];
    let request = nest_table("zigzag-fr", json!({}), vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let update = next_update(&mut guests[0].client.watch(&id)).await;
    let seat = u8::try_from(update.views[0].view["turn"].as_u64().unwrap()).unwrap();
    let [ann, bea] = guests;
    let (first, second) = if seat == 0 { (ann, bea) } else { (bea, ann) };

    let hint = json!({"ask": "hint", "strength": "play"});
    let hint = first.client.ask(&id, seat, hint).await.unwrap();
    let word = hint["laid"].clone();
    let preview = json!({"ask": "try", "word": word});
    let preview = first.client.ask(&id, seat, preview).await.unwrap();
    assert_eq!((&preview["word"], &preview["known"]), (&hint["word"], &json!(true)));

    let french = second.client.in_language("fr");
    let turn = json!({"do": "play", "word": word});
    let early = french.act(&id, &action(1 - seat, update.number, turn.clone())).await.unwrap_err();
    assert_eq!(early.kind(), Some(ProblemKind::Refused));
    assert_eq!(early.problem().unwrap().sentence, "ce n’est pas à vous de jouer");
    let played = first.client.act(&id, &action(seat, update.number, turn)).await.unwrap();
    assert_eq!(played.views[0].view["last"]["word"]["word"], hint["word"]);

    let nonsense = json!({"do": "play", "word": {"on": 65535, "chain": [], "reads": "outwards"}});
    let nonsense = action(1 - seat, played.number, nonsense);
    let refused = french.act(&id, &nonsense).await.unwrap_err();
    assert_eq!(refused.problem().unwrap().sentence, "posez au moins un jeton");
}
