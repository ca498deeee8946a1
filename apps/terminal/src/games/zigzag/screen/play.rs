//! What Zigzag gives its table.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Spoken as _, modern as say, modern_zigzag as here};
use ratatui::layout::Rect;
use serde_json::{Value, json};
use zigzag::{PhaseView, TileId};

use super::{ZigzagScreen, Zoom};
use crate::modern::{
    Answer, Around, Bag, Canvas, Play, Purpose, Question, RackTile, Reaction, ReviewLine,
    Suggestion, Tentative, TurnLine, letter, selecting_key, selects, step, types_at_once,
    walking_keys,
};

impl ZigzagScreen {
    fn is_laying(&self, around: Around) -> bool {
        types_at_once(around.keys) || self.is_typing || !self.word.is_empty()
    }

    fn press_select(&mut self, around: Around) -> Reaction {
        match (self.word.is_empty(), self.action) {
            (true, Some(kind)) => Reaction::Line(kind.name().to_owned()),
            (true, None) => self.choose_letter(around),
            (false, Some(kind)) => {
                let on = self.anchor.map(|id| format!(" on {}", id.0 + 1)).unwrap_or_default();
                Reaction::Line(format!("word {}{on} {}", self.word, kind.name()))
            }
            (false, None) => match self.shown_way() {
                Some(play) => Reaction::Act(json!({"do": "play", "word": play.laid})),
                None => Reaction::Refuse(
                    self.refusal.clone().unwrap_or_else(|| here::no_way().say(around.language)),
                ),
            },
        }
    }

    /// Attaches the word to the letter that the keyboard is on, or to any again.
    fn choose_letter(&mut self, around: Around) -> Reaction {
        let id = u16::try_from(self.cursor).ok().map(TileId);
        let tile = self.drawn().get(self.cursor);
        if tile.is_some_and(|tile| tile.free.is_empty()) {
            return Reaction::Refuse(here::blocked().say(around.language));
        }
        let letter = tile.map(|tile| tile.tile.clone()).unwrap_or_default();
        self.is_typing = true;
        if letter.is_empty() || self.anchor == id {
            self.anchor = None;
            return Reaction::Say(here::on_any().say(around.language));
        }
        self.anchor = id;
        Reaction::Say(here::on_letter(letter).say(around.language))
    }

    fn press_sign(&mut self, key: KeyEvent, around: Around) -> Reaction {
        match key.code {
            KeyCode::Backspace => {
                self.word.pop();
                Reaction::Done
            }
            KeyCode::Char('1') => {
                self.next_action();
                Reaction::Done
            }
            KeyCode::Char('2') if self.may("pass") => {
                Reaction::Confirm(here::pass_sure().say(around.language), json!({"do": "pass"}))
            }
            KeyCode::Char('4') if self.may("exchange") => {
                self.drop_word();
                Reaction::Choose(Purpose::Exchange)
            }
            KeyCode::Char('2' | '4') => Reaction::Refuse(say::cannot_now().say(around.language)),
            KeyCode::Char('+') => {
                self.zoom = if self.zoom == Zoom::Far { Zoom::Usual } else { Zoom::Near };
                Reaction::Done
            }
            KeyCode::Char('-') => {
                self.zoom = if self.zoom == Zoom::Near { Zoom::Usual } else { Zoom::Far };
                Reaction::Done
            }
            KeyCode::Home | KeyCode::PageUp => {
                self.cursor = self.cursor.saturating_sub(1);
                Reaction::Done
            }
            KeyCode::End | KeyCode::PageDown => {
                self.cursor = (self.cursor + 1).min(self.drawn().len().saturating_sub(1));
                Reaction::Done
            }
            _ => Reaction::Nothing,
        }
    }
}

impl Play for ZigzagScreen {
    fn show(&mut self, view: &Value) {
        if let Ok(view) = serde_json::from_value(view.clone()) {
            self.take_view(view);
        }
    }

    fn press(&mut self, key: KeyEvent, around: Around) -> Reaction {
        let is_laying = self.is_laying(around);
        if let Some(step) = step(around.keys, key, is_laying) {
            if !self.word.is_empty() {
                return self.turn_way(step);
            }
            self.walk(step);
            return Reaction::Done;
        }
        if selects(around.keys, key, is_laying) {
            return self.press_select(around);
        }
        match letter(key) {
            Some((letter, _)) if is_laying => {
                if self.word.chars().count() < 30 {
                    self.word.push_str(&letter);
                }
                Reaction::Done
            }
            Some(_) => Reaction::Nothing,
            None => self.press_sign(key, around),
        }
    }

