//! Checks that hold for every game, for the tests of games.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lexicon::{Lexicon, Shelf};
use search_control::SearchControl;
use serde_json::Value;
use tiles::{Alphabet, Seed};

use crate::{
    AnyGame, Game, Moment, Player, PresetFile, PresetRules, Recorded, Seat, SharedView,
    TableOptions, Viewer, replay,
};

/// More steps than any game between computers takes.
const MOST_STEPS: usize = 5_000;

/// A shelf with the same words twice, named like the real lists: `en` and `fr`.
///
/// # Panics
/// When a word has letters that an alphabet does not have.
pub fn small_shelf(words: &str) -> Shelf {
    let list = |name: &str, alphabet: &str| {
        let alphabet = Alphabet::named(alphabet).expect("it comes with the crate");
        let words: Vec<_> =
            words.split_whitespace().map(|word| alphabet.word(word).expect("letters")).collect();
        Arc::new(Lexicon::from_words(name, alphabet, &words).expect("words"))
    };
    Shelf::new([list("en", "english"), list("fr", "french")])
}

/// Players by name; a star makes a computer: `Zoe*`.
pub fn players(names: &[&str]) -> Vec<Player> {
    let player = |name: &&str| match name.strip_suffix('*') {
        Some(name) => Player::computer(name, "level3"),
        None => Player::person(name),
    };
    names.iter().map(player).collect()
}

/// Checks the presets of a game: each can be read, and its rules written and read again.
///
/// # Panics
/// When one cannot.
pub fn check_presets<Rules: PresetRules + PartialEq + Debug>() {
    for PresetFile { name, text, .. } in Rules::PRESETS {
        let rules = Rules::parse(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let json = serde_json::to_string(&rules).expect("rules are plain data");
        let again: Rules = serde_json::from_str(&json).expect("rules can be read");
        assert_eq!(again, rules, "{name}");
    }
}

/// Checks a game against the log that led to it: applied and judged again, it gives the same game.
///
/// # Panics
/// When it does not.
pub fn check_log<G: Game + PartialEq + Debug>(fresh: &G, live: &G, log: &[(G::Event, Moment)]) {
    let mut applied = fresh.clone();
    for (event, _) in log {
        applied.apply(event);
    }
    assert_eq!(&applied, live, "the log, applied");
    let judged = replay(fresh.clone(), log);
    assert_eq!(judged.as_ref(), Ok(live), "the log, judged again");
}

/// Checks that the log of a game, written as JSON and read again, leads to the same game.
///
/// # Panics
/// When it does not.
pub fn check_json_log<G: Game>(fresh: &G, live: &G, log: &[(G::Event, Moment)]) {
    let json = |event: &G::Event| serde_json::to_value(event).expect("events are plain data");
    let log: Vec<(Value, Moment)> = log.iter().map(|(event, at)| (json(event), *at)).collect();
    let again = AnyGame::replayed(fresh, log);
    let again = again.unwrap_or_else(|fault| panic!("a log of ours is believed: {fault}"));
    assert_eq!(again.view(Viewer::Spectator), AnyGame::view(live, Viewer::Spectator));
}

/// Checks the view of every viewer: any screen reads it as a [`SharedView`], a screen of the game as
/// the game's own view, and nothing is lost on the way.
///
/// # Panics
/// When a view cannot be read, or tells another state than the game.
pub fn check_views<G: Game>(game: &G, seats: usize) {
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        let json = AnyGame::view(game, viewer);
        let shared: SharedView =
            serde_json::from_value(json.clone()).expect("every view is a shared view");
        assert_eq!((shared.viewer, shared.seats.len()), (viewer.seat(), seats));
        assert_eq!(shared.outcome, Game::outcome(game));
        let own: G::View = serde_json::from_value(json.clone()).expect("a view can be read");
        let again: Value = serde_json::to_value(own).expect("a view is plain data");
        assert_eq!(again, json, "read and written again");
    }
}

