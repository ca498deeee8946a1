//! The win chances that come with the program, read once.

use std::sync::{Arc, OnceLock};

use tiles::TileSet;

use super::WinChances;

/// The chances of one tile set as they are compiled in, and once read.
struct BuiltIn {
    tiles: &'static str,
    bytes: &'static [u8],
    read: OnceLock<Arc<WinChances>>,
}

static TABLES: [BuiltIn; 2] = [
    BuiltIn {
        tiles: "english",
        bytes: include_bytes!("../../data/win-chances/en.chances"),
        read: OnceLock::new(),
    },
    BuiltIn {
        tiles: "french",
        bytes: include_bytes!("../../data/win-chances/fr.chances"),
        read: OnceLock::new(),
    },
];

impl WinChances {
    /// The chances for a tile set that were found with the built-in words of its language. They
    /// serve other lists of the language too.
    pub fn built_in(set: &TileSet) -> Option<Arc<Self>> {
        let table = TABLES.iter().find(|table| table.tiles == set.name())?;
        let own = TileSet::named(table.tiles)?;
        let read = || {
            let read = Self::from_bytes(table.bytes, &own);
            Arc::new(read.expect("a test reads every built-in table"))
        };
        let is_ours = own.tiles().eq(set.tiles());
        is_ours.then(|| Arc::clone(table.read.get_or_init(read)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_table_can_be_read() {
        for table in &TABLES {
            let set = TileSet::named(table.tiles).unwrap();
            let read = WinChances::from_bytes(table.bytes, &set);
            assert_eq!(read.err(), None, "{}", table.tiles);
        }
    }

    #[test]
    fn tiles_without_a_table_go_by_the_formula() {
        let english = TileSet::named("english").unwrap();
        assert!(!WinChances::of(&english).trained_with().is_empty());
        let text = "alphabet english\nA 9 1\nB 9 3\n? 2 0\n";
        let lines = english
            .alphabet()
            .letters()
            .skip(2)
            .map(|letter| format!("{} 0 1\n", english.alphabet().text(letter)));
        let text: String = std::iter::once(text.to_owned()).chain(lines).collect();
        let few = TileSet::parse("few", &text, tiles::Alphabet::named).unwrap();
        assert_eq!(*WinChances::of(&few), WinChances::by_formula(&few));
    }
}
