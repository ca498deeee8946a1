//! A turn: what a player knows when it is his, and what he can do.

use movegen::{Equity, Lines, Play};
use tiles::{Rack, Score, Tile};

use crate::setting::Rules;

/// What a player knows when it is his turn; the other racks are not part of it.
#[derive(Clone, Copy)]
pub struct Turn<'game> {
    /// What is the same in every turn.
    pub rules: Rules<'game>,
    /// The board.
    pub lines: &'game Lines,
    /// His tiles.
    pub rack: &'game Rack,
    /// How many tiles there are to draw.
    pub bag: usize,
}

/// What a player does with his turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Lays tiles.
    Place(Play),
    /// Exchanges these tiles.
    Exchange(Rack),
    /// Passes.
    Pass,
}

/// A deed and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What to do.
    pub deed: Deed,
    /// Its points and what the judges say of it.
    pub equity: Equity,
}

impl Turn<'_> {
    /// Whether the rules allow an exchange.
    pub fn may_exchange(&self) -> bool {
        self.bag >= self.rules.exchange_needs
    }

    /// The tiles he does not see: those of the bag and of the others.
    pub fn unseen(&self) -> Rack {
        let mut unseen: Rack = self.rules.terms.tiles.tiles().collect();
        let on_board = self.lines.board().tiles().map(|(_, tile)| tile.lifted());
        for tile in on_board.chain(self.rack.tiles()) {
            // A position that somebody made up may hold more of a tile than there are.
            let _ = unseen.take(tile);
        }
        unseen
    }
}

impl Deed {
    /// Its points.
    pub fn score(&self) -> Score {
        match self {
            Self::Place(play) => play.score(),
            Self::Exchange(_) | Self::Pass => Score::ZERO,
        }
    }

    /// The tiles of a rack that it keeps.
    pub fn kept(&self, rack: &Rack) -> Rack {
        let mut kept = rack.clone();
        let mut spend =
            |tile: Tile| kept.take(tile).expect("deeds are done with tiles of the rack");
        match self {
            Self::Place(play) => play.tiles().for_each(|tile| spend(tile.lifted())),
            Self::Exchange(tiles) => tiles.tiles().for_each(spend),
            Self::Pass => {}
        }
        kept
    }
}
