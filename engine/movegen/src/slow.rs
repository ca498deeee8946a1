//! The reference generator for tests: tries every word on every line.
//!
//! Nothing here is clever, so that it can be trusted; the fast generators must find the same plays.

use board::{Board, Direction, LegalPlay, Placement, Terms};
use lexicon::Lexicon;
use tiles::{Letter, PlacedTile, Rack, Tile};

/// Every legal play for a rack, found by trying everything; in no particular order, each once.
pub fn generate(
    board: &Board,
    rack: &Rack,
    lexicon: &Lexicon,
    terms: &Terms<'_>,
) -> Vec<LegalPlay> {
    let mut plays: Vec<LegalPlay> = Vec::new();
    for word in lexicon.words() {
        let spellings = spellings(&word, rack.count(Tile::Blank));
        for square in board.layout().squares() {
            for direction in Direction::BOTH {
                for spelling in &spellings {
                    let Ok(placement) = Placement::of_word(board, square, direction, spelling)
                    else {
                        continue;
                    };
                    if let Ok(play) = placement.check(board, rack, lexicon, terms)
                        && !plays.contains(&play)
                    {
                        plays.push(play);
                    }
                }
            }
        }
    }
    plays
}

/// The word with every choice of up to this many letters as blanks.
fn spellings(word: &[Letter], blanks: usize) -> Vec<Vec<PlacedTile>> {
    let Some((first, rest)) = word.split_first() else { return vec![Vec::new()] };
    let begun = |tile: PlacedTile, rest: Vec<Vec<PlacedTile>>| {
        rest.into_iter().map(move |rest| std::iter::once(tile).chain(rest).collect())
    };
    let mut all: Vec<Vec<PlacedTile>> =
        begun(PlacedTile::Natural(*first), spellings(rest, blanks)).collect();
    if blanks > 0 {
        all.extend(begun(PlacedTile::BlankAs(*first), spellings(rest, blanks - 1)));
    }
    all
}
