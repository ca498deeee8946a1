//! The endgame solver against its judge, and what it promises to those who use it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use lexicon::Lexicon;
use movegen::Lines;
use notation::Cgp;
use players::endgame::sample::{Sample, full_samples, samples};
use players::endgame::{Limits, RackTooLong, Solution, Solver, slow};
use players::{EngineRules, Move, Setting};
use tiles::{Chance, Letter, Rack, Seed, TileSet};

/// How many positions may be begun after the stop: each line tries once to go on by search.
const MOST_AFTER_THE_STOP: u64 = 100;

/// A language with its rules.
struct Scene {
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
    setting: Setting,
}

impl Scene {
    fn new(language: &str) -> Self {
        let lexicon = word_data::open(language).expect("it comes with the program");
        let tiles = TileSet::named(lexicon.alphabet().name()).expect("it comes with the program");
        let setting = Setting::standard(&lexicon, &tiles);
        Self { lexicon, tiles, setting }
    }

    fn rules(&self) -> EngineRules<'_> {
        self.setting.rules()
    }

    fn solve(&self, sample: &Sample, limits: &Limits<'_>) -> Solution {
        let mut solver = Solver::with_megabytes(4);
        solver.solve(&sample.position(self.rules()), limits).expect("racks of up to seven tiles")
    }

    /// An ending with racks of up to this many tiles.
    fn ending(&self, tiles: usize) -> Sample {
        let mut sample = samples(&self.setting, Seed::from_number(3)).next().expect("without end");
        let mut chance = Seed::from_number(1).chance(0);
        sample.racks = sample.racks.map(|rack| cut(&rack, tiles, &mut chance));
        sample
    }

    /// What the mover gains by a line, by the rules alone.
    fn gain(&self, sample: &Sample, moves: &[Move]) -> i32 {
        let mut racks = sample.racks.clone();
        let mut gain = 0;
        for (candidate, seat) in moves.iter().zip([0, 1].into_iter().cycle()) {
            racks[seat] = candidate.kept(&racks[seat]);
            gain += if seat == 0 { candidate.score().0 } else { -candidate.score().0 };
        }
        let [own, other] = racks.each_ref().map(|rack| rack.value(&self.tiles).0);
        let factor = if racks.iter().any(Rack::is_empty) { 2 } else { 1 };
        gain + factor * (other - own)
    }
}

impl Scene {
    /// Every move is legal, and the game is over after the last and not before.
    fn assert_reaches_the_end(&self, sample: &Sample, moves: &[Move]) {
        let mut board = sample.lines.board().clone();
        let mut racks = sample.racks.clone();
        for (number, candidate) in moves.iter().enumerate() {
            assert!(racks.iter().all(|rack| !rack.is_empty()), "moves after the end");
            if let Move::Place(play) = candidate {
                let (rack, terms) = (&mut racks[number % 2], self.rules().terms);
                let legal = play.placement(&board).check(&board, rack, &*self.lexicon, &terms);
                board.play(&legal.expect("the search lays tiles where they fit"));
                *rack = candidate.kept(rack);
            }
        }
        let is_out = racks.iter().any(Rack::is_empty);
        assert!(is_out || moves.ends_with(&[Move::Pass, Move::Pass]), "{moves:?}");
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
        rules.scoreless_turns = if *sizes == [1, 1] { 6 } else { 2 + u8::from(number % 5 == 0) };
        let mut position = sample.position(rules);
        position.scoreless_turns = u8::from(number % 3 == 0);
        let expected = slow::value(&position, lexicon);
        let solution = solver.solve(&position, &Limits::default()).expect("the racks are short");
        assert!(solution.is_proved, "{} {number}", lexicon.name());
        assert_eq!(solution.lines[0].value, expected, "{} {number}", lexicon.name());
    }
}

