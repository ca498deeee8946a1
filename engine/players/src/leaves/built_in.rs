//! The leave values that come with the program.

use std::sync::Arc;

use tiles::TileSet;

use super::LeaveTable;
use crate::built_in::BuiltIn;

static TABLES: [BuiltIn<LeaveTable>; 2] = [
    BuiltIn::new("english", include_bytes!("../../data/leaves/en.leaves")),
    BuiltIn::new("french", include_bytes!("../../data/leaves/fr.leaves")),
];

impl LeaveTable {
    /// The values for a tile set that were trained with the built-in words of its language. They
    /// serve other lists of the language too.
    pub fn built_in(set: &TileSet) -> Option<Arc<Self>> {
        BuiltIn::find(&TABLES, set, Self::from_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_every_built_in_table_a_blank_is_worth_more_than_an_s_and_that_more_than_a_q() {
        for table in &TABLES {
            let set = TileSet::named(table.tiles).unwrap();
            let values = LeaveTable::from_bytes(table.bytes, &set).unwrap();
            let value = |tile: &str| values.value(&set.alphabet().rack(tile).unwrap()).unwrap();
            assert!(value("?") > value("S") && value("S") > value("Q"), "{}", table.tiles);
        }
    }
}
