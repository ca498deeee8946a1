//! The judge: an obvious generator that tries every word on every line.
//!
//! Nothing here is clever, so that it can be believed; the generator proper must find the same plays.

use board::{Board, Direction, LegalPlay, Placement, Terms};
use lexicon::Lexicon;
use tiles::{Letter, PlacedTile, Rack};

/// Every legal play for a rack, found by trying everything; in no particular order, each once.
pub fn generate(
    board: &Board,
    rack: &Rack,
    lexicon: &Lexicon,
    terms: &Terms<'_>,
) -> Vec<LegalPlay> {
    let mut plays: Vec<LegalPlay> = Vec::new();
    for word in lexicon.words() {
        for square in board.layout().squares() {
            for direction in Direction::BOTH {
                for spelling in spellings(&word) {
                    let Ok(placement) = Placement::of_word(board, square, direction, &spelling)
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

/// The word with every choice of up to two letters as blanks: no tile set has more.
fn spellings(word: &[Letter]) -> Vec<Vec<PlacedTile>> {
    let natural: Vec<PlacedTile> = word.iter().map(|letter| PlacedTile::Natural(*letter)).collect();
    let mut spellings = vec![natural.clone()];
    for first in 0..word.len() {
        for second in first..word.len() {
            let mut spelling = natural.clone();
            spelling[first] = PlacedTile::BlankAs(word[first]);
            spelling[second] = PlacedTile::BlankAs(word[second]);
            spellings.push(spelling);
        }
    }
    spellings
}
