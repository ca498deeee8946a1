//! The list of games: one line each.
//!
//! ```
//! use tabletop::{Moment, Seat, Viewer};
//!
//! let game = catalogue::GAMES.iter().find(|game| game.id == "crossword").unwrap();
//! assert!((game.presets)().iter().any(|(name, _)| name == "club"));
//! ```

use lexicon::Shelf;
use serde_json::Value;
use tabletop::{AnyGame, Game};
use tiles::Seed;

/// Every game there is.
pub const GAMES: &[Entry] = &[entry::<crossword::Crossword>(crossword_presets)];

/// How a table is set: options as JSON in, a game that speaks JSON out.
pub type Start = fn(Value, Seed, &Shelf) -> Result<Box<dyn AnyGame>, NotStarted>;

/// A game of the catalogue.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name by which programs and saved games know it.
    pub id: &'static str,
    /// Sets a table.
    pub start: Start,
    /// Its presets: name and rules.
    pub presets: fn() -> Vec<(String, Value)>,
}

/// Why a game could not be started, in words for the host.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStarted {
    /// The options are not this game's.
    #[error("these are not options of this game: {0}")]
    NotOptions(String),
    /// The options cannot be played.
    #[error("{0}")]
    Unplayable(String),
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|game| game.id == id)
}

const fn entry<G: Game<Library = Shelf>>(presets: fn() -> Vec<(String, Value)>) -> Entry {
    Entry { id: G::ID, start: start::<G>, presets }
}

fn start<G: Game<Library = Shelf>>(
    options: Value,
    seed: Seed,
    shelf: &Shelf,
) -> Result<Box<dyn AnyGame>, NotStarted> {
    let options: G::Options = serde_json::from_value(options)
        .map_err(|fault| NotStarted::NotOptions(fault.to_string()))?;
    let game = G::start(&options, seed, shelf);
    Ok(Box::new(game.map_err(|refusal| NotStarted::Unplayable(refusal.to_string()))?))
}

fn crossword_presets() -> Vec<(String, Value)> {
    let rules = |name: &str| {
        let rules = crossword::Rules::preset(name)?;
        Some((name.to_owned(), serde_json::to_value(rules).ok()?))
    };
    crossword::Rules::preset_names().filter_map(rules).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lexicon::Lexicon;
    use serde_json::json;
    use tabletop::{Moment, Seat, Viewer};
    use tiles::Alphabet;

    use super::*;

    fn shelf() -> Shelf {
        let english = Alphabet::named("english").unwrap();
        let words = ["AT", "TEA"].map(|word| english.word(word).unwrap());
        Shelf::new([Arc::new(Lexicon::from_words("en", english, &words).unwrap())])
    }

    #[test]
    fn a_game_is_started_and_played_in_json_alone() {
        let game = find("crossword").unwrap();
        let (_, rules) = (game.presets)().into_iter().find(|(name, _)| name == "club").unwrap();
        let players =
            json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": {"computer": "level1"}}]);
        let options = json!({"rules": rules, "players": players});
        let mut game = (game.start)(options, Seed::from_number(1), &shelf()).unwrap();
        let turn = game.view(Viewer::Spectator)["turn"].as_u64().unwrap();
        let seat = Seat(u8::try_from(turn).unwrap());
        for event in game.decide(seat, json!({"do": "pass"}), Moment(5)).unwrap() {
            game.apply(event).unwrap();
        }
        assert_eq!(game.view(Viewer::Spectator)["history"][0]["what"], "passed");
    }

    #[test]
    fn what_a_play_would_score_can_be_asked_before_it_is_played() {
        let game = find("crossword").unwrap();
        let (_, rules) = (game.presets)().into_iter().find(|(name, _)| name == "club").unwrap();
        let players = json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": "person"}]);
        let position = format!("{} AT/ 0/0 0", ["15"; 15].join("/"));
        let options = json!({"rules": rules, "players": players, "position": position});
        let game = (game.start)(options, Seed::from_number(1), &shelf()).unwrap();
        let tiles = json!([{"square": "H8", "letter": "A"}, {"square": "I8", "letter": "T"}]);
        let answer = game.answer(Seat(0), json!({"ask": "preview", "tiles": tiles})).unwrap();
        assert_eq!(answer["score"], 4);
        let refusal = game.answer(Seat(0), json!({"ask": "the moon"})).unwrap_err();
        assert!(refusal.sentence.starts_with("that is not something one can ask in this game"));
    }

    #[test]
    fn foreign_options_are_refused_in_words() {
        let start = find("crossword").unwrap().start;
        let refusal =
            start(json!({"colour": "blue"}), Seed::from_number(1), &shelf()).err().unwrap();
        assert!(refusal.to_string().starts_with("these are not options of this game: "));
        assert!(find("chess").is_none());
    }
}
