//! What the static player chooses and lists.

use std::sync::Arc;

use board::{Board, Direction, Layout, Placement, Square};
use lexicon::Lexicon;
use movegen::{Lines, WordFilter, WordMap};
use players::{EngineRules, LeaveTable, Move, Player, StaticPlayer, Turn, WordAid};
use tiles::{Rack, TileSet};

/// A list of words, its tiles, and a board on which HORN may lie.
struct Scene {
    tiles: Arc<TileSet>,
    lexicon: Arc<Lexicon>,
    board: Board,
}

impl Scene {
    fn new() -> Self {
        let tiles = TileSet::named("english").expect("it comes with the program");
        let board = Board::new(Layout::named("standard").expect("it comes with the program"));
        Self { tiles, lexicon: word_data::open("en").expect("it comes with the program"), board }
    }

    fn with_horn(mut self) -> Self {
        let horn = self.tiles.alphabet().placed_tiles("HORN").expect("English tiles");
        let start = Square::new(7, 5);
        let placement =
            Placement::of_word(&self.board, start, Direction::Across, &horn).expect("it fits");
        for (square, tile) in placement.tiles {
            self.board.set(square, Some(tile));
        }
        self
    }

    fn rack(&self, text: &str) -> Rack {
        self.tiles.alphabet().rack(text).expect("English tiles")
    }

    fn lines(&self) -> Lines {
        Lines::new(&self.board, &self.lexicon, &self.tiles)
    }

    fn player(&self) -> StaticPlayer {
        StaticPlayer::default()
            .with_leaves(LeaveTable::built_in(&self.tiles).expect("it comes with the program"))
    }

    /// Calls back with a turn with this rack and this many tiles in the bag.
    fn turn<Found>(&self, rack: &str, bag: usize, ask: impl FnOnce(&Turn<'_>) -> Found) -> Found {
        let (rack, lines) = (self.rack(rack), self.lines());
        ask(&Turn::new(EngineRules::standard(&self.tiles), &lines, &rack, bag))
    }
}

#[test]
fn the_choice_is_the_best_of_the_list() {
    for scene in [Scene::new(), Scene::new().with_horn()] {
        for (rack, bag) in [("AFMPSTE", 80), ("VVUUIIQ", 80), ("AEINRS?", 5), ("QE", 0), ("V", 0)] {
            scene.turn(rack, bag, |turn| {
                let mut player = scene.player();
                let best = player.list(turn).into_iter().map(|choice| choice.equity).max();
                assert_eq!(Some(player.choose(turn).equity), best, "{rack}");
            });
        }
    }
}

#[test]
fn every_listed_placement_is_legal_and_scored_as_the_board_does() {
    let scene = Scene::new().with_horn();
    scene.turn("AFMPS?E", 80, |turn| {
        let choices = scene.player().list(turn);
        assert!(choices.len() > 1000);
        for choice in choices {
            if let Move::Place(play) = &choice.chosen {
                let placement = play.placement(&scene.board);
                let legal =
                    placement.check(&scene.board, turn.rack, &*scene.lexicon, &turn.rules.terms);
                assert_eq!(legal.unwrap().score(), play.score());
            }
        }
    });
}

#[test]
fn what_helps_to_find_words_changes_no_choice() {
    let scene = Scene::new().with_horn();
    let aids = [
        WordAid::Nothing,
        WordAid::Filter(Arc::new(WordFilter::build(&scene.lexicon))),
        WordAid::Map(Arc::new(WordMap::build(&scene.lexicon).unwrap())),
    ];
    for rack in ["AFMPSTE", "AEINRS?", "QZ", "VVUUIIC"] {
        let choices = aids
            .clone()
            .map(|aid| scene.turn(rack, 80, |turn| scene.player().with_aid(aid).choose(turn)));
        assert_eq!(choices[0], choices[1], "{rack}");
        assert_eq!(choices[1], choices[2], "{rack}");
    }
}

#[test]
fn bad_tiles_are_exchanged_while_the_bag_allows_it() {
    let scene = Scene::new();
    let candidate = |bag| scene.turn("VVWWGCQ", bag, |turn| scene.player().choose(turn).chosen);
    assert!(matches!(candidate(86), Move::Exchange(tiles) if tiles.len() >= 5));
    assert_eq!(candidate(6), Move::Pass, "there is nothing to lay");
}

#[test]
fn exchanges_are_listed_once_for_each_choice_of_tiles() {
    let scene = Scene::new();
    let exchanges = |rack: &str, bag| {
        let choices = scene.turn(rack, bag, |turn| scene.player().list(turn));
        choices.iter().filter(|choice| matches!(choice.chosen, Move::Exchange(_))).count()
    };
    assert_eq!(exchanges("ABCDEFG", 7), 127);
    assert_eq!(exchanges("AABCDEF", 7), 95);
    assert_eq!(exchanges("ABCDEFG", 6), 0);
}

#[test]
fn no_more_tiles_are_exchanged_than_the_bag_has() {
    let scene = Scene::new();
    let longest = scene.turn("VVWWGCQ", 2, |turn| {
        let rules = EngineRules { exchange_needs: 1, ..turn.rules };
        let sizes = scene.player().list(&Turn { rules, ..*turn }).into_iter().map(|choice| {
            match choice.chosen {
                Move::Exchange(tiles) => tiles.len(),
                Move::Place(_) | Move::Pass => 0,
            }
        });
        sizes.max()
    });
    assert_eq!(longest, Some(2));
}

#[test]
fn with_an_empty_bag_going_out_is_worth_twice_what_the_others_hold() {
    let scene = Scene::new().with_horn();
    scene.turn("S", 0, |turn| {
        let choice = scene.player().choose(turn);
        let others = turn.unseen().value(&scene.tiles);
        assert_eq!(choice.equity.0, (choice.chosen.score().0 + 2 * others.0) * 1000);
    });
}

#[test]
fn a_rack_of_eight_tiles_is_passed_with() {
    let scene = Scene::new();
    scene.turn("AEINRSTU", 80, |turn| {
        assert_eq!(scene.player().choose(turn).chosen, Move::Pass);
        assert!(scene.player().list(turn).is_empty());
    });
}
