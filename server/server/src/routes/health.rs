//! Health check and metrics.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::Problem;

use crate::app_state::AppState;
use crate::rejection::Rejection;

/// Health check: the database can be read and written
#[utoipa::path(
    get, path = "/healthz",
    responses((status = 200, body = str), (status = "default", body = Problem))
)]
pub(super) async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, Rejection> {
    app.health.check(&app.store, app.clock.now()).await?;
    Ok("ok\n")
}

/// Metrics in the Prometheus text format
#[utoipa::path(
    get, path = "/metrics",
    responses((status = 200, body = str), (status = "default", body = Problem))
)]
pub(super) async fn metrics(
    State(app): State<Arc<AppState>>,
) -> Result<impl IntoResponse, Rejection> {
    let ping = app.store.ping().await?.as_secs_f64();
    let count = |number: usize| u32::try_from(number).map_or(f64::INFINITY, f64::from);
    let text = app.metrics.text(&[
        ("lettrine_tables", "Tables in the memory.", count(app.live_tables())),
        ("lettrine_think_queue", "Searches that wait for a thread.", count(app.workers.waiting())),
        ("lettrine_database_ping_seconds", "The database's answer to nothing.", ping),
    ]);
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
