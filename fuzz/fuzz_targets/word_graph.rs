//! A damaged word graph is refused, or can be walked to the end.
#![no_main]

use lexicon::WordGraph;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(graph) = WordGraph::from_bytes(bytes) {
        assert!(graph.words().take(1000).count() <= 1000);
    }
});
