//! Parcours as a catalogue lists it.

use tabletop::{ComputerPlayer, Listed, Message, Preset, SearchEffort};

use crate::{Parcours, View, computer, presets, told};

impl Listed for Parcours {
    fn presets() -> Vec<Preset> {
        presets::listed()
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
