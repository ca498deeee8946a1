//! Bad input: the right status, a sentence, nothing lost, nothing told, others unharmed.

use std::time::Duration;

use client::{Method, action};
use protocol::{NewSeat, Problem, ProblemKind};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::guest::{Guest, as_it_is, begin, computer, table};
use crate::house::House;

/// Sends bytes as they are; gives the status and the body.
async fn raw(house: &House, bytes: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    tokio::time::timeout(Duration::from_secs(20), reading).await.expect("an answer").unwrap();
    let text = String::from_utf8_lossy(&answer).into_owned();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = text.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default();
    (status, body)
}

fn request(method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n"
    );
    [head.as_bytes(), body].concat()
}

const JSON: &str = "Content-Type: application/json\r\n";

/// A refusal with a sentence.
fn problem(body: &str) -> Problem {
    let problem: Problem =
        serde_json::from_str(body).unwrap_or_else(|_| panic!("no problem: {body}"));
    assert!(!problem.sentence.is_empty());
    assert!(!body.contains("panicked") && !body.contains("src/"), "{body}");
    problem
}

/// A table at which Ann plays against a computer.
async fn a_game(house: &House) -> (Guest, String) {
    let guests = [Guest::new(&house.url(), "Ann").await];
    let seats = vec![NewSeat::Me, computer("level1")];
    let id = begin(&guests, &table("console-en", as_it_is(), seats)).await.id;
    let [ann] = guests;
    (ann, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read_are_refused_in_a_sentence() {
    let house = House::open().await;
    let (ann, id) = a_game(&house).await;
    let cookie = format!("{JSON}Cookie: lettrine_session={}\r\n", ann.client.session().unwrap());
    let actions = format!("/api/tables/{id}/actions");
    let huge = vec![b' '; 70_000];
    let deep = format!("{}{}", "[".repeat(8_000), "]".repeat(8_000));
    let cases: [(&str, &[u8], u16, ProblemKind); 9] = [
        ("/api/me", b"{\"name\":\"Ann", 400, ProblemKind::Unreadable),
        ("/api/me", b"{\"name\":5}", 400, ProblemKind::Unreadable),
        ("/api/me", b"{\"name\":\"Ann\",\"admin\":true}", 400, ProblemKind::Unreadable),
        ("/api/me", b"{\"name\":\"\xff\xfe\"}", 400, ProblemKind::Unreadable),
        ("/api/me", &huge, 413, ProblemKind::TooLarge),
        ("/api/tables", b"[]", 400, ProblemKind::Unreadable),
        (
            &actions,
            b"{\"seat\":0,\"seen\":-1,\"key\":\"k\",\"action\":{}}",
            400,
            ProblemKind::Unreadable,
        ),
        (
            &actions,
            b"{\"seat\":0,\"seen\":0,\"key\":\"k\",\"action\":{\"do\":\"fly\"}}",
            400,
            ProblemKind::Unreadable,
        ),
        (&actions, deep.as_bytes(), 400, ProblemKind::Unreadable),
    ];
    for (path, body, status, kind) in cases {
        let (answered, text) = raw(&house, &request("POST", path, &cookie, body)).await;
        let shown = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
        assert_eq!((answered, problem(&text).problem), (status, kind), "{path} {shown}");
    }
    let untyped = request("POST", "/api/me", "", b"{\"name\":\"Ann\"}");
    let (status, text) = raw(&house, &untyped).await;
    assert_eq!((status, problem(&text).problem), (415, ProblemKind::NotJson));
    assert_eq!(ann.client.table(&id).await.unwrap().number, 0, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_lead_nowhere_are_refused_in_a_sentence() {
    let house = House::open().await;
    let (ann, id) = a_game(&house).await;
    let other = format!("/api/tables/{id}");
    let cases = [
        ("GET", "/api/../../etc/passwd".to_owned(), 404),
        ("GET", "/api/%2e%2e/%2e%2e/etc/passwd".to_owned(), 404),
        ("GET", "/api/tables/..%2f..%2flettrine.db".to_owned(), 404),
        ("GET", "/api/tables/%ff%fe".to_owned(), 404),
        ("GET", "/api/tables/%00".to_owned(), 404),
        ("GET", format!("/api/tables/{}", "A".repeat(5000)), 404),
        ("GET", "/api/tables/by-code/%2e%2e%2f".to_owned(), 404),
        ("GET", "/api/tables/by-code/%ff".to_owned(), 400),
        ("GET", format!("{other}/updates?after=x"), 400),
        ("GET", format!("{other}/updates?after=-1"), 400),
        ("GET", format!("{other}/stream?after=99999999999999999999999"), 400),
        ("POST", format!("{other}/seats/300"), 404),
        ("POST", format!("{other}/seats/x"), 404),
        ("PUT", other.clone(), 405),
        ("BREW", other.clone(), 405),
        ("DELETE", "/api/games".to_owned(), 405),
        ("GET", format!("{other}/actions"), 405),
    ];
    for (method, path, status) in cases {
        let cookie =
            format!("{JSON}Cookie: lettrine_session={}\r\n", ann.client.session().unwrap());
        let (answered, body) =
            raw(&house, &request(method, &path, &cookie, b"{\"do\":\"sit\"}")).await;
        assert_eq!(answered, status, "{method} {path}: {body}");
        problem(&body);
    }
    assert_eq!(ann.client.table(&id).await.unwrap().number, 0, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_http_ends_the_connection_and_nothing_else() {
    let house = House::open().await;
    let (ann, id) = a_game(&house).await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"[..],
        b"hello\r\n\r\n",
        b"GET  HTTP/9\r\n\r\n",
    ] {
        let (status, _) = raw(&house, bytes).await;
        assert!(status == 400 || status == 0, "{status}");
    }
    let endless =
        format!("GET /api/me HTTP/1.1\r\nHost: here\r\nX: {}\r\n\r\n", "x".repeat(500_000));
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let _it_may_hang_up = stream.write_all(endless.as_bytes()).await;
    let lying = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\"";
    let mut liar = TcpStream::connect(house.address()).await.unwrap();
    liar.write_all(lying).await.unwrap();
    drop(liar);
    let chunked = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n";
    let (status, _) = raw(&house, chunked).await;
    assert!(status == 400 || status == 0, "{status}");
    assert_eq!(ann.client.table(&id).await.unwrap().number, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_keep_nobody_waiting() {
    let house = House::open().await;
    let (mut ann, id) = a_game(&house).await;
    // Headers that never end, byte by byte.
    let mut slow = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        stream.write_all(b"GET /api/me HTTP/1.1\r\nHost: h").await.unwrap();
        slow.push(stream);
    }
    // Streams that nobody reads.
    for _ in 0..20 {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        let path = format!("/api/tables/{id}/stream");
        stream.write_all(&request("GET", &path, "", b"")).await.unwrap();
        slow.push(stream);
    }
    let drip = tokio::spawn(async move {
        let mut pace = tokio::time::interval(Duration::from_millis(100));
        loop {
            pace.tick().await;
            for stream in &mut slow[..50] {
                let _it_may_hang_up = stream.write_all(b"x").await;
            }
        }
    });
    let seen = ann.play(&id).await;
    assert!(seen.numbers.len() > 5);
    drip.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_come_in_the_language_asked_for() {
    let house = House::open().await;
    let (ann, id) = a_game(&house).await;
    let asked = [("en", "is not"), ("fr", "n’est pas")];
    let mut sentences = Vec::new();
    for (language, _) in asked {
        let client = ann.client.clone().in_language(language);
        let fault = client.act(&id, &action(1, 0, json!({"do": "pass"}))).await.unwrap_err();
        sentences.push(fault.problem().unwrap().sentence.clone());
    }
    assert_ne!(sentences[0], sentences[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_keys_are_neither_empty_nor_endless() {
    let house = House::open().await;
    let (ann, id) = a_game(&house).await;
    for name in ["", "   ", &"x".repeat(31), "a\u{0}b"] {
        let fault = ann.client.take_name(name).await.unwrap_err();
        assert_eq!(fault.kind(), Some(ProblemKind::Unreadable), "{name:?}");
    }
    for key in [String::new(), "k".repeat(65)] {
        let mut request = action(0, 0, json!({"do": "pass"}));
        request.key = key;
        let fault = ann.client.act(&id, &request).await.unwrap_err();
        assert_eq!(fault.kind(), Some(ProblemKind::Unreadable));
    }
    for seats in [0, 9] {
        let request = table("console-en", as_it_is(), vec![NewSeat::Me; seats]);
        assert!(ann.client.set_table(&request).await.is_err());
    }
    let answer = ann.client.send(Method::GET, "/api/openapi.json", Vec::new()).await.unwrap();
    assert_eq!(answer.status, 200);
}
