//! What a benchmark must find.

use movegen::Play;

/// The answers for a number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answers {
    /// How many games, with the seeds from 0 on.
    pub(crate) games: u64,
    /// How many turns they have together.
    pub(crate) positions: u64,
    /// A hash of the best play of every position, in order.
    pub(crate) chosen: u64,
    /// How many plays all positions have together.
    pub(crate) plays: u64,
    /// The points of all these plays together.
    pub(crate) points: i64,
}

impl Answers {
    /// Empty answers for this many games.
    pub(crate) const fn none(games: u64) -> Self {
        Self { games, positions: 0, chosen: 0xcbf2_9ce4_8422_2325, plays: 0, points: 0 }
    }

    /// Takes in the best play of the next position.
    pub(crate) fn choose(&mut self, play: &Play) {
        let place = [play.start().row, play.start().column, play.direction() as u8];
        let tiles: Vec<u8> = play.tiles().map(|tile| i8::from(tile).to_le_bytes()[0]).collect();
        let numbers = [play.score().0, play.equity().0].map(i32::to_le_bytes);
        for byte in place.iter().chain(&tiles).chain(numbers.as_flattened()) {
            self.chosen = (self.chosen ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in one of all plays of a position.
    pub(crate) fn count(&mut self, play: &Play) {
        self.plays += 1;
        self.points += i64::from(play.score().0);
    }

    /// The best plays must be those that are known.
    pub(crate) fn assert_chosen(&self, known: &Self, what: &str) {
        let told = |answers: &Self| (answers.positions, answers.chosen);
        assert_eq!(told(self), told(known), "{what} chose other plays: {self:?}");
    }

    /// All plays must be as many as is known, and score as much.
    pub(crate) fn assert_counted(&self, known: &Self, what: &str) {
        let told = |answers: &Self| (answers.positions, answers.plays, answers.points);
        assert_eq!(told(self), told(known), "{what} found other plays: {self:?}");
    }
}
