//! Properties of whole games: tiles keep apart, the table is a tree, tiles are conserved, the log is
//! the game, every game ends, nonsense never panics.
//!
//! The test table checks its invariants after every action; here it is driven at random, over every
//! option.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::testkit;

use super::support::{Table, check_always, table};
use crate::plane::{Direction, TileId};
use crate::table::Phase;
use crate::{
    Action, ActionDeal, ActionKind, ActionNest, Blanks, ChainTile, Face, Gift, HandTile, Laid,
    LaidAction, Piles, Reading, Reads, ReverseForTwo, Rules,
};

/// A table of any number of players with any options, all left to chance.
pub(super) fn any_table(mode: u32, seed: u64) -> Table {
    let names = ["A", "B", "C", "D"];
    let bit = |place: u32| (mode >> place) & 1 == 1;
    let set = |rules: &mut Rules| {
        rules.reading = if bit(0) { Reading::Directed } else { Reading::Either };
        rules.piles = if bit(1) { Piles::Short } else { Piles::Full };
        rules.actions = if bit(2) { ActionDeal::Even } else { ActionDeal::Mixed };
        rules.reverse = if bit(3) { ReverseForTwo::Skip } else { ReverseForTwo::Nothing };
        rules.blanks = if bit(4) { Blanks::Two } else { Blanks::None };
    };
    let players = 2 + (mode >> 5) as usize % 3;
    table().players(&names[..players]).rules(set).by_chance(seed).start()
}

/// How many modes there are: five options with two choices each, and three numbers of players.
pub(super) const MODES: u32 = 32 * 3;

pub(super) fn play_at_random(game: &mut Table, choices: &[u32]) {
    for choice in choices {
        step(game, *choice);
    }
}

/// Something a player might do at random: mostly sensible, sometimes not.
fn step(game: &mut Table, choice: u32) {
    let seat =
        if choice.is_multiple_of(13) { u8::try_from(choice % 5).unwrap() } else { game.turn() };
    let rest = choice / 16;
    let action = match choice % 16 {
        0 => Action::Pass,
        1 | 2 => Action::Exchange { draw: u8::try_from(rest % 9).unwrap() },
        3 if rest.is_multiple_of(40) => Action::Resign,
        3 | 4 => lone_action(game, rest),
        _ => word(game, rest),
    };
    let _ = game.act(seat, action);
    if !rest.is_multiple_of(3) {
        return_any(game);
    }
}

/// Returns what is to be returned, if anything is.
fn return_any(game: &mut Table) {
    if let Phase::Return(exchange) = &game.game().table.phase {
        let tiles = open(game).into_iter().skip(1).take(exchange.count).collect();
        game.act(game.turn(), Action::Return { tiles }).unwrap();
    }
}

fn open(game: &Table) -> Vec<String> {
    game.game().texts(&game.game().table.own().open)
}

/// A word that can be laid, if one is found, else any letters on any letter of the table.
fn word(game: &Table, choice: u32) -> Action {
    let mut words: Vec<&str> =
        "AS SA TE ET SE ES TEST SET DE AI TAS ETA NE EN UN LE LA IL OR OS RU US TU NU ON OU LU"
            .split(' ')
            .collect();
    let first = choice as usize % words.len();
    words.rotate_left(first);
    let fits = |word: &&str| game.game().fit_written(Some(word), None, None).is_ok();
    if let (false, Some(word)) = (choice.is_multiple_of(5), words.into_iter().find(fits)) {
        return Action::Write { word: Some(word.to_owned()), on: None, action: None };
    }
    let plane = &game.game().table.plane;
    let on =
        (!plane.is_empty()).then(|| TileId(u16::try_from(choice as usize % plane.len()).unwrap()));
    let tile = |(tile, number)| ChainTile { tile, direction: any_direction(choice + number) };
    let letters = open(game).into_iter().filter(|tile| tile.len() == 1);
    let chain = letters.take(1 + choice as usize % 3).zip(0..).map(tile).collect();
    let reads = if choice.is_multiple_of(2) { Reads::Outwards } else { Reads::Inwards };
    Action::Play {
        word: Some(Laid { on, chain, reused: on.into_iter().collect(), reads }),
        action: None,
    }
}

fn any_direction(number: u32) -> Direction {
    Direction::try_from(u8::try_from(number % 24).unwrap()).unwrap()
}

