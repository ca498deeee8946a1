//! What the crossword game gives its table.

use board::Square;
use crossterm::event::{KeyCode, KeyEvent};
use crossword::{LaidTile, PhaseView};
use locales::{Spoken as _, modern as say, modern_crossword as here};
use ratatui::layout::Rect;
use serde_json::{Value, json};

use super::{CrosswordScreen, Zoom};
use crate::modern::{
    Answer, Around, Bag, Canvas, Play, Purpose, Question, RackTile, Reaction, ReviewLine,
    Suggestion, Tentative, TurnLine, letter, selects, step, types_at_once,
};

impl CrosswordScreen {
    fn is_laying(&self, around: Around) -> bool {
        types_at_once(around.keys) || self.is_typing
    }

    /// Passes, once the player has said yes.
    pub(super) fn pass(&self, around: Around) -> Reaction {
        if !self.may("pass") {
            return Reaction::Refuse(say::not_your_turn().say(around.language));
        }
        Reaction::Confirm(here::pass_sure().say(around.language), json!({"do": "pass"}))
    }

    /// Chooses the tiles of an exchange.
    pub(super) fn exchange(&mut self, around: Around) -> Reaction {
        if !self.may("exchange") {
            return Reaction::Refuse(here::no_exchange().say(around.language));
        }
        self.hand.take_all_back();
        Reaction::Choose(Purpose::Exchange)
    }

    /// Plays the laid tiles.
    pub(super) fn play_laid(&self, around: Around) -> Reaction {
        match (self.may("lay"), self.hand.has_laid()) {
            (false, _) => Reaction::Refuse(say::not_your_turn().say(around.language)),
            (true, false) => Reaction::Refuse(here::nothing_laid().say(around.language)),
            (true, true) => Reaction::Act(json!({"do": "lay", "tiles": self.laid()})),
        }
    }

    /// Mixes the rack.
    pub(super) fn shuffle(&mut self) -> Reaction {
        self.shuffles += 1;
        self.hand.shuffle(self.shuffles);
        Reaction::Done
    }

    fn press_select(&mut self, around: Around) -> Reaction {
        if self.hand.has_laid() {
            return self.play_laid(around);
        }
        if self.is_laying(around) {
            return self.turn(around);
        }
        self.is_typing = true;
        Reaction::Say(here::type_now().say(around.language))
    }

    /// Keys that are not letters.
    fn press_sign(&mut self, key: KeyEvent, around: Around) -> Reaction {
        match key.code {
            KeyCode::Char(' ') => self.skip(),
            KeyCode::Char('/') | KeyCode::Insert => self.turn(around),
            KeyCode::Backspace | KeyCode::Delete => self.type_back(),
            KeyCode::Char('1') => self.play_laid(around),
            KeyCode::Char('2') => self.pass(around),
            KeyCode::Char('3') if self.may("challenge") => Reaction::Confirm(
                here::challenge_sure().say(around.language),
                json!({"do": "challenge"}),
            ),
            KeyCode::Char('4') => self.exchange(around),
            KeyCode::Char('6') => self.shuffle(),
            KeyCode::Char('8') if self.may("undo") => Reaction::Act(json!({"do": "undo"})),
            KeyCode::Char('3' | '8') => Reaction::Refuse(say::cannot_now().say(around.language)),
            KeyCode::Char('+' | '-') => {
                self.zoom();
                Reaction::Done
            }
            _ => Reaction::Nothing,
        }
    }

    fn square_of(&self, place: usize) -> Option<Square> {
        let columns = self.layout.as_ref()?.columns();
        let (row, column) =
            (u8::try_from(place / columns).ok()?, u8::try_from(place % columns).ok()?);
        Some(Square::new(row, column))
    }
}

impl Play for CrosswordScreen {
    fn show(&mut self, view: &Value) {
        if let Ok(view) = serde_json::from_value(view.clone()) {
            self.take_view(view);
        }
    }

    fn press(&mut self, key: KeyEvent, around: Around) -> Reaction {
        let is_laying = self.is_laying(around);
        if let Some(step) = step(around.keys, key, is_laying) {
            return self.walk(step);
        }
        if selects(around.keys, key, is_laying) {
            return self.press_select(around);
        }
        match letter(key) {
            Some((letter, is_shifted)) if is_laying => {
                self.type_letter(&letter, is_shifted, around)
            }
            Some(_) => Reaction::Nothing,
            None => self.press_sign(key, around),
        }
    }

