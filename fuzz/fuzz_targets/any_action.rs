//! Any JSON as an action gives a refusal or events, never a panic.
#![no_main]

use std::sync::{Arc, LazyLock};

use crossword::{Crossword, Options, Rules};
use lexicon::{Lexicon, Shelf};
use libfuzzer_sys::fuzz_target;
use tabletop::{AnyGame, Game, Moment, Player, Seat, Viewer};
use tiles::{Alphabet, Seed};

static START: LazyLock<Crossword> = LazyLock::new(|| {
    let english = Alphabet::named("english").expect("it comes with the crate");
    let words = ["AT", "TEA", "EAT", "HORN"].map(|word| english.word(word).expect("letters"));
    let lexicon = Lexicon::from_words("en", english, &words).expect("words");
    let rules = Rules::preset("club").expect("a preset");
    let players = vec![Player::person("Ann"), Player::person("Ben")];
    let options = Options { rules, players, position: None };
    let shelf = Shelf::new([Arc::new(lexicon)]);
    Crossword::start(&options, Seed::from_number(1), &shelf).expect("playable")
});

// One action a line, the seats taking turns.
fuzz_target!(|text: &str| {
    let mut game = START.clone();
    for (line, seat) in text.lines().zip([0, 1, 2].into_iter().cycle()) {
        let Ok(action) = serde_json::from_str(line) else { continue };
        if let Ok(events) = AnyGame::decide(&game, Seat(seat), action, Moment(0)) {
            for event in events {
                AnyGame::apply(&mut game, event).expect("events of our own");
            }
        }
        AnyGame::view(&game, Viewer::Seat(Seat(seat)));
    }
});
