//! The `.kwg` file as the community knows it, and what becomes of damaged ones.

use std::collections::BTreeSet;

use crate::common::{any_words, digraphs, graph, word};
use lexicon::{BuildError, DamagedGraph, Lexicon, VerifyError, WordGraph};
use proptest::prelude::*;
use tiles::Letter;

/// The file read by the letter of its description, with nothing of ours.
struct Plain(Vec<u32>);

impl Plain {
    fn new(bytes: &[u8]) -> Self {
        Self(bytes.as_chunks().0.iter().map(|four| u32::from_le_bytes(*four)).collect())
    }

    /// Every string that is spelt below a node and ends where a word does.
    fn spelt(&self, root: usize) -> BTreeSet<Vec<u8>> {
        let mut found = BTreeSet::new();
        self.collect((self.0[root] & 0x3f_ffff) as usize, &mut Vec::new(), &mut found);
        found
    }

    fn collect(&self, list: usize, way: &mut Vec<u8>, found: &mut BTreeSet<Vec<u8>>) {
        if list == 0 {
            return;
        }
        for node in &self.0[list..] {
            way.push(node.to_le_bytes()[3]);
            if node & 0x80_0000 != 0 {
                found.insert(way.clone());
            }
            self.collect((node & 0x3f_ffff) as usize, way, found);
            way.pop();
            if node & 0x40_0000 != 0 {
                break;
            }
        }
    }
}

fn numbers(word: &[Letter]) -> Vec<u8> {
    word.iter().map(|letter| letter.number()).collect()
}

/// Every way to read a word from one of its letters: leftwards, the separator 0, rightwards.
fn readings(word: &[u8]) -> Vec<Vec<u8>> {
    let whole = word.iter().rev().copied().collect();
    let split = |length| {
        let (left, right) = word.split_at(length);
        left.iter().rev().copied().chain([0]).chain(right.iter().copied()).collect()
    };
    (1..word.len()).map(split).chain([whole]).collect()
}

#[test]
fn both_roots_are_nodes_without_letter_that_end_their_list() {
    let bytes = graph("CARE CARES").to_bytes();
    assert_eq!((bytes[3], bytes[2] & 0xc0), (0, 0x40));
    assert_eq!((bytes[7], bytes[6] & 0xc0), (0, 0x40));
}

#[test]
fn a_file_with_the_forward_part_alone_is_read() {
    // CA, laid out by hand: the root, C with the child A, A that ends a word.
    let two_roots: [u32; 4] = [0x0040_0002, 0x0040_0000, 0x0340_0003, 0x01c0_0000];
    let one_root: [u32; 3] = [0x0040_0001, 0x0340_0002, 0x01c0_0000];
    for nodes in [&two_roots[..], &one_root[..]] {
        let bytes: Vec<u8> = nodes.iter().flat_map(|node| node.to_le_bytes()).collect();
        let graph = WordGraph::from_bytes(&bytes).unwrap();
        assert!(graph.words().eq([word("CA")]));
        assert!(!graph.bidirectional().has_children());
        assert_eq!(graph.to_bytes(), bytes);
    }
}

#[test]
fn gaps_between_lists_are_passed_over() {
    let nodes: [u32; 6] = [0x0040_0002, 0x0040_0000, 0x0340_0005, 0, 0, 0x01c0_0000];
    let bytes: Vec<u8> = nodes.iter().flat_map(|node| node.to_le_bytes()).collect();
    assert!(WordGraph::from_bytes(&bytes).unwrap().contains(&word("CA")));
}

#[test]
fn a_list_that_begins_in_a_wide_gap_is_walked_without_harm() {
    let gap = vec![0; 1_000_000];
    let nodes = [vec![0x0040_0002, 0x0040_0002], gap, vec![0x01c0_0000]].concat();
    let bytes: Vec<u8> = nodes.iter().flat_map(|node: &u32| node.to_le_bytes()).collect();
    let lexicon = Lexicon::from_kwg("gap", digraphs(), &bytes).unwrap();
    assert_eq!((lexicon.word_count(), lexicon.words().count()), (1, 1));
    assert_eq!(lexicon.verify(), Err(VerifyError::PartsDiffer));
}

