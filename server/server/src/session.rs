//! Sessions: a cookie with a secret that identifies a person.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::AppendHeaders;
use store::{NewSession, Person, PersonId, TokenHash};

use crate::app_state::AppState;
use crate::live::Sitter;
use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// The name of the cookie.
const COOKIE_NAME: &str = "lettrine_session";
/// A session ends after this long without use.
const LASTS: Duration = Duration::from_hours(180 * 24);
/// Minimum interval between updates of a session's last use.
const NOTED_EVERY: Duration = Duration::from_hours(24);

/// The sender of a request, known or not.
pub(crate) struct Anyone {
    /// The person, if the session is known.
    pub(crate) person: Option<Person>,
    /// The hash of the session's secret, if it is valid.
    pub(crate) token: Option<TokenHash>,
    /// Whether the connection is encrypted (HTTPS).
    pub(crate) is_secure: bool,
}

/// A person with a name.
pub(crate) struct Named(pub(crate) Person);

impl Anyone {
    /// The person.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
}

impl Named {
    /// This person with the name shown at tables.
    pub(crate) fn sitter(&self) -> Sitter {
        Sitter { person: self.0.id, name: self.0.shown_name.clone() }
    }
}

impl FromRequestParts<Arc<AppState>> for Anyone {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Rejection> {
        let is_secure = is_secure(&parts.headers);
        let nobody = Self { person: None, token: None, is_secure };
        let Some(token) = secret(&parts.headers) else { return Ok(nobody) };
        let (token, now) = (TokenHash::of(&token), app.clock.timestamp());
        let Some(session) = app.store.session(&token, now).await? else { return Ok(nobody) };
        if session.last_used.after(NOTED_EVERY) < now {
            app.store.note_use(&token, now, now.after(LASTS)).await?;
        }
        let person = app.store.person(session.person).await?;
        Ok(Self { person, token: Some(token), is_secure })
    }
}

impl FromRequestParts<Arc<AppState>> for Named {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Rejection> {
        let anyone = Anyone::from_request_parts(parts, app).await?;
        anyone.person.map(Self).ok_or_else(|| Sentence::NameFirst.into())
    }
}

/// A `Set-Cookie` header that sets or removes the session secret.
pub(crate) type CookieHeader = AppendHeaders<[(axum::http::HeaderName, HeaderValue); 1]>;

/// Starts a session; returns the header that sets its cookie.
pub(crate) async fn begin(
    app: &AppState,
    person: PersonId,
    is_secure: bool,
) -> Result<CookieHeader, Rejection> {
    let secret = begin_secret(app, person).await?;
    Ok(cookie(&secret, LASTS, is_secure))
}

/// Starts a session and returns its secret.
pub(crate) async fn begin_secret(app: &AppState, person: PersonId) -> Result<String, store::Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    let secret = bytes.iter().fold(String::new(), |secret, byte| secret + &format!("{byte:02x}"));
    let now = app.clock.timestamp();
    let session = NewSession { token: TokenHash::of(&secret), person, expires: now.after(LASTS) };
    app.store.begin_session(session, now).await?;
    Ok(secret)
}

/// Removes the session cookie.
pub(crate) fn forget(is_secure: bool) -> CookieHeader {
    cookie("", Duration::ZERO, is_secure)
}

fn cookie(secret: &str, lasts: Duration, is_secure: bool) -> CookieHeader {
    let secure = if is_secure { "; Secure" } else { "" };
    let seconds = lasts.as_secs();
    let text = format!(
        "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}"
    );
    let value = HeaderValue::try_from(text).expect("hexadecimal digits may stand in a header");
    AppendHeaders([(SET_COOKIE, value)])
}

/// The session secret in a request.
fn secret(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let mut named = pairs.filter_map(|pair| pair.trim().split_once('='));
    named.find(|(name, _)| *name == COOKIE_NAME).map(|(_, secret)| secret.to_owned())
}

/// Whether a reverse proxy received the request over HTTPS.
fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|protocol| protocol.as_bytes() == b"https")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secret_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=b; lettrine_session=ab12; c=d"));
        assert_eq!(secret(&headers), Some("ab12".into()));
        headers.insert(COOKIE, HeaderValue::from_static("xlettrine_session=ab12"));
        assert_eq!(secret(&headers), None);
    }

    #[test]
    fn scripts_cannot_read_the_secret_and_other_sites_cannot_send_it() {
        let AppendHeaders([(_, value)]) = cookie("ab", LASTS, true);
        let text = value.to_str().unwrap();
        for part in ["lettrine_session=ab;", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(text.contains(part), "{part}");
        }
    }
}
