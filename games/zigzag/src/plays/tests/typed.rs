//! Typed words: where they can go.

use super::*;

fn ways_of(plane: &Plane, tiles: &str, word: &str, on: Option<u16>) -> Vec<String> {
    let on = on.map(TileId);
    let ways = ways(plane, Reading::Either, &rack(tiles), &letters(word), on);
    assert!(ways.iter().all(|way| way.on.is_none_or(|on| {
        let directions: Vec<Direction> = way.chain.iter().map(|nested| nested.direction).collect();
        plane.fits_chain(on, &directions)
    })));
    let text = |way: &Play| {
        let tiles = way.chain.iter().map(|nested| french().placed_text(nested.tile));
        let on = way.on.map_or("the table".to_owned(), |on| on.0.to_string());
        format!("{} on {on}", tiles.collect::<String>())
    };
    ways.iter().map(text).collect()
}

#[test]
fn a_typed_word_is_attached_wherever_its_letters_lie() {
    let table = straight("DIVA");
    assert_eq!(ways_of(&table, "ERTIV", "AVERTI", None), ["VERTI on 3", "ERTI on 2"]);
    assert_eq!(ways_of(&table, "ERTIV", "AVERTI", Some(2)), ["ERTI on 2"]);
    assert_eq!(ways_of(&table, "ERTIV", "AVERTI", Some(0)), [""; 0]);
    assert_eq!(ways_of(&table, "LA", "LAVA", None), ["AL on 2"], "laid from its nest outwards");
}

#[test]
fn a_typed_word_takes_blanks_only_where_a_letter_is_missing() {
    assert_eq!(ways_of(&straight("DIVA"), "E?TI", "DIVERTI", None), ["ErTI on 2"]);
    assert_eq!(ways_of(&Plane::new(), "DIV?", "DIVA", None), ["DIVa on the table"]);
    assert_eq!(ways_of(&Plane::new(), "DIV", "DIVA", None), [""; 0]);
}

#[test]
fn a_word_of_endless_length_costs_no_more_than_its_letters_on_the_table() {
    let table = straight("DIVA");
    let long = "A".repeat(4000);
    assert_eq!(ways_of(&table, "AAAAAAA", &long, None), [""; 0]);
}
