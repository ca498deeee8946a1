//! The word service: validity, definitions and search.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use definitions::Entry;
use lexicon::{Lexicon, Pattern, Use};
use protocol::{DefinitionEntry, DefinitionSense, FormEntry, Hooks, Problem, WordList, WordReport};
use serde::Deserialize;
use store::TableId;
use tiles::{LetterSet, Rack};

use crate::app_state::AppState;
use crate::body::Question;
use crate::live::Message;
use crate::names;
use crate::rejection::Rejection;
use crate::sentences::Sentence;
use crate::session::Anyone;
use crate::word_search::Search;

/// Maximum length of a word, in every language of ours.
const LONGEST: usize = 60;

/// A search.
#[derive(Deserialize)]
pub(super) struct WordQuestion {
    anagram: Option<String>,
    pattern: Option<String>,
    #[serde(default)]
    subsets: bool,
}

/// At which table a word is looked up.
#[derive(Deserialize)]
pub(super) struct WordTable {
    table: Option<String>,
}

/// What is known about a word
///
/// With `table`, a word that lies on its board is told in every game; any other only where the rules
/// of that table do not forbid it.
#[utoipa::path(
    get, path = "/api/words/{lexicon}/{word}",
    params(("lexicon" = String, Path), ("word" = String, Path), ("table" = Option<String>, Query)),
    responses(
        (status = 200, body = WordReport),
        (status = 403, description = "The sender plays where looking words up is forbidden", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn word(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    Path((lexicon, word)): Path<(String, String)>,
    Question(WordTable { table }): Question<WordTable>,
) -> Result<Json<WordReport>, Rejection> {
    let lexicon = find(&app, &lexicon)?;
    match table.and_then(|table| table.parse::<TableId>().ok()) {
        Some(table) => check_allowed_at(&app, &anyone, table, &word).await?,
        None => check_allowed(&app, &anyone).await?,
    }
    if word.chars().count() > LONGEST {
        return Err(Sentence::NotLetters(word.chars().take(LONGEST).collect()).into());
    }
    let dictionaries = app.library.dictionaries(lexicon.language()).await?;
    let look_up = move || {
        let definitions = dictionaries.look_up(&word).into_iter().map(definition).collect();
        let forms = dictionaries.forms(&word).into_iter().map(|form| FormEntry {
            spelling: form.spelling,
            lemma: form.lemma,
            grammar: form.grammar,
        });
        report(&lexicon, &word, definitions, forms.collect())
    };
    app.library.pool.run(look_up).await.map(Json)
}

/// Words by their tiles, by a pattern, or by both
///
/// `?` is a blank or any letter, `*` any number of letters, `[IE]` one of these. With `subsets`,
/// words need not use all the tiles. The longest come first, at most 200.
#[utoipa::path(
    get, path = "/api/words/{lexicon}",
    params(
        ("lexicon" = String, Path), ("anagram" = Option<String>, Query),
        ("pattern" = Option<String>, Query), ("subsets" = Option<bool>, Query)
    ),
    responses(
        (status = 200, body = WordList),
        (status = 403, description = "The sender plays where looking words up is forbidden", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn words(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    Path(lexicon): Path<String>,
    Question(asked): Question<WordQuestion>,
) -> Result<Json<WordList>, Rejection> {
    let lexicon = find(&app, &lexicon)?;
    check_allowed(&app, &anyone).await?;
    let search = search(&lexicon, &asked)?;
    app.library.pool.run(move || search.run(&lexicon)).await.map(Json)
}

/// At its own table a rule forbids people who play one another to look up what is not on the board.
async fn check_allowed_at(
    app: &Arc<AppState>,
    anyone: &Anyone,
    table: TableId,
    word: &str,
) -> Result<(), Rejection> {
    let Some(who) = anyone.id() else { return Ok(()) };
    let word = word.chars().take(LONGEST).collect::<String>().to_uppercase();
    let message = |reply| Message::MayLookUp { who, word: word.clone(), reply };
    app.ask(table, message).await
}

/// Players of a game that forbids it may not look words up until it is over.
async fn check_allowed(app: &AppState, anyone: &Anyone) -> Result<(), Rejection> {
    let Some(person) = anyone.id() else { return Ok(()) };
    match app.store.forbids_lookups(person).await? {
        Some(table) => Err(Sentence::LookupsForbidden(names::of_table(&table)).into()),
        None => Ok(()),
    }
}

fn find(app: &AppState, name: &str) -> Result<Arc<Lexicon>, Rejection> {
    let found = app.shelf.find(name).cloned();
    found.ok_or_else(|| Sentence::NoSuchLexicon(name.to_owned()).into())
}

fn search(lexicon: &Lexicon, asked: &WordQuestion) -> Result<Search, Rejection> {
    let alphabet = lexicon.alphabet();
    let rack = |text: &String| -> Result<Rack, Rejection> {
        let tiles = alphabet.tiles(text).ok();
        let tiles = tiles.filter(|tiles| (1..=LONGEST).contains(&tiles.len()));
        let not_letters = || Sentence::NotLetters(text.chars().take(LONGEST).collect());
        Ok(tiles.ok_or_else(not_letters)?.into_iter().collect())
    };
    let pattern = |text: &String| {
        let shown = || text.chars().take(LONGEST).collect();
        Pattern::parse(text, alphabet).map_err(|_| Rejection::from(Sentence::BadPattern(shown())))
    };
    if asked.anagram.is_none() && asked.pattern.is_none() {
        return Err(Sentence::NothingAsked.into());
    }
    Ok(Search {
        tiles: asked.anagram.as_ref().map(rack).transpose()?,
        usage: if asked.subsets { Use::Some } else { Use::All },
        pattern: asked.pattern.as_ref().map(pattern).transpose()?,
    })
}

/// A text that cannot be written with the tiles is not a valid word.
fn report(
    lexicon: &Lexicon,
    text: &str,
    definitions: Vec<DefinitionEntry>,
    forms: Vec<FormEntry>,
) -> WordReport {
    let alphabet = lexicon.alphabet();
    let letters = alphabet.word(text).ok().filter(|letters| !letters.is_empty());
    let hooks = letters.as_ref().map(|letters| lexicon.graph().hooks(letters)).unwrap_or_default();
    let faces =
        |set: LetterSet| set.iter().map(|letter| alphabet.text(letter).to_owned()).collect();
    WordReport {
        word: letters.as_ref().map_or_else(|| text.to_uppercase(), |word| alphabet.spell(word)),
        valid: letters.is_some_and(|letters| lexicon.contains(&letters)),
        definitions,
        forms,
        hooks: Hooks { front: faces(hooks.front), back: faces(hooks.back) },
    }
}

fn definition(entry: Entry) -> DefinitionEntry {
    let senses = entry.senses.into_iter().map(|sense| DefinitionSense {
        part_of_speech: sense.part_of_speech.map(|part| part.to_string()).unwrap_or_default(),
        gloss: sense.gloss,
    });
    DefinitionEntry {
        spelling: entry.spelling,
        source: entry.source,
        form: entry.form,
        senses: senses.collect(),
    }
}
