//! The generators agree, position after position: the word map, the word filter, the graph alone, the
//! plain walk and, on small lists, the judge.
//!
//! `LETTRINE_POSITIONS=20000 cargo test --release -p lettrine-movegen --test agreement` compares that
//! many positions with the judge instead of the usual few hundred.

use std::sync::Arc;

use board::{Board, Layout, Placement, Terms};
use lexicon::Lexicon;
use movegen::{Aid, Equity, Lines, Play, Scratch, Search, Subsets, WordFilter, WordMap};
use tiles::{Alphabet, Bag, Chance, Rack, Seed, Tile, TileSet};

fn lexicon(alphabet: &Arc<Alphabet>, text: &str) -> Lexicon {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words: Vec<_> = lines
        .flat_map(str::split_whitespace)
        .map(|word| alphabet.word(word).expect("letters of the alphabet"))
        .collect();
    Lexicon::from_words("small", alphabet.clone(), &words).expect("words")
}

fn digraphs() -> TileSet {
    let alphabet = include_str!("../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", alphabet).expect("an alphabet"));
    let set = include_str!("../../tiles/tests/data/digraphs-tiles.txt");
    TileSet::parse("digraphs", set, |_| Some(alphabet.clone())).expect("a tile set")
}

/// A list, a set and everything a search may use.
struct Engine<'list> {
    tiles: &'list TileSet,
    lexicon: &'list Lexicon,
    map: Option<WordMap>,
    filter: WordFilter,
}

impl<'list> Engine<'list> {
    fn new(tiles: &'list TileSet, lexicon: &'list Lexicon) -> Self {
        let (map, filter) = (WordMap::build(lexicon), WordFilter::build(lexicon));
        Self { tiles, lexicon, map, filter }
    }

    fn aids(&self) -> impl Iterator<Item = Aid<'_>> {
        self.map.as_ref().map(Aid::Map).into_iter().chain([Aid::Filter(&self.filter), Aid::Nothing])
    }

    /// All aids must list the same plays and prefer the same one; gives the sorted placements.
    fn agreed_plays(
        &self,
        lines: &Lines,
        subsets: &Subsets,
        scratch: &mut Scratch,
    ) -> Vec<Placement> {
        let terms = Terms::standard(self.tiles);
        let mut agreed: Option<(Vec<Placement>, Option<Play>)> = None;
        for aid in self.aids() {
            let search = Search { lines, subsets, aid, terms };
            let mut plays: Vec<Play> = Vec::new();
            search.each(scratch, |play| plays.push(play));
            let best = search.best(Equity(i32::MIN / 2), scratch);
            assert_eq!(best.map(|play| play.equity()), plays.iter().map(Play::equity).max());
            for play in &plays {
                let legal =
                    play.placement(lines.board()).fit(lines.board(), &terms).expect("it fits");
                assert_eq!(legal.score(), play.score(), "{legal:?}");
                let kept = subsets.kept_equity(play.played()).0;
                assert_eq!(play.equity().0, play.score().0 * 1000 + kept);
            }
            let found = (sorted(plays.iter().map(|play| play.placement(lines.board()))), best);
            match &agreed {
                None => agreed = Some(found),
                Some(agreed) => assert_eq!(agreed, &found, "{:?}", lines.board()),
            }
        }
        agreed.expect("there is at least one aid").0
    }
}

fn sorted(placements: impl Iterator<Item = Placement>) -> Vec<Placement> {
    let mut placements: Vec<Placement> = placements.collect();
    placements.sort_by(|one, other| one.tiles.cmp(&other.tiles));
    placements
}

/// What the generators are held against.
#[derive(Clone, Copy, PartialEq)]
enum Judge {
    /// Every word tried on every line.
    Slow,
    /// The plain walk from left to right.
    Plain,
}

/// Plays at random on a board, comparing the generators before every play.
fn compare_through_a_game(engine: &Engine<'_>, layout: &str, seed: u64, judge: Judge) -> usize {
    let terms = Terms::standard(engine.tiles);
    let board = Board::new(Layout::named(layout).expect("it comes with the crate"));
    let mut lines = Lines::new(&board, engine.lexicon, engine.tiles);
    let mut chance: Chance = Seed::from_number(seed).chance(0);
    let mut bag = Bag::full(engine.tiles, &mut chance);
    let mut scratch = Scratch::default();
    let mut compared = 0;
    let mut rack = Rack::EMPTY;
    loop {
        rack.extend(bag.draw(rack_size(seed).saturating_sub(rack.len())));
        if seed % 5 == 1 && compared % 4 == 1 {
            rack = with_two_blanks(&rack);
        }
        let mut subsets = Subsets::of(&rack, engine.tiles).expect("seven tiles at most");
        subsets
            .value_kept(|kept| kept.iter_mut().for_each(|value| *value = any_value(&mut chance)));
        let found = engine.agreed_plays(&lines, &subsets, &mut scratch);
        let judged = match judge {
            Judge::Slow => movegen::slow::generate(lines.board(), &rack, engine.lexicon, &terms),
            Judge::Plain => movegen::generate(lines.board(), &rack, engine.lexicon, &terms),
        };
        let judged = sorted(judged.iter().map(|play| play.placement().clone()));
        assert_eq!(found, judged, "seed {seed}, {:?} {rack:?}", lines.board());
        assert_eq!(
            found.is_empty(),
            !movegen::has_play(lines.board(), &rack, engine.lexicon, &terms)
        );
        compared += 1;
        if compared == 12 || bag.is_empty() {
            return compared;
        }
        match found.len() {
            0 => rack = Rack::EMPTY,
            count => {
                let chosen = &found[chance.index_below(count)];
                rack = without(&rack, &chosen.lifted());
                let play = chosen.fit(lines.board(), &terms).expect("it was found").trusted();
                lines.play(&play);
            }
        }
    }
}

