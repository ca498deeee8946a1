//! What Parcours gives its table.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Spoken as _, modern as say, modern_parcours as here};
use parcours::{PhaseView, Place};
use ratatui::layout::Rect;
use serde_json::{Value, json};
use tabletop::Seat;

use super::ParcoursScreen;
use crate::modern::{
    Answer, Around, Bag, Canvas, Play, Purpose, Question, RackTile, Reaction, Suggestion,
    Tentative, TurnLine, letter, selecting_key, selects, step, types_at_once, walking_keys,
};

impl ParcoursScreen {
    fn is_laying(&self, around: Around) -> bool {
        types_at_once(around.keys) || self.is_typing
    }

    fn type_letter(&mut self, letter: &str, as_joker: bool, around: Around) -> Reaction {
        let Some(spot) = self.free_spot() else {
            return Reaction::Refuse(say::no_room(letter).say(around.language));
        };
        if self.hand.lay(letter, as_joker, spot) {
            return Reaction::Done;
        }
        Reaction::Refuse(say::not_in_rack(letter).say(around.language))
    }

    fn press_select(&mut self, around: Around) -> Reaction {
        if let Some((place, word)) = self.laid_word() {
            return Reaction::Act(json!({"do": "lay", "place": place, "word": word}));
        }
        if self.hand.has_laid() {
            return Reaction::Refuse(here::not_full().say(around.language));
        }
        if !self.is_laying(around) {
            self.is_typing = true;
            return Reaction::Done;
        }
        self.end_or_pass(around)
    }

    fn end_or_pass(&mut self, around: Around) -> Reaction {
        self.hand.take_all_back();
        match (self.may("end"), self.may("pass")) {
            (true, _) => Reaction::Choose(Purpose::End),
            (_, true) => Reaction::Choose(Purpose::Pass),
            _ => Reaction::Refuse(say::not_your_turn().say(around.language)),
        }
    }

    fn press_sign(&mut self, key: KeyEvent, around: Around) -> Reaction {
        let cannot = || Reaction::Refuse(say::cannot_now().say(around.language));
        match key.code {
            KeyCode::Backspace if self.hand.has_laid() => self.type_back(),
            KeyCode::Backspace | KeyCode::Char('8') if self.may("take_back") => {
                Reaction::Act(json!({"do": "take_back"}))
            }
            KeyCode::Char('0' | '2') => self.end_or_pass(around),
            KeyCode::Char('-' | '3') if self.may("buy") => {
                self.hand.take_all_back();
                Reaction::Choose(Purpose::Buy)
            }
            KeyCode::Char('+' | '1') if self.may("refill") => {
                Reaction::Act(json!({"do": "refill"}))
            }
            KeyCode::Char('6') => {
                self.shuffles += 1;
                self.hand.shuffle(self.shuffles);
                Reaction::Done
            }
            KeyCode::F(3) => {
                let seats = self.view.as_ref().map_or(1, |view| view.seats.len());
                let next = (self.board_of().index() + 1) % seats.max(1);
                self.shown = u8::try_from(next).ok().map(Seat);
                Reaction::Done
            }
            KeyCode::Char('-' | '3' | '+' | '1' | '8') => cannot(),
            _ => Reaction::Nothing,
        }
    }
}

impl Play for ParcoursScreen {
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

    fn press_board(&mut self, place: usize, _around: Around) -> Reaction {
        let open = self.view.as_ref().map(|view| view.hand.open.clone()).unwrap_or_default();
        match open.get(place) {
            Some(place) => {
                self.choose(*place);
                self.is_typing = true;
                Reaction::Done
            }
            None => Reaction::Nothing,
        }
    }

    fn press_rack(&mut self, tile: usize, around: Around) -> Reaction {
        let Some(held) = self.hand.tiles().get(tile).cloned() else { return Reaction::Nothing };
        match held.laid {
            Some((spot, _)) => {
                self.hand.take_back(&spot);
                Reaction::Done
            }
            None if held.tile == crate::modern::BLANK => {
                Reaction::Say(here::joker_which().say(around.language))
            }
            None => self.type_letter(&held.tile, false, around),
        }
    }

    fn preview(&self) -> Option<Value> {
        self.preview_question()
    }

    fn previewed(&mut self, answer: Result<Value, String>) {
        self.preview = match answer.map(serde_json::from_value) {
            Ok(Ok(parcours::Answer::Preview(preview))) => Some(Ok(preview)),
            Ok(_) => None,
            Err(sentence) => Some(Err(sentence)),
        };
    }

    fn hint(&self, asked_before: u32) -> Value {
        json!({"ask": "hint", "asked_before": asked_before})
    }

    fn hints(&self, answer: Value, around: Around) -> Vec<Suggestion> {
        self.told_hints(answer, around)
    }

    fn take_hint(&mut self, suggestion: &Suggestion) -> Reaction {
        let Ok(place) = serde_json::from_value::<Place>(suggestion.lays["place"].clone()) else {
            return Reaction::Done;
        };
        self.hand.take_all_back();
        self.choose(place);
        let word = suggestion.lays["word"].as_str().unwrap_or_default();
        for (letter, spot) in word.chars().zip(0_u8..) {
            let upper: String = letter.to_uppercase().collect();
            self.hand.lay(&upper, letter.is_lowercase(), (place, spot));
        }
        Reaction::Done
    }

