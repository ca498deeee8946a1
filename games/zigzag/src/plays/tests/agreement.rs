//! The list of plays against the reference implementation, on random tables and hands.

use proptest::prelude::*;
use std::sync::LazyLock;

use super::super::layout::OpenLetters;
use super::super::slow::{self, PlainPlay};
use super::*;
use crate::ActionKind;

/// A few thousand short words, and every tenth longer one.
static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
    let all = word_data::open("fr").unwrap();
    let words = all.words().enumerate().filter(|(rank, word)| match word.len() {
        0..=3 => true,
        4..=6 => rank % 40 == 0,
        _ => rank % 400 == 0,
    });
    let words: Vec<Vec<Letter>> = words.map(|(_, word)| word).collect();
    Lexicon::from_words("few", french(), &words).unwrap()
});

const FREQUENT: &str = "EEEEEAAAASSSIIIITTTNNNRRRUUUOOOLLLDMC";

/// A table grown at random from chains of frequent letters; some tiles are Action tiles.
fn grown(picks: &[(u16, u8, u8)]) -> Plane {
    let frequent = letters(FREQUENT);
    let mut plane = straight("DIVA");
    let mut on = TileId(0);
    for (pick, number, letter) in picks {
        let size = u16::try_from(plane.len()).unwrap();
        on = if pick % 3 == 0 { TileId(pick % size) } else { on };
        let face = match letter % 16 {
            0 => Face::Action(ActionKind::Skip),
            1 => Face::Letter(PlacedTile::BlankAs(frequent[usize::from(*letter) % frequent.len()])),
            _ => Face::Letter(PlacedTile::Natural(frequent[usize::from(*letter) % frequent.len()])),
        };
        if plane.fits(on, direction(number % 24)) {
            on = plane.nest(face, on, direction(number % 24));
        }
    }
    plane
}

fn hand(picks: &[u8]) -> Rack {
    let tiles = french().tiles(&format!("{FREQUENT}?")).unwrap();
    picks.iter().map(|pick| tiles[usize::from(*pick) % tiles.len()]).collect()
}

fn fast(plane: &Plane, reading: Reading, rack: &Rack) -> Vec<PlainPlay> {
    let ground = Ground { plane, graph: WORDS.graph(), reading };
    let found = all_plays(ground, rack, None);
    let mut plays: Vec<PlainPlay> = found
        .iter()
        .map(|play| PlainPlay {
            word: play.word(),
            reads: play.reads,
            reused: play.reused(plane),
            tiles: play.tiles.to_vec(),
        })
        .collect();
    plays.sort();
    plays
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// ZZ-014, ZZ-016
    #[test]
    fn the_list_of_plays_is_that_of_the_reference_implementation(
        picks in prop::collection::vec((any::<u16>(), any::<u8>(), any::<u8>()), 0..40),
        held in prop::collection::vec(any::<u8>(), 0..5),
        is_directed in any::<bool>(),
    ) {
        let (plane, rack) = (grown(&picks), hand(&held));
        let reading = if is_directed { Reading::Directed } else { Reading::Either };
        let words: Vec<Vec<Letter>> = WORDS.words().collect();
        let plainly = slow::all(&plane, reading, &rack, &words);
        prop_assert_eq!(fast(&plane, reading, &rack), plainly);
    }

    /// ZZ-022
    #[test]
    fn every_play_can_be_laid_as_it_was_found_and_as_it_is_laid_out(
        picks in prop::collection::vec((any::<u16>(), any::<u8>(), any::<u8>()), 0..120),
        held in prop::collection::vec(any::<u8>(), 1..8),
    ) {
        let (plane, rack) = (grown(&picks), hand(&held));
        let ground = Ground { plane: &plane, graph: WORDS.graph(), reading: Reading::Either };
        let found = all_plays(ground, &rack, None);
        for (play, number) in found.iter().zip(0..) {
            let laid = play.as_found(&plane);
            let directions: Vec<Direction> =
                laid.chain.iter().map(|nested| nested.direction).collect();
            let on = laid.on.unwrap();
            prop_assert_eq!(directions.len(), play.tiles.len());
            prop_assert!(plane.fits_chain(on, &directions));
            if number % 64 == 0 {
                let directions = lay_out(&plane, Some(on), play.tiles.len()).unwrap();
                prop_assert!(plane.fits_chain(on, &directions));
            }
        }
    }

    #[test]
    fn the_most_tiles_of_a_play_are_those_of_the_longest_in_the_list(
        picks in prop::collection::vec((any::<u16>(), any::<u8>(), any::<u8>()), 0..120),
        held in prop::collection::vec(any::<u8>(), 1..4),
    ) {
        let (plane, rack) = (grown(&picks), hand(&held));
        let ground = Ground { plane: &plane, graph: WORDS.graph(), reading: Reading::Either };
        let listed = all_plays(ground, &rack, None);
        let longest = listed.iter().map(|play| play.tiles.len()).max();
        prop_assert_eq!(most_tiles(ground, &rack, None), longest.unwrap_or(0));
    }

    /// ZZ-023
    #[test]
    fn the_letters_that_a_chain_blocks_are_those_that_a_look_at_every_letter_finds(
        picks in prop::collection::vec((any::<u16>(), any::<u8>(), any::<u8>()), 0..120),
        place in any::<usize>(),
        more in prop::collection::vec((any::<u16>(), any::<u8>(), any::<u8>()), 1..8),
    ) {
        let before = grown(&picks[..place % (picks.len() + 1)]);
        let after = grown(&[&picks[..place % (picks.len() + 1)], &more].concat());
        let letters = after.ids().filter(|id| after.letter(*id).is_some());
        let plainly = letters.filter(|id| after.free(*id).next().is_none()).count();
        let found = OpenLetters::of(&before).count_sealed(&before, &after);
        prop_assert_eq!(found, i32::try_from(plainly).unwrap());
    }
}

#[test]
fn a_first_word_is_found_by_both() {
    let words: Vec<Vec<Letter>> = WORDS.words().collect();
    let (plane, rack) = (Plane::new(), rack("ESTRAI?"));
    let plainly = slow::all(&plane, Reading::Either, &rack, &words);
    assert!(plainly.len() > 20);
    assert_eq!(fast(&plane, Reading::Either, &rack), plainly);
}
