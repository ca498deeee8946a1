//! Games that are the same on every machine: seeded draws, and always the play that is worth the most.

use std::sync::Arc;

use board::{Board, Layout, LegalPlay, Terms};
use lexicon::Lexicon;
use movegen::{Aid, Equity, Lines, Play, Scratch, Search, Subsets, WordFilter, WordMap};
use tiles::{Bag, Rack, Seed, Tile, TileSet};

/// The English list with everything a search may use.
pub(crate) struct Engine {
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) tiles: Arc<TileSet>,
    pub(crate) map: WordMap,
    pub(crate) filter: WordFilter,
    /// A board without tiles.
    pub(crate) empty: Lines,
}

/// A turn of a game: what was held, and what was played.
pub(crate) struct Turn {
    pub(crate) rack: Rack,
    pub(crate) play: LegalPlay,
}

/// The best play of anything, whatever it is worth.
pub(crate) const ANYTHING: Equity = Equity(i32::MIN / 2);

impl Engine {
    pub(crate) fn new() -> Self {
        let lexicon = word_data::open("en").expect("it comes with the program");
        let tiles = TileSet::named("english").expect("it comes with the program");
        let layout = Layout::named("standard").expect("it comes with the program");
        Self {
            map: WordMap::build(&lexicon).expect("26 letters are not too many"),
            filter: WordFilter::build(&lexicon),
            empty: Lines::new(&Board::new(layout), &lexicon, &tiles),
            lexicon,
            tiles,
        }
    }

    /// The aids with their names.
    pub(crate) fn aids(&self) -> [(&'static str, Aid<'_>); 3] {
        [
            ("word map", Aid::Map(&self.map)),
            ("word filter", Aid::Filter(&self.filter)),
            ("graph only", Aid::Nothing),
        ]
    }

    pub(crate) fn search<'turn>(
        &'turn self,
        lines: &'turn Lines,
        subsets: &'turn Subsets,
        aid: Aid<'turn>,
    ) -> Search<'turn> {
        Search { lines, subsets, aid, terms: Terms::standard(&self.tiles) }
    }

    /// The subsets of a rack with a worth for what is kept, in the memory of an earlier turn.
    pub(crate) fn weigh(&self, rack: &Rack, subsets: &mut Subsets) {
        assert!(subsets.fill(rack, &self.tiles), "racks have seven tiles at most");
        let mut worth = [0; 128];
        for (number, worth) in worth.iter_mut().enumerate().take(subsets.count()) {
            *worth = self.worth_kept(&subsets.tiles(number).collect::<Vec<_>>());
        }
        subsets.value_kept(|kept| kept.copy_from_slice(&worth[..kept.len()]));
    }

    /// A plain stand-in for leave values: blanks are good, cheap tiles better than dear ones, and a
    /// second tile of a kind is a burden.
    fn worth_kept(&self, kept: &[Tile]) -> i32 {
        let alone = |tile: &Tile| match tile {
            Tile::Blank => 25_000,
            Tile::Letter(_) => 2_500 - 1_000 * self.tiles.value(*tile).0,
        };
        let twice = kept.windows(2).filter(|pair| pair[0] == pair[1]).count();
        let burden = 3_000 * i32::try_from(twice).expect("there are seven tiles at most");
        kept.iter().map(alone).sum::<i32>() - burden
    }

    /// Plays a game up to the first turn without a play.
    pub(crate) fn play_game(&self, seed: u64) -> Vec<Turn> {
        let mut bag = Bag::full(&self.tiles, &mut Seed::from_number(seed).chance(0));
        let mut racks = [bag.draw_rack(7), bag.draw_rack(7)];
        let (mut lines, mut subsets) = (self.empty.clone(), Subsets::default());
        let mut scratch = Scratch::default();
        let mut turns: Vec<Turn> = Vec::new();
        loop {
            let rack = &mut racks[turns.len() % 2];
            self.weigh(rack, &mut subsets);
            let search = self.search(&lines, &subsets, Aid::Map(&self.map));
            let Some(play) = search.best(ANYTHING, &mut scratch) else { return turns };
            let legal = legal(&play, &lines, &Terms::standard(&self.tiles));
            lines.play(&legal);
            let left = rack.without(&legal.placement().lifted()).expect("it was played from there");
            turns.push(Turn { rack: std::mem::replace(rack, left), play: legal });
            rack.extend(bag.draw(7 - rack.len()));
        }
    }
}

/// A play that was found, as one that can be laid.
fn legal(play: &Play, lines: &Lines, terms: &Terms<'_>) -> LegalPlay {
    let fitted = play.placement(lines.board()).fit(lines.board(), terms);
    let fitted = fitted.expect("plays are found where they fit");
    assert_eq!(fitted.score(), play.score(), "two scorers agree");
    fitted.trusted()
}
