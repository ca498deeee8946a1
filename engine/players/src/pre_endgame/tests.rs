//! The judge of pre-endgames against one that tries everything, on boards with few tiles and words.

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use board::{Board, Direction, Layout, Placement, Square};
use levels::Vocabulary;
use lexicon::Lexicon;
use movegen::Lines;
use tiles::{Alphabet, Chance, Rack, Score, Tile, TileSet};

use super::*;
use crate::endgame::{Position, slow};
use crate::{EngineRules, Move, Situation, StopSignal};

const WORDS: [&str; 20] = [
    "AT", "TA", "RE", "ER", "AR", "AS", "ES", "TEA", "EAT", "RAT", "ART", "SEA", "ERA", "SET",
    "RATE", "TEAR", "SEAT", "EAST", "RATES", "TREAT",
];

/// A small game: five letters, short racks, and RATE on the board.
struct Club {
    knowledge: Knowledge,
    lines: Lines,
}

impl Club {
    fn new() -> Self {
        let alphabet = Alphabet::named("english").unwrap();
        let count = |letter: char| if "AERST".contains(letter) { 4 } else { 0 };
        let value = |letter: char| if letter == 'S' { 3 } else { 1 };
        let lines =
            ('A'..='Z').map(|letter| format!("{letter} {} {}\n", count(letter), value(letter)));
        let text = format!("alphabet english\n{}? 0 0\n", lines.collect::<String>());
        let tiles = Arc::new(TileSet::parse("few", &text, Alphabet::named).unwrap());
        let words = WORDS.map(|word| alphabet.word(word).unwrap());
        let lexicon = Arc::new(Lexicon::from_words("few", alphabet, &words).unwrap());
        let mut board = Board::new(Layout::named("standard").unwrap());
        let rate = tiles.alphabet().placed_tiles("RATE").unwrap();
        let start = Square::new(7, 5);
        let placement = Placement::of_word(&board, start, Direction::Across, &rate).unwrap();
        for (square, tile) in placement.tiles {
            board.set(square, Some(tile));
        }
        let lines = Lines::new(&board, &lexicon, &tiles);
        Self { knowledge: Knowledge::new(lexicon, tiles, Vocabulary::default()).unwrap(), lines }
    }

    /// Hands over a turn with racks of two tiles, drawn by chance, and so many in the bag. The
    /// other tiles of the set lie in a row where nobody can reach them.
    fn turn<Found>(
        &self,
        bag: usize,
        chance: &mut Chance,
        ask: impl FnOnce(&Turn<'_>) -> Found,
    ) -> Found {
        let tiles = self.knowledge.tiles();
        let unused = Turn::new(EngineRules::standard(tiles), &self.lines, &Rack::EMPTY, 0).unseen();
        let mut heap: Vec<Tile> = unused.tiles().collect();
        chance.shuffle(&mut heap);
        let rack: Rack = heap.drain(..2).collect();
        heap.drain(..2 + bag);
        let lines = self.with_wall(&heap);
        let mut rules = EngineRules::standard(tiles);
        rules.terms.full_rack = 2;
        rules.terms.bonus = Score(5);
        rules.scoreless_turns = 2;
        let lead = Score(i32::try_from(chance.below(13)).unwrap() - 6);
        let situation = Situation { lead, others: 1, scoreless_turns: 0 };
        ask(&Turn { situation, ..Turn::new(rules, &lines, &rack, bag) })
    }

    fn with_wall(&self, heap: &[Tile]) -> Lines {
        let mut board = self.lines.board().clone();
        for (tile, column) in heap.iter().zip(0..) {
            let Tile::Letter(letter) = *tile else { continue };
            board.set(Square::new(14, column), Some(tiles::PlacedTile::Natural(letter)));
        }
        Lines::new(&board, self.knowledge.lexicon(), self.knowledge.tiles())
    }
}

fn chance() -> Chance {
    Seed::from_number(8).chance(0)
}

/// Every order of some tiles, equal ones told apart.
fn orders(tiles: &[Tile]) -> Vec<Vec<Tile>> {
    let Some((last, others)) = tiles.split_last() else { return vec![Vec::new()] };
    let with_last = |order: Vec<Tile>| {
        (0..=order.len()).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, *last);
            longer
        })
    };
    orders(others).into_iter().flat_map(with_last).collect()
}

/// The chance to win with a play that empties the bag, by trying every order of the unseen tiles.
fn slow_win_chance(turn: &Turn<'_>, choice: &Choice, lexicon: &Lexicon) -> f64 {
    let Move::Place(play) = &choice.chosen else { panic!("only plays empty the bag") };
    let mut lines = turn.lines.clone();
    lines.lay(play);
    let unseen: Vec<Tile> = turn.unseen().tiles().collect();
    let orders = orders(&unseen);
    let wins = orders.iter().map(|order| {
        let (drawn, held) = order.split_at(turn.bag);
        let mut own = choice.chosen.kept(turn.rack);
        own.extend(drawn.iter().copied());
        let other: Rack = held.iter().copied().collect();
        let racks = [&other, &own];
        let position = Position { rules: turn.rules, lines: &lines, racks, scoreless_turns: 0 };
        let spread = turn.situation.lead + play.score() - slow::value(&position, lexicon);
        match spread.cmp(&Score::ZERO) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        }
    });
    wins.sum::<f64>() / f64::from(u32::try_from(orders.len()).unwrap())
}

