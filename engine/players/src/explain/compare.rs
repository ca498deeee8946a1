//! Finding the reasons: two moves of one turn, compared point by point.

use tiles::{Rack, Score, Tile};

use super::answers::NextRacks;
use super::{Explainer, GameEnd, PremiumUse, Reason};
use crate::review::{JudgedBy, Review};
use crate::turn::{Move, Turn};

/// What tiles kept must be worth more, in thousandths of a point, to be worth a sentence.
const BETTER_TILES: i32 = 500;
/// From what value on, in thousandths of a point, a tile is worth keeping for a better play.
const PRECIOUS: i32 = 5000;
/// From what value down a tile is a burden.
const BURDEN: i32 = -5000;
/// How many more vowels than consonants, or the other way round, make a poor rest.
const LOPSIDED: usize = 3;
/// How much more often a square must be used to be called open.
const OPENED: f64 = 0.15;
/// How much weaker an answer must be, in points.
const WEAKER_ANSWER: f64 = 3.0;
/// What must have been lost, in points, for the exact sum to be told.
const WORTH_TELLING: f64 = 3.0;
/// How much likelier a win must be.
const WINS_MORE: f64 = 0.01;

impl Explainer {
    /// The reasons why the best move is better, the most important first.
    pub(super) fn compare(&mut self, turn: &Turn<'_>, review: &Review) -> Vec<Reason> {
        let pair = Pair::new(turn, review);
        let mut reasons = Vec::new();
        reasons.extend(pair.whole_rack());
        reasons.extend(pair.goes_out());
        reasons.extend(pair.points_now());
        if turn.bag > 0 {
            self.compare_tiles(&pair, &mut reasons);
        }
        reasons.extend(self.compare_answers(&pair));
        reasons.extend(chances(review));
        let is_cost = |reason: &Reason| matches!(reason, Reason::FewerNow(_));
        let is_unexplained = reasons.iter().all(is_cost) && review.lost().points >= 0.05;
        let is_exact = review.judged_by == JudgedBy::Endgame;
        if is_unexplained || (is_exact && review.lost().points >= WORTH_TELLING) {
            reasons.push(Reason::AllInAll(review.lost().points));
        }
        reasons
    }

    fn compare_tiles(&self, pair: &Pair<'_>, reasons: &mut Vec<Reason>) {
        let value = |kept: &Rack| self.leaves.as_ref().and_then(|leaves| leaves.value(kept));
        let of_one = |tile: Tile| value(&Rack::from_iter([tile])).unwrap_or(0);
        let Some((best, done)) = value(&pair.best_kept).zip(value(&pair.done_kept)) else { return };
        let by = best - done;
        if by < BETTER_TILES {
            return;
        }
        let gained = pair.done.score() - pair.best.score();
        let is_cheap = |tile: &Tile| of_one(*tile) >= PRECIOUS && gained.0 * 1000 < of_one(*tile);
        let given = pair.only_in(&pair.best_kept, &pair.done_kept).find(is_cheap);
        reasons.extend(given.map(|tile| Reason::GivesAway { tile, gained }));
        let stuck = pair
            .only_in(&pair.done_kept, &pair.best_kept)
            .filter(|tile| of_one(*tile) <= BURDEN)
            .min_by_key(|tile| of_one(*tile));
        reasons.extend(stuck.map(Reason::GetsRidOf));
        let (kept, instead) = (pair.best_kept.clone(), pair.done_kept.clone());
        reasons.push(Reason::BetterTiles { kept, instead, by: f64::from(by) / 1000.0 });
        let [best, done] = [&pair.best_kept, &pair.done_kept].map(|kept| pair.sorts(kept));
        if done.0.abs_diff(done.1) >= LOPSIDED && best.0.abs_diff(best.1) < LOPSIDED {
            reasons.push(Reason::Lopsided { vowels: done.0, consonants: done.1 });
        }
    }

