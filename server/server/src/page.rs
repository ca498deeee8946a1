//! Serves the web page: its built files, and `index.html` for every other address.

use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::ProblemKind;

use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct PageFile {
    /// Its bytes, as they are sent.
    pub bytes: std::borrow::Cow<'static, [u8]>,
    /// Its media type: `text/css`.
    pub media_type: &'static str,
    /// Its content encoding: `gzip`.
    pub encoding: Option<&'static str>,
    /// Its entity tag (`ETag`), in quotes.
    pub etag: String,
    /// Whether its name changes with its content, so that it can be cached forever.
    pub cached_forever: bool,
}

/// Finds a file of the page by its path and the encodings the browser accepts.
pub type Page = fn(path: &str, accepted: &str) -> Option<PageFile>;

/// Answers every request that is not for the API.
pub(crate) fn answer(page: Option<Page>, request: &Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let is_api = path == "api" || path.starts_with("api/");
    if is_api || !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Rejection::new(ProblemKind::NotFound, &Sentence::NoSuchAddress).into_response();
    }
    let Some(page) = page else {
        return (StatusCode::NOT_FOUND, "This server was built without its page.\n")
            .into_response();
    };
    let accepted = header(request.headers(), &ACCEPT_ENCODING);
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = page(if path.is_empty() { "index.html" } else { path }, accepted);
    let found = found.or_else(|| if is_file { None } else { page("index.html", accepted) });
    match found {
        Some(file) => send(file, request.headers()),
        None => Rejection::new(ProblemKind::NotFound, &Sentence::NoSuchAddress).into_response(),
    }
}

fn send(file: PageFile, headers: &HeaderMap) -> Response {
    let etag = file.etag;
    let cache =
        if file.cached_forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let is_known = header(headers, &IF_NONE_MATCH).split(',').any(|known| known.trim() == etag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        file.bytes.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.media_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(encoding) = file.encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if let Ok(etag) = HeaderValue::try_from(etag) {
        headers.insert(ETAG, etag);
    }
    response
}

fn header<'request>(headers: &'request HeaderMap, name: &axum::http::HeaderName) -> &'request str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
