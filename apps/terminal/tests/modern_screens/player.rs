//! A player at modern screens: presses keys, waits for what is shown, and looks at the picture.

use std::time::Instant;

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use locales::Language;
use ratatui::buffer::Buffer;
use terminal::modern::{App, Report, Request, serve};
use terminal::screen::{ColourChoice, Input, Screen as _, Settings, Worker, picture};
use terminal::{House, Wishes};
use tokio::sync::mpsc::{self, Receiver, UnboundedSender};

use crate::support::Folder;

/// Someone at the screen.
pub(crate) struct Player {
    app: App,
    requests: UnboundedSender<Request>,
    reports: Receiver<Report>,
    language: Language,
    /// Whether the screen was left.
    pub(crate) has_left: bool,
}

/// What a command without arguments asks for.
pub(crate) fn wishes(folder: &Folder, language: Language) -> Wishes {
    Wishes {
        game: None,
        preset: None,
        players: Vec::new(),
        join: None,
        plain: false,
        language,
        data: folder.path().to_owned(),
    }
}

impl Player {
    /// Opens the house of a folder and sits down at the screen.
    pub(crate) fn new(house: House, wishes: Wishes) -> Self {
        let settings = Settings { colours: ColourChoice::None, ..Settings::default() };
        Self::with(house, wishes, settings)
    }

    /// The same with other settings.
    pub(crate) fn with(mut house: House, wishes: Wishes, settings: Settings) -> Self {
        let app = App::new(&wishes, settings);
        let language = wishes.language;
        let (requests, requested) = mpsc::unbounded_channel();
        let (reporting, reports) = mpsc::channel(64);
        tokio::spawn(async move {
            let worker = Worker { requests: requested, reports: reporting };
            serve(&mut house, &wishes, worker).await;
            house.close().await;
        });
        Self { app, requests, reports, language, has_left: false }
    }

    fn take(&mut self, input: Input<Report>) {
        let next = self.app.update(input, Instant::now());
        self.has_left |= next.leave;
        for request in next.requests {
            self.requests.send(request).expect("the task goes on");
        }
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, code: KeyCode) {
        self.take(Input::Key(KeyEvent::from(code)));
    }

    /// Types a text, and Enter where it has a line's end.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '\n' => self.key(KeyCode::Enter),
                letter => self.key(KeyCode::Char(letter)),
            }
        }
    }

    /// Presses the mouse where a text stands on the picture.
    pub(crate) fn click(&mut self, text: &str) {
        let picture = self.shown(80, 24);
        let row = picture.lines().position(|line| line.contains(text));
        let row = row.unwrap_or_else(|| panic!("no {text} in\n{picture}"));
        let line = picture.lines().nth(row).unwrap_or_default();
        let column = line.split(text).next().unwrap_or_default().chars().count();
        self.press(column, row);
    }

    /// Presses the mouse at a column and a row.
    pub(crate) fn press(&mut self, column: usize, row: usize) {
        self.shown(80, 24);
        self.take(Input::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: u16::try_from(column).expect("it is there"),
            row: u16::try_from(row).expect("it is there"),
            modifiers: crossterm::event::KeyModifiers::NONE,
        }));
    }

    /// Waits for the next report and takes it.
    pub(crate) async fn wait(&mut self) {
        let report = self.reports.recv().await.expect("the task goes on");
        self.take(Input::Report(report));
    }

    /// Waits until this stands on the screen.
    pub(crate) async fn wait_for(&mut self, text: &str) {
        while !self.shown(100, 30).contains(text) {
            self.wait().await;
        }
    }

    /// Waits until one of these stands on the screen, and says which.
    pub(crate) async fn wait_for_any<'texts>(&mut self, texts: &[&'texts str]) -> &'texts str {
        loop {
            let shown = self.shown(100, 30);
            if let Some(found) = texts.iter().find(|text| shown.contains(**text)) {
                return found;
            }
            self.wait().await;
        }
    }

    /// The picture at some size.
    pub(crate) fn buffer(&self, columns: u16, rows: u16) -> Buffer {
        picture::of(&self.app, columns, rows, self.language)
    }

    /// The characters of the picture at some size.
    pub(crate) fn shown(&self, columns: u16, rows: u16) -> String {
        picture::text(&self.buffer(columns, rows))
    }
}