    fn press_board(&mut self, place: usize, around: Around) -> Reaction {
        self.cursor = place;
        self.choose_letter(around)
    }

    fn press_rack(&mut self, tile: usize, _around: Around) -> Reaction {
        let Some(tile) = self.open().get(tile).cloned() else { return Reaction::Nothing };
        match zigzag::ActionKind::named(&tile) {
            Some(kind) => self.action = if self.action == Some(kind) { None } else { Some(kind) },
            None if tile == crate::modern::BLANK => {}
            None => self.word.push_str(&tile),
        }
        Reaction::Done
    }

    fn preview(&self) -> Option<Value> {
        self.find_question()
    }

    fn previewed(&mut self, answer: Result<Value, String>) {
        self.way = 0;
        self.ways.clear();
        self.refusal = None;
        match answer.map(serde_json::from_value) {
            Ok(Ok(zigzag::Answer::Find { ways })) => self.ways = ways,
            Ok(_) => {}
            Err(sentence) => self.refusal = Some(sentence),
        }
    }

    fn hint(&self, asked_before: u32) -> Value {
        let strength =
            ["letter", "word", "play"][usize::try_from(asked_before).unwrap_or(2).min(2)];
        json!({"ask": "hint", "strength": strength, "asked_before": asked_before / 3})
    }

    fn hints(&self, answer: Value, around: Around) -> Vec<Suggestion> {
        self.told_hints(answer, around)
    }

    fn take_hint(&mut self, suggestion: &Suggestion) -> Reaction {
        self.drop_word();
        if let Ok(on) = serde_json::from_value::<TileId>(suggestion.lays["on"].clone()) {
            self.anchor = Some(on);
            self.cursor = on.index();
        }
        if let Some(word) = suggestion.lays["word"].as_str() {
            word.clone_into(&mut self.word);
        }
        if let Some(kind) = suggestion.lays["action"].as_str() {
            self.action = zigzag::ActionKind::named(kind);
        }
        Reaction::Done
    }

    fn give_back(&mut self, purpose: Purpose, tiles: &[String]) -> Reaction {
        match purpose {
            Purpose::Return(_) => Reaction::Act(json!({"do": "return", "tiles": tiles})),
            _ if tiles.is_empty() => Reaction::Done,
            _ => Reaction::Act(json!({"do": "exchange", "draw": tiles.len()})),
        }
    }

    fn question(&self, around: Around) -> Option<Question> {
        let view = self.view.as_ref()?;
        let PhaseView::Return { count } = view.phase else { return None };
        if !self.may("return") {
            return None;
        }
        let choose = Answer::Choose(Purpose::Return(count));
        let language = around.language;
        Some(Question {
            asks: here::ask_return(count).say(language),
            answers: vec![(here::choose_tiles().say(language), choose)],
        })
    }

    fn trial(&self, trial: &Value, _around: Around) -> Option<String> {
        let trial: zigzag::Trial = serde_json::from_value(trial.clone()).ok()?;
        Some(format!("{} ({})", trial.play.word, trial.play.laid.chain.len()))
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        self.draw_plane(canvas, area, around);
    }

    fn board_size(&self, area: Rect) -> (u16, u16) {
        let beside = if area.width >= 150 { 62 } else { 30 };
        (area.width.saturating_sub(beside + 2), area.height)
    }

    fn rack(&self) -> Vec<RackTile> {
        let chain = self.shown_way().map(|play| play.laid.chain.as_slice()).unwrap_or_default();
        let is_blank = |tile: &str| tile.chars().all(char::is_lowercase);
        let mut laid: Vec<String> = chain
            .iter()
            .map(|tile| if is_blank(&tile.tile) { "?".to_owned() } else { tile.tile.clone() })
            .chain(self.action.map(|kind| kind.name().to_owned()))
            .collect();
        let mut tile = |text: &String| {
            let found = laid.iter().position(|used| used == text);
            let is_laid = found.map(|place| laid.swap_remove(place)).is_some();
            RackTile { face: text.clone(), value: String::new(), is_laid }
        };
        self.open().iter().map(&mut tile).collect()
    }

