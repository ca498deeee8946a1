//! Security middleware: response headers, the CSRF check and the request log.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument as _;

use crate::peer_address;
use crate::rejection::Rejection;
use crate::sentences::RequestRejection;

/// Content security policy: the page may load only its own resources.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
             object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
    ),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Adds the security headers to a response; API responses must not be cached.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if is_api {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// CSRF check: rejects state-changing requests that come from pages of other sites.
pub(crate) async fn reject_cross_site(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let passed_on = peer_address::is_passed_on(request.extensions());
    if changes && comes_from_elsewhere(request.headers(), passed_on) {
        return Rejection::from(RequestRejection::OtherSite).into_response();
    }
    next.run(request).await
}

/// Whether the browser's headers say that a page of another site made the request.
///
/// Other programs send neither header, and have no visitor's cookie either.
fn comes_from_elsewhere(headers: &HeaderMap, is_passed_on: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text(ORIGIN.as_str()) else { return false };
    let Some((_, origin)) = origin.split_once("://") else { return true };
    let asked = is_passed_on.then(|| text("x-forwarded-host")).flatten();
    asked.or_else(|| text(HOST.as_str())) != Some(origin)
}

/// Logs one line per request, without its query string, cookies or body.
pub(crate) async fn note(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or("(page)", MatchedPath::as_str);
    let span = tracing::info_span!("request", method = %request.method(), path);
    let started = Instant::now();
    let response = next.run(request).instrument(span.clone()).await;
    let milliseconds = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
    let status = response.status().as_u16();
    tracing::info!(parent: &span, status, milliseconds, "answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elsewhere(headers: &[(&'static str, &'static str)]) -> bool {
        let named = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        comes_from_elsewhere(&named.collect(), false)
    }

    #[test]
    fn a_browser_tells_which_page_asks() {
        assert!(elsewhere(&[("sec-fetch-site", "cross-site")]));
        assert!(elsewhere(&[("sec-fetch-site", "same-site")]));
        assert!(!elsewhere(&[("sec-fetch-site", "same-origin")]));
        assert!(!elsewhere(&[("sec-fetch-site", "none")]));
    }

    #[test]
    fn an_older_browser_tells_where_the_page_is_from() {
        let host = ("host", "play.example:8604");
        assert!(!elsewhere(&[host, ("origin", "http://play.example:8604")]));
        assert!(elsewhere(&[host, ("origin", "http://evil.example")]));
        assert!(elsewhere(&[host, ("origin", "null")]));
        let claims_more =
            [host, ("origin", "http://evil.example"), ("x-forwarded-host", "evil.example")];
        assert!(elsewhere(&claims_more));
    }

    #[test]
    fn a_program_that_is_no_browser_is_let_in() {
        assert!(!elsewhere(&[("host", "play.example")]));
    }
}
