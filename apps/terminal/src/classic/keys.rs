//! What keys do in a game.

use std::time::Instant;

use board::Square;
use crossterm::event::{KeyCode, KeyEvent};
use crossword::PhaseView;
use locales::{Message, classic as say};
use serde_json::json;

use super::edition::Edition;
use super::entry::{Misfit, Typed};
use super::game::{After, Again, Game, Panel, Rematch, Stage, Trying};
use super::pending;
use super::setup::FILE_NAME;
use super::task::Request;
use crate::screen::Next;

/// The squares of a side of the board.
const SIDE: u8 = 15;

impl Game {
    /// Takes a key.
    pub(super) fn press(&mut self, key: KeyEvent, now: Instant) -> After {
        self.now = now;
        let is_covered = std::mem::replace(&mut self.panel, Panel::Options) != Panel::Options;
        let is_own_turn = self.turn.is_some_and(|(seat, _)| self.is_own(seat));
        if is_own_turn && !self.pending.is_done() {
            self.hurry();
        }
        match &self.stage {
            Stage::Over(again) => self.press_over(*again, key),
            Stage::Curtain | Stage::NewRack(_) => After::Stay(self.press_pause(key)),
            Stage::Quitting => After::Stay(self.press_quitting(key)),
            Stage::Naming(name) => After::Stay(self.press_naming(name.clone(), key)),
            Stage::Watching => After::Stay(self.press_watching(key, is_covered)),
            Stage::Typing(typed) => After::Stay(self.press_typing(typed.clone(), key, is_covered)),
            Stage::Placing(typed, square) => {
                After::Stay(self.press_placing(typed.clone(), *square, key))
            }
            Stage::Deciding(trying) => After::Stay(self.press_deciding(trying.clone(), key)),
            Stage::Answering => After::Stay(self.press_answering(key)),
            Stage::Changing(tiles) => After::Stay(self.press_changing(tiles.clone(), key)),
            Stage::Asking(_) | Stage::Waiting => After::Stay(Next::wait()),
        }
    }

    fn press_over(&mut self, again: Again, key: KeyEvent) -> After {
        let Some(yes) = self.edition.answer(key, Some(true)) else {
            return After::Stay(Next::wait());
        };
        let next = match (again, yes) {
            (Again::Play, false) => return After::Leave,
            (Again::Play, true) => Again::SamePlayers,
            (Again::SamePlayers, false) => return After::Again(Rematch::OtherPlayers),
            (Again::SamePlayers, true) => Again::SameLevels,
            (Again::SameLevels, false) => return After::Again(Rematch::SamePlayers),
            (Again::SameLevels, true) => return After::Again(Rematch::SameLevels),
        };
        self.stage = Stage::Over(next);
        After::Stay(Next::draw())
    }

    fn press_pause(&mut self, key: KeyEvent) -> Next<Request> {
        if key.code != KeyCode::Enter {
            return Next::wait();
        }
        if self.stage == Stage::Curtain {
            self.stage = Stage::Typing(Typed::default());
        } else {
            self.begin_turn();
            self.sort_rack();
            self.advance(self.now);
        }
        Next::draw()
    }

    fn press_watching(&mut self, key: KeyEvent, is_covered: bool) -> Next<Request> {
        match key.code {
            KeyCode::Char('2') => {
                self.hurry();
                Next::ask(Request::Force)
            }
            KeyCode::Char(digit @ ('1' | '3' | '4' | '5')) => self.choose(digit),
            _ if is_covered => Next::draw(),
            _ => Next::wait(),
        }
    }

    fn press_typing(&mut self, mut typed: Typed, key: KeyEvent, is_covered: bool) -> Next<Request> {
        let kept = self.must_place().map_or(0, str::len);
        match key.code {
            KeyCode::Char(digit @ '1'..='8') if typed.is_empty() => return self.choose(digit),
            KeyCode::Char('1' | '2') if kept > 0 => return self.choose('2'),
            KeyCode::Char(' ') => typed.space(),
            KeyCode::Char(letter)
                if letter.is_ascii_alphabetic() && typed.len() < usize::from(SIDE) =>
            {
                typed.push(letter);
            }
            KeyCode::Backspace if typed.len() > kept => typed.pop(),
            KeyCode::Esc if kept == 0 => typed = Typed::default(),
            KeyCode::Enter if typed.has_letters() => {
                self.note.clear();
                self.stage = Stage::Placing(typed, Square::new(0, 0));
                return Next::draw();
            }
            _ if is_covered => return Next::draw(),
            _ => return Next::wait(),
        }
        if kept == 0 {
            self.note.clear();
        }
        self.stage = Stage::Typing(typed.clone());
        self.tell_typing(&typed)
    }

