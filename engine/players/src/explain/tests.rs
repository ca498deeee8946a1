//! Explanations, from positions to reasons.

use board::{Board, Layout, Square};
use levels::Vocabulary;
use movegen::Lines;
use tiles::{PlacedTile, Rack, Score, TileSet};

use super::*;
use crate::review::{Judged, JudgedBy, Worth};
use crate::setting::EngineRules;
use crate::turn::Choice;

/// A position in which things are explained.
struct Scene {
    knowledge: Knowledge,
    lines: Lines,
    rack: Rack,
    bag: usize,
}

impl Scene {
    /// Words across, each at its first square, with a rack.
    fn new(language: &str, words: &[(&str, &str)], rack: &str) -> Self {
        let lexicon = word_data::open(language).unwrap();
        let tiles = TileSet::named(lexicon.alphabet().name()).unwrap();
        let mut board = Board::new(Layout::named("standard").unwrap());
        for (start, word) in words {
            let start: Square = start.parse().unwrap();
            for (place, letter) in (0..).zip(tiles.alphabet().word(word).unwrap()) {
                let square = Square::new(start.row, start.column + place);
                board.set(square, Some(PlacedTile::Natural(letter)));
            }
        }
        let lines = Lines::new(&board, &lexicon, &tiles);
        let rack = tiles.alphabet().rack(rack).unwrap();
        let knowledge = Knowledge::new(lexicon, tiles, Vocabulary::default()).unwrap();
        Self { knowledge, lines, rack, bag: 80 }
    }

    fn turn(&self) -> Turn<'_> {
        Turn::new(EngineRules::standard(self.knowledge.tiles()), &self.lines, &self.rack, self.bag)
    }

    /// A move by its text: `8F HORN`, `-QV` or `-`.
    fn choice(&self, text: &str) -> Choice {
        let choices = self.knowledge.static_player().list(&self.turn());
        let is_meant = |candidate: &Move| match (candidate, text.strip_prefix('-')) {
            (Move::Pass, Some("")) => true,
            (Move::Exchange(tiles), Some(meant)) => {
                self.knowledge.tiles().alphabet().rack_text(tiles) == meant
            }
            (Move::Place(play), None) => {
                let (square, word) = text.split_once(' ').unwrap();
                let across = play.direction() == board::Direction::Across;
                let named = MoveName::of(candidate, &self.turn());
                matches!(named, MoveName::Word { word: found, start }
                    if found == word && across && start.to_string() == square)
            }
            _ => false,
        };
        choices.into_iter().find(|choice| is_meant(&choice.chosen)).expect("it can be done")
    }

    fn explanation(&self, best: &str, done: &str, chances: Option<[f64; 2]>) -> Explanation {
        let judged = |text: &str, win_chance| {
            let choice = self.choice(text);
            let points = f64::from(choice.equity.0) / 1000.0;
            Judged { choice, worth: Worth::exact(points, win_chance) }
        };
        let [best_chance, done_chance] = chances.map_or([None, None], |chances| chances.map(Some));
        let judged_by = if self.bag == 0 { JudgedBy::Endgame } else { JudgedBy::Simulation };
        let (best, done) = (judged(best, best_chance), judged(done, done_chance));
        let ranked = vec![best.clone(), done.clone()];
        let review = Review { done, best, ranked, judged_by };
        Explainer::new(&self.knowledge).explain(&self.turn(), &review)
    }
}

fn rack(text: &str) -> Rack {
    Alphabet::named("english").unwrap().rack(text).unwrap()
}

fn tile(text: &str) -> tiles::Tile {
    rack(text).tiles().next().unwrap()
}

#[test]
fn points_tiles_and_a_wasted_s_are_seen() {
    let scene = Scene::new("en", &[("F8", "HORN")], "AEFMPST");
    let Explanation { reasons, .. } = scene.explanation("E7 FEM", "F8 HORNS", None);
    assert!(reasons.contains(&Reason::MoreNow(Score(15))), "{reasons:?}");
    let wasted = Reason::GivesAway { tile: tile("S"), gained: Score(-15) };
    assert!(reasons.contains(&wasted), "{reasons:?}");
    let keeps = |reason: &Reason| matches!(reason, Reason::BetterTiles { kept, .. } if *kept == rack("APST"));
    assert!(reasons.iter().any(keeps), "{reasons:?}");
}

#[test]
fn a_missed_bonus_comes_first() {
    let scene = Scene::new("en", &[], "AEINRST");
    let explanation = scene.explanation("B8 NASTIER", "H8 TEN", Some([0.71, 0.55]));
    assert_eq!(explanation.reasons[0], Reason::WholeRack { tiles: 7, bonus: Score(50) });
    assert_eq!(explanation.reasons.last(), Some(&Reason::WinsMore { best: 0.71, done: 0.55 }));
}

#[test]
fn a_word_that_reaches_beside_a_triple_word_square_opens_it() {
    let scene = Scene::new("en", &[("I8", "ZIT")], "ABDEHNR");
    let racks = answers::NextRacks::of(&scene.turn());
    let mut player = scene.knowledge.static_player();
    let mut answer = |candidate: &Move| racks.answer(&scene.turn(), candidate, &mut player);
    let (closed, open) = (Square::new(14, 14), Square::new(7, 14));
    let idle = answer(&Move::Pass);
    let extended = answer(&scene.choice("I8 ZITHER").chosen);
    assert!(idle.share(closed) < f64::EPSILON && extended.share(closed) < f64::EPSILON);
    assert!(extended.share(open) > idle.share(open) + 0.15, "{extended:?} {idle:?}");
}

#[test]
fn with_an_empty_bag_going_out_is_a_reason() {
    let mut scene = Scene::new("en", &[("F8", "HORN")], "SE");
    scene.bag = 0;
    let explanation = scene.explanation("F8 HORNS", "-", Some([1.0, 0.0]));
    let ends = Reason::Decides { best: GameEnd::Won, done: GameEnd::Lost };
    assert!(explanation.reasons.contains(&ends), "{:?}", explanation.reasons);
    let tells_tiles = |reason: &Reason| matches!(reason, Reason::BetterTiles { .. });
    assert!(!explanation.reasons.iter().any(tells_tiles), "nothing is drawn any more");
}

#[test]
fn nothing_is_said_of_the_best() {
    let scene = Scene::new("en", &[("F8", "HORN")], "AEFMPST");
    assert!(scene.explanation("E7 FEM", "E7 FEM", None).reasons.is_empty());
}
