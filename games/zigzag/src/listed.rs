//! Zigzag as a catalogue lists it.

use serde_json::Value;
use tabletop::{ComputerPlayer, Listed, Message, Preset, PresetRules, SearchEffort};

use crate::material::Material;
use crate::{Rules, View, Zigzag, computer, told};

impl Listed for Zigzag {
    fn presets() -> Vec<Preset> {
        Rules::listed_presets()
    }

    /// All plays are listed within milliseconds at every level.
    fn computers() -> Vec<ComputerPlayer> {
        let player = |name| ComputerPlayer { name, effort: SearchEffort::Brief };
        computer::computer_names().into_iter().map(player).collect()
    }

    fn told(view: &View) -> Vec<Message> {
        told::history(view)
    }

    fn material() -> Value {
        serde_json::to_value(Material::built_in()).expect("material is plain data")
    }

    #[cfg(feature = "typescript")]
    fn typescript() -> String {
        crate::typescript::typescript()
    }
}
