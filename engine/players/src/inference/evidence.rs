//! The likelihood: how well a leave explains what a player did, by a softmax over the loss of
//! equity.

use board::Placement;
use lexicon::Lexicon;
use movegen::{Equity, Lines};
use tiles::Rack;

use crate::judges::opening;
use crate::leaves::LeaveTable;
use crate::player::Player;
use crate::setting::EngineRules;
use crate::static_player::StaticPlayer;
use crate::turn::{Move, SeenMove, Turn};

/// By how many thousandths of a point a play must fall short of the best for its leave to be
/// believed e times less; chosen by measurement, see docs/notes/inference.md.
const TEMPERATURE: f64 = 2_000.0;
/// The likelihood of a leave that does not explain the play: players see more than a static player.
const LEAST_WEIGHT: f64 = 0.002;

/// What a player did, on the board as it lay before.
pub(super) struct Evidence<'turn> {
    rules: EngineRules<'turn>,
    board: Lines,
    /// How many tiles there were to draw.
    bag: usize,
    seen: Seen,
}

enum Seen {
    /// Tiles laid, with their points and what the judge of first words says.
    Laid(Rack, Equity),
    /// The number of tiles exchanged.
    Exchanged(usize),
}

impl<'turn> Evidence<'turn> {
    /// What the player before did, if that says anything: something was kept, and the bag had
    /// tiles, so that the rack was full.
    pub(super) fn of(turn: &Turn<'turn>, lexicon: &Lexicon) -> Option<Self> {
        let Turn { rules, bag, .. } = *turn;
        let full = rules.terms.full_rack;
        match turn.before? {
            _ if bag == 0 => None,
            SeenMove::Laid(placement, score) if placement.tiles.len() < full => {
                let board = board_before(turn, placement, lexicon);
                let tiles: Rack = placement.lifted().into_iter().collect();
                let bag = bag + tiles.len();
                let points = Equity::from(*score) + first_word_penalty(&board, rules, placement);
                Some(Self { rules, board, bag, seen: Seen::Laid(tiles, points) })
            }
            SeenMove::Exchanged(number) if *number < full => {
                let seen = Seen::Exchanged(*number);
                Some(Self { rules, board: turn.lines.clone(), bag, seen })
            }
            SeenMove::Laid(..) | SeenMove::Exchanged(_) | SeenMove::Passed => None,
        }
    }

    /// How many tiles were kept.
    pub(super) fn kept(&self) -> usize {
        self.rules.terms.full_rack
            - match &self.seen {
                Seen::Laid(tiles, _) => tiles.len(),
                Seen::Exchanged(number) => *number,
            }
    }

    /// Whether tiles were laid, so that the rack is known but for those that were kept.
    pub(super) fn is_of_a_placement(&self) -> bool {
        matches!(self.seen, Seen::Laid(..))
    }

    /// How many tiles of the rack are not known.
    pub(super) fn drawn(&self) -> usize {
        if self.is_of_a_placement() { self.kept() } else { self.rules.terms.full_rack }
    }

    /// The leave if these were the unknown tiles of the rack, and its likelihood.
    pub(super) fn kept_and_weight(
        &self,
        drawn: Rack,
        player: &mut StaticPlayer,
        leaves: Option<&LeaveTable>,
    ) -> (Rack, f64) {
        match self.seen {
            Seen::Laid(..) => {
                let weight = self.weight(&drawn, player, leaves);
                (drawn, weight)
            }
            Seen::Exchanged(number) => self.best_exchange(&drawn, number, player),
        }
    }

    /// The likelihood of this leave, given what was laid.
    pub(super) fn weight(
        &self,
        leave: &Rack,
        player: &mut StaticPlayer,
        leaves: Option<&LeaveTable>,
    ) -> f64 {
        let Seen::Laid(tiles, points) = &self.seen else { return LEAST_WEIGHT };
        let mut rack = tiles.clone();
        rack.extend(leave.tiles());
        let kept = leaves.and_then(|leaves| leaves.value(leave)).unwrap_or(0);
        let best = player.choose(&self.turn(&rack)).equity;
        weight_of_loss(best, *points + Equity(kept))
    }

    /// The best exchange of this many tiles of a rack: what it keeps, and its likelihood.
    fn best_exchange(&self, rack: &Rack, number: usize, player: &mut StaticPlayer) -> (Rack, f64) {
        let best = player.choose(&self.turn(rack)).equity;
        let subsets = player.subsets();
        let of_number = (0..subsets.count()).filter(|exchanged| subsets.size(*exchanged) == number);
        let exchanged = of_number.max_by_key(|exchanged| subsets.kept_equity(*exchanged));
        let exchanged = exchanged.expect("a full rack has subsets of every size");
        let kept = subsets.tiles(subsets.kept_number(exchanged)).collect();
        (kept, weight_of_loss(best, subsets.kept_equity(exchanged)))
    }

    fn turn<'call>(&'call self, rack: &'call Rack) -> Turn<'call> {
        Turn::new(self.rules, &self.board, rack, self.bag)
    }
}

/// The likelihood of a move with this equity when the best has that equity.
fn weight_of_loss(best: Equity, done: Equity) -> f64 {
    let loss = f64::from((best.0 - done.0).max(0));
    LEAST_WEIGHT + (1.0 - LEAST_WEIGHT) * (-loss / TEMPERATURE).exp()
}

/// The board without the tiles of the last play.
fn board_before(turn: &Turn<'_>, placement: &Placement, lexicon: &Lexicon) -> Lines {
    let mut board = turn.lines.board().clone();
    for (square, _) in &placement.tiles {
        board.set(*square, None);
    }
    Lines::new(&board, lexicon, turn.rules.terms.tiles)
}

/// What the judge of first words says of a placement; nothing of any other.
fn first_word_penalty(board: &Lines, rules: EngineRules<'_>, placement: &Placement) -> Equity {
    let lay_of = board.board();
    if !lay_of.is_empty() {
        return Equity::default();
    }
    let rack: Rack = placement.lifted().into_iter().collect();
    let plays = StaticPlayer::default().list(&Turn::new(rules, board, &rack, 0));
    let penalty = plays.iter().find_map(|choice| match &choice.chosen {
        Move::Place(play) if is_same(&play.placement(lay_of), placement) => {
            Some(opening::penalty(play, lay_of.layout(), rules.terms.tiles.alphabet()))
        }
        Move::Place(_) | Move::Exchange(_) | Move::Pass => None,
    });
    penalty.unwrap_or_default()
}

/// Whether two placements lay the same, in whatever order.
fn is_same(one: &Placement, other: &Placement) -> bool {
    one.tiles.len() == other.tiles.len()
        && one.tiles.iter().all(|placed| other.tiles.contains(placed))
}
