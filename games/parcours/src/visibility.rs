//! Visibility: the one place that decides which racks a viewer sees.

use tabletop::{Seat, Viewer};
use tiles::Rack;

use crate::game::Parcours;
use crate::table::Phase;
use crate::{RackView, Racks};

/// A viewer at a table.
pub(crate) struct Visibility<'game> {
    game: &'game Parcours,
    viewer: Viewer,
}

impl<'game> Visibility<'game> {
    pub(crate) fn new(game: &'game Parcours, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// Whether the viewer may see the tiles of a seat: their own, all where racks are open, and all
    /// once the game is over.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        let is_over = matches!(self.game.table.phase, Phase::Over(_));
        self.viewer.seat() == Some(seat) || self.game.setup.rules().racks == Racks::Open || is_over
    }

    /// A rack as the viewer sees it.
    pub(crate) fn rack(&self, seat: Seat) -> RackView {
        let rack = &self.game.table.side(seat).rack;
        if self.sees(seat) {
            RackView::Shown(self.game.setup.tiles.alphabet().rack_text(rack))
        } else {
            RackView::Hidden(rack.len())
        }
    }

    /// The tiles of a seat that the viewer has not seen: those in the bag, and those on a rack
    /// hidden from the viewer.
    pub(crate) fn remaining(&self, seat: Seat) -> Rack {
        let side = self.game.table.side(seat);
        let mut left = side.bag.contents();
        if !self.sees(seat) {
            left.extend(side.rack.tiles());
        }
        left
    }
}
