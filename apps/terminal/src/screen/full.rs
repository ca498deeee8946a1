//! The terminal while full screens are shown on it, and the loop that shows one.

use std::io::{self, Stdout, Write as _};
use std::time::Instant;

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use locales::{Language, Spoken as _, screen as say};
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use ratatui::{Frame, Terminal};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::watch;

use super::SMALLEST;
use super::events::{self, Event};
use super::picture::{Remote, Watched};
use super::state::{Input, Next, Screen, Tasks};

/// The terminal while full screens are shown on it.
pub struct FullScreen<B: Backend = CrosstermBackend<Stdout>> {
    terminal: Terminal<B>,
    events: Receiver<Event>,
    language: Language,
    bells: u32,
    watched: Option<watch::Sender<Watched>>,
    entered: Option<Entered>,
}

/// Why a screen is no longer shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The screen was left by its own keys.
    Left,
    /// A signal, Ctrl-C or the end of input.
    Interrupted,
}

impl FullScreen {
    /// Takes the terminal over. Needs a tokio runtime, for signals.
    pub fn enter(language: Language) -> io::Result<Self> {
        let entered = Entered::new()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let events = events::listen();
        Ok(Self { terminal, events, language, bells: 0, watched: None, entered: Some(entered) })
    }
}

impl FullScreen<TestBackend> {
    /// A terminal that is only a picture, for tests, and where its events are sent.
    pub fn imagined(columns: u16, rows: u16, language: Language) -> (Self, Sender<Event>) {
        let Ok(terminal) = Terminal::new(TestBackend::new(columns, rows));
        let (sender, events) = mpsc::channel(256);
        (Self { terminal, events, language, bells: 0, watched: None, entered: None }, sender)
    }

    /// The same, to be played by a test while it shows screens.
    pub fn remote(columns: u16, rows: u16, language: Language) -> (Self, Remote) {
        let (mut full_screen, events) = Self::imagined(columns, rows, language);
        let (watched, pictures) = watch::channel(Watched::default());
        full_screen.watched = Some(watched);
        (full_screen, Remote::new(events, pictures))
    }

    /// What is on it.
    pub fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }
}

impl<B: Backend> FullScreen<B> {
    /// Shows a screen until it is left or the program is to end.
    pub async fn show<S: Screen>(
        &mut self,
        screen: &mut S,
        tasks: &mut Tasks<S::Request, S::Report>,
    ) -> Result<Ended, B::Error> {
        self.paint(screen)?;
        loop {
            let first = self.wait(screen, tasks).await;
            let mut changed = Next::wait();
            let mut following = Some(first);
            let mut handled = 0;
            while let Some(event) = following.take() {
                let Some(input) = event else { return Ok(Ended::Interrupted) };
                handled += u64::from(is_event(&input));
                let next = self.pass_on(screen, input);
                changed.draw |= next.draw;
                changed.bell |= next.bell;
                for request in next.requests {
                    let _the_task_has_ended = tasks.requests.send(request);
                }
                if next.leave {
                    return Ok(Ended::Left);
                }
                following = self.events.try_recv().ok().map(input_of);
            }
            self.follow(screen, &changed)?;
            if let Some(watched) = self.watched.as_ref().filter(|_| handled > 0) {
                watched.send_modify(|watched| watched.handled += handled);
            }
        }
    }

    /// How often the bell has rung.
    pub const fn bells(&self) -> u32 {
        self.bells
    }

    fn follow<S: Screen>(
        &mut self,
        screen: &S,
        changed: &Next<S::Request>,
    ) -> Result<(), B::Error> {
        if changed.draw {
            self.paint(screen)?;
        }
        if changed.bell {
            self.bells += 1;
            if self.entered.is_some() {
                let _a_bell_matters_little = io::stdout().write_all(b"\x07");
                let _a_bell_matters_little = io::stdout().flush();
            }
        }
        Ok(())
    }

    /// The next input; none when the program is to end.
    async fn wait<S: Screen>(
        &mut self,
        screen: &S,
        tasks: &mut Tasks<S::Request, S::Report>,
    ) -> Option<Input<S::Report>> {
        let wakes_at = screen.wakes_at();
        let moment = wakes_at.unwrap_or_else(Instant::now).into();
        tokio::select! {
            event = self.events.recv() => event.and_then(input_of),
            Some(report) = tasks.reports.recv() => Some(Input::Report(report)),
            () = tokio::time::sleep_until(moment), if wakes_at.is_some() => Some(Input::Tick),
        }
    }

    /// Passes an input on; keys and mouse only while the screen can be seen.
    fn pass_on<S: Screen>(&mut self, screen: &mut S, input: Input<S::Report>) -> Next<S::Request> {
        let now = Instant::now();
        match input {
            Input::Resize(..) => {
                let next = screen.update(input, now);
                Next { draw: true, ..next }
            }
            Input::Key(_) | Input::Mouse(_) | Input::Paste(_) if self.is_too_small() => {
                Next::wait()
            }
            input => screen.update(input, now),
        }
    }

    fn is_too_small(&self) -> bool {
        self.terminal.size().is_ok_and(|size| size.width < SMALLEST.0 || size.height < SMALLEST.1)
    }

    fn paint<S: Screen>(&mut self, screen: &S) -> Result<(), B::Error> {
        let language = self.language;
        let drawn = self.terminal.draw(|frame| draw(screen, frame, language))?;
        if let Some(watched) = &self.watched {
            watched.send_modify(|watched| watched.picture = drawn.buffer.clone());
        }
        Ok(())
    }
}

/// Whether an input came from outside.
fn is_event<Report>(input: &Input<Report>) -> bool {
    !matches!(input, Input::Tick | Input::Report(_))
}

fn input_of<Report>(event: Event) -> Option<Input<Report>> {
    match event {
        Event::Key(key) => Some(Input::Key(key)),
        Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
        Event::Paste(text) => Some(Input::Paste(text)),
        Event::Resize(columns, rows) => Some(Input::Resize(columns, rows)),
        Event::Stop => None,
    }
}

/// Draws a screen, or says that the terminal is too small for it.
pub(super) fn draw<S: Screen>(screen: &S, frame: &mut Frame<'_>, language: Language) {
    let area = frame.area();
    if area.width >= SMALLEST.0 && area.height >= SMALLEST.1 {
        return screen.draw(frame);
    }
    let sentence = say::too_small(SMALLEST.0, area.height, SMALLEST.1, area.width).say(language);
    let text = Paragraph::new(sentence).alignment(Alignment::Center);
    let middle =
        Rect { y: area.y + area.height / 3, height: area.height - area.height / 3, ..area };
    frame.render_widget(text.wrap(Wrap { trim: true }), middle);
}

/// That the terminal was taken over; gives it back when dropped.
struct Entered;

impl Entered {
    fn new() -> io::Result<Self> {
        let default = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            default(panic);
        }));
        enable_raw_mode()?;
        let entered = Self;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(entered)
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        give_back();
    }
}

/// Undoes everything, as far as the terminal still listens.
fn give_back() {
    let _the_terminal_is_gone = disable_raw_mode();
    let _the_terminal_is_gone = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    );
}

#[cfg(test)]
mod tests;