    fn press_board(&mut self, place: usize, around: Around) -> Reaction {
        match self.square_of(place) {
            Some(square) => self.press_square(square, around),
            None => Reaction::Nothing,
        }
    }

    fn press_rack(&mut self, tile: usize, around: Around) -> Reaction {
        self.press_tile(tile, around)
    }

    fn preview(&self) -> Option<Value> {
        self.preview_question()
    }

    fn previewed(&mut self, answer: Result<Value, String>) {
        self.preview = match answer {
            Ok(Value::Null) => None,
            Ok(answer) => match serde_json::from_value(answer) {
                Ok(crossword::Answer::Preview(preview)) => Some(Ok(preview)),
                _ => None,
            },
            Err(sentence) => Some(Err(sentence)),
        };
    }

    fn hint(&self, asked_before: u32) -> Value {
        json!({"ask": "hint", "asked_before": asked_before})
    }

    fn hints(&self, answer: Value, around: Around) -> Vec<Suggestion> {
        Self::told_hints(answer, around)
    }

    fn take_hint(&mut self, suggestion: &Suggestion) -> Reaction {
        if let Ok(tiles) = serde_json::from_value::<Vec<LaidTile>>(suggestion.lays.clone()) {
            self.lay_all(&tiles);
        }
        Reaction::Done
    }

    fn give_back(&mut self, _purpose: Purpose, tiles: &[String]) -> Reaction {
        if tiles.is_empty() {
            return Reaction::Done;
        }
        Reaction::Act(json!({"do": "exchange", "tiles": tiles.concat()}))
    }

    fn question(&self, around: Around) -> Option<Question> {
        let view = self.view.as_ref()?;
        let language = around.language;
        let act = |name: &str| Answer::Act(json!({ "do": name }));
        let answer = |sure: bool| Answer::Act(json!({"do": "answer", "sure": sure}));
        let (asks, answers) = match &view.phase {
            PhaseView::Sure { word, .. } if self.may("answer") => {
                (here::ask_sure(word), vec![(say::no(), answer(false)), (say::yes(), answer(true))])
            }
            PhaseView::ChallengeAnswer { words, .. } if self.may("accept_challenge") => (
                here::ask_challenged(words.join(", ")),
                vec![
                    (here::challenge_right(), act("accept_challenge")),
                    (here::challenge_wrong(), act("reject_challenge")),
                ],
            ),
            PhaseView::Pick if self.may("pick") => {
                (here::ask_pick(), vec![(here::pick(), act("pick"))])
            }
            PhaseView::Acceptance { .. } if self.may("accept") => {
                let mut answers = vec![(here::accept(), act("accept"))];
                if self.may("challenge") {
                    answers.push((here::challenge(), act("challenge")));
                }
                (here::ask_accept(), answers)
            }
            PhaseView::Resume { .. } if self.may("resume") => {
                (say::ask_paused(), vec![(say::resume(), act("resume"))])
            }
            PhaseView::NextGame { .. } => {
                (here::ask_next_game(), vec![(here::next_game(), act("next_game"))])
            }
            PhaseView::StarterTold | PhaseView::RackTold { .. } | PhaseView::LeftTold { .. } => {
                return self.real_question(around);
            }
            _ => return None,
        };
        let answers = answers.into_iter().map(|(text, does)| (text.say(language), does)).collect();
        Some(Question { asks: asks.say(language), answers })
    }

    fn trial(&self, trial: &Value, around: Around) -> Option<String> {
        let trial: crossword::Trial = serde_json::from_value(trial.clone()).ok()?;
        let word = trial.word?;
        let place = trial
            .place
            .map(|(square, direction)| super::squares::written(square, direction, around.notation));
        Some(format!("{:<5}{word} {}", place.unwrap_or_default(), trial.score.0))
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        self.draw_board(canvas, area, around);
    }

    fn board_size(&self, area: Rect) -> (u16, u16) {
        self.size_in(area)
    }

    fn rack(&self) -> Vec<RackTile> {
        if self.is_told() {
            return Vec::new();
        }
        let tile = |held: &crate::modern::Held<Square>| RackTile {
            face: held.tile.clone(),
            value: match self.value_of(&held.tile) {
                0 => String::new(),
                value => value.to_string(),
            },
            is_laid: held.laid.is_some(),
        };
        self.hand.tiles().iter().map(tile).collect()
    }

