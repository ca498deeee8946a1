//! The play-out policy: the static player's choice, found with less work.

use movegen::{Common, LineSet, Lines, Scratch};
use tiles::Rack;

use crate::player::Player;
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Move, Turn};

/// Chooses as the static player does.
///
/// It remembers the rack: candidates that keep the same tiles draw the same, so racks come again.
pub(super) struct Chooser {
    player: StaticPlayer,
    scratch: Scratch,
    common: Common,
    /// The rack that is prepared, and whether there are tiles to draw.
    prepared: Option<(Rack, bool)>,
    /// Whether that rack has begun on the board that the candidates are laid on.
    has_begun: bool,
    /// Whether the last search with this memory was for that rack.
    has_searched: bool,
}

impl Chooser {
    pub(super) fn new(player: StaticPlayer) -> Self {
        let (scratch, common) = (Scratch::default(), Common::default());
        Self { player, scratch, common, prepared: None, has_begun: false, has_searched: false }
    }

    /// What to do in this turn.
    pub(super) fn choose(&mut self, turn: &Turn<'_>) -> Choice {
        if turn.lines.board().is_empty() || !self.prepare(turn) {
            self.prepared = None;
            return self.player.choose(turn);
        }
        let exchange = self.player.best_exchange(turn);
        let floor = self.player.subsets().kept_equity(exchange);
        let search = self.player.search(turn);
        let best = if self.has_searched {
            search.best_again(floor, &mut self.scratch)
        } else {
            search.best(floor, &mut self.scratch)
        };
        self.has_searched = true;
        best.map_or_else(|| self.player.without_placing(exchange), placed)
    }

    /// Begins with a rack on the board that the candidates are laid on, unless it has.
    pub(super) fn begin(&mut self, turn: &Turn<'_>) {
        if turn.bag > 0 && !self.has_begun_with(turn) && self.prepare(turn) {
            let floor = self.player.subsets().kept_equity(0);
            self.common.begin(&self.player.search(turn), floor);
            self.has_begun = true;
        }
    }

    fn has_begun_with(&self, turn: &Turn<'_>) -> bool {
        let is_same = |(rack, drew): &(Rack, bool)| *drew && rack == turn.rack;
        self.has_begun && turn.bag > 0 && self.prepared.as_ref().is_some_and(is_same)
    }

    /// What to do with that rack on a board that a candidate has changed in these lines.
    pub(super) fn answer(&mut self, turn: &Turn<'_>, before: &Lines, changed: LineSet) -> Choice {
        if turn.lines.board().is_empty() || !self.has_begun_with(turn) {
            return self.choose(turn);
        }
        let exchange = self.player.best_exchange(turn);
        let floor = self.player.subsets().kept_equity(exchange);
        let search = self.player.search(&Turn { lines: before, ..*turn });
        let best = self.common.best_on(&search, (turn.lines, changed), floor);
        best.map_or_else(|| self.player.without_placing(exchange), placed)
    }

    /// Works out what the tiles kept are worth, unless that is known; false for a rack that is too
    /// long.
    fn prepare(&mut self, turn: &Turn<'_>) -> bool {
        let draws = turn.bag > 0;
        // With an empty bag it matters what the others hold.
        if draws && self.prepared.as_ref().is_some_and(|(rack, drew)| *drew && rack == turn.rack) {
            return true;
        }
        self.prepared = Some((turn.rack.clone(), draws));
        (self.has_begun, self.has_searched) = (false, false);
        self.player.prepare(turn)
    }
}

fn placed(play: movegen::Play) -> Choice {
    Choice { chosen: Move::Place(play), equity: play.equity() }
}
