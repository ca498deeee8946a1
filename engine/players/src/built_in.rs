//! Tables that come with the program, one for each of some tile sets, read when they are first
//! wanted.

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use tiles::TileSet;

/// The table of one tile set as it is compiled in, and once read.
pub(crate) struct BuiltIn<Table> {
    pub(crate) tiles: &'static str,
    pub(crate) bytes: &'static [u8],
    read: OnceLock<Arc<Table>>,
}

impl<Table> BuiltIn<Table> {
    /// The table of the tile set with this name.
    pub(crate) const fn new(tiles: &'static str, bytes: &'static [u8]) -> Self {
        Self { tiles, bytes, read: OnceLock::new() }
    }

    /// The one of these tables that was made for a tile set: for its name and its very tiles.
    pub(crate) fn find<Error: Debug>(
        tables: &[Self],
        set: &TileSet,
        read: impl Fn(&[u8], &TileSet) -> Result<Table, Error>,
    ) -> Option<Arc<Table>> {
        let table = tables.iter().find(|table| table.tiles == set.name())?;
        let own = TileSet::named(table.tiles).filter(|own| own.tiles().eq(set.tiles()))?;
        let read = || Arc::new(read(table.bytes, &own).expect("a test reads every built-in table"));
        Some(Arc::clone(table.read.get_or_init(read)))
    }
}
