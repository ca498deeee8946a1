//! Applies events to the table. Nothing here can fail: only `decide` and `expire` create events.

use tabletop::{Moment, Seat};
use tiles::{PlacedTile, Score, Tile};

use crate::Place;
use crate::deal::later_chance;
use crate::ending::settle;
use crate::event::{Event, EventKind};
use crate::game::Parcours;
use crate::history::{HandEnd, Line, LineKind, PlayedHand, PlayedWord};
use crate::place::Part;
use crate::table::{ALL_SATELLITES, Asked, Hand, Pause, Phase, Stage};

impl Parcours {
    pub(crate) fn apply_event(&mut self, event: &Event) {
        let at = event.at;
        match &event.what {
            EventKind::Laid { place, tiles } => self.lay(*place, tiles),
            EventKind::Asked { place, tiles } => self.ask(*place, tiles, at),
            EventKind::Judged { by, accept } => self.hear(*by, *accept, at),
            EventKind::TakenBack => self.take_back(),
            EventKind::Refilled => self.refill(),
            EventKind::Bought { back } => self.buy(back),
            EventKind::HandEnded { back } | EventKind::Passed { back } => {
                self.end_hand(back, HandEnd::ByPlayer, at);
            }
            EventKind::TimedOut => self.end_hand(&[], HandEnd::ByTime, at),
            EventKind::Paused => {
                self.table.pause = Pause::Paused;
                self.table.clocks.stop(at);
            }
            EventKind::Resumed => {
                self.table.pause = Pause::Running;
                if self.table.phase == Phase::Hand {
                    self.table.clocks.go_on(at);
                }
            }
            EventKind::Resigned { by } => self.resign(*by, at),
            EventKind::Ended { reason } => settle(&self.setup, &mut self.table, *reason),
        }
    }

    fn lay(&mut self, place: Place, tiles: &[PlacedTile]) {
        let Ok(word) = self.fit(place, tiles) else {
            return; // No log of ours holds a word that does not fit.
        };
        for tile in tiles {
            // `decide` has checked that the rack holds the tile.
            let _ = self.table.own_mut().rack.take(tile.lifted());
        }
        let side = &mut self.table.sides[place.owner.index()];
        match place.part {
            Part::Path => side.path.push(word.clone()),
            Part::Satellite => side.satellites[place.index()] = Some(word.clone()),
        }
        self.table.hand.words.push((place, word));
    }

    fn take_back(&mut self) {
        let Some((place, word)) = self.table.hand.words.pop() else { return };
        let side = &mut self.table.sides[place.owner.index()];
        match place.part {
            Part::Path => drop(side.path.pop()),
            Part::Satellite => side.satellites[place.index()] = None,
        }
        let lifted = word.tiles.iter().map(|tile| tile.lifted());
        self.table.own_mut().rack.extend(lifted);
    }

    /// Asks the other people at the table; if there are none, the player vouches for the word.
    fn ask(&mut self, place: Place, tiles: &[PlacedTile], at: Moment) {
        let turn = self.table.turn;
        let is_asked =
            |seat: &Seat| *seat != turn && self.setup.options.players[seat.index()].is_person();
        let mut by: Vec<Seat> = self.table.playing().filter(is_asked).collect();
        if by.is_empty() {
            by.push(turn);
        }
        self.table.clocks.stop(at);
        self.table.phase = Phase::Asked(Asked { place, tiles: tiles.to_vec(), by });
    }

    fn hear(&mut self, by: Seat, accept: bool, at: Moment) {
        let Phase::Asked(asked) = &mut self.table.phase else { return };
        asked.by.retain(|seat| *seat != by);
        if accept && !asked.by.is_empty() {
            return;
        }
        let (place, tiles) = (asked.place, std::mem::take(&mut asked.tiles));
        self.table.phase = Phase::Hand;
        self.table.clocks.go_on(at);
        if accept {
            self.lay(place, &tiles);
        }
    }

