//! Creating tables, taking seats, starting games.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{
    NewTableRequest, Problem, SeatRequest, TableChanges, TableList, TableSummary, TableView,
};
use store::{Bookmark, PersonId, Table, TableCode, TableId};

use crate::app_state::AppState;
use crate::body::{AtSeat, AtTable, Body};
use crate::live::{Message, Switch, seatings, state_view};
use crate::peer_address::PeerAddress;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::session::{Anyone, Named};
use crate::setting;

/// Maximum tables listed.
const LISTED: u32 = 200;

/// The answer of a route that returns a table.
type Answer = Result<Json<TableView>, Rejection>;

/// Tables that anyone may join
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
pub(super) async fn open_tables(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
) -> Result<Json<TableList>, Rejection> {
    let tables = app.store.open_tables(LISTED).await?;
    Ok(Json(list(tables, anyone.id(), &HashSet::new())))
}

/// My tables: those I play at, host, watch or saved
#[utoipa::path(
    get, path = "/api/me/tables",
    responses((status = 200, body = TableList), (status = "default", body = Problem))
)]
pub(super) async fn own_tables(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
) -> Result<Json<TableList>, Rejection> {
    let Some(person) = anyone.id() else { return Ok(Json(TableList { tables: Vec::new() })) };
    let kept = app.store.kept(person).await?.into_iter();
    let saved = kept.filter(|(_, kept)| *kept == Bookmark::Saved).map(|(table, _)| table).collect();
    let tables = app.store.tables_of(person, LISTED).await?;
    Ok(Json(list(tables, Some(person), &saved)))
}

/// Create a table
#[utoipa::path(
    post, path = "/api/tables", request_body = NewTableRequest,
    responses((status = 201, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn set_table(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    who: Named,
    Body(request): Body<NewTableRequest>,
) -> Result<(StatusCode, Json<TableView>), Rejection> {
    app.rate_limits.set_table(address, who.0.id)?;
    let starts = request.start;
    let new = setting::new_table(&who.sitter(), request)?;
    let id = app.store.set_table(new, app.clock.timestamp()).await?.id;
    if !starts {
        let view = look(&app, id, Some(who.0.id)).await?;
        return Ok((StatusCode::CREATED, Json(view)));
    }
    let view = switch(&app, id, who.0.id, Switch::Start).await;
    if view.is_err() {
        // Remove the table, because its game could not start.
        app.store.remove_table(who.0.id, id, app.clock.timestamp()).await?;
    }
    Ok((StatusCode::CREATED, Json(view?)))
}

/// A table by its code
#[utoipa::path(
    get, path = "/api/tables/by-code/{code}", params(("code" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn table_by_code(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    Path(code): Path<String>,
) -> Answer {
    app.rate_limits.find_by_code(address)?;
    let code: TableCode = code.parse().map_err(|_| Sentence::NoSuchTable)?;
    let table = app.store.table_by_code(code).await?.ok_or(Sentence::NoSuchTable)?;
    look(&app, table.id, anyone.id()).await.map(Json)
}

/// A table
#[utoipa::path(
    get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn table(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    AtTable(id): AtTable,
) -> Answer {
    look(&app, id, anyone.id()).await.map(Json)
}

/// Change a table: its title, its visibility, its rules before the game starts
#[utoipa::path(
    patch, path = "/api/tables/{id}", params(("id" = String, Path)), request_body = TableChanges,
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn change_table(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
    Body(changes): Body<TableChanges>,
) -> Answer {
    let message = |reply| Message::Change { who: who.id, changes: changes.clone(), reply };
    app.ask(id, message).await.map(Json)
}

/// Remove a table from my list; it is deleted if nobody else plays there
#[utoipa::path(
    delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem))
)]
pub(super) async fn remove_table(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Result<StatusCode, Rejection> {
    app.store.table(id).await?.ok_or(Sentence::NoSuchTable)?;
    app.store.remove_table(who.id, id, app.clock.timestamp()).await?;
    app.notice(id);
    Ok(StatusCode::NO_CONTENT)
}

/// Take or leave a seat, be ready, seat others
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = SeatRequest,
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn change_seat(
    State(app): State<Arc<AppState>>,
    who: Named,
    AtSeat(id, seat): AtSeat,
    Body(request): Body<SeatRequest>,
) -> Answer {
    let message =
        |reply| Message::Seat { who: who.sitter(), seat, request: request.clone(), reply };
    app.ask(id, message).await.map(Json)
}

/// Start the game
#[utoipa::path(
    post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn start(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Answer {
    switch(&app, id, who.id, Switch::Start).await.map(Json)
}

/// Propose a rematch, or agree to one: once everyone has, it begins at a new table
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn rematch(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Answer {
    app.rate_limits.set_table(address, who.id)?;
    let who = who.id;
    if let Some(new) = app.ask(id, |reply| Message::Rematch { who, reply }).await? {
        let table = app.store.set_table(new, app.clock.timestamp()).await?.id;
        let begun = switch(&app, table, who, Switch::Start).await;
        let table = begun.is_ok().then_some(table);
        app.ask(id, |reply| Message::RematchSet { table, reply }).await?;
        begun?;
    }
    look(&app, id, Some(who)).await.map(Json)
}

/// Pause the game and all its clocks
#[utoipa::path(
    post, path = "/api/tables/{id}/pause", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn pause(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Answer {
    switch(&app, id, who.id, Switch::Pause).await.map(Json)
}

/// Resume the game
#[utoipa::path(
    post, path = "/api/tables/{id}/resume", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = "default", body = Problem))
)]
pub(super) async fn resume(
    State(app): State<Arc<AppState>>,
    Named(who): Named,
    AtTable(id): AtTable,
) -> Answer {
    switch(&app, id, who.id, Switch::Resume).await.map(Json)
}

/// A table as one viewer sees it.
pub(super) async fn look(
    app: &Arc<AppState>,
    id: TableId,
    who: Option<PersonId>,
) -> Result<TableView, Rejection> {
    app.ask(id, |reply| Message::Look { who, reply }).await
}

async fn switch(
    app: &Arc<AppState>,
    id: TableId,
    who: PersonId,
    switch: Switch,
) -> Result<TableView, Rejection> {
    app.ask(id, |reply| Message::Switch { who, switch, reply }).await
}

fn list(tables: Vec<Table>, who: Option<PersonId>, saved: &HashSet<TableId>) -> TableList {
    let summary = |table: Table| TableSummary {
        id: table.id.to_string(),
        code: table.code.to_string(),
        title: table.title,
        game: table.category.game,
        mode: table.category.mode,
        language: table.category.language,
        preset: table.category.preset,
        state: state_view(table.state),
        seats: seatings(&table.seats, who, |_| false),
        saved: saved.contains(&table.id),
        changed: table.changed.0,
    };
    TableList { tables: tables.into_iter().map(summary).collect() }
}
