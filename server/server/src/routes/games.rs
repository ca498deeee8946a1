//! Games, presets and word lists.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use catalogue::Entry;
use protocol::{CatalogueEntry, LexiconEntry, PresetEntry, Problem};
use tabletop::{Language, Preset, Spoken};

use crate::app_state::{self, AppState};
use crate::rejection::{Rejection, language};

/// All games, with their presets and computer players
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<CatalogueEntry>)))]
pub(super) async fn games(headers: HeaderMap) -> Json<Vec<CatalogueEntry>> {
    let language = language(&headers);
    Json(catalogue::GAMES.iter().map(|game| entry(game, language)).collect())
}

/// All word lists
#[utoipa::path(get, path = "/api/lexicons", responses((status = 200, body = Vec<LexiconEntry>)))]
pub(super) async fn lexicons(State(app): State<Arc<AppState>>) -> Json<Vec<LexiconEntry>> {
    let found = app.shelf.names().filter_map(|name| app.shelf.find(name));
    let entry = |lexicon: &Arc<lexicon::Lexicon>| LexiconEntry {
        name: lexicon.name().to_owned(),
        language: lexicon.alphabet().language().to_owned(),
        words: lexicon.word_count() as u64,
        checksum: lexicon.checksum().hex(),
    };
    Json(found.map(entry).collect())
}

/// A game's constant data for drawing its table, in the game's own JSON
#[utoipa::path(
    get, path = "/api/games/{game}/material", params(("game" = String, Path)),
    responses((status = 200, body = serde_json::Value), (status = "default", body = Problem))
)]
pub(super) async fn material(Path(game): Path<String>) -> Result<impl IntoResponse, Rejection> {
    let material = (app_state::game(&game)?.material)();
    Ok(([(CACHE_CONTROL, "public, max-age=3600")], Json(material)))
}

fn entry(game: &Entry, language: Language) -> CatalogueEntry {
    let preset = |preset: Preset| PresetEntry {
        name: preset.name,
        language: preset.language,
        title: preset.title.say(language),
        era: preset.era.say(language),
        about: preset.about.say(language),
        rules: preset.rules,
    };
    CatalogueEntry {
        id: game.id.to_owned(),
        presets: (game.presets)().into_iter().map(preset).collect(),
        levels: (game.computers)().into_iter().map(|player| player.name).collect(),
        formats: game.formats.iter().map(|&format| format.to_owned()).collect(),
    }
}
