//! Who is to sit at a table that is being set.

use locales::{Language, Message, Spoken as _, modern as say};
use protocol::NewSeat;

use super::super::charts::turned;
use super::super::names::level_name;

/// Who is to sit somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chair {
    /// The person at the terminal.
    Me,
    /// Another person at the same terminal.
    Beside(String),
    /// A computer player.
    Computer(String),
    /// Anyone who joins.
    Open,
    /// Nobody: there is no such seat.
    Nobody,
}

/// The level that newcomers are offered.
const GENTLE: &str = "level3";

impl Chair {
    /// Puts a computer player on the scale of levels that is offered.
    pub(super) fn fit(&mut self, levels: &[String]) {
        let Self::Computer(level) = self else { return };
        if levels.contains(level) {
            return;
        }
        let gentle = levels.iter().find(|offered| offered.starts_with(GENTLE));
        if let Some(fitting) = gentle.or_else(|| levels.first()) {
            fitting.clone_into(level);
        }
    }

    /// What stands in its row.
    pub(super) fn name(&self, language: Language) -> String {
        match self {
            Self::Me => say::chair_me().say(language),
            Self::Beside(name) if name.is_empty() => say::chair_beside_unnamed().say(language),
            Self::Beside(name) => name.clone(),
            Self::Computer(level) => say::chair_computer(level_name(level, language)).say(language),
            Self::Open => say::chair_open().say(language),
            Self::Nobody => say::chair_nobody().say(language),
        }
    }

    /// A sentence about it.
    pub(super) fn about(&self) -> Message {
        match self {
            Self::Me => say::chair_me_about(),
            Self::Beside(_) => say::chair_beside_about(),
            Self::Computer(_) => say::chair_computer_about(),
            Self::Open => say::chair_open_about(),
            Self::Nobody => say::chair_nobody_about(),
        }
    }

    /// Whether its name can be typed.
    pub(super) const fn has_name(&self) -> bool {
        matches!(self, Self::Beside(_))
    }

    /// The name that was typed.
    pub(super) fn typed_name(&self) -> &str {
        match self {
            Self::Beside(name) => name,
            _ => "",
        }
    }

    /// The next or previous choice for a seat.
    pub(super) fn turned(&self, place: usize, levels: &[String], is_next: bool) -> Self {
        let mut all = vec![Self::Nobody, Self::Me, Self::Beside(String::new()), Self::Open];
        all.extend(levels.iter().cloned().map(Self::Computer));
        if place == 0 {
            all.remove(0);
        }
        let is_same = |chair: &Self| match (chair, self) {
            (Self::Beside(_), Self::Beside(_)) => true,
            _ => chair == self,
        };
        let found = all.iter().position(is_same).unwrap_or_default();
        all.swap_remove(turned(found, all.len(), is_next))
    }

    /// What the server is told of it; a person without a name gets one from the seat.
    pub(super) fn seat(&self, place: usize) -> Option<NewSeat> {
        match self {
            Self::Me => Some(NewSeat::Me),
            Self::Beside(name) => {
                let name = if name.is_empty() { format!("{}", place + 1) } else { name.clone() };
                Some(NewSeat::Beside { name })
            }
            Self::Computer(level) => Some(NewSeat::Computer { level: level.clone(), name: None }),
            Self::Open => Some(NewSeat::Open),
            Self::Nobody => None,
        }
    }

    /// Who a word of the command line names: a level, or a person.
    pub(super) fn wished(word: &str, place: usize, levels: &[String]) -> Self {
        if levels.iter().any(|level| level == word) {
            return Self::Computer(word.to_owned());
        }
        if place == 0 { Self::Me } else { Self::Beside(word.to_owned()) }
    }
}

/// The computer players that rules with this many levels offer.
pub(super) fn offered(all: &[String], count: u64) -> Vec<String> {
    let ending = format!("of{count}");
    let has_own_scale = all.iter().any(|level| level.ends_with(&ending));
    let is_offered = |level: &&String| {
        let number = level.strip_prefix("level");
        match number.map(str::parse::<u64>) {
            Some(Ok(number)) => !has_own_scale && number <= count,
            Some(Err(_)) => level.ends_with(&ending),
            None => !level.contains(':'),
        }
    };
    all.iter().filter(is_offered).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_with_four_levels_offer_their_own_scale() {
        let all = ["level1", "level8", "expert", "level1of4"].map(str::to_owned);
        assert_eq!(offered(&all, 8), ["level1", "level8", "expert"]);
        assert_eq!(offered(&all, 4), ["expert", "level1of4"]);
        assert_eq!(offered(&all[..3], 3), ["level1", "expert"]);
    }

    /// PS-017
    #[test]
    fn the_first_seat_is_always_taken() {
        let levels = ["level1".to_owned()];
        let chair = Chair::Me.turned(0, &levels, false);
        assert_eq!(chair, Chair::Computer("level1".into()));
        assert_eq!(Chair::Me.turned(1, &levels, false), Chair::Nobody);
    }
}
