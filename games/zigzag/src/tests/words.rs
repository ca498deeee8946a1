//! Words: how they lie, how they are read, and what is refused.

use tabletop::PresetRules;
use tiles::Words;

use super::support::{direction, diva, diva_at, laid, table};
use crate::Reads::{Inwards, Outwards};
use crate::plane::TileId;
use crate::{Action, Blanks, Reading, Refusal, Rules};

/// ZZ-010
#[test]
fn the_first_word_lies_in_the_middle_of_the_table() {
    let game = diva("");
    let tiles = game.view(0).table;
    assert_eq!((tiles[0].x, tiles[0].y, tiles[0].on), (0, 0, None));
    assert_eq!((tiles[3].x, tiles[3].y, tiles[3].on), (4500, 0, Some(TileId(2))));
}

/// ZZ-001, ZZ-014
#[test]
fn a_word_may_run_in_each_of_24_directions() {
    for number in 0..24 {
        let mut game = table().open(&["DIVAEES"]).start();
        game.play(0, laid(None, "DIVA", &[number; 4], &[], Outwards)).unwrap();
        assert_eq!(game.last_word(), "DIVA");
    }
}

/// ZZ-010
#[test]
fn the_first_word_has_two_letters_or_more_and_nests_on_nothing() {
    let mut game = table().open(&["DIVASAE"]).start();
    let alone = laid(None, "A", &[0], &[], Outwards);
    assert_eq!(game.play(0, alone), Err(Refusal::OpeningTooShort));
    let on_nothing = laid(Some(0), "SA", &[0, 0], &[0], Outwards);
    assert_eq!(game.play(0, on_nothing), Err(Refusal::OpeningReuses));
    let backwards = laid(None, "AS", &[0, 0], &[], Inwards);
    assert_eq!(game.play(0, backwards), Err(Refusal::OpeningReuses));
    game.play(0, laid(None, "SA", &[0, 0], &[], Outwards)).unwrap();
}

/// ZZ-015, ZZ-016, ZZ-017
#[test]
fn diverti_reuses_the_d_the_i_and_the_v_of_diva() {
    let mut game = diva("ERTISAE");
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
    assert_eq!(game.last_word(), "DIVERTI");
}

/// ZZ-018
#[test]
fn averti_reuses_the_last_letter_of_diva_and_an_s_makes_avertis() {
    let mut game = diva("VERTIAA");
    game.play(1, laid(Some(3), "VERTI", &[0; 5], &[3], Outwards)).unwrap();
    assert_eq!(game.last_word(), "AVERTI");
    game.play(0, laid(Some(8), "S", &[0], &[8, 7, 6, 5, 4, 3], Outwards)).unwrap();
    assert_eq!(game.last_word(), "AVERTIS");
}

/// ZZ-014
#[test]
fn avide_reads_diva_backwards_and_adds_an_e() {
    let mut game = diva("EAAAAAA");
    game.play(1, laid(Some(0), "E", &[12], &[0, 1, 2, 3], Outwards)).unwrap();
    assert_eq!(game.last_word(), "AVIDE");
}

/// ZZ-014
#[test]
fn avis_turns_off_at_the_i() {
    let mut game = diva("SAAAAAA");
    game.play(1, laid(Some(1), "S", &[6], &[1, 2, 3], Outwards)).unwrap();
    assert_eq!(game.last_word(), "AVIS");
}

/// ZZ-014
#[test]
fn lava_begins_with_its_chain() {
    let mut game = diva("ALAAAAA");
    game.play(1, laid(Some(2), "AL", &[6, 6], &[2, 3], Inwards)).unwrap();
    assert_eq!(game.last_word(), "LAVA");
}

/// ZZ-020
#[test]
fn endive_would_need_two_chains() {
    let mut game = diva("ENEAAAA");
    let chain = laid(Some(0), "NE", &[12, 12], &[0, 1, 2], Inwards);
    let endiv = Refusal::UnknownWord { word: "ENDIV".into(), list: "French".into() };
    assert_eq!(game.play(1, chain), Err(endiv));
    let written = Action::Write { word: Some("endive".into()), on: None, action: None };
    assert_eq!(game.act(1, written), Err(Refusal::NoWay { word: "ENDIVE".into() }));
}

