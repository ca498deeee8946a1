//! Every look-up, against a slow and obvious twin that tries each word of a plain list.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::{Word, any_letter, any_word, any_words, digraphs, english, graph, word};
use lexicon::{FromTiles, Lengths, Lexicon, Pattern, Use, WordGraph, WordRanks};
use proptest::prelude::*;
use tiles::{Letter, Rack, Tile};

fn spelt(words: impl IntoIterator<Item = Word>) -> String {
    words.into_iter().map(|word| english().spell(&word)).collect::<Vec<_>>().join(" ")
}

#[test]
fn care_takes_an_s_in_front_and_d_or_t_behind() {
    let graph = graph("CARE CARED CARET SCARE CAR CAREFUL");
    let hooks = graph.hooks(&word("CARE"));
    let letters = |set: tiles::LetterSet| english().spell(&set.iter().collect::<Vec<_>>());
    assert_eq!((letters(hooks.front), letters(hooks.back)), ("S".into(), "DT".into()));
}

#[test]
fn extensions_are_the_longer_words_at_either_end() {
    let graph = graph("CARE CARED SCARED SCARE CAR CAREFUL MEDICARE");
    let extensions = graph.extensions(&word("CARE"));
    assert_eq!(spelt(extensions.front), "MEDICARE SCARE");
    assert_eq!(spelt(extensions.back), "CARED CAREFUL");
}

#[test]
fn a_blank_stands_for_any_letter_of_an_anagram() {
    let graph = graph("CARE RACE RACED ACER SCARE ARC");
    let rack = english().rack("RACE?").unwrap();
    assert_eq!(spelt(graph.anagrams(&rack)), "RACED SCARE");
    assert_eq!(spelt(graph.sub_anagrams(&rack)), "ACER ARC CARE RACE RACED SCARE");
}

#[test]
fn signs_of_a_pattern_stand_for_letters() {
    let graph = graph("CAT COT CUT COAT CHAT CT SCAT");
    let find = |pattern| spelt(graph.matching(&Pattern::parse(pattern, &english()).unwrap()));
    assert_eq!(find("C?T"), "CAT COT CUT");
    assert_eq!(find("c.t"), "CAT COT CUT");
    assert_eq!(find("C[AO]T"), "CAT COT");
    assert_eq!(find("C[^AO]T"), "CUT");
    assert_eq!(find("C*T"), "CAT CHAT COAT COT CT CUT");
    assert_eq!(find("*A*"), "CAT CHAT COAT SCAT");
    assert_eq!(find("**"), "CAT CHAT COAT COT CT CUT SCAT");
}

#[test]
fn a_faulty_pattern_is_refused_with_the_reason() {
    let refusal = |pattern| Pattern::parse(pattern, &english()).unwrap_err().to_string();
    assert_eq!(refusal(""), "the pattern is empty; `*` matches every word");
    assert_eq!(refusal("A[BC"), "the pattern `A[BC` has a `[` without its `]`");
    assert_eq!(refusal("A[]B"), "the pattern `A[]B` has brackets with no letters in them");
    assert_eq!(refusal("A[^]"), "the pattern `A[^]` has brackets with no letters in them");
    assert!(refusal("A7").starts_with("`7` in the pattern is neither a letter"));
    assert!(refusal("A]").starts_with("`]` in the pattern"));
    assert!(refusal("Ж").starts_with("`Ж`"));
    assert!(refusal(&"?".repeat(64)).contains("at most 63"));
}

#[test]
fn a_pattern_of_letters_with_two_characters_is_read_like_a_word() {
    let alphabet = digraphs();
    let words = ["CHAL", "CALL", "LLAL"].map(|text| alphabet.word(text).unwrap());
    let graph = WordGraph::build(&words).unwrap();
    let find = |pattern| {
        let pattern = Pattern::parse(pattern, &alphabet).unwrap();
        graph.matching(&pattern).map(|word| alphabet.spell(&word)).collect::<Vec<_>>()
    };
    assert_eq!(find("??LL"), ["CALL"]);
    assert_eq!(find("[CHLL]*"), ["CHAL", "LLAL"]);
}

