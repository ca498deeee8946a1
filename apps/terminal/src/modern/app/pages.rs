//! Keys on every page but the table.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Spoken as _, modern as say};
use protocol::TableState;

use super::super::charts::Charts;
use super::super::controls::{Controls, Position, Settled};
use super::super::field::{Field, Typed};
use super::super::home::{self, HomeRow};
use super::super::look::Look;
use super::super::menu::{self, Chosen};
use super::super::request::Request;
use super::super::setup::{Setup, SetupStep};
use super::{App, Page};
use crate::screen::Next;

impl App {
    /// Takes a key on a page that is not a table.
    pub(super) fn press_page(&mut self, key: KeyEvent) -> Next<Request> {
        match std::mem::replace(&mut self.page, Page::Loading) {
            Page::Loading => Self::press_loading(key),
            Page::Name(field) => self.press_name(key, field),
            Page::Home(cursor) => self.press_home(key, cursor),
            Page::Setup(setup) => self.press_setup(key, setup),
            Page::Games(cursor) => self.press_games(key, cursor),
            Page::Charts(charts) => self.press_charts(key, charts),
            Page::Controls(controls) => self.press_controls(key, controls),
            Page::Position(position) => self.press_position(key, position),
            Page::Join(field) => self.press_join(key, field),
            table @ Page::Table(_) => {
                self.page = table;
                Next::wait()
            }
        }
    }

    /// Takes a press of the mouse on a row: it is chosen, and does what it does.
    pub(super) fn press_row(&mut self, row: usize) -> Next<Request> {
        let cursor = match &mut self.page {
            Page::Home(cursor) | Page::Games(cursor) => cursor,
            Page::Setup(setup) => &mut setup.cursor,
            Page::Charts(charts) => &mut charts.cursor,
            Page::Controls(controls) => &mut controls.cursor,
            _ => return Next::wait(),
        };
        *cursor = row;
        self.press(KeyEvent::from(KeyCode::Enter))
    }

    /// Takes a pasted text.
    pub(super) fn paste(&mut self, text: &str) {
        match &mut self.page {
            Page::Name(field) | Page::Join(field) => field.paste(text),
            Page::Table(table) => table.paste(text),
            _ => {}
        }
    }

    fn press_loading(key: KeyEvent) -> Next<Request> {
        if key.code == KeyCode::Esc { Next::leave() } else { Next::wait() }
    }

    fn press_name(&mut self, key: KeyEvent, mut field: Field) -> Next<Request> {
        match field.press(key) {
            Typed::Dropped => return Next::leave(),
            Typed::Finished if !field.text().trim().is_empty() => {
                let name = field.text().trim().to_owned();
                self.page = Page::Name(field);
                return Next::ask(Request::Name(name));
            }
            _ => {}
        }
        self.page = Page::Name(field);
        Next::draw()
    }

    fn press_home(&mut self, key: KeyEvent, mut cursor: usize) -> Next<Request> {
        let Some(home) = &self.home else { return Self::press_loading(key) };
        let rows = home::rows(home, self.language);
        let lines: Vec<_> = rows.iter().map(|(_, row)| row.clone()).collect();
        let chosen = menu::press(&mut cursor, &lines, key, self.keys());
        self.page = Page::Home(cursor);
        match chosen {
            Chosen::Back => Next::leave(),
            Chosen::Do(row) => match rows.get(row) {
                Some((does, _)) => self.do_home_row(does.clone()),
                None => Next::wait(),
            },
            Chosen::Nothing if key.code == KeyCode::Char('q') => Next::leave(),
            Chosen::Moved | Chosen::Change(..) | Chosen::Nothing => Next::draw(),
        }
    }

    fn do_home_row(&mut self, row: HomeRow) -> Next<Request> {
        let Some(home) = &self.home else { return Next::wait() };
        self.page = match row {
            HomeRow::Continue(id) => return Next::ask(Request::GoOn(id)),
            HomeRow::New => Page::Setup(Box::new(Setup::new(&home.games, self.language.code()))),
            HomeRow::Games => Page::Games(0),
            HomeRow::Charts => {
                self.page = Page::Charts(Box::new(Charts::new(&home.games)));
                return Next::ask(Request::Statistics(None));
            }
            HomeRow::Settings => {
                let controls = Controls::new(&self.settings, home.name.as_deref());
                Page::Controls(Box::new(controls.with_players(home::own_people(home))))
            }
            HomeRow::Join => Page::Join(Field::default()),
            HomeRow::Leave => return Next::leave(),
        };
        Next::draw()
    }

