//! The win chances that come with the program.

use std::sync::Arc;

use tiles::TileSet;

use super::WinChances;
use crate::built_in::BuiltIn;

static TABLES: [BuiltIn<WinChances>; 2] = [
    BuiltIn::new("english", include_bytes!("../../data/win-chances/en.chances")),
    BuiltIn::new("french", include_bytes!("../../data/win-chances/fr.chances")),
];

impl WinChances {
    /// The chances for a tile set that were found with the built-in words of its language. They
    /// serve other lists of the language too.
    pub fn built_in(set: &TileSet) -> Option<Arc<Self>> {
        BuiltIn::find(&TABLES, set, Self::from_bytes)
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
