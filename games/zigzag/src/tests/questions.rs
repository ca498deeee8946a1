//! Questions: readings, ways, previews; and turns that are typed.

use tabletop::{Game, Seat};

use super::support::{Table, action, diva, diva_at, giving, laid, table};
use crate::ActionKind::{PlusTwo, Skip};
use crate::ActionNest::New;
use crate::Reads::{Inwards, Outwards};
use crate::plane::TileId;
use crate::{
    Action, Answer, Gift, PlayView, Question, Reading, ReadingView, Refusal, WrittenAction,
};

fn read(game: &Table, on: Option<u16>, chain: &str) -> Vec<(String, usize)> {
    let laid = laid(on, chain, &[6; 7], &[], Outwards);
    let question = Question::Read { on: laid.on, chain: laid.chain };
    let Answer::Read { readings } = game.game().answer(Seat(1), question).unwrap() else {
        panic!("an answer to another question");
    };
    let told = |reading: ReadingView| (reading.word, reading.reused.len());
    readings.into_iter().map(told).collect()
}

fn find(game: &Table, word: &str) -> Result<Vec<PlayView>, Refusal> {
    let question = Question::Find { word: word.to_owned(), on: None };
    match game.game().answer(Seat(1), question)? {
        Answer::Find { ways } => Ok(ways),
        other => panic!("{other:?}"),
    }
}

/// ZZ-019
#[test]
fn a_chain_is_read_in_every_way_that_makes_a_word_longest_first() {
    let game = diva("ERTISAE");
    assert_eq!(read(&game, Some(2), "ERTI"), [("DIVERTI".into(), 3), ("AVERTI".into(), 2)]);
    assert_eq!(read(&game, Some(3), "S"), [("AS".into(), 1), ("SA".into(), 1)]);
    assert_eq!(read(&game, Some(0), "E"), [("AVIDE".into(), 4), ("DE".into(), 1)]);
    assert_eq!(read(&game, Some(0), "Z"), []);
}

#[test]
fn a_first_word_is_read_as_it_stands() {
    let game = table().open(&["DIVAEES"]).start();
    assert_eq!(read(&game, None, "DIVA"), [("DIVA".into(), 0)]);
    assert_eq!(read(&game, None, "AVID"), []);
    assert_eq!(read(&diva("AAAAAAA"), None, "AS"), []);
}

#[test]
fn where_reading_is_directed_only_words_away_from_the_first_tile_are_read() {
    let setting = table().rules(|rules| rules.reading = Reading::Directed);
    let game = diva_at(setting.open(&["DIVAEES", "ERTISAE"]));
    assert_eq!(read(&game, Some(2), "ERTI"), [("DIVERTI".into(), 3)]);
    assert_eq!(read(&game, Some(1), "S"), []);
}

#[test]
fn a_question_about_nothing_is_refused_in_words() {
    let game = diva("ERTISAE");
    let ask = |question| game.game().answer(Seat(1), question).unwrap_err();
    let nowhere = Question::Read { on: Some(TileId(999)), chain: Vec::new() };
    assert_eq!(ask(nowhere), Refusal::NotOnTheTable);
    let far = game.game().answer(Seat(7), Question::Find { word: "AS".into(), on: None });
    assert_eq!(far.unwrap_err(), Refusal::NoSuchSeat);
    assert_eq!(ask(Question::Analysis { line: 0 }), Refusal::ReviewLater);
    assert!(matches!(find(&game, "ZZZ"), Err(Refusal::UnknownWord { .. })));
    assert!(matches!(find(&game, "4"), Err(Refusal::NoSuchTile { .. })));
}

#[test]
fn a_typed_word_is_laid_in_ways_that_the_rules_allow() {
    for word in ["DIVERTI", "AVIDE", "AVIS", "as", "Sa"] {
        let game = diva("ERTISAE");
        let ways = find(&game, word).unwrap();
        assert!(!ways.is_empty(), "{word}");
        for way in ways {
            assert_eq!(way.word, word.to_uppercase());
            let mut other = diva("ERTISAE");
            other.play(1, way.laid).unwrap();
            assert_eq!(other.last_word(), word.to_uppercase());
        }
    }
}

