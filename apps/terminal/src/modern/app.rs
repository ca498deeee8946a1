//! The value that is shown: a page, the settings and the language.

mod draw;
mod pages;

pub(super) use pages::is_open;

use std::cell::Cell;
use std::time::Instant;

use crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use locales::{Language, Spoken as _, modern as say};
use protocol::{NewTableRequest, TableState};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Target};
use super::charts::Charts;
use super::controls::{Controls, Position};
use super::field::Field;
use super::look::Look;
use super::request::{HomeReport, Report, Request};
use super::setup::Setup;
use super::table::{Follows, Go, Table};
use crate::screen::{Input, KeyMap, Next, Screen, Settings};
use crate::{Session, Wishes, games};

/// What is shown.
pub struct App {
    language: Language,
    settings: Settings,
    look: Look,
    page: Page,
    home: Option<HomeReport>,
    /// What the command asked for, until it is done.
    wishes: Option<Wishes>,
    /// The last table that was set, to be set again.
    again: Option<NewTableRequest>,
    notice: Option<String>,
    now: Instant,
    size: Cell<Rect>,
}

/// A page of the screen.
enum Page {
    /// Nothing is known yet.
    Loading,
    /// The name one plays under.
    Name(Field),
    /// The home screen.
    Home(usize),
    /// A game to be set up.
    Setup(Box<Setup>),
    /// One's games.
    Games(usize),
    /// High scores and statistics.
    Charts(Box<Charts>),
    /// Settings and key maps.
    Controls(Box<Controls>),
    /// The visible area.
    Position(Position),
    /// A link or a code.
    Join(Field),
    /// A table.
    Table(Box<Table>),
}

impl App {
    /// The first screen.
    pub fn new(wishes: &Wishes, settings: Settings) -> Self {
        let look = Look::new(settings.theme, settings.colours.depth());
        Self {
            language: wishes.language,
            settings,
            look,
            page: Page::Loading,
            home: None,
            wishes: Some(wishes.clone()),
            again: None,
            notice: None,
            now: Instant::now(),
            size: Cell::new(Rect::default()),
        }
    }

    /// The key map of the menus: that of the person whose house it is.
    fn keys(&self) -> KeyMap {
        let name = self.home.as_ref().and_then(|home| home.name.as_deref());
        self.settings.keys_of(name.unwrap_or_default())
    }

    fn press(&mut self, key: KeyEvent) -> Next<Request> {
        self.notice = None;
        if let Page::Table(table) = &mut self.page {
            let follows = table.press(key, &self.settings, self.language);
            return self.follow(follows);
        }
        self.press_page(key)
    }