#[test]
fn guides_combine() {
    let graph = graph("CARE RACE RACED ACER SCARE ARC CAR");
    let rack = english().rack("RACES").unwrap();
    let pattern = Pattern::parse("*C*", &english()).unwrap();
    let tiles = FromTiles::new(&rack, Use::Some);
    let found = graph.find(((tiles, pattern.guide()), Lengths::new(3..=4)));
    assert_eq!(spelt(found), "ACER ARC CAR CARE RACE");
}

/// Whether a word can be made from tiles, told by crossing them off one by one.
fn leftover(rack: &[Tile], word: &[Letter]) -> Option<usize> {
    let mut left = rack.to_vec();
    for letter in word {
        let own = left.iter().position(|tile| *tile == Tile::Letter(*letter));
        let place = own.or_else(|| left.iter().position(|tile| *tile == Tile::Blank))?;
        left.remove(place);
    }
    Some(left.len())
}

/// Whether a word looks like a pattern, told by trying every way.
fn looks_like(word: &[Letter], pattern: &[PatternPart]) -> bool {
    match (pattern.split_first(), word.split_first()) {
        (None, None) => true,
        (Some((PatternPart::Run, rest)), first) => {
            looks_like(word, rest) || first.is_some_and(|(_, tail)| looks_like(tail, pattern))
        }
        (Some((PatternPart::Any, rest)), Some((_, tail))) => looks_like(tail, rest),
        (Some((PatternPart::Of(set), rest)), Some((letter, tail))) => {
            set.contains(letter) && looks_like(tail, rest)
        }
        (Some((PatternPart::NoneOf(set), rest)), Some((letter, tail))) => {
            !set.contains(letter) && looks_like(tail, rest)
        }
        _ => false,
    }
}

#[derive(Clone, Debug)]
enum PatternPart {
    Run,
    Any,
    Of(Vec<Letter>),
    NoneOf(Vec<Letter>),
}

impl PatternPart {
    fn text(&self) -> String {
        // The inner brackets make each letter unmistakable where the alphabet has digraphs, so the
        // generated sets keep to letters of one character.
        match self {
            Self::Run => "*".to_owned(),
            Self::Any => "?".to_owned(),
            Self::Of(set) => format!("[{}]", digraphs().spell(set)),
            Self::NoneOf(set) => format!("[^{}]", digraphs().spell(set)),
        }
    }
}

fn any_part() -> impl Strategy<Value = PatternPart> {
    let set = || {
        let single = any_letter().prop_filter("one character", |letter| {
            digraphs().text(*letter).chars().count() == 1
                && !["C", "H", "L", "R"].contains(&digraphs().text(*letter))
        });
        prop::collection::vec(single, 1..4)
    };
    prop_oneof![
        Just(PatternPart::Run),
        Just(PatternPart::Any),
        set().prop_map(PatternPart::Of),
        set().prop_map(PatternPart::NoneOf),
    ]
}

fn any_tiles() -> impl Strategy<Value = Vec<Tile>> {
    let tile = prop_oneof![6 => any_letter().prop_map(Tile::Letter), 1 => Just(Tile::Blank)];
    prop::collection::vec(tile, 0..8)
}

fn filtered(words: &BTreeSet<Word>, wanted: impl Fn(&Word) -> bool) -> Vec<Word> {
    words.iter().filter(|word| wanted(word)).cloned().collect()
}

