//! The list of games: one line each.
//!
//! ```
//! use tabletop::{Moment, Seat, Viewer};
//!
//! let game = catalogue::GAMES.iter().find(|game| game.id == "crossword").unwrap();
//! assert!((game.presets)().iter().any(|preset| preset.name == "club"));
//! ```

mod meeting;

use lexicon::Shelf;
use locales::{Message, Spoken, table};
use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyGame, Game, Kind, Moment};
use tiles::Seed;

/// What the engine finds in a turn, in words; the engine itself speaks no language.
pub use crossword::analysis;
pub use meeting::{Meeting, NotMet};

/// Every game there is.
pub const GAMES: &[Entry] = &[
    entry::<crossword::Crossword>(&Extras {
        presets: crossword_presets,
        levels: crossword::computer_names,
        import: import_crossword,
    }),
    entry::<parcours::Parcours>(&Extras {
        presets: parcours_presets,
        levels: parcours::computer_names,
        import: import_nothing,
    }),
];

/// How a table is set: options as JSON in, a game that speaks JSON out.
pub type Start = fn(Value, Seed, &Shelf) -> Result<Box<dyn AnyGame>, NotStarted>;

/// How a file of another program becomes a game; nothing if it is not of a form this game reads.
pub type Import = fn(&[u8], &Shelf) -> Option<Result<Imported, NotImported>>;

/// A game of the catalogue.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name by which programs and saved games know it.
    pub id: &'static str,
    /// How a table with these options is filed.
    pub kind: fn(&Value) -> Result<Kind, NotStarted>,
    /// Sets a table.
    pub start: Start,
    /// Its presets.
    pub presets: fn() -> Vec<Preset>,
    /// The names of the computer players a table may seat, each kind from its weakest.
    pub levels: fn() -> Vec<String>,
    /// The forms in which a game can be written down besides its own log.
    pub formats: &'static [&'static str],
    /// Whether the engine's self-play keeps its rules, so that matches need no table.
    pub has_self_play: bool,
    /// Reads a game of another program.
    pub import: Import,
}

/// A complete set of rules, and what screens say of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preset {
    /// The name by which programs know it.
    pub name: String,
    /// The language of its words: `en`.
    pub language: String,
    /// What it is called.
    pub title: Message,
    /// The time it comes from.
    pub era: Message,
    /// How it is played, in one sentence.
    pub about: Message,
    /// The rules, for the options of a table.
    pub rules: Value,
}

/// A game that was read from a file of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// How its table is set.
    pub options: Value,
    /// The seed of its table.
    pub seed: Seed,
    /// What happened, and when.
    pub log: Vec<(Value, Moment)>,
    /// What had to be repaired or left out.
    pub notes: Vec<Message>,
}

/// Why a file did not become a game, in words for whoever brought it.
#[derive(Clone, Debug, PartialEq)]
pub struct NotImported(pub Message);

/// Why a game could not be started, in words for the host.
#[derive(Clone, Debug, PartialEq)]
pub enum NotStarted {
    /// The options are not this game's.
    NotOptions(String),
    /// The options cannot be played.
    InvalidOptions(Message),
}

locales::spoken_error!(NotImported);
locales::spoken_error!(NotStarted);

impl Spoken for NotImported {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl Spoken for NotStarted {
    fn message(&self) -> Message {
        match self {
            Self::InvalidOptions(why) => why.clone(),
            Self::NotOptions(fault) => table::not_options(fault),
        }
    }
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|game| game.id == id)
}

/// What a game has besides its rules.
struct Extras {
    presets: fn() -> Vec<Preset>,
    levels: fn() -> Vec<String>,
    import: Import,
}

const fn entry<G: Game<Library = Shelf>>(extras: &Extras) -> Entry {
    Entry {
        id: G::ID,
        kind: kind::<G>,
        start: start::<G>,
        presets: extras.presets,
        levels: extras.levels,
        formats: G::FORMATS,
        has_self_play: G::HAS_SELF_PLAY,
        import: extras.import,
    }
}

fn kind<G: Game>(options: &Value) -> Result<Kind, NotStarted> {
    Ok(G::kind(&read_options::<G>(options.clone())?))
}

