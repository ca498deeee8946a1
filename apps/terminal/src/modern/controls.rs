//! Settings: colours, notation, key maps of each player, and the visible area. They are kept when
//! they are accepted, and dropped otherwise.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Language, Message, Spoken as _, modern as say};
use ratatui::layout::Rect;

use super::area::Margins;
use super::charts::turned;
use super::keys::{Step, about, name_of, step};
use super::menu::{Chosen, Row};
use super::play::Notation;
use crate::screen::{ColourChoice, KeyMap, SMALLEST, Settings, Theme};

/// Settings while they are changed.
pub(crate) struct Controls {
    /// The chosen row.
    pub cursor: usize,
    /// What is chosen so far.
    pub settings: Settings,
    /// The players whose keys can be chosen.
    players: Vec<String>,
}

/// What came of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// Nothing is decided.
    Open,
    /// The visible area is to be moved.
    Position,
    /// The settings are kept.
    Accepted,
    /// They are dropped.
    Dropped,
}

const COLOURS: [ColourChoice; 5] = [
    ColourChoice::Automatic,
    ColourChoice::None,
    ColourChoice::Sixteen,
    ColourChoice::Indexed,
    ColourChoice::True,
];
const NOTATIONS: [Option<Notation>; 3] = [None, Some(Notation::English), Some(Notation::French)];

/// Rows before those of the players.
const BEFORE: usize = 5;

impl Controls {
    /// The settings as they are.
    pub(crate) fn new(settings: &Settings, name: Option<&str>) -> Self {
        let mut players: Vec<String> = settings.players.keys().cloned().collect();
        if let Some(name) = name.filter(|name| !players.iter().any(|known| known == name)) {
            players.insert(0, name.to_owned());
        }
        Self { cursor: 0, settings: settings.clone(), players }
    }

    /// Lets the keys of these players be chosen as well.
    #[must_use]
    pub(crate) fn with_players(mut self, names: impl IntoIterator<Item = String>) -> Self {
        for name in names {
            if !self.players.contains(&name) {
                self.players.push(name);
            }
        }
        self
    }

    /// The rows.
    pub(crate) fn rows(&self, language: Language) -> Vec<Row> {
        let told = |message: Message| message.say(language);
        let theme = match self.settings.theme {
            Theme::Dark => say::theme_dark(),
            Theme::Light => say::theme_light(),
        };
        let notation = match self.settings.notation {
            None => say::notation_usual(),
            Some(Notation::English) => say::notation_english(),
            Some(Notation::French) => say::notation_french(),
        };
        let colours = match self.settings.colours {
            ColourChoice::Automatic => say::colours_auto(),
            ColourChoice::None => say::colours_none(),
            ColourChoice::Sixteen => say::colours_some(16),
            ColourChoice::Indexed => say::colours_some(256),
            ColourChoice::True => say::colours_true(),
        };
        let mut rows = vec![
            Row::choice(told(say::setting_theme()), told(theme), told(say::setting_theme_about())),
            Row::choice(
                told(say::setting_colours()),
                told(colours),
                told(say::setting_colours_about()),
            ),
            Row::choice(
                told(say::setting_notation()),
                told(notation),
                told(say::setting_notation_about()),
            ),
            Row::does(told(say::setting_position()), told(say::setting_position_about())),
            Row::choice(
                told(say::setting_keys()),
                told(name_of(self.settings.keys)),
                told(about(self.settings.keys)),
            ),
        ];
        for player in &self.players {
            let keys = self.settings.keys_of(player);
            let label = told(say::setting_keys_of(player));
            rows.push(Row::choice(label, told(name_of(keys)), told(about(keys))));
        }
        rows.push(Row::does(told(say::setting_accept()), told(say::setting_accept_about())));
        rows.push(Row::does(told(say::setting_drop()), told(say::setting_drop_about())));
        rows
    }

    /// Takes what was chosen.
    pub(crate) fn take(&mut self, chosen: Chosen) -> Settled {
        let after = BEFORE + self.players.len();
        let (row, is_next) = match chosen {
            Chosen::Back => return Settled::Dropped,
            Chosen::Do(3) => return Settled::Position,
            Chosen::Do(row) if row == after => return Settled::Accepted,
            Chosen::Do(row) if row == after + 1 => return Settled::Dropped,
            Chosen::Do(row) => (row, true),
            Chosen::Change(row, is_next) => (row, is_next),
            Chosen::Moved | Chosen::Nothing => return Settled::Open,
        };
        self.change(row, is_next);
        Settled::Open
    }

    fn change(&mut self, row: usize, is_next: bool) {
        let settings = &mut self.settings;
        match row {
            0 => {
                settings.theme = match settings.theme {
                    Theme::Dark => Theme::Light,
                    Theme::Light => Theme::Dark,
                };
            }
            1 => settings.colours = next_of(&COLOURS, settings.colours, is_next),
            2 => settings.notation = next_of(&NOTATIONS, settings.notation, is_next),
            3 => {}
            4 => settings.keys = next_of(&KeyMap::ALL, settings.keys, is_next),
            row => {
                let Some(player) = self.players.get(row - BEFORE) else { return };
                let keys = next_of(&KeyMap::ALL, settings.keys_of(player), is_next);
                settings.players.insert(player.clone(), keys);
            }
        }
    }
}

/// The next or previous of some choices.
fn next_of<Choice: Copy + PartialEq>(all: &[Choice], one: Choice, is_next: bool) -> Choice {
    let place = all.iter().position(|choice| *choice == one).unwrap_or_default();
    all[turned(place, all.len(), is_next)]
}

/// The visible area while it is moved and sized.
pub(crate) struct Position {
    /// What it was.
    pub before: Margins,
    /// Where to go back to.
    pub controls: Box<Controls>,
}

impl Position {
    /// Takes a key: the area after it, and whether that was all.
    pub(crate) fn press(
        &self,
        key: KeyEvent,
        margins: Margins,
        keys: KeyMap,
        whole: Rect,
    ) -> (Margins, bool) {
        let moved = match (key.code, step(keys, key, false)) {
            (KeyCode::Enter, _) => return (margins, true),
            (KeyCode::Esc, _) => return (self.before, true),
            (KeyCode::Char('+'), _) => margins.sized(2, 1),
            (KeyCode::Char('-'), _) => margins.sized(-2, -1),
            (KeyCode::Char('>'), _) => margins.sized(2, 0),
            (KeyCode::Char('<'), _) => margins.sized(-2, 0),
            (_, Some(Step::Left)) => margins.moved(-1, 0),
            (_, Some(Step::Right)) => margins.moved(1, 0),
            (_, Some(Step::Up)) => margins.moved(0, -1),
            (_, Some(Step::Down)) => margins.moved(0, 1),
            _ => margins,
        };
        let fits = whole.width >= SMALLEST.0 + moved.left + moved.right
            && whole.height >= SMALLEST.1 + moved.top + moved.bottom;
        (if fits { moved } else { margins }, false)
    }
}
