//! What a letter adds to the points of a hand that begins with it: least squares over many hands.

use lexicon::Shelf;
use parcours::{Parcours, RackView, View};
use tabletop::{Game, Seat, Viewer};
use tiles::{Alphabet, Tile};
use vocabulary::LetterFit;

use crate::playing::{play, start};

/// Prints, letter by letter, how many hundredths of a point it is worth more than one drawn at random.
pub(crate) fn measure(language: &str, games: u64) {
    let lexicon = word_data::open(language).expect("en or fr");
    let alphabet = lexicon.alphabet().clone();
    let mut fit = LetterFit::new(&alphabet);
    let shelf = Shelf::new([lexicon]);
    for seed in 0..games {
        let game = start(language, &["greedy", "greedy"], 1_000_000 + seed, &shelf);
        let mut begun: [Option<Vec<f64>>; 2] = [None, None];
        play(game, &mut |seat, before, after| {
            let held = &mut begun[seat.index()];
            if before.hand.words.is_empty() && before.hand.bought == 0 {
                *held = counts_of(before, seat, fit.tiles(), &alphabet);
            }
            if let Some(points) = points_of_hand(before, after, seat)
                && let Some(counts) = held.take()
            {
                fit.add(&counts, points);
            }
        });
    }
    for (tile, worth) in fit.solve() {
        println!("{} {:.0}", alphabet.tile_text(tile), 100.0 * worth);
    }
}

/// The points of the hand that this action ended.
fn points_of_hand(before: &View, after: &Parcours, seat: Seat) -> Option<f64> {
    let (before, after) = (&before.seats[seat.index()], after.view(Viewer::Spectator));
    let after = &after.seats[seat.index()];
    (after.hands > before.hands).then(|| f64::from((after.score - before.score).0))
}

/// How many of each tile a full hand begins with.
fn counts_of(view: &View, seat: Seat, tiles: &[Tile], alphabet: &Alphabet) -> Option<Vec<f64>> {
    let Some(RackView::Shown(rack)) = &view.seats[seat.index()].rack else { return None };
    let rack = alphabet.rack(rack).ok().filter(|rack| rack.len() == 9)?;
    let count = |tile: &Tile| f64::from(u8::try_from(rack.count(*tile)).unwrap_or(u8::MAX));
    Some(tiles.iter().map(count).collect())
}