/// ZZ-020, ZZ-021
#[test]
fn an_s_may_not_end_one_word_and_begin_another() {
    let mut game = diva_at(table().open(&["DIVASAI", "VERTIAA"]).piles(&["EAAA"]));
    game.play(1, laid(Some(3), "VERTI", &[0; 5], &[3], Outwards)).unwrap();
    let saie = |reused: &[u16]| laid(Some(8), "SAIE", &[0; 4], reused, Outwards);
    assert_eq!(game.play(0, saie(&[])), Err(Refusal::StartsElsewhere));
    for reused in [&[8][..], &[8, 7], &[8, 7, 6, 5, 4, 3], &[8, 7, 6, 5, 4, 3, 2, 1, 0]] {
        let refusal = game.play(0, saie(reused)).unwrap_err();
        assert!(matches!(refusal, Refusal::UnknownWord { .. }), "{refusal:?}");
    }
    game.play(0, laid(Some(8), "S", &[0], &[8, 7, 6, 5, 4, 3], Outwards)).unwrap();
}

/// ZZ-011, ZZ-012, ZZ-013
#[test]
fn a_word_is_read_from_nest_to_nest() {
    let mut game = diva("SERTIAA");
    let jump = laid(Some(2), "ERTI", &[6; 4], &[2, 0], Outwards);
    assert_eq!(game.play(1, jump), Err(Refusal::NotLinked));
    let elsewhere = laid(Some(2), "ERTI", &[6; 4], &[1, 0], Outwards);
    assert_eq!(game.play(1, elsewhere), Err(Refusal::StartsElsewhere));
    let nowhere = laid(Some(40), "S", &[6], &[40], Outwards);
    assert_eq!(game.play(1, nowhere), Err(Refusal::NotOnTheTable));
    let attached_to_nothing = laid(None, "SERTI", &[6; 5], &[], Outwards);
    assert_eq!(game.play(1, attached_to_nothing), Err(Refusal::NeedsALetter));
    let nothing_new = laid(Some(2), "", &[], &[2, 1, 0], Outwards);
    assert_eq!(game.play(1, nothing_new), Err(Refusal::NoNewTile));
}

/// ZZ-014
#[test]
fn no_tile_is_read_twice() {
    let mut game = diva("SAAAAAA");
    let twice = laid(Some(1), "S", &[6], &[1, 2, 1], Outwards);
    assert_eq!(game.play(1, twice), Err(Refusal::ReadTwice));
}

/// ZZ-019, ZZ-024
#[test]
fn the_announced_word_shows_which_letters_are_reused() {
    let mut game = diva("ERTISAE");
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
    let word = game.view(0).last.unwrap().word.unwrap();
    let ids = |ids: &[u16]| ids.iter().map(|id| TileId(*id)).collect::<Vec<_>>();
    assert_eq!((&*word.word, word.tiles), ("DIVERTI", ids(&[0, 1, 2, 4, 5, 6, 7])));
    assert_eq!((word.laid, word.reused), (ids(&[4, 5, 6, 7]), ids(&[2, 1, 0])));
}

/// ZZ-022
#[test]
fn a_tile_may_not_lie_on_a_third_one() {
    let mut game = diva("ERTISAE");
    for number in (0..24).filter(|number| ![6, 18].contains(number)) {
        let word = laid(Some(2), "ERTI", &[number; 4], &[2, 1, 0], Outwards);
        assert_eq!(game.play(1, word), Err(Refusal::NoRoom { tile: "E".into() }), "{number}");
    }
    let sharp = laid(Some(2), "ERTI", &[6, 6, 6, 18], &[2, 1, 0], Outwards);
    assert_eq!(game.play(1, sharp), Err(Refusal::NoRoom { tile: "I".into() }));
}

/// ZZ-022
#[test]
fn nothing_that_lies_on_the_table_is_ever_moved() {
    let mut game = diva("ERTISAE");
    let before = game.view(0).table;
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
    for (old, now) in before.iter().zip(game.view(0).table) {
        assert_eq!((old.x, old.y, old.on), (now.x, now.y, now.on));
    }
}

