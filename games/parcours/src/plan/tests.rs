//! Compares the planner with its reference implementation on random hands.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use lexicon::Lexicon;
use tabletop::Seat;
use tiles::{Bag, Chance, Letter, Rack, Score, Seed, Tile, TileSet};

use super::{Count, Ground, Makeable, Plan, Step, Target, in_order, plans, slow};
use crate::Place;
use crate::course::{Colour, Course, SlotKind};
use crate::supply::bag_named;

/// The words of a language by their length.
type ByLength = HashMap<usize, Vec<Vec<Letter>>>;

static WORDS: LazyLock<HashMap<&'static str, (Arc<Lexicon>, ByLength)>> = LazyLock::new(|| {
    let read = |language: &'static str| {
        let lexicon = word_data::open(language).unwrap();
        let mut words = ByLength::new();
        for word in lexicon.words().filter(|word| word.len() <= 7) {
            words.entry(word.len()).or_default().push(word);
        }
        (language, (lexicon, words))
    };
    ["en", "fr"].map(read).into_iter().collect()
});

fn target(place: Place, course: &Course) -> Target {
    Target { place, demand: place.demand(course).unwrap(), besides: 0 }
}

/// A realistic position: partway along a path, with some satellites covered.
fn ground(chance: &mut Chance, count: Count, path_words: usize) -> Ground {
    let name = ["A", "B", "C", "D"][chance.index_below(4)];
    let course = Course::named(name).unwrap();
    let next = chance.index_below(12);
    let seat = Seat(0);
    let number = |slot: usize| u8::try_from(slot).unwrap();
    let step = |slot: usize| Step {
        slot: target(Place::path(seat, number(slot)), &course),
        frees: matches!(course.slots()[slot].kind, SlotKind::Yellow(_))
            .then(|| target(Place::satellite(seat, number(slot)), &course)),
    };
    let is_open = |slot: &usize| course.slots()[*slot].satellite().is_some();
    let satellites = (0..next).filter(is_open).filter(|_| chance.below(2) == 0);
    let satellites: Vec<Target> =
        satellites.map(|slot| target(Place::satellite(seat, number(slot)), &course)).collect();
    let path = (next..12).take(path_words).map(step).collect();
    Ground { path, satellites, count, left_of_nine: Some(9) }
}

fn best(ground: &Ground, rack: &Rack, lexicon: &Lexicon, set: &TileSet) -> Option<Plan> {
    let tiles = in_order(rack.tiles());
    let everything = |_: &[Letter]| true;
    let words = (&**lexicon.graph(), &everything as &dyn super::makeable::Vocabulary);
    let makeable = Makeable::find(&tiles, set, ground.lengths(), words);
    plans(ground, &makeable, &|_| 0, 1).pop()
}

/// Number of hands to compare: a few hundred, or `LETTRINE_HANDS`.
fn hands() -> u64 {
    std::env::var("LETTRINE_HANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

fn compare(language: &'static str, count: Count, path_words: usize) {
    let (lexicon, words) = &WORDS[language];
    let set = bag_named(lexicon.alphabet().name()).unwrap();
    for seed in 0..hands() {
        let mut chance = Seed::from_number(seed).chance(0);
        let rack = Bag::full(&set, &mut chance).draw_rack(9);
        let ground = ground(&mut chance, count, path_words);
        let mut needed: Vec<usize> = ground.lengths().collect();
        needed.sort_unstable();
        needed.dedup();
        let list: Vec<Vec<Letter>> =
            needed.iter().flat_map(|length| words[length].iter().cloned()).collect();
        let expected = slow::most_points(&ground, &rack, &set, &list);
        let found = best(&ground, &rack, lexicon, &set);
        let points = found.as_ref().map_or(Score::ZERO, |plan| plan.points);
        assert_eq!(points, expected, "{language}, seed {seed}: {rack:?} {found:?}");
        if let Some(plan) = found {
            check(&plan, &rack, lexicon);
        }
    }
}

/// A plan uses only tiles of the rack, each once, and only words of the list.
fn check(plan: &Plan, rack: &Rack, lexicon: &Lexicon) {
    let lifted = plan.words.iter().flat_map(|(_, tiles)| tiles).map(|tile| tile.lifted());
    let lifted: Vec<Tile> = lifted.collect();
    assert!(rack.without(&lifted).is_ok(), "{plan:?}");
    for (_, tiles) in &plan.words {
        let word: Vec<Letter> = tiles.iter().map(|tile| tile.letter()).collect();
        assert!(lexicon.contains(&word), "{plan:?}");
    }
}

#[test]
fn the_planner_finds_what_its_judge_finds_in_french() {
    compare("fr", Count::Any, 1);
}

#[test]
fn the_planner_finds_what_its_judge_finds_in_english() {
    compare("en", Count::Any, 1);
}

#[test]
fn the_planner_finds_what_its_judge_finds_with_many_path_words_or_with_one_word() {
    compare("fr", Count::Any, 12);
    compare("en", Count::One, 1);
}

#[test]
fn the_best_plan_of_a_hand_is_not_the_dearest_word_first() {
    let english = word_data::open("en").unwrap();
    let words = ["QUAY", "ZONED", "ZONEY"].map(|word| english.alphabet().word(word).unwrap());
    let lexicon = Lexicon::from_words("few", english.alphabet().clone(), &words).unwrap();
    let set = bag_named("english").unwrap();
    let place = |slot, length, colour| Target {
        place: Place::satellite(Seat(0), slot),
        demand: crate::place::Demand { length, colour: Some(colour) },
        besides: 0,
    };
    let satellites = vec![place(0, 5, Colour::Green), place(1, 4, Colour::Green)];
    let ground = Ground { satellites, left_of_nine: Some(9), ..Ground::default() };
    let rack = english.alphabet().rack("QUAYZONED").unwrap();
    let plan = best(&ground, &rack, &lexicon, &set).unwrap();
    // ZONEY would be the highest-scoring single word, but leaves no QUAY.
    assert_eq!(plan.words.len(), 2);
    assert_eq!(plan.points, Score(2 * 15 + 2 * 16 + 10));
}

/// A hand is planned in under fifty milliseconds, whatever its jokers; counted in the release build by
/// `benches`, here with room for a slow machine.
#[test]
fn a_hand_with_three_jokers_is_planned_at_once() {
    let (lexicon, _) = &WORDS["fr"];
    let set = bag_named("french").unwrap();
    let course = Course::named("A").unwrap();
    let satellites = [0, 1, 2].map(|slot| target(Place::satellite(Seat(0), slot), &course)).into();
    let slot = target(Place::path(Seat(0), 4), &course);
    let path = vec![Step { slot, frees: Some(target(Place::satellite(Seat(0), 4), &course)) }];
    let ground = Ground { path, satellites, count: Count::Any, left_of_nine: Some(9) };
    let rack = lexicon.alphabet().rack("AEINRT???").unwrap();
    let start = std::time::Instant::now();
    let plan = best(&ground, &rack, lexicon, &set).unwrap();
    assert!(plan.points >= Score(15));
    assert!(start.elapsed().as_millis() < 5_000, "{:?}", start.elapsed());
}
