//! Explanations, from positions to sentences.

use board::{Board, Layout, Square};
use movegen::Lines;
use tiles::{PlacedTile, Rack, TileSet};

use super::*;
use crate::review::{Judged, JudgedBy, Worth};
use crate::setting::Rules;
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
        let lexicon = lexicons::open(language).unwrap();
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
        let knowledge = Knowledge::new(lexicon, tiles).unwrap();
        Self { knowledge, lines, rack, bag: 80 }
    }

    fn turn(&self) -> Turn<'_> {
        Turn::new(Rules::standard(self.knowledge.tiles()), &self.lines, &self.rack, self.bag)
    }

    /// A deed by its text: `8F HORN`, `-QV` or `-`.
    fn choice(&self, text: &str) -> Choice {
        let choices = self.knowledge.static_player().list(&self.turn());
        let is_meant = |deed: &Deed| match (deed, text.strip_prefix('-')) {
            (Deed::Pass, Some("")) => true,
            (Deed::Exchange(tiles), Some(meant)) => {
                self.knowledge.tiles().alphabet().rack_text(tiles) == meant
            }
            (Deed::Place(play), None) => {
                let (square, word) = text.split_once(' ').unwrap();
                let across = play.direction() == board::Direction::Across;
                let named = Named::of(deed, &self.turn());
                matches!(named, Named::Word { word: found, start }
                    if found == word && across && start.to_string() == square)
            }
            _ => false,
        };
        choices.into_iter().find(|choice| is_meant(&choice.deed)).expect("it can be done")
    }

    fn explanation(&self, best: &str, done: &str, chances: Option<[f64; 2]>) -> Explanation {
        let judged = |text: &str, win_chance| {
            let choice = self.choice(text);
            let points = f64::from(choice.equity.0) / 1000.0;
            Judged { choice, worth: Worth::exact(points, win_chance) }
        };
        let [best_chance, done_chance] = chances.map_or([None, None], |chances| chances.map(Some));
        let judged_by = if self.bag == 0 { JudgedBy::Endgame } else { JudgedBy::Simulation };
        let review =
            Review { best: judged(best, best_chance), done: judged(done, done_chance), judged_by };
        Explainer::new(&self.knowledge).explain(&self.turn(), &review)
    }

    fn told(&self, language: Language, best: &str, done: &str) -> Vec<String> {
        self.explanation(best, done, None).sentences(language)
    }
}