    fn point(&mut self, mouse: MouseEvent) -> Next<Request> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Next::wait();
        }
        let Some(target) = self.target_at(mouse.column, mouse.row) else { return Next::wait() };
        match (&mut self.page, target) {
            (Page::Table(table), _) => {
                let follows = table.point(target, &self.settings, self.language);
                self.follow(follows)
            }
            (_, Target::Key(code)) => self.press(KeyEvent::from(code)),
            (_, Target::Row(row)) => self.press_row(row),
            (_, Target::Board(_) | Target::Rack(_)) => Next::wait(),
        }
    }

    /// What lies under the mouse: found by drawing once more, out of sight.
    fn target_at(&self, column: u16, row: u16) -> Option<Target> {
        let mut buffer = ratatui::buffer::Buffer::empty(self.size.get());
        let mut canvas = Canvas::new(&mut buffer, &self.look);
        self.draw_page(&mut canvas, self.settings.margins.inside(self.size.get()));
        canvas.into_targets().at(column, row)
    }

    /// Does what follows at a table.
    fn follow(&mut self, follows: Follows) -> Next<Request> {
        let mut next = Next { bell: follows.bell, requests: follows.requests, ..Next::draw() };
        match follows.go {
            None => {}
            Some(Go::Home) => {
                self.page = Page::Home(0);
                next.requests.push(Request::Home);
            }
            Some(Go::Again) => {
                if let Some(request) = self.request_again() {
                    next.requests.push(Request::Begin(Box::new(request)));
                } else {
                    self.page = Page::Home(0);
                    next.requests.push(Request::Home);
                }
            }
        }
        next
    }

    /// The same table anew: as it was set here, or as it can be read from the last one.
    fn request_again(&self) -> Option<NewTableRequest> {
        let Page::Table(table) = &self.page else { return self.again.clone() };
        let outside = table.outside();
        let is_same =
            |again: &&NewTableRequest| again.game == outside.game && again.preset == outside.preset;
        let known = self.again.as_ref().filter(is_same).cloned();
        known.or_else(|| super::setup::request_like(outside))
    }

    fn report(&mut self, report: Report) -> Next<Request> {
        match report {
            Report::Home(home) => return self.come_home(*home),
            Report::Table(session) => return self.sit_down(*session),
            Report::Failed(text) if !matches!(self.page, Page::Table(_)) => {
                self.fail(text);
                return Next::draw().ringing();
            }
            _ => {}
        }
        match (&mut self.page, report) {
            (Page::Table(table), report) => {
                let follows = table.report(report, &self.settings, self.language, self.now);
                self.follow(follows)
            }
            (Page::Charts(charts), Report::Scores(scores)) => {
                charts.scores = Some(*scores);
                Next::draw()
            }
            (Page::Charts(charts), Report::Statistics(statistics)) => {
                charts.statistics = Some(*statistics);
                Next::draw()
            }
            _ => Next::wait(),
        }
    }

    fn fail(&mut self, text: String) {
        if matches!(self.page, Page::Loading) {
            self.page = Page::Home(0);
        }
        self.notice = Some(text);
    }

    fn come_home(&mut self, home: HomeReport) -> Next<Request> {
        let has_name = home.name.is_some();
        self.home = Some(home);
        if !has_name {
            self.page = Page::Name(Field::default());
            return Next::draw();
        }
        if matches!(self.page, Page::Loading | Page::Name(_)) {
            self.page = Page::Home(0);
            return self.do_wishes();
        }
        Next::draw()
    }

    /// Does what the command asked for, once it is known who plays.
    fn do_wishes(&mut self) -> Next<Request> {
        let Some(wishes) = self.wishes.take() else { return Next::draw() };
        if let Some(join) = &wishes.join {
            return Next::ask(Request::Join(join.clone()));
        }
        if wishes.game.is_none() && wishes.preset.is_none() {
            return Next::draw();
        }
        let Some(home) = &self.home else { return Next::draw() };
        let setup = Setup::wished(&home.games, &wishes);
        if wishes.players.is_empty() {
            self.page = Page::Setup(Box::new(setup));
            return Next::draw();
        }
        self.begin(&setup)
    }

    fn begin(&mut self, setup: &Setup) -> Next<Request> {
        let request = setup.request();
        self.again = Some(request.clone());
        Next::ask(Request::Begin(Box::new(request)))
    }

    fn sit_down(&mut self, session: Session) -> Next<Request> {
        let Some(play) = games::play_of(&session.table().game) else {
            self.notice = Some(say::unknown_game(&session.table().game).say(self.language));
            return Next::draw();
        };
        let is_ready = session.table().state == TableState::Gathering
            && session.table().hosting
            && session.table().seats.iter().all(|seat| seat.holder != protocol::HolderView::Open);
        self.page = Page::Table(Box::new(Table::new(session, play, self.now)));
        if is_ready { Next::ask(Request::Start) } else { Next::draw() }
    }
}

impl Screen for App {
    type Request = Request;
    type Report = Report;

    fn update(&mut self, input: Input<Report>, now: Instant) -> Next<Request> {
        self.now = now;
        match input {
            Input::Key(key) => self.press(key),
            Input::Mouse(mouse) => self.point(mouse),
            Input::Paste(text) => {
                self.paste(&text);
                Next::draw()
            }
            Input::Resize(..) | Input::Tick => Next::draw(),
            Input::Report(report) => self.report(report),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.size.set(area);
        let mut canvas = Canvas::new(frame.buffer_mut(), &self.look);
        self.draw_page(&mut canvas, self.settings.margins.inside(area));
    }

    fn wakes_at(&self) -> Option<Instant> {
        match &self.page {
            Page::Table(table) => table.wakes_at(self.now),
            _ => None,
        }
    }
}
