//! What a screen is, what comes in and what goes out.

use std::time::Instant;

use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::Frame;
use tokio::sync::mpsc::{self, Receiver, Sender, UnboundedReceiver, UnboundedSender};

/// How many reports may wait until the screen takes them.
const REPORTS: usize = 64;

/// A screen: a value that inputs change and that can be drawn at any time.
pub trait Screen {
    /// What it asks of the task beside it.
    type Request;
    /// What that task reports.
    type Report;

    /// Takes one input at a moment, and says what follows from it.
    fn update(&mut self, input: Input<Self::Report>, now: Instant) -> Next<Self::Request>;

    /// Shows the value.
    fn draw(&self, frame: &mut Frame<'_>);

    /// When the screen wants the next [`Input::Tick`], if nothing else comes first.
    fn wakes_at(&self) -> Option<Instant> {
        None
    }
}

/// What happens to a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<Report> {
    /// A key was pressed, or is held down.
    Key(KeyEvent),
    /// The mouse was moved or pressed.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The terminal has another size: columns and rows.
    Resize(u16, u16),
    /// The moment of [`Screen::wakes_at`] has come.
    Tick,
    /// The task beside the screen reports.
    Report(Report),
}

/// What follows from an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next<Request> {
    /// Whether the screen looks different.
    pub draw: bool,
    /// Whether the terminal's bell rings.
    pub bell: bool,
    /// Whether the screen is left.
    pub leave: bool,
    /// What the task beside the screen is asked for, in order.
    pub requests: Vec<Request>,
}

impl<Request> Next<Request> {
    /// Nothing changes.
    pub const fn wait() -> Self {
        Self { draw: false, bell: false, leave: false, requests: Vec::new() }
    }

    /// The screen is drawn again.
    pub fn draw() -> Self {
        Self { draw: true, ..Self::wait() }
    }

    /// The screen is left.
    pub fn leave() -> Self {
        Self { leave: true, ..Self::wait() }
    }

    /// The screen is drawn again, and the task beside it is asked for something.
    pub fn ask(request: Request) -> Self {
        Self { requests: vec![request], ..Self::draw() }
    }

    /// The same, with the bell.
    #[must_use]
    pub fn ringing(mut self) -> Self {
        self.bell = true;
        self
    }

    /// The same, and another request after the others.
    #[must_use]
    pub fn and(mut self, request: Request) -> Self {
        self.requests.push(request);
        self
    }
}

/// The screen's end of the channel to the task beside it.
pub struct Tasks<Request, Report> {
    pub(super) requests: UnboundedSender<Request>,
    pub(super) reports: Receiver<Report>,
}

impl<Request, Report> Tasks<Request, Report> {
    /// Asks the task for something, before the screen does.
    pub fn ask(&self, request: Request) {
        let _the_task_has_ended = self.requests.send(request);
    }
}

/// The task's end of the channel to its screen.
pub struct Worker<Request, Report> {
    /// What the screen asks for; ends when the screen is gone.
    pub requests: UnboundedReceiver<Request>,
    /// Where reports go.
    pub reports: Sender<Report>,
}

/// Both ends of a channel between a screen and the task beside it.
///
/// Requests are unbounded because only key presses make them; reports wait for the screen.
pub fn tasks<Request, Report>() -> (Tasks<Request, Report>, Worker<Request, Report>) {
    let (requests, requested) = mpsc::unbounded_channel();
    let (reports, reported) = mpsc::channel(REPORTS);
    (Tasks { requests, reports: reported }, Worker { requests: requested, reports })
}