fn start<G: Game<Library = Shelf>>(
    options: Value,
    seed: Seed,
    shelf: &Shelf,
) -> Result<Box<dyn AnyGame>, NotStarted> {
    let game = G::start(&read_options::<G>(options)?, seed, shelf);
    Ok(Box::new(game.map_err(|refusal| NotStarted::InvalidOptions(refusal.message()))?))
}

fn read_options<G: Game>(options: Value) -> Result<G::Options, NotStarted> {
    serde_json::from_value(options).map_err(|fault| NotStarted::NotOptions(fault.to_string()))
}

fn crossword_presets() -> Vec<Preset> {
    let preset = |card: crossword::Card| {
        let rules = crossword::Rules::preset(card.name)?;
        Some(Preset {
            name: card.name.to_owned(),
            language: rules.language.clone(),
            title: card.title,
            era: card.era,
            about: card.about,
            rules: plain(&rules),
        })
    };
    crossword::Rules::cards().into_iter().filter_map(preset).collect()
}

fn parcours_presets() -> Vec<Preset> {
    let preset = |card: parcours::Card| {
        let rules = parcours::Rules::preset(card.name)?;
        Some(Preset {
            name: card.name.to_owned(),
            language: rules.language.clone(),
            title: card.title,
            era: card.era,
            about: card.about,
            rules: plain(&rules),
        })
    };
    parcours::Rules::cards().into_iter().filter_map(preset).collect()
}

/// For a game that no other program writes down.
fn import_nothing(_: &[u8], _: &Shelf) -> Option<Result<Imported, NotImported>> {
    None
}

fn import_crossword(bytes: &[u8], shelf: &Shelf) -> Option<Result<Imported, NotImported>> {
    let read = crossword::import(bytes, shelf)?;
    Some(read.map_err(|fault| NotImported(fault.message())).map(|game| Imported {
        options: plain(&game.options),
        seed: game.seed,
        log: game.log.iter().map(|event| (plain(event), event.at)).collect(),
        notes: game.notes,
    }))
}

/// The types of every game that screens see: the game's name, and the text of a TypeScript file.
#[cfg(feature = "typescript")]
pub fn typescript() -> Vec<(&'static str, String)> {
    vec![
        ("tabletop", tabletop::typescript::shared_file()),
        (crossword::Crossword::ID, crossword::typescript()),
        (parcours::Parcours::ID, parcours::typescript()),
    ]
}

