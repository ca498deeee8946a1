//! The bags: 109 letters and 3 jokers for every player, one data file a language.

use std::sync::{Arc, LazyLock};

use tiles::{Alphabet, TileSet};

const FILES: [(&str, &str); 2] = [
    ("english", include_str!("../data/bags/english.txt")),
    ("french", include_str!("../data/bags/french.txt")),
];

static READ: LazyLock<Vec<Arc<TileSet>>> = LazyLock::new(|| {
    let read = |(name, text)| TileSet::parse(name, text, Alphabet::named);
    let read = |file| Arc::new(read(file).expect("a test reads every bag of data/"));
    FILES.into_iter().map(read).collect()
});

/// What is in a bag of this name before anything is drawn.
pub(crate) fn bag_named(name: &str) -> Option<Arc<TileSet>> {
    READ.iter().find(|set| set.name() == name).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::{Letter, Score, Tile};

    /// PG-002, PG-043
    #[test]
    fn every_bag_has_109_letters_and_3_jokers_worth_nothing() {
        for (name, _) in FILES {
            let bag = bag_named(name).unwrap();
            assert_eq!((bag.len(), bag.count(Tile::Blank)), (112, 3), "{name}");
            assert_eq!(bag.value(Tile::Blank), Score::ZERO);
        }
    }

    /// PG-003
    #[test]
    fn letters_are_worth_what_they_are_in_the_set_of_their_language() {
        for (name, _) in FILES {
            let (bag, set) = (bag_named(name).unwrap(), TileSet::named(name).unwrap());
            assert!(bag.kinds().all(|tile| bag.value(tile) == set.value(tile)), "{name}");
        }
    }

    /// The letters of the list that the English set has fewest of, one more each.
    #[test]
    fn the_english_bag_is_the_english_set_grown_where_the_list_needs_it() {
        let (bag, set) = (bag_named("english").unwrap(), TileSet::named("english").unwrap());
        let lexicon = word_data::open("en").unwrap();
        let mut counts = [0_u32; 64];
        for word in lexicon.words().filter(|word| (3..=7).contains(&word.len())) {
            for letter in &word {
                counts[letter.index()] += 1;
            }
        }
        let total: u32 = counts.iter().sum();
        let missing = |letter: &Letter| {
            let needed = f64::from(counts[letter.index()]) * 109.0 / f64::from(total);
            needed - f64::from(u8::try_from(set.count(Tile::Letter(*letter))).unwrap())
        };
        let mut letters: Vec<Letter> = set.alphabet().letters().collect();
        letters.sort_by(|one, other| missing(other).total_cmp(&missing(one)));
        for (place, letter) in letters.into_iter().enumerate() {
            let more = usize::from(place < 11);
            let tile = Tile::Letter(letter);
            assert_eq!(bag.count(tile), set.count(tile) + more, "{}", bag.alphabet().text(letter));
        }
    }
}
