//! A turn: what the player to move knows, and the moves they can make.

use board::{Board, Placement};
use movegen::{Equity, Lines, Play};
use tiles::{Rack, Score, Tile};

use crate::setting::EngineRules;

/// What the player to move knows; the other racks are not part of it.
#[derive(Clone, Copy)]
pub struct Turn<'game> {
    /// What is the same in every turn.
    pub rules: EngineRules<'game>,
    /// The board.
    pub lines: &'game Lines,
    /// The tiles of the player to move.
    pub rack: &'game Rack,
    /// How many tiles there are to draw.
    pub bag: usize,
    /// How the game stands.
    pub situation: Situation,
    /// What the player before did, if there was one.
    pub before: Option<&'game SeenMove>,
}

/// How a game stands when a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// By how many points the player is ahead of the best of the others.
    pub lead: Score,
    /// How many others play.
    pub others: usize,
    /// How many turns in a row have brought no points.
    pub scoreless_turns: u8,
}

/// What a player did, as everybody at the table saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenMove {
    /// Laid tiles; they lie on the board.
    Laid(Placement, Score),
    /// Exchanged this many tiles.
    Exchanged(usize),
    /// Passed.
    Passed,
}

/// What a player does in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Lays tiles.
    Place(Play),
    /// Exchanges these tiles.
    Exchange(Rack),
    /// Passes.
    Pass,
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What to do.
    pub chosen: Move,
    /// Its points plus what the judges say of it.
    pub equity: Equity,
}

impl Situation {
    /// Two players with equal scores.
    pub const LEVEL: Self = Self { lead: Score::ZERO, others: 1, scoreless_turns: 0 };
}

impl<'game> Turn<'game> {
    /// A turn of one of two players with equal scores, about whom nothing else is known.
    pub const fn new(
        rules: EngineRules<'game>,
        lines: &'game Lines,
        rack: &'game Rack,
        bag: usize,
    ) -> Self {
        Self { rules, lines, rack, bag, situation: Situation::LEVEL, before: None }
    }

    /// The same with as many tiles in the bag as there can be: of the tiles the player does not
    /// see, the others hold a full rack each.
    #[must_use]
    pub fn with_largest_bag(self) -> Self {
        let held = self.situation.others * self.rules.terms.full_rack;
        Self { bag: self.unseen().len().saturating_sub(held), ..self }
    }

    /// Whether the rules allow an exchange.
    pub fn may_exchange(&self) -> bool {
        self.bag >= self.rules.exchange_needs
    }

    /// The tiles the player does not see: those of the bag and of the others.
    pub fn unseen(&self) -> Rack {
        let mut unseen: Rack = self.rules.terms.tiles.tiles().collect();
        let on_board = self.lines.board().tiles().map(|(_, tile)| tile.lifted());
        for tile in on_board.chain(self.rack.tiles()) {
            // A made-up position may hold more of a tile than there are.
            let _ = unseen.take(tile);
        }
        unseen
    }
}

impl Move {
    /// What the others see of it, on the board it is done on.
    pub fn seen_on(&self, board: &Board) -> SeenMove {
        match self {
            Self::Place(play) => SeenMove::Laid(play.placement(board), play.score()),
            Self::Exchange(tiles) => SeenMove::Exchanged(tiles.len()),
            Self::Pass => SeenMove::Passed,
        }
    }

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
            |tile: Tile| kept.take(tile).expect("moves are done with tiles of the rack");
        match self {
            Self::Place(play) => play.tiles().for_each(|tile| spend(tile.lifted())),
            Self::Exchange(tiles) => tiles.tiles().for_each(spend),
            Self::Pass => {}
        }
        kept
    }
}
