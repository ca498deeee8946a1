//! A game on the screen: whose turn it is, what is being typed, and what keys do.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use board::{Direction, Square};
use crossword::{LaidTile, PhaseView, Preview, RackView, View};
use locales::classic as say;
use tabletop::PlayedBy;

use super::edition::Edition;
use super::entry::Typed;
use super::pending::{self, Pending, Step};
use super::task::{Request, Snapshot};
use crate::screen::Next;

/// The constants of Knuth's linear congruential generator.
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 1_442_695_040_888_963_407;

/// What the person at the keyboard is doing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// Waiting for another player.
    Watching,
    /// Taking the keyboard over, before a rack is shown.
    Curtain,
    /// Typing a word, or choosing an option.
    Typing(Typed),
    /// Moving the cursor to the square of the first letter.
    Placing(Typed, Square),
    /// Deciding whether to keep a word that is on the board.
    Deciding(Trying),
    /// Waiting for the server's answer about a word on the board.
    Asking(Trying),
    /// Waiting for the server's answer about something else.
    Waiting,
    /// Answering what the program asks about unknown words.
    Answering,
    /// Typing letters to change.
    Changing(String),
    /// Looking at the new rack before the next player takes over.
    NewRack(u8),
    /// Deciding whether to stop or to save.
    Quitting,
    /// Typing the name of a saved game.
    Naming(String),
    /// The game is over: whether to play again.
    Over(Again),
}

/// A word tried on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Trying {
    pub(super) typed: Typed,
    pub(super) square: Square,
    pub(super) direction: Direction,
    pub(super) tiles: Vec<LaidTile>,
    pub(super) preview: Option<Preview>,
}

/// The questions after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    Play,
    SamePlayers,
    SameLevels,
}

/// What follows from a key or a report.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum After {
    /// The game goes on.
    Stay(Next<Request>),
    /// The program is left.
    Leave,
    /// Another game: with the same players and levels, the same players, or others.
    Again(Rematch),
}

/// Who plays again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rematch {
    SameLevels,
    SamePlayers,
    OtherPlayers,
}

/// What stands on the right of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Panel {
    Options,
    Premiums,
    Values,
    Distribution,
}

/// A game on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Game {
    pub(super) edition: Edition,
    pub(super) snapshot: Snapshot,
    pub(super) came: Instant,
    pub(super) stage: Stage,
    pub(super) note: String,
    pub(super) panel: Panel,
    pub(super) pending: Pending,
    pub(super) now: Instant,
    /// The racks that were seen, by seat, in the order in which they are shown.
    pub(super) racks: BTreeMap<u8, String>,
    juggles: u32,
    pub(super) hints: u32,
    /// The turn that has begun: whose, and how many lines there were.
    pub(super) turn: Option<(u8, usize)>,
}

impl Game {
    /// A game as it stands.
    pub(super) fn new(edition: Edition, snapshot: Snapshot, now: Instant) -> Self {
        let mut game = Self {
            edition,
            snapshot,
            came: now,
            stage: Stage::Watching,
            note: String::new(),
            panel: Panel::Options,
            pending: Pending::default(),
            now,
            racks: BTreeMap::new(),
            juggles: 0,
            hints: 0,
            turn: None,
        };
        game.announce_draw();
        game.settle();
        game
    }

    /// The view of the seat whose turn it is, or of the first seat at this screen.
    pub(super) fn view(&self) -> Option<&View> {
        let views = &self.snapshot.views;
        let of = |seat: u8| {
            views.iter().find(move |view| view.viewer.is_some_and(|viewer| viewer.0 == seat))
        };
        match self.stage {
            Stage::NewRack(seat) => of(seat),
            _ => views.first().and_then(|view| view.turn).and_then(|turn| of(turn.0)),
        }
        .or_else(|| views.first())
    }

    /// The name of a player as it stands on the screen.
    pub(super) fn name(&self, seat: u8) -> String {
        let seats = self.view().map(|view| &view.seats);
        let seat = seats.and_then(|seats| seats.get(usize::from(seat)));
        seat.map_or_else(String::new, |seat| seat.player.name.to_uppercase())
    }

    /// Whose rack and name stand at the bottom left.
    pub(super) fn current(&self) -> Option<u8> {
        match self.stage {
            Stage::NewRack(seat) => Some(seat),
            _ => self.view().and_then(|view| view.turn).map(|turn| turn.0),
        }
    }

    /// The letters that must be placed because the time ran out.
    pub(super) fn must_place(&self) -> Option<&str> {
        match &self.view()?.phase {
            PhaseView::Move { must_place } => must_place.as_deref(),
            _ => None,
        }
    }

    /// Milliseconds left of the turn, and of how many seconds.
    pub(super) fn time_left(&self) -> Option<(u64, u32)> {
        let view = self.view()?;
        let seconds = pending::turn_seconds(view)?;
        let clock = &view.seats.get(view.turn?.index())?.clock;
        let running = clock.since.map_or(0, |since| {
            let before = self.snapshot.clock.saturating_sub(since.0);
            before + u64::try_from((self.now - self.came).as_millis()).unwrap_or(u64::MAX)
        });
        Some(((u64::from(seconds) * 1000).saturating_sub(clock.turn.0 + running), seconds))
    }