    /// With a clock, the table is told what is being typed: it may still be placed when time is up.
    fn tell_typing(&self, typed: &Typed) -> Next<Request> {
        let is_timed = self.view().is_some_and(pending::has_clock);
        let action = match typed.len() {
            _ if !is_timed || self.must_place().is_some() => return Next::draw(),
            0 => json!({"do": "cancel_word"}),
            _ => json!({"do": "enter_word", "word": typed.word()}),
        };
        Next::ask(Request::Act(action))
    }

    fn press_placing(&mut self, typed: Typed, at: Square, key: KeyEvent) -> Next<Request> {
        let moved = match key.code {
            KeyCode::Up => Square::new(at.row.saturating_sub(1), at.column),
            KeyCode::Down => Square::new((at.row + 1).min(SIDE - 1), at.column),
            KeyCode::Left => Square::new(at.row, at.column.saturating_sub(1)),
            KeyCode::Right => Square::new(at.row, (at.column + 1).min(SIDE - 1)),
            KeyCode::Backspace | KeyCode::Esc => {
                self.stage = Stage::Typing(typed);
                return Next::draw();
            }
            _ => return self.place(typed, at, key),
        };
        self.stage = Stage::Placing(typed, moved);
        let has_sound = self.view().is_some_and(|view| view.rules.screen.sound);
        if has_sound && moved != at { Next::draw().ringing() } else { Next::draw() }
    }

    fn place(&mut self, typed: Typed, square: Square, key: KeyEvent) -> Next<Request> {
        if self.edition.is_cancel(key) {
            return self.cancel(typed);
        }
        let Some(direction) = self.edition.direction(key) else { return Next::wait() };
        let Some(view) = self.view() else { return Next::wait() };
        match typed.laid(&view.board, square, direction) {
            Ok(tiles) => {
                let request = Request::Preview(tiles.clone());
                self.note.clear();
                self.stage =
                    Stage::Asking(Trying { typed, square, direction, tiles, preview: None });
                Next::ask(request)
            }
            Err(misfit) => {
                self.note = self.edition.say(&sentence(&misfit, &typed.word()));
                Next::draw()
            }
        }
    }

    /// De Luxe cancels the word; Micro cancels its place, and the cursor starts again.
    fn cancel(&mut self, typed: Typed) -> Next<Request> {
        match (self.edition, self.must_place()) {
            (Edition::Deluxe, Some(begun)) => {
                self.note = self.edition.say(&say::must_place(begun));
                Next::draw()
            }
            (Edition::Deluxe, None) => {
                self.note.clear();
                self.stage = Stage::Typing(Typed::default());
                self.tell_typing(&Typed::default())
            }
            (Edition::Micro, _) => {
                self.note.clear();
                self.stage = Stage::Placing(typed, Square::new(0, 0));
                Next::draw()
            }
        }
    }

    fn press_deciding(&mut self, trying: Trying, key: KeyEvent) -> Next<Request> {
        if self.edition.is_cancel(key) || key.code == KeyCode::Esc {
            self.note.clear();
            self.stage = Stage::Placing(trying.typed, trying.square);
            return Next::draw();
        }
        match self.edition.answer(key, Some(false)) {
            None => Next::wait(),
            Some(false) => self.lay(trying),
            Some(true) if self.must_place().is_some() => self.lay(trying),
            Some(true) => {
                self.note.clear();
                self.stage = Stage::Typing(Typed::default());
                self.tell_typing(&Typed::default())
            }
        }
    }

