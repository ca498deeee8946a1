//! The leave values that come with the program, read once.

use std::sync::{Arc, OnceLock};

use tiles::TileSet;

use crate::LeaveTable;

/// The values of one tile set as they are compiled in, and once read.
struct BuiltIn {
    tiles: &'static str,
    bytes: &'static [u8],
    read: OnceLock<Arc<LeaveTable>>,
}

static TABLES: [BuiltIn; 2] = [
    BuiltIn {
        tiles: "english",
        bytes: include_bytes!("../data/leaves/en.leaves"),
        read: OnceLock::new(),
    },
    BuiltIn {
        tiles: "french",
        bytes: include_bytes!("../data/leaves/fr.leaves"),
        read: OnceLock::new(),
    },
];

impl LeaveTable {
    /// The values for a tile set that were trained with the built-in words of its language. They
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
            let read = LeaveTable::from_bytes(table.bytes, &set);
            assert_eq!(read.err(), None, "{}", table.tiles);
        }
    }

    #[test]
    fn a_blank_is_worth_more_than_an_s_and_that_more_than_a_q() {
        for table in &TABLES {
            let set = TileSet::named(table.tiles).unwrap();
            let values = LeaveTable::built_in(&set).unwrap();
            let value = |tile: &str| values.value(&set.alphabet().rack(tile).unwrap()).unwrap();
            assert!(value("?") > value("S") && value("S") > value("Q"), "{}", table.tiles);
        }
    }
}
