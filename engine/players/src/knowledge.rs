//! What players share for a language: its words, its tiles, and the indexes built from them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use levels::{FamilyList, FamilySetting, KnownWords, Level, Skill, Vocabulary};
use lexicon::Lexicon;
use movegen::{WordFilter, WordMap};
use tiles::{Alphabet, TileSet};

use crate::description::StaticOptions;
use crate::leaves::LeaveTable;
use crate::levels::LevelPlayer;
use crate::setting::Setting;
use crate::static_player::{StaticPlayer, WordAid};

/// A list of words and a tile set, with the indexes built from them, each when it is first needed.
pub struct Knowledge {
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
    vocabulary: Vocabulary,
    map: OnceLock<WordAid>,
    filter: OnceLock<WordAid>,
}

/// Words and tiles that do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the word list {list} and the {set} tiles do not have the same letters")]
pub struct UnlikeLetters {
    /// The name of the list.
    pub list: String,
    /// The name of the tile set.
    pub set: String,
}

/// The index that speeds up finding words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordSource {
    /// A word map: the fastest, and the largest.
    Map,
    /// A word filter: smaller.
    Filter,
    /// The word graph alone.
    Graph,
}

/// A list by its checksum, and a tile set by its name and letters.
type Key = (String, String, Vec<usize>);

/// Shared by all tables and kept while the program runs: there are few lists, and the indexes of
/// one take some thirty megabytes.
static SHARED: Mutex<Option<HashMap<Key, Arc<Knowledge>>>> = Mutex::new(None);

impl Knowledge {
    /// A list of words with these tiles and this vocabulary.
    pub fn new(
        lexicon: Arc<Lexicon>,
        tiles: Arc<TileSet>,
        vocabulary: Vocabulary,
    ) -> Result<Self, UnlikeLetters> {
        let faces = |alphabet: &Alphabet| -> Vec<String> {
            alphabet.letters().map(|letter| alphabet.text(letter).to_owned()).collect()
        };
        if faces(lexicon.alphabet()) != faces(tiles.alphabet()) {
            let (list, set) = (lexicon.name().to_owned(), tiles.name().to_owned());
            return Err(UnlikeLetters { list, set });
        }
        Ok(Self { lexicon, tiles, vocabulary, map: OnceLock::new(), filter: OnceLock::new() })
    }

    /// The same for everyone in this program who asks for the same words and tiles; the vocabulary
    /// is that of the first who asked.
    pub fn shared(
        lexicon: &Arc<Lexicon>,
        tiles: &Arc<TileSet>,
        vocabulary: &Vocabulary,
    ) -> Result<Arc<Self>, UnlikeLetters> {
        let counts = tiles.kinds().map(|tile| tiles.count(tile)).collect();
        let key = (lexicon.checksum().hex(), tiles.name().to_owned(), counts);
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shared.get_or_insert_default();
        if let Some(knowledge) = known.get(&key) {
            return Ok(Arc::clone(knowledge));
        }
        let knowledge = Self::new(Arc::clone(lexicon), Arc::clone(tiles), vocabulary.clone())?;
        let knowledge = Arc::new(knowledge);
        known.insert(key, Arc::clone(&knowledge));
        Ok(knowledge)
    }

    /// The words.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The tiles.
    pub fn tiles(&self) -> &Arc<TileSet> {
        &self.tiles
    }

    /// What leaves are worth, if that was trained for these tiles.
    pub fn leaves(&self) -> Option<Arc<LeaveTable>> {
        LeaveTable::built_in(&self.tiles)
    }

    /// The words that computer players leave alone in a family.
    pub fn family(&self) -> Arc<FamilyList> {
        Arc::clone(&self.vocabulary.family)
    }

    /// The same where the setting is on.
    pub(crate) fn family_for(&self, setting: FamilySetting) -> Option<Arc<FamilyList>> {
        (setting == FamilySetting::On).then(|| self.family())
    }

    /// A player of a level, without the family setting.
    pub fn level_player(&self, level: Level) -> LevelPlayer {
        let skill = self.vocabulary.skills.of(level);
        LevelPlayer::new(self.known_words(skill), skill, self.aid(WordSource::Map))
    }

    /// The words that a player of this skill knows.
    pub fn known_words(&self, skill: Skill) -> KnownWords {
        KnownWords::new(&self.lexicon, self.vocabulary.tiers.clone(), skill)
    }

    /// The standard board with these words and tiles.
    pub fn setting(&self) -> Setting {
        Setting::standard(&self.lexicon, &self.tiles)
    }

    /// The static player: points and leave values, no search. Without the family setting, because
    /// searches use it for moves that nobody sees.
    pub fn static_player(&self) -> StaticPlayer {
        let family = FamilySetting::Off;
        self.static_player_with(StaticOptions { family, ..StaticOptions::default() })
    }

    /// The index that speeds up finding words, built when it is first asked for.
    pub fn aid(&self, source: WordSource) -> WordAid {
        let filter = || WordAid::Filter(Arc::new(WordFilter::build(&self.lexicon)));
        let map = || match WordMap::build(&self.lexicon) {
            Some(map) => WordAid::Map(Arc::new(map)),
            None => self.aid(WordSource::Filter),
        };
        match source {
            WordSource::Map => self.map.get_or_init(map).clone(),
            WordSource::Filter => self.filter.get_or_init(filter).clone(),
            WordSource::Graph => WordAid::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn few(alphabet: &str) -> Arc<Lexicon> {
        let alphabet = Alphabet::named(alphabet).unwrap();
        let words = [alphabet.word("AT").unwrap()];
        Arc::new(Lexicon::from_words("few", alphabet, &words).unwrap())
    }

    #[test]
    fn what_is_made_of_a_list_is_made_once() {
        let tiles = TileSet::named("english").unwrap();
        let [one, other] = [0, 1]
            .map(|_| Knowledge::shared(&few("english"), &tiles, &Vocabulary::default()).unwrap());
        assert!(Arc::ptr_eq(&one, &other));
    }
}
