//! Reading what was sent: JSON that is refused in a sentence when it cannot be read.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::ProblemKind;
use serde::de::DeserializeOwned;
use store::TableId;
use tabletop::Seat;

use crate::refused::Refused;
use crate::sentences::Sentence;

/// What was sent.
pub(crate) struct Body<Sent>(pub(crate) Sent);

impl<Sent: DeserializeOwned, State: Send + Sync> FromRequest<State> for Body<Sent> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refused> {
        match Json::from_request(request, state).await {
            Ok(Json(sent)) => Ok(Self(sent)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Refused {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Refused::new(ProblemKind::TooLarge, Sentence::TooLarge);
    }
    Sentence::Unreadable(rejection.body_text()).into()
}

/// The table an address names.
pub(crate) struct AtTable(pub(crate) TableId);

/// The table and the seat an address names.
pub(crate) struct AtSeat(pub(crate) TableId, pub(crate) Seat);

impl<State: Send + Sync> FromRequestParts<State> for AtTable {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(text)| text.parse().ok());
        id.map(Self).ok_or_else(|| Sentence::NoSuchTable.into())
    }
}

impl<State: Send + Sync> FromRequestParts<State> for AtSeat {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        let path = Path::<(String, u8)>::from_request_parts(parts, state).await;
        let Path((text, seat)) = path.map_err(|_| Sentence::NoSuchSeat)?;
        let id = text.parse().map_err(|_| Sentence::NoSuchTable)?;
        Ok(Self(id, Seat(seat)))
    }
}
