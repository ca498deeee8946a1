//! Who someone is: guests under a name, and those who keep an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{Me, NameRequest};
use store::{Person, Timestamp};

use crate::body::Body;
use crate::hall::Hall;
use crate::names;
use crate::refused::Refused;
use crate::session::{self, Anyone};

/// Who I am
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(anyone: Anyone) -> Json<Me> {
    Json(anyone.person.as_ref().map(shown).unwrap_or_default())
}

/// Take a name, or another one
#[utoipa::path(
    post, path = "/api/me", request_body = NameRequest,
    responses((status = 200, body = Me), (status = "default", body = protocol::Problem))
)]
pub(super) async fn take_name(
    State(hall): State<Arc<Hall>>,
    anyone: Anyone,
    Body(request): Body<NameRequest>,
) -> Result<Response, Refused> {
    let name = names::checked(&request.name)?;
    match anyone.person {
        Some(mut person) => {
            hall.store.rename_person(person.id, &name).await?;
            person.shown_name = name;
            Ok(Json(shown(&person)).into_response())
        }
        None => {
            let person = hall.store.welcome(&name, Timestamp::now()).await?;
            let cookie = session::begin(&hall, person.id, anyone.is_secure).await?;
            Ok((cookie, Json(shown(&person))).into_response())
        }
    }
}

/// A person, as he sees himself.
fn shown(person: &Person) -> Me {
    Me { name: Some(person.shown_name.clone()), account: person.account_name.clone() }
}