    fn tentative(&self, around: Around) -> Tentative {
        self.told_tentative(around)
    }

    fn turns(&self, around: Around) -> Vec<TurnLine> {
        self.turn_lines(around)
    }

    fn bag(&self, around: Around) -> Bag {
        let Some(view) = &self.view else { return Bag::default() };
        let unseen: usize = view.unseen.iter().map(|kind| kind.left).sum();
        let title = here::unseen(view.reserve, unseen).say(around.language);
        let tiles = view.unseen.iter().map(|kind| (super::draw::face(&kind.tile), kind.left));
        Bag { title, tiles: tiles.collect() }
    }

    fn about_seat(&self, seat: u8, around: Around) -> Option<String> {
        let view = self.view.as_ref()?;
        let found = view.seats.get(usize::from(seat))?;
        let left = here::left(found.left).say(around.language);
        let is_other = view.viewer.map(|own| own.0) != Some(seat);
        let open: Vec<String> = found.open.iter().map(|tile| super::draw::face(tile)).collect();
        Some(if is_other { format!("{left} · {}", open.join(" ")) } else { left })
    }

    fn ending(&self, around: Around) -> Option<String> {
        self.told_ending(around)
    }

    fn keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let language = around.language;
        let mut keys = Vec::new();
        if self.word.is_empty() {
            keys.push((walking_keys(around.keys), here::key_letters()));
            keys.push((selecting_key(around.keys), here::key_attach()));
        } else {
            keys.push(("←→", here::key_ways()));
            keys.push(("⏎", here::key_play()));
        }
        if self.is_laying(around) {
            keys.push(("a–z", here::key_type()));
        }
        if self.open().iter().any(|tile| zigzag::ActionKind::named(tile).is_some()) {
            keys.push(("1", here::key_action()));
        }
        if self.may("exchange") {
            keys.push(("4", here::key_exchange()));
        }
        if self.may("pass") {
            keys.push(("2", here::key_pass()));
        }
        keys.push(("5", say::key_hint()));
        keys.into_iter().map(|(key, does)| (key, does.say(language))).collect()
    }

    fn all_keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let keys = [
            (walking_keys(around.keys), here::key_walk_all()),
            ("⏎", here::key_attach_all()),
            ("a–z", here::key_type_all()),
            ("←→", here::key_ways_all()),
            ("⌫", here::key_back_all()),
            ("1", here::key_action_all()),
            ("2", here::key_pass()),
            ("4", here::key_exchange()),
            ("+ -", here::key_zoom()),
            ("PgUp", here::key_order()),
        ];
        keys.into_iter().map(|(key, does)| (key, does.say(around.language))).collect()
    }

    fn examples(&self, around: Around) -> String {
        here::examples().say(around.language)
    }

    fn hides_tiles(&self) -> bool {
        false
    }

    fn review(&self, turn: usize, _around: Around) -> Option<Value> {
        Some(json!({"ask": "analysis", "line": turn}))
    }

    fn reviewed(&mut self, answer: Option<Value>) {
        self.review = answer.and_then(|answer| match serde_json::from_value(answer) {
            Ok(zigzag::Answer::Analysis(analysis)) => Some(*analysis),
            _ => None,
        });
    }

    fn review_lines(&self, around: Around) -> Vec<ReviewLine> {
        self.told_review(around)
    }

    fn zoom(&mut self) {
        self.zoom = match self.zoom {
            Zoom::Far => Zoom::Usual,
            Zoom::Usual => Zoom::Near,
            Zoom::Near => Zoom::Far,
        };
    }

    fn is_in_hand(&self) -> bool {
        !self.word.is_empty() || self.anchor.is_some() || self.action.is_some() || self.is_typing
    }

    fn put_down(&mut self) -> bool {
        let was_in_hand = self.is_in_hand();
        self.drop_word();
        self.action = None;
        self.is_typing = false;
        was_in_hand
    }

    fn last_word(&self) -> Option<String> {
        let last = self.view.as_ref()?.last.as_ref()?;
        last.word.as_ref().map(|word| word.word.clone())
    }
}
