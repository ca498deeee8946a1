//! A database and game files of an earlier program: shown as it showed them, played on, imported.
//!
//! How they were made: `tests/fixtures/before-one-house/README.md`.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use client::{Client, Method, action};
use flate2::read::GzDecoder;
use protocol::{ImportedTable, TableState, Update};
use serde_json::{Value, json};

use crate::guest::{choose, next_update, veiled_seat};
use crate::house::House;
use test_kit::robot::{Robot, array, text};

/// How many turns are played at each table.
const TURNS: usize = 3;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/before-one-house").join(name)
}

fn unzipped(name: &str) -> Vec<u8> {
    let mut content = Vec::new();
    let file = fs::File::open(fixture(name)).unwrap();
    GzDecoder::new(file).read_to_end(&mut content).unwrap();
    content
}

/// What the earlier program showed.
fn shown_before() -> Value {
    serde_json::from_slice(&unzipped("views.json.gz")).unwrap()
}

async fn house() -> House {
    House::with_file(&unzipped("lettrine.db.gz")).await
}

/// Someone as the earlier program knew them: by account, or not at all.
async fn person(house: &House, name: &str) -> Client {
    let client = Client::new(&house.url()).unwrap();
    if name != "a stranger" {
        let credentials = json!({"name": name, "password": format!("correct horse {name}")});
        let body = credentials.to_string().into_bytes();
        client.send(Method::POST, "/api/sign-in", body).await.unwrap().succeeded().unwrap();
    }
    client
}

async fn get(client: &Client, path: &str) -> Value {
    client.send(Method::GET, path, Vec::new()).await.unwrap().read().unwrap()
}

/// Every field of `before` has the same value in `after`; `after` may have more fields.
fn check_kept(before: &Value, after: &Value, path: &str) {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in before {
                let kept = after.get(name).unwrap_or_else(|| panic!("{path} has no {name}"));
                check_kept(value, kept, &format!("{path}/{name}"));
            }
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (place, (before, after)) in before.iter().zip(after).enumerate() {
                check_kept(before, after, &format!("{path}/{place}"));
            }
        }
        _ => assert_eq!(before, after, "{path} has changed"),
    }
}

/// An update without the time its table has been open, and without the time that each seat has used:
/// the earlier program charged the time of a lost challenge to the wrong seat.
fn without_clock(mut update: Value) -> Value {
    if let Some(update) = update.as_object_mut() {
        update.remove("clock");
    }
    let views = update.get_mut("views").and_then(Value::as_array_mut);
    for seated in views.into_iter().flatten() {
        for seat in seated["view"]["seats"].as_array_mut().into_iter().flatten() {
            seat["clock"]["spent"] = Value::Null;
        }
    }
    update
}

