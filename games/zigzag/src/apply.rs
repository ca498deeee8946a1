//! Applies events to the table. Nothing here can fail: only `decide` creates events.

use tabletop::{Moment, Seat};
use tiles::Score;

use crate::deal::later_chance;
use crate::ending::settle;
use crate::event::{Event, EventKind, GivenTiles, PlayedAction};
use crate::fit::AfterWord;
use crate::game::Zigzag;
use crate::history::{Line, LineKind};
use crate::plane::Face;
use crate::play::Play;
use crate::table::{Exchange, LaidBy, Phase};
use crate::tile::without;
use crate::{ActionKind, HandTile, ReverseForTwo};

impl Zigzag {
    pub(crate) fn apply_event(&mut self, event: &Event) {
        match &event.what {
            EventKind::Played { word, action } => {
                self.play(word.as_ref(), action.as_ref(), event.at);
            }
            EventKind::Drew { count } => self.draw(usize::from(*count)),
            EventKind::Returned { tiles } => self.return_tiles(tiles, event.at),
            EventKind::Passed => {
                let line = self.line(self.table.turn, LineKind::Passed);
                self.pass(line, event.at);
            }
            EventKind::Resigned { by } => self.resign(*by, event.at),
            EventKind::Ended { reason } => settle(&mut self.table, *reason),
        }
    }

    fn play(&mut self, word: Option<&Play>, action: Option<&PlayedAction>, at: Moment) {
        let Some(AfterWord { plane, open, .. }) = self.fits_now(word, action) else {
            return; // No log of ours holds a turn that does not fit.
        };
        let (seat, before) = (self.table.turn, self.table.plane.len());
        let mut line = self.line(seat, LineKind::Played { word: None, action: None });
        self.table.plane = plane;
        self.table.own_mut().open = open;
        let given = action.map(|action| self.lay_action(action)).unwrap_or_default();
        let shed =
            self.table.plane.len() - before + given.iter().map(|(_, it)| it.len()).sum::<usize>();
        line.what = LineKind::Played { word: word.cloned(), action: action.cloned() };
        let by = LaidBy { owner: seat, line: self.table.history.len() };
        self.table.laid.resize(self.table.plane.len(), by);
        self.enter(line, points(shed));
        self.hand_over(seat, given);
        self.table.passes = 0;
        self.end_turn(action.map(|action| action.tile), at);
    }

    /// The table after the word, if the turn fits on it.
    fn fits_now(&self, word: Option<&Play>, action: Option<&PlayedAction>) -> Option<AfterWord> {
        let after = self.after_word(word).ok()?;
        let is_seat = |gift: &GivenTiles| gift.to.index() < self.table.sides.len();
        let fits = |action: &PlayedAction| {
            let has_room =
                after.plane.has(action.on) && after.plane.fits(action.on, action.direction);
            has_room && action.gifts.iter().all(is_seat)
        };
        action.is_none_or(fits).then_some(after)
    }

    /// Lays an Action tile and takes its gifts from the player's tiles.
    fn lay_action(&mut self, action: &PlayedAction) -> Vec<(Seat, Vec<HandTile>)> {
        self.take(&[action.tile.into()]);
        self.table.plane.nest(Face::Action(action.tile), action.on, action.direction);
        let gift = |gift: &GivenTiles| {
            self.take(&gift.open);
            let unseen = self.table.own_mut().pile.draw(gift.pile.into());
            (gift.to, [gift.open.clone(), unseen].concat())
        };
        action.gifts.iter().map(gift).collect()
    }

    /// Takes active tiles away; `decide` has checked that they are there.
    fn take(&mut self, tiles: &[HandTile]) {
        let side = self.table.own_mut();
        if let Ok(left) = without(&side.open, tiles) {
            side.open = left;
        }
    }

    /// Mixes gifts into the piles of those who get them.
    fn hand_over(&mut self, from: Seat, given: Vec<(Seat, Vec<HandTile>)>) {
        for (to, tiles) in given {
            let line = self.line(to, LineKind::Received { count: tiles.len(), from });
            let mut chance = later_chance(&self.seed, &mut self.table);
            self.table.sides[to.index()].pile.mix_in(&tiles, &mut chance);
            self.enter(line, -points(tiles.len()));
        }
    }

    /// Draws the tiles of an exchange; they lie open until as many are returned.
    fn draw(&mut self, count: usize) {
        let (source, held) = (self.table.source(), self.table.own().open.clone());
        let drawn = self.table.source_mut(source).draw(count);
        self.table.own_mut().open.extend(drawn);
        self.table.phase = Phase::Return(Exchange { held, count, source });
    }

    fn return_tiles(&mut self, tiles: &[HandTile], at: Moment) {
        let Phase::Return(exchange) = std::mem::replace(&mut self.table.phase, Phase::Turn) else {
            return; // No log of ours returns what was not drawn.
        };
        let Exchange { held, count, source } = exchange;
        self.take(tiles);
        let mut chance = later_chance(&self.seed, &mut self.table);
        self.table.source_mut(source).mix_in(tiles, &mut chance);
        let line = self.line(self.table.turn, LineKind::Exchanged { count, source });
        self.pass(Line { held, ..line }, at);
    }

    /// A turn in which nothing is laid.
    fn pass(&mut self, line: Line, at: Moment) {
        self.enter(line, Score::ZERO);
        self.table.passes += 1;
        self.end_turn(None, at);
    }

    /// Turns up tiles of the pile and passes the turn on; an Action tile has its effect.
    fn end_turn(&mut self, action: Option<ActionKind>, at: Moment) {
        let seat = self.table.turn;
        self.table.clocks.end_turn(seat, at);
        if self.table.own().left() == 0 {
            return; // The game is over, and nobody misses a turn.
        }
        self.table.own_mut().refill();
        let (rotation, misses, next) = self.outlook(action);
        if let Some(missing) = misses {
            let line = self.line(missing, LineKind::Missed { by: seat });
            self.enter(line, Score::ZERO);
        }
        (self.table.rotation, self.table.turn) = (rotation, next);
    }

    /// What an Action tile does at this table: between two players Reverse may be a Skip.
    pub(crate) fn effect(&self, action: Option<ActionKind>) -> Option<ActionKind> {
        let is_for_two = self.table.playing().count() == 2;
        match (action, self.setup.rules().reverse) {
            (Some(ActionKind::Reverse), ReverseForTwo::Skip) if is_for_two => {
                Some(ActionKind::Skip)
            }
            (action, ReverseForTwo::Skip | ReverseForTwo::Nothing) => action,
        }
    }

    fn resign(&mut self, by: Seat, at: Moment) {
        let line = self.line(by, LineKind::Resigned);
        self.enter(line, Score::ZERO);
        self.table.sides[by.index()].resigned = true;
        if by == self.table.turn {
            self.table.phase = Phase::Turn;
            self.table.clocks.end_turn(by, at);
            self.table.turn = self.table.next_after(by);
        }
    }

    /// A line of the history as the table stands.
    fn line(&self, seat: Seat, what: LineKind) -> Line {
        Line::at(&self.table, seat, what)
    }

    fn enter(&mut self, line: Line, points: Score) {
        self.table.enter(line, points);
    }
}

/// So many tiles as points.
pub(crate) fn points(tiles: usize) -> Score {
    Score(i32::try_from(tiles).unwrap_or(i32::MAX))
}