/// ZZ-023
#[test]
fn a_letter_is_blocked_when_nothing_fits_on_it_any_more() {
    let mut game = diva("SAAAAAA");
    let free = |game: &super::support::Table, id: usize| game.view(0).table[id].free.clone();
    assert_eq!(free(&game, 1), [direction(6), direction(18)]);
    game.play(1, laid(Some(1), "S", &[6], &[1, 2, 3], Outwards)).unwrap();
    assert_eq!(free(&game, 1), [direction(18)]);
    game.play(0, laid(Some(1), "S", &[18], &[1, 2, 3], Outwards)).unwrap();
    assert_eq!(free(&game, 1), [], "the I is blocked");
}

/// ZZ-014
#[test]
fn where_reading_is_directed_words_lead_away_from_the_first_tile() {
    let directed = |ben| {
        let setting = table().open(&["DIVAEES", ben]);
        diva_at(setting.rules(|rules| rules.reading = Reading::Directed))
    };
    let mut game = directed("ERTISAE");
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
    let mut game = directed("EALSAAA");
    for word in [
        laid(Some(0), "E", &[12], &[0, 1, 2, 3], Outwards),
        laid(Some(1), "S", &[6], &[1, 2, 3], Outwards),
        laid(Some(2), "AL", &[6, 6], &[2, 3], Inwards),
    ] {
        assert_eq!(game.play(1, word), Err(Refusal::ReadsBackwards));
    }
}

/// ZZ-039
#[test]
fn a_word_that_is_not_in_the_list_costs_nothing_and_another_may_be_laid() {
    let mut game = diva("ERTISAE");
    let before = game.view(1);
    let unknown = laid(Some(2), "RETI", &[6; 4], &[2, 1, 0], Outwards);
    let refusal = game.play(1, unknown).unwrap_err();
    assert_eq!(refusal.to_string(), "DIVRETI is not in the French list");
    assert_eq!(game.view(1), before, "nothing has changed");
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
}

/// ZZ-007
#[test]
fn a_word_is_laid_with_ones_own_active_tiles() {
    let mut game = diva("ERTESAE");
    let word = laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards);
    assert_eq!(game.play(1, word), Err(Refusal::NotInHand { missing: "I".into() }));
    let long = laid(Some(2), "ERTESAEE", &[6; 8], &[2], Outwards);
    assert_eq!(game.play(1, long), Err(Refusal::NotInHand { missing: "E".into() }));
    let strange = laid(Some(2), "7", &[6], &[2], Outwards);
    assert_eq!(game.play(1, strange), Err(Refusal::NoSuchTile { found: "7".into() }));
}

/// ZZ-040
#[test]
fn a_blank_stands_for_any_letter_and_keeps_it() {
    let blanks = |rules: &mut Rules| rules.blanks = Blanks::Two;
    let mut game = diva_at(table().rules(blanks).open(&["DIVAEES", "ERTI?AE"]));
    game.play(1, laid(Some(1), "s", &[6], &[1, 2, 3], Outwards)).unwrap();
    assert_eq!((game.last_word(), &*game.view(0).table[4].tile), ("AVIS".into(), "s"));
    let next = laid(Some(4), "E", &[6], &[4], Outwards);
    game.play(0, next).unwrap();
    assert_eq!(game.last_word(), "SE");
}

/// ZZ-036, ZZ-037
#[test]
fn the_list_has_words_of_the_dictionary_and_no_names_or_abbreviations() {
    let list = word_data::open("fr").unwrap();
    let knows = |word: &str| list.knows(&list.alphabet().word(word).unwrap());
    for word in ["DIVERTI", "WEEKEND", "PIZZA", "SAMOURAI"] {
        assert!(knows(word), "{word}");
    }
    for word in ["MARSEILLE", "SNCF", "GERTRUDE", "ANTI-"] {
        let letters = list.alphabet().word(word);
        assert!(letters.is_err() || !knows(word), "{word}");
    }
}

/// ZZ-038
#[test]
fn the_dictionary_is_agreed_on_before_the_game() {
    let game = table().fresh();
    let rules = &game.setup.options.rules;
    assert_eq!((&*rules.lexicon, rules.lexicon_checksum.len()), ("fr", 64));
    let fault = crate::setup::Setup::new(
        table().rules(|rules| rules.lexicon = "tlh".into()).options(),
        &super::support::SHELF,
    );
    let fault = fault.err().unwrap().to_string();
    assert_eq!(fault, "there is no word list “tlh” here");
    assert!(
        Rules::preset_names().all(|name| Rules::preset(name).unwrap().lexicon_checksum.is_empty())
    );
}
