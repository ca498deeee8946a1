//! Which tiles a level player exchanges, by the rules of thumb people use.

use tiles::{Alphabet, Rack, Tile, TileSet};

use crate::turn::{Choice, Move, Turn};

/// No tile with more points than this is kept.
const DEAREST_KEPT: i32 = 4;
/// No more of each are kept than this.
const VOWELS_KEPT: usize = 2;
const CONSONANTS_KEPT: usize = 3;
/// A rack this long with hardly any vowels, or consonants, is no good.
const LOPSIDED_FROM: usize = 6;

/// An exchange if the rules allow one, otherwise a pass.
pub(super) fn exchange_or_pass(turn: &Turn<'_>) -> Choice {
    let given = given_back(turn.rack, turn.rules.terms.tiles);
    let given: Rack = given.into_iter().take(turn.bag).collect();
    let candidate =
        if turn.may_exchange() && !given.is_empty() { Move::Exchange(given) } else { Move::Pass };
    Choice { chosen: candidate, equity: movegen::Equity::default() }
}

/// Whether a rack has hardly any vowels, or consonants.
pub(super) fn is_lopsided(rack: &Rack, alphabet: &Alphabet) -> bool {
    let vowels = rack.tiles().filter(|tile| is_vowel(*tile, alphabet)).count();
    let has_blank = rack.count(Tile::Blank) > 0;
    rack.len() >= LOPSIDED_FROM && !has_blank && (vowels <= 1 || rack.len() - vowels <= 1)
}

/// All but blanks and one each of a few cheap letters, the most expensive first; all if that is
/// nothing.
fn given_back(rack: &Rack, set: &TileSet) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = rack.tiles().collect();
    tiles.sort_by_key(|tile| (set.value(*tile), tile.index()));
    let mut kept = Rack::default();
    let mut given = Vec::new();
    for tile in &tiles {
        if is_kept(*tile, &kept, set) {
            kept.add(*tile);
        } else {
            given.push(*tile);
        }
    }
    if given.is_empty() {
        return tiles;
    }
    given.reverse();
    given
}

fn is_kept(tile: Tile, kept: &Rack, set: &TileSet) -> bool {
    if tile == Tile::Blank {
        return true;
    }
    let alphabet = set.alphabet();
    let alike = |other: &Tile| {
        *other != Tile::Blank && is_vowel(*other, alphabet) == is_vowel(tile, alphabet)
    };
    let most = if is_vowel(tile, alphabet) { VOWELS_KEPT } else { CONSONANTS_KEPT };
    kept.count(tile) == 0
        && set.value(tile).0 <= DEAREST_KEPT
        && kept.tiles().filter(alike).count() < most
}

fn is_vowel(tile: Tile, alphabet: &Alphabet) -> bool {
    match tile {
        Tile::Letter(letter) => alphabet.is_vowel(letter),
        Tile::Blank => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(rack: &str) -> String {
        let set = TileSet::named("english").unwrap();
        let given = given_back(&set.alphabet().rack(rack).unwrap(), &set);
        set.alphabet().rack_text(&given.into_iter().collect())
    }

    #[test]
    fn a_blank_and_a_few_cheap_letters_are_kept() {
        assert_eq!(given("AAAEIOU"), "AAIOU");
        assert_eq!(given("QZVVST?"), "QVZ");
        assert_eq!(given("AE"), "AE", "something must be given back");
    }

    #[test]
    fn a_rack_without_vowels_is_lopsided_unless_it_has_a_blank() {
        let english = Alphabet::named("english").unwrap();
        let is_lopsided = |rack: &str| is_lopsided(&english.rack(rack).unwrap(), &english);
        assert!(is_lopsided("BCDFGHT") && is_lopsided("AAEEIOU") && !is_lopsided("BCDFGH?"));
        assert!(!is_lopsided("BCDAEIO") && !is_lopsided("AEI"));
    }
}