    fn press_setup(&mut self, key: KeyEvent, mut setup: Box<Setup>) -> Next<Request> {
        match setup.press(key, self.keys(), self.language) {
            SetupStep::Stay => {}
            SetupStep::Back => {
                self.page = Page::Home(0);
                return Next::draw();
            }
            SetupStep::Begin => {
                let next = self.begin(&setup);
                self.page = Page::Setup(setup);
                return next;
            }
        }
        self.page = Page::Setup(setup);
        Next::draw()
    }

    fn press_games(&mut self, key: KeyEvent, mut cursor: usize) -> Next<Request> {
        let Some(home) = &self.home else { return Self::press_loading(key) };
        let rows = home::game_rows(home, self.language);
        let chosen = menu::press(&mut cursor, &rows, key, self.keys());
        let table = home.tables.get(cursor).map(|table| table.id.clone());
        self.page = Page::Games(cursor);
        match (chosen, table) {
            (Chosen::Back, _) => {
                self.page = Page::Home(0);
                Next::draw()
            }
            (Chosen::Do(_), Some(id)) => Next::ask(Request::GoOn(id)),
            _ => Next::draw(),
        }
    }

    fn press_charts(&mut self, key: KeyEvent, mut charts: Box<Charts>) -> Next<Request> {
        let (rows, keys) = (charts.rows(self.language), self.keys());
        let chosen = menu::press(&mut charts.cursor, &rows, key, keys);
        if chosen == Chosen::Back {
            self.page = Page::Home(0);
            return Next::draw();
        }
        let request = charts.take(chosen);
        self.page = Page::Charts(charts);
        request.map_or_else(Next::draw, Next::ask)
    }

    fn press_controls(&mut self, key: KeyEvent, mut controls: Box<Controls>) -> Next<Request> {
        let (rows, keys) = (controls.rows(self.language), self.keys());
        let chosen = menu::press(&mut controls.cursor, &rows, key, keys);
        match controls.take(chosen) {
            Settled::Open => {
                self.page = Page::Controls(controls);
                Next::draw()
            }
            Settled::Position => {
                self.page = Page::Position(Position { before: self.settings.margins, controls });
                Next::draw()
            }
            Settled::Dropped => {
                self.page = Page::Home(0);
                Next::draw()
            }
            Settled::Accepted => {
                self.settings = controls.settings.clone();
                self.look = Look::new(self.settings.theme, self.settings.colours.depth());
                self.page = Page::Home(0);
                self.notice = Some(say::settings_kept().say(self.language));
                Next::ask(Request::Settings(Box::new(self.settings.clone())))
            }
        }
    }

    /// Moves and sizes the visible area; the screen itself shows it at once.
    fn press_position(&mut self, key: KeyEvent, position: Position) -> Next<Request> {
        let size = self.size.get();
        let (margins, is_done) = position.press(key, self.settings.margins, self.keys(), size);
        self.settings.margins = margins;
        if !is_done {
            self.page = Page::Position(position);
            return Next::draw();
        }
        let mut controls = position.controls;
        controls.settings.margins = margins;
        let is_kept = margins != position.before;
        self.page = Page::Controls(controls);
        if is_kept {
            return Next::ask(Request::Settings(Box::new(self.settings.clone())));
        }
        Next::draw()
    }

    fn press_join(&mut self, key: KeyEvent, mut field: Field) -> Next<Request> {
        match field.press(key) {
            Typed::Dropped => {
                self.page = Page::Home(0);
                return Next::draw();
            }
            Typed::Finished if !field.text().trim().is_empty() => {
                let invitation = field.text().trim().to_owned();
                self.page = Page::Join(field);
                return Next::ask(Request::Join(invitation));
            }
            _ => {}
        }
        self.page = Page::Join(field);
        Next::draw()
    }
}

/// Whether a game can be taken up again.
pub(in super::super) fn is_open(state: TableState) -> bool {
    matches!(state, TableState::Playing | TableState::Paused | TableState::Gathering)
}
