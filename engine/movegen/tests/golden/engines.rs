//! The lists that golden positions are played with, each with everything a search may use.

use std::sync::Arc;

use board::{Board, FirstPlay, Terms};
use lexicon::Lexicon;
use movegen::{Aid, Equity, Lines, Play, Scratch, Search, Subsets, WordFilter, WordMap};
use tiles::{Alphabet, Rack, TileSet};

/// What the fast generators are held against.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Judge {
    /// Every word tried on every line, and the plain walk.
    Slow,
    /// The plain walk along every line.
    Plain,
}

/// Lists by their names.
pub(crate) struct Engines(Vec<Engine>);

/// A list, a tile set and all aids.
pub(crate) struct Engine {
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) tiles: Arc<TileSet>,
    map: WordMap,
    filter: WordFilter,
}

impl Engines {
    /// The lists that are small enough for the judge.
    pub(crate) fn small() -> Self {
        let english = TileSet::named("english").expect("it comes with the program");
        Self(vec![
            Engine::of_text("small", include_str!("../data/small.txt"), english.clone()),
            Engine::of_text("medium", include_str!("lists/medium.txt"), english),
            Engine::of_text("digraphs", include_str!("lists/digraphs.txt"), digraphs()),
        ])
    }

    /// The lists that come with the program.
    pub(crate) fn real() -> Self {
        let engine = |(list, tiles)| {
            let lexicon = word_data::open(list).expect("it comes with the program");
            Engine::new(lexicon, TileSet::named(tiles).expect("it comes with the program"))
        };
        Self([("en", "english"), ("fr", "french")].map(engine).into())
    }

    /// The list of this name.
    pub(crate) fn named(&self, name: &str) -> &Engine {
        let found = self.0.iter().find(|engine| engine.lexicon.name() == name);
        found.unwrap_or_else(|| panic!("there is no list called {name} here"))
    }
}

fn digraphs() -> Arc<TileSet> {
    let alphabet = include_str!("../../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", alphabet).expect("an alphabet"));
    let set = include_str!("../../../tiles/tests/data/digraphs-tiles.txt");
    let set = TileSet::parse("digraphs", set, |_| Some(alphabet.clone()));
    Arc::new(set.expect("a tile set"))
}

impl Engine {
    fn of_text(name: &str, text: &str, tiles: Arc<TileSet>) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words: Vec<_> = lines
            .flat_map(str::split_whitespace)
            .map(|word| tiles.alphabet().word(word).expect("letters of the alphabet"))
            .collect();
        let lexicon = Lexicon::from_words(name, tiles.alphabet().clone(), &words);
        Self::new(Arc::new(lexicon.expect("a list of words")), tiles)
    }

    fn new(lexicon: Arc<Lexicon>, tiles: Arc<TileSet>) -> Self {
        let map = WordMap::build(&lexicon).expect("no alphabet here has more than 31 letters");
        Self { map, filter: WordFilter::build(&lexicon), lexicon, tiles }
    }

    /// The aids with their names.
    pub(crate) fn aids(&self) -> [(&'static str, Aid<'_>); 3] {
        [
            ("the word map", Aid::Map(&self.map)),
            ("the word filter", Aid::Filter(&self.filter)),
            ("the graph alone", Aid::Nothing),
        ]
    }

    /// A board prepared for the fast generators.
    pub(crate) fn lines(&self, board: &Board) -> Lines {
        Lines::new(board, &self.lexicon, &self.tiles)
    }

    /// Every play that an aid finds, and the best of them, which must be the best it finds at once.
    pub(crate) fn plays(
        &self,
        lines: &Lines,
        rack: &Rack,
        aid: Aid<'_>,
        first_play: FirstPlay,
    ) -> Vec<Play> {
        let subsets = Subsets::of(rack, &self.tiles).expect("seven tiles at most");
        let terms = Terms { first_play, ..Terms::standard(&self.tiles) };
        let search = Search { lines, subsets: &subsets, aid, terms };
        let mut scratch = Scratch::default();
        let mut plays = Vec::new();
        search.each(&mut scratch, |play| plays.push(play));
        let best = search.best(Equity(i32::MIN / 2), &mut scratch);
        let most = plays.iter().map(Play::equity).max();
        assert_eq!(best.map(|play| play.equity()), most, "the best play is the best of all");
        plays
    }
}
