//! The crossword game on a modern screen: the hand, the cursor, and what keys do.

mod draw;
mod play;
mod review;
mod squares;
mod sum;
mod telling;
mod typing;

use std::sync::Arc;

use board::{Direction, Layout, Square};
use crossword::{LaidTile, Preview, ReviewView, View};
use serde_json::{Value, json};
use tiles::TileSet;

use crate::modern::{BLANK, Hand};

/// A crossword table on the screen.
pub(crate) struct CrosswordScreen {
    view: Option<View>,
    layout: Option<Arc<Layout>>,
    tiles: Option<Arc<TileSet>>,
    hand: Hand<Square>,
    /// The square that the keyboard is on.
    cursor: Square,
    /// Which way typed letters run.
    direction: Direction,
    /// Whether letters are laid where key maps need a square to be chosen first.
    is_typing: bool,
    /// The tile of the rack that was picked with the mouse.
    picked: Option<usize>,
    preview: Option<Result<Preview, String>>,
    review: Option<ReviewView>,
    zoom: Zoom,
    shuffles: u32,
}

/// How near the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zoom {
    /// As large as fits.
    Fitting,
    /// Squares of one character.
    Overview,
    /// Squares of three characters.
    Usual,
    /// Squares of five characters and two rows.
    Large,
}

impl CrosswordScreen {
    /// A table of which nothing is known yet.
    pub(crate) fn new() -> Self {
        Self {
            view: None,
            layout: None,
            tiles: None,
            hand: Hand::default(),
            cursor: Square::new(7, 7),
            direction: Direction::Across,
            is_typing: false,
            picked: None,
            preview: None,
            review: None,
            zoom: Zoom::Fitting,
            shuffles: 0,
        }
    }

    /// Takes a view: tiles that still fit stay where they lie.
    fn take_view(&mut self, view: View) {
        if self.layout.as_ref().is_none_or(|layout| layout.name() != view.rules.layout) {
            self.layout = Layout::named(&view.rules.layout);
            self.tiles = TileSet::named(&view.rules.tiles);
            if let Some(layout) = &self.layout {
                self.cursor = layout.start();
            }
        }
        let viewer = view.viewer;
        let rack = viewer.and_then(|seat| view.seats.get(seat.index()));
        let text = match rack.and_then(|seat| seat.rack.clone()) {
            Some(crossword::RackView::Shown(text)) => text,
            Some(crossword::RackView::Hidden(_)) | None => String::new(),
        };
        let pieces: Vec<String> = self.pieces(&text);
        self.view = Some(view);
        let tells_all = self.is_told();
        self.hand.sync(if tells_all { &[] } else { &pieces });
        if tells_all {
            self.hold_every_letter();
        }
        let taken: Vec<Square> = self
            .hand
            .laid()
            .map(|(square, ..)| *square)
            .filter(|square| self.letter_at(*square).is_some())
            .collect();
        self.hand.keep_laid(|square| !taken.contains(square));
    }

    /// The tiles that a text of the game's means.
    fn pieces(&self, text: &str) -> Vec<String> {
        match &self.tiles {
            Some(tiles) => tiles.alphabet().pieces(text).map(str::to_owned).collect(),
            None => text.chars().map(String::from).collect(),
        }
    }

    /// Whether the play of a person at a real board is told: the program does not know the rack.
    fn is_told(&self) -> bool {
        let Some(view) = &self.view else { return false };
        let hidden = |seat: &crossword::SeatView| {
            matches!(seat.rack, Some(crossword::RackView::Hidden(_)) | None)
        };
        let turn = view.turn.and_then(|turn| view.seats.get(turn.index()));
        view.rules.mode == crossword::Mode::RealBoard && turn.is_some_and(hidden)
    }

    /// At a real board any letter may have been laid: each as often as one turn could need it.
    fn hold_every_letter(&mut self) {
        let Some(tiles) = &self.tiles else { return };
        let alphabet = tiles.alphabet();
        let each: Vec<String> = tiles
            .kinds()
            .flat_map(|kind| {
                let count = tiles.count(kind).min(7);
                std::iter::repeat_n(alphabet.tile_text(kind), count)
            })
            .collect();
        self.hand.sync(&each);
    }

    /// The letter that lies on a square; lowercase for a blank.
    fn letter_at(&self, square: Square) -> Option<String> {
        let view = self.view.as_ref()?;
        let rows = self.review.as_ref().map_or(&view.board, |review| &review.board);
        letter_in(rows, square, |row| self.pieces(row))
    }

    /// What a tile is worth.
    fn value_of(&self, tile: &str) -> i32 {
        let view = self.view.as_ref();
        let found = view.and_then(|view| view.remaining.iter().find(|kind| kind.tile == tile));
        found.map_or(0, |kind| kind.value.0)
    }

    /// The laid tiles as the game is told of them.
    fn laid(&self) -> Vec<LaidTile> {
        let laid = self.hand.laid();
        laid.map(|(square, letter, blank)| LaidTile {
            square: *square,
            letter: letter.to_owned(),
            blank,
        })
        .collect()
    }

    fn may(&self, action: &str) -> bool {
        self.view.as_ref().is_some_and(|view| view.may_do(action))
    }

    /// The question for the preview.
    fn preview_question(&self) -> Option<Value> {
        let is_to_move = self.may("lay");
        (is_to_move && self.hand.has_laid())
            .then(|| json!({"ask": "preview", "tiles": self.laid()}))
    }

    /// Lays tiles as a hint or a line says.
    fn lay_all(&mut self, tiles: &[LaidTile]) {
        self.hand.take_all_back();
        for tile in tiles {
            self.hand.lay(&tile.letter, tile.blank, tile.square);
        }
        if let Some(first) = tiles.first() {
            self.cursor = first.square;
        }
    }

    /// Whether a tile of the rack is a blank.
    fn is_blank(tile: &str) -> bool {
        tile == BLANK
    }
}

/// The letter on a square of a board that is written row by row.
fn letter_in(
    rows: &[String],
    square: Square,
    pieces: impl Fn(&str) -> Vec<String>,
) -> Option<String> {
    let row = rows.get(usize::from(square.row))?;
    let piece = pieces(row).into_iter().nth(usize::from(square.column))?;
    (piece != ".").then_some(piece)
}
