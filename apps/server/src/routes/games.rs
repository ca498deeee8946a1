//! What can be played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use catalogue::{Entry, Preset};
use protocol::{CatalogueEntry, LexiconEntry, PresetEntry};
use tabletop::{Language, Spoken};

use crate::hall::Hall;
use crate::refused::language;

/// All games, with their presets and computer players
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<CatalogueEntry>)))]
pub(super) async fn games(headers: HeaderMap) -> Json<Vec<CatalogueEntry>> {
    let language = language(&headers);
    Json(catalogue::GAMES.iter().map(|game| entry(game, language)).collect())
}

/// All word lists
#[utoipa::path(get, path = "/api/lexicons", responses((status = 200, body = Vec<LexiconEntry>)))]
pub(super) async fn lexicons(State(hall): State<Arc<Hall>>) -> Json<Vec<LexiconEntry>> {
    let found = hall.shelf.names().filter_map(|name| hall.shelf.find(name));
    let entry = |lexicon: &Arc<lexicon::Lexicon>| LexiconEntry {
        name: lexicon.name().to_owned(),
        language: lexicon.alphabet().language().to_owned(),
        words: lexicon.word_count() as u64,
        checksum: lexicon.checksum().hex(),
    };
    Json(found.map(entry).collect())
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
        levels: (game.levels)(),
        formats: game.formats.iter().map(|&format| format.to_owned()).collect(),
    }
}