proptest! {
    #[test]
    fn a_graph_lists_its_words_in_order_and_contains_no_other(
        words in any_words(), other in any_word()
    ) {
        let graph = WordGraph::build(&words).unwrap();
        prop_assert!(graph.words().eq(words.iter().cloned()));
        prop_assert!(words.iter().all(|word| graph.contains(word)));
        prop_assert_eq!(graph.contains(&other), words.contains(&other));
    }

    #[test]
    fn anagrams_are_the_words_whose_tiles_are_all_there(words in any_words(), tiles in any_tiles()) {
        let graph = WordGraph::build(&words).unwrap();
        let rack: Rack = tiles.iter().copied().collect();
        let all = filtered(&words, |word| leftover(&tiles, word) == Some(0));
        prop_assert_eq!(graph.anagrams(&rack).collect::<Vec<_>>(), all);
        let some = filtered(&words, |word| leftover(&tiles, word).is_some());
        prop_assert_eq!(graph.sub_anagrams(&rack).collect::<Vec<_>>(), some);
    }

    #[test]
    fn a_pattern_finds_what_looks_like_it(
        words in any_words(), parts in prop::collection::vec(any_part(), 1..8)
    ) {
        let graph = WordGraph::build(&words).unwrap();
        let text: String = parts.iter().map(PatternPart::text).collect();
        let pattern = Pattern::parse(&text, &digraphs()).unwrap();
        let found: Vec<_> = graph.matching(&pattern).collect();
        prop_assert_eq!(found, filtered(&words, |word| looks_like(word, &parts)), "{}", text);
    }

    #[test]
    fn hooks_and_extensions_are_those_of_the_plain_list(words in any_words(), stem in any_word()) {
        let both = WordGraph::build(&words).unwrap();
        for graph in [forward_part_alone(&both), both] {
            let hooks = graph.hooks(&stem);
            for letter in digraphs().letters() {
                let front = words.contains(&[&[letter], &stem[..]].concat());
                let back = words.contains(&[&stem[..], &[letter]].concat());
                prop_assert_eq!((hooks.front.contains(letter), hooks.back.contains(letter)), (front, back));
            }
            let longer = |word: &Word| word.len() > stem.len();
            let extensions = graph.extensions(&stem);
            prop_assert_eq!(extensions.front, filtered(&words, |word| longer(word) && word.ends_with(&stem)));
            prop_assert_eq!(extensions.back, filtered(&words, |word| longer(word) && word.starts_with(&stem)));
        }
    }

    #[test]
    fn words_beginning_so_are_those_of_the_plain_list(words in any_words(), stem in any_word()) {
        let graph = WordGraph::build(&words).unwrap();
        let found: Vec<_> = graph.words_beginning_with(&stem[..stem.len() / 2]).collect();
        prop_assert_eq!(found, filtered(&words, |word| word.starts_with(&stem[..stem.len() / 2])));
    }

    #[test]
    fn every_word_has_its_number(words in any_words(), other in any_word()) {
        let ranks = WordRanks::new(Arc::new(WordGraph::build(&words).unwrap()));
        prop_assert_eq!(ranks.len(), words.len());
        for (rank, word) in words.iter().enumerate() {
            prop_assert_eq!(ranks.rank(word), Some(rank));
            prop_assert_eq!(ranks.word_at(rank), Some(word.clone()));
        }
        prop_assert_eq!(ranks.word_at(words.len()), None);
        prop_assert_eq!(ranks.rank(&other).is_some(), words.contains(&other));
    }

    #[test]
    fn lengths_are_kept(words in any_words(), least in 0_usize..5, more in 0_usize..4) {
        let graph = WordGraph::build(&words).unwrap();
        let wanted = least..=least + more;
        let found: Vec<_> = graph.find(Lengths::new(wanted.clone())).collect();
        prop_assert_eq!(found, filtered(&words, |word| wanted.contains(&word.len())));
    }

    #[test]
    fn a_lexicon_counts_its_words(words in any_words()) {
        let lexicon = Lexicon::from_words("test", digraphs(), &words).unwrap();
        prop_assert_eq!(lexicon.word_count(), words.len());
        prop_assert_eq!(lexicon.verify(), Ok(()));
    }
}

/// The same graph as a file without the bidirectional part.
fn forward_part_alone(graph: &WordGraph) -> WordGraph {
    let mut bytes = graph.to_bytes();
    bytes[4..8].copy_from_slice(&[0, 0, 0x40, 0]);
    WordGraph::from_bytes(&bytes).expect("it is sound without that part")
}
