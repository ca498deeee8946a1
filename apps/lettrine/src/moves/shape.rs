//! Plays as they leave the program: the shapes that other programs rely on, and the rows of a table.

use ai::{Choice, Deed, Turn};
use board::LegalPlay;
use movegen::Play;
use notation::{PlayStyle, Through, play_text};
use serde::Serialize;
use tiles::Alphabet;

/// The plays of a position.
#[derive(Serialize)]
pub(super) struct Plays {
    pub(super) plays: Vec<PlayShape>,
}

/// One play.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum PlayShape {
    Place {
        at: String,
        word: String,
        placed: Vec<PlacedShape>,
        score: i32,
        leave: String,
        equity: f64,
    },
    Exchange {
        tiles: String,
        leave: String,
        score: i32,
        equity: f64,
    },
    Pass {
        leave: String,
        score: i32,
        equity: f64,
    },
}

/// A tile that is laid.
#[derive(Serialize)]
pub(super) struct PlacedShape {
    square: String,
    letter: String,
    blank: bool,
}

impl PlayShape {
    pub(super) fn of(choice: &Choice, turn: &Turn<'_>) -> Self {
        let alphabet = turn.rules.terms.tiles.alphabet();
        let leave = alphabet.rack_text(&choice.deed.kept(turn.rack));
        let equity = f64::from(choice.equity.0) / 1000.0;
        match &choice.deed {
            Deed::Place(play) => {
                let legal = laid(play, turn);
                let (at, word) = place_and_word(&legal, alphabet, Through::Letters);
                let placed = placed(&legal, alphabet);
                Self::Place { at, word, placed, score: play.score().0, leave, equity }
            }
            Deed::Exchange(tiles) => {
                Self::Exchange { tiles: alphabet.rack_text(tiles), leave, score: 0, equity }
            }
            Deed::Pass => Self::Pass { leave, score: 0, equity },
        }
    }
}

/// The row of a table: place, word, points, tiles kept, equity.
pub(super) fn row(choice: &Choice, play: &PlayShape, turn: &Turn<'_>) -> [String; 5] {
    let (place, word) = match (&choice.deed, play) {
        (Deed::Place(play), _) => {
            let alphabet = turn.rules.terms.tiles.alphabet();
            place_and_word(&laid(play, turn), alphabet, Through::Parentheses)
        }
        (_, PlayShape::Exchange { tiles, .. }) => ("exchange".to_owned(), tiles.clone()),
        _ => ("pass".to_owned(), String::new()),
    };
    let (PlayShape::Place { leave, equity, .. }
    | PlayShape::Exchange { leave, equity, .. }
    | PlayShape::Pass { leave, equity, .. }) = play;
    [place, word, choice.deed.score().to_string(), leave.clone(), format!("{equity:.1}")]
}

fn laid(play: &Play, turn: &Turn<'_>) -> LegalPlay {
    let board = turn.lines.board();
    let fitted = play.placement(board).fit(board, &turn.rules.terms);
    fitted.expect("the generator lays tiles where they fit").trusted()
}

fn place_and_word(play: &LegalPlay, alphabet: &Alphabet, through: Through) -> (String, String) {
    let text = play_text(play, alphabet, PlayStyle { through, ..PlayStyle::default() });
    let (place, word) = text.split_once(' ').unwrap_or((&text, ""));
    (place.to_owned(), word.to_owned())
}

fn placed(play: &LegalPlay, alphabet: &Alphabet) -> Vec<PlacedShape> {
    let shape = |(square, tile): &(board::Square, tiles::PlacedTile)| PlacedShape {
        square: square.to_string(),
        letter: alphabet.text(tile.letter()).to_owned(),
        blank: tile.is_blank(),
    };
    play.placement().tiles.iter().map(shape).collect()
}
