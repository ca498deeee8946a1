//! Parcours over the wire: whole games, secrets, trials, hints, clocks, files and charts.

use client::{Client, Method, action};
use protocol::{Aids, HighScores, NewSeat, NewTableRequest, ProblemKind, Update};
use serde_json::{Value, json};

use crate::games::play;
use crate::guest::{Guest, begin, computer, next_update, table};
use crate::house::House;

/// A table of Parcours.
fn path_table(language: &str, changes: Value, seats: Vec<NewSeat>) -> NewTableRequest {
    let preset = format!("parcours-{language}");
    NewTableRequest {
        game: "parcours".into(),
        aids: Some(Aids::On),
        ..table(&preset, changes, seats)
    }
}

/// No trials shown: where racks are hidden they would tell what a computer holds.
fn in_silence() -> Value {
    json!({"racks": "hidden"})
}

async fn file(client: &Client, id: &str, format: &str) -> String {
    let path = format!("/api/tables/{id}/file?format={format}");
    let answer = client.send(Method::GET, &path, Vec::new()).await.unwrap();
    answer.succeeded().unwrap();
    String::from_utf8(answer.body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_computers_follow_their_paths_and_no_hidden_rack_is_told() {
    let seats = vec![NewSeat::Me, NewSeat::Open, computer("level3"), computer("level6:rusher")];
    let mut played = play(2, path_table("fr", in_silence(), seats)).await;
    let end = played.spectator.1.end.clone();
    assert_eq!(end["phase"]["waits_for"], "nothing");
    assert_eq!(end["seats"].as_array().unwrap().len(), 4);
    let log = file(&played.players[0].0.client, &played.id, "lettrine").await;
    played.house.stop().await;
    played.house.start().await;
    let again = Guest::nameless(&played.house.url()).client.updates(&played.id, None).await;
    assert_eq!(again.unwrap().last().unwrap().views[0].view, end, "the log is the game");
    assert_eq!(file(&played.players[0].0.client, &played.id, "lettrine").await, log);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solitary_player_finishes_the_path_and_is_on_the_chart() {
    for language in ["en", "fr"] {
        let played = play(1, path_table(language, in_silence(), vec![NewSeat::Me])).await;
        let (guest, seen) = &played.players[0];
        let preset = format!("parcours-{language}");
        let path = format!(
            "/api/high-scores?game=parcours&mode=solitaire&language={language}&preset={preset}"
        );
        let chart = guest.client.send(Method::GET, &path, Vec::new()).await.unwrap();
        let chart: HighScores = chart.read().unwrap();
        assert_eq!(json!(chart.scores[0].score), seen.end["seats"][0]["score"]);
        let sheet = file(&guest.client, &played.id, "txt").await;
        let first = if language == "fr" { "Ann\u{a0}: plateau " } else { "Ann: board " };
        assert!(sheet.starts_with(first), "{sheet}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_computers_try_is_shown_and_they_are_hurried() {
    let house = House::open().await;
    let host = Guest::new(&house.url(), "Ann").await;
    let seats = vec![computer("expert"), computer("level5:collector")];
    let mut request = path_table("en", json!({}), seats);
    request.start = true;
    let id = host.client.set_table(&request).await.unwrap().id;
    let mut watching = host.client.watch(&id);
    loop {
        let update = next_update(&mut watching).await;
        crate::path_player::check_tiles(&update.views[0].view);
        if update.number >= 6 {
            break;
        }
        if let Some(seat) = update.thinking.first() {
            host.client.force(&id, *seat).await.unwrap();
        }
    }
    let heard = host.heard.all();
    let trial = heard.iter().find(|piece| piece.starts_with("event: trial")).unwrap();
    assert!(trial.contains("\"words\""), "{trial}");
}

/// Two people begin; whoever has the first hand, with their seat and view.
async fn first_hand(house: &House, changes: Value) -> (Guest, Guest, String, (u8, Update)) {
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await];
    let request = path_table("fr", changes, vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let update = next_update(&mut guests[0].client.watch(&id)).await;
    let seat = u8::try_from(update.views[0].view["turn"].as_u64().unwrap()).unwrap();
    let [ann, bea] = guests;
    let (first, second) = if seat == 0 { (ann, bea) } else { (bea, ann) };
    (first, second, id, (seat, update))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_can_be_tried_laid_and_taken_back_and_refusals_come_in_french() {
    let house = House::open().await;
    let (first, second, id, (seat, update)) = first_hand(&house, json!({})).await;
    let hint = first.client.ask(&id, seat, json!({"ask": "hint"})).await.unwrap();
    let best = &hint["hands"][0];
    let words = &best["words"];
    let preview = json!({"ask": "preview", "words": words});
    let preview = first.client.ask(&id, seat, preview).await.unwrap();
    assert_eq!(preview["points"], best["points"]);

    let lay = json!({"do": "lay", "place": words[0]["place"], "word": words[0]["word"]});
    let laid = first.client.act(&id, &action(seat, update.number, lay.clone())).await.unwrap();
    assert_eq!(laid.views[0].view["hand"]["loose"], 1);
    let back = action(seat, laid.number, json!({"do": "take_back"}));
    let back = first.client.act(&id, &back).await.unwrap();
    assert_eq!(back.views[0].view["hand"]["loose"], 0);

    let french = second.client.in_language("fr");
    let early = french.act(&id, &action(1 - seat, back.number, lay)).await.unwrap_err();
    assert_eq!(early.kind(), Some(ProblemKind::Refused));
    assert_eq!(early.problem().unwrap().sentence, "ce n’est pas votre main");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_ends_by_itself_when_its_time_is_up() {
    let house = House::open().await;
    let clock = json!({"clock": {"per_hand": {"seconds": 10}}});
    let (first, second, id, (seat, _)) = first_hand(&house, clock).await;
    let mut screens = [&first, &second].map(|guest| guest.client.watch(&id));
    house.clock.skip(std::time::Duration::from_millis(9500));
    for screen in &mut screens {
        let after = loop {
            let update = next_update(screen).await;
            if update.number > 0 {
                break update;
            }
        };
        let view = &after.views[0].view;
        assert_eq!((after.number, &view["turn"]), (1, &json!(1 - seat)));
        assert_eq!(view["history"][0]["timed_out"], true);
        let spent = view["seats"][usize::from(seat)]["clock"]["spent"].as_u64().unwrap();
        assert!((10_000..10_500).contains(&spent), "{spent} ms were charged");
    }
}
