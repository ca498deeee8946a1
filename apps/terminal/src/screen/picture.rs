//! Screens as pictures, for tests.

use std::fmt::Write as _;
use std::time::Duration;

use locales::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use crossterm::event::{KeyCode, KeyEvent};
use tokio::sync::mpsc::Sender;
use tokio::sync::watch;

use super::{Event, Screen, full};

/// How long a test waits for a picture before it gives up.
const PATIENCE: Duration = Duration::from_mins(2);

/// What a screen looks like on a terminal of this size.
pub fn of<S: Screen>(screen: &S, columns: u16, rows: u16, language: Language) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, rows));
    let Ok(_drawn) = terminal.draw(|frame| full::draw(screen, frame, language));
    terminal.backend().buffer().clone()
}

/// The characters of a picture, a line a row, without spaces at the ends; spaces that must not break
/// a line are plain ones.
pub fn text(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width).max(1);
    let mut text = String::new();
    for row in buffer.content().chunks(columns) {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        let line = line.replace(['\u{a0}', '\u{202f}'], " ");
        let _strings_take_all = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The styles of a picture: a letter for each style in order of first use, and what it stands for.
pub fn styles(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width).max(1);
    let mut seen: Vec<(Color, Color, Modifier)> = Vec::new();
    let mut text = String::new();
    for row in buffer.content().chunks(columns) {
        for cell in row {
            let style = (cell.fg, cell.bg, cell.modifier);
            let index = seen.iter().position(|known| *known == style).unwrap_or_else(|| {
                seen.push(style);
                seen.len() - 1
            });
            text.push(sign(index));
        }
        text.push('\n');
    }
    for (index, (ink, paper, modifier)) in seen.into_iter().enumerate() {
        let style = Style::new().fg(ink).bg(paper).add_modifier(modifier);
        let _strings_take_all = writeln!(text, "{} {}", sign(index), shown(style));
    }
    text
}

fn sign(index: usize) -> char {
    let signs = (b'a'..=b'z').chain(b'A'..=b'Z').chain(b'0'..=b'9').map(char::from);
    signs.chain(std::iter::repeat('?')).nth(index).unwrap_or('?')
}

fn shown(style: Style) -> String {
    let colour = |colour: Option<Color>| colour.unwrap_or_default().to_string();
    let mut text = format!("{} on {}", colour(style.fg), colour(style.bg));
    for (name, _) in style.add_modifier.iter_names() {
        text.push(' ');
        text.push_str(&name.to_lowercase());
    }
    text
}

/// What a test sees of a terminal that is only a picture.
#[derive(Clone, Debug, Default)]
pub struct Watched {
    /// How many events the screen has taken.
    pub handled: u64,
    /// What is on the terminal.
    pub picture: Buffer,
}

/// Plays a terminal that is only a picture: presses keys and looks at it.
pub struct Remote {
    events: Sender<Event>,
    watched: watch::Receiver<Watched>,
    sent: u64,
}

impl Remote {
    pub(super) const fn new(events: Sender<Event>, watched: watch::Receiver<Watched>) -> Self {
        Self { events, watched, sent: 0 }
    }

    /// Sends an event; a screen that is gone hears nothing.
    pub async fn send(&mut self, event: Event) {
        self.sent += 1;
        let _the_screen_is_gone = self.events.send(event).await;
    }

    /// Presses a key.
    pub async fn press(&mut self, code: KeyCode) {
        self.send(Event::Key(KeyEvent::from(code))).await;
    }

    /// Presses a key several times.
    pub async fn press_times(&mut self, times: usize, code: KeyCode) {
        for _ in 0..times {
            self.press(code).await;
        }
    }

    /// Types a text; a new line is the Enter key.
    pub async fn write(&mut self, text: &str) {
        for sign in text.chars() {
            let code = if sign == '\n' { KeyCode::Enter } else { KeyCode::Char(sign) };
            self.press(code).await;
        }
    }

    /// Waits until every key is taken and the picture has one of these texts; gives the picture, or
    /// what it was when patience ended.
    pub async fn sees(&mut self, texts: &[&str]) -> Result<Buffer, String> {
        let sent = self.sent;
        let shows = |watched: &Watched| {
            let picture = text(&watched.picture);
            watched.handled >= sent && texts.iter().any(|text| picture.contains(text))
        };
        match tokio::time::timeout(PATIENCE, self.watched.wait_for(shows)).await {
            Ok(Ok(watched)) => return Ok(watched.picture.clone()),
            Ok(Err(_the_screen_is_gone)) => {}
            Err(_) => {}
        }
        Err(format!("none of {texts:?} on:\n{}", text(&self.watched.borrow().picture)))
    }
}
