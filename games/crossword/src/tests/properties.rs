//! Properties of whole games: tiles are conserved, the log is the game, nonsense never panics.
//!
//! The test table checks after every action that no tile is lost, that replaying the log gives the
//! same state, and that the score sheet adds up; here it is driven at random.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::testkit;

use super::support::{SHELF, Table, check_conservation, table};
use crate::{
    Action, ClockRule, LaidTile, Mode, Penalty, Picking, RefusedWord, TimeOver, TurnClock, Undo,
    UnknownWord,
};

/// Something a player might do at random: mostly sensible, sometimes not.
pub(super) fn step(game: &mut Table, choice: u32) {
    let seat =
        if choice.is_multiple_of(11) { u8::try_from(choice % 5).unwrap() } else { game.turn() };
    let action = match choice % 16 {
        0 => Action::Pass,
        1 => Action::Exchange { tiles: first_tiles(game, seat, choice) },
        2 => Action::Challenge,
        3 => Action::Undo,
        4 => Action::Answer { sure: !choice.is_multiple_of(3) },
        5 if choice.is_multiple_of(4) => Action::AcceptChallenge,
        5 => Action::RejectChallenge,
        6 => Action::Pick,
        7 => Action::Accept,
        8 if choice.is_multiple_of(3) => Action::CancelWord,
        8 => Action::EnterWord { word: "HO".into() },
        9 if choice.is_multiple_of(7) => Action::Stop,
        9 => Action::Resume,
        10 if choice.is_multiple_of(9) => Action::Resign,
        10 if choice.is_multiple_of(7) => Action::Pause,
        10 => Action::NextGame,
        _ => return lay_something(game, seat, choice),
    };
    let _ = game.act(seat, action);
    let _ = game.act(game.turn(), Action::Resume);
}

fn first_tiles(game: &Table, seat: u8, choice: u32) -> String {
    let known = game.game().table.hands.get(usize::from(seat)).and_then(|hand| hand.rack());
    let alphabet = game.game().setup.tiles.alphabet();
    known
        .map(|rack| {
            rack.tiles().take(choice as usize % 5).map(|tile| alphabet.tile_text(tile)).collect()
        })
        .unwrap_or_default()
}

/// One of the legal plays of the small list, or tiles laid at random.
fn lay_something(game: &mut Table, seat: u8, choice: u32) {
    let state = game.game();
    let Some(rack) = state.table.hands.get(usize::from(seat)).and_then(|hand| hand.rack()) else {
        return;
    };
    let plays =
        movegen::generate(&state.table.board, rack, &state.setup.lexicon, &state.setup.terms());
    let alphabet = state.setup.tiles.alphabet();
    let tiles: Vec<LaidTile> = match plays.get(choice as usize % (plays.len() + 1)) {
        Some(play) => play
            .placement()
            .tiles
            .iter()
            .map(|(square, tile)| LaidTile {
                square: *square,
                letter: alphabet.text(tile.letter()).to_owned(),
                blank: tile.is_blank(),
            })
            .collect(),
        None => rack
            .tiles()
            .take(2)
            .enumerate()
            .map(|(place, tile)| LaidTile {
                square: board::Square::new(7, 7 + u8::try_from(place).unwrap()),
                letter: alphabet.tile_text(tile).replace('?', "E"),
                blank: tile == tiles::Tile::Blank,
            })
            .collect(),
    };
    let _ = game.act(seat, Action::Lay { tiles });
}

pub(super) fn any_table(preset: usize, mode: u32, seed: u64) -> Table {
    let preset = ["micro-fr", "deluxe-en", "console-en", "club"][preset % 4];
    let names = match mode % 5 {
        0 => &["A"][..],
        1 | 2 => &["A", "B"],
        3 => &["A", "B", "C"],
        _ => &["A", "B", "C", "D"],
    };
    let set = |rules: &mut crate::Rules| {
        rules.mode = match mode % 5 {
            0 => Mode::Solitaire,
            1 => Mode::Tournament(2),
            _ => Mode::Normal,
        };
        rules.minimum_people = 0;
        rules.undo = [Undo::Never, Undo::LastTurn, Undo::Always][mode as usize % 3];
        rules.picking = [Picking::Automatic, Picking::ByHand][mode as usize % 2];
        rules.refused_word = [RefusedWord::LosesTurn, RefusedWord::TryAgain][mode as usize / 2 % 2];
        if mode.is_multiple_of(2) {
            let penalties = [Penalty::Single, Penalty::Double, Penalty::Points(5)];
            let penalty = penalties[mode as usize / 2 % penalties.len()];
            rules.unknown_word = UnknownWord::PlayersChallenge(penalty);
        }
        if mode.is_multiple_of(7) {
            rules.clock = ClockRule::PerTurn(TurnClock { seconds: 30, over: TimeOver::MissesTurn });
        }
    };
    table(preset).players(names).rules(set).seed(seed).start()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Tiles are conserved, replay equals live and the score sheet adds up in every reachable state.
    #[test]
    fn every_reachable_state_conserves_its_tiles_and_is_brought_back_by_its_log(
        preset in 0..4_usize,
        mode in 0..70_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = any_table(preset, mode, seed);
        for choice in choices {
            if choice % 5 == 0 {
                game.wait(u64::from(choice % 40));
            }
            step(&mut game, choice);
        }
    }

    /// Any JSON as an action gives a refusal or events, never a panic.
    #[test]
    fn any_json_as_an_action_gives_a_refusal_or_events(
        seed in 0..50_u64,
        mode in 0..70_u32,
        actions in prop::collection::vec(any_action(), 1..25),
    ) {
        let game = any_table(2, mode, seed).game().clone();
        testkit::check_any_actions(game, actions, check_conservation);
    }
}

/// Actions that look right, actions with one thing wrong, and any JSON at all.
fn any_action() -> impl Strategy<Value = (u8, Value)> {
    let names = prop::sample::select(vec![
        "lay",
        "write",
        "exchange",
        "pass",
        "challenge",
        "accept",
        "answer",
        "accept_challenge",
        "reject_challenge",
        "enter_word",
        "cancel_word",
        "pick",
        "pause",
        "resume",
        "stop",
        "undo",
        "resign",
        "next_game",
        "tell_starter",
        "tell_rack",
        "tell_left",
        "tell_withdrawn",
        "tell_points",
        "nonsense",
    ]);
    let text = prop_oneof![Just("A".to_owned()), Just("H8".to_owned()), ".{0,6}"];
    let fields = (names, text.clone(), text.clone(), any::<i64>(), any::<bool>());
    let shaped = fields.prop_map(|(name, first, second, number, truth)| {
        json!({
            "do": name, "word": first, "tiles": second, "square": first, "direction": "down",
            "sure": truth, "seat": number, "letters": [first, second], "why": "time", "points": number % 2000,
        })
    });
    let laid = (text.clone(), text, any::<bool>()).prop_map(|(square, letter, blank)| {
        json!({"do": "lay", "tiles": [{"square": square, "letter": letter, "blank": blank}]})
    });
    (0..6_u8, prop_oneof![shaped, laid, any_json()])
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(".{0,4}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

#[test]
fn the_shelf_of_the_tests_has_both_lists() {
    assert_eq!(SHELF.names().collect::<Vec<_>>(), ["en", "fr"]);
}
