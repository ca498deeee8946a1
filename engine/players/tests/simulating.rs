//! Simulations: what they find is what the slow, obvious way finds, within the limits that are set.

use std::sync::Arc;
use std::time::{Duration, Instant};

use movegen::Lines;
use players::simulate::{Outcome, Plan, Report, Simulation, UniformDealer, candidates, slow};
use players::{Choice, Knowledge, Move, SearchControl, Situation, StopSignal, Turn, play_game};
use tiles::{Chance, Rack, Score, Seed, TileSet};

/// A turn of a game.
struct Position {
    lines: Lines,
    rack: Rack,
    bag: usize,
    situation: Situation,
}

fn knowledge() -> Arc<Knowledge> {
    let lexicon = word_data::open("en").expect("it comes with the program");
    let tiles = TileSet::named("english").expect("it comes with the program");
    Knowledge::shared(&lexicon, &tiles, &vocabulary::of(&lexicon)).expect("both are English")
}

/// Every so-manieth turn of a game between static players.
fn positions(knowledge: &Knowledge, game: u64, every: usize) -> Vec<Position> {
    let setting = knowledge.setting();
    let mut players = [0, 1].map(|_| knowledge.static_player());
    let [one, other] = &mut players;
    let mut positions = Vec::new();
    play_game(&setting, &Seed::from_number(game), &mut [one, other], &mut |_, turn, _| {
        let (lines, rack) = (turn.lines.clone(), turn.rack.clone());
        positions.push(Position { lines, rack, bag: turn.bag, situation: turn.situation });
    });
    positions.into_iter().step_by(every).collect()
}

impl Position {
    fn turn<'game>(&'game self, knowledge: &'game Knowledge) -> Turn<'game> {
        let rules = players::EngineRules::standard(knowledge.tiles());
        let turn = Turn::new(rules, &self.lines, &self.rack, self.bag);
        Turn { situation: self.situation, ..turn }
    }
}

/// The best plays, an exchange if there is one, and the pass.
fn mixed(knowledge: &Knowledge, turn: &Turn<'_>) -> Vec<Choice> {
    let mut player = knowledge.static_player();
    let mut choices = candidates(&mut player, turn, 6);
    let others = player.list(turn).into_iter();
    let without: Vec<Choice> =
        others.filter(|choice| !matches!(choice.chosen, Move::Place(_))).collect();
    choices.extend(without.iter().rev().take(2).cloned());
    choices
}

fn report(knowledge: &Knowledge, turn: &Turn<'_>, choices: &[Choice], plan: Plan) -> Report {
    Simulation::new(knowledge, turn, choices.to_vec(), plan)
        .run(&SearchControl::unlimited(), &UniformDealer)
}

fn deals(iterations: u64) -> Plan {
    Plan { iterations: Some(iterations), confidence: 1.0, ..Plan::default() }
}

/// The slow way's means must be those of the report.
fn compare(knowledge: &Knowledge, turn: &Turn<'_>, plan: Plan) {
    let choices = mixed(knowledge, turn);
    let count = plan.iterations.expect("it is given");
    let fast = report(knowledge, turn, &choices, plan);
    let way = (plan.plies, count, plan.seed);
    let slow = slow::outcomes(knowledge, turn, choices.clone(), way, &UniformDealer);
    let deals = f64::from(u32::try_from(count).expect("few"));
    for simulated in &fast.candidates {
        assert_eq!(simulated.iterations, count);
        let place = choices.iter().position(|choice| *choice == simulated.choice).expect("it is");
        let mean = |of: fn(&Outcome) -> f64| {
            slow.iter().map(|outcomes| of(&outcomes[place])).sum::<f64>() / deals
        };
        assert!((simulated.mean_spread - mean(|outcome| outcome.gain)).abs() < 1e-9);
        assert!((simulated.win_chance - mean(|outcome| outcome.win)).abs() < 1e-9);
    }
}

#[test]
fn play_outs_are_those_of_the_slow_way_all_through_a_game() {
    let knowledge = knowledge();
    for position in positions(&knowledge, 11, 3) {
        compare(&knowledge, &position.turn(&knowledge), deals(5));
    }
}

#[test]
fn play_outs_of_any_length_are_those_of_the_slow_way() {
    let knowledge = knowledge();
    for plies in [1, 3, 4, 6] {
        for position in positions(&knowledge, 12, 7) {
            let plan = Plan { plies, ..deals(3) };
            compare(&knowledge, &position.turn(&knowledge), plan);
        }
    }
}

#[test]
fn with_three_others_everyone_plays_for_himself() {
    let knowledge = knowledge();
    for position in positions(&knowledge, 13, 8) {
        let situation = Situation { others: 3, ..position.situation };
        let bag = position.bag.saturating_sub(14);
        let turn = Turn { situation, bag, ..position.turn(&knowledge) };
        compare(&knowledge, &turn, Plan { plies: 4, ..deals(3) });
    }
}

