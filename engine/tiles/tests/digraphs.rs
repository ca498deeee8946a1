//! Nothing assumes 26 letters or one character a tile: an alphabet with CH, LL, RR and Ñ.

use std::sync::Arc;

use tiles::{Alphabet, Bag, Seed, Tile, TileSet};

fn alphabet() -> Arc<Alphabet> {
    let text = include_str!("data/digraphs-alphabet.txt");
    Arc::new(Alphabet::parse("digraphs", text).expect("it is an alphabet"))
}

#[test]
fn an_alphabet_may_have_more_than_26_letters() {
    assert_eq!(alphabet().len(), 29);
    assert_eq!(alphabet().letter("Z").unwrap().number(), 29);
}

#[test]
fn a_word_is_cut_into_the_longest_letters_that_fit() {
    let alphabet = alphabet();
    let word = alphabet.word("chorrillo").unwrap();
    assert_eq!(word.len(), 6);
    assert_eq!(alphabet.spell(&word), "CHORRILLO");
}

#[test]
fn brackets_make_a_tile_of_two_characters_unmistakable() {
    let alphabet = alphabet();
    assert_eq!(alphabet.rack("[CH]A?").unwrap().len(), 3);
    assert_eq!(alphabet.rack("CHA?").unwrap().len(), 4, "without brackets C and H are two tiles");
    assert_eq!(alphabet.rack_text(&alphabet.rack("A?[LL][ch]").unwrap()), "A[CH][LL]?");
    let tiles = alphabet.placed_tiles("[rr]A[LL]").unwrap();
    assert_eq!(tiles.len(), 3);
    assert!(tiles[0].is_blank() && !tiles[2].is_blank());
    let text: String = tiles.iter().map(|tile| alphabet.placed_text(*tile)).collect();
    assert_eq!(text, "[rr]A[LL]");
}

#[test]
fn a_bag_of_such_tiles_is_drawn_to_the_last_one() {
    let text = include_str!("data/digraphs-tiles.txt");
    let set = TileSet::parse("digraphs", text, |_| Some(alphabet())).unwrap();
    let mut bag = Bag::full(&set, &mut Seed::from_number(1).chance(0));
    let mut drawn = bag.draw(set.len());
    assert!(bag.is_empty());
    drawn.sort_by_key(|tile| if *tile == Tile::Blank { 99 } else { tile.index() });
    assert_eq!(drawn, set.tiles().collect::<Vec<_>>());
}
