//! Visibility: the one place that decides which racks a viewer sees.

use tabletop::{Seat, Viewer};
use tiles::Rack;

use crate::game::Crossword;
use crate::table::{Phase, Pool};
use crate::{RackView, Racks, Remaining};

/// A viewer at a table.
pub(crate) struct Visibility<'game> {
    game: &'game Crossword,
    viewer: Viewer,
}

impl<'game> Visibility<'game> {
    pub(crate) fn new(game: &'game Crossword, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// Whether the viewer may see the tiles of a seat: their own, all where racks are open, and all
    /// once the game is over; none while the board is covered.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        if self.game.is_covered() {
            return false;
        }
        let is_over = matches!(self.game.table.phase, Phase::Over(_) | Phase::BetweenGames(_));
        self.viewer.seat() == Some(seat) || self.game.setup.rules().racks == Racks::Open || is_over
    }

    /// A rack as the viewer sees it.
    pub(crate) fn rack(&self, seat: Seat) -> RackView {
        let table = &self.game.table;
        match table.known_rack(seat) {
            Some(rack) if self.sees(seat) => {
                RackView::Shown(self.game.setup.tiles.alphabet().rack_text(rack))
            }
            _ => RackView::Hidden(table.hand(seat).len()),
        }
    }

    /// The tiles that remain, as the viewer may count them.
    ///
    /// Only players count the bag alone: whoever holds no tiles would learn from it what the others
    /// hold together.
    pub(crate) fn remaining(&self) -> Rack {
        let table = &self.game.table;
        let counts_bag = self.game.setup.rules().remaining == Remaining::InBag
            && Seat::all(table.hands.len()).any(|seat| self.sees(seat));
        if let (Pool::Bag(bag), true) = (&table.pool, counts_bag) {
            return bag.contents();
        }
        let mut unseen: Rack = self.game.setup.tiles.tiles().collect();
        let on_board = table.board.tiles().map(|(_, tile)| tile.lifted());
        let seen = Seat::all(table.hands.len()).filter(|seat| self.sees(*seat));
        let in_racks = seen.filter_map(|seat| table.known_rack(seat)).flat_map(Rack::tiles);
        for tile in on_board.chain(in_racks) {
            // Only a log from another source could lay more tiles than the set has.
            let _ = unseen.take(tile);
        }
        unseen
    }
}
