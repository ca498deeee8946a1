//! Every modern screen as a picture, at three sizes.

use std::time::Instant;

use client::Client;
use crossterm::event::{KeyCode, KeyEvent};
use lexicon::Shelf;
use locales::Language;
use protocol::{CatalogueEntry, PresetEntry, SeatedView, TableSummary, TableView, Update};
use serde_json::{Value, json};
use tabletop::{AnyGame, Moment, Seat, Viewer};
use terminal::modern::{App, HomeReport, Report, Request};
use terminal::screen::{ColourChoice, Input, Screen as _, Settings, picture};
use terminal::{Session, Wishes};
use tiles::Seed;

/// Sizes at which every screen is shown.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (200, 50)];

fn app(language: Language) -> App {
    let wishes = Wishes {
        game: None,
        preset: None,
        players: Vec::new(),
        join: None,
        plain: false,
        language,
        data: std::env::temp_dir(),
    };
    App::new(&wishes, Settings { colours: ColourChoice::None, ..Settings::default() })
}

fn take(app: &mut App, input: Input<Report>) -> Vec<Request> {
    app.update(input, Instant::now()).requests
}

fn press(app: &mut App, codes: &[KeyCode]) {
    for code in codes {
        take(app, Input::Key(KeyEvent::from(*code)));
    }
}

fn catalogue(language: Language) -> Vec<CatalogueEntry> {
    let entry = |game: &catalogue::Entry| CatalogueEntry {
        id: game.id.to_owned(),
        presets: (game.presets)()
            .into_iter()
            .map(|preset| PresetEntry {
                language: preset.rules["language"].as_str().unwrap_or_default().to_owned(),
                title: preset.name.clone(),
                era: String::new(),
                about: language.code().to_owned(),
                name: preset.name.clone(),
                rules: preset.rules,
            })
            .collect(),
        levels: ["level1", "level2", "level3", "expert", "champion"].map(str::to_owned).to_vec(),
        formats: Vec::new(),
    };
    catalogue::GAMES.iter().map(entry).collect()
}

fn table(game: &str, preset: &str, words: &str) -> TableView {
    let seat = |number: u8, name: &str, holder: &str| {
        json!({"seat": number, "holder": holder, "name": name, "level": null,
               "yours": number == 0, "ready": true, "here": true})
    };
    let seats = [seat(0, "Anna", "person"), seat(1, "Blaise", "computer")];
    let table = json!({
        "id": "t", "code": "K7M-3PX", "title": "Anna, Blaise", "game": game, "mode": "normal",
        "language": words, "preset": preset, "setup": null, "state": "playing",
        "visibility": "by_invitation", "hosting": true, "seats": seats, "watchers": 0,
        "number": 0, "created": 0, "changed": 0,
    });
    serde_json::from_value(table).expect("it is there")
}

fn home(language: Language) -> App {
    let mut app = app(language);
    let mut summary = serde_json::to_value(table("crossword", "club", "en")).expect("it is there");
    summary["saved"] = json!(true);
    let table: TableSummary = serde_json::from_value(summary).expect("it is there");
    let report = HomeReport {
        name: Some("Anna".to_owned()),
        tables: vec![table],
        games: catalogue(language),
        people: Vec::new(),
        is_here: true,
    };
    take(&mut app, Input::Report(Report::Home(Box::new(report))));
    app
}

/// A game with this seed, and what Anna sees of it.
struct Played {
    game: Box<dyn AnyGame>,
    view: TableView,
}

impl Played {
    fn new(game: &str, preset: &str, position: Option<String>) -> Self {
        let entry = catalogue::find(game).expect("it is there");
        let presets = (entry.presets)();
        let mut rules =
            presets.into_iter().find(|found| found.name == preset).expect("it is there").rules;
        if game == "crossword" {
            rules["starter"] = json!("first");
        }
        let words = rules["language"].as_str().expect("it is there").to_owned();
        let players = json!([
            {"name": "Anna", "by": "person"},
            {"name": "Blaise", "by": {"computer": "level3"}},
        ]);
        let mut options = json!({"rules": rules, "players": players});
        if let Some(position) = position {
            options["position"] = json!(position);
        }
        let shelf = Shelf::new(word_data::names().filter_map(word_data::open));
        let options = catalogue::read_options(options).expect("it is there");
        let game_begun = (entry.start)(options, Seed::from_number(7), &shelf).expect("it is there");
        Self { game: game_begun, view: table(game, preset, &words) }
    }

    /// The same after an action of a seat.
    fn after(mut self, seat: u8, action: Value) -> Self {
        let decided = self.game.decide(Seat(seat), action.into(), Moment(1_000));
        self.game = decided.unwrap_or_else(|refusal| panic!("{refusal}")).into_game();
        self
    }

