//! Reviews of turns: who judges, and what is best.

use std::time::Duration;

use board::{Board, Direction, Layout, Square};
use levels::Vocabulary;
use movegen::Lines;
use players::{
    Effort, EngineRules, JudgedBy, Knowledge, Move, Review, Reviewer, SearchControl, Situation,
    Turn, Verdict,
};
use tiles::{PlacedTile, Rack, Score, Seed, TileSet};

/// A position with a rack and a lead.
struct Scene {
    knowledge: Knowledge,
    lines: Lines,
    rack: Rack,
    bag: usize,
    lead: Score,
}

impl Scene {
    fn new(word: &str, rack: &str) -> Self {
        let lexicon = word_data::open("en").expect("it is built in");
        let tiles = TileSet::named("english").expect("it is built in");
        let mut board = Board::new(Layout::named("standard").expect("it is built in"));
        for (column, letter) in (5..).zip(tiles.alphabet().word(word).expect("letters")) {
            board.set(Square::new(7, column), Some(PlacedTile::Natural(letter)));
        }
        let lines = Lines::new(&board, &lexicon, &tiles);
        let rack = tiles.alphabet().rack(rack).expect("tiles");
        let knowledge =
            Knowledge::new(lexicon, tiles, Vocabulary::default()).expect("both are English");
        Self { knowledge, lines, rack, bag: 79, lead: Score(0) }
    }

    fn turn(&self) -> Turn<'_> {
        let rules = EngineRules::standard(self.knowledge.tiles());
        let situation = Situation { lead: self.lead, ..Situation::LEVEL };
        Turn { situation, ..Turn::new(rules, &self.lines, &self.rack, self.bag) }
    }

    fn review(&self, done: &Move, time: Option<Duration>) -> Review {
        let seed = Seed::from_number(1);
        let effort = Effort { time, iterations: Some(30), threads: 1, candidates: 3, seed };
        let mut reviewer = Reviewer::new(&self.knowledge, effort);
        reviewer.review(&self.turn(), done, &SearchControl::unlimited())
    }
}

#[test]
fn without_time_points_and_tiles_kept_decide() {
    let review = Scene::new("HORN", "AEFMPST").review(&Move::Pass, Some(Duration::ZERO));
    assert_eq!((review.judged_by, review.verdict()), (JudgedBy::Values, Verdict::Blunder));
    assert_eq!(review.lost().win_chance, None);
    assert!(review.lost().points > 30.0);
}

#[test]
fn in_the_middle_of_a_game_turns_are_played_out() {
    let scene = Scene::new("HORN", "AEFMPST");
    let review = scene.review(&Move::Pass, None);
    assert_eq!((review.judged_by, review.verdict()), (JudgedBy::Simulation, Verdict::Blunder));
    assert!(review.best.worth.win_chance > review.done.worth.win_chance);
    let again = scene.review(&review.best.choice.chosen, None);
    assert!(again.verdict() <= Verdict::Good);
}

#[test]
fn a_first_word_down_is_as_good_as_the_same_word_across() {
    let scene = Scene::new("", "ABEILPT");
    let words = scene.knowledge.static_player().list(&scene.turn());
    let best = words
        .into_iter()
        .filter(|choice| matches!(&choice.chosen, Move::Place(play) if play.direction() == Direction::Down))
        .max_by_key(|choice| choice.equity)
        .unwrap();
    assert_eq!(scene.review(&best.chosen, None).verdict(), Verdict::Best);
}

#[test]
fn more_than_two_players_are_judged_by_values() {
    let scene = Scene::new("HORN", "AEFMPST");
    let turn = scene.turn();
    let turn = Turn { situation: Situation { others: 2, ..turn.situation }, ..turn };
    let seed = Seed::from_number(1);
    let effort = Effort { time: None, iterations: Some(5), threads: 1, candidates: 3, seed };
    let mut reviewer = Reviewer::new(&scene.knowledge, effort);
    let review = reviewer.review(&turn, &Move::Pass, &SearchControl::unlimited());
    assert_eq!(review.judged_by, JudgedBy::Values);
}
