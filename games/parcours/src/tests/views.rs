//! What each viewer may see.

use serde_json::json;
use tabletop::{AnyGame, Game, Lookups, PresetRules, Seat, Viewer};
use tiles::Tile;

use super::support::table;
use crate::{Parcours, RackView, Racks};

/// PG-014, PG-041
#[test]
fn racks_and_circuits_of_all_can_be_observed_at_any_time() {
    let game = table().racks(&["CHATSWXYZ", "NOTESABCD"]).start();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = Game::view(game.game(), viewer);
        assert_eq!(view.seats[1].rack, Some(RackView::Shown("ABCDENOST".into())));
        assert_eq!(view.seats[1].slots.len(), 12);
    }
}

/// PG-041
#[test]
fn a_table_may_hide_the_racks_of_others() {
    let hidden = |rules: &mut crate::Rules| rules.racks = Racks::Hidden;
    let game = table().rules(hidden).racks(&["CHATSWXYZ", "NOTESABCD"]).start();
    assert_eq!(game.view(0).shared.seats[1].rack, Some(RackView::Hidden(9)));
    assert!(matches!(game.view(1).shared.seats[1].rack, Some(RackView::Shown(_))));
}

/// Swaps a tile of a hidden rack with another in its bag: nobody else may notice.
#[test]
fn no_hidden_tile_is_in_anybody_elses_view() {
    let hidden = |rules: &mut crate::Rules| rules.racks = Racks::Hidden;
    let mut game = table().rules(hidden).racks(&["CHATSWXYZ", "NOTESABCD"]).start();
    game.pass(0, "WXYZ").unwrap();
    game.pass(1, "AB").unwrap();
    let mut other: Parcours = game.game().clone();
    let side = &mut other.table.sides[0];
    let mut all = side.bag.contents();
    all.extend(side.rack.tiles());
    let held: Vec<Tile> = all.tiles().take(9).collect();
    side.bag = tiles::Bag::of(all.without(&held).unwrap().tiles(), &mut other.seed.chance(77));
    side.rack = held.into_iter().collect();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(AnyGame::view(game.game(), viewer), AnyGame::view(&other, viewer));
    }
    let own = Viewer::Seat(Seat(0));
    assert_ne!(AnyGame::view(game.game(), own), AnyGame::view(&other, own));
}

/// PG-011
#[test]
fn a_board_is_shown_slot_by_slot_from_depart_to_arrivee() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    let view = game.json(Viewer::Seat(Seat(1)));
    let slots = view["seats"][0]["slots"].as_array().unwrap();
    let states: Vec<&str> = slots.iter().map(|slot| slot["state"].as_str().unwrap()).collect();
    assert_eq!(states[..3], ["covered", "next", "ahead"]);
    let lengths: Vec<u64> = slots.iter().map(|slot| slot["length"].as_u64().unwrap()).collect();
    assert_eq!(lengths, [5, 4, 6, 3, 5, 6, 4, 3, 7, 5, 3, 6]);
    assert_eq!(slots[3]["colour"], "white");
    assert_eq!(
        slots[0]["satellite"],
        json!({"length": 5, "colour": "blue", "sign": "+10", "state": "freed", "open": true, "word": null})
    );
    let word = &slots[0]["word"];
    assert_eq!(
        (&word["text"], &word["by"], &word["fresh"]),
        (&json!("CHATS"), &json!(0), &json!(true))
    );
}

#[test]
fn a_view_lists_what_may_be_done_next() {
    let mut game = table().along(0, 3).along(1, 3).racks(&["SOLRIENTA"]).start();
    assert_eq!(game.view(0).shared.may, ["lay", "write", "pass", "buy", "resign", "pause"]);
    assert_eq!(game.view(1).shared.may, ["resign", "pause"]);
    game.path(0, "SOL").unwrap();
    let may = game.view(0).shared.may;
    assert_eq!(may, ["lay", "write", "take_back", "refill", "end", "resign", "pause"]);
    assert_eq!(game.view(0).hand.open.len(), 3, "own satellites only");
    game.act(0, crate::Action::Refill).unwrap();
    assert_eq!(
        game.view(0).hand.open.len(),
        1 + 3 + 3,
        "the next slot, and everybody's satellites"
    );
}

