//! The examples of the rules: DIVA lies on the table.

use super::*;

/// The plays of these tiles on a table, as text: the word, and the letter it nests on.
fn plays(plane: &Plane, tiles: &str, words: &[&str], reading: Reading) -> Vec<String> {
    let lexicon = lexicon(words);
    let ground = Ground { plane, graph: lexicon.graph(), reading };
    let found = all_plays(ground, &rack(tiles), None);
    let french = french();
    let mut texts: Vec<String> = found
        .iter()
        .map(|play| {
            let on = play.on().and_then(|on| plane.letter(on));
            let on = on.map_or("the table", |on| french.text(on));
            format!("{} on {on}", french.spell(&play.word()))
        })
        .collect();
    texts.sort();
    texts
}

/// ZZ-015, ZZ-017
#[test]
fn diverti_uses_the_first_three_letters_of_diva() {
    let found = plays(&straight("DIVA"), "ERTIKKK", &["DIVERTI"], Reading::Either);
    assert_eq!(found, ["DIVERTI on V"]);
}

/// ZZ-018
#[test]
fn averti_begins_with_the_last_letter_of_diva_and_takes_an_s_later() {
    let mut table = straight("DIVA");
    let found = plays(&table, "VERTI", &["AVERTI"], Reading::Either);
    assert_eq!(found, ["AVERTI on A", "AVERTI on V"], "or after the A and V of DIVA, read back");
    add(&mut table, 3, &[("V", 1), ("E", 2), ("R", 3), ("T", 3), ("I", 3)]);
    assert_eq!(plays(&table, "S", &["AVERTIS"], Reading::Either), ["AVERTIS on I"]);
}

/// ZZ-014
#[test]
fn words_are_read_from_nest_to_nest_in_either_sense() {
    let words = ["AVIDE", "AVIS", "LAVA"];
    let plays = |tiles, reading| plays(&straight("DIVA"), tiles, &words, reading);
    assert_eq!(plays("E", Reading::Either), ["AVIDE on D"]);
    assert_eq!(plays("S", Reading::Either), ["AVIS on I"]);
    assert_eq!(plays("LA", Reading::Either), ["LAVA on V"]);
    for tiles in ["E", "S", "LA"] {
        assert_eq!(plays(tiles, Reading::Directed), [""; 0], "away from the root only");
    }
}

/// ZZ-020
#[test]
fn a_word_holds_the_whole_chain_and_an_old_letter() {
    let table = straight("DIVA");
    assert_eq!(plays(&table, "EEN", &["ENDIVE"], Reading::Either), [""; 0], "two chains");
    assert_eq!(plays(&table, "SAIE", &["SAIE"], Reading::Either), [""; 0]);
}

/// ZZ-010
#[test]
fn the_first_word_needs_no_old_letter() {
    let table = Plane::new();
    let found = plays(&table, "AVID", &["DIVA", "AVIDE"], Reading::Either);
    assert_eq!(found, ["DIVA on the table"]);
}

/// ZZ-023
#[test]
fn a_blocked_letter_carries_no_word() {
    let mut table = straight("DIVA");
    assert_eq!(plays(&table, "S", &["AVIS"], Reading::Either), ["AVIS on I"]);
    add(&mut table, 1, &[("E", 6)]);
    add(&mut table, 1, &[("E", 18)]);
    assert_eq!(plays(&table, "S", &["AVIS"], Reading::Either), [""; 0]);
}

/// ZZ-040
#[test]
fn a_blank_stands_for_a_letter_that_the_hand_lacks() {
    let lexicon = lexicon(&["DIVERTI"]);
    let table = straight("DIVA");
    let ground = Ground { plane: &table, graph: lexicon.graph(), reading: Reading::Either };
    let found = all_plays(ground, &rack("ER?I"), None);
    let plays: Vec<String> = found
        .iter()
        .map(|play| play.tiles.iter().map(|tile| french().placed_text(*tile)).collect())
        .collect();
    assert_eq!(plays, ["ERtI"]);
}

#[test]
fn only_words_that_the_player_knows_are_listed() {
    let (lexicon, table) = (lexicon(&["DIVERTI", "AVIDE"]), straight("DIVA"));
    let ground = Ground { plane: &table, graph: lexicon.graph(), reading: Reading::Either };
    let knows = |word: &[Letter]| word.len() < 6;
    assert_eq!(all_plays(ground, &rack("ERTI"), Some(&knows)).count(), 1);
}