/// An Action tile on any letter, with gifts that are mostly right.
fn lone_action(game: &Table, choice: u32) -> Action {
    let state = game.game();
    let kinds = state.table.own().open.iter().filter_map(|tile| match tile {
        HandTile::Action(kind) => Some(*kind),
        HandTile::Letter(_) => None,
    });
    let kind = kinds.max().unwrap_or(ActionKind::Skip);
    let on = TileId(u16::try_from(choice as usize % state.table.plane.len().max(1)).unwrap());
    let to = state.table.next_after(state.table.turn);
    let rest = state.table.own().open.get(1..).unwrap_or_default();
    let pile = state.gifts_wanted(kind, rest).min(state.table.own().pile.len());
    let gifts = vec![Gift { to, open: Vec::new(), pile: u8::try_from(pile).unwrap() }];
    let direction = any_direction(choice);
    Action::Play {
        word: None,
        action: Some(LaidAction { tile: kind, on: ActionNest::Old(on), direction, gifts }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// ZZ-022: no two unlinked tiles overlap, the table is a tree, tiles are conserved, and replay
    /// equals live in every reachable state.
    #[test]
    fn every_reachable_state_keeps_the_rules_and_is_brought_back_by_its_log(
        mode in 0..MODES,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..80),
    ) {
        let mut game = any_table(mode, seed);
        play_at_random(&mut game, &choices);
    }

    /// Every tile that is laid stays, and two rounds of passes end the game.
    #[test]
    fn no_game_is_endless(mode in 0..MODES, seed in 0..1000_u64, choices in any::<u64>()) {
        let mut game = any_table(mode, seed);
        let tiles = super::support::everything(game.game()).len();
        let players = game.game().setup.seats();
        // Less than two rounds of passes before each tile, an exchange being two events.
        let longest = 4 * players * (tiles + 1) + players;
        let mut random = tiles::Seed::from_number(choices).chance(0);
        while !game.is_over() {
            let before = game.log().len();
            step(&mut game, random.bits());
            if game.log().len() == before {
                return_any(&mut game);
                let _ = game.pass(game.turn());
            }
            prop_assert!(game.log().len() <= longest);
        }
    }

    /// Any JSON as an action gives a refusal or events, never a panic.
    #[test]
    fn any_json_as_an_action_gives_a_refusal_or_events(
        seed in 0..50_u64,
        mode in 0..MODES,
        actions in prop::collection::vec(any_action(), 1..25),
    ) {
        let game = any_table(mode, seed).game().clone();
        testkit::check_any_actions(game, actions, check_always);
    }
}

/// Actions that look right, actions with one thing wrong, and any JSON at all.
fn any_action() -> impl Strategy<Value = (u8, Value)> {
    let names = prop::sample::select(vec![
        "play", "write", "exchange", "return", "pass", "resign", "nonsense",
    ]);
    let text = prop_oneof![Just("AS".to_owned()), Just("E".to_owned()), ".{0,6}"];
    let fields = (names, text, 0..300_u32, any::<bool>());
    let shaped = fields.prop_map(|(name, text, number, truth)| {
        let chain =
            json!([{"tile": text, "direction": number % 30}, {"tile": "S", "direction": 0}]);
        let reads = if truth { "outwards" } else { "inwards" };
        let word = json!({"on": number, "chain": chain, "reused": [number, 0], "reads": reads});
        let gift = json!({"to": number % 5, "open": [text], "pile": number});
        let action = json!({"tile": "+2", "on": {"old": number}, "direction": 3, "gifts": [gift]});
        match name {
            "play" if truth => json!({"do": name, "word": word}),
            "play" => json!({"do": name, "action": action}),
            "write" => json!({"do": name, "word": text, "on": number}),
            "exchange" => json!({"do": name, "draw": number}),
            "return" => json!({"do": name, "tiles": [text]}),
            _ => json!({"do": name}),
        }
    });
    let leaf = prop_oneof![Just(Value::Null), any::<f64>().prop_map(Value::from)];
    (0..6_u8, prop_oneof![4 => shaped, 1 => leaf])
}

#[test]
fn the_random_games_lay_words_and_action_tiles_and_exchange() {
    let (mut letters, mut actions, mut exchanges) = (0, 0, 0);
    for seed in 0..20 {
        let mut game = any_table(u32::try_from(seed).unwrap() * 5, seed);
        let mut random = tiles::Seed::from_number(seed).chance(0);
        let choices: Vec<u32> = (0..80).map(|_| random.bits()).collect();
        play_at_random(&mut game, &choices);
        let plane = &game.game().table.plane;
        actions += plane.ids().filter(|id| matches!(plane.face(*id), Face::Action(_))).count();
        letters += plane.len();
        exchanges += game
            .log()
            .iter()
            .filter(|(event, _)| matches!(event.what, crate::EventKind::Returned { .. }))
            .count();
    }
    assert!(letters > 300 && actions > 10 && exchanges > 10, "{letters} {actions} {exchanges}");
}
