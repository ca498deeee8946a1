//! The first word of a game: a vowel beside a premium square lets the opponent use the square with
//! an expensive consonant.

use board::{Layout, Premium};
use movegen::{Equity, Play};
use tiles::Alphabet;

/// What each such vowel costs, in thousandths of a point.
const OPEN_VOWEL: i32 = 700;

/// What the first word costs by the squares it opens; never more than nothing.
pub fn penalty(play: &Play, layout: &Layout, alphabet: &Alphabet) -> Equity {
    let across = play.direction().crossing();
    let along = std::iter::successors(Some(play.start()), |at| at.next(play.direction()));
    let opens = |(square, tile): &(board::Square, tiles::PlacedTile)| {
        let beside = [square.previous(across), square.next(across)].into_iter().flatten();
        let counts_letters_more =
            |at: board::Square| matches!(layout.premium(at), Premium::Letter(_));
        alphabet.is_vowel(tile.letter()) && beside.into_iter().any(counts_letters_more)
    };
    let open = along.zip(play.tiles()).filter(opens);
    Equity(open.map(|_| -OPEN_VOWEL).sum())
}

#[cfg(test)]
mod tests {
    use board::{Board, Direction, Terms};
    use lexicon::Lexicon;
    use movegen::{Aid, Lines, Scratch, Search, Subsets};
    use tiles::TileSet;

    use super::*;

    /// The penalties of the first word across, by the column it begins in.
    fn penalties(word: &str) -> Vec<(u8, i32)> {
        let set = TileSet::named("english").unwrap();
        let alphabet = set.alphabet();
        let words = [alphabet.word(word).unwrap()];
        let lexicon = Lexicon::from_words("one", alphabet.clone(), &words).unwrap();
        let layout = Layout::named("standard").unwrap();
        let lines = Lines::new(&Board::new(layout.clone()), &lexicon, &set);
        let subsets = Subsets::of(&alphabet.rack(word).unwrap(), &set).unwrap();
        let terms = Terms::standard(&set);
        let mut found = Vec::new();
        let search = Search { lines: &lines, subsets: &subsets, aid: Aid::Nothing, terms };
        search.each(&mut Scratch::default(), |play| {
            if play.direction() == Direction::Across {
                found.push((play.start().column, penalty(&play, &layout, alphabet).0));
            }
        });
        found.sort_unstable();
        found
    }

    #[test]
    fn a_vowel_beside_a_double_letter_square_costs() {
        // The squares G7, I7, G9 and I9 count a letter twice.
        assert_eq!(penalties("ON"), [(6, -700), (7, 0)]);
        assert_eq!(penalties("NO"), [(6, 0), (7, -700)]);
    }

    #[test]
    fn consonants_cost_nothing() {
        assert_eq!(penalties("HM"), [(6, 0), (7, 0)]);
    }
}