    fn tentative(&self, around: Around) -> Tentative {
        self.told_tentative(around)
    }

    fn turns(&self, around: Around) -> Vec<TurnLine> {
        self.turn_lines(around)
    }

    fn bag(&self, around: Around) -> Bag {
        self.told_bag(around)
    }

    fn about_seat(&self, seat: u8, around: Around) -> Option<String> {
        let view = self.view.as_ref()?;
        let carried = view.seats.get(usize::from(seat))?.carried;
        (view.round.1 > 1).then(|| here::carried(carried.0).say(around.language))
    }

    fn ending(&self, around: Around) -> Option<String> {
        self.told_ending(around)
    }

    fn keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let language = around.language;
        let is_laying = self.is_laying(around);
        let mut keys = vec![(crate::modern::walking_keys(around.keys), say::key_walk())];
        if is_laying {
            keys.push(("a–z", say::key_lay()));
            keys.push(("/", here::key_turn()));
        } else {
            keys.push((crate::modern::selecting_key(around.keys), here::key_type()));
        }
        if self.may("exchange") {
            keys.push(("4", here::key_exchange()));
        }
        if self.may("pass") {
            keys.push(("2", here::key_pass()));
        }
        if self.may("challenge") {
            keys.push(("3", here::challenge()));
        }
        if self.may("undo") {
            keys.push(("8", here::key_undo()));
        }
        if self.view.as_ref().is_some_and(|view| view.help.hint != crossword::Hint::None) {
            keys.push(("5", say::key_hint()));
        }
        keys.into_iter().map(|(key, does)| (key, does.say(language))).collect()
    }

    fn all_keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let keys = [
            (crate::modern::walking_keys(around.keys), here::key_walk_all()),
            ("a–z", here::key_lay_all()),
            ("A–Z", here::key_blank_all()),
            ("Space", here::key_skip_all()),
            ("/", here::key_turn_all()),
            ("⌫", here::key_back_all()),
            ("⏎", here::key_play_all()),
            ("2", here::key_pass_all()),
            ("3", here::challenge()),
            ("4", here::key_exchange()),
            ("6", here::key_shuffle()),
            ("8", here::key_undo()),
            ("+", here::key_zoom()),
        ];
        keys.into_iter().map(|(key, does)| (key, does.say(around.language))).collect()
    }

    fn examples(&self, around: Around) -> String {
        let message = match around.notation {
            crate::modern::Notation::English => here::examples_english(),
            crate::modern::Notation::French => here::examples_french(),
        };
        message.say(around.language)
    }

    fn hides_tiles(&self) -> bool {
        self.view.as_ref().is_some_and(|view| {
            view.rules.racks == crossword::Racks::Hidden
                && view.rules.mode != crossword::Mode::RealBoard
        })
    }

    fn review(&self, turn: usize, around: Around) -> Option<Value> {
        Some(json!({"ask": "review", "turn": turn, "language": around.language.code()}))
    }

    fn reviewed(&mut self, answer: Option<Value>) {
        self.review = answer.and_then(|answer| match serde_json::from_value(answer) {
            Ok(crossword::Answer::Review(review)) => Some(*review),
            _ => None,
        });
    }

    fn review_lines(&self, around: Around) -> Vec<ReviewLine> {
        self.told_review(around)
    }

    fn zoom(&mut self) {
        self.zoom = match self.zoom {
            Zoom::Fitting => Zoom::Overview,
            Zoom::Overview => Zoom::Usual,
            Zoom::Usual => Zoom::Large,
            Zoom::Large => Zoom::Fitting,
        };
    }

    fn is_in_hand(&self) -> bool {
        self.picked.is_some() || self.hand.has_laid() || self.is_typing
    }

    fn put_down(&mut self) -> bool {
        let was_in_hand = self.is_in_hand();
        if self.picked.take().is_none() {
            if self.hand.has_laid() {
                self.hand.take_all_back();
            } else {
                self.is_typing = false;
            }
        }
        was_in_hand
    }

    fn last_word(&self) -> Option<String> {
        let view = self.view.as_ref()?;
        view.history.iter().rev().find_map(|turn| match &turn.what {
            crossword::MoveView::Played { word, .. } => {
                Some(word.replace(['(', ')'], "").to_uppercase())
            }
            _ => None,
        })
    }
}
