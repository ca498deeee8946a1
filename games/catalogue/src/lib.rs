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
use serde_json::Value;
use tabletop::{
    AnyGame, AnyOptions, ComputerPlayer, Game, Kind, Listed, Moment, Preset, SearchEffort,
    TableOptions,
};
use tiles::Seed;

/// What the engine finds in turns, positions and games, in words; the engine itself speaks no language.
pub use crossword::{analysis, wording};
pub use meeting::{Meeting, NotMet};

/// Every game there is.
pub const GAMES: &[Entry] = &[
    Entry::of::<crossword::Crossword>(),
    Entry::of::<parcours::Parcours>(),
    Entry::of::<zigzag::Zigzag>(),
];

/// How a table is set: options in, a game that speaks JSON out.
pub type Start = fn(AnyOptions, Seed, &Shelf) -> Result<Box<dyn AnyGame>, NotStarted>;

/// How a file of another program becomes a game; nothing if it is not of a form this game reads.
pub type Import = fn(&[u8], &Shelf) -> Option<Result<Imported, NotImported>>;

/// A game of the catalogue.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name by which programs and saved games know it.
    pub id: &'static str,
    /// How a table with these options is filed.
    pub kind: fn(&AnyOptions) -> Result<Kind, NotStarted>,
    /// Sets a table.
    pub start: Start,
    /// Its presets.
    pub presets: fn() -> Vec<Preset>,
    /// The computer players a table may seat, each kind from its weakest.
    pub computers: fn() -> Vec<ComputerPlayer>,
    /// Whether a host that anyone may use seats a computer player with these options.
    pub is_affordable: fn(&str) -> bool,
    /// The history of a view line by line, in words; nothing of what is not a view of this game.
    pub told: fn(Value) -> Vec<Message>,
    /// What screens need to draw its table and what never changes.
    pub material: fn() -> Value,
    /// The forms in which a game can be written down besides its own log.
    pub formats: &'static [&'static str],
    /// Whether the engine's self-play keeps its rules, so that matches need no table.
    pub has_self_play: bool,
    /// Reads a game of another program.
    pub import: Import,
    /// The text of the TypeScript file with the types that its screens see.
    #[cfg(feature = "typescript")]
    pub typescript: fn() -> String,
}

/// A game that was read from a file of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// How its table is set.
    pub options: AnyOptions,
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

/// Reads options that were stored or sent.
pub fn read_options(options: Value) -> Result<AnyOptions, NotStarted> {
    AnyOptions::read(options).map_err(|fault| NotStarted::NotOptions(fault.to_string()))
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|game| game.id == id)
}

impl Entry {
    /// The line of a game in a catalogue.
    pub const fn of<G: Listed<Library = Shelf>>() -> Self {
        Self {
            id: G::ID,
            kind: kind::<G>,
            start: start::<G>,
            presets: G::presets,
            computers: G::computers,
            is_affordable: G::is_affordable,
            told: told::<G>,
            material: G::material,
            formats: G::FORMATS,
            has_self_play: G::HAS_SELF_PLAY,
            import: import::<G>,
            #[cfg(feature = "typescript")]
            typescript: G::typescript,
        }
    }

    /// The computer player of this name; options after a colon are the game's to judge.
    pub fn computer(&self, name: &str) -> Option<ComputerPlayer> {
        let base = name.split(':').next().unwrap_or_default();
        (self.computers)().into_iter().find(|player| player.name == name || player.name == base)
    }

    /// How long the turns of a computer player take.
    pub fn search_effort(&self, name: &str) -> SearchEffort {
        self.computer(name).map_or(SearchEffort::Long, |player| player.effort)
    }
}

fn kind<G: Game>(options: &AnyOptions) -> Result<Kind, NotStarted> {
    Ok(G::kind(&typed::<G>(options.clone())?))
}

fn start<G: Game<Library = Shelf>>(
    options: AnyOptions,
    seed: Seed,
    shelf: &Shelf,
) -> Result<Box<dyn AnyGame>, NotStarted> {
    let game = G::start(&typed::<G>(options)?, seed, shelf);
    Ok(Box::new(game.map_err(|refusal| NotStarted::InvalidOptions(refusal.message()))?))
}

