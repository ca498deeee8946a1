//! A game that is read is written as a game that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::GcgGame;

fuzz_target!(|bytes: &[u8]| {
    let Ok(read) = GcgGame::read(bytes) else { return };
    let again = GcgGame::read(read.game.to_string().as_bytes()).expect("what we wrote can be read");
    assert_eq!(again.game, read.game);
    if let (Ok(tiles), Ok(layout)) = (read.game.tile_set(), read.game.layout()) {
        read.game.replay(&tiles, &layout);
    }
});