#[test]
fn what_words_would_bring_can_be_asked_before_they_are_laid() {
    let game = table().racks(&["CHATSNOTE"]).along(0, 1).start();
    let word = |part: &str, slot: u8, word: &str| json!({"place": {"owner": 0, "slot": slot, "part": part}, "word": word});
    let words = json!([word("path", 1, "NOTE"), word("satellite", 0, "CHATS")]);
    let answer = AnyGame::answer(game.game(), Seat(0), json!({"ask": "preview", "words": words}));
    assert_eq!(
        answer.unwrap(),
        json!({"answer": "preview", "words": [4, 20], "bonus": 10, "points": 34, "total": 34, "unknown": []})
    );
    let words = json!([word("path", 1, "TONA")]);
    let refused = AnyGame::answer(game.game(), Seat(0), json!({"ask": "preview", "words": words}));
    assert_eq!(refused.unwrap()["unknown"], json!(["TONA"]));
    let stranger = AnyGame::answer(game.game(), Seat(9), json!({"ask": "preview", "words": []}));
    assert_eq!(stranger.unwrap_err().to_string(), "this table has no such seat");
}

/// PG-014
#[test]
fn waiting_players_may_search_and_preview_their_words() {
    let mut game = table().racks(&["CHATSNOTE", "LUNERIENS"]).start();
    game.path(0, "CHATS").unwrap();
    let words = json!([{"place": {"owner": 1, "slot": 0, "part": "path"}, "word": "LUNE"},
        {"place": {"owner": 1, "slot": 0, "part": "satellite"}, "word": "RIEN"}]);
    let answer = AnyGame::answer(game.game(), Seat(1), json!({"ask": "preview", "words": words}));
    assert_eq!(answer.unwrap()["points"], 4 + 14, "without the points of Ann's hand");
}

#[test]
fn a_hint_tells_as_much_as_the_table_lets_it() {
    let hint = |hint| {
        let rules = move |rules: &mut crate::Rules| rules.screen.hint = hint;
        let game = table().rules(rules).along(0, 1).racks(&["CHATSNOTE"]).start();
        AnyGame::answer(game.game(), Seat(0), json!({"ask": "hint"}))
    };
    let list = hint(crate::Hint::List).unwrap();
    assert_eq!(list["hands"][0]["points"], 34);
    assert_eq!(list["hands"][0]["words"].as_array().unwrap().len(), 2);
    assert_eq!(
        hint(crate::Hint::None).unwrap_err().to_string(),
        "there are no hints at this table"
    );
    assert_eq!(hint(crate::Hint::Word).unwrap()["tells"], "word");
    assert_eq!(hint(crate::Hint::WordAndPlace).unwrap()["tells"], "place");
}

#[test]
fn words_may_be_looked_up_once_the_game_is_over() {
    let mut game = table().along(0, 11).racks(&["MAISONLUE"]).start();
    assert_eq!(Game::lookups(game.game()), Lookups::Forbidden);
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(Game::lookups(game.game()), Lookups::Allowed);
    assert!(game.view(0).shared.seed.is_some(), "and the seed is told");
}

/// A sheet after one hand of each, by the presets of this language.
fn sheet(language: &str) -> String {
    let preset = crate::Rules::preset(&format!("parcours-{language}")).unwrap();
    let setting = table().rules(|rules| *rules = preset);
    let mut game = setting.racks(&["CATSSTONE", "NOTE?RIEN"]).along(0, 1).along(1, 3).start();
    game.path(0, "CATS").unwrap();
    game.satellite(0, 0, "STONE").unwrap();
    game.end(0, "").unwrap();
    game.buy(1, "?").unwrap();
    game.pass(1, "").unwrap();
    game.act(0, crate::Action::Resign).unwrap();
    assert_eq!(Game::written(game.game(), "gcg", Viewer::Spectator), None);
    Game::written(game.game(), "txt", Viewer::Spectator).unwrap()
}

#[test]
fn the_score_sheet_can_be_written_down_in_the_language_of_the_game() {
    assert_eq!(
        sheet("en"),
        "Ann: board A\nBen: board B\n\nAnn: 2 CATS 6, 1+10 STONE 15, all nine +10 +31 31\n\
         Ben: bought 1 ×, pass -5 -5\nAnn: gave up +0 31\n"
    );
    assert_eq!(
        sheet("fr"),
        "Ann\u{a0}: plateau A\nBen\u{a0}: plateau B\n\nAnn\u{a0}: 2 CATS 6, 1+10 STONE 15, neuf lettres +10 +31 31\n\
         Ben\u{a0}: main achetée 1 ×, passe -5 -5\nAnn\u{a0}: abandon +0 31\n"
    );
}

#[test]
fn records_count_words_satellites_and_hands_with_all_nine() {
    let mut game = table().racks(&["CHATSNOTE"]).along(0, 1).start();
    game.path(0, "NOTE").unwrap();
    game.satellite(0, 0, "CHATS").unwrap();
    game.end(0, "").unwrap();
    let record = &Game::records(game.game())[0];
    assert_eq!(record.best_play, Some(("CHATS".into(), tiles::Score(20))));
    assert_eq!((record.counters["whole_racks"], record.turns), (1, 1));
    assert_eq!((record.counters["path_words"], record.counters["satellites"]), (1, 1));
}
