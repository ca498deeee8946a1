//! A damaged word graph is refused, or can be walked and written as it was read.
#![no_main]

use lexicon::WordGraph;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(graph) = WordGraph::from_bytes(bytes) else { return };
    assert_eq!(graph.to_bytes(), bytes);
    for word in graph.words().take(1000) {
        assert!(graph.contains(&word));
    }
});
