//! Zigzag on a modern screen: a plane of letters, the word being typed, and what keys do.

mod draw;
mod plane;
mod play;
mod telling;

use serde_json::{Value, json};
use zigzag::{ActionKind, AnalysisView, PlayView, TileId, View};

use crate::modern::{Reaction, Step};

/// A Zigzag table on the screen.
pub(crate) struct ZigzagScreen {
    view: Option<View>,
    /// The word that is being typed.
    word: String,
    /// The ways to lay it, best first.
    ways: Vec<PlayView>,
    /// The way that is shown.
    way: usize,
    /// Why the word cannot be laid.
    refusal: Option<String>,
    /// The letter that the keyboard is on.
    cursor: usize,
    /// The letter that the word is to be attached to.
    anchor: Option<TileId>,
    /// The Action tile that is laid as well.
    action: Option<ActionKind>,
    /// Whether letters are typed where key maps need a letter to be chosen first.
    is_typing: bool,
    review: Option<AnalysisView>,
    zoom: Zoom,
}

/// How near the plane is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zoom {
    Far,
    Usual,
    Near,
}

impl ZigzagScreen {
    /// A table of which nothing is known yet.
    pub(crate) fn new() -> Self {
        Self {
            view: None,
            word: String::new(),
            ways: Vec::new(),
            way: 0,
            refusal: None,
            cursor: 0,
            anchor: None,
            action: None,
            is_typing: false,
            review: None,
            zoom: Zoom::Usual,
        }
    }

    /// Takes a view; a word that was typed for an older table is dropped.
    fn take_view(&mut self, view: View) {
        let before = self.view.as_ref().map(|view| view.table.len());
        if before != Some(view.table.len()) {
            self.drop_word();
            self.cursor = view.table.len().saturating_sub(1);
        }
        self.action =
            self.action.filter(|kind| open_of(&view).iter().any(|tile| tile == kind.name()));
        self.view = Some(view);
    }

    fn drop_word(&mut self) {
        self.word.clear();
        self.ways.clear();
        self.way = 0;
        self.refusal = None;
        self.anchor = None;
    }

    fn may(&self, action: &str) -> bool {
        self.view.as_ref().is_some_and(|view| view.may_do(action))
    }

    /// The open tiles of the player on the screen.
    fn open(&self) -> &[String] {
        self.view.as_ref().map(open_of).unwrap_or_default()
    }

    /// The way of laying the word that is shown.
    fn shown_way(&self) -> Option<&PlayView> {
        self.ways.get(self.way)
    }

    /// The question for the preview: how the word can lie.
    fn find_question(&self) -> Option<Value> {
        let is_word = self.word.chars().count() > 1;
        is_word.then(|| json!({"ask": "find", "word": self.word, "on": self.anchor}))
    }

    /// Shows the next or previous way to lay the word.
    fn turn_way(&mut self, step: Step) -> Reaction {
        let count = self.ways.len();
        if count > 0 {
            self.way = match step {
                Step::Right | Step::Down => (self.way + 1) % count,
                Step::Left | Step::Up => (self.way + count - 1) % count,
            };
        }
        Reaction::Done
    }

    /// Takes the next Action tile that is held, or none.
    fn next_action(&mut self) {
        let held: Vec<ActionKind> =
            ActionKind::ALL.into_iter().filter(|kind| self.holds(*kind)).collect();
        let place = self.action.and_then(|kind| held.iter().position(|other| *other == kind));
        self.action = match place {
            None => held.first().copied(),
            Some(place) => held.get(place + 1).copied(),
        };
    }

    fn holds(&self, kind: ActionKind) -> bool {
        self.open().iter().any(|tile| tile == kind.name())
    }
}

/// The open tiles of the viewer.
fn open_of(view: &View) -> &[String] {
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
    own.map(|seat| seat.open.as_slice()).unwrap_or_default()
}
