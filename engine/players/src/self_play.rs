//! Self-play: a fast game between two players by club rules, for matches, training and calibration.
//!
//! It keeps no events and shows no views, so it is much faster than a table of the crossword game.
//! For the same seed it draws as the real game does: one random stream for the bag, then one for
//! each exchange. `tests/real_rules.rs` plays the same moves through both and demands the same
//! points.

use movegen::{Lines, Play};
use tiles::{Bag, Rack, Score, Seed};

use crate::player::Player;
use crate::setting::{EngineRules, Setting};
use crate::turn::{Choice, Move, SeenMove, Situation, Turn};

/// The random stream for the order of the bag; exchanges take those after the next.
const BAG: u64 = 1;
const BEFORE_EXCHANGES: u64 = 2;

/// The result of a game for one of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideResult {
    /// Points at the end.
    pub score: Score,
    /// How many turns the player had.
    pub turns: u32,
    /// How many bingos: plays of a full rack.
    pub bingos: u32,
}

/// The results of a game, in the order of the seats.
pub type GameResult = [SideResult; 2];

/// Watches every turn: the seat, what the player knew, and what they chose.
pub type Observer<'call> = dyn FnMut(usize, &Turn<'_>, &Choice) + 'call;

/// Plays a game to its end. The first player begins.
pub fn play_game(
    setting: &Setting,
    seed: &Seed,
    players: &mut [&mut dyn Player; 2],
    observer: &mut Observer<'_>,
) -> GameResult {
    let mut game = SelfPlay::deal(setting, seed);
    while !game.is_over() {
        let seat = game.seat;
        let turn = game.turn();
        let choice = players[seat].choose(&turn);
        observer(seat, &turn, &choice);
        game.make_move(&choice.chosen);
    }
    game.settle();
    game.results
}

/// A game in progress.
struct SelfPlay<'setting> {
    rules: EngineRules<'setting>,
    seed: Seed,
    lines: Lines,
    bag: Bag,
    racks: [Rack; 2],
    results: GameResult,
    seat: usize,
    scoreless_turns: u8,
    exchanges: u64,
    last: Option<SeenMove>,
}

impl<'setting> SelfPlay<'setting> {
    fn deal(setting: &'setting Setting, seed: &Seed) -> Self {
        let mut bag = Bag::full(setting.tiles(), &mut seed.chance(BAG));
        let rules = setting.rules();
        let racks = std::array::from_fn(|_| bag.draw_rack(rules.terms.full_rack));
        Self {
            rules,
            seed: *seed,
            lines: setting.empty().clone(),
            bag,
            racks,
            results: GameResult::default(),
            seat: 0,
            scoreless_turns: 0,
            exchanges: 0,
            last: None,
        }
    }

    fn turn(&self) -> Turn<'_> {
        let [own, other] = [self.seat, 1 - self.seat].map(|seat| self.results[seat].score);
        Turn {
            rules: self.rules,
            lines: &self.lines,
            rack: &self.racks[self.seat],
            bag: self.bag.len(),
            situation: Situation {
                lead: own - other,
                others: 1,
                scoreless_turns: self.scoreless_turns,
            },
            before: self.last.as_ref(),
        }
    }

    fn is_over(&self) -> bool {
        let is_out = self.bag.is_empty() && self.racks.iter().any(Rack::is_empty);
        is_out || self.scoreless_turns >= self.rules.scoreless_turns
    }

    fn make_move(&mut self, candidate: &Move) {
        self.last = Some(candidate.seen_on(self.lines.board()));
        match candidate {
            Move::Place(play) => self.place(play),
            Move::Exchange(tiles) => self.exchange(tiles),
            Move::Pass => {}
        }
        let side = &mut self.results[self.seat];
        side.turns += 1;
        side.score += candidate.score();
        let scores = candidate.score() > Score::ZERO;
        self.scoreless_turns = if scores { 0 } else { self.scoreless_turns + 1 };
        self.seat = 1 - self.seat;
    }

    fn place(&mut self, play: &Play) {
        self.lines.lay(play);
        let rack = &mut self.racks[self.seat];
        for tile in play.tiles() {
            rack.take(tile.lifted()).expect("players lay tiles of their rack");
        }
        rack.extend(self.bag.draw(play.laid()));
        let laid_all = play.laid() >= self.rules.terms.full_rack;
        self.results[self.seat].bingos += u32::from(laid_all);
    }

    /// New tiles are drawn before the old ones go back.
    fn exchange(&mut self, tiles: &Rack) {
        let returned: Vec<_> = tiles.tiles().collect();
        let drawn = self.bag.draw(returned.len());
        let rack = &mut self.racks[self.seat];
        for tile in &returned {
            rack.take(*tile).expect("players exchange tiles of their rack");
        }
        rack.extend(drawn);
        self.exchanges += 1;
        let mut chance = self.seed.chance(BEFORE_EXCHANGES + self.exchanges);
        self.bag.put_back(&returned, &mut chance);
    }

    /// Both lose the value of the tiles they hold; a player who is out gains that of the other's
    /// tiles.
    fn settle(&mut self) {
        let held = [0, 1].map(|seat: usize| self.racks[seat].value(self.rules.terms.tiles));
        for seat in [0, 1] {
            self.results[seat].score -= held[seat];
            if self.racks[seat].is_empty() {
                self.results[seat].score += held[1 - seat];
            }
        }
    }
}
