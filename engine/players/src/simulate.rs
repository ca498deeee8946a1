//! Monte Carlo simulation: candidates are played out with sampled racks (Sheppard 2002; best-arm
//! identification by successive elimination, Even-Dar, Mannor and Mansour 2006).
//!
//! Each deal gives the others racks and the bag an order; every candidate is played on that deal,
//! then a number of turns more by the static player. The result is counted in points and as a win
//! chance. Candidates that are not the best with enough confidence are eliminated. See
//! docs/notes/simulation.md.

mod candidates;
mod chooser;
mod contest;
mod deal;
mod playout;
mod progress;
mod scene;
pub mod slow;
mod tally;

use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use tiles::{Seed, Tile};

pub use self::candidates::candidates;
use self::contest::Contest;
use self::deal::Deals;
pub use self::deal::{Dealer, UniformDealer};
use self::playout::{Candidate, Worker};
use self::progress::Progress;
use self::scene::Scene;
use crate::knowledge::Knowledge;
use crate::search_control::SearchControl;
use crate::turn::{Choice, Turn};
use crate::win_chances::WinChances;

/// How to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many turns follow the candidate, from 1 to 6.
    pub plies: usize,
    /// How many threads play out at a time; none counts as one.
    pub threads: usize,
    /// The maximum number of deals.
    pub iterations: Option<u64>,
    /// Where all draws come from.
    pub seed: Seed,
    /// The confidence needed to eliminate a candidate, and to stop.
    pub confidence: f64,
}

impl Default for Plan {
    /// Two plies, the answer and the next turn of the player, on one thread, to a confidence of 99
    /// %.
    fn default() -> Self {
        let seed = Seed::from_number(0);
        Self { plies: 2, threads: 1, iterations: None, seed, confidence: 0.99 }
    }
}

/// The most turns that follow a candidate: what lies further off is noise.
const MOST_PLIES: usize = 6;

/// The result of a simulation.
#[derive(Clone, Debug)]
pub struct Report {
    /// The candidates, the best first.
    pub candidates: Vec<Simulated>,
    /// How many plays were found in play-outs.
    pub plays: u64,
    /// Whether the first is the best with the wanted confidence, or as good as the best.
    pub sure: bool,
}

/// A candidate and its results.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// What was played out.
    pub choice: Choice,
    /// On how many deals.
    pub iterations: u64,
    /// The points gained on the best of the others, from this turn on, leave values included.
    pub mean_spread: f64,
    /// The standard error of that.
    pub spread_error: f64,
    /// The chance to win; a tie is half a win.
    pub win_chance: f64,
    /// The standard error of that.
    pub win_error: f64,
}

/// The result of one play-out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The chance to win from where it ended.
    pub win: f64,
    /// The points gained, leave values included.
    pub gain: f64,
}

/// What a point is worth beside a win: enough to tell candidates apart that all win or all lose.
const POINT: f64 = 1e-4;

impl Outcome {
    /// What candidates are ranked by.
    fn utility(&self) -> f64 {
        self.win + POINT * self.gain
    }
}

/// What all threads share.
pub(crate) struct Shared<'turn> {
    knowledge: &'turn Knowledge,
    turn: &'turn Turn<'turn>,
    chances: Arc<WinChances>,
    candidates: Vec<Candidate>,
    plies: usize,
}

impl<'turn> Shared<'turn> {
    fn new(
        knowledge: &'turn Knowledge,
        turn: &'turn Turn<'turn>,
        choices: Vec<Choice>,
        plies: usize,
    ) -> Self {
        Self {
            knowledge,
            turn,
            chances: WinChances::of(knowledge.tiles()),
            candidates: choices.into_iter().map(|choice| Candidate::new(choice, turn)).collect(),
            plies: plies.clamp(1, MOST_PLIES),
        }
    }

