//! One table in the dialogue: what happens there is told as it comes, once.

use std::time::Instant;

use locales::{Language, Message, Spoken as _, grammar, plain as say};
use notation::Coordinates;
use protocol::{HolderView, SeatedView, StreamEvent, TableState};
use serde_json::Value;
use tabletop::SearchEffort;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::speaker::{Seen, Speaker, listed, name_of};
use super::voice::Voice;
use super::{gathering, sentence_of};
use crate::{Session, games};

/// Actions that one may take but need not.
const OPTIONAL: [&str; 8] =
    ["pause", "stop", "resume", "resign", "challenge", "undo", "tell_points", "tell_withdrawn"];
/// How many events may wait to be told.
const WAITING: usize = 64;

/// Where the dialogue goes after a line at a table.
pub(crate) enum Flow {
    /// Nowhere.
    Stay,
    /// To the list of games.
    Games,
    /// To a new game.
    New,
    /// To the unfinished game of this number.
    Resume(usize),
}

/// A table, what has been told of it, and what the person at the keyboard is about to do.
pub(crate) struct Table {
    pub(super) session: Session,
    pub(super) speaker: &'static dyn Speaker,
    pub(super) coordinates: Coordinates,
    /// The seat at the keyboard.
    pub(super) seat: Option<u8>,
    /// Whether the next person has not said yet that they are there.
    pub(super) is_covered: bool,
    /// What the command `play` does.
    pub(super) ready: Vec<Value>,
    /// What is done if the person says yes.
    pub(super) unconfirmed: Option<Value>,
    pub(super) hints: u32,
    /// When the last update came, for clocks.
    pub(super) heard: Instant,
    told: Told,
    scroll: usize,
    events: mpsc::Receiver<StreamEvent>,
    watching: JoinHandle<()>,
}

/// What has been told already.
#[derive(Default)]
struct Told {
    opening: bool,
    lines: usize,
    state: Vec<Message>,
    hand: Vec<Message>,
    turn: Option<(Option<u8>, usize)>,
    over: bool,
    table: Vec<Message>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.watching.abort();
    }
}

impl Table {
    /// A table of a session; none if its game is not known here.
    pub(crate) fn new(session: Session, scroll: usize) -> Option<Self> {
        let speaker = games::speaker(&session.table().game)?;
        let (sender, events) = mpsc::channel(WAITING);
        let mut stream = session.watch();
        let watching = tokio::spawn(async move {
            while let Ok(Some(event)) = stream.next().await {
                if sender.send(event).await.is_err() {
                    return;
                }
            }
        });
        Some(Self {
            session,
            speaker,
            coordinates: Coordinates::default(),
            seat: None,
            is_covered: false,
            ready: Vec::new(),
            unconfirmed: None,
            hints: 0,
            heard: Instant::now(),
            told: Told::default(),
            scroll,
            events,
            watching,
        })
    }

    /// Waits for the next thing that happens, and tells it; forever once the stream has ended.
    pub(crate) async fn listen(&mut self, voice: &mut Voice) {
        match self.events.recv().await {
            Some(event) => {
                if self.session.note(event) {
                    self.tell(voice);
                }
            }
            None => std::future::pending().await,
        }
    }

    /// Whether a computer player moves and nobody here is needed.
    pub(crate) fn is_waiting(&self) -> bool {
        let Some(view) = self.session.shared() else { return false };
        let is_computer = |seat: tabletop::Seat| {
            let seating = self.session.table().seats.get(seat.index());
            seating.is_some_and(|seating| seating.holder == HolderView::Computer)
        };
        let is_playing = self.session.table().state == TableState::Playing;
        let moves = view.turn.is_none_or(is_computer) && view.phase.waits_for != "resume";
        is_playing && view.outcome.is_none() && moves && self.needed().is_none()
    }

