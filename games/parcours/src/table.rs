//! The state that events change: boards, bags, racks, scores and whose hand it is.

use std::sync::Arc;

use tabletop::{Clocks, Seat};
use tiles::{Bag, PlacedTile, Rack, Score, Tile};

use crate::Place;
use crate::course::{Course, HAND, PATH_WORDS, Slot};
use crate::ending::Settlement;
use crate::history::Line;
use crate::place::Part;

/// Bonus for laying all nine letters in one hand.
pub(crate) const ALL_NINE: Score = Score(10);
/// Price of buying a hand.
pub(crate) const PRICE: Score = Score(5);
/// Bonus for the first player to arrive if all their satellites are covered.
pub(crate) const ALL_SATELLITES: Score = Score(20);

/// The state of a game between two events.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) sides: Vec<Side>,
    /// Whose hand it is, or was when the game ended.
    pub(crate) turn: Seat,
    pub(crate) hand: Hand,
    pub(crate) phase: Phase,
    pub(crate) pause: Pause,
    pub(crate) clocks: Clocks,
    pub(crate) history: Vec<Line>,
    /// The draws that determined who begins: one list per round, in order of seat.
    pub(crate) starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// Who arrived first.
    pub(crate) arrived: Option<Seat>,
    /// Consecutive hands without a word.
    pub(crate) quiet: u16,
    /// How many random streams were used since the deal; each use takes its own.
    pub(crate) chances: u32,
}

/// One player's board, bag, rack and score.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Side {
    pub(crate) course: Arc<Course>,
    /// The words of the path, from DEPART on.
    pub(crate) path: Vec<Laid>,
    /// The words of the satellites, by the slot they hang from.
    pub(crate) satellites: Vec<Option<Laid>>,
    pub(crate) bag: Bag,
    pub(crate) rack: Rack,
    pub(crate) score: Score,
    /// How many hands are over.
    pub(crate) hands: u16,
    pub(crate) resigned: bool,
}

/// A word that lies on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) tiles: Vec<PlacedTile>,
    /// Who laid it, from their own bag, and has its points.
    pub(crate) by: Seat,
    pub(crate) points: Score,
}

/// What the player has done in this hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    /// The words laid, in order.
    pub(crate) words: Vec<(Place, Laid)>,
    pub(crate) stage: Stage,
    /// How often the hand was bought.
    pub(crate) bought: u8,
}

/// Which rack of the hand is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The nine it began with.
    #[default]
    Nine,
    /// The nine rebuilt after a white slot, this many words having been laid before.
    Second { before: usize },
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    /// The player whose hand it is.
    Hand,
    /// The table's verdict on a word.
    Asked(Asked),
    /// Nothing.
    Over(Settlement),
}

/// A word that the list does not have, about which the table is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) place: Place,
    pub(crate) tiles: Vec<PlacedTile>,
    /// Who has not voted.
    pub(crate) by: Vec<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    Running,
    Paused,
}

impl Side {
    pub(crate) fn new(course: Arc<Course>, bag: Bag) -> Self {
        let satellites = vec![None; course.slots().len()];
        Self {
            course,
            path: Vec::new(),
            satellites,
            bag,
            rack: Rack::EMPTY,
            score: Score::ZERO,
            hands: 0,
            resigned: false,
        }
    }

    /// The slots whose satellite is freed and empty.
    pub(crate) fn open_satellites(&self) -> impl Iterator<Item = u8> + '_ {
        let freed = self.course.slots().iter().zip(&self.satellites).take(self.path.len()).zip(0..);
        freed
            .filter(|((slot, laid), _)| slot.satellite().is_some() && laid.is_none())
            .map(|(_, slot)| slot)
    }

    pub(crate) fn has_arrived(&self) -> bool {
        self.path.len() == PATH_WORDS
    }

    /// Whether every satellite is covered, by any player.
    pub(crate) fn has_all_satellites(&self) -> bool {
        let mut hung = self.course.slots().iter().zip(&self.satellites);
        hung.all(|(slot, laid)| slot.satellite().is_none() || laid.is_some())
    }

    /// Draws up to nine letters, or all that are left.
    pub(crate) fn refill(&mut self) {
        let drawn = self.bag.draw(HAND.saturating_sub(self.rack.len()));
        self.rack.extend(drawn);
    }
}

impl Hand {
    /// The words laid from the letters it began with.
    pub(crate) fn first_words(&self) -> &[(Place, Laid)] {
        match self.stage {
            Stage::Nine => &self.words,
            Stage::Second { before } => &self.words[..before.min(self.words.len())],
        }
    }

    /// The words that can still be taken back.
    pub(crate) fn loose_words(&self) -> &[(Place, Laid)] {
        &self.words[self.words.len() - self.loose_count()..]
    }

    fn loose_count(&self) -> usize {
        match self.stage {
            Stage::Nine => self.words.len(),
            Stage::Second { before } => self.words.len().saturating_sub(before),
        }
    }

    /// Number of its words on the player's own path.
    pub(crate) fn path_words(&self) -> usize {
        self.words.iter().filter(|(place, _)| place.part == Part::Path).count()
    }

    /// The bonus for all nine letters, if they were laid.
    pub(crate) fn bonus(&self) -> Score {
        let laid: usize = self.first_words().iter().map(|(_, word)| word.tiles.len()).sum();
        if laid == HAND { ALL_NINE } else { Score::ZERO }
    }

    /// The price of the hand's purchases.
    pub(crate) fn cost(&self) -> Score {
        PRICE * i32::from(self.bought)
    }

    /// The points of the hand as it stands.
    pub(crate) fn points(&self) -> Score {
        let words: Score = self.words.iter().map(|(_, word)| word.points).sum();
        words + self.bonus() - self.cost()
    }
}

impl Table {
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The active player's side.
    pub(crate) fn own(&self) -> &Side {
        self.side(self.turn)
    }

    pub(crate) fn own_mut(&mut self) -> &mut Side {
        &mut self.sides[self.turn.index()]
    }

    /// The players who have not resigned.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sides.len()).filter(|seat| !self.side(*seat).resigned)
    }

    /// Whether a white slot was covered with the letters of this hand and the second play is open.
    pub(crate) fn may_refill(&self) -> bool {
        let is_white = |place: &Place| {
            let slot = self.own().course.slots().get(place.index());
            place.part == Part::Path && slot.is_some_and(Slot::is_white)
        };
        self.hand.stage == Stage::Nine && self.hand.words.iter().any(|(place, _)| is_white(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::Seed;

    /// PG-023
    #[test]
    fn a_bag_that_runs_short_gives_what_it_has() {
        let course = Course::named("A").unwrap();
        let bag = Bag::of([Tile::Blank; 3], &mut Seed::from_number(1).chance(0));
        let mut side = Side::new(course, bag);
        side.rack.add(Tile::Blank);
        side.refill();
        assert_eq!((side.rack.len(), side.bag.len()), (4, 0));
    }
}
