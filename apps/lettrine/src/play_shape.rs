//! Plays as they leave the program: the shapes that other programs rely on, and the rows of a table.

use board::FittedPlay;
use locales::{Language, Spoken as _, commands as say};
use movegen::Play;
use notation::{PlayStyle, Through, play_text};
use players::{Choice, Move, Turn};
use serde::Serialize;
use tiles::Alphabet;

use crate::output;

/// One play.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum PlayShape {
    Place {
        at: String,
        word: String,
        placed: Vec<PlacedShape>,
        score: i32,
        leave: String,
        equity: Option<f64>,
    },
    Exchange {
        tiles: String,
        leave: String,
        score: i32,
        equity: Option<f64>,
    },
    Pass {
        leave: String,
        score: i32,
        equity: Option<f64>,
    },
}

/// A tile that is laid.
#[derive(Serialize)]
pub(crate) struct PlacedShape {
    square: String,
    letter: String,
    blank: bool,
}

impl PlayShape {
    /// Something that a turn allows.
    pub(crate) fn of(choice: &Choice, turn: &Turn<'_>) -> Self {
        let alphabet = turn.rules.terms.tiles.alphabet();
        let leave = alphabet.rack_text(&choice.chosen.kept(turn.rack));
        let equity = Some(f64::from(choice.equity.0) / 1000.0);
        match &choice.chosen {
            Move::Place(play) => Self::place(&laid(play, turn), alphabet, (leave, equity)),
            Move::Exchange(tiles) => {
                Self::Exchange { tiles: alphabet.rack_text(tiles), leave, score: 0, equity }
            }
            Move::Pass => Self::Pass { leave, score: 0, equity },
        }
    }

    /// Tiles that were laid, with what was kept and what that is worth, if it is known.
    pub(crate) fn place(
        play: &FittedPlay,
        alphabet: &Alphabet,
        (leave, equity): (String, Option<f64>),
    ) -> Self {
        let style = PlayStyle { through: Through::Letters, ..PlayStyle::default() };
        let (at, word) = place_and_word(play, alphabet, style);
        let placed = placed(play, alphabet);
        Self::Place { at, word, placed, score: play.score().0, leave, equity }
    }
}

/// The row of a table: place, word, points, tiles kept, equity.
pub(crate) fn row(choice: &Choice, turn: &Turn<'_>, language: Language) -> [String; 5] {
    let alphabet = turn.rules.terms.tiles.alphabet();
    let (place, word) = match &choice.chosen {
        Move::Place(play) => place_and_word(&laid(play, turn), alphabet, PlayStyle::default()),
        Move::Exchange(tiles) => (say::exchange().say(language), alphabet.rack_text(tiles)),
        Move::Pass => (say::pass().say(language), String::new()),
    };
    let leave = alphabet.rack_text(&choice.chosen.kept(turn.rack));
    let equity = f64::from(choice.equity.0) / 1000.0;
    let equity = output::decimal(&format!("{equity:.1}"), language);
    [place, word, choice.chosen.score().to_string(), leave, equity]
}

/// A play of a turn on its board, with its words.
pub(crate) fn laid(play: &Play, turn: &Turn<'_>) -> FittedPlay {
    let board = turn.lines.board();
    let fitted = play.placement(board).fit(board, &turn.rules.terms);
    fitted.expect("the generator lays tiles where they fit")
}

fn place_and_word(play: &FittedPlay, alphabet: &Alphabet, style: PlayStyle) -> (String, String) {
    let text = play_text(play, alphabet, style);
    let (place, word) = text.split_once(' ').unwrap_or((&text, ""));
    (place.to_owned(), word.to_owned())
}

fn placed(play: &FittedPlay, alphabet: &Alphabet) -> Vec<PlacedShape> {
    let shape = |(square, tile): &(board::Square, tiles::PlacedTile)| PlacedShape {
        square: square.to_string(),
        letter: alphabet.text(tile.letter()).to_owned(),
        blank: tile.is_blank(),
    };
    play.placement().tiles.iter().map(shape).collect()
}
