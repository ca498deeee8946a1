//! The alphabets and tile sets that come with the crate, read once.

use std::sync::{Arc, LazyLock};

use crate::{Alphabet, TileSet};

include!(concat!(env!("OUT_DIR"), "/builtin.rs"));

static READ_ALPHABETS: LazyLock<Vec<Arc<Alphabet>>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        Arc::new(Alphabet::parse(name, text).expect("a test reads every alphabet of data/"))
    };
    ALPHABETS.iter().map(read).collect()
});

static READ_TILE_SETS: LazyLock<Vec<Arc<TileSet>>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        let set = TileSet::parse(name, text, Alphabet::named);
        Arc::new(set.expect("a test reads every tile set of data/"))
    };
    TILE_SETS.iter().map(read).collect()
});

impl Alphabet {
    /// The alphabet of this name that comes with the program.
    pub fn named(name: &str) -> Option<Arc<Self>> {
        READ_ALPHABETS.iter().find(|alphabet| alphabet.name() == name).cloned()
    }

    /// The names of the alphabets that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ALPHABETS.iter().map(|(name, _)| *name)
    }
}

impl TileSet {
    /// The tile set of this name that comes with the program.
    pub fn named(name: &str) -> Option<Arc<Self>> {
        READ_TILE_SETS.iter().find(|set| set.name() == name).cloned()
    }

    /// The names of the tile sets that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TILE_SETS.iter().map(|(name, _)| *name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_in_the_data_folder_can_be_read() {
        for (name, text) in ALPHABETS {
            assert!(Alphabet::parse(name, text).is_ok(), "{name}");
        }
        for (name, text) in TILE_SETS {
            assert!(TileSet::parse(name, text, Alphabet::named).is_ok(), "{name}");
        }
    }
}
