//! Games as files, and tables as copies.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{ImportedTable, Problem, SaveRequest, SavedGame, TableView};
use serde::Deserialize;
use tabletop::Spoken as _;

use super::tables::look;
use crate::app_state::AppState;
use crate::body::{AtTable, Body, Question, SentFile};
use crate::importing;
use crate::live::{Message, Written};
use crate::peer_address::PeerAddress;
use crate::rejection::{Rejection, language};
use crate::session::{Anyone, Named};

/// Maximum size of a file.
pub(super) const LARGEST_FILE: usize = 2 * 1024 * 1024;

/// The requested file format.
#[derive(Deserialize)]
pub(super) struct Form {
    /// `lettrine`, or one of the game's own.
    #[serde(default = "ours")]
    format: String,
}

fn ours() -> String {
    "lettrine".to_owned()
}

/// The game as a file
///
/// `lettrine` is our own format, a `SavedGame`; the catalogue lists the others. While other people play
/// at the table, only what the sender may know is exported, and not in our own format.
#[utoipa::path(
    get, path = "/api/tables/{id}/file",
    params(("id" = String, Path), ("format" = Option<String>, Query)),
    responses(
        (status = 200, body = SavedGame),
        (status = 403, description = "The whole game is a secret until its end", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn file(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    AtTable(id): AtTable,
    Question(Form { format }): Question<Form>,
) -> Result<Response, Rejection> {
    let who = anyone.id();
    let message = |reply| Message::Write { who, format: format.clone(), reply };
    let written = app.ask(id, message).await?;
    Ok(download(written, &format))
}

/// Import a game from a file as a new table
///
/// The file is in our own format or in one that a game of the catalogue reads. All persons of the game
/// play at the sender's screen; a game in progress is paused.
#[utoipa::path(
    post, path = "/api/import",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 201, body = ImportedTable),
        (status = 400, description = "The file is damaged or of no kind we know", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn import(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    who: Named,
    headers: HeaderMap,
    SentFile(bytes): SentFile,
) -> Result<(StatusCode, Json<ImportedTable>), Rejection> {
    app.rate_limits.import(address, who.0.id)?;
    let shelf = app.shelf.clone();
    let read = app.library.pool.run(move || importing::read(&bytes, &shelf)).await??;
    let language = language(&headers);
    let notes = read.notes.iter().map(|note| note.say(language)).collect();
    let now = app.clock.timestamp();
    let id = app.store.set_table(read.into_table(&who.sitter(), now), now).await?.id;
    let table = look(&app, id, Some(who.0.id)).await?;
    Ok((StatusCode::CREATED, Json(ImportedTable { table, notes })))
}

/// Copy a table in its current state as a new table of mine
#[utoipa::path(
    post, path = "/api/tables/{id}/copy", params(("id" = String, Path)),
    responses(
        (status = 201, body = TableView),
        (status = 403, description = "The whole game is a secret until its end", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn copy(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Result<(StatusCode, Json<TableView>), Rejection> {
    app.rate_limits.set_table(address, who.id)?;
    let copy = app.ask(id, |reply| Message::Copy { who: who.id, reply }).await?;
    let id = app.store.set_table(copy, app.clock.timestamp()).await?.id;
    Ok((StatusCode::CREATED, Json(look(&app, id, Some(who.id)).await?)))
}

/// Save a table in my list, under a title
#[utoipa::path(
    post, path = "/api/tables/{id}/save", params(("id" = String, Path)),
    request_body = SaveRequest,
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn save(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    Body(SaveRequest { title }): Body<SaveRequest>,
) -> Result<Json<TableView>, Rejection> {
    let message = |reply| Message::Save { who: who.id, title: title.clone(), reply };
    app.ask(id, message).await.map(Json)
}

/// A file that the browser saves under the table's name.
fn download(written: Written, format: &str) -> Response {
    let is_ours = format == ours();
    let media_type = if is_ours { "application/json" } else { "text/plain; charset=utf-8" };
    let ending = if is_ours { "lettrine.json" } else { format };
    let mut response = written.text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    if let Ok(disposition) = HeaderValue::try_from(disposition(&written.title, ending)) {
        headers.insert(CONTENT_DISPOSITION, disposition);
    }
    response
}

/// The `Content-Disposition` header of a file: an ASCII name and the full name (RFC 6266).
fn disposition(title: &str, ending: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let spaced: String =
        title.chars().map(|letter| if is_plain(letter) { letter } else { ' ' }).collect();
    let plain = spaced.split_whitespace().collect::<Vec<_>>().join("-");
    let plain = if plain.is_empty() { "game".to_owned() } else { plain };
    let full = title.replace(['/', '\\'], " ");
    let full: String = full.bytes().map(escaped).collect();
    format!("attachment; filename=\"{plain}.{ending}\"; filename*=UTF-8''{full}.{ending}")
}

fn escaped(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || byte == b'-' {
        char::from(byte).to_string()
    } else {
        format!("%{byte:02X}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_like_its_table() {
        let told = disposition("Zoé · club", "gcg");
        let expected = "attachment; filename=\"Zo-club.gcg\"; \
                        filename*=UTF-8''Zo%C3%A9%20%C2%B7%20club.gcg";
        assert_eq!(told, expected);
    }

    #[test]
    fn a_title_cannot_leave_its_folder_or_its_header() {
        let told = disposition("../../etc\"\r\nX: y", "gcg");
        assert!(told.starts_with("attachment; filename=\"etc-X-y.gcg\"; "));
        assert!(!told.contains('\n') && !told.contains("../"));
    }
}