/// Both racks hold a blank; more positions by `LETTRINE_POSITIONS`.
#[test]
fn the_solver_agrees_with_the_judge_about_blanks() {
    for language in ["en", "fr"] {
        let scene = Scene::new(language);
        let lexicon = few_words(&scene.lexicon);
        let mut solver = Solver::with_megabytes(1);
        let mut chance = Seed::from_number(6).chance(0);
        let endings: Vec<Sample> = samples(&scene.setting, Seed::from_number(4)).take(20).collect();
        for number in 0..position_count() / 20 {
            let ending = &endings[number % endings.len()];
            let lines = Lines::new(ending.lines.board(), &lexicon, &scene.tiles);
            let sizes = [[1, 2], [2, 1], [2, 2], [1, 3], [3, 1]][number % 5];
            let racks = [0, 1].map(|seat| {
                let rack = cut(&ending.racks[seat], sizes[seat], &mut chance);
                rack.tiles().skip(1).chain([tiles::Tile::Blank]).collect::<Rack>()
            });
            let sample = Sample { lines, racks };
            let mut rules = scene.rules();
            rules.scoreless_turns = 2;
            let position = sample.position(rules);
            let expected = slow::value(&position, &lexicon);
            let solution = solver.solve(&position, &Limits::default()).expect("short racks");
            assert!(solution.is_proved, "{language} {number}");
            assert_eq!(solution.lines[0].value, expected, "{language} {number}");
        }
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

/// What another engine found too; all of it with `LETTRINE_POSITIONS`.
#[test]
fn the_solver_agrees_with_another_engine() {
    let scene = Scene::new("en");
    let file = include_str!("endgame/solved.txt");
    let cases = file.lines().filter(|line| !line.starts_with('#'));
    for case in cases.take(position_count() / 40) {
        let [rows, racks, value, _] = case.split(' ').collect::<Vec<_>>()[..] else {
            panic!("not a case: {case}");
        };
        let cgp = Cgp::parse(&format!("{rows} {racks} 0/0 0")).expect(case);
        let layout = cgp.layout().expect("the usual layout");
        let position = cgp.position(&scene.tiles, &layout).expect(case);
        let racks = position.racks.try_into().expect("two racks");
        let lines = Lines::new(&position.board, &scene.lexicon, &scene.tiles);
        let solution = scene.solve(&Sample { lines, racks }, &Limits::default());
        assert!(solution.is_proved);
        assert_eq!(solution.lines[0].value.0.to_string(), value, "{case}");
    }
}

#[test]
fn a_line_goes_to_the_end_and_brings_what_it_says() {
    let scene = Scene::new("en");
    for tiles in 1..=5 {
        let sample = scene.ending(tiles);
        let solution = scene.solve(&sample, &Limits { lines: 3, ..Limits::default() });
        assert!(solution.is_proved);
        for line in &solution.lines {
            assert_eq!(line.value.0, scene.gain(&sample, &line.moves), "{tiles} tiles");
        }
    }
}

#[test]
fn the_best_lines_come_in_order_and_begin_differently() {
    let scene = Scene::new("fr");
    let solution = scene.solve(&scene.ending(3), &Limits { lines: 4, ..Limits::default() });
    assert!(solution.lines.windows(2).all(|pair| pair[0].value >= pair[1].value));
    let firsts: Vec<&Move> = solution.lines.iter().map(|line| &line.moves[0]).collect();
    assert!((1..firsts.len()).all(|place| !firsts[..place].contains(&firsts[place])));
}

#[test]
fn several_threads_find_the_same_value_and_one_thread_the_same_nodes() {
    let scene = Scene::new("en");
    let sample = scene.ending(5);
    let alone = scene.solve(&sample, &Limits::default());
    let again = scene.solve(&sample, &Limits::default());
    let together = scene.solve(&sample, &Limits { threads: 2, ..Limits::default() });
    assert_eq!(alone, again);
    assert_eq!((alone.lines[0].value, true), (together.lines[0].value, together.is_proved));
}

#[test]
fn whoever_stops_the_search_at_once_still_gets_a_line_to_the_end() {
    let scene = Scene::new("en");
    let sample = full_samples(&scene.setting, Seed::from_number(1)).next().expect("without end");
    let stop = AtomicBool::new(true);
    let limits = Limits { stop: Some(&stop), ..Limits::default() };
    let start = Instant::now();
    let solution = scene.solve(&sample, &limits);
    assert!(!solution.is_proved);
    assert!(!solution.lines[0].moves.is_empty());
    assert!(start.elapsed() < Duration::from_secs(5), "it hangs");
}

/// No position more is looked at than allowed, whatever is left to do.
#[test]
fn a_search_keeps_to_the_number_of_positions_it_may_look_at() {
    let scene = Scene::new("en");
    let sample = full_samples(&scene.setting, Seed::from_number(1)).next().expect("without end");
    for nodes in [1, 10, 100, 1_000] {
        let limits = Limits { nodes: Some(nodes), lines: 3, ..Limits::default() };
        let solution = scene.solve(&sample, &limits);
        let after_the_stop = solution.nodes.saturating_sub(nodes);
        assert!(after_the_stop <= MOST_AFTER_THE_STOP, "{after_the_stop} of {nodes}");
    }
}

#[test]
fn wherever_the_search_is_stopped_its_lines_are_legal_and_go_to_the_end() {
    for (language, seed) in [("en", 0), ("fr", 1)] {
        let scene = Scene::new(language);
        let mut chance = Seed::from_number(8).chance(0);
        let mut solver = Solver::with_megabytes(1);
        for mut sample in
            samples(&scene.setting, Seed::from_number(seed)).take(position_count() / 20)
        {
            let tiles = 2 + chance.index_below(4);
            sample.racks = sample.racks.map(|rack| cut(&rack, tiles, &mut chance));
            for doublings in 0..9 {
                let nodes = (1 << doublings) + chance.index_below(1 << doublings) as u64;
                let limits = Limits { nodes: Some(nodes), lines: 2, ..Limits::default() };
                let solution = solver.solve(&sample.position(scene.rules()), &limits);
                let solution = solution.expect("racks of up to seven tiles");
                let lines = solution.lines.iter();
                lines.for_each(|line| scene.assert_reaches_the_end(&sample, &line.moves));
            }
        }
    }
}

#[test]
fn a_pass_ends_the_game_at_once_when_one_turn_is_left() {
    let scene = Scene::new("en");
    let lines = scene.setting.empty().clone();
    let racks = ["V", "Q"].map(|rack| scene.tiles.alphabet().rack(rack).expect("English tiles"));
    let sample = Sample { lines, racks };
    let mut position = sample.position(scene.rules());
    position.scoreless_turns = 5;
    let solution = Solver::with_megabytes(1).solve(&position, &Limits::default()).expect("short");
    assert_eq!(solution.lines[0].moves, [Move::Pass]);
    assert_eq!(solution.lines[0].value.0, 10 - 4);
}

#[test]
fn a_rack_of_eight_tiles_is_refused_with_its_length() {
    let scene = Scene::new("en");
    let rack = |text| scene.tiles.alphabet().rack(text).expect("English tiles");
    let sample =
        Sample { lines: scene.setting.empty().clone(), racks: [rack("AAAAAAAA"), rack("B")] };
    let refusal =
        Solver::with_megabytes(1).solve(&sample.position(scene.rules()), &Limits::default());
    assert_eq!(refusal, Err(RackTooLong(8)));
}
