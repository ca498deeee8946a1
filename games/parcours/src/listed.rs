//! Parcours as a catalogue lists it.

use tabletop::{ComputerPlayer, Listed, Message, Preset, PresetRules, SearchEffort};

use crate::{Parcours, Rules, View, computer, told};

impl Listed for Parcours {
    fn presets() -> Vec<Preset> {
        Rules::listed_presets()
    }

    /// A hand is planned within milliseconds at every level.
    fn computers() -> Vec<ComputerPlayer> {
        let player = |name| ComputerPlayer { name, effort: SearchEffort::Brief };
        computer::computer_names().into_iter().map(player).collect()
    }

    fn told(view: &View) -> Vec<Message> {
        told::history(view)
    }

    #[cfg(feature = "typescript")]
    fn typescript() -> String {
        crate::typescript::typescript()
    }
}
