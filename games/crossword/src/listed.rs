//! The crossword game as a catalogue lists it.

use lexicon::Shelf;
use tabletop::{
    ComputerPlayer, Imported, Listed, Message, Preset, PresetRules, SearchEffort, Spoken,
};

use crate::{Crossword, Material, Rules, View, computer, import, told};

impl Listed for Crossword {
    fn presets() -> Vec<Preset> {
        Rules::listed_presets()
    }

    /// Levels answer at once; the expert and the champion search.
    fn computers() -> Vec<ComputerPlayer> {
        let effort = |name: &str| match name {
            "expert" | "champion" => SearchEffort::Long,
            _ => SearchEffort::Brief,
        };
        let player = |name: String| ComputerPlayer { effort: effort(&name), name };
        computer::computer_names().into_iter().map(player).collect()
    }

    fn is_affordable(computer: &str) -> bool {
        computer::is_affordable(computer)
    }

    fn material() -> serde_json::Value {
        serde_json::to_value(Material::built_in()).expect("boards are plain data")
    }

    fn import(file: &[u8], shelf: &Shelf) -> Option<Result<Imported<Self>, Message>> {
        Some(import::import(file, shelf)?.map_err(|fault| fault.message()))
    }

    fn told(view: &View) -> Vec<Message> {
        told::history(view)
    }

    #[cfg(feature = "typescript")]
    fn typescript() -> String {
        crate::typescript::typescript()
    }
}
