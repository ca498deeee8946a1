//! Checks that hold for every game, for the tests of games.

use std::fmt::Debug;

use serde_json::Value;

use crate::{AnyGame, Game, Moment, PresetFile, PresetRules, Seat, SharedView, Viewer, replay};

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