/// The earlier program showed people at one screen the racks of all of them, and told spectators what
/// the bag holds; both give hidden racks away.
fn forget_what_is_hidden(before: &mut Value, after: &mut Value) {
    let views = |update: &mut Value| update["views"].as_array_mut().map(std::mem::take);
    let (Some(mut seen), Some(mut shown)) = (views(before), views(after)) else { return };
    for (seen, shown) in seen.iter_mut().zip(&mut shown) {
        if shown["veiled"] == true {
            (seen["view"], shown["view"]) = (Value::Null, Value::Null);
        } else if shown["seat"].is_null() && shown["view"]["rules"]["remaining"] == "in_bag" {
            (seen["view"]["remaining"], shown["view"]["remaining"]) = (Value::Null, Value::Null);
        }
    }
    (before["views"], after["views"]) = (seen.into(), shown.into());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_before_is_shown_as_before() {
    let (house, before) = (house().await, shown_before());
    for name in ["Ann", "Ben", "a stranger"] {
        let client = person(&house, name).await;
        for (id, table) in before["tables"].as_object().unwrap() {
            let (title, seen) = (text(&table["name"]), &table["seen_by"][name]);
            let now = get(&client, &format!("/api/tables/{id}")).await;
            check_kept(&seen["table"], &now, &format!("{title} ({name})"));
            let updates = get(&client, &format!("/api/tables/{id}/updates")).await;
            let update = array(&updates).last().cloned().unwrap_or_default();
            let mut seen = without_clock(seen["update"].clone());
            let mut shown = without_clock(update);
            forget_what_is_hidden(&mut seen, &mut shown);
            check_kept(&seen, &shown, &format!("{title} ({name})"));
        }
        for (path, seen) in before["people"][name].as_object().into_iter().flatten() {
            check_kept(seen, &get(&client, &format!("/api/me{path}")).await, path);
        }
    }
    let stranger = person(&house, "a stranger").await;
    for chart in array(&before["charts"]) {
        let kind = |part: &str| text(&chart["category"][part]).to_owned();
        let (game, mode, language, preset) =
            (kind("game"), kind("mode"), kind("language"), kind("preset"));
        let path =
            format!("/api/high-scores?game={game}&mode={mode}&language={language}&preset={preset}");
        check_kept(chart, &get(&stranger, &path).await, &path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_before_forbid_lookups_as_before() {
    let house = house().await;
    for (name, status) in [("Ann", 403), ("Ben", 403), ("a stranger", 200)] {
        let client = person(&house, name).await;
        let answer = client.send(Method::GET, "/api/words/en/tea", Vec::new()).await.unwrap();
        assert_eq!(answer.status, status, "{name}");
    }
}

/// Plays a few turns for all of these people's seats, with whatever computers are at the table.
async fn play_on(people: &[Client], id: &str, title: &str) {
    let mut robot = Robot::new(13);
    let mut screen = people[0].watch(id);
    let mut turns = 0;
    while turns < TURNS {
        let update = next_update(&mut screen).await;
        if update.views[0].view["phase"]["waits_for"] == "nothing" {
            break;
        }
        let Some((client, seat, wanted)) = wanted(people, id, &update, &mut robot).await else {
            continue;
        };
        let request = action(seat, update.number, wanted);
        let after = client.act(id, &request).await;
        let after = after.unwrap_or_else(|fault| panic!("{title}: {}: {fault}", request.action));
        assert!(after.number > update.number, "{title}");
        turns += 1;
    }
    assert!(turns > 0, "{title}: nobody had anything to do");
}

/// What somebody wants to do at this point of the game.
async fn wanted<'people>(
    people: &'people [Client],
    id: &str,
    present: &Update,
    robot: &mut Robot,
) -> Option<(&'people Client, u8, Value)> {
    for client in people {
        let update = client.updates(id, None).await.unwrap().pop().unwrap();
        if update.number != present.number {
            return None;
        }
        let update = match veiled_seat(&update) {
            Some(seat) => client.unveil(id, Some(seat)).await.unwrap(),
            None => update,
        };
        for seated in &update.views {
            if let Some(seat) = seated.seat
                && let Some(wanted) = choose(robot, &seated.view)
            {
                return Some((client, seat, wanted));
            }
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_before_are_played_on() {
    let (house, before) = (house().await, shown_before());
    let people = [person(&house, "Ann").await, person(&house, "Ben").await];
    let mut played = 0;
    for (id, table) in before["tables"].as_object().unwrap() {
        let title = text(&table["name"]);
        let view = people[0].table(id).await.unwrap();
        if !view.seats.iter().any(|seat| seat.yours) {
            continue;
        }
        match view.state {
            TableState::Gathering | TableState::Over => continue,
            TableState::Paused => drop(people[0].resume(id).await.unwrap()),
            TableState::Playing => {}
        }
        play_on(&people, id, title).await;
        played += 1;
    }
    assert_eq!(played, 15, "tables were played at");
}

#[tokio::test(flavor = "multi_thread")]
async fn game_files_of_before_are_imported_and_played_on() {
    let house = house().await;
    let ann = person(&house, "Ann").await;
    let mut files: Vec<PathBuf> =
        fs::read_dir(fixture("games")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 30);
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let content = fs::read(&file).unwrap();
        let answer = ann.send(Method::POST, "/api/import", content).await.unwrap();
        let imported: ImportedTable =
            answer.read().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        if name.contains("over") {
            assert_eq!(imported.table.state, TableState::Over, "{name}");
            continue;
        }
        ann.resume(&imported.table.id).await.unwrap();
        play_on(std::slice::from_ref(&ann), &imported.table.id, &name).await;
    }
}