#[test]
fn a_typed_turn_is_played() {
    let mut game = diva("ERTIS skip +2");
    let turn = |word: Option<&str>, action| Action::Write {
        word: word.map(str::to_owned),
        on: None,
        action,
    };
    assert_eq!(game.act(1, turn(None, None)), Err(Refusal::NothingLaid));
    let skip = || Some(WrittenAction { tile: Skip, gifts: Vec::new() });
    game.act(1, turn(Some("diverti"), skip())).unwrap();
    assert_eq!((game.last_word(), game.turn()), ("DIVERTI".into(), 1));
    let gifts = vec![Gift { to: Seat(0), open: Vec::new(), pile: 2 }];
    let plus = WrittenAction { tile: PlusTwo, gifts };
    game.act(1, turn(None, Some(plus))).unwrap();
    assert_eq!((game.turn(), game.score(1)), (0, 4 + 1 + 3));
}

#[test]
fn a_typed_turn_that_cannot_be_is_refused_in_words() {
    let mut game = diva("ERTISAE");
    let turn = |word: &str, on| Action::Write { word: Some(word.into()), on, action: None };
    let no_way = Refusal::NoWay { word: "LAVA".into() };
    assert_eq!(game.act(1, turn("lava", None)), Err(no_way));
    let no_way = Refusal::NoWay { word: "AVIS".into() };
    assert_eq!(game.act(1, turn("avis", Some(TileId(0)))), Err(no_way));
    game.act(1, turn("avis", Some(TileId(1)))).unwrap();
    let mut game = table().open(&["AAAAAA skip"]).start();
    let skip = WrittenAction { tile: Skip, gifts: Vec::new() };
    let early = Action::Write { word: None, on: None, action: Some(skip) };
    assert_eq!(game.act(0, early), Err(Refusal::NoLetterYet));
}

#[test]
fn a_preview_tells_what_the_turn_would_bring() {
    let game = diva_at(table().open(&["DIVAEES", "SXZA +2"]).piles(&["AAA", "A"]));
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    let alone = game.game().preview(Seat(1), Some(&word), None).unwrap();
    assert_eq!((alone.word.as_deref(), alone.known), (Some("AVIS"), true));
    assert_eq!((alone.laid, alone.given, alone.left, alone.wins), (1, 0, 5, false));
    assert_eq!((alone.next, alone.misses), (Some(Seat(0)), None));
    let plus = action(PlusTwo, New(0), 6);
    let unfinished = game.game().preview(Seat(1), Some(&word), Some(&plus)).unwrap();
    assert_eq!((unfinished.gifts_wanted, unfinished.given, unfinished.left), (2, 0, 4));
    let plus = giving(plus, &[(0, "XZ", 0)]);
    let finished = game.game().preview(Seat(1), Some(&word), Some(&plus)).unwrap();
    assert_eq!((finished.given, finished.left), (2, 2));
    let too_many = giving(action(PlusTwo, New(0), 6), &[(0, "XZA", 0)]);
    let refusal = game.game().preview(Seat(1), Some(&word), Some(&too_many)).unwrap_err();
    assert_eq!(refusal, Refusal::WrongGifts { wanted: 2, found: 3 });
}

/// ZZ-039
#[test]
fn a_preview_says_whether_the_list_has_the_word() {
    let game = diva("ERTISAE");
    let word = laid(Some(2), "ES", &[6, 6], &[2, 3], Inwards);
    let preview = game.game().preview(Seat(1), Some(&word), None).unwrap();
    assert_eq!((preview.word.as_deref(), preview.known), (Some("SEVA"), false));
}

#[test]
fn a_waiting_player_may_try_as_if_it_were_their_turn() {
    let game = diva("ERTISAE");
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    let preview = game.game().preview(Seat(0), Some(&word), None).unwrap();
    assert_eq!((preview.word.as_deref(), preview.left), (Some("AVIS"), 30));
    assert_eq!(game.game().preview(Seat(9), Some(&word), None), Err(Refusal::NoSuchSeat));
}
