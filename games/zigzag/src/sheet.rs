//! The game as a plain list of turns, in the language of its words.

use locales::{Language, Spoken as _, zigzag as say};
use tabletop::{Game as _, Viewer};

use crate::game::Zigzag;
use crate::history::Line;
use crate::{LineKindView, LineView, told};

impl Zigzag {
    /// The list of turns as text, with the tiles shed and the total after each.
    pub(crate) fn turn_list(&self, viewer: Viewer) -> String {
        let language: Language = self.setup.rules().language.parse().unwrap_or_default();
        let view = self.view(viewer);
        let lines = view.history.iter().zip(told::history(&view)).map(|(line, what)| {
            let points = format!("{:+}", line.points.0);
            say::sheet_line(points, line.total.0, what).say(language) + "\n"
        });
        lines.collect()
    }

    /// The word of a line, if it has one.
    pub(crate) fn word_of(&self, line: &Line) -> Option<String> {
        match LineView::of(self, line).what {
            LineKindView::Word { word, .. } => Some(word.word),
            _ => None,
        }
    }
}