    /// Interrupts a game in which nobody plays from elsewhere; all others go on.
    pub(crate) async fn rest(&mut self, voice: &mut Voice) {
        let mut people =
            self.session.table().seats.iter().filter(|seat| seat.holder == HolderView::Person);
        let is_alone = people.all(|seat| seat.yours);
        if self.session.table().state == TableState::Playing && is_alone && !self.session.is_over()
        {
            if let Err(fault) = self.session.pause().await {
                voice.say(&sentence_of(&fault));
            }
            voice.say(&say::kept(self.title()));
        }
    }

    /// The title of the table: its own, else the names of its players.
    pub(super) fn title(&self) -> String {
        let table = self.session.table();
        gathering::title(&table.title, &table.seats)
    }

    /// What the person at the keyboard sees; nothing before the game begins.
    pub(super) fn seen(&self) -> Option<Seen<'_>> {
        let views = &self.session.update().views;
        let own = |seated: &&SeatedView| seated.seat.is_some() && seated.seat == self.seat;
        let seated = views.iter().find(own).or_else(|| views.first())?;
        Some(Seen {
            view: &seated.view,
            seat: seated.seat,
            own: self.session.own_seats(),
            coordinates: self.coordinates,
            hints: self.hints,
        })
    }

    /// The own seat without which the game does not go on; the one at the keyboard first.
    pub(super) fn needed(&self) -> Option<u8> {
        let views = &self.session.update().views;
        let must_act = |seated: &&SeatedView| {
            let may = seated.view["may"].as_array().map(Vec::as_slice).unwrap_or_default();
            seated.seat.is_some()
                && may.iter().any(|it| it.as_str().is_some_and(|it| !OPTIONAL.contains(&it)))
        };
        let needed = || views.iter().filter(must_act).filter_map(|seated| seated.seat);
        needed().find(|seat| Some(*seat) == self.seat).or_else(|| needed().next())
    }

    /// Tells what is new.
    pub(crate) fn tell(&mut self, voice: &mut Voice) {
        self.heard = Instant::now();
        let news = gathering::news(self.session.table());
        for message in &news {
            if !self.told.table.contains(message) {
                voice.say(message);
            }
        }
        self.told.table = news;
        if self.session.update().views.is_empty() {
            return;
        }
        if !self.told.opening {
            self.open(voice);
        }
        self.tell_lines(voice);
        self.tell_state(voice);
        if self.session.is_over() {
            return self.tell_end(voice);
        }
        self.change_seat(voice);
        self.tell_hand(voice);
        self.tell_turn(voice);
    }

    fn open(&mut self, voice: &mut Voice) {
        self.told.opening = true;
        self.coordinates = coordinates(voice.language());
        self.seat = match self.session.own_seats()[..] {
            [seat] => Some(seat),
            _ => None,
        };
        let Some(view) = self.session.shared() else { return };
        let names = listed(view.seats.iter().map(|seat| gathering::player(&seat.player)));
        voice.say(&say::at_table(self.speaker.title(), names));
        voice.say(&say::type_help());
        for round in &view.starter_draws {
            let drawn = round.iter().map(|(seat, tile)| say::drawn(name_of(&view, seat.0), tile));
            voice.say(&say::starter_draw(listed(drawn)));
        }
        if let Some(seen) = self.seen() {
            voice.say_all(&self.speaker.opening(&seen));
        }
        self.told.lines = view.history.len();
        if !view.history.is_empty() {
            voice.say(&say::resumed(view.history.len()));
            self.tell_last(voice);
        }
    }

    /// Tells the last line of the history.
    pub(super) fn tell_last(&self, voice: &mut Voice) {
        let Some(seen) = self.seen() else { return };
        match seen.shared().and_then(|view| view.history.len().checked_sub(1)) {
            Some(last) => voice.say_all(&self.speaker.line(&seen, last)),
            None => voice.say(&say::nothing_yet()),
        }
    }

    fn tell_lines(&mut self, voice: &mut Voice) {
        let Some(seen) = self.seen() else { return };
        let lines = seen.shared().map_or(0, |view| view.history.len());
        if lines < self.told.lines {
            voice.say(&say::taken_back());
        }
        for number in self.told.lines..lines {
            voice.say_all(&self.speaker.line(&seen, number));
        }
        if lines != self.told.lines {
            self.ready.clear();
            (self.unconfirmed, self.hints) = (None, 0);
            self.told.lines = lines;
        }
    }

    fn tell_state(&mut self, voice: &mut Voice) {
        let Some(seen) = self.seen() else { return };
        let state = self.speaker.state(&seen);
        for message in state.iter().filter(|message| !self.told.state.contains(message)) {
            voice.say(message);
        }
        self.told.state = state;
    }

    fn tell_end(&mut self, voice: &mut Voice) {
        if self.told.over {
            return;
        }
        self.told.over = true;
        let (Some(seen), Some(view)) = (self.seen(), self.session.shared()) else { return };
        voice.say_all(&self.speaker.ending(&seen));
        let outcome = view.outcome.clone();
        let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
        voice.say(&super::questions::scores(&view));
        let names = winners.iter().map(|seat| name_of(&view, seat.0).to_owned());
        match (winners.len(), view.seats.len()) {
            (0, _) | (_, 1) => {}
            (count, _) => voice.say(&say::winners(count, listed(names))),
        }
        voice.say(&say::after_the_end());
    }

    /// Hands the keyboard over to whoever is needed.
    fn change_seat(&mut self, voice: &mut Voice) {
        let Some(needed) = self.needed().filter(|needed| Some(*needed) != self.seat) else {
            return;
        };
        let keeps_secrets = self.seen().is_some_and(|seen| self.speaker.keeps_secrets(&seen));
        self.seat = Some(needed);
        self.told.hand.clear();
        if keeps_secrets && self.session.own_seats().len() > 1 {
            self.is_covered = true;
            voice.scroll(self.scroll);
            self.ask_for_next(voice);
        }
    }

    /// Asks whether the next person is there.
    pub(super) fn ask_for_next(&self, voice: &mut Voice) {
        if let (Some(view), Some(seat)) = (self.session.shared(), self.seat) {
            voice.say(&say::hand_over(name_of(&view, seat)));
        }
    }

    /// The next person is there.
    pub(super) fn uncover(&mut self, voice: &mut Voice) {
        self.is_covered = false;
        self.told.turn = None;
        self.tell_hand(voice);
        self.tell_turn(voice);
    }

    fn tell_hand(&mut self, voice: &mut Voice) {
        let Some(seen) = self.seen().filter(|seen| seen.seat.is_some() && !self.is_covered) else {
            return;
        };
        let hand = self.speaker.hand(&seen);
        if hand != self.told.hand {
            voice.say_all(&hand);
            self.told.hand = hand;
        }
    }

    fn tell_turn(&mut self, voice: &mut Voice) {
        let Some(view) = self.session.shared().filter(|_| !self.is_covered) else { return };
        let turn = Some((view.turn.map(|seat| seat.0), view.history.len()));
        if turn == self.told.turn {
            return;
        }
        self.told.turn = turn;
        let Some(seat) = view.turn.map(|seat| seat.0) else { return };
        let seating = self.session.table().seats.get(usize::from(seat));
        let entry = catalogue::find(&self.session.table().game);
        let thinks = |level: &String| {
            entry.is_some_and(|entry| entry.search_effort(level) == SearchEffort::Long)
        };
        let level = seating.and_then(|seating| seating.level.as_ref());
        match level {
            _ if self.needed() == Some(seat) => voice.say(&say::your_turn(name_of(&view, seat))),
            Some(level) if thinks(level) => voice.say(&say::thinking(name_of(&view, seat))),
            Some(_) => {}
            None => voice.say(&say::turn_of(name_of(&view, seat))),
        }
    }
}

/// How a language writes places.
fn coordinates(language: Language) -> Coordinates {
    match &*grammar::lettered().say(language) {
        "rows" => Coordinates::French,
        _ => Coordinates::English,
    }
}
