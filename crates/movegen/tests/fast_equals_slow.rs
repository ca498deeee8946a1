//! The generator finds what the judge finds, position after position.

use std::sync::Arc;

use board::{Board, Layout, LegalPlay, Placement, Terms};
use lexicon::Lexicon;
use tiles::{Alphabet, Bag, Chance, Rack, Seed, TileSet};

fn lexicon(alphabet: &Arc<Alphabet>, text: &str) -> Lexicon {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words: Vec<_> = lines
        .flat_map(str::split_whitespace)
        .map(|word| alphabet.word(word).expect("letters of the alphabet"))
        .collect();
    Lexicon::from_words("small", alphabet.clone(), &words).expect("words")
}

fn sorted(plays: Vec<LegalPlay>) -> Vec<Placement> {
    let mut placements: Vec<Placement> =
        plays.into_iter().map(|play| play.placement().clone()).collect();
    placements.sort_by(|one, other| one.tiles.cmp(&other.tiles));
    placements
}

/// Plays at random on a board, comparing the generators before every play.
fn compare_through_a_game(tiles: &TileSet, layout: &str, lexicon: &Lexicon, seed: u64) -> usize {
    let terms = Terms::standard(tiles);
    let mut board = Board::new(Layout::named(layout).expect("it comes with the crate"));
    let mut chance: Chance = Seed::from_number(seed).chance(0);
    let mut bag = Bag::full(tiles, &mut chance);
    let mut rack = Rack::EMPTY;
    let mut compared = 0;
    loop {
        rack.extend(bag.draw(5_usize.saturating_sub(rack.len())));
        let fast = movegen::generate(&board, &rack, lexicon, &terms);
        let slow = movegen::slow::generate(&board, &rack, lexicon, &terms);
        assert_eq!(fast.is_empty(), !movegen::has_play(&board, &rack, lexicon, &terms));
        assert_eq!(sorted(fast.clone()), sorted(slow), "seed {seed}, {board:?} {rack:?}");
        compared += 1;
        if compared == 8 || bag.is_empty() {
            return compared;
        }
        match fast.len() {
            0 => rack = Rack::EMPTY,
            count => {
                let play = &fast[chance.index_below(count)];
                rack = rack.without(&play.placement().lifted()).expect("it was played from there");
                board.play(play);
            }
        }
    }
}

#[test]
fn the_generator_finds_the_plays_that_the_judge_finds() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), include_str!("data/small.txt"));
    let compared: usize =
        (0..6).map(|seed| compare_through_a_game(&tiles, "small", &lexicon, seed)).sum();
    assert_eq!(compared, 48);
}

#[test]
fn tiles_of_two_characters_make_no_difference() {
    let alphabet = include_str!("../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", alphabet).unwrap());
    let set = include_str!("../../tiles/tests/data/digraphs-tiles.txt");
    let tiles = TileSet::parse("digraphs", set, |_| Some(alphabet.clone())).unwrap();
    let words = "AL ALA LA LE OCHO CHE CHA EL OLLA ALLE CARRO RROA ERRE LLE OSO SOL SAL ECHO ECHA";
    let lexicon = lexicon(&alphabet, words);
    let compared: usize =
        (0..6).map(|seed| compare_through_a_game(&tiles, "small", &lexicon, seed)).sum();
    assert_eq!(compared, 48);
}

#[test]
fn a_single_tile_is_one_play_and_two_blanks_are_told_apart() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), "AT TA");
    let terms = Terms::standard(&tiles);
    let empty = Board::new(Layout::named("standard").unwrap());
    let rack = tiles.alphabet().rack("A?").unwrap();
    let plays = movegen::generate(&empty, &rack, &lexicon, &terms);
    assert_eq!(plays.len(), 8, "At and tA, over the star in two places, across and down");
    let mut board = empty;
    board.play(&plays[0]);
    let single = movegen::generate(&board, &tiles.alphabet().rack("A").unwrap(), &lexicon, &terms);
    assert_eq!(
        sorted(single).iter().filter(|play| play.tiles.len() == 1).count(),
        2,
        "above and below the T"
    );
}
