//! What the server answers in a game: refusals, what a word scores, hints.

use board::Direction;
use crossword::{HintView, Preview};
use locales::classic as say;
use serde_json::{Value, json};

use super::entry::{Typed, place_of};
use super::game::{Game, Stage, Trying};
use super::task::Request;
use crate::screen::Next;

impl Game {
    /// Something was refused.
    pub(super) fn refuse(&mut self, why: String) {
        match &self.stage {
            Stage::Asking(trying) => {
                self.stage = Stage::Placing(trying.typed.clone(), trying.square);
            }
            Stage::Waiting => {
                self.stage = Stage::Typing(Typed::default());
                self.follow_phase();
            }
            _ => {}
        }
        self.note = why;
    }

    /// Acts, and waits for the answer.
    pub(super) fn act(&mut self, action: Value) -> Next<Request> {
        self.stage = Stage::Waiting;
        Next::ask(Request::Act(action))
    }

    /// What the word on the board scores. A word that must be placed is laid at once.
    pub(super) fn take_preview(&mut self, preview: Preview) -> Next<Request> {
        let Stage::Asking(trying) = &self.stage else { return Next::wait() };
        let mut trying = trying.clone();
        trying.preview = Some(preview);
        self.note = self.tried(&trying);
        if self.must_place().is_some() {
            return self.lay(trying);
        }
        self.stage = Stage::Deciding(trying);
        Next::draw()
    }

    pub(super) fn lay(&mut self, trying: Trying) -> Next<Request> {
        let action = json!({"do": "lay", "tiles": trying.tiles});
        self.stage = Stage::Asking(trying);
        Next::ask(Request::Act(action))
    }

    /// A word, its place and its points, with the sum if there are several.
    fn tried(&self, trying: &Trying) -> String {
        let Some(preview) = &trying.preview else { return String::new() };
        let word = trying.typed.shown();
        let place = self.edition.place(trying.square, trying.direction);
        let direction = self.edition.say(&match trying.direction {
            Direction::Across => say::across(),
            Direction::Down => say::down(),
        });
        let sum = self.edition.say(&say::points(preview.score.0));
        let message = if preview.words.len() > 1 || preview.bonus.0 > 0 {
            let mut words: Vec<String> =
                preview.words.iter().map(|(word, score)| format!("{word} {}", score.0)).collect();
            words.extend((preview.bonus.0 > 0).then(|| format!("+ {}", preview.bonus.0)));
            say::tried_words(direction, place, sum, word, words.join(", "))
        } else {
            say::tried(direction, place, sum, word)
        };
        self.edition.say(&message)
    }

    /// A hint has come.
    pub(super) fn take_hint(&mut self, hint: &HintView) {
        let best = match hint {
            HintView::List { plays } => plays.first(),
            HintView::Place(advice) => Some(advice),
            HintView::Word { .. } | HintView::Nothing => None,
        };
        let message = match (hint, best) {
            (HintView::Word { word }, _) => say::hint_word(word.to_uppercase()),
            (_, Some(advice)) => {
                let board = self.view().map(|view| view.board.as_slice()).unwrap_or_default();
                let place = place_of(board, &advice.tiles, &advice.word);
                let place = place.map(|(square, direction)| self.edition.place(square, direction));
                let sum = self.edition.say(&say::points(advice.score.0));
                say::hint_place(place.unwrap_or_default(), sum, advice.word.to_uppercase())
            }
            _ => say::hint_nothing(),
        };
        self.note = self.edition.say(&message);
    }

    /// Another game has the name.
    pub(super) fn refuse_name(&mut self, name: &str) {
        self.note = self.edition.say(&say::save_taken(name));
        self.stage = Stage::Naming(String::new());
    }
}