    fn give_back(&mut self, purpose: Purpose, tiles: &[String]) -> Reaction {
        let name = match purpose {
            Purpose::End => "end",
            Purpose::Buy => "buy",
            _ => "pass",
        };
        Reaction::Act(json!({"do": name, "back": tiles.concat()}))
    }

    fn question(&self, around: Around) -> Option<Question> {
        let view = self.view.as_ref()?;
        let language = around.language;
        let (asks, answers) = match &view.phase {
            PhaseView::Verdict { word, .. } if self.may("judge") => {
                let judge = |accept: bool| Answer::Act(json!({"do": "judge", "accept": accept}));
                (here::verdict(word), vec![(say::no(), judge(false)), (say::yes(), judge(true))])
            }
            PhaseView::Resume if self.may("resume") => {
                let resume = Answer::Act(json!({"do": "resume"}));
                (say::ask_paused(), vec![(say::resume(), resume)])
            }
            _ => return None,
        };
        let answers = answers.into_iter().map(|(text, does)| (text.say(language), does)).collect();
        Some(Question { asks: asks.say(language), answers })
    }

    fn trial(&self, trial: &Value, _around: Around) -> Option<String> {
        let trial: parcours::Trial = serde_json::from_value(trial.clone()).ok()?;
        let words: Vec<&str> = trial.words.iter().map(|planned| &*planned.word).collect();
        Some(format!("{} {}", words.join(" + "), trial.points.0))
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        self.draw_boards(canvas, area, around);
    }

    fn board_size(&self, area: Rect) -> (u16, u16) {
        let boards = if area.width >= 150 { 2 } else { 1 };
        (super::draw::WIDTH * boards, area.height)
    }

    fn rack(&self) -> Vec<RackTile> {
        let value = |tile: &str| {
            let letters = self.view.as_ref().map(|view| view.letters.as_slice());
            let found = letters.unwrap_or_default().iter().find(|letter| letter.tile == tile);
            found.map_or_else(String::new, |letter| letter.value.0.to_string())
        };
        let tile = |held: &crate::modern::Held<super::Spot>| RackTile {
            face: held.tile.clone(),
            value: value(&held.tile),
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
        let seat = self.board_of();
        let view = self.view.as_ref();
        let Some(seat) = view.and_then(|view| view.seats.get(seat.index())) else {
            return Bag::default();
        };
        let title = here::bag(seat.bag, &seat.player.name).say(around.language);
        let tiles = seat.remaining.iter().map(|kind| (kind.tile.clone(), kind.left)).collect();
        Bag { title, tiles }
    }

    fn about_seat(&self, seat: u8, around: Around) -> Option<String> {
        let seat = self.view.as_ref()?.seats.get(usize::from(seat))?;
        let covered = seat.slots.iter().filter(|slot| slot.word.is_some()).count();
        Some(here::about_seat(covered, seat.slots.len()).say(around.language))
    }

    fn ending(&self, around: Around) -> Option<String> {
        self.told_ending(around)
    }

    fn keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let language = around.language;
        let mut keys = vec![(walking_keys(around.keys), here::key_place())];
        if self.is_laying(around) {
            keys.push(("a–z", say::key_lay()));
        } else {
            keys.push((selecting_key(around.keys), here::key_type()));
        }
        if self.may("end") {
            keys.push(("2", here::key_end()));
        }
        if self.may("pass") {
            keys.push(("2", here::key_pass()));
        }
        if self.may("refill") {
            keys.push(("1", here::key_refill()));
        }
        if self.may("buy") {
            keys.push(("3", here::key_buy()));
        }
        if self.may("take_back") {
            keys.push(("8", here::key_take_back()));
        }
        keys.push(("5", say::key_hint()));
        keys.into_iter().map(|(key, does)| (key, does.say(language))).collect()
    }

    fn all_keys(&self, around: Around) -> Vec<(&'static str, String)> {
        let keys = [
            (walking_keys(around.keys), here::key_place_all()),
            ("a–z", here::key_lay_all()),
            ("A–Z", here::key_joker_all()),
            ("⌫", here::key_back_all()),
            ("⏎", here::key_enter_all()),
            ("2", here::key_end_all()),
            ("1", here::key_refill_all()),
            ("3", here::key_buy_all()),
            ("8", here::key_take_back()),
            ("6", here::key_shuffle()),
            ("F3", here::key_boards()),
        ];
        keys.into_iter().map(|(key, does)| (key, does.say(around.language))).collect()
    }

    fn examples(&self, around: Around) -> String {
        here::examples().say(around.language)
    }

    fn hides_tiles(&self) -> bool {
        let rules = self.view.as_ref().map(|view| view.rules.racks);
        rules == Some(parcours::Racks::Hidden)
    }

    fn is_in_hand(&self) -> bool {
        self.hand.has_laid() || self.is_typing || self.shown.is_some_and(|_| self.looks_away())
    }

    fn put_down(&mut self) -> bool {
        let was_in_hand = self.is_in_hand();
        if self.hand.has_laid() {
            self.hand.take_all_back();
        } else {
            self.is_typing = false;
            self.shown = None;
        }
        was_in_hand
    }

    fn last_word(&self) -> Option<String> {
        let view = self.view.as_ref()?;
        view.history.iter().rev().find_map(|line| match &line.what {
            parcours::LineKindView::Hand { words, .. } => {
                words.last().map(|word| word.word.to_uppercase())
            }
            _ => None,
        })
    }
}