fn rack_size(seed: u64) -> usize {
    if seed.is_multiple_of(3) { 7 } else { 5 }
}

fn any_value(chance: &mut Chance) -> i32 {
    i32::try_from(chance.below(40_000)).expect("it is small") - 20_000
}

/// The rack with its first tiles replaced by blanks, whatever the bag holds.
fn with_two_blanks(rack: &Rack) -> Rack {
    let kept = rack.tiles().filter(|tile| *tile != Tile::Blank).skip(2);
    [Tile::Blank, Tile::Blank].into_iter().chain(kept).take(rack.len().max(2)).collect()
}

fn without(rack: &Rack, tiles: &[Tile]) -> Rack {
    rack.without(tiles).expect("it was played from there")
}

/// How many positions to hold against the judge: a few hundred, or as many as were asked for.
fn positions(usual: usize) -> usize {
    let asked = std::env::var("LETTRINE_POSITIONS").ok().and_then(|count| count.parse().ok());
    asked.unwrap_or(usual)
}

fn compare_until(count: usize, mut game: impl FnMut(u64) -> usize) {
    let mut compared = 0;
    for seed in 0.. {
        compared += game(seed);
        if compared >= count {
            return;
        }
    }
}

#[test]
fn all_generators_find_the_plays_that_the_judge_finds() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), include_str!("data/small.txt"));
    let engine = Engine::new(&tiles, &lexicon);
    compare_until(positions(150), |seed| {
        let layout = if seed % 3 == 2 { "standard" } else { "small" };
        compare_through_a_game(&engine, layout, seed, Judge::Slow)
    });
}

#[test]
fn a_large_board_makes_no_difference() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), include_str!("data/small.txt"));
    let engine = Engine::new(&tiles, &lexicon);
    compare_until(positions(60) / 10, |seed| {
        compare_through_a_game(&engine, "large", seed, Judge::Slow)
    });
}

#[test]
fn tiles_of_two_characters_make_no_difference() {
    let tiles = digraphs();
    let words = "AL ALA LA LE OCHO CHE CHA EL OLLA ALLE CARRO RROA ERRE LLE OSO SOL SAL ECHO ECHA";
    let lexicon = lexicon(tiles.alphabet(), words);
    let engine = Engine::new(&tiles, &lexicon);
    compare_until(positions(100) / 5, |seed| {
        compare_through_a_game(&engine, "small", seed, Judge::Slow)
    });
}

/// The two-letter words of a built-in list and a few hundred of the others: what the judge can bear.
fn sample(language: &str) -> Lexicon {
    let lexicon = word_data::open(language).expect("it is built in");
    let step = lexicon.word_count() / 250;
    let short = lexicon.words().filter(|word| word.len() == 2);
    let words: Vec<_> = short.chain(lexicon.words().step_by(step)).collect();
    Lexicon::from_words("sample", lexicon.alphabet().clone(), &words).expect("words")
}

#[test]
fn on_samples_of_both_languages_all_generators_agree_with_the_judge() {
    for (language, set) in [("en", "english"), ("fr", "french")] {
        let (tiles, lexicon) = (TileSet::named(set).unwrap(), sample(language));
        let engine = Engine::new(&tiles, &lexicon);
        compare_until(positions(80) / 2, |seed| {
            compare_through_a_game(&engine, "standard", seed, Judge::Slow)
        });
    }
}

#[test]
fn on_the_real_lists_all_generators_agree_with_the_plain_walk() {
    for (language, set) in [("en", "english"), ("fr", "french")] {
        let tiles = TileSet::named(set).unwrap();
        let lexicon = word_data::open(language).unwrap();
        let engine = Engine::new(&tiles, &lexicon);
        compare_until(positions(60) / 4, |seed| {
            compare_through_a_game(&engine, "standard", 3 * seed + 1, Judge::Plain)
        });
    }
}

#[test]
fn a_rack_of_three_blanks_is_searched_like_any_other() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), "AT TA TEA EAT");
    let engine = Engine::new(&tiles, &lexicon);
    let lines = Lines::new(&Board::new(Layout::named("standard").unwrap()), &lexicon, &tiles);
    let rack = tiles.alphabet().rack("???").unwrap();
    let subsets = Subsets::of(&rack, &tiles).unwrap();
    let found = engine.agreed_plays(&lines, &subsets, &mut Scratch::default());
    assert_eq!(
        found.len(),
        2 * (2 * 2 + 2 * 3),
        "two words of two letters, two of three, both ways"
    );
}

#[test]
fn a_single_tile_is_one_play_and_two_blanks_are_told_apart() {
    let tiles = TileSet::named("english").unwrap();
    let lexicon = lexicon(tiles.alphabet(), "AT TA");
    let engine = Engine::new(&tiles, &lexicon);
    let mut lines = Lines::new(&Board::new(Layout::named("standard").unwrap()), &lexicon, &tiles);
    let plays = |lines: &Lines, rack: &str| {
        let rack = tiles.alphabet().rack(rack).unwrap();
        let subsets = Subsets::of(&rack, &tiles).unwrap();
        engine.agreed_plays(lines, &subsets, &mut Scratch::default())
    };
    let opening = plays(&lines, "A?");
    assert_eq!(opening.len(), 8, "At and tA, over the star in two places, across and down");
    let first = opening[0].fit(lines.board(), &Terms::standard(&tiles)).unwrap().trusted();
    lines.play(&first);
    let single = plays(&lines, "A");
    assert_eq!(single.len(), 2, "above and below the T");
}