fn plain(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("rules, options and events are plain data")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lexicon::Lexicon;
    use serde_json::json;
    use tabletop::{Language, Moment, Seat, Viewer};
    use tiles::Alphabet;

    use super::*;

    fn shelf() -> Shelf {
        let english = Alphabet::named("english").unwrap();
        let words = ["AT", "TEA"].map(|word| english.word(word).unwrap());
        Shelf::new([Arc::new(Lexicon::from_words("en", english, &words).unwrap())])
    }

    fn club(game: &Entry) -> Value {
        (game.presets)().into_iter().find(|preset| preset.name == "club").unwrap().rules
    }

    #[test]
    fn a_game_is_started_and_played_in_json_alone() {
        let game = find("crossword").unwrap();
        let rules = club(game);
        let players =
            json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": {"computer": "level1"}}]);
        let options = json!({"rules": rules, "players": players});
        let game = (game.start)(options, Seed::from_number(1), &shelf()).unwrap();
        let turn = game.view(Viewer::Spectator)["turn"].as_u64().unwrap();
        let seat = Seat(u8::try_from(turn).unwrap());
        let pass = json!({"do": "pass"}).into();
        let game = game.decide(seat, pass, Moment(5)).unwrap().into_game();
        assert_eq!(game.view(Viewer::Spectator)["history"][0]["what"], "passed");
    }

    #[test]
    fn what_a_play_would_score_can_be_asked_before_it_is_played() {
        let game = find("crossword").unwrap();
        let rules = club(game);
        let players = json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": "person"}]);
        let position = format!("{} AT/ 0/0 0", ["15"; 15].join("/"));
        let options = json!({"rules": rules, "players": players, "position": position});
        let game = (game.start)(options, Seed::from_number(1), &shelf()).unwrap();
        let tiles = json!([{"square": "H8", "letter": "A"}, {"square": "I8", "letter": "T"}]);
        let answer = game.answer(Seat(0), json!({"ask": "preview", "tiles": tiles})).unwrap();
        assert_eq!(answer["score"], 4);
        let refusal = game.answer(Seat(0), json!({"ask": "the moon"})).unwrap_err();
        assert!(refusal.to_string().starts_with("that is not something one can ask in this game"));
    }

    #[test]
    fn a_table_is_filed_without_being_set() {
        let game = find("crossword").unwrap();
        let options = json!({"rules": club(game), "players": []});
        let kind = (game.kind)(&options).unwrap();
        assert_eq!((kind.mode.as_str(), kind.language.as_str()), ("normal", "en"));
        let refusal = (game.kind)(&json!({"colour": "blue"})).unwrap_err();
        let french = refusal.say(Language::FR);
        assert!(french.starts_with("ces options ne sont pas celles de ce jeu\u{a0}: "));
    }

    #[test]
    fn every_preset_says_what_it_is_in_both_languages() {
        let presets = (find("crossword").unwrap().presets)();
        let names: Vec<&str> = presets.iter().map(|preset| preset.name.as_str()).collect();
        assert_eq!(names, ["micro-fr", "deluxe-en", "console-en", "club"]);
        assert_eq!(
            (presets[0].language.as_str(), presets[0].era.to_string().as_str()),
            ("fr", "1980s")
        );
        assert!(
            presets
                .iter()
                .all(|preset| preset.about.say(Language::EN) != preset.about.say(Language::FR))
        );
    }

    #[test]
    fn every_computer_player_that_is_offered_can_be_seated() {
        let game = find("crossword").unwrap();
        let levels = (game.levels)();
        assert_eq!(levels.len(), 14);
        assert_eq!(levels[7..11], ["level8", "expert", "champion", "level1of4"]);
        for level in levels {
            let players = json!([
                {"name": "Ann", "by": "person"},
                {"name": "Zoe", "by": {"computer": level}},
            ]);
            let options = json!({"rules": club(game), "players": players});
            assert!((game.start)(options, Seed::from_number(1), &shelf()).is_ok());
        }
    }

    #[test]
    fn a_game_of_another_program_is_read_started_and_believed() {
        let game = find("crossword").unwrap();
        let file = "#player1 ann Ann\n#player2 zoe Zoe\n>ann: AT 8H AT +4 4\n";
        let read = (game.import)(file.as_bytes(), &shelf()).unwrap().unwrap();
        assert_eq!(read.notes, []);
        let start = (game.start)(read.options, read.seed, &shelf()).unwrap();
        let again = start.replayed(read.log).ok().unwrap();
        assert_eq!(again.view(Viewer::Spectator)["seats"][0]["score"], 4);
        assert!(again.written("gcg", Viewer::Spectator).unwrap().contains("8H AT +4 4"));
        assert_eq!(game.formats, ["gcg", "cgp"]);
    }

    #[test]
    fn a_file_that_is_no_game_is_refused_in_both_languages() {
        let import = find("crossword").unwrap().import;
        assert!(import(b"{}", &shelf()).is_none());
        let refusal = import(b"#player1 ann Ann\n", &shelf()).unwrap().unwrap_err();
        let french = "ce genre de partie se joue de 2 à 4, pas à 1";
        assert_eq!(refusal.say(Language::FR), french);
    }

    #[test]
    fn every_preset_of_every_game_can_be_played_with_a_computer() {
        let list = |name: &str, alphabet: &str| {
            let alphabet = Alphabet::named(alphabet).unwrap();
            let words = [alphabet.word("TEA").unwrap()];
            Arc::new(Lexicon::from_words(name, alphabet, &words).unwrap())
        };
        let shelf = Shelf::new([list("en", "english"), list("fr", "french")]);
        for game in GAMES {
            let level = (game.levels)().remove(0);
            let players = json!([
                {"name": "Ann", "by": "person"},
                {"name": "Zoe", "by": {"computer": level}},
            ]);
            for preset in (game.presets)() {
                let options = json!({"rules": preset.rules, "players": players});
                let started = (game.start)(options, Seed::from_number(1), &shelf);
                assert!(started.is_ok(), "{} {}", game.id, preset.name);
            }
        }
    }

    #[cfg(feature = "typescript")]
    #[test]
    fn every_game_has_its_types_as_typescript() {
        let files = typescript();
        let games = GAMES.iter().map(|game| game.id);
        let names = std::iter::once("tabletop").chain(games);
        assert!(names.eq(files.iter().map(|(name, _)| *name)));
        assert!(files[1].1.contains("export type View = SharedView<"));
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
