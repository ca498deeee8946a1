//! A damaged word graph is refused, or can be walked, numbered and written.
#![no_main]

use std::sync::Arc;

use lexicon::{WordGraph, WordRanks};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(graph) = WordGraph::from_bytes(bytes) else { return };
    assert_eq!(graph.to_bytes(), bytes);
    let graph = Arc::new(graph);
    let ranks = WordRanks::new(Arc::clone(&graph));
    for (word, rank) in graph.words().zip(0..1000) {
        assert!(graph.contains(&word));
        assert_eq!(ranks.rank(&word), Some(rank));
        assert_eq!(ranks.word_at(rank), Some(word));
    }
});
