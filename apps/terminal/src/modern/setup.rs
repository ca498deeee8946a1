//! A game while it is set up: which game, which rules, who plays.

mod chairs;
mod request;

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Language, Message, Spoken as _, modern as say};
use protocol::{CatalogueEntry, PresetEntry};

use super::charts::turned;
use super::field::{Field, Typed};
use super::menu::{self, Chosen, Row};
use super::names::{about_game, about_mode, game_name, language_name, mode_name};
use crate::games;
use crate::screen::KeyMap;

use chairs::Chair;
pub(crate) use request::request_like;

/// A game while it is set up.
pub(crate) struct Setup {
    /// The chosen row.
    pub cursor: usize,
    games: Vec<CatalogueEntry>,
    game: usize,
    preset: usize,
    /// The language of the words, where the rules leave it open.
    words: String,
    mode: usize,
    chairs: [Chair; 4],
    hint: usize,
    clock: usize,
    /// The name that is being typed, and for which chair.
    typed: Option<(usize, Field)>,
}

/// What came of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupStep {
    /// It goes on.
    Stay,
    /// It is left.
    Back,
    /// The game begins.
    Begin,
}

/// What hints may tell; the first is what the rules say.
const HINTS: [&str; 5] = ["", "none", "word", "word_and_place", "list"];
/// Minutes of a clock for the whole game; the first is what the rules say.
const CLOCKS: [Option<u32>; 6] = [None, Some(0), Some(5), Some(10), Some(25), Some(60)];

/// A row of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Game,
    Preset,
    Words,
    Mode,
    Chair(usize),
    Hint,
    Clock,
    Begin,
}

impl Setup {
    /// What is proposed at first: the first game with rules in a language, against the computer.
    pub(crate) fn new(games: &[CatalogueEntry], language: &str) -> Self {
        let mut setup = Self {
            cursor: 0,
            games: games.to_vec(),
            game: 0,
            preset: 0,
            words: language.to_owned(),
            mode: 0,
            chairs: [Chair::Me, Chair::Computer(String::new()), Chair::Nobody, Chair::Nobody],
            hint: 0,
            clock: 0,
            typed: None,
        };
        setup.take_game(0);
        setup.cursor = setup.parts().len() - 1;
        setup
    }

    fn entry(&self) -> Option<&CatalogueEntry> {
        self.games.get(self.game)
    }

    fn rules(&self) -> Option<&PresetEntry> {
        self.entry()?.presets.get(self.preset)
    }

    fn take_game(&mut self, game: usize) {
        self.game = game;
        self.mode = 0;
        let words = self.words.clone();
        let presets = self.entry().map(|entry| entry.presets.as_slice()).unwrap_or_default();
        self.preset = presets.iter().position(|preset| preset.language == words).unwrap_or(0);
        self.fit_chairs();
    }

    /// Computer players stay on the scale of levels that is offered.
    fn fit_chairs(&mut self) {
        let levels = self.levels();
        for chair in &mut self.chairs {
            chair.fit(&levels);
        }
    }

    /// The computer players that the rules offer.
    fn levels(&self) -> Vec<String> {
        let (Some(entry), Some(preset)) = (self.entry(), self.rules()) else { return Vec::new() };
        let count = preset.rules["screen"]["levels"].as_u64().unwrap_or(8);
        chairs::offered(&entry.levels, count)
    }

