//! The loop, on a terminal that is only a picture.

use std::time::Instant;

use crossterm::event::{KeyCode, KeyEvent};
use locales::Language;
use ratatui::Frame;

use crate::screen::{Ended, Event, FullScreen, Input, Next, Screen, picture, tasks};

/// Shows what came in, and leaves by `q`.
#[derive(Default)]
struct Diary {
    lines: Vec<String>,
    wakes_at: Option<Instant>,
}

impl Screen for Diary {
    type Request = String;
    type Report = String;

    fn update(&mut self, input: Input<String>, _now: Instant) -> Next<String> {
        match input {
            Input::Key(key) if key.code == KeyCode::Char('q') => return Next::leave(),
            Input::Key(key) => {
                self.lines.push(key.code.to_string());
                return Next::ask(key.code.to_string()).ringing();
            }
            Input::Tick => {
                self.wakes_at = None;
                return Next::ask("tick".into());
            }
            Input::Report(report) => self.lines.push(report),
            Input::Mouse(_) | Input::Paste(_) | Input::Resize(..) => return Next::wait(),
        }
        Next::draw()
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        frame.render_widget(self.lines.join(" "), frame.area());
    }

    fn wakes_at(&self) -> Option<Instant> {
        self.wakes_at
    }
}

fn key(letter: char) -> Event {
    Event::Key(KeyEvent::from(KeyCode::Char(letter)))
}

#[tokio::test]
async fn keys_reach_the_screen_its_requests_the_task_and_reports_come_back() {
    let (mut full_screen, events) = FullScreen::imagined(80, 24, Language::EN);
    let (mut tasks, mut worker) = tasks();
    let task = tokio::spawn(async move {
        let asked = worker.requests.recv().await.unwrap();
        worker.reports.send(format!("{asked} done")).await.unwrap();
        events.send(key('b')).await.unwrap();
        assert_eq!(worker.requests.recv().await.as_deref(), Some("b"));
        events.send(key('q')).await.unwrap();
        events.closed().await;
    });
    let mut diary = Diary::default();
    tasks.requests.send("a".into()).unwrap();
    assert_eq!(full_screen.show(&mut diary, &mut tasks).await, Ok(Ended::Left));
    diary.lines.sort();
    assert_eq!(diary.lines, ["a done", "b"]);
    drop(full_screen);
    task.await.unwrap();
}

#[tokio::test]
async fn a_screen_that_wants_to_be_woken_gets_a_tick() {
    let (mut full_screen, events) = FullScreen::imagined(80, 24, Language::EN);
    let (mut tasks, mut worker) = tasks();
    let stop = async move {
        assert_eq!(worker.requests.recv().await.as_deref(), Some("tick"));
        events.send(Event::Stop).await.unwrap();
    };
    let mut diary = Diary { wakes_at: Some(Instant::now()), ..Diary::default() };
    let (ended, ()) = tokio::join!(full_screen.show(&mut diary, &mut tasks), stop);
    assert_eq!((ended, diary.wakes_at), (Ok(Ended::Interrupted), None));
}

#[tokio::test]
async fn a_signal_or_the_end_of_input_ends_the_screen() {
    let (mut full_screen, events) = FullScreen::imagined(80, 24, Language::EN);
    let (mut tasks, _worker) = tasks();
    events.send(Event::Stop).await.unwrap();
    let ended = full_screen.show(&mut Diary::default(), &mut tasks).await;
    assert_eq!(ended, Ok(Ended::Interrupted));
    drop(events);
    let ended = full_screen.show(&mut Diary::default(), &mut tasks).await;
    assert_eq!(ended, Ok(Ended::Interrupted));
}

#[tokio::test]
async fn a_terminal_that_is_too_small_says_so_and_keys_do_nothing() {
    let (mut full_screen, events) = FullScreen::imagined(79, 24, Language::EN);
    let (mut tasks, _worker) = tasks();
    for event in [key('q'), key('a'), Event::Stop] {
        events.send(event).await.unwrap();
    }
    let mut diary = Diary::default();
    let ended = full_screen.show(&mut diary, &mut tasks).await;
    assert_eq!((ended, diary.lines.len()), (Ok(Ended::Interrupted), 0));
    let text = picture::text(full_screen.buffer());
    assert!(text.contains("79 × 24 characters"), "{text}");
    let french = picture::text(&picture::of(&diary, 40, 10, Language::FR));
    assert!(french.contains("agrandissez"), "{french}");
}

#[tokio::test]
async fn the_bell_rings_once_for_keys_that_come_together() {
    let (mut full_screen, events) = FullScreen::imagined(80, 24, Language::EN);
    let (mut tasks, _worker) = tasks();
    for event in [key('a'), key('b')] {
        events.send(event).await.unwrap();
    }
    let stop = async move {
        tokio::task::yield_now().await;
        events.send(Event::Stop).await.unwrap();
        events
    };
    let mut diary = Diary::default();
    let (ended, _events) = tokio::join!(full_screen.show(&mut diary, &mut tasks), stop);
    assert_eq!((ended, full_screen.bells()), (Ok(Ended::Interrupted), 1));
    assert_eq!(picture::text(full_screen.buffer()).trim_end(), "a b");
}
