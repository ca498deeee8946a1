//! A server without a network, and simulated browsers.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use lexicon::{Lexicon, Shelf};
use serde_json::{Value, json};
use store::{Address, Store};
use tiles::Alphabet;
use tower::ServiceExt as _;

use crate::app_state::AppState;
use crate::limits::Limits;
use crate::serve::{Config, Listen, router};
use crate::server_clock::Clock;

/// A server in a temporary folder, which is deleted with it.
pub(super) struct TestServer {
    pub(super) app: Router,
    folder: PathBuf,
}

impl TestServer {
    /// A server without limits.
    pub(super) async fn start() -> Self {
        Self::with_limits(Limits::unlimited()).await
    }

    pub(super) async fn with_limits(limits: Limits) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("lettrine-server-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config {
            listen: Listen::At(([127, 0, 0, 1], 0).into()),
            database: Address::Sqlite(folder.join("test.db")),
            shelf: shelf(),
            page: None,
            threads: 1,
            limits,
            clock: Clock::default(),
            dictionaries: None,
        };
        let store = Store::open(&config.database).await.unwrap();
        Self { app: router(Arc::new(AppState::new(store, config)), None), folder }
    }

    /// A visitor without a session.
    pub(super) fn stranger(&self) -> Visitor {
        Visitor { app: self.app.clone(), cookie: None }
    }

    /// A guest with this name.
    pub(super) async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        visitor.post("/api/me", json!({ "name": name })).await.is(200);
        visitor
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _it_may_be_in_use = std::fs::remove_dir_all(&self.folder);
    }
}

fn shelf() -> Shelf {
    let english = Alphabet::named("english").unwrap();
    let words = ["AT", "EAT", "TEA", "TEAS", "SEAT", "HORN"];
    let words = words.map(|word| english.word(word).unwrap());
    Shelf::new([Arc::new(Lexicon::from_words("en", english, &words).unwrap())])
}

/// A visitor whose browser keeps its cookie.
#[derive(Clone)]
pub(super) struct Visitor {
    app: Router,
    pub(super) cookie: Option<String>,
}

/// A response.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) bytes: Bytes,
}

impl Answer {
    /// The body as JSON; panics if the status is another.
    #[track_caller]
    pub(super) fn is(&self, status: u16) -> Value {
        let text = String::from_utf8_lossy(&self.bytes);
        assert_eq!(self.status.as_u16(), status, "{text}");
        serde_json::from_slice(&self.bytes).unwrap_or(Value::Null)
    }

    /// The message of a problem of this kind.
    #[track_caller]
    pub(super) fn problem(&self, status: u16, kind: &str) -> String {
        let problem = self.is(status);
        assert_eq!(problem["problem"], kind, "{problem}");
        problem["sentence"].as_str().unwrap().to_owned()
    }
}

impl Visitor {
    pub(super) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], Body::empty()).await
    }

    pub(super) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.json(Method::POST, path, body).await
    }

    pub(super) async fn json(&mut self, method: Method, path: &str, body: Value) -> Answer {
        let headers = [(CONTENT_TYPE.as_str(), "application/json")];
        self.send(method, path, &headers, Body::from(body.to_string())).await
    }

    pub(super) async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = self.app.clone().oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(cookie.to_owned()).filter(|cookie| !cookie.ends_with('='));
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    /// Creates a table of the first game of the catalogue with its strictest rules, and starts it.
    pub(super) async fn set_table(&mut self, seats: Value, changes: Value) -> Value {
        let start = !seats.as_array().unwrap().contains(&json!({"by": "open"}));
        let game = catalogue::GAMES[0].id;
        let request = json!({
            "game": game, "preset": "club", "changes": changes, "seats": seats, "start": start
        });
        self.post("/api/tables", request).await.is(201)
    }

    /// A solitaire game.
    pub(super) async fn play_alone(&mut self) -> String {
        let table = self.set_table(json!([{"by": "me"}]), json!({"mode": "solitaire"})).await;
        table["id"].as_str().unwrap().to_owned()
    }

    /// A strict game with another person; the visitor begins.
    pub(super) async fn play_with(&mut self, other: &mut Self) -> String {
        let seats = json!([{"by": "me"}, {"by": "open"}]);
        let table = self.set_table(seats, json!({"starter": "first"})).await;
        let table = table["id"].as_str().unwrap().to_owned();
        other.post(&format!("/api/tables/{table}/seats/1"), json!({"do": "sit"})).await.is(200);
        self.post(&format!("/api/tables/{table}/start"), json!({})).await.is(200);
        table
    }

    /// Lays the first two tiles of the visitor's rack, whatever they spell; blanks stand for E.
    pub(super) async fn play_any_word(&mut self, table: &str) -> String {
        let updates = self.get(&format!("/api/tables/{table}/updates")).await.is(200);
        let rack = updates[0]["views"][0]["view"]["seats"][0]["rack"]["shown"].clone();
        let letters = rack.as_str().unwrap().chars().take(2);
        let laid = |(tile, square): (char, &str)| {
            let letter = if tile == '?' { 'E' } else { tile };
            json!({"square": square, "letter": letter, "blank": tile == '?'})
        };
        let tiles: Vec<Value> = letters.zip(["H8", "I8"]).map(laid).collect();
        let word = tiles.iter().map(|tile| tile["letter"].as_str().unwrap()).collect();
        self.act(table, json!({"do": "lay", "tiles": tiles})).await.is(200);
        word
    }

    /// Sends an action for the visitor's first seat at a table.
    pub(super) async fn act(&mut self, table: &str, action: Value) -> Answer {
        let updates = self.get(&format!("/api/tables/{table}/updates")).await.is(200);
        let (seen, seat) = (&updates[0]["number"], &updates[0]["views"][0]["seat"]);
        let request = json!({"seat": seat, "seen": seen, "key": "only", "action": action});
        self.post(&format!("/api/tables/{table}/actions"), request).await
    }

    /// The state of a table.
    pub(super) async fn state(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.is(200)["state"].clone()
    }
}
