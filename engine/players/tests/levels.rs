//! How players of the levels behave, and that they are near their marks.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use movegen::Play;
use players::hints::{Adviser, Hint, Strength};
use players::levels::LevelPlayer;
use players::levels::calibration::Trial;
use players::{Choice, Knowledge, Move, Player, SearchControl, StopSignal, Turn, play_game};
use tiles::{Rack, Seed, TileSet};
use vocabulary::{FamilyList, Level, Scale};

fn knowledge(language: &str) -> Arc<Knowledge> {
    let lexicon = word_data::open(language).expect("it comes with the program");
    let tiles = TileSet::named(lexicon.alphabet().name()).expect("so do its tiles");
    Knowledge::shared(&lexicon, &tiles, &vocabulary::of(&lexicon)).expect("they go together")
}

fn level(number: u8) -> Level {
    Level::new(Scale::Eight, number).expect("there are eight")
}

/// Hands over the first turn of a game with this rack.
fn with_rack<Found>(rack: &str, bag: usize, ask: impl FnOnce(&Turn<'_>) -> Found) -> Found {
    let knowledge = knowledge("en");
    let setting = knowledge.setting();
    let rack: Rack = knowledge.tiles().alphabet().rack(rack).expect("English tiles");
    ask(&Turn::new(setting.rules(), setting.empty(), &rack, bag))
}

fn player(number: u8) -> LevelPlayer {
    knowledge("en").level_player(level(number))
}

/// MS-007, DL-006, DL-007
#[test]
fn levels_are_in_order_and_near_their_marks() {
    for language in word_data::names() {
        let knowledge = knowledge(language);
        let trial =
            Trial { knowledge: &knowledge, seed: Seed::from_number(5), games: 16, threads: 2 };
        let skills = vocabulary::skills(language);
        let means = [1, 3, 5, 8].map(|number| {
            let skill = skills.of(level(number));
            let mean = trial.measure(skill).mean;
            assert!((mean - skill.mark).abs() < 35.0, "{language} {}: {mean}", skill.level);
            mean
        });
        assert!(means.is_sorted(), "{language}: {means:?}");
    }
}

/// DL-008: whatever a player of the first four levels forms is known to them, crossing words too.
#[test]
fn every_word_a_low_level_forms_is_valid_and_known_to_it() {
    let knowledge = knowledge("en");
    let setting = knowledge.setting();
    let mut players = [knowledge.level_player(level(2)), knowledge.level_player(level(2))];
    let words = players[0].words().clone();
    let [one, other] = &mut players;
    play_game(&setting, &Seed::from_number(3), &mut [one, other], &mut |_, turn, choice| {
        let Move::Place(play) = &choice.chosen else { return };
        let board = turn.lines.board();
        let fitted = play.placement(board).fit(board, &turn.rules.terms).expect("it fits");
        for word in fitted.words() {
            assert!(knowledge.lexicon().contains(&word.letters()));
            assert!(words.contains(&word.letters()), "{:?}", word.letters());
        }
    });
}

#[test]
fn the_same_turn_is_answered_alike_whoever_is_asked() {
    with_rack("AEINRST", 86, |turn| {
        let mut first = player(3);
        let again = first.choose(turn);
        assert_eq!(first.choose(turn), again);
        assert_eq!(player(3).choose(turn), again);
    });
    let answers: Vec<Choice> = with_rack("AEINRST", 86, |turn| {
        let seeded = |seed| player(3).with_seed(Seed::from_number(seed));
        (0..8).map(|seed| seeded(seed).choose(turn)).collect()
    });
    assert!(answers.iter().any(|answer| *answer != answers[0]), "another seed sees other things");
}

/// DL-034
#[test]
fn every_word_that_is_tried_is_told_and_the_best_of_them_laid() {
    with_rack("AEINRST", 86, |turn| {
        let told = Mutex::new(Vec::new());
        let listener = |choice: &Choice| told.lock().expect("nobody panics").push(choice.clone());
        let control = SearchControl::unlimited().with_listener(&listener, Duration::ZERO);
        let choice = player(6).think(turn, &control);
        let told = told.lock().expect("nobody panics");
        assert!(told.len() > 3 && told.contains(&choice));
        assert!(told.iter().all(|tried| tried.equity <= choice.equity));
    });
}

/// DL-048
#[test]
fn a_player_who_must_move_lays_the_word_being_considered() {
    with_rack("AEINRST", 86, |turn| {
        let signal = StopSignal::default();
        let told = Mutex::new(Vec::new());
        let listener = |choice: &Choice| {
            told.lock().expect("nobody panics").push(choice.clone());
            signal.raise();
        };
        let hour = Duration::from_hours(1);
        let control = SearchControl::unlimited().stopped_by(&signal).with_listener(&listener, hour);
        let choice = player(8).think(turn, &control);
        assert_eq!(*told.lock().expect("nobody panics"), [choice]);
        let at_once = player(8).think(turn, &SearchControl::unlimited().stopped_by(&signal));
        assert!(matches!(at_once.chosen, Move::Place(_)));
    });
}

/// DL-040
#[test]
fn out_of_time_without_a_word_a_player_exchanges_if_possible_and_passes_otherwise() {
    let late = SearchControl::unlimited().at_most(Duration::ZERO);
    let candidate = |bag| with_rack("AEINRST", bag, |turn| player(8).think(turn, &late).chosen);
    assert!(matches!(candidate(86), Move::Exchange(_)));
    assert_eq!(candidate(3), Move::Pass);
}

#[test]
fn a_player_with_nothing_to_lay_exchanges() {
    with_rack("VVUUUII", 86, |turn| {
        assert!(matches!(player(8).choose(turn).chosen, Move::Exchange(_)));
    });
}

/// Whether a play forms a word that is left alone.
fn forbids(family: &FamilyList, play: &Play, turn: &Turn<'_>) -> bool {
    let board = turn.lines.board();
    let fitted = play.placement(board).fit(board, &turn.rules.terms).expect("it fits");
    fitted.words().iter().any(|word| family.forbids(&word.letters()))
}

#[test]
fn a_family_never_sees_what_it_would_not_like() {
    let knowledge = knowledge("en");
    let alphabet = knowledge.tiles().alphabet();
    let family = Arc::new(FamilyList::parse("# remark\nNASTIER RETAINS", alphabet));
    with_rack("AEINRST", 86, |turn| {
        let words = |choices: Vec<Choice>| {
            let is_forbidden = |choice: &Choice| match &choice.chosen {
                Move::Place(play) => forbids(&family, play, turn),
                Move::Exchange(_) | Move::Pass => false,
            };
            choices.iter().filter(|choice| is_forbidden(choice)).count()
        };
        assert!(words(knowledge.static_player().list(turn)) > 0);
        let mut fit = knowledge.static_player().with_family(Arc::clone(&family));
        assert_eq!(words(fit.list(turn)), 0);
        assert_eq!(words(vec![fit.choose(turn)]), 0);
        let mut level8 = player(8).with_family(Arc::clone(&family));
        assert!(level8.known_plays(turn).iter().all(|play| !forbids(&family, play, turn)));
    });
}

/// MS-073, DL-054, PS-080
#[test]
fn hints_come_in_three_strengths() {
    let knowledge = knowledge("en");
    let adviser = Adviser::new(&knowledge, level(5));
    with_rack("AEINRST", 86, |turn| {
        let Hint::Word(word) = adviser.hint(turn, Strength::Word, 0) else {
            panic!("there is something to play")
        };
        let Hint::Place(advice) = adviser.hint(turn, Strength::Place, 0) else {
            panic!("there is something to play")
        };
        assert_eq!(advice.word, word);
        assert_eq!(advice.placement.tiles.len(), word.len());
        let Hint::List(list) = adviser.hint(turn, Strength::List(10), 0) else {
            panic!("there is something to play")
        };
        assert_eq!(list.len(), 10);
        assert!(list.is_sorted_by(|more, less| more.score >= less.score));
    });
    with_rack("VVVCCCQ", 86, |turn| {
        assert_eq!(adviser.hint(turn, Strength::List(10), 0), Hint::Nothing);
    });
}

#[test]
fn asking_again_can_bring_another_hint() {
    let knowledge = knowledge("en");
    let adviser = Adviser::new(&knowledge, level(3));
    with_rack("AEINRST", 86, |turn| {
        let hints: Vec<Hint> =
            (0..8).map(|asked| adviser.hint(turn, Strength::Word, asked)).collect();
        assert!(hints.iter().any(|hint| *hint != hints[0]));
    });
}
