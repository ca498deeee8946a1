//! What the terminal and the system send: keys, mouse, size, signals, the end of input.

use std::thread;

use crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use tokio::sync::mpsc::{self, Receiver, Sender};

/// How many events may wait until the screen takes them.
const WAITING: usize = 256;

/// One event from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A key was pressed, or is held down.
    Key(KeyEvent),
    /// The mouse was moved or pressed.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The terminal has another size: columns and rows.
    Resize(u16, u16),
    /// The program is to end: a signal, Ctrl-C, or input that has ended.
    Stop,
}

impl Event {
    /// What a screen hears of an event of the terminal; none for what no screen uses.
    fn of(event: event::Event) -> Option<Self> {
        match event {
            event::Event::Key(key) => Self::of_key(key),
            event::Event::Mouse(mouse) => Some(Self::Mouse(mouse)),
            event::Event::Paste(text) => Some(Self::Paste(text)),
            event::Event::Resize(columns, rows) => Some(Self::Resize(columns, rows)),
            event::Event::FocusGained | event::Event::FocusLost => None,
        }
    }

    /// A key as a screen hears it: Ctrl-C ends the program, releasing a key is nothing.
    pub fn of_key(key: KeyEvent) -> Option<Self> {
        let is_interrupt =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        match key.kind {
            KeyEventKind::Release => None,
            _ if is_interrupt => Some(Self::Stop),
            _ => Some(Self::Key(key)),
        }
    }
}

/// Begins to listen to the terminal and to signals.
///
/// The terminal is read by a thread that waits in the system; there is no polling. It ends with the
/// program or when nobody listens any more.
pub(super) fn listen() -> Receiver<Event> {
    let (sender, receiver) = mpsc::channel(WAITING);
    tokio::spawn(pass_signals_on(sender.clone()));
    thread::spawn(move || read_terminal(&sender));
    receiver
}

fn read_terminal(sender: &Sender<Event>) {
    loop {
        let (event, is_last) = match event::read() {
            Ok(event) => (Event::of(event), false),
            Err(_) => (Some(Event::Stop), true),
        };
        let is_heard = event.is_none_or(|event| sender.blocking_send(event).is_ok());
        if is_last || !is_heard {
            return;
        }
    }
}

#[cfg(unix)]
async fn pass_signals_on(sender: Sender<Event>) {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt()];
    let [Ok(mut terminate), Ok(mut hang_up), Ok(mut interrupt)] = kinds.map(signal) else {
        return;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = hang_up.recv() => {}
        _ = interrupt.recv() => {}
        () = sender.closed() => return,
    }
    let _nobody_shows_a_screen = sender.send(Event::Stop).await;
}

#[cfg(not(unix))]
async fn pass_signals_on(sender: Sender<Event>) {
    if tokio::signal::ctrl_c().await.is_ok() {
        let _nobody_shows_a_screen = sender.send(Event::Stop).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ctrl_c_ends_the_program_and_a_released_key_is_nothing() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(Event::of_key(key), Some(Event::Stop));
        let letter = KeyEvent::from(KeyCode::Char('c'));
        assert_eq!(Event::of_key(letter), Some(Event::Key(letter)));
        let released =
            KeyEvent::new_with_kind(KeyCode::Char('c'), KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(Event::of_key(released), None);
    }
}
