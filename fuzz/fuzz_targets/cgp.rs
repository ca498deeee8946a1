//! A position that is read is written as a position that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::Cgp;

fuzz_target!(|text: &str| {
    let Ok(cgp) = Cgp::parse(text) else { return };
    assert_eq!(Cgp::parse(&cgp.to_string()).as_ref(), Ok(&cgp));
    if let (Ok(tiles), Ok(layout)) = (cgp.tile_set(), cgp.layout())
        && let Ok(position) = cgp.position(&tiles, &layout)
    {
        let again = position.to_cgp(tiles.alphabet()).position(&tiles, &layout);
        assert_eq!(again.as_ref(), Ok(&position));
    }
});
