//! Computer players as people name them on the command line: `static:leaves=none`.

use std::sync::{Arc, OnceLock};

use ai::matches::Entrant;
use ai::{LeaveTable, Player, Setting, StaticPlayer, WordAid};
use lexicon::Lexicon;
use movegen::{WordFilter, WordMap};
use tiles::TileSet;

use crate::outcome::Failure;

/// A list of words with everything that players make of it, each part when it is first needed.
pub(crate) struct Knowledge {
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) tiles: Arc<TileSet>,
    map: OnceLock<WordAid>,
    filter: OnceLock<WordAid>,
}

/// A player that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Description {
    pub(crate) leaves: Leaves,
    pub(crate) words: Words,
}

/// Whether a player knows what leaves are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    Trained,
    None,
}

/// What helps a player to find words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Words {
    Map,
    Filter,
    Graph,
}

impl Description {
    /// The static player in full.
    pub(crate) const STATIC: Self = Self { leaves: Leaves::Trained, words: Words::Map };

    /// Reads a player's name and options.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        if name != "static" {
            return Err(Failure::Sentence(format!(
                "there is no player `{name}`; there is static, with the options leaves=none, \
                 map=none and filter=none"
            )));
        }
        let (mut leaves, mut map, mut filter) = (Leaves::Trained, true, true);
        for option in options.split(',').filter(|option| !option.is_empty()) {
            match option {
                "leaves=none" => leaves = Leaves::None,
                "map=none" => map = false,
                "filter=none" => filter = false,
                _ => return Err(unknown_option(name, option)),
            }
        }
        let words = match (map, filter) {
            (true, _) => Words::Map,
            (false, true) => Words::Filter,
            (false, false) => Words::Graph,
        };
        Ok(Self { leaves, words })
    }
}

fn unknown_option(name: &str, option: &str) -> Failure {
    Failure::Sentence(format!(
        "the player {name} has no option `{option}`; it has leaves=none, map=none and filter=none"
    ))
}

impl Knowledge {
    /// A list of words with the tiles of its alphabet.
    pub(crate) fn new(lexicon: Arc<Lexicon>) -> Result<Self, Failure> {
        let alphabet = lexicon.alphabet().name();
        let sets: Vec<&str> = TileSet::names().collect();
        let tiles = TileSet::named(alphabet).ok_or_else(|| {
            let sets = sets.join(", ");
            Failure::Sentence(format!(
                "there are no tiles for the {alphabet} alphabet; there are {sets}"
            ))
        })?;
        Self::with_tiles(lexicon, tiles)
    }

    /// A list of words with these tiles.
    pub(crate) fn with_tiles(lexicon: Arc<Lexicon>, tiles: Arc<TileSet>) -> Result<Self, Failure> {
        let faces = |alphabet: &tiles::Alphabet| -> Vec<String> {
            alphabet.letters().map(|letter| alphabet.text(letter).to_owned()).collect()
        };
        if faces(lexicon.alphabet()) != faces(tiles.alphabet()) {
            let (list, set) = (lexicon.name(), tiles.name());
            return Err(Failure::Sentence(format!(
                "the word list {list} and the {set} tiles do not have the same letters"
            )));
        }
        Ok(Self { lexicon, tiles, map: OnceLock::new(), filter: OnceLock::new() })
    }

    /// The standard board with these words and tiles.
    pub(crate) fn setting(&self) -> Setting {
        Setting::standard(&self.lexicon, &self.tiles)
    }

    /// A player.
    pub(crate) fn player(&self, description: Description) -> StaticPlayer {
        let player = StaticPlayer::default().with_aid(self.aid(description.words));
        let leaves = match description.leaves {
            Leaves::Trained => LeaveTable::built_in(&self.tiles),
            Leaves::None => None,
        };
        match leaves {
            Some(leaves) => player.with_leaves(leaves),
            None => player,
        }
    }

    /// A player for every thread that asks for one.
    pub(crate) fn entrant(&self, description: Description) -> Box<Entrant<'_>> {
        Box::new(move || Box::new(self.player(description)) as Box<dyn Player>)
    }

    /// What helps to find words, made when it is first asked for.
    pub(crate) fn aid(&self, words: Words) -> WordAid {
        let filter = || WordAid::Filter(Arc::new(WordFilter::build(&self.lexicon)));
        let map = || match WordMap::build(&self.lexicon) {
            Some(map) => WordAid::Map(Arc::new(map)),
            None => self.aid(Words::Filter),
        };
        match words {
            Words::Map => self.map.get_or_init(map).clone(),
            Words::Filter => self.filter.get_or_init(filter).clone(),
            Words::Graph => WordAid::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_follow_a_colon() {
        let parse = |text: &str| Description::parse(text).unwrap();
        assert_eq!(parse("static"), Description::STATIC);
        assert_eq!(parse("static:leaves=none").leaves, Leaves::None);
        assert_eq!(parse("static:map=none,filter=none").words, Words::Graph);
        assert_eq!(parse("static:leaves=none,map=none").words, Words::Filter);
    }

    #[test]
    fn an_unknown_player_is_told_who_there_is() {
        let Err(Failure::Sentence(sentence)) = Description::parse("level9") else { panic!() };
        assert!(sentence.starts_with("there is no player `level9`; there is static"));
        assert!(Description::parse("static:speed=9").is_err());
    }
}
