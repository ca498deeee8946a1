//! Properties of whole games: tiles are conserved bag by bag, the log is the game, nonsense never
//! panics.
//!
//! The test table checks its invariants after every action; here it is driven at random.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::testkit;
use tiles::Tile;

use super::support::{Table, check_always, table};
use crate::{
    Action, Buying, ClockRule, Ending, HandClock, Place, Racks, Rules, Ties, UnknownWord,
    WordsPerHand,
};

pub(super) fn any_table(mode: u32, seed: u64) -> Table {
    let names: &[&str] = match mode % 4 {
        0 => &["A"],
        1 => &["A", "B"],
        2 => &["A", "B*", "C"],
        _ => &["A", "B", "C", "D"],
    };
    let set = |rules: &mut Rules| {
        use WordsPerHand::{OnePathWord, SingleWord, Unlimited};
        rules.words_per_hand = [OnePathWord, SingleWord, Unlimited][mode as usize % 3];
        rules.racks = [Racks::Open, Racks::Hidden][mode as usize / 2 % 2];
        rules.ending = [Ending::AtOnce, Ending::FinishRound][mode as usize / 4 % 2];
        rules.buying = [Buying::Once, Buying::Repeatedly][mode as usize / 8 % 2];
        rules.ties = [Ties::Shared, Ties::FewerHands][mode as usize / 16 % 2];
        rules.unknown_word =
            [UnknownWord::TableDecides, UnknownWord::Refused][mode as usize / 32 % 2];
        if mode.is_multiple_of(7) {
            rules.clock = ClockRule::PerHand(HandClock { seconds: 30 });
        }
    };
    table().players(names).rules(set).by_chance(seed).start()
}

pub(super) fn play_at_random(game: &mut Table, choices: &[u32]) {
    for choice in choices {
        if choice % 5 == 0 {
            game.wait(u64::from(choice % 40));
        }
        step(game, *choice);
    }
}

/// Something a player might do at random: mostly sensible, sometimes not.
pub(super) fn step(game: &mut Table, choice: u32) {
    let seat =
        if choice.is_multiple_of(11) { u8::try_from(choice % 5).unwrap() } else { game.turn() };
    let back = first_tiles(game, choice / 16);
    let action = match choice % 16 {
        0 => Action::Pass { back },
        1 => Action::Buy { back },
        2 | 3 => Action::End { back },
        4 => Action::TakeBack,
        5 | 6 => Action::Refill,
        7 | 8 => return everybody_judges(game, choice),
        9 if choice.is_multiple_of(7) => Action::Pause,
        9 if choice.is_multiple_of(31) => Action::Resign,
        9 => Action::Resume,
        _ => return lay_something(game, seat, choice / 16),
    };
    let _ = game.act(seat, action);
    let _ = game.act(game.turn(), Action::Resume);
}

fn everybody_judges(game: &mut Table, choice: u32) {
    for seat in 0..4 {
        let _ = game.act(seat, Action::Judge { accept: !choice.is_multiple_of(3) });
    }
}

fn first_tiles(game: &Table, choice: u32) -> String {
    let side = game.game().table.own();
    let alphabet = game.game().setup.tiles.alphabet();
    side.rack.tiles().take(choice as usize % 6).map(|tile| alphabet.tile_text(tile)).collect()
}

/// Any letters of the rack on an open place: the table may let them pass.
fn lay_something(game: &mut Table, seat: u8, choice: u32) {
    let state = game.game();
    let open = state.open_places();
    let Some(place) = open.get(choice as usize % open.len().max(1)).copied() else { return };
    let course = &state.table.side(place.owner).course;
    let length = place.demand(course).map_or(0, |demand| demand.length);
    let skipped = choice as usize % 3;
    let tiles = state.table.own().rack.tiles().skip(skipped).take(length);
    let word: String = tiles
        .map(|tile| match tile {
            Tile::Blank => "e".to_owned(),
            tile @ Tile::Letter(_) => state.setup.tiles.alphabet().tile_text(tile),
        })
        .collect();
    let _ = game.act(seat, Action::Lay { place, word });
    let wrong = Place { slot: place.slot.wrapping_add(1), ..place };
    let _ = game.act(seat, Action::Write { place: wrong, word: "NOTES".into() });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Tiles are conserved bag by bag, words fit their places, only freed satellites are covered,
    /// points go to whoever laid the word, and replay equals live in every reachable state.
    #[test]
    fn every_reachable_state_keeps_the_rules_and_is_brought_back_by_its_log(
        mode in 0..64_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..80),
    ) {
        let mut game = any_table(mode, seed);
        play_at_random(&mut game, &choices);
    }

    /// Any JSON as an action gives a refusal or events, never a panic.
    #[test]
    fn any_json_as_an_action_gives_a_refusal_or_events(
        seed in 0..50_u64,
        mode in 0..64_u32,
        actions in prop::collection::vec(any_action(), 1..25),
    ) {
        let game = any_table(mode, seed).game().clone();
        testkit::check_any_actions(game, actions, check_always);
    }
}

/// Actions that look right, actions with one thing wrong, and any JSON at all.
fn any_action() -> impl Strategy<Value = (u8, Value)> {
    let names = prop::sample::select(vec![
        "lay",
        "write",
        "take_back",
        "refill",
        "end",
        "pass",
        "buy",
        "judge",
        "pause",
        "resume",
        "resign",
        "nonsense",
    ]);
    let text = prop_oneof![Just("NOTES".to_owned()), Just("E".to_owned()), ".{0,6}"];
    let fields = (names, text.clone(), text, 0..14_u8, any::<bool>());
    let shaped = fields.prop_map(|(name, word, back, slot, truth)| {
        let part = if truth { "path" } else { "satellite" };
        let place = json!({"owner": slot % 5, "slot": slot, "part": part});
        json!({"do": name, "word": word, "back": back, "place": place, "accept": truth})
    });
    let leaf = prop_oneof![Just(Value::Null), any::<f64>().prop_map(Value::from)];
    (0..6_u8, prop_oneof![4 => shaped, 1 => leaf])
}
