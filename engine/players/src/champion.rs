//! The champion: everything the engine can do, within a time for each move.
//!
//! Rack inference from the last play of the opponent, Monte Carlo simulation of candidates against
//! such racks, enumeration of deals when the bag is nearly empty (pre-endgame), and exact search
//! when it is empty (endgame).

use std::sync::Arc;
use std::time::Duration;

use levels::{FamilyList, FamilySetting};
use tiles::{Chance, Rack, Seed};

use crate::description::StaticOptions;
use crate::expert::{Endgames, is_fit};
use crate::inference::{Beliefs, Inference};
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::pre_endgame::{self, LARGEST_BAG, PreEndgame};
use crate::search_control::SearchControl;
use crate::simulate::{self, Dealer, Simulation, UniformDealer};
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Turn};

/// How many candidates are simulated.
const CANDIDATES: usize = 15;
/// With fewer deals than this a simulation is mostly noise, and the static player's choice stands.
const ENOUGH_DEALS: u64 = 100;
/// The confidence in the best candidate at which a move is made before its time is used up.
const CONFIDENCE: f64 = 0.95;
/// How many candidates are judged when the bag is nearly empty.
const LATE_CANDIDATES: usize = 25;
/// One part in this many of a move's time goes to inference.
const SHARE_OF_INFERENCE: u32 = 8;

/// How a champion plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChampionOptions {
    /// The time limit of a move.
    pub time: Duration,
    /// How many threads search; none counts as one.
    pub threads: usize,
    /// Whether slurs and obscenities are left alone.
    pub family: FamilySetting,
}

/// The strongest player there is.
pub struct Champion {
    knowledge: Arc<Knowledge>,
    options: ChampionOptions,
    /// Plays no word that is left alone.
    player: StaticPlayer,
    family: Option<Arc<FamilyList>>,
    inference: Inference,
    pre_endgame: Option<PreEndgame>,
    endgames: Endgames,
    seed: Seed,
}

impl Default for ChampionOptions {
    /// A second on one thread, and fit for a family.
    fn default() -> Self {
        Self { time: Duration::from_secs(1), threads: 1, family: FamilySetting::On }
    }
}

impl Dealer for Beliefs {
    fn deal(&self, chance: &mut Chance) -> Rack {
        self.draw_leave(chance).cloned().unwrap_or_default()
    }
}

impl Champion {
    /// With the words of a language.
    pub fn new(knowledge: &Arc<Knowledge>, options: ChampionOptions) -> Self {
        let player = StaticOptions { family: options.family, ..StaticOptions::default() };
        Self {
            knowledge: Arc::clone(knowledge),
            options,
            player: knowledge.static_player_with(player),
            family: knowledge.family_for(options.family),
            inference: Inference::new(knowledge),
            pre_endgame: None,
            endgames: Endgames::on_threads(options.threads),
            seed: Seed::from_number(0),
        }
    }

    /// What to do before the end of the game is in sight, or when more than two play.
    fn simulate(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        let candidates = simulate::candidates(&mut self.player, turn, CANDIDATES);
        if candidates.len() < 2 {
            return self.player.choose(turn);
        }
        let beliefs = self.beliefs(turn, control);
        let dealer: &dyn Dealer = match &beliefs {
            Some(beliefs) => beliefs,
            None => &UniformDealer,
        };
        let plan = simulate::Plan {
            threads: self.options.threads,
            seed: self.seed,
            confidence: CONFIDENCE,
            ..simulate::Plan::default()
        };
        let first = candidates[0].clone();
        let report = Simulation::new(&self.knowledge, turn, candidates, plan).run(control, dealer);
        let best = report.candidates.into_iter().next();
        best.filter(|best| best.iterations >= ENOUGH_DEALS).map_or(first, |best| best.choice)
    }

    /// What to do when few tiles are left in the bag.
    fn finish(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Option<Choice> {
        let beliefs = self.beliefs(turn, control);
        let knowledge = &self.knowledge;
        let judge = self.pre_endgame.get_or_insert_with(|| PreEndgame::new(knowledge));
        let mut candidates = judge.candidates(turn, LATE_CANDIDATES);
        candidates.retain(|choice| is_fit(choice, self.family.as_deref(), turn));
        let plan = pre_endgame::Plan {
            beliefs: beliefs.as_ref(),
            seed: self.seed,
            ..pre_endgame::Plan::default()
        };
        let report = judge.judge(turn, &candidates, control, &plan);
        report.moves.into_iter().next().map(|best| best.choice)
    }

    /// What the opponent's last play says about their rack, found within a part of the time.
    fn beliefs(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Option<Beliefs> {
        let control = control.at_most(self.options.time / SHARE_OF_INFERENCE);
        self.inference.infer(turn, &control, &mut self.seed.chance(0))
    }
}

impl Player for Champion {
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        let limited = control.at_most(self.options.time);
        let of_two = turn.situation.others == 1;
        let choice = if turn.bag == 0 && of_two {
            let solved = self.endgames.best(turn, &limited);
            solved.filter(|choice| is_fit(choice, self.family.as_deref(), turn))
        } else if turn.bag <= LARGEST_BAG && of_two {
            self.finish(turn, &limited)
        } else {
            None
        };
        let choice = choice.unwrap_or_else(|| self.simulate(turn, &limited));
        control.tell(&choice);
        choice
    }
}