    /// What the next player can do after either; the squares that are opened, or else how much less
    /// the answer scores.
    fn compare_answers(&mut self, pair: &Pair<'_>) -> Vec<Reason> {
        let racks = NextRacks::of(pair.turn);
        let mut answer = |candidate: &Move| racks.answer(pair.turn, candidate, &mut self.player);
        let [best, done, idle] = [pair.best, pair.done, &Move::Pass].map(&mut answer);
        let is_known = racks.is_known();
        let layout = pair.turn.lines.board().layout();
        let worst = done
            .squares()
            .map(|square| PremiumUse {
                square,
                factor: layout.premium(square).word_factor(),
                after_best: best.share(square),
                after_done: done.share(square),
            })
            .max_by(|one, other| one.difference().total_cmp(&other.difference()))
            .filter(|usage| usage.difference() >= OPENED);
        if let Some(usage) = worst.filter(|_| !is_known) {
            let was_open = usage.after_done - idle.share(usage.square) < OPENED;
            return vec![if was_open { Reason::LeavesOpen(usage) } else { Reason::Opens(usage) }];
        }
        let (after_best, after_done) = (best.mean(), done.mean());
        let ends = pair.turn.bag == 0 && pair.best_kept.is_empty();
        let is_weaker = !ends && after_done - after_best >= WEAKER_ANSWER;
        let weaker = Reason::WeakerAnswer { after_best, after_done, is_known };
        is_weaker.then_some(weaker).into_iter().collect()
    }
}

impl PremiumUse {
    /// How much more often it is used after the move that was done.
    fn difference(&self) -> f64 {
        self.after_done - self.after_best
    }
}

/// The two moves of a turn.
struct Pair<'review> {
    turn: &'review Turn<'review>,
    best: &'review Move,
    done: &'review Move,
    best_kept: Rack,
    done_kept: Rack,
}

impl<'review> Pair<'review> {
    fn new(turn: &'review Turn<'_>, review: &'review Review) -> Self {
        let [best, done] = [&review.best, &review.done].map(|judged| &judged.choice.chosen);
        let [best_kept, done_kept] = [best, done].map(|candidate| candidate.kept(turn.rack));
        Self { turn, best, done, best_kept, done_kept }
    }

    fn whole_rack(&self) -> Option<Reason> {
        let terms = self.turn.rules.terms;
        let bonus = |candidate: &Move| match candidate {
            Move::Place(play) => terms.bonus_for(play.laid()),
            Move::Exchange(_) | Move::Pass => Score::ZERO,
        };
        let is_missed = bonus(self.best) > Score::ZERO && bonus(self.done) == Score::ZERO;
        let (tiles, bonus) = (terms.full_rack, bonus(self.best));
        is_missed.then_some(Reason::WholeRack { tiles, bonus })
    }

    fn goes_out(&self) -> Option<Reason> {
        let turn = self.turn;
        let is_first = turn.bag == 0 && self.best_kept.is_empty() && !self.done_kept.is_empty();
        let others_hold = turn.unseen().value(turn.rules.terms.tiles);
        is_first.then_some(Reason::GoesOut { others_hold })
    }

    fn points_now(&self) -> Option<Reason> {
        let more = self.best.score() - self.done.score();
        match more.0 {
            1.. => Some(Reason::MoreNow(more)),
            0 => None,
            _ => Some(Reason::FewerNow(-more)),
        }
    }

    /// Tiles that one rest has more of than another, each kind once.
    fn only_in(&self, one: &Rack, other: &Rack) -> impl Iterator<Item = Tile> + use<> {
        let kinds = self.turn.rules.terms.tiles.kinds();
        let (one, other) = (one.clone(), other.clone());
        kinds.filter(move |tile| one.count(*tile) > other.count(*tile))
    }

    /// How many vowels and how many consonants a rest has.
    fn sorts(&self, kept: &Rack) -> (usize, usize) {
        let alphabet = self.turn.rules.terms.tiles.alphabet();
        let letters = || {
            kept.tiles().filter_map(|tile| match tile {
                Tile::Letter(letter) => Some(letter),
                Tile::Blank => None,
            })
        };
        let vowels = letters().filter(|letter| alphabet.is_vowel(*letter)).count();
        (vowels, letters().count() - vowels)
    }
}

/// Who wins more often, or how the game ends.
fn chances(review: &Review) -> Option<Reason> {
    let chances = review.best.worth.win_chance.zip(review.done.worth.win_chance);
    let (best, done) = chances?;
    if review.judged_by == JudgedBy::Endgame {
        let [best, done] = [best, done].map(GameEnd::of);
        return (best != done).then_some(Reason::Decides { best, done });
    }
    (best - done >= WINS_MORE).then_some(Reason::WinsMore { best, done })
}

impl GameEnd {
    /// The end that a certain chance stands for.
    fn of(chance: f64) -> Self {
        if chance > 0.75 {
            Self::Won
        } else if chance < 0.25 {
            Self::Lost
        } else {
            Self::Tied
        }
    }
}