    /// The order in which candidates are played out: those that keep the same tiles side by side.
    fn playing_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by_cached_key(|candidate| {
            self.candidates[*candidate].kept.tiles().collect::<Vec<Tile>>()
        });
        order
    }

    /// Whether a play-out ends before this ply, counted from 1. When the bag is empty it goes on to
    /// the end of the game: what is left is short, and no leave value says what it brings.
    fn ends_here(&self, scene: &Scene, ply: usize) -> bool {
        scene.is_over(&self.turn.rules) || (ply > self.plies && scene.bag() > 0)
    }

    /// The result of a play-out that has ended.
    fn outcome(&self, scene: &mut Scene) -> Outcome {
        let before = f64::from(self.turn.situation.lead.0);
        if scene.is_over(&self.turn.rules) {
            scene.settle(&self.turn.rules);
            let gain = f64::from(scene.gain()) / 1000.0;
            return Outcome { win: decided(before + gain), gain };
        }
        let gain = f64::from(scene.gain()) / 1000.0;
        let (lead, unseen) = (before + gain, scene.unseen());
        let win = match scene.mover {
            0 => self.chances.chance(lead, unseen),
            _ => 1.0 - self.chances.chance(-lead, unseen),
        };
        Outcome { win, gain }
    }
}

/// What a game that has ended with this lead is worth.
fn decided(lead: f64) -> f64 {
    if lead == 0.0 { 0.5 } else { f64::from(lead > 0.0) }
}

/// A simulation of one turn.
pub struct Simulation<'turn> {
    shared: Shared<'turn>,
    plan: Plan,
}

impl<'turn> Simulation<'turn> {
    /// Candidates for a turn, to be played out according to a plan. Their equities must be those of
    /// the static player's list, for what they keep is taken from them.
    pub fn new(
        knowledge: &'turn Knowledge,
        turn: &'turn Turn<'turn>,
        candidates: Vec<Choice>,
        plan: Plan,
    ) -> Self {
        Self { shared: Shared::new(knowledge, turn, candidates, plan.plies), plan }
    }

    /// Plays out until the confidence is reached, the planned number of deals is played, or the
    /// search is over. With a limit of deals, and unless it was stopped, the same plan gives the
    /// same report with any number of threads.
    pub fn run(&self, control: &SearchControl<'_>, dealer: &dyn Dealer) -> Report {
        let deals = Deals::new(self.shared.turn, self.plan.seed);
        let contest = Contest::new(self.shared.playing_order(), self.plan.confidence);
        let progress = Progress::new(contest, self.plan.iterations.unwrap_or(u64::MAX));
        let progress = Mutex::new(progress);
        let work = Work { shared: &self.shared, deals: &deals, dealer, control };
        let plays = thread::scope(|scope| {
            let others = 1..self.plan.threads.max(1);
            let others: Vec<_> =
                others.map(|_| scope.spawn(|| work.do_together(&progress))).collect();
            let own = work.do_together(&progress);
            let plays = |thread: thread::ScopedJoinHandle<'_, u64>| {
                thread.join().expect("play-outs do not panic")
            };
            own + others.into_iter().map(plays).sum::<u64>()
        });
        let progress = progress.into_inner().expect("play-outs do not panic");
        progress.finish().report(&self.shared.candidates, plays)
    }
}

/// What every thread is given to do.
struct Work<'run> {
    shared: &'run Shared<'run>,
    deals: &'run Deals,
    dealer: &'run dyn Dealer,
    control: &'run SearchControl<'run>,
}

impl Work<'_> {
    /// Plays deals out as long as there are any. Says how many plays were found.
    fn do_together(&self, progress: &Mutex<Progress>) -> u64 {
        let mut worker = Worker::new(self.shared, self.deals);
        let mut playing = Vec::new();
        loop {
            let next = look_at(progress).take(&mut playing);
            let Some(number) = next else { break };
            let Some(outcomes) = self.play(&mut worker, number, &playing) else { break };
            look_at(progress).give(number, outcomes);
        }
        worker.plays
    }

    /// The results of these candidates in a deal, by number; nothing if the search is over before
    /// the last of them.
    fn play(
        &self,
        worker: &mut Worker<'_>,
        number: u64,
        playing: &[usize],
    ) -> Option<Vec<Outcome>> {
        if self.control.is_over() {
            return None;
        }
        worker.deal(self.deals, number, self.dealer);
        let mut outcomes = vec![Outcome::default(); self.shared.candidates.len()];
        for candidate in playing {
            if self.control.is_over() {
                return None;
            }
            outcomes[*candidate] = worker.play_out(*candidate);
        }
        Some(outcomes)
    }
}

fn look_at(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().expect("nobody panics while looking")
}
