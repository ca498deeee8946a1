//! Extractors for requests; malformed ones are rejected with a message.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use store::TableId;
use tabletop::Seat;

use crate::rejection::Rejection;
use crate::sentences::{RequestRejection, Sentence};

/// Time limit for receiving a request body.
const PATIENCE: Duration = Duration::from_secs(20);

/// A JSON body.
pub(crate) struct Body<Sent>(pub(crate) Sent);

impl<Sent: DeserializeOwned, State: Send + Sync> FromRequest<State> for Body<Sent> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &State) -> Result<Self, Rejection> {
        match in_time(Json::from_request(request, state)).await? {
            Ok(Json(sent)) => Ok(Self(sent)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

/// The bytes of an uploaded file.
pub(crate) struct SentFile(pub(crate) Bytes);

impl<State: Send + Sync> FromRequest<State> for SentFile {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &State) -> Result<Self, Rejection> {
        let read = in_time(Bytes::from_request(request, state)).await?;
        read.map(Self).map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Sentence::TooLarge.into(),
            _ => Sentence::Unreadable(rejection.body_text()).into(),
        })
    }
}

/// The query string.
pub(crate) struct Question<Asked>(pub(crate) Asked);

impl<Asked: DeserializeOwned, State: Send + Sync> FromRequestParts<State> for Question<Asked> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Rejection> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => Err(Sentence::Unreadable(rejection.body_text()).into()),
        }
    }
}

/// Receives the body within the time limit.
async fn in_time<Sent>(reading: impl Future<Output = Sent>) -> Result<Sent, Rejection> {
    let read = tokio::time::timeout(PATIENCE, reading).await;
    read.map_err(|_| RequestRejection::TooSlow.into())
}

fn unreadable(rejection: &JsonRejection) -> Rejection {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Sentence::TooLarge.into(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => RequestRejection::NotJson.into(),
        _ => Sentence::Unreadable(rejection.body_text()).into(),
    }
}

/// The table in a path.
pub(crate) struct AtTable(pub(crate) TableId);

/// The table and the seat in a path.
pub(crate) struct AtSeat(pub(crate) TableId, pub(crate) Seat);

impl<State: Send + Sync> FromRequestParts<State> for AtTable {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Rejection> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(text)| text.parse().ok());
        id.map(Self).ok_or_else(|| Sentence::NoSuchTable.into())
    }
}

impl<State: Send + Sync> FromRequestParts<State> for AtSeat {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Rejection> {
        let path = Path::<(String, u8)>::from_request_parts(parts, state).await;
        let Path((text, seat)) = path.map_err(|_| Sentence::NoSuchSeat)?;
        let id = text.parse().map_err(|_| Sentence::NoSuchTable)?;
        Ok(Self(id, Seat(seat)))
    }
}
