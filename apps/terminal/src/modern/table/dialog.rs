//! What lies over a table for a moment: lists, questions before something final, tiles to be chosen.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Spoken as _, modern as say};
use serde_json::{Value, json};

use super::super::field::{Field, Typed};
use super::super::keys::{Step, letter, selects, step};
use super::super::play::{Around, Common, Purpose, Reaction, Suggestion};
use super::{Follows, Table};

/// What lies over a table for a moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Dialog {
    /// Every key.
    Keys,
    /// What is left in the bag.
    Bag,
    /// The whole score sheet, from this line on.
    Turns(usize),
    /// What a word means.
    Meaning,
    /// A longer answer of the command line.
    Told(Vec<String>),
    /// Yes or no, before something that cannot be taken back; no is chosen at first.
    Confirm { asks: String, action: Value, is_yes: bool },
    /// Tiles of the rack.
    Choose { purpose: Purpose, tiles: Vec<String>, marked: Vec<bool>, cursor: usize },
    /// Hints.
    Hints { rows: Vec<Suggestion>, cursor: usize },
    /// Letters for an answer.
    Letters { asks: String, field: Field, action: Value, name: &'static str, is_list: bool },
    /// A title for the game.
    Title(Field),
}

impl Table {
    /// Takes a key for the dialog.
    pub(super) fn press_dialog(&mut self, key: KeyEvent, around: Around) -> Follows {
        let Some(dialog) = self.dialog.take() else { return Follows::default() };
        match dialog {
            Dialog::Keys | Dialog::Bag | Dialog::Meaning | Dialog::Told(_) => {
                let is_open = !matches!(key.code, KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_));
                self.dialog = is_open.then_some(dialog);
                Follows::default()
            }
            Dialog::Turns(from) => {
                self.dialog = match step(around.keys, key, false) {
                    Some(Step::Up) => Some(Dialog::Turns(from.saturating_sub(1))),
                    Some(Step::Down) => Some(Dialog::Turns(from + 1)),
                    _ => None,
                };
                Follows::default()
            }
            Dialog::Confirm { .. } => self.press_confirm(key, around, dialog),
            Dialog::Choose { .. } => self.press_choose(key, around, dialog),
            Dialog::Hints { rows, cursor } => self.press_hints(key, around, rows, cursor),
            Dialog::Letters { .. } => self.press_letters(key, dialog),
            Dialog::Title(field) => self.press_title(key, field),
        }
    }

    fn press_confirm(&mut self, key: KeyEvent, around: Around, dialog: Dialog) -> Follows {
        let Dialog::Confirm { asks, action, is_yes } = dialog else { return Follows::default() };
        let yes = say::yes_key().say(around.language);
        let typed = letter(key).map(|(letter, _)| letter);
        let is_no = key.code == KeyCode::Esc || typed.as_deref() == Some("N");
        if typed.as_deref() == Some(&*yes) || (is_yes && selects(around.keys, key, false)) {
            return self.act(action);
        }
        if !is_no && !selects(around.keys, key, false) {
            let is_yes = step(around.keys, key, false).map_or(is_yes, |_| !is_yes);
            self.dialog = Some(Dialog::Confirm { asks, action, is_yes });
        }
        Follows::default()
    }

    fn press_choose(&mut self, key: KeyEvent, around: Around, dialog: Dialog) -> Follows {
        let Dialog::Choose { purpose, tiles, mut marked, mut cursor } = dialog else {
            return Follows::default();
        };
        let last = tiles.len().saturating_sub(1);
        match (key.code, step(crate::screen::KeyMap::Arrows, key, true)) {
            (KeyCode::Esc, _) => return Follows::default(),
            (KeyCode::Enter, _) => return self.finish_choosing(purpose, &tiles, &marked, around),
            (_, Some(Step::Left)) => cursor = cursor.saturating_sub(1),
            (_, Some(Step::Right)) => cursor = (cursor + 1).min(last),
            (KeyCode::Char(' '), _) | (_, Some(_)) => {
                if let Some(mark) = marked.get_mut(cursor) {
                    *mark = !*mark;
                }
            }
            (KeyCode::Char('*'), _) => {
                let all = marked.iter().all(|mark| *mark);
                marked.fill(!all);
            }
            (KeyCode::Char('?'), _) => toggle(&tiles, &mut marked, "?"),
            _ => {
                if let Some((letter, _)) = letter(key) {
                    toggle(&tiles, &mut marked, &letter);
                }
            }
        }
        self.dialog = Some(Dialog::Choose { purpose, tiles, marked, cursor });
        Follows::default()
    }

    fn finish_choosing(
        &mut self,
        purpose: Purpose,
        tiles: &[String],
        marked: &[bool],
        around: Around,
    ) -> Follows {
        let pairs = tiles.iter().zip(marked);
        let chosen: Vec<String> =
            pairs.filter(|(_, mark)| **mark).map(|(tile, _)| tile.clone()).collect();
        let reaction = self.play.give_back(purpose, &chosen);
        self.react(reaction, around)
    }

    fn press_hints(
        &mut self,
        key: KeyEvent,
        around: Around,
        rows: Vec<Suggestion>,
        cursor: usize,
    ) -> Follows {
        let last = rows.len().saturating_sub(1);
        if selects(around.keys, key, false) {
            let Some(row) = rows.get(cursor).cloned() else { return Follows::default() };
            let reaction = self.play.take_hint(&row);
            return self.react(reaction, around);
        }
        let cursor = match (key.code, step(around.keys, key, false)) {
            (KeyCode::Char('5' | '+'), _) => return self.react(Reaction::Hint, around),
            (_, Some(Step::Up)) => cursor.saturating_sub(1),
            (_, Some(Step::Down)) => (cursor + 1).min(last),
            (KeyCode::Esc | KeyCode::Char(_), _) => return Follows::default(),
            _ => cursor,
        };
        self.dialog = Some(Dialog::Hints { rows, cursor });
        Follows::default()
    }

    fn press_letters(&mut self, key: KeyEvent, mut dialog: Dialog) -> Follows {
        let Dialog::Letters { field, action, name, is_list, .. } = &mut dialog else {
            return Follows::default();
        };
        match field.press(key) {
            Typed::Dropped => Follows::default(),
            Typed::Finished if !field.text().trim().is_empty() => {
                let typed = field.text().trim().to_uppercase();
                action[*name] = if *is_list {
                    json!(typed.split_whitespace().collect::<Vec<_>>())
                } else {
                    json!(typed.split_whitespace().collect::<String>())
                };
                let action = action.clone();
                self.act(action)
            }
            _ => {
                self.dialog = Some(dialog);
                Follows::default()
            }
        }
    }

    fn press_title(&mut self, key: KeyEvent, mut field: Field) -> Follows {
        match field.press(key) {
            Typed::Dropped => Follows::default(),
            Typed::Finished => {
                Follows::asking(super::Request::Save(field.text().trim().to_owned()))
            }
            _ => {
                self.dialog = Some(Dialog::Title(field));
                Follows::default()
            }
        }
    }

    /// A press of the mouse on a row of a list.
    pub(super) fn press_row(&mut self, row: usize, around: Around) -> Follows {
        match &mut self.dialog {
            Some(Dialog::Hints { cursor, .. }) => *cursor = row,
            Some(Dialog::Confirm { is_yes, .. }) => *is_yes = row == 0,
            Some(_) => return Follows::default(),
            None => {
                self.answer = row;
                return self.take_answer(around);
            }
        }
        self.press_dialog(KeyEvent::from(KeyCode::Enter), around)
    }

    /// A press of the mouse on a tile of the rack while tiles are chosen; whether that was so.
    pub(super) fn mark(&mut self, tile: usize) -> bool {
        let Some(Dialog::Choose { marked, cursor, .. }) = &mut self.dialog else { return false };
        if let Some(mark) = marked.get_mut(tile) {
            *mark = !*mark;
            *cursor = tile;
        }
        true
    }

    /// Opens the dialog of a common command.
    pub(super) fn open(&mut self, common: Common) {
        self.dialog = match common {
            Common::Keys => Some(Dialog::Keys),
            Common::Bag => Some(Dialog::Bag),
            Common::Turns => Some(Dialog::Turns(0)),
            Common::Save => Some(Dialog::Title(Field::with(&self.session.table().title))),
            _ => None,
        };
    }
}

/// Marks one more tile of a letter, or none of it once all are marked.
fn toggle(tiles: &[String], marked: &mut [bool], letter: &str) {
    let places: Vec<usize> =
        (0..tiles.len()).filter(|place| tiles[*place].eq_ignore_ascii_case(letter)).collect();
    match places.iter().find(|place| !marked[**place]) {
        Some(place) => marked[*place] = true,
        None => {
            for place in places {
                marked[place] = false;
            }
        }
    }
}