#[test]
fn damaged_files_are_refused_with_the_reason() {
    let refusal = |nodes: &[u32]| {
        let bytes: Vec<u8> = nodes.iter().flat_map(|node| node.to_le_bytes()).collect();
        WordGraph::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(WordGraph::from_bytes(&[]), Err(DamagedGraph::WrongLength(0)));
    assert_eq!(WordGraph::from_bytes(&[1, 2, 3]), Err(DamagedGraph::WrongLength(3)));
    assert_eq!(refusal(&[0x0040_0000, 0x0040_0000]), DamagedGraph::NoWords);
    let outside = [0x0040_0002, 0x0040_0000, 0x01c0_0009];
    assert_eq!(refusal(&outside), DamagedGraph::WrongNode { node: 2 });
    let no_letter = [0x0040_0002, 0x0040_0000, 0x40c0_0000];
    assert_eq!(refusal(&no_letter), DamagedGraph::WrongNode { node: 2 });
    let disorder = [0x0040_0002, 0x0040_0000, 0x0280_0000, 0x01c0_0000];
    assert_eq!(refusal(&disorder), DamagedGraph::WrongNode { node: 2 });
    let endless_list = [0x0040_0002, 0x0040_0000, 0x0180_0000];
    assert_eq!(refusal(&endless_list), DamagedGraph::Unterminated { node: 2 });
    let circle = [0x0040_0002, 0x0040_0000, 0x01c0_0002];
    assert!(matches!(refusal(&circle), DamagedGraph::TooDeep { .. }));
}

#[test]
fn words_of_31_letters_can_be_built_and_longer_ones_cannot_be_read() {
    let a = Letter::from_number(1).unwrap();
    let longest = WordGraph::build([vec![a; 31]]).unwrap();
    assert_eq!(WordGraph::from_bytes(&longest.to_bytes()), Ok(longest));
    let mut nodes = vec![0x0040_0002, 0x0040_0000];
    nodes.extend((3..34).map(|child| 0x0140_0000 | child));
    nodes.push(0x01c0_0000);
    let bytes: Vec<u8> = nodes.iter().flat_map(|node: &u32| node.to_le_bytes()).collect();
    assert!(matches!(WordGraph::from_bytes(&bytes), Err(DamagedGraph::TooDeep { .. })));
}

#[test]
fn a_list_that_cannot_be_built_is_refused_with_the_reason() {
    let a = Letter::from_number(1).unwrap();
    let refusal = |words: &[Vec<Letter>]| WordGraph::build(words).unwrap_err();
    assert_eq!(refusal(&[]), BuildError::NoWords);
    assert_eq!(refusal(&[vec![a], vec![]]), BuildError::EmptyWord { number: 2 });
    assert_eq!(refusal(&[vec![a; 32]]), BuildError::WordTooLong { number: 1, length: 32 });
}

proptest! {
    #[test]
    fn the_file_spells_the_words_forwards_and_from_every_letter(words in any_words()) {
        let plain = Plain::new(&WordGraph::build(&words).unwrap().to_bytes());
        let forward: BTreeSet<_> = words.iter().map(|word| numbers(word)).collect();
        let bidirectional = forward.iter().flat_map(|word| readings(word)).collect();
        prop_assert_eq!(plain.spelt(0), forward);
        prop_assert_eq!(plain.spelt(1), bidirectional);
    }

    #[test]
    fn the_order_of_the_words_and_repeated_ones_change_nothing(
        words in any_words(), order in any::<prop::sample::Selector>()
    ) {
        let sorted = WordGraph::build(&words).unwrap();
        let backwards = words.iter().rev().chain(order.try_select(&words));
        prop_assert!(WordGraph::build(backwards).unwrap() == sorted);
    }

    #[test]
    fn a_graph_is_read_as_it_was_written(words in any_words()) {
        let graph = WordGraph::build(&words).unwrap();
        prop_assert_eq!(WordGraph::from_bytes(&graph.to_bytes()), Ok(graph));
    }

    #[test]
    fn every_list_of_a_built_graph_exists_once(words in any_words()) {
        let bytes = WordGraph::build(&words).unwrap().to_bytes();
        let plain = Plain::new(&bytes);
        let ends = |node: &u32| node & 0x40_0000 != 0;
        let lists: Vec<&[u32]> = plain.0[2..].split_inclusive(ends).collect();
        let distinct: BTreeSet<&[u32]> = lists.iter().copied().collect();
        prop_assert_eq!(lists.len(), distinct.len());
    }

    #[test]
    fn a_damaged_file_is_refused_or_still_a_graph(
        words in any_words(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = WordGraph::build(&words).unwrap().to_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(lexicon) = Lexicon::from_kwg("damaged", digraphs(), &bytes) {
            let words = lexicon.words().take(1000);
            prop_assert!(words.into_iter().all(|word| word.len() <= 31));
            let _ = lexicon.graph().hooks(&[Letter::from_number(1).unwrap()]);
        }
    }

    #[test]
    fn any_bytes_at_all_are_refused_or_a_graph(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = WordGraph::from_bytes(&bytes);
        let _ = Lexicon::from_container(&bytes);
        let _ = Lexicon::from_container(&[b"LTRX 1\n", &bytes[..]].concat());
    }
}

#[test]
fn a_graph_of_ways_that_lead_to_no_word_is_refused() {
    // Thirty levels of two letters that both lead on, and no word at the end of any way.
    let levels = 30_u32;
    let mut nodes: Vec<u32> = vec![2, 0];
    for level in 0..levels {
        let next = if level + 1 == levels { 0 } else { 2 + 2 * (level + 1) };
        nodes.extend([1 << 24 | next, 2 << 24 | 1 << 22 | next]);
    }
    let bytes: Vec<u8> = nodes.iter().flat_map(|node| node.to_le_bytes()).collect();
    assert!(WordGraph::from_bytes(&bytes).is_err());
}

#[test]
fn a_separator_among_the_forward_words_is_refused() {
    let nodes: [u32; 4] = [2, 1 << 22, 3, 1 << 24 | 1 << 23 | 1 << 22];
    let bytes: Vec<u8> = nodes.iter().flat_map(|node| node.to_le_bytes()).collect();
    assert!(WordGraph::from_bytes(&bytes).is_err());
}
