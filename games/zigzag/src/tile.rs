//! Tiles as players hold them: letters, blanks and Action tiles.

use serde::{Deserialize, Serialize};
use tiles::{Alphabet, NotATile, Tile};

/// What an Action tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ActionKind {
    /// The next player misses a turn.
    #[serde(rename = "skip")]
    Skip,
    /// The direction of play changes.
    #[serde(rename = "reverse")]
    Reverse,
    /// Two tiles are given to opponents.
    #[serde(rename = "+2")]
    PlusTwo,
    /// Three tiles are given to opponents.
    #[serde(rename = "+3")]
    PlusThree,
}

impl ActionKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Skip, Self::Reverse, Self::PlusTwo, Self::PlusThree];

    /// How it is written: `skip`, `reverse`, `+2`, `+3`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Skip => "skip",
            Self::Reverse => "reverse",
            Self::PlusTwo => "+2",
            Self::PlusThree => "+3",
        }
    }

    /// The kind that is written like this.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many tiles it gives away.
    pub const fn gifts(self) -> usize {
        match self {
            Self::Skip | Self::Reverse => 0,
            Self::PlusTwo => 2,
            Self::PlusThree => 3,
        }
    }
}

/// A tile as it lies in front of a player, in a pile or in the reserve. In logs a letter is its
/// number and an Action tile its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HandTile {
    /// A letter, or a blank that may stand for any.
    Letter(Tile),
    /// An Action tile.
    Action(ActionKind),
}

impl HandTile {
    /// The tile that is written like this: `A`, `?` or `+2`.
    pub fn read(text: &str, alphabet: &Alphabet) -> Result<Self, NotATile> {
        if let Some(kind) = ActionKind::named(text) {
            return Ok(Self::Action(kind));
        }
        let fault = || NotATile { found: text.to_owned(), alphabet: alphabet.name().to_owned() };
        match alphabet.tiles(text)?[..] {
            [tile] => Ok(Self::Letter(tile)),
            _ => Err(fault()),
        }
    }

    /// How it is written.
    pub fn text(self, alphabet: &Alphabet) -> String {
        match self {
            Self::Letter(tile) => alphabet.tile_text(tile),
            Self::Action(kind) => kind.name().to_owned(),
        }
    }
}

impl From<Tile> for HandTile {
    fn from(tile: Tile) -> Self {
        Self::Letter(tile)
    }
}

impl From<ActionKind> for HandTile {
    fn from(kind: ActionKind) -> Self {
        Self::Action(kind)
    }
}

/// What is left of tiles without some of them; the first that is missing if one is.
pub(crate) fn without(held: &[HandTile], tiles: &[HandTile]) -> Result<Vec<HandTile>, HandTile> {
    let mut left = held.to_vec();
    for tile in tiles {
        let place = left.iter().position(|other| other == tile).ok_or(*tile)?;
        left.remove(place);
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_read_as_it_is_written() {
        let french = Alphabet::named("french").unwrap();
        for text in ["A", "Z", "?", "skip", "reverse", "+2", "+3"] {
            assert_eq!(HandTile::read(text, &french).unwrap().text(&french), text);
        }
        for text in ["", "AB", "+4", "skips", "7"] {
            assert!(HandTile::read(text, &french).is_err(), "{text}");
        }
    }

    #[test]
    fn a_log_tells_letters_from_action_tiles() {
        for tile in [HandTile::Letter(Tile::Blank), HandTile::Action(ActionKind::PlusTwo)] {
            let json = serde_json::to_string(&tile).unwrap();
            assert_eq!(serde_json::from_str::<HandTile>(&json).unwrap(), tile, "{json}");
        }
    }
}