#[test]
fn the_same_plan_gives_the_same_report() {
    let knowledge = knowledge();
    let position = &positions(&knowledge, 14, 6)[1];
    let turn = position.turn(&knowledge);
    let choices = candidates(&mut knowledge.static_player(), &turn, 8);
    let plan = Plan { iterations: Some(200), ..Plan::default() };
    let reports = [0, 1].map(|_| format!("{:?}", report(&knowledge, &turn, &choices, plan)));
    assert_eq!(reports[0], reports[1]);
    let [alone, together] = [1, 2].map(|threads| {
        let report = report(&knowledge, &turn, &choices, Plan { threads, ..plan });
        format!("{:?}, sure: {}", report.candidates, report.sure)
    });
    assert_eq!(alone, together, "whatever the number of threads");
}

#[test]
fn a_pass_is_dropped_after_few_deals() {
    let knowledge = knowledge();
    let position = &positions(&knowledge, 15, 4)[2];
    let turn = position.turn(&knowledge);
    let choices = mixed(&knowledge, &turn);
    let plan = Plan { iterations: Some(600), ..Plan::default() };
    let report = report(&knowledge, &turn, &choices, plan);
    let pass = report.candidates.iter().find(|one| one.choice.chosen == Move::Pass).expect("it is");
    assert!(pass.iterations < 300 && report.candidates[0].choice.chosen != Move::Pass);
    assert!(pass.win_chance < report.candidates[0].win_chance);
    assert!(report.candidates[0].win_error > 0.0 && report.candidates[0].spread_error > 0.0);
}

#[test]
fn a_raised_sign_ends_it_before_it_has_begun_and_leaves_the_first_first() {
    let knowledge = knowledge();
    let position = &positions(&knowledge, 16, 5)[1];
    let turn = position.turn(&knowledge);
    let choices = candidates(&mut knowledge.static_player(), &turn, 5);
    let signal = StopSignal::default();
    signal.raise();
    let simulation = Simulation::new(&knowledge, &turn, choices.clone(), Plan::default());
    let report = simulation.run(&SearchControl::unlimited().stopped_by(&signal), &UniformDealer);
    assert_eq!(report.candidates[0].choice, choices[0]);
    assert_eq!((report.candidates[0].iterations, report.plays, report.sure), (0, 0, false));
}

#[test]
fn a_limit_of_time_is_kept() {
    let knowledge = knowledge();
    let position = &positions(&knowledge, 17, 5)[1];
    let turn = position.turn(&knowledge);
    let choices = candidates(&mut knowledge.static_player(), &turn, 15);
    let plan = Plan { confidence: 1.0, threads: 2, ..Plan::default() };
    let start = Instant::now();
    let control = SearchControl::unlimited().at_most(Duration::from_millis(100));
    Simulation::new(&knowledge, &turn, choices, plan).run(&control, &UniformDealer);
    // Other programs may be running, so this is far more than the 20 ms it keeps to alone.
    assert!(start.elapsed() < Duration::from_millis(600), "{:?}", start.elapsed());
}

#[test]
fn a_lead_that_cannot_be_lost_is_won() {
    let knowledge = knowledge();
    let position = positions(&knowledge, 18, 1).pop().expect("games have turns");
    for (lead, chance) in [(400, 1.0), (-400, 0.0)] {
        let situation = Situation { lead: Score(lead), ..position.situation };
        let turn = Turn { situation, ..position.turn(&knowledge) };
        let choices = mixed(&knowledge, &turn);
        for simulated in report(&knowledge, &turn, &choices, deals(10)).candidates {
            assert!((simulated.win_chance - chance).abs() < 1e-9);
        }
    }
}

#[test]
fn odd_positions_are_no_trouble() {
    let knowledge = knowledge();
    let rack = |text: &str| knowledge.tiles().alphabet().rack(text).expect("letters");
    let position = &positions(&knowledge, 19, 5)[1];
    let usual = position.turn(&knowledge);
    for (text, bag) in [("AEINRST", 0), ("", 40), ("Q", 3), ("AEINRSTLN", 50), ("ABC", 200)] {
        let rack = rack(text);
        for others in [0, 1, 5] {
            let situation = Situation { others, ..usual.situation };
            let turn = Turn { rack: &rack, bag, situation, ..usual };
            let choices = candidates(&mut knowledge.static_player(), &turn, 3);
            let report = report(&knowledge, &turn, &choices, deals(3));
            assert_eq!(report.candidates.len(), choices.len());
        }
    }
    assert!(report(&knowledge, &usual, &[], deals(3)).candidates.is_empty());
}

#[test]
fn what_the_dealer_knows_is_played_with() {
    let knowledge = knowledge();
    let position = &positions(&knowledge, 20, 5)[1];
    let turn = position.turn(&knowledge);
    let choices = candidates(&mut knowledge.static_player(), &turn, 3);
    let unseen = turn.unseen();
    let alphabet = knowledge.tiles().alphabet();
    let held = |text: &str| -> Rack {
        let tiles = alphabet.rack(text).expect("letters");
        tiles.tiles().filter(|tile| unseen.count(*tile) > 0).collect()
    };
    let spread = |rack: Rack| {
        let dealer = move |_: &mut Chance| rack.clone();
        let simulation = Simulation::new(&knowledge, &turn, choices.clone(), deals(40));
        simulation.run(&SearchControl::unlimited(), &dealer).candidates[0].mean_spread
    };
    assert!(spread(held("UVWIIUV")) > spread(held("SERA?")) + 10.0);
}
