//! Rejected requests: the kind of problem, its message and its HTTP status.

use std::time::Duration;

use axum::Json;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemKind, Update};
use serde_json::Value;
use tabletop::{AnyRefusal, Language, Message, Spoken};

use crate::sentences::{RequestRejection, Sentence};

/// Why a request was rejected; it becomes a [`Problem`] in the language of the request.
#[derive(Clone)]
pub(crate) struct Rejection {
    kind: ProblemKind,
    said: Message,
    reason: Value,
    missed: Vec<Update>,
    wait: Option<Duration>,
}

impl Rejection {
    /// A rejection of this kind with a message.
    pub(crate) fn new(kind: ProblemKind, said: &impl Spoken) -> Self {
        Self { kind, said: said.message(), reason: Value::Null, missed: Vec::new(), wait: None }
    }

    /// The sender has missed these updates.
    pub(crate) fn behind(missed: Vec<Update>) -> Self {
        Self { missed, ..Sentence::Behind.into() }
    }

    /// The sender must wait this long before trying again.
    pub(crate) fn too_many(wait: Duration) -> Self {
        let seconds = wait.as_secs().saturating_add(1);
        Self {
            wait: Some(Duration::from_secs(seconds)),
            ..RequestRejection::TooMany(seconds).into()
        }
    }

    /// The problem for an error status set by a library.
    fn of(status: StatusCode) -> Self {
        match status {
            StatusCode::METHOD_NOT_ALLOWED => RequestRejection::WrongMethod.into(),
            StatusCode::PAYLOAD_TOO_LARGE => Sentence::TooLarge.into(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => RequestRejection::NotJson.into(),
            StatusCode::REQUEST_TIMEOUT => RequestRejection::TooSlow.into(),
            StatusCode::NOT_FOUND => Sentence::NoSuchAddress.into(),
            _ => Sentence::Unreadable(status.to_string()).into(),
        }
    }

    /// Whether it is of this kind.
    pub(crate) fn is(&self, kind: ProblemKind) -> bool {
        self.kind == kind
    }

    /// The problem with its message in this language.
    pub(crate) fn problem(&self, language: Language) -> Problem {
        Problem {
            problem: self.kind,
            sentence: self.said.say(language),
            reason: self.reason.clone(),
            missed: self.missed.clone(),
        }
    }
}

impl From<Sentence> for Rejection {
    fn from(sentence: Sentence) -> Self {
        Self::new(sentence.kind(), &sentence)
    }
}

impl From<AnyRefusal> for Rejection {
    fn from(refusal: AnyRefusal) -> Self {
        let kind = match refusal.reason {
            Value::Null => ProblemKind::Unreadable,
            _ => ProblemKind::Refused,
        };
        let reason = refusal.reason.clone();
        Self { reason, ..Self::new(kind, &refusal) }
    }
}

impl From<store::Fault> for Rejection {
    fn from(fault: store::Fault) -> Self {
        tracing::error!(fault = &fault as &dyn std::error::Error, "the store failed");
        Sentence::Unavailable.into()
    }
}

/// The status that goes with a kind of problem.
pub(crate) const fn status(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::Unreadable | ProblemKind::BadFile => StatusCode::BAD_REQUEST,
        ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemKind::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ProblemKind::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ProblemKind::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        ProblemKind::NameFirst | ProblemKind::WrongPassword => StatusCode::UNAUTHORIZED,
        ProblemKind::NotYours | ProblemKind::LookupsForbidden | ProblemKind::OtherSite => {
            StatusCode::FORBIDDEN
        }
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

impl IntoResponse for Rejection {
    /// The message is written by [`speak`], which knows the language of the request.
    fn into_response(self) -> Response {
        let mut response = status(self.kind).into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, wait.as_secs().into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// The language for the answer to a request.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.map(Language::asked_for).unwrap_or_default()
}

/// Middleware that writes rejections in the language of the request.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let status = response.status();
    let needs_words =
        status == StatusCode::METHOD_NOT_ALLOWED || is_api && status.is_client_error();
    let refused = response.extensions_mut().remove::<Rejection>();
    let refused = refused.or_else(|| needs_words.then(|| Rejection::of(status)));
    let Some(refused) = refused else { return response };
    let (parts, _) = response.into_parts();
    let mut response = (parts.status, Json(refused.problem(language))).into_response();
    let headers = response.headers_mut();
    for (name, value) in parts.headers {
        if let Some(name) = name.filter(|name| ![CONTENT_LENGTH, CONTENT_TYPE].contains(name)) {
            headers.entry(name).or_insert(value);
        }
    }
    headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    headers.insert(VARY, HeaderValue::from_static("Accept-Language"));
    response
}
