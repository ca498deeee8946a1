//! The endgame solver against its judge, and what it promises to those who use it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ai::endgame::sample::{Sample, full_samples, samples};
use ai::endgame::{Limits, RackTooLong, Solution, Solver, slow};
use ai::{Deed, Rules, Setting};
use lexicon::Lexicon;
use movegen::Lines;
use tiles::{Chance, Letter, Rack, Seed, TileSet};

/// A language with its rules.
struct Scene {
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
    setting: Setting,
}

impl Scene {
    fn new(language: &str) -> Self {
        let lexicon = lexicons::open(language).expect("it comes with the program");
        let tiles = TileSet::named(lexicon.alphabet().name()).expect("it comes with the program");
        let setting = Setting::standard(&lexicon, &tiles);
        Self { lexicon, tiles, setting }
    }

    fn rules(&self) -> Rules<'_> {
        self.setting.rules()
    }

    fn solve(&self, sample: &Sample) -> Solution {
        let mut solver = Solver::with_megabytes(1);
        solver.solve(&sample.position(self.rules()), &Limits::default()).expect("short racks")
    }
}

/// Some tiles of a rack; now and then one of them is a blank.
fn cut(rack: &Rack, count: usize, chance: &mut Chance) -> Rack {
    let mut tiles: Vec<_> = rack.tiles().collect();
    chance.shuffle(&mut tiles);
    tiles.truncate(count);
    if chance.index_below(8) == 0 {
        tiles[0] = tiles::Tile::Blank;
    }
    tiles.into_iter().collect()
}

/// How many positions are compared; more by `LETTRINE_POSITIONS`.
fn position_count() -> usize {
    std::env::var("LETTRINE_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(1_000)
}

/// A list of a few short words of the language, with which the judge can look to the end of longer games.
fn few_words(lexicon: &Lexicon) -> Lexicon {
    let short = lexicon.words().filter(|word| word.len() <= 5);
    let words: Vec<Vec<Letter>> =
        short.enumerate().filter(|(number, _)| number % 40 == 0).map(|(_, word)| word).collect();
    Lexicon::from_words("few", lexicon.alphabet().clone(), &words).expect("they are words")
}

/// Compares solver and judge with racks of these sizes in turn.
fn compare(scene: &Scene, lexicon: &Lexicon, sizes: &[[usize; 2]], count: usize) {
    let mut solver = Solver::with_megabytes(1);
    let mut chance = Seed::from_number(5).chance(0);
    let endings: Vec<Sample> = samples(&scene.setting, Seed::from_number(3)).take(40).collect();
    for (number, sizes) in (0..count).zip(sizes.iter().cycle()) {
        let ending = &endings[number % endings.len()];
        let lines = Lines::new(ending.lines.board(), lexicon, &scene.tiles);
        let racks = [0, 1].map(|seat| cut(&ending.racks[seat], sizes[seat], &mut chance));
        let sample = Sample { lines, racks };
        let mut rules = scene.rules();
        rules.scoreless_turns = if *sizes == [1, 1] { 6 } else { 2 + (number % 5 == 0) as u8 };
        let mut position = sample.position(rules);
        position.scoreless_turns = u8::from(number % 3 == 0);
        let expected = slow::value(&position, lexicon);
        let solution = solver.solve(&position, &Limits::default()).expect("the racks are short");
        assert!(solution.is_proved, "{} {number}", lexicon.name());
        assert_eq!(solution.lines[0].value, expected, "{} {number}", lexicon.name());
    }
}

#[test]
fn the_solver_agrees_with_the_judge() {
    for language in ["en", "fr"] {
        let scene = Scene::new(language);
        let count = position_count() / 4;
        compare(&scene, &scene.lexicon, &[[1, 1], [1, 2], [2, 1]], count);
        let sizes = [[1, 3], [3, 1], [2, 2], [2, 3], [3, 2]];
        compare(&scene, &few_words(&scene.lexicon), &sizes, count);
    }
}
