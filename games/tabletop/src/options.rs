//! What the host chooses before the first turn.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Player;

/// The rules, who plays, and where the game begins. Only the rules differ from game to game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TableOptions<Rules> {
    /// The rules.
    pub rules: Rules,
    /// The players in their order; none while a table waits for them.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Player[]"))]
    pub players: Vec<Player>,
    /// A position to begin from, in the game's own notation, where the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<String>,
    /// Whether people who play one another at different screens may be helped; as the rules say where
    /// it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aids: Option<Aids>,
}

/// Whether people who play one another at different screens may be helped by the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aids {
    /// No hints, no undo and no look-ups, whatever the rules allow.
    Off,
    /// As the rules allow; every use is announced, and an undo after a draw needs consent.
    On,
}

/// The options of a table of any game: its rules are JSON.
pub type AnyOptions = TableOptions<Value>;

impl<Rules> TableOptions<Rules> {
    /// The same rules and position, with these players.
    #[must_use]
    pub fn with_players(self, players: Vec<Player>) -> Self {
        Self { players, ..self }
    }
}

impl AnyOptions {
    /// Reads options that were stored or sent.
    pub fn read(options: Value) -> Result<Self, serde_json::Error> {
        serde_json::from_value(options)
    }

    /// The options as JSON, in the form in which they are stored.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("options are plain data")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_without_players_are_those_of_a_table_that_waits() {
        let waiting = json!({"rules": {"size": 3}, "position": "xo"});
        let options = AnyOptions::read(waiting.clone()).unwrap();
        assert_eq!(options.to_json(), waiting);
        let playing = options.with_players(vec![Player::person("Ann")]).to_json();
        assert_eq!(playing["players"], json!([{"name": "Ann", "by": "person"}]));
    }

    #[test]
    fn a_field_that_no_table_has_is_refused() {
        assert!(AnyOptions::read(json!({"rules": {}, "colour": "blue"})).is_err());
    }

    #[test]
    fn options_of_before_say_nothing_of_aids() {
        let before = AnyOptions::read(json!({"rules": {}})).unwrap();
        assert_eq!((before.aids, before.to_json()), (None, json!({"rules": {}})));
        let aided = AnyOptions { aids: Some(Aids::On), ..before };
        assert_eq!(aided.to_json(), json!({"rules": {}, "aids": "on"}));
    }
}