    fn shown(&self, app: &mut App) {
        let view = self.game.view(Viewer::Seat(Seat(0)));
        let update = Update {
            number: 1,
            clock: 1_000,
            views: vec![SeatedView { seat: Some(0), veiled: false, view }],
            thinking: Vec::new(),
            waits_for: vec![0],
        };
        let client = Client::new("http://127.0.0.1:1").expect("it is there");
        let session = Session::seen(&client, self.view.clone(), update);
        take(app, Input::Report(Report::Table(Box::new(session))));
    }

    /// Presses keys; questions are answered by the game itself.
    fn press(&self, app: &mut App, codes: &[KeyCode]) {
        for code in codes {
            for request in take(app, Input::Key(KeyEvent::from(*code))) {
                if let Request::Ask { why, question, .. } = request {
                    let answer = self.game.answer(Seat(0), question);
                    let answer = answer.map_err(|refusal| refusal.to_string());
                    take(app, Input::Report(Report::Answered(why, answer)));
                }
            }
        }
    }
}

fn letters(text: &str) -> Vec<KeyCode> {
    text.chars().map(KeyCode::Char).collect()
}

fn pictures(name: &str, app: &App, language: Language) {
    for (columns, rows) in SIZES {
        let shown = picture::text(&picture::of(app, columns, rows, language));
        insta::assert_snapshot!(format!("{name}-{}-{columns}x{rows}", language.code()), shown);
    }
}

#[test]
fn the_home_screen_offers_what_can_be_done_first() {
    for language in [Language::EN, Language::FR] {
        pictures("home", &home(language), language);
    }
}

#[test]
fn a_game_is_set_up_on_one_screen() {
    for language in [Language::EN, Language::FR] {
        let mut app = home(language);
        press(&mut app, &[KeyCode::Down, KeyCode::Enter]);
        pictures("setup", &app, language);
    }
}

#[test]
fn settings_games_and_charts_are_lists() {
    let language = Language::EN;
    let mut app = home(language);
    press(&mut app, &[KeyCode::End, KeyCode::Up, KeyCode::Enter]);
    pictures("settings", &app, language);
    press(&mut app, &[KeyCode::Esc, KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
    pictures("games", &app, language);
    press(&mut app, &[KeyCode::Esc, KeyCode::Down, KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
    pictures("charts", &app, language);
}

fn position() -> String {
    let rows = [
        "15", "15", "15", "15", "15", "15", "7F7", "4HORN7", "7R7", "7M7", "15", "15", "15", "15",
        "15",
    ];
    format!("{} GLOVEDS/ 59/116 0", rows.join("/"))
}

#[test]
fn the_crossword_table_shows_what_the_laid_tiles_would_score() {
    for language in [Language::EN, Language::FR] {
        let played = Played::new("crossword", "console-en", Some(position()));
        let mut app = home(language);
        played.shown(&mut app);
        pictures("crossword-begun", &app, language);
        let mut keys = vec![KeyCode::Down; 3];
        keys.extend(letters("gloved"));
        played.press(&mut app, &keys);
        pictures("crossword-laid", &app, language);
    }
}

#[test]
fn hints_keys_and_the_bag_lie_over_the_crossword_table() {
    let language = Language::EN;
    let played = Played::new("crossword", "console-en", Some(position()));
    let mut app = home(language);
    played.shown(&mut app);
    played.press(&mut app, &letters("?"));
    pictures("crossword-keys", &app, language);
    played.press(&mut app, &[KeyCode::Esc]);
    played.press(&mut app, &letters("4"));
    played.press(&mut app, &letters("gv"));
    pictures("crossword-exchange", &app, language);
}

#[test]
fn the_parcours_table_shows_the_path_and_its_satellites() {
    for (preset, language) in [("parcours-en", Language::EN), ("parcours-fr", Language::FR)] {
        let played = Played::new("parcours", preset, None);
        let mut app = home(language);
        played.shown(&mut app);
        pictures("parcours", &app, language);
    }
}

#[test]
fn the_zigzag_table_is_a_plane_of_letters() {
    for (preset, language) in [("zigzag-short-en", Language::EN), ("zigzag-short-fr", Language::FR)]
    {
        let played = Played::new("zigzag", preset, None);
        let turn = played.game.waits_for()[0].0;
        let hint = json!({"ask": "hint", "strength": "play"});
        let answer = played.game.answer(Seat(turn), hint).expect("it is there");
        let played = played.after(turn, json!({"do": "play", "word": answer["laid"]}));
        let mut app = home(language);
        played.shown(&mut app);
        pictures("zigzag", &app, language);
    }
}
