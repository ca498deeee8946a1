//! Compares the API's description with the API.

use axum::body::Body;
use axum::http::Method;
use serde_json::Value;

use super::visitor::TestServer;

/// A path with a value for every parameter.
fn filled(path: &str) -> String {
    let id = "00000000000000000000000000";
    let places = [("{id}", id), ("{seat}", "0"), ("{code}", "K7M3PX"), ("{lexicon}", "en")];
    let path = places.iter().fold(path.to_owned(), |path, (name, value)| path.replace(name, value));
    path.replace("{word}", "tea").replace("{game}", catalogue::GAMES[0].id)
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str);
            found.extend(own.map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_address_of_the_description_answers() {
    let server = TestServer::start().await;
    let description = server.stranger().get("/api/openapi.json").await.is(200);
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 30, "{}", paths.len());
    for (path, methods) in paths {
        let path = filled(path);
        assert!(!path.contains('{'), "{path}");
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let mut stranger = server.stranger();
            let answer = stranger.send(method.clone(), &path, &[], Body::empty()).await;
            assert_ne!(answer.status.as_u16(), 405, "{method} {path}");
            let text = String::from_utf8_lossy(&answer.bytes).into_owned();
            assert!(!text.contains("There is nothing at this address"), "{method} {path}");
            if answer.status.is_client_error() {
                assert!(text.contains("\"sentence\":"), "{method} {path}: {text}");
            }
        }
    }
}

#[tokio::test]
async fn every_type_of_the_description_is_described() {
    let server = TestServer::start().await;
    let description = server.stranger().get("/api/openapi.json").await.is(200);
    let mut found = Vec::new();
    references(&description, &mut found);
    assert!(found.len() > 50);
    for reference in found {
        let pointer = reference.trim_start_matches('#');
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
}
