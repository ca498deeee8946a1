//! Any JSON as an action gives a refusal or events, never a panic.
#![no_main]

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use crossword::{Crossword, Options, Rules};
use lexicon::{Lexicon, Shelf};
use libfuzzer_sys::fuzz_target;
use tabletop::{AnyGame, Game, Moment, Player, PresetRules, Seat, Viewer};
use tiles::{Alphabet, Seed};

/// A game just begun, for every preset.
static STARTS: LazyLock<HashMap<&str, Crossword>> = LazyLock::new(|| {
    let shelf = Shelf::new(["english", "french"].map(|name| Arc::new(few_words(name))));
    Rules::preset_names().map(|name| (name, start(name, &shelf))).collect()
});

fn few_words(alphabet: &str) -> Lexicon {
    let alphabet = Alphabet::named(alphabet).expect("it comes with the crate");
    let words = ["AT", "TEA", "EAT", "HORN"].map(|word| alphabet.word(word).expect("letters"));
    let language = alphabet.language().to_owned();
    Lexicon::from_words(&language, alphabet, &words).expect("words")
}

fn start(preset: &str, shelf: &Shelf) -> Crossword {
    let rules = Rules::preset(preset).expect("a preset");
    let players = vec![Player::person("Ann"), Player::person("Ben")];
    let options = Options { rules, players, position: None, aids: None };
    Crossword::start(&options, Seed::from_number(1), shelf).expect("playable")
}

// The first line names the preset; each of the others is an action, the seats taking turns.
fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Some(start) = lines.next().and_then(|name| STARTS.get(name)) else { return };
    let mut game = start.clone();
    for (line, seat) in lines.zip([0, 1, 2].into_iter().cycle()) {
        let Ok(action) = serde_json::from_str(line) else { continue };
        if let Ok(events) = AnyGame::decide(&game, Seat(seat), action, Moment(0)) {
            for event in events {
                AnyGame::apply(&mut game, event).expect("events of our own");
            }
        }
        AnyGame::view(&game, Viewer::Seat(Seat(seat)));
    }
});
