//! High scores of each category of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{HighScore, HighScores, Problem, ScoreCategory};
use store::Category;

use super::people::best_play;
use crate::app_state::{self, AppState};
use crate::body::Question;
use crate::rejection::Rejection;
use crate::session::Anyone;

/// Maximum rows in a chart.
const LINES: u32 = 10;

/// The best scores of a category of games
#[utoipa::path(
    get, path = "/api/high-scores",
    params(
        ("game" = String, Query), ("mode" = String, Query),
        ("language" = String, Query), ("preset" = String, Query)
    ),
    responses((status = 200, body = HighScores), (status = "default", body = Problem))
)]
pub(super) async fn high_scores(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    Question(category): Question<ScoreCategory>,
) -> Result<Json<HighScores>, Rejection> {
    app_state::game(&category.game)?;
    let kind = Category {
        game: category.game.clone(),
        mode: category.mode.clone(),
        language: category.language.clone(),
        preset: category.preset.clone(),
    };
    let line = |line: store::HighScore| HighScore {
        name: line.name,
        score: line.score.0,
        yours: line.person.is_some() && line.person == anyone.id(),
        best_play: line.best_play.map(best_play),
        finished: line.finished.0,
    };
    let scores = app.store.high_scores(&kind, LINES).await?.into_iter().map(line).collect();
    Ok(Json(HighScores { category, scores }))
}

/// The categories of games that have high scores
#[utoipa::path(
    get, path = "/api/high-scores/categories",
    responses((status = 200, body = Vec<ScoreCategory>), (status = "default", body = Problem))
)]
pub(super) async fn categories(
    State(app): State<Arc<AppState>>,
) -> Result<Json<Vec<ScoreCategory>>, Rejection> {
    let category = |kind: Category| ScoreCategory {
        game: kind.game,
        mode: kind.mode,
        language: kind.language,
        preset: kind.preset,
    };
    let kinds = app.store.categories_played().await?;
    Ok(Json(kinds.into_iter().map(category).collect()))
}