    fn modes(&self) -> &'static [&'static str] {
        self.entry().map_or(&[], |entry| games::modes(&entry.id))
    }

    fn mode_name(&self) -> &'static str {
        self.modes().get(self.mode).copied().unwrap_or("normal")
    }

    /// The rows that mean something for the chosen game.
    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![Part::Game, Part::Preset];
        if self.entry().is_some_and(|entry| games::chooses_words(&entry.id)) {
            parts.push(Part::Words);
        }
        if self.modes().len() > 1 {
            parts.push(Part::Mode);
        }
        let chairs = if self.mode_name() == "solitaire" { 1 } else { 4 };
        parts.extend((0..chairs).map(Part::Chair));
        parts.extend([Part::Hint, Part::Clock, Part::Begin]);
        parts
    }

    /// The rows.
    pub(crate) fn rows(&self, language: Language) -> Vec<Row> {
        self.parts().into_iter().map(|part| self.row(part, language)).collect()
    }

    fn row(&self, part: Part, language: Language) -> Row {
        let told = |message: Message| message.say(language);
        let preset = self.rules();
        let about = preset.map(|preset| preset.about.clone()).unwrap_or_default();
        match part {
            Part::Game => {
                let name = self.entry().map(|entry| game_name(&entry.id, language));
                let about = self.entry().map(|entry| about_game(&entry.id, language));
                Row::choice(
                    told(say::setup_game()),
                    name.unwrap_or_default(),
                    about.unwrap_or_default(),
                )
            }
            Part::Preset => {
                let title = preset.map(|preset| format!("{} ({})", preset.title, preset.name));
                Row::choice(told(say::setup_preset()), title.unwrap_or_default(), about)
            }
            Part::Words => {
                let name = language_name(&self.words, language);
                Row::choice(told(say::setup_words()), name, told(say::setup_words_about()))
            }
            Part::Mode => {
                let about = about_mode(self.mode_name(), language);
                let name = mode_name(self.mode_name(), language);
                Row::choice(told(say::setup_mode()), name, about)
            }
            Part::Chair(place) => {
                let typed = self.typed.as_ref().filter(|(chair, _)| *chair == place);
                let value = match typed {
                    Some((_, field)) => format!("{}█", field.text()),
                    None => self.chairs[place].name(language),
                };
                let label = told(say::setup_player(place + 1));
                Row::choice(label, value, told(self.chairs[place].about()))
            }
            Part::Hint => {
                let name = match HINTS[self.hint] {
                    "" => say::as_rules(),
                    "none" => say::hint_none(),
                    "word" => say::hint_word(),
                    "word_and_place" => say::hint_place(),
                    _ => say::hint_list(),
                };
                Row::choice(told(say::setup_hint()), told(name), told(say::setup_hint_about()))
            }
            Part::Clock => {
                let name = match CLOCKS[self.clock] {
                    None => say::as_rules(),
                    Some(0) => say::clock_none(),
                    Some(minutes) => say::clock_minutes(minutes),
                };
                Row::choice(told(say::setup_clock()), told(name), told(say::setup_clock_about()))
            }
            Part::Begin => Row::does(told(say::setup_begin()), told(say::setup_begin_about())),
        }
    }

    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent, keys: KeyMap, language: Language) -> SetupStep {
        if let Some((chair, mut field)) = self.typed.take() {
            match field.press(key) {
                Typed::Finished | Typed::Dropped => self.name_chair(chair, &field),
                Typed::Text => self.typed = Some((chair, field)),
                Typed::Other => {
                    self.name_chair(chair, &field);
                    return self.press(key, keys, language);
                }
            }
            return SetupStep::Stay;
        }
        let rows = self.rows(language);
        let parts = self.parts();
        let chosen = menu::press(&mut self.cursor, &rows, key, keys);
        match chosen {
            Chosen::Back => return SetupStep::Back,
            Chosen::Do(row) if parts.get(row) == Some(&Part::Begin) => return SetupStep::Begin,
            Chosen::Do(row) => self.open(parts[row]),
            Chosen::Change(row, is_next) => self.change(parts[row], is_next),
            Chosen::Nothing => self.type_name(key, parts[self.cursor]),
            Chosen::Moved => {}
        }
        SetupStep::Stay
    }

    /// A letter typed on a person's row begins the name.
    fn type_name(&mut self, key: KeyEvent, part: Part) {
        let (Part::Chair(place), KeyCode::Char(letter)) = (part, key.code) else { return };
        if letter.is_alphanumeric() && self.chairs[place].has_name() {
            self.typed = Some((place, Field::with(&letter.to_string())));
        }
    }

    fn name_chair(&mut self, place: usize, field: &Field) {
        let name = field.text().trim();
        if !name.is_empty() {
            self.chairs[place] = Chair::Beside(name.to_owned());
        }
    }

    /// Enter on a row: a name is typed, everything else goes on to the next choice.
    fn open(&mut self, part: Part) {
        match part {
            Part::Chair(place) if self.chairs[place].has_name() => {
                let field = Field::with(self.chairs[place].typed_name());
                self.typed = Some((place, field));
            }
            other => self.change(other, true),
        }
    }

    fn change(&mut self, part: Part, is_next: bool) {
        match part {
            Part::Game => self.take_game(turned(self.game, self.games.len(), is_next)),
            Part::Preset => {
                let count = self.entry().map_or(0, |entry| entry.presets.len());
                self.preset = turned(self.preset, count, is_next);
                self.fit_chairs();
            }
            Part::Words => {
                self.words = if self.words == "fr" { "en".to_owned() } else { "fr".to_owned() };
            }
            Part::Mode => {
                self.mode = turned(self.mode, self.modes().len(), is_next);
                self.cursor = self.cursor.min(self.parts().len() - 1);
            }
            Part::Chair(place) => {
                let levels = self.levels();
                self.chairs[place] = self.chairs[place].turned(place, &levels, is_next);
            }
            Part::Hint => self.hint = turned(self.hint, HINTS.len(), is_next),
            Part::Clock => self.clock = turned(self.clock, CLOCKS.len(), is_next),
            Part::Begin => {}
        }
    }
}