/// The options with the rules in the game's own types.
fn typed<G: Game>(options: AnyOptions) -> Result<TableOptions<G::Rules>, NotStarted> {
    let AnyOptions { rules, players, position, aids } = options;
    let rules = serde_json::from_value(rules);
    let rules = rules.map_err(|fault| NotStarted::NotOptions(fault.to_string()))?;
    Ok(TableOptions { rules, players, position, aids })
}

fn told<G: Listed>(view: Value) -> Vec<Message> {
    serde_json::from_value(view).map(|view| G::told(&view)).unwrap_or_default()
}

fn import<G: Listed<Library = Shelf>>(
    file: &[u8],
    shelf: &Shelf,
) -> Option<Result<Imported, NotImported>> {
    let read = G::import(file, shelf)?;
    Some(read.map_err(NotImported).map(|game| {
        let TableOptions { rules, players, position, aids } = game.options;
        Imported {
            options: AnyOptions { rules: json(&rules), players, position, aids },
            seed: game.seed,
            log: game.log.iter().map(|(event, moment)| (json(event), *moment)).collect(),
            notes: game.notes,
        }
    }))
}

/// The types that screens see: a file's name and its text, the shared one first.
#[cfg(feature = "typescript")]
pub fn typescript() -> Vec<(&'static str, String)> {
    let shared = ("tabletop", tabletop::typescript::shared_file());
    let games = GAMES.iter().map(|game| (game.id, (game.typescript)()));
    std::iter::once(shared).chain(games).collect()
}

fn json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("rules and events are plain data")
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
        let options = read_options(json!({"rules": rules, "players": players})).unwrap();
        let game = (game.start)(options, Seed::from_number(1), &shelf()).unwrap();
        let turn = game.view(Viewer::Spectator)["turn"].as_u64().unwrap();
        let seat = Seat(u8::try_from(turn).unwrap());
        let pass = json!({"do": "pass"}).into();
        let game = game.decide(seat, pass, Moment(5)).unwrap().into_game();
        let view = game.view(Viewer::Spectator);
        assert_eq!(view["history"][0]["what"], "passed");
        let name = view["seats"][seat.index()]["player"]["name"].as_str().unwrap().to_owned();
        let told = (find("crossword").unwrap().told)(view);
        assert_eq!(told[0].say(Language::FR), format!("{name} passe"));
    }

    #[test]
    fn what_a_play_would_score_can_be_asked_before_it_is_played() {
        let game = find("crossword").unwrap();
        let rules = club(game);
        let players = json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": "person"}]);
        let position = format!("{} AT/ 0/0 0", ["15"; 15].join("/"));
        let options = json!({"rules": rules, "players": players, "position": position});
        let options = read_options(options).unwrap();
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
        let options = read_options(json!({"rules": club(game), "players": []})).unwrap();
        let kind = (game.kind)(&options).unwrap();
        assert_eq!((kind.mode.as_str(), kind.language.as_str()), ("normal", "en"));
        let refusal =
            (game.kind)(&read_options(json!({"rules": {"colour": "blue"}})).unwrap()).unwrap_err();
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
        let levels: Vec<String> =
            (game.computers)().into_iter().map(|player| player.name).collect();
        assert_eq!(levels.len(), 14);
        assert_eq!(levels[7..11], ["level8", "expert", "champion", "level1of4"]);
        for level in levels {
            let players = json!([
                {"name": "Ann", "by": "person"},
                {"name": "Zoe", "by": {"computer": level}},
            ]);
            let options = json!({"rules": club(game), "players": players});
            let options = read_options(options).unwrap();
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
            let level = (game.computers)().remove(0).name;
            let players = json!([
                {"name": "Ann", "by": "person"},
                {"name": "Zoe", "by": {"computer": level}},
            ]);
            for preset in (game.presets)() {
                let options = json!({"rules": preset.rules, "players": players});
                let options = read_options(options).unwrap();
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
        let refusal = read_options(json!({"colour": "blue"})).unwrap_err();
        assert!(refusal.to_string().starts_with("these are not options of this game: "));
        assert!(find("chess").is_none());
    }
}