    fn press_answering(&mut self, key: KeyEvent) -> Next<Request> {
        let Some(yes) = self.edition.answer(key, None) else { return Next::wait() };
        let action = match self.view().map(|view| &view.phase) {
            Some(PhaseView::ChallengeAnswer { .. }) if yes => json!({"do": "accept_challenge"}),
            Some(PhaseView::ChallengeAnswer { .. }) => json!({"do": "reject_challenge"}),
            Some(PhaseView::Sure { .. }) => json!({"do": "answer", "sure": yes}),
            _ => return Next::wait(),
        };
        self.act(action)
    }

    fn press_changing(&mut self, mut tiles: String, key: KeyEvent) -> Next<Request> {
        let sign = match key.code {
            KeyCode::Char(' ') => '?',
            KeyCode::Char(letter) => letter.to_ascii_uppercase(),
            KeyCode::Backspace => {
                tiles.pop();
                self.stage = Stage::Changing(tiles);
                return Next::draw();
            }
            KeyCode::Enter if !tiles.is_empty() => {
                return self.act(json!({"do": "exchange", "tiles": tiles}));
            }
            KeyCode::Enter | KeyCode::Esc => {
                self.stage = Stage::Typing(Typed::default());
                return Next::draw();
            }
            _ => return Next::wait(),
        };
        let count = |text: &str| text.chars().filter(|other| *other == sign).count();
        if count(&tiles) < count(self.rack()) {
            tiles.push(sign);
        }
        self.stage = Stage::Changing(tiles);
        Next::draw()
    }

    /// Takes one of the options 1 to 8.
    fn choose(&mut self, digit: char) -> Next<Request> {
        match digit {
            '1' => {
                self.note = self.edition.say(&say::stopping());
                self.stage = Stage::Quitting;
            }
            '2' => return self.act(json!({"do": "pass"})),
            '3' => self.panel = Panel::Premiums,
            '4' => self.panel = Panel::Values,
            '5' => self.panel = Panel::Distribution,
            '6' => self.stage = Stage::Changing(String::new()),
            '7' => self.juggle(),
            '8' => {
                self.note.clear();
                self.hints += 1;
                return Next::ask(Request::Hint(self.hints - 1));
            }
            _ => return Next::wait(),
        }
        Next::draw()
    }

    fn press_quitting(&mut self, key: KeyEvent) -> Next<Request> {
        let default = match self.edition {
            Edition::Micro => Some(false),
            Edition::Deluxe => None,
        };
        let answer = match key.code {
            KeyCode::Esc => None,
            _ => match self.edition.answer(key, default) {
                None => return Next::wait(),
                answer => answer,
            },
        };
        self.note.clear();
        match (self.edition, answer) {
            (Edition::Deluxe, Some(true)) => {
                self.stage = Stage::Naming(String::new());
                Next::draw()
            }
            (Edition::Deluxe, Some(false)) | (Edition::Micro, Some(true)) => {
                self.stage = Stage::Waiting;
                Next::ask(Request::Stop(None))
            }
            (_, None) | (Edition::Micro, Some(false)) => self.play_on(),
        }
    }

    fn press_naming(&mut self, mut name: String, key: KeyEvent) -> Next<Request> {
        match key.code {
            KeyCode::Esc => return self.play_on(),
            KeyCode::Enter if !name.trim().is_empty() => {
                self.stage = Stage::Waiting;
                return Next::ask(Request::Stop(Some(name.trim().to_owned())));
            }
            KeyCode::Backspace => {
                name.pop();
            }
            KeyCode::Char(sign) if name.chars().count() < FILE_NAME => name.push(sign),
            _ => return Next::wait(),
        }
        self.stage = Stage::Naming(name);
        Next::draw()
    }

    /// The game goes on after all.
    fn play_on(&mut self) -> Next<Request> {
        let own = self.turn.is_some_and(|(seat, _)| self.is_own(seat));
        self.stage = if own { Stage::Typing(Typed::default()) } else { Stage::Watching };
        self.follow_phase();
        self.advance(self.now);
        Next::draw()
    }
}

fn sentence(misfit: &Misfit, word: &str) -> Message {
    match misfit {
        Misfit::OffBoard => say::off_board(word),
        Misfit::Taken(letter) => say::taken(letter.to_string(), word),
        Misfit::NothingNew => say::nothing_new(word),
    }
}