    /// When the screen looks different by itself.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        let has_more = !self.pending.is_done() && !self.holds();
        let pending = has_more.then(|| self.pending.due.unwrap_or(self.now));
        let clock = self.time_left().filter(|(left, _)| *left > 0);
        let second = clock.map(|(left, _)| self.now + Duration::from_millis((left - 1) % 1000 + 1));
        pending.into_iter().chain(second).min()
    }

    /// Whether what happens meanwhile waits for the person at the keyboard.
    fn holds(&self) -> bool {
        matches!(self.stage, Stage::NewRack(_) | Stage::Quitting | Stage::Naming(_))
    }

    /// Time has passed, or something came in.
    pub(super) fn advance(&mut self, now: Instant) {
        self.now = now;
        while !self.holds() {
            let shown = self.snapshot.views.first();
            match self.pending.step(shown, now) {
                Step::Nothing => return,
                Step::Shown => {}
                Step::Table(snapshot, came) => {
                    self.snapshot = *snapshot;
                    self.came = came;
                }
            }
            if self.pending.hidden.is_empty() {
                self.settle();
            }
        }
    }

    /// Shows everything that has happened at once.
    pub(super) fn hurry(&mut self) {
        self.pending.hurry();
        self.settle();
        self.advance(self.now);
    }

    /// Finds out what the person at the keyboard does now that the table has changed.
    fn settle(&mut self) {
        let Some(view) = self.snapshot.views.first() else { return };
        if view.outcome.is_some() {
            if !matches!(self.stage, Stage::Over(_)) {
                self.stage = Stage::Over(Again::Play);
                self.note.clear();
            }
            return;
        }
        let turn = view.turn.map(|seat| (seat.0, view.history.len()));
        let hides = view.rules.racks == crossword::Racks::Hidden;
        if turn != self.turn {
            let before = self.turn.map(|(seat, _)| seat).filter(|seat| self.is_own(*seat));
            if self.turn.is_some() {
                self.note.clear();
            }
            self.turn = turn;
            self.hints = 0;
            if let Some(seat) = before.filter(|_| hides) {
                self.stage = Stage::NewRack(seat);
                self.sort_rack();
                return;
            }
            self.begin_turn();
        }
        self.sort_rack();
        self.follow_phase();
    }

    /// The turn on the screen begins.
    pub(super) fn begin_turn(&mut self) {
        let hides = self.view().is_some_and(|view| view.rules.racks == crossword::Racks::Hidden);
        let own = self.turn.is_some_and(|(seat, _)| self.is_own(seat));
        self.stage = match (own, hides) {
            (false, _) => Stage::Watching,
            (true, true) => Stage::Curtain,
            (true, false) => Stage::Typing(Typed::default()),
        };
    }

    pub(super) fn follow_phase(&mut self) {
        let own = self.turn.is_some_and(|(seat, _)| self.is_own(seat));
        let Some(view) = self.view() else { return };
        match &view.phase {
            PhaseView::ChallengeAnswer { .. } | PhaseView::Sure { .. } if own => {
                self.stage = Stage::Answering;
                self.note.clear();
            }
            PhaseView::Move { must_place: Some(typed) } if own => {
                self.note = self.edition.say(&say::must_place(typed));
            }
            _ => {}
        }
    }

    /// Whether a person at this screen plays from a seat.
    pub(super) fn is_own(&self, seat: u8) -> bool {
        self.snapshot.views.iter().any(|view| view.viewer.is_some_and(|viewer| viewer.0 == seat))
    }

    /// Whether it is a computer's turn.
    pub(super) fn computer_to_move(&self) -> Option<u8> {
        let view = self.view()?;
        let turn = view.turn?;
        (view.seats.get(turn.index())?.player.by != PlayedBy::Person).then_some(turn.0)
    }

    /// Keeps the order in which the rack is shown; new tiles come after the others.
    pub(super) fn sort_rack(&mut self) {
        let Some((seat, held)) = self.current().zip(self.held()) else { return };
        let mut held: Vec<char> = held.chars().collect();
        let shown = self.racks.entry(seat).or_default();
        shown.retain(|sign| {
            let at = held.iter().position(|other| *other == sign);
            at.map(|at| held.remove(at)).is_some()
        });
        shown.extend(held);
    }

    /// The rack at the bottom left as it is shown.
    pub(super) fn rack(&self) -> &str {
        self.current().and_then(|seat| self.racks.get(&seat)).map_or("", String::as_str)
    }

    /// The rack of the player at the bottom left, if it is seen.
    fn held(&self) -> Option<String> {
        let seat = self.view()?.seats.get(usize::from(self.current()?))?;
        match seat.rack.as_ref()? {
            RackView::Shown(tiles) => Some(tiles.clone()),
            RackView::Hidden(_) => None,
        }
    }

    fn announce_draw(&mut self) {
        let Some(view) = self.snapshot.views.first() else { return };
        let (Some(round), Some(turn)) = (view.starter_draws.last(), view.turn) else { return };
        if !view.history.is_empty() {
            return;
        }
        let draw =
            |(seat, tile): &(tabletop::Seat, String)| format!("{} {tile}", self.name(seat.0));
        let draws: Vec<String> = round.iter().map(draw).collect();
        self.note = self.edition.say(&say::draws(draws.join(", "), self.name(turn.0)));
    }

    /// Mixes the rack (Fisher–Yates with a linear congruential generator). Chance is not at stake:
    /// only the order on the screen changes.
    pub(super) fn juggle(&mut self) {
        let Some(seat) = self.current() else { return };
        let mut signs: Vec<char> = self.rack().chars().collect();
        let before = signs.clone();
        while signs == before && before.iter().any(|sign| *sign != before[0]) {
            self.juggles += 1;
            let mut state = u64::from(self.juggles) ^ self.snapshot.number.rotate_left(32);
            for last in (1..signs.len()).rev() {
                state = state.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
                let other = usize::try_from(state >> 33).unwrap_or(0) % (last + 1);
                signs.swap(last, other);
            }
        }
        self.racks.insert(seat, signs.into_iter().collect());
    }
}
