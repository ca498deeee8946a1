//! The API. Each route's description is next to its handler.

mod accounts;
mod actions;
mod files;
mod games;
mod health;
mod people;
mod scores;
mod stream;
mod tables;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

pub(crate) use stream::Streams;

use crate::app_state::AppState;

#[derive(OpenApi)]
#[openapi(info(
    title = "Lettrine",
    description = "Tables for games with letter tiles. The page itself uses nothing else. \
        Every refusal is a `Problem` with a sentence in the language of `Accept-Language`."
))]
struct Description;

/// All routes of the API, and their description.
pub(crate) fn api() -> (Router<Arc<AppState>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::me, people::take_name))
        .routes(routes!(people::settings, people::keep_settings))
        .routes(routes!(people::statistics))
        .routes(routes!(accounts::make_account))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::sign_out))
        .routes(routes!(accounts::change_password))
        .routes(routes!(games::games))
        .routes(routes!(games::lexicons))
        .routes(routes!(games::material))
        .routes(routes!(words::word))
        .routes(routes!(words::words))
        .routes(routes!(scores::high_scores))
        .routes(routes!(scores::categories))
        .routes(routes!(tables::open_tables, tables::set_table))
        .routes(routes!(tables::own_tables))
        .routes(routes!(tables::table_by_code))
        .routes(routes!(tables::table, tables::change_table, tables::remove_table))
        .routes(routes!(tables::change_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::pause))
        .routes(routes!(tables::resume))
        .routes(routes!(files::file))
        .routes(routes!(files::copy))
        .routes(routes!(files::save))
        .routes(routes!(files::import).layer(DefaultBodyLimit::max(files::LARGEST_FILE)))
        .routes(routes!(actions::act).layer(DefaultBodyLimit::max(actions::LARGEST_ACTION)))
        .routes(routes!(actions::ask).layer(DefaultBodyLimit::max(actions::LARGEST_ACTION)))
        .routes(routes!(actions::veil).layer(DefaultBodyLimit::max(actions::LARGEST_ACTION)))
        .routes(routes!(actions::force))
        .routes(routes!(stream::stream))
        .routes(routes!(stream::updates))
        .routes(routes!(health::health))
        .routes(routes!(health::metrics))
        .split_for_parts()
}
