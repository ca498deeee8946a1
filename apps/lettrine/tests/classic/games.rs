//! Games in both languages: words challenged and vouched for, a forced move, the clock, saving.

use lexicon::Shelf;
use locales::Language;
use protocol::{NewSeat, NewTableRequest, Visibility};
use serde_json::{Value, json};
use server::{Clock, Config, Limits, Listen};
use terminal::{House, Place, Session};

use crate::pane::{Folder, Pane};

const ENGLISH: &str = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 GROVEL?/AEINRTT 20/14 0";
const FRENCH: &str = "15/15/15/15/15/15/15/5MITES5/15/15/15/15/15/15/15 CHANSO?/ELRTUBE 20/14 0";

fn ben() -> NewSeat {
    NewSeat::Beside { name: "Ben".into() }
}

/// Keeps a game from a position under the title PREPARED.
fn prepare(folder: &Folder, preset: &str, position: &str, other: NewSeat, changes: Value) {
    let request = NewTableRequest {
        game: "crossword".into(),
        preset: preset.into(),
        changes,
        position: Some(position.into()),
        aids: None,
        seats: vec![NewSeat::Me, other],
        title: None,
        visibility: Visibility::default(),
        start: false,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let place = Place::Here(Box::new(config(folder)));
        let house = House::open(place, &folder.0, Language::EN).await.unwrap();
        house.client().take_name("Lucie").await.unwrap();
        let mut session = Session::begin(house.client(), &request).await.unwrap();
        session.save("PREPARED").await.unwrap();
        session.pause().await.unwrap();
        house.close().await;
    });
}

fn config(folder: &Folder) -> Config {
    Config {
        listen: Listen::At(([127, 0, 0, 1], 0).into()),
        database: terminal::database(&folder.0),
        shelf: Shelf::new(word_data::names().filter_map(word_data::open)),
        page: None,
        threads: 1,
        limits: Limits::unlimited(),
        clock: Clock::default(),
        dictionaries: None,
    }
}

fn resume(folder: &Folder, name: &str) -> Pane {
    let pane = Pane::start(folder, "deluxe-en");
    pane.sees("RESUME A GAME? (N)");
    pane.types("y");
    pane.sees("SAVED GAMES");
    pane.types(name);
    pane.press(1, "Enter");
    pane
}

/// DL-026, DL-045, DL-048, DL-064, DL-065
#[test]
fn a_challenge_is_rejected_the_computer_forced_and_the_game_saved_and_resumed() {
    let folder = Folder::new();
    let computer = NewSeat::Computer { level: "level8".into(), name: Some("Blaise".into()) };
    let changes = json!({"starter": "first", "screen": {"placement_speed": 9}});
    prepare(&folder, "deluxe-en", ENGLISH, computer, changes);
    let pane = resume(&folder, "prepared");
    pane.sees("ENTER A WORD");
    pane.types("grelvo");
    pane.press(1, "Enter");
    pane.places(6, 7, "d");
    pane.sees("TRY A DIFFERENT WORD? (N)");
    pane.types("n");
    pane.sees("DO YOU ACCEPT THE CHALLENGE?");
    pane.types("n");
    pane.sees("GRELVO: ARE YOU SURE?");
    pane.types("y");
    pane.sees("2 force move   1 quit");
    pane.types("2");
    pane.sees("ENTER A WORD");
    pane.types("1");
    pane.sees("SAVE GAME?");
    pane.types("yhome");
    pane.press(1, "Enter");
    pane.is_left();
    let pane = resume(&folder, "HOME");
    let text = pane.sees("ENTER A WORD");
    assert!(text.contains("► LUCIE"), "{text}");
}

/// DL-043, DL-063
#[test]
fn a_challenge_is_accepted_and_the_clock_runs_out_while_a_word_is_typed() {
    let folder = Folder::new();
    let clock = json!({"per_turn": {"seconds": 30, "over": "misses_turn"}});
    prepare(&folder, "deluxe-en", ENGLISH, ben(), json!({"starter": "first", "clock": clock}));
    let pane = resume(&folder, "1");
    pane.sees("of 0:30 a turn");
    pane.types("grove");
    pane.sees("Time is up: GROVE must be placed");
    pane.press(1, "Enter");
    pane.types("x");
    pane.sees("PLACE GROVE:");
    pane.places(6, 7, "d");
    pane.sees("GROVE H7");
    pane.press(1, "C-c");
    pane.is_left();

    let folder = Folder::new();
    prepare(&folder, "deluxe-en", ENGLISH, ben(), json!({"starter": "first"}));
    let pane = resume(&folder, "prepared");
    pane.sees("ENTER A WORD");
    pane.types("grelvo");
    pane.press(1, "Enter");
    pane.places(6, 7, "d");
    pane.sees("TRY A DIFFERENT WORD? (N)");
    pane.press(1, "Enter");
    pane.sees("DO YOU ACCEPT THE CHALLENGE?");
    pane.types("y");
    pane.sees("lost the turn");
    pane.signal("TERM");
    pane.is_left();
}

/// MS-051, MS-065, MS-080
#[test]
fn a_french_word_is_vouched_for_and_the_game_stopped_and_taken_up_again() {
    let folder = Folder::new();
    prepare(&folder, "micro-fr", FRENCH, ben(), json!({"starter": "first"}));
    let pane = Pane::start(&folder, "micro-fr");
    pane.sees("Reprendre une partie (n)");
    pane.types("o1");
    pane.press(1, "Enter");
    pane.sees("Entrez un mot");
    pane.types("hontcas");
    pane.press(1, "Enter");
    pane.places(4, 7, "v");
    pane.sees("Essayer un autre mot (n)");
    pane.types("n");
    pane.sees("HONTCAS : en êtes-vous sûr (o/n)");
    pane.types("o");
    pane.sees("HONTCAS 8E");
    pane.types("1");
    pane.sees("Arrêter la partie (n)");
    pane.types("o");
    pane.is_left();
    let pane = Pane::start(&folder, "micro-fr");
    pane.sees("Reprendre une partie (n)");
    pane.types("o1");
    pane.press(1, "Enter");
    let text = pane.sees("► BEN");
    assert!(text.contains("HONTCAS 8E"), "{text}");
    pane.signal("HUP");
    pane.is_left();
}
