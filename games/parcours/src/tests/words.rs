//! Which words may be laid: the list, jokers, and tables that decide for themselves.

use lexicon::Shelf;
use tabletop::{Game, Language, Spoken};
use tiles::Seed;

use super::support::{SHELF, table};
use crate::{Action, Parcours, PhaseView, Place, Refusal, UnknownWord};

/// PG-045
#[test]
fn a_word_that_is_not_in_the_list_is_refused_and_another_may_be_tried() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    let refusal = game.path(0, "TCHAS").unwrap_err();
    assert_eq!(refusal.to_string(), "TCHAS is not in the French list");
    assert_eq!(refusal.say(Language::FR), "TCHAS n’est pas dans la liste française");
    game.path(0, "CHATS").unwrap();
}

/// PG-038
#[test]
fn proper_names_and_abbreviations_are_not_in_the_lists() {
    for (language, words) in
        [("fr", ["BRUXELLES", "SNCF", "MICHEL"]), ("en", ["LONDON", "USA", "MICHAEL"])]
    {
        let lexicon = word_data::open(language).unwrap();
        for word in words {
            assert!(!lexicon.contains(&lexicon.alphabet().word(word).unwrap()), "{word}");
        }
    }
}

/// PG-043
#[test]
fn a_joker_stands_for_any_letter_and_counts_nothing() {
    let mut game = table().racks(&["CHAT?WXYZ"]).start();
    let missing = game.path(0, "CHATS").unwrap_err();
    assert_eq!(missing, Refusal::NotInRack { missing: "S".into() });
    game.path(0, "CHATs").unwrap();
    assert_eq!(game.view(0).hand.points.0, 9);
    let view = game.view(0);
    let tiles = &view.seats[0].slots[0].word.as_ref().unwrap().tiles;
    assert!(tiles[4].joker && tiles[4].letter == "S" && tiles[4].value.0 == 0);
}

#[test]
fn a_word_written_plainly_uses_jokers_only_where_the_rack_lacks_a_letter() {
    let mut game = table().racks(&["CHAT?SXYZ"]).start();
    let place = Place::path(tabletop::Seat(0), 0);
    game.act(0, Action::Write { place, word: "chats".into() }).unwrap();
    assert_eq!(game.view(0).hand.points.0, 10);
    game.act(0, Action::TakeBack).unwrap();
    let notes = game.act(0, Action::Write { place, word: "notes".into() });
    assert!(matches!(notes, Err(Refusal::NotInRack { .. })));
}

/// PG-045
#[test]
fn a_table_may_decide_about_words_that_the_list_does_not_have() {
    let asks = |rules: &mut crate::Rules| rules.unknown_word = UnknownWord::TableDecides;
    let setting = || table().rules(asks).players(&["A", "B", "C", "D*"]).racks(&["TCHASWXYZ"]);
    let mut game = setting().start();
    game.path(0, "TCHAS").unwrap();
    let PhaseView::Verdict { word, by, .. } = game.view(0).shared.phase else {
        panic!("a question")
    };
    assert_eq!((word.as_str(), by.len()), ("TCHAS", 2), "the other people are asked");
    assert_eq!(game.pass(0, "").unwrap_err(), Refusal::AskedFirst { word: "TCHAS".into() });
    assert_eq!(game.act(3, Action::Judge { accept: true }).unwrap_err(), Refusal::NotAsked);
    game.act(1, Action::Judge { accept: true }).unwrap();
    game.act(2, Action::Judge { accept: true }).unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 10);

    let mut refused = setting().start();
    refused.path(0, "TCHAS").unwrap();
    refused.act(2, Action::Judge { accept: false }).unwrap();
    assert_eq!(
        refused.rack(0).chars().count(),
        9,
        "the letters come back, and the player may try another"
    );
    assert_eq!(refused.turn(), 0);
    refused.path(0, "CHATS").unwrap();
}

#[test]
fn a_player_among_computers_vouches_for_their_own_words() {
    let asks = |rules: &mut crate::Rules| rules.unknown_word = UnknownWord::TableDecides;
    let mut game = table().rules(asks).players(&["A", "B*"]).racks(&["TCHASWXYZ"]).start();
    game.path(0, "TCHAS").unwrap();
    assert!(game.view(0).may_do("judge"));
    game.act(0, Action::Judge { accept: true }).unwrap();
    assert_eq!(game.view(0).hand.points.0, 10);
}

#[test]
fn a_list_with_other_letters_than_the_bag_is_refused() {
    let strange = "language fr\nletters A B\nvowels A\n";
    let strange = std::sync::Arc::new(tiles::Alphabet::parse("french", strange).unwrap());
    let word = strange.word("ABBA").unwrap();
    let list = lexicon::Lexicon::from_words("fr", strange, &[word]).unwrap();
    let shelf = Shelf::new([std::sync::Arc::new(list)]);
    let refusal = Parcours::start(table().options(), Seed::from_number(1), &shelf).unwrap_err();
    assert!(refusal.to_string().contains("do not have the same letters"));
    assert_eq!(SHELF.names().count(), 2);
}
