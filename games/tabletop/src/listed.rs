//! What hosts offer of a game besides its rules: presets, computer players, material, imports.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tiles::Seed;

use crate::{Game, Message, Moment, TableOptions};

/// A game as a catalogue lists it.
pub trait Listed: Game {
    /// Its presets, in the order in which screens offer them.
    fn presets() -> Vec<Preset>;

    /// The computer players a table may seat, each kind from its weakest.
    fn computers() -> Vec<ComputerPlayer>;

    /// Whether a host that anyone may use seats this computer player: its options ask for no more
    /// threads and time than such a host can give.
    fn is_affordable(computer: &str) -> bool {
        let _ = computer;
        true
    }

    /// The history of a view line by line, in words: for the ear and for screens without pictures.
    fn told(view: &Self::View) -> Vec<Message>;

    /// What screens need to draw its table and what never changes, such as boards; null if nothing.
    fn material() -> Value {
        Value::Null
    }

    /// Reads a game of another program; nothing if the file is not of a form this game reads.
    fn import(file: &[u8], library: &Self::Library) -> Option<Result<Imported<Self>, Message>> {
        let _ = (file, library);
        None
    }

    /// The text of the TypeScript file with the types that screens see.
    #[cfg(feature = "typescript")]
    fn typescript() -> String;
}

/// A computer player that a table may seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerPlayer {
    /// The name by which tables know it: `level3`.
    pub name: String,
    /// How long its turns take.
    pub effort: SearchEffort,
}

/// How long a computer player's turn takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEffort {
    /// Milliseconds.
    Brief,
    /// Up to its time limit.
    Long,
}

/// A game that was read from a file of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported<G: Game> {
    /// How its table is set.
    pub options: TableOptions<G::Rules>,
    /// The seed of its table.
    pub seed: Seed,
    /// What happened, and when.
    pub log: Vec<(G::Event, Moment)>,
    /// What had to be repaired or left out.
    pub notes: Vec<Message>,
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

/// A preset as a data file, with the sentences that introduce it.
pub struct PresetFile {
    /// The name by which programs know it.
    pub name: &'static str,
    /// The rules in TOML.
    pub text: &'static str,
    /// What it is called.
    pub title: fn() -> Message,
    /// The time it comes from.
    pub era: fn() -> Message,
    /// How it is played, in one sentence.
    pub about: fn() -> Message,
}

/// A preset file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these rules cannot be read: {0}")]
pub struct UnreadableRules(pub String);

/// Rules that come with presets.
pub trait PresetRules: Serialize + DeserializeOwned + 'static {
    /// The presets, in the order in which screens offer them.
    const PRESETS: &'static [PresetFile];

    /// The language of the words: `en`.
    fn language(&self) -> &str;

    /// Reads rules from a file like those of the presets.
    fn parse(text: &str) -> Result<Self, UnreadableRules> {
        toml::from_str(text).map_err(|fault| UnreadableRules(fault.message().to_owned()))
    }

    /// The names of the presets that come with the program.
    fn preset_names() -> impl Iterator<Item = &'static str> {
        Self::PRESETS.iter().map(|file| file.name)
    }

    /// The rules of a preset.
    fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|file| file.name == name).map(PresetFile::rules)
    }

    /// The presets as a catalogue lists them.
    fn listed_presets() -> Vec<Preset> {
        Self::PRESETS.iter().map(PresetFile::listed::<Self>).collect()
    }
}

impl PresetFile {
    fn rules<Rules: PresetRules>(&self) -> Rules {
        Rules::parse(self.text).expect("a test reads every preset")
    }

    fn listed<Rules: PresetRules>(&self) -> Preset {
        let rules = self.rules::<Rules>();
        Preset {
            name: self.name.to_owned(),
            language: rules.language().to_owned(),
            title: (self.title)(),
            era: (self.era)(),
            about: (self.about)(),
            rules: serde_json::to_value(&rules).expect("rules are plain data"),
        }
    }
}
