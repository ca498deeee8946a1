//! People: their names, the settings of their screens, their statistics.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{BestPlay, CounterTotal, Me, NameRequest, Problem, Settings, Statistics};
use serde::Deserialize;
use serde_json::{Value, json};
use store::Person;

use crate::app_state::{self, AppState};
use crate::body::{Body, Question};
use crate::names;
use crate::peer_address::PeerAddress;
use crate::rejection::Rejection;
use crate::sentences::RequestRejection;
use crate::session::{self, Anyone, Named};

/// Maximum size of the settings as JSON.
const LARGEST_SETTINGS: usize = 32 * 1024;
/// The counter that was a field of its own in the first version of the API.
const WHOLE_RACKS: &str = "whole_racks";

/// Who I am
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(anyone: Anyone) -> Json<Me> {
    Json(anyone.person.as_ref().map(shown).unwrap_or_default())
}

/// Choose or change my name
#[utoipa::path(
    post, path = "/api/me", request_body = NameRequest,
    responses((status = 200, body = Me), (status = "default", body = Problem))
)]
pub(super) async fn take_name(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    Body(request): Body<NameRequest>,
) -> Result<Response, Rejection> {
    let name = names::checked(&request.name)?;
    app.rate_limits.take_name(address)?;
    if let Some(mut person) = anyone.person {
        app.store.rename_person(person.id, &name).await?;
        person.shown_name = name;
        return Ok(Json(shown(&person)).into_response());
    }
    let person = app.store.welcome(&name, app.clock.timestamp()).await?;
    let cookie = session::begin(&app, person.id, anyone.is_secure).await?;
    Ok((cookie, Json(shown(&person))).into_response())
}

/// My settings
#[utoipa::path(
    get, path = "/api/me/settings",
    responses((status = 200, body = Settings), (status = "default", body = Problem))
)]
pub(super) async fn settings(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
) -> Result<Json<Settings>, Rejection> {
    let settings = match anyone.id() {
        Some(person) => app.store.settings(person).await?,
        None => None,
    };
    Ok(Json(Settings { settings: settings.unwrap_or_else(|| json!({})) }))
}

/// Change my settings
#[utoipa::path(
    put, path = "/api/me/settings", request_body = Settings,
    responses((status = 200, body = Settings), (status = "default", body = Problem))
)]
pub(super) async fn keep_settings(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    Body(request): Body<Settings>,
) -> Result<Json<Settings>, Rejection> {
    let is_object = matches!(request.settings, Value::Object(_));
    if !is_object || request.settings.to_string().len() > LARGEST_SETTINGS {
        return Err(RequestRejection::BadSettings.into());
    }
    app.store.keep_settings(who.id, &request.settings).await?;
    Ok(Json(request))
}

/// The games to count.
#[derive(Deserialize)]
pub(super) struct OfGame {
    /// The game; all of them if none is named.
    game: Option<String>,
}

/// My statistics, in one game or in all
#[utoipa::path(
    get, path = "/api/me/statistics", params(("game" = Option<String>, Query)),
    responses((status = 200, body = Statistics), (status = "default", body = Problem))
)]
pub(super) async fn statistics(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    Question(OfGame { game }): Question<OfGame>,
) -> Result<Json<Statistics>, Rejection> {
    if let Some(game) = &game {
        app_state::game(game)?;
    }
    let Some(person) = anyone.id() else { return Ok(Json(Statistics::default())) };
    let achieved = app.store.statistics(person, game.as_deref()).await?;
    Ok(Json(Statistics {
        games: achieved.games,
        wins: achieved.wins,
        average: achieved.average,
        best_game: achieved.best_game.map(|score| score.0),
        best_play: achieved.best_play.map(best_play),
        seven_tile_plays: achieved.counters.get(WHOLE_RACKS).copied().unwrap_or_default(),
        counters: achieved.counters.into_iter().map(counter_total).collect(),
    }))
}

fn counter_total((name, total): (String, u64)) -> CounterTotal {
    CounterTotal { name, total }
}

/// A person's own identity.
pub(super) fn shown(person: &Person) -> Me {
    Me { name: Some(person.shown_name.clone()), account: person.account_name.clone() }
}

/// A best play, as charts show it.
pub(super) fn best_play(play: store::BestPlay) -> BestPlay {
    BestPlay { word: play.word, points: play.points.0 }
}
