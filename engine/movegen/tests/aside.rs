//! Plays laid for a while, and racks searched once for many boards, change no answer.

use std::sync::Arc;

use board::{Board, Layout, Terms};
use lexicon::Lexicon;
use movegen::{
    Aid, Aside, Common, Equity, LineSet, Lines, Play, Scratch, Search, Subsets, WordMap,
};
use tiles::{Bag, Rack, Seed, TileSet};

const ANYTHING: Equity = Equity(i32::MIN / 2);

struct Club {
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
    map: WordMap,
}

impl Club {
    fn new() -> Self {
        let lexicon = word_data::open("en").expect("it comes with the program");
        let tiles = TileSet::named("english").expect("it comes with the program");
        Self { map: WordMap::build(&lexicon).expect("26 letters"), lexicon, tiles }
    }

    fn empty(&self) -> Lines {
        let layout = Layout::named("standard").expect("it comes with the program");
        Lines::new(&Board::new(layout), &self.lexicon, &self.tiles)
    }

    fn subsets(&self, rack: &Rack) -> Subsets {
        let mut subsets = Subsets::of(rack, &self.tiles).expect("seven tiles");
        subsets.value_kept(|kept| {
            for (number, kept) in (0..).zip(kept) {
                *kept = number * 37 % 5000;
            }
        });
        subsets
    }

    fn search<'turn>(&'turn self, lines: &'turn Lines, subsets: &'turn Subsets) -> Search<'turn> {
        let terms = Terms::standard(&self.tiles);
        Search { lines, subsets, aid: Aid::Map(&self.map), terms }
    }

    fn plays(&self, lines: &Lines, subsets: &Subsets) -> Vec<Play> {
        let mut plays = Vec::new();
        self.search(lines, subsets).each(&mut Scratch::default(), |play| plays.push(play));
        plays.sort_by_key(|play| (play.equity(), play.start(), play.direction()));
        plays
    }

    /// Boards as they come up in games, each with a rack that is to play on it and one that follows.
    fn each_position(&self, mut position: impl FnMut(&Lines, &Rack, &Rack)) {
        for game in 0..4 {
            let mut bag = Bag::full(&self.tiles, &mut Seed::from_number(game).chance(0));
            let mut lines = self.empty();
            while bag.len() >= 14 {
                let [rack, next] = [0, 1].map(|_| bag.draw_rack(7));
                position(&lines, &rack, &next);
                let subsets = self.subsets(&rack);
                let best = self.search(&lines, &subsets).best(ANYTHING, &mut Scratch::default());
                if let Some(play) = best {
                    lines.lay(&play);
                }
            }
        }
    }
}

#[test]
fn what_is_taken_back_leaves_the_board_as_it_was() {
    let club = Club::new();
    let mut aside = Aside::default();
    club.each_position(|lines, rack, next| {
        let (subsets, following) = (club.subsets(rack), club.subsets(next));
        let before = club.plays(lines, &following);
        let mut there = lines.clone();
        for play in club.plays(lines, &subsets).iter().step_by(97) {
            let mut laid = lines.clone();
            laid.lay(play);
            there.lay_aside(play, &mut aside);
            assert!(there.board() == laid.board());
            assert_eq!(club.plays(&there, &following), club.plays(&laid, &following));
            there.take_back(&mut aside);
        }
        assert!(there.board() == lines.board());
        assert_eq!(club.plays(&there, &following), before);
    });
}

#[test]
fn plays_are_taken_back_in_the_order_of_a_pile() {
    let club = Club::new();
    let mut aside = Aside::default();
    club.each_position(|lines, rack, next| {
        let (subsets, following) = (club.subsets(rack), club.subsets(next));
        let mut there = lines.clone();
        let best = |lines: &Lines, subsets| {
            club.search(lines, subsets).best(ANYTHING, &mut Scratch::default())
        };
        let Some(first) = best(&there, &subsets) else { return };
        there.lay_aside(&first, &mut aside);
        let second = best(&there, &following);
        let laid = second.map(|second| there.lay_aside(&second, &mut aside));
        if laid.is_some_and(|changed| !changed.is_empty()) {
            there.take_back(&mut aside);
        }
        assert_eq!(best(&there, &following), second);
        there.take_back(&mut aside);
        assert_eq!(best(&there, &subsets), Some(first));
    });
}

#[test]
fn a_rack_searched_once_for_many_boards_finds_the_best_play_on_each() {
    let club = Club::new();
    let mut common = Common::default();
    let mut compared = 0;
    club.each_position(|lines, rack, next| {
        let (subsets, following) = (club.subsets(rack), club.subsets(next));
        let search = club.search(lines, &following);
        common.begin(&search, Equity(0));
        for play in club.plays(lines, &subsets).iter().step_by(53) {
            let mut there = lines.clone();
            let changed: LineSet = there.lay_aside(play, &mut Aside::default());
            let alone = club.search(&there, &following).best(Equity(0), &mut Scratch::default());
            assert_eq!(common.best_on(&search, (&there, changed), Equity(0)), alone);
            compared += 1;
        }
    });
    assert!(compared > 200, "{compared}");
}
