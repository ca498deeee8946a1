//! How the questions before a game are asked.

use locales::classic as say;

use super::setup::{PLAYERS, Setup, Step};

impl Setup {
    /// The question as it stands on the screen.
    pub(super) fn question(&self) -> String {
        self.edition.say(&match self.step {
            Step::Resume => say::resume(),
            Step::FileName => say::file_name(),
            Step::Name => say::name(self.answers.players.len() + 1),
            Step::Level(player) => say::level(&self.answers.players[player].name),
            Step::Colour => say::colour(),
            Step::Think => say::think(),
            Step::Racks => say::racks(),
            Step::Sound => say::sound(),
            Step::Speed => say::speed(),
            Step::Clock => say::clock(),
            Step::Minutes => say::minutes(),
            Step::Seconds => say::seconds(),
        })
    }

    /// What can be answered.
    pub(super) fn help(&self) -> String {
        self.edition.say(&match self.step {
            Step::Resume => say::resume_help(),
            Step::FileName => say::file_help(),
            Step::Name if PLAYERS.contains(&self.answers.players.len()) => say::name_help_enough(),
            Step::Name => say::name_help(),
            Step::Level(_) => say::level_help(),
            Step::Colour => say::colour_help(),
            Step::Think => say::think_help(),
            Step::Racks => say::racks_help(),
            Step::Sound => say::sound_help(),
            Step::Speed => say::speed_help(),
            Step::Clock => say::clock_help(),
            Step::Minutes | Step::Seconds => say::number_help(),
        })
    }
}
