//! What a letter adds to the tiles shed in a turn that begins with it: least squares over many turns.

use lexicon::Shelf;
use tabletop::Game as _;
use tabletop::{Seat, Viewer};
use tiles::{Alphabet, Tile};
use vocabulary::LetterFit;
use zigzag::{Blanks, LineKindView, Rules, View, Zigzag};

use crate::playing::{at_once, float, leaflet, play, start};

/// A turn: how many of each tile were held, and how many were laid as letters.
type Turn = (Vec<f64>, f64);

/// Prints, letter by letter, how many hundredths of a tile it sheds more than an average one.
pub(crate) fn measure(language: &str, games: u64) {
    let lexicon = word_data::open(language).expect("en or fr");
    let alphabet = lexicon.alphabet().clone();
    let mut fit = LetterFit::new(&alphabet);
    let shelf = Shelf::new([lexicon]);
    let rules = Rules { blanks: Blanks::Two, ..leaflet(language) };
    let turns = at_once(games, &|seed| {
        let game = start(rules.clone(), &["expert", "expert"], 1_000_000 + seed, &shelf);
        let mut turns: Vec<Turn> = Vec::new();
        play(game, &mut |seat, before, after| {
            turns.extend(turn(seat, before, after, fit.tiles(), &alphabet));
        });
        turns
    });
    for (counts, shed) in turns.into_iter().flatten() {
        fit.add(&counts, shed);
    }
    for (tile, worth) in fit.solve() {
        println!("{} {:.0}", alphabet.tile_text(tile), 100.0 * worth);
    }
}

/// A turn with a full hand that laid a word or was passed.
fn turn(
    seat: Seat,
    before: &View,
    after: &Zigzag,
    tiles: &[Tile],
    alphabet: &Alphabet,
) -> Option<Turn> {
    let open = &before.seats[seat.index()].open;
    if open.len() != 7 || !before.may_do("play") {
        return None;
    }
    let view = after.view(Viewer::Spectator);
    let shed = view.history.get(before.history.len()).map_or(0, |line| match &line.what {
        LineKindView::Word { word, .. } => word.laid.len(),
        _ => 0,
    });
    let count = |tile: &Tile| {
        let text = alphabet.tile_text(*tile);
        float(open.iter().filter(|held| **held == text).count())
    };
    Some((tiles.iter().map(count).collect(), float(shed)))
}
