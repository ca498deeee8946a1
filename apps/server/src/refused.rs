//! Refusals on their way to a screen: what kind, which sentence, which status.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Json, http};
use protocol::{Problem, ProblemKind, Update};
use serde_json::Value;
use tabletop::{AnyRefusal, Language, Spoken};

use crate::sentences::Sentence;

/// Why something was not done; it becomes a [`Problem`] in the language of whoever asked.
#[derive(Clone)]
pub(crate) struct Refused {
    kind: ProblemKind,
    said: Arc<dyn Spoken + Send + Sync>,
    reason: Value,
    missed: Vec<Update>,
}

impl Refused {
    /// A refusal of this kind with something to say.
    pub(crate) fn new(kind: ProblemKind, said: impl Spoken + Send + Sync + 'static) -> Self {
        Self { kind, said: Arc::new(said), reason: Value::Null, missed: Vec::new() }
    }

    /// The sender was behind, and missed this.
    pub(crate) fn behind(missed: Vec<Update>) -> Self {
        Self { missed, ..Sentence::Behind.into() }
    }

    /// Whether it is of this kind.
    pub(crate) fn is(&self, kind: ProblemKind) -> bool {
        self.kind == kind
    }

    /// The problem as it is told in this language.
    pub(crate) fn problem(&self, language: Language) -> Problem {
        Problem {
            problem: self.kind,
            sentence: self.said.say(language),
            reason: self.reason.clone(),
            missed: self.missed.clone(),
        }
    }
}

impl From<Sentence> for Refused {
    fn from(sentence: Sentence) -> Self {
        Self::new(sentence.kind(), sentence)
    }
}

impl From<AnyRefusal> for Refused {
    fn from(refusal: AnyRefusal) -> Self {
        let kind = match refusal.reason {
            Value::Null => ProblemKind::Unreadable,
            _ => ProblemKind::Refused,
        };
        let reason = refusal.reason.clone();
        Self { reason, ..Self::new(kind, refusal) }
    }
}

impl From<store::Fault> for Refused {
    fn from(fault: store::Fault) -> Self {
        tracing::error!(%fault, "the store failed");
        Sentence::Unavailable.into()
    }
}

/// The status that goes with a kind of problem.
pub(crate) const fn status(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::Unreadable | ProblemKind::BadFile => StatusCode::BAD_REQUEST,
        ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemKind::NameFirst | ProblemKind::WrongPassword => StatusCode::UNAUTHORIZED,
        ProblemKind::NotYours | ProblemKind::LookupsForbidden => StatusCode::FORBIDDEN,
        ProblemKind::NotFound => StatusCode::NOT_FOUND,
        ProblemKind::NameTaken
        | ProblemKind::Behind
        | ProblemKind::WrongState
        | ProblemKind::SeatTaken => StatusCode::CONFLICT,
        ProblemKind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Refused {
    /// The sentence is written by [`speak`], which knows the language of the request.
    fn into_response(self) -> Response {
        let mut response = status(self.kind).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The language a request is to be answered in.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.map(Language::asked_for).unwrap_or_default()
}

/// What there is to say about a refusal that came without a sentence.
fn unspoken(response: &Response) -> Option<Refused> {
    let status = response.status();
    let sentence = match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Sentence::NoSuchAddress,
        StatusCode::PAYLOAD_TOO_LARGE => Sentence::TooLarge,
        _ if status.is_client_error() => {
            Sentence::Unreadable(status.canonical_reason().unwrap_or_default().to_owned())
        }
        _ if status.is_server_error() => Sentence::Unavailable,
        _ => return None,
    };
    Some(sentence.into())
}

/// Writes refusals out in the language of the request.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let refused = response.extensions_mut().remove::<Refused>();
    let Some(refused) = refused.or_else(|| unspoken(&response).filter(|_| is_api)) else {
        return response;
    };
    let (parts, _) = response.into_parts();
    let mut response = (parts.status, Json(refused.problem(language))).into_response();
    let headers = response.headers_mut();
    for (name, value) in parts.headers {
        if let Some(name) = name.filter(|name| *name != http::header::CONTENT_LENGTH) {
            headers.entry(name).or_insert(value);
        }
    }
    headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    headers.insert(VARY, HeaderValue::from_static("Accept-Language"));
    response
}