#[test]
fn a_proved_chance_to_win_is_that_of_the_slow_judge() {
    let club = Club::new();
    let mut judge = PreEndgame::new(&club.knowledge);
    let (mut chance, mut proved, mut uncertain) = (chance(), 0, 0);
    for bag in [1, 1, 2] {
        club.turn(bag, &mut chance, |turn| {
            let candidates = judge.candidates(turn, 12);
            let plan = Plan { finalists: 12, ..Plan::default() };
            let report = judge.judge(turn, &candidates, &SearchControl::unlimited(), &plan);
            for judged in report.moves.iter().filter(|judged| judged.is_proved) {
                let expected = slow_win_chance(turn, &judged.choice, club.knowledge.lexicon());
                assert!((judged.win_chance - expected).abs() < 1e-9, "{judged:?} {expected}");
                proved += 1;
                uncertain += u32::from(expected > 0.0 && expected < 1.0);
            }
        });
    }
    assert!(proved >= 10 && uncertain >= 2, "{proved} proved, {uncertain} of them uncertain");
}

#[test]
fn with_tiles_left_in_the_bag_nothing_is_proved() {
    let club = Club::new();
    let mut judge = PreEndgame::new(&club.knowledge);
    club.turn(2, &mut chance(), |turn| {
        let candidates = judge.candidates(turn, usize::MAX);
        let report = judge.judge(turn, &candidates, &SearchControl::unlimited(), &Plan::default());
        let is_proved = |judged: &JudgedMove| judged.is_proved;
        let passes = |judged: &&JudgedMove| judged.choice.chosen == Move::Pass;
        assert!(report.moves.iter().find(passes).is_some_and(|pass| !is_proved(pass)));
        assert!(report.moves.iter().any(is_proved), "some empty the bag");
    });
}

#[test]
fn the_best_comes_first_and_every_candidate_is_judged() {
    let club = Club::new();
    let mut judge = PreEndgame::new(&club.knowledge);
    club.turn(1, &mut chance(), |turn| {
        let candidates = judge.candidates(turn, 50);
        let plan = Plan { finalists: 50, ..Plan::default() };
        let report = judge.judge(turn, &candidates, &SearchControl::unlimited(), &plan);
        assert_eq!(report.moves.len(), candidates.len());
        let most = report.moves.iter().map(|judged| judged.win_chance).fold(0.0, f64::max);
        assert!(report.moves[0].win_chance > most - 0.05);
        assert_eq!(report, judge.judge(turn, &candidates, &SearchControl::unlimited(), &plan));
    });
}

#[test]
fn moves_of_which_nothing_can_be_said_stay_as_they_are() {
    let club = Club::new();
    let mut judge = PreEndgame::new(&club.knowledge);
    club.turn(2, &mut chance(), |turn| {
        let candidates = judge.candidates(turn, 5);
        let signal = StopSignal::default();
        signal.raise();
        let unlimited = SearchControl::unlimited();
        let among_three = Turn { situation: Situation { others: 2, ..turn.situation }, ..*turn };
        for (turn, control) in [
            (turn, unlimited.stopped_by(&signal)),
            (turn, unlimited.at_most(Duration::ZERO)),
            (&among_three, unlimited),
        ] {
            let report = judge.judge(turn, &candidates, &control, &Plan::default());
            assert!(report.moves.iter().all(|judged| judged.deals == 0 && !judged.is_proved));
            assert!(report.moves.iter().map(|judged| &judged.choice).eq(&candidates));
        }
    });
}

#[test]
fn deals_count_as_far_as_they_are_believed() {
    let club = Club::new();
    club.turn(1, &mut chance(), |turn| {
        let unseen = turn.unseen();
        let held = unseen.tiles().next().into_iter().collect();
        let beliefs = Beliefs::new(vec![(held, 1.0)], &unseen);
        let plan = Plan { beliefs: Some(&beliefs), ..Plan::default() };
        let weight = |plan: &Plan<'_>| {
            let deals = Deals::of(turn, plan).list;
            let all: f64 = deals.iter().map(|deal| deal.weight).sum();
            let first = unseen.tiles().next().unwrap();
            let with_it = deals.iter().filter(|deal| deal.rack.count(first) > 0);
            with_it.map(|deal| deal.weight).sum::<f64>() / all
        };
        assert!(weight(&plan) > 0.95);
        assert!(weight(&plan) > weight(&Plan::default()));
    });
}
