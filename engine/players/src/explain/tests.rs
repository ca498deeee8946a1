//! Explanations, from positions to sentences.

use std::sync::Arc;

use board::{Board, Layout, Square};
use levels::Vocabulary;
use movegen::Lines;
use tiles::{PlacedTile, Rack, Score, TileSet};

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
        Turn::new(Rules::standard(self.knowledge.tiles()), &self.lines, &self.rack, self.bag)
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
                let named = Named::of(candidate, &self.turn());
                matches!(named, Named::Word { word: found, start }
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

/// What the reasons say of HORN, the best, and FERN, which was done.
fn said(language: Language, reasons: Vec<Reason>) -> Vec<String> {
    let alphabet = Alphabet::named("english").unwrap();
    let named = |word: &str| Named::Word { word: word.to_owned(), start: Square::new(7, 3) };
    Explanation { reasons, best: named("HORN"), done: named("FERN"), alphabet }.sentences(language)
}

fn rack(text: &str) -> Rack {
    Alphabet::named("english").unwrap().rack(text).unwrap()
}

fn tile(text: &str) -> tiles::Tile {
    rack(text).tiles().next().unwrap()
}

fn premium(after_best: f64) -> PremiumUse {
    PremiumUse { square: Square::new(7, 14), factor: 3, after_best, after_done: 0.383 }
}

fn better_tiles(kept: &str, instead: &str, by: f64) -> Reason {
    Reason::BetterTiles { kept: rack(kept), instead: rack(instead), by }
}

fn every_reason() -> Vec<Reason> {
    vec![
        Reason::WholeRack { tiles: 7, bonus: Score(50) },
        Reason::GoesOut { others_hold: Score(12) },
        Reason::MoreNow(Score(1)),
        Reason::FewerNow(Score(12)),
        Reason::GivesAway { tile: tile("S"), gained: Score(3) },
        Reason::GivesAway { tile: tile("?"), gained: Score(0) },
        Reason::GetsRidOf(tile("Q")),
        better_tiles("AER", "VVU", 6.12),
        better_tiles("", "VVU", 1.0),
        better_tiles("AER", "", 12.4),
        Reason::Lopsided { vowels: 4, consonants: 1 },
        Reason::Lopsided { vowels: 0, consonants: 3 },
        Reason::Opens(premium(0.0)),
        Reason::LeavesOpen(premium(0.05)),
        Reason::WeakerAnswer { after_best: 24.4, after_done: 31.0, is_known: false },
        Reason::WeakerAnswer { after_best: 1.0, after_done: 9.0, is_known: true },
        Reason::WinsMore { best: 0.62, done: 0.553 },
        Reason::Decides { best: GameEnd::Won, done: GameEnd::Lost },
        Reason::Decides { best: GameEnd::Tied, done: GameEnd::Lost },
        Reason::AllInAll(1.5),
    ]
}

#[test]
fn every_reason_is_a_sentence_in_english() {
    let sentences = said(Language::English, every_reason());
    assert_eq!(
        sentences,
        [
            "All 7 tiles could be laid for a bonus of 50 points: HORN.",
            "HORN goes out at once, and 12 points of tiles are left to the other side.",
            "HORN scores 1 point more at once.",
            "HORN scores 12 points less at once, but is worth more in the long run.",
            "FERN gives away an S for only 3 points more.",
            "FERN gives away a blank and gains nothing by it.",
            "HORN gets rid of the Q; FERN keeps it, and it is hard to play.",
            "HORN keeps AER, worth 6.1 points more than UVV.",
            "FERN keeps UVV, which are worth 1 point less than new tiles.",
            "HORN keeps AER, worth 12 points more than new tiles.",
            "FERN keeps 4 vowels and 1 consonant, which makes words hard to find.",
            "FERN keeps no vowels and 3 consonants, which makes words hard to find.",
            "FERN opens the triple word square at O8: 38 of 100 answers would use it; after HORN, none.",
            "FERN leaves open the triple word square at O8: 38 of 100 answers would use it; after \
             HORN, 5.",
            "After HORN the best answer scores 24 on average; after FERN, 31.",
            "After HORN the best answer scores 1; after FERN, 9.",
            "HORN wins 62 of 100 games; FERN wins 55.",
            "With the best play on both sides HORN wins the game, and FERN loses it.",
            "With the best play on both sides HORN ties the game, and FERN loses it.",
            "All in all HORN is worth 1.5 points more.",
        ]
    );
}

#[test]
fn every_reason_is_a_sentence_in_french() {
    let sentences = said(Language::French, every_reason());
    assert_eq!(
        sentences,
        [
            "Les 7 lettres pouvaient être posées d’un coup, avec une prime de 50 points\u{202f}: HORN.",
            "HORN termine la partie et laisse à l’adversaire 12 points de lettres.",
            "HORN rapporte 1 point de plus tout de suite.",
            "HORN rapporte 12 points de moins tout de suite, mais vaut mieux à la longue.",
            "FERN dépense un S pour seulement 3 points de plus.",
            "FERN dépense un joker sans rien y gagner.",
            "HORN se défait du Q\u{202f}; FERN le garde, et il est difficile à placer.",
            "HORN garde AER, qui vaut 6,1 points de plus que UVV.",
            "FERN garde UVV, qui vaut 1 point de moins que des lettres neuves.",
            "HORN garde AER, qui vaut 12 points de plus que des lettres neuves.",
            "FERN garde 4 voyelles et 1 consonne, ce qui donne peu de mots.",
            "FERN garde 3 consonnes et aucune voyelle, ce qui donne peu de mots.",
            "FERN ouvre la case mot compte triple H15\u{202f}: 38 réponses sur 100 en \
             profiteraient\u{202f}; après HORN, aucune.",
            "FERN laisse ouverte la case mot compte triple H15\u{202f}: 38 réponses sur 100 en \
             profiteraient\u{202f}; après HORN, 5.",
            "Après HORN, la meilleure réponse rapporte 24 points en moyenne\u{202f}; après FERN, 31.",
            "Après HORN, la meilleure réponse rapporte 1 point\u{202f}; après FERN, 9.",
            "HORN gagne 62 parties sur 100\u{202f}; FERN en gagne 55.",
            "Si chacun joue ensuite au mieux, HORN gagne la partie et FERN la perd.",
            "Si chacun joue ensuite au mieux, HORN fait match nul et FERN perd la partie.",
            "Tout compte fait, HORN vaut 1,5 point de plus.",
        ]
    );
}

#[test]
fn the_same_word_at_two_places_is_told_apart() {
    let scene = Scene::new("en", &[("F8", "HORN")], "AEFMPST");
    let [best, done] =
        ["E7 FEM", "E9 FEM"].map(|text| Named::of(&scene.choice(text).chosen, &scene.turn()));
    let alphabet = Arc::clone(scene.knowledge.tiles().alphabet());
    let explanation =
        Explanation { reasons: vec![Reason::MoreNow(Score(2))], best, done, alphabet };
    assert_eq!(
        explanation.sentences(Language::English),
        ["FEM from E7 scores 2 points more at once."]
    );
    assert_eq!(
        explanation.sentences(Language::French),
        ["FEM à partir de G5 rapporte 2 points de plus tout de suite."]
    );
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
    assert!(scene.explanation("E7 FEM", "E7 FEM", None).sentences(Language::English).is_empty());
}

#[test]
fn languages_are_read_by_their_codes() {
    assert_eq!("fr".parse(), Ok(Language::French));
    let refusal = "de".parse::<Language>().unwrap_err().to_string();
    assert_eq!(refusal, "`de` is not a language of this program; choose en or fr");
}
