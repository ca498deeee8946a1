//! The API, route by route. Each route is described where it is written.

mod actions;
mod games;
mod health;
mod people;
mod stream;
mod tables;

use std::sync::Arc;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;

#[derive(OpenApi)]
#[openapi(info(
    title = "Lettrine",
    description = "Tables for crossword tile games. The page itself uses nothing else. \
        Every refusal is a `Problem` with a sentence in the language of `Accept-Language`."
))]
struct Description;

/// All routes of the API, and their description.
pub(crate) fn api() -> (Router<Arc<Hall>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::me, people::take_name))
        .routes(routes!(games::games))
        .routes(routes!(games::lexicons))
        .routes(routes!(tables::open_tables, tables::set_table))
        .routes(routes!(tables::own_tables))
        .routes(routes!(tables::table_by_code))
        .routes(routes!(tables::table, tables::change_table, tables::remove_table))
        .routes(routes!(tables::change_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::pause))
        .routes(routes!(tables::resume))
        .routes(routes!(actions::act))
        .routes(routes!(actions::ask))
        .routes(routes!(actions::force))
        .routes(routes!(stream::stream))
        .routes(routes!(stream::updates))
        .routes(routes!(health::health))
        .routes(routes!(health::metrics))
        .split_for_parts()
}
