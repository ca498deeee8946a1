//! Actions and questions of players.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{
    ActionRequest, ForceRequest, Problem, ProblemKind, QuestionAnswer, QuestionRequest, Update,
    VeilRequest,
};
use serde_json::Value;
use tabletop::Seat;

use crate::app_state::AppState;
use crate::body::{AtTable, Body};
use crate::live::Message;
use crate::rejection::{Rejection, language};
use crate::session::Named;

/// Maximum size of an action or question: far more than any game needs.
pub(super) const LARGEST_ACTION: usize = 16 * 1024;

/// Act: play a word, pass, challenge, or any other action of the game
#[utoipa::path(
    post, path = "/api/tables/{id}/actions", params(("id" = String, Path)),
    request_body = ActionRequest,
    responses(
        (status = 200, description = "Done, or done before under the same key", body = Update),
        (status = 409, description = "The sender was behind: what they missed", body = Problem),
        (status = 422, description = "The rules refuse, and why", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn act(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    Body(request): Body<ActionRequest>,
) -> Result<Json<Update>, Rejection> {
    app.rate_limits.act(who.id)?;
    let started = Instant::now();
    let message = |reply| Message::Act { who: who.id, request: request.clone(), reply };
    let done = app.ask(id, message).await;
    app.metrics.acted(started.elapsed());
    done.map(Json)
}

/// Ask: what a play would score, for a hint, or any other question the game answers
///
/// A question that the rules leave without an answer is answered with the reason.
#[utoipa::path(
    post, path = "/api/tables/{id}/questions", params(("id" = String, Path)),
    request_body = QuestionRequest,
    responses((status = 200, body = QuestionAnswer), (status = "default", body = Problem))
)]
pub(super) async fn ask(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    headers: HeaderMap,
    Body(request): Body<QuestionRequest>,
) -> Result<Json<QuestionAnswer>, Rejection> {
    app.rate_limits.act(who.id)?;
    let message = |reply| Message::Ask { who: who.id, request: request.clone(), reply };
    match app.ask(id, message).await {
        Ok(answer) => Ok(Json(QuestionAnswer { answer, refused: None })),
        Err(rejection) if rejection.is(ProblemKind::Refused) => {
            let refused = Some(rejection.problem(language(&headers)));
            Ok(Json(QuestionAnswer { answer: Value::Null, refused }))
        }
        Err(rejection) => Err(rejection),
    }
}

/// Show the rack of one of the sender's seats at their screen, or of none
#[utoipa::path(
    post, path = "/api/tables/{id}/veil", params(("id" = String, Path)),
    request_body = VeilRequest,
    responses((status = 200, body = Update), (status = "default", body = Problem))
)]
pub(super) async fn veil(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    Body(request): Body<VeilRequest>,
) -> Result<Json<Update>, Rejection> {
    app.rate_limits.act(who.id)?;
    let message = |reply| Message::Unveil { who: who.id, request: request.clone(), reply };
    app.ask(id, message).await.map(Json)
}

/// Make a computer player play its best move so far
#[utoipa::path(
    post, path = "/api/tables/{id}/force", params(("id" = String, Path)),
    request_body = ForceRequest,
    responses((status = 204), (status = "default", body = Problem))
)]
pub(super) async fn force(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    Body(request): Body<ForceRequest>,
) -> Result<StatusCode, Rejection> {
    let message = |reply| Message::Force { who: who.id, seat: Seat(request.seat), reply };
    app.ask(id, message).await?;
    Ok(StatusCode::NO_CONTENT)
}