/// Lets computers play a whole game in all seats, and checks it: every view after every step, and
/// the log at the end. Gives the game as it ended.
///
/// # Panics
/// When a check fails, or the game does not end.
pub fn check_whole_game<G: Game + PartialEq + Debug>(
    options: &TableOptions<G::Rules>,
    seed: Seed,
    library: &G::Library,
) -> G {
    let (seats, now) = (options.players.len(), Moment(0));
    let fresh = G::start(options, seed, library).unwrap_or_else(|fault| panic!("{fault}"));
    let context = fresh.engine_context();
    let mut table = Recorded::<G>::start(options, seed, library).expect("it starts a second time");
    check_views(table.game(), seats);
    for _ in 0..MOST_STEPS {
        let Some(seat) = table.game().waits_for().first().copied() else { break };
        let view = table.game().view(Viewer::Seat(seat));
        let action = G::choose_action(&view, &context, &SearchControl::unlimited());
        let action = action.expect("a computer that is waited for does something");
        let step = table.submit(seat, action, now).map(|_| ());
        step.unwrap_or_else(|refusal| panic!("computers do what the rules allow: {refusal}"));
        check_views(table.game(), seats);
    }
    assert!(table.game().outcome().is_some(), "the game does not end");
    let log: Vec<_> = table.log().iter().map(|event| (event.clone(), now)).collect();
    check_log(&fresh, table.game(), &log);
    table.game().clone()
}

/// Lets computers play a game to its end, for benchmarks. Gives the game as it ended, and how long each
/// of their actions took to choose: the shortest of so many tries, and of one at least.
///
/// # Panics
/// When a computer does what the rules refuse.
pub fn timed_game<G: Game>(mut game: G, tries: u32) -> (G, Vec<Duration>) {
    let (context, mut times) = (game.engine_context(), Vec::new());
    while let Some(seat) = game.waits_for().first().copied() {
        let view = game.view(Viewer::Seat(seat));
        let choose = || {
            let start = Instant::now();
            let action = G::choose_action(&view, &context, &SearchControl::unlimited());
            (start.elapsed(), action.expect("a computer that is waited for does something"))
        };
        let (first, action) = choose();
        times.push((1..tries).map(|_| choose().0).fold(first, Duration::min));
        let decision = game.decide(seat, action, Moment(0));
        game = decision.unwrap_or_else(|refusal| panic!("{refusal}")).into_game();
    }
    (game, times)
}

/// Checks that any JSON as an action gives a refusal in words or events, and `always` what must hold
/// after events.
///
/// # Panics
/// When it does not hold.
pub fn check_any_actions<G: Game>(mut game: G, actions: Vec<(u8, Value)>, always: fn(&G)) {
    for (seat, action) in actions {
        match AnyGame::decide(&game, Seat(seat), action.into(), Moment(0)) {
            Ok(decision) => {
                for event in decision.log() {
                    let applied = AnyGame::apply(&mut game, event);
                    assert!(applied.is_ok(), "an event that was decided");
                }
                always(&game);
            }
            Err(refusal) => assert!(!refusal.to_string().is_empty()),
        }
        let _ = AnyGame::view(&game, Viewer::Seat(Seat(seat)));
    }
}

/// A log with one thing wrong: an event left out, there twice, swapped with the next, or altered in
/// one of two ways. `how` chooses among these five.
///
/// # Panics
/// When the log is empty.
pub fn forged<Event: Clone>(
    log: &[(Event, Moment)],
    place: usize,
    how: u32,
    [altered, moved]: [fn(&mut Event); 2],
) -> Vec<(Event, Moment)> {
    let mut forged = log.to_vec();
    let place = place % log.len();
    match how % 5 {
        0 => drop(forged.remove(place)),
        1 => forged.insert(place, log[place].clone()),
        2 => forged.swap(place, (place + 1) % log.len()),
        3 => altered(&mut forged[place].0),
        _ => moved(&mut forged[place].0),
    }
    forged
}
