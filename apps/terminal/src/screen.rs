//! The runtime of full screens: the terminal, its events, colours and settings.
//!
//! A [`Screen`] is a value. [`Screen::update`] takes one [`Input`] and answers with a [`Next`];
//! [`Screen::draw`] shows the value and changes nothing. Neither waits, reads a clock or asks a
//! server, so a test drives a screen with key events and looks at its picture
//! ([`picture::text`], [`picture::styles`]).
//!
//! What takes time is done by a task beside the screen. `tasks()` makes both ends of the channel:
//! the screen's [`Next::ask`] sends a request, and the task's reports come back as
//! [`Input::Report`].
//!
//! ```text
//! keys, mouse, size ──┐                       ┌──▶ draw (ratatui)
//! signals ────────────┼──▶ Screen::update ────┤
//! reports of tasks ───┤                       └──▶ requests ──▶ a task (House, Session)
//! wakes_at() ─────────┘                                            │
//!        ▲                                                         │ reports
//!        └─────────────────────────────────────────────────────────┘
//! ```
//!
//! How a flow uses it:
//!
//! 1. `let mut full_screen = FullScreen::enter(language)?;` – the alternate screen, raw mode and the
//!    mouse. All of it is undone when the value is dropped, and before the text of a panic is shown.
//! 2. `let (mut tasks, worker) = tasks();`, then spawn a task that owns the `Session` and loops over
//!    `worker.requests` and `session.watch()`, sending `worker.reports`.
//! 3. `full_screen.show(&mut screen, &mut tasks).await?` returns when the screen leaves
//!    ([`Ended::Left`]) or when a signal, Ctrl-C or the end of input asks for it
//!    ([`Ended::Interrupted`]). Nothing needs saving then: actions are stored as they are made.
//!
//! Between inputs the loop waits on its channels and does no work. A screen that shows a running
//! clock or lays tiles one by one says when it wants [`Input::Tick`] by [`Screen::wakes_at`].
//! Below 80×24 the runtime says so in place of the screen, and keys are not passed on.
//!
//! Colours are roles of a [`Palette`], made for the [`Depth`] of the terminal; without colour they
//! are bold, underlined or reversed. [`Settings`] is the file `terminal.toml` of the data folder.

mod colour;
mod events;
mod full;
mod palette;
pub mod picture;
mod settings;
mod state;

pub use colour::{Depth, Ink};
pub use events::Event;
pub use full::{Ended, FullScreen};
pub use palette::{Palette, Theme};
pub use settings::{Classic, ColourChoice, KeyMap, Settings, SettingsError};
pub use state::{Input, Next, Screen, Tasks, Worker, tasks};

/// The smallest terminal on which screens are drawn: columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);
