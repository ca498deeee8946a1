//! What can be played.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use board::{Layout, Premium};
use catalogue::{Entry, Preset};
use protocol::{CatalogueEntry, LayoutView, LexiconEntry, PresetEntry, Problem};
use tabletop::{Language, Spoken};

use crate::app_state::AppState;
use crate::rejection::{Rejection, language};
use crate::sentences::Sentence;

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

/// A board before anything lies on it
#[utoipa::path(
    get, path = "/api/layouts/{name}", params(("name" = String, Path)),
    responses((status = 200, body = LayoutView), (status = "default", body = Problem))
)]
pub(super) async fn layout(Path(name): Path<String>) -> Result<Json<LayoutView>, Rejection> {
    let Some(layout) = Layout::named(&name) else {
        return Err(Sentence::NoSuchLayout(name).into());
    };
    let count = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    let premiums: Vec<String> =
        layout.squares().map(|square| sign(layout.premium(square))).collect();
    Ok(Json(LayoutView {
        name,
        rows: count(layout.rows()),
        columns: count(layout.columns()),
        start: layout.start().to_string(),
        premiums: premiums.chunks(layout.columns()).map(<[String]>::to_vec).collect(),
    }))
}

/// A premium in the fewest signs: `3W` counts the word three times.
fn sign(premium: Premium) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::Letter(times) => format!("{times}L"),
        Premium::Word(times) => format!("{times}W"),
    }
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