    fn refill(&mut self) {
        self.table.hand.stage = Stage::Second { before: self.table.hand.words.len() };
        self.table.own_mut().refill();
    }

    fn buy(&mut self, back: &[Tile]) {
        self.table.hand.bought = self.table.hand.bought.saturating_add(1);
        self.change(back);
    }

    /// Returns tiles to the active player's bag and refills the rack to nine.
    fn change(&mut self, back: &[Tile]) {
        let side = self.table.own_mut();
        let Ok(left) = side.rack.without(back) else {
            return; // No log of ours gives back what was not held.
        };
        side.rack = left;
        if !back.is_empty() {
            let mut chance = later_chance(&self.seed, &mut self.table);
            self.table.own_mut().bag.put_back(back, &mut chance);
        }
        self.table.own_mut().refill();
    }

    fn end_hand(&mut self, back: &[Tile], end: HandEnd, at: Moment) {
        self.change(back);
        let hand = std::mem::take(&mut self.table.hand);
        let seat = self.table.turn;
        let is_quiet = hand.words.is_empty();
        self.table.quiet = if is_quiet { self.table.quiet.saturating_add(1) } else { 0 };
        self.table.own_mut().hands += 1;
        let points = hand.points();
        self.enter(seat, played(hand, back, end), points);
        self.note_arrival(seat);
        self.pass_on(at);
    }

    /// Records the first player to arrive and the bonus for covering all satellites.
    fn note_arrival(&mut self, seat: Seat) {
        if self.table.arrived.is_some() || !self.table.side(seat).has_arrived() {
            return;
        }
        self.table.arrived = Some(seat);
        if self.table.side(seat).has_all_satellites() {
            self.enter(seat, LineKind::AllSatellites, ALL_SATELLITES);
        }
    }

    /// Passes the turn to the next player who has neither arrived nor resigned.
    fn pass_on(&mut self, at: Moment) {
        let (seat, seats) = (self.table.turn, self.table.sides.len());
        self.table.clocks.end_turn(seat, at);
        let after = std::iter::successors(Some(seat.next(seats)), |seat| Some(seat.next(seats)));
        let is_in = |seat: &Seat| {
            let side = self.table.side(*seat);
            !side.resigned && !side.has_arrived()
        };
        let next = after.take(seats).find(is_in).unwrap_or(seat);
        self.table.turn = next;
    }

    fn resign(&mut self, by: Seat, at: Moment) {
        self.enter(by, LineKind::Resigned, Score::ZERO);
        self.table.sides[by.index()].resigned = true;
        if by == self.table.turn {
            return self.abandon_hand(at);
        }
        // A player who resigns counts as accepting the word.
        if let Phase::Asked(asked) = &self.table.phase
            && asked.by.contains(&by)
        {
            self.hear(by, true, at);
        }
    }

    /// Ends a resigned player's hand: its words stay and score.
    fn abandon_hand(&mut self, at: Moment) {
        self.table.phase = Phase::Hand;
        if self.table.hand == Hand::default() {
            self.pass_on(at);
        } else {
            self.end_hand(&[], HandEnd::ByPlayer, at);
        }
    }

    fn enter(&mut self, seat: Seat, what: LineKind, points: Score) {
        let side = &mut self.table.sides[seat.index()];
        side.score += points;
        self.table.history.push(Line { seat, what, points, total: side.score });
    }
}

fn played(hand: Hand, back: &[Tile], end: HandEnd) -> LineKind {
    let (bonus, bought) = (hand.bonus(), hand.bought);
    let word = |(place, word): (Place, crate::table::Laid)| PlayedWord {
        place,
        tiles: word.tiles,
        points: word.points,
    };
    let words = hand.words.into_iter().map(word).collect();
    LineKind::Hand(PlayedHand { words, bonus, bought, back: back.to_vec(), end })
}
