//! Migrations: what databases of earlier programs hold is carried over.

use store::{PersonId, Store};

use crate::place::{Place, meddle, on_both};

const ANN: &str = "0ef7v0w23v7cmdmes3e7v194y9";
const BEN: &str = "7qvxfeg9z125cfb1t3ca9y6g3b";
/// Ann plays where look-ups are allowed, Ben plays Cleo where the rules do not say so; Ann played five whole racks.
const TABLES: &str = r#"
    INSERT INTO people (id, shown_name, settings, created_at) VALUES
        ('0ef7v0w23v7cmdmes3e7v194y9', 'Ann', '{}', 0), ('7qvxfeg9z125cfb1t3ca9y6g3b', 'Ben', '{}', 0),
        ('0ef7v0w23v7cmdmes3e7v194y8', 'Cleo', '{}', 0);
    INSERT INTO game_tables (id, code, game, mode, language, preset, title, options, seed, state,
        visibility, next_number, clock_ms, created_at, changed_at) VALUES
        ('16yc0cd57jnxwggeetmaypch36', 'QM8Z3R', 'dice', 'normal', 'en', 'club', '',
            '{"rules":{"lookups":"allowed"}}', 'fad6781fd06b133e254755404de3b5a18f590ae9499966e473c79db052870318', 'playing', 'listed', 0, 0, 0, 0),
        ('6j2g9rf87bfjf5qwzq8nes6769', 'BVTJQ3', 'dice', 'normal', 'en', 'club', '',
            '{"rules":{}}', 'fad6781fd06b133e254755404de3b5a18f590ae9499966e473c79db052870318', 'playing', 'listed', 0, 0, 0, 0);
    INSERT INTO results (table_id, seat, person, name, game, mode, language, preset, score, won,
        seven_tile_plays, turns, finished_at) VALUES
        ('6j2g9rf87bfjf5qwzq8nes6769', 0, '0ef7v0w23v7cmdmes3e7v194y9', 'Ann', 'dice', 'normal',
            'en', 'club', 300, 1, 2, 12, 0),
        ('16yc0cd57jnxwggeetmaypch36', 0, '0ef7v0w23v7cmdmes3e7v194y9', 'Ann', 'dice', 'normal',
            'en', 'club', 200, 1, 3, 12, 0),
        ('16yc0cd57jnxwggeetmaypch36', 1, '7qvxfeg9z125cfb1t3ca9y6g3b', 'Ben', 'dice', 'normal',
            'en', 'club', 100, 0, 0, 12, 0);
    INSERT INTO seats (table_id, seat, kind, person, name, ready) VALUES
        ('16yc0cd57jnxwggeetmaypch36', 0, 'person', '0ef7v0w23v7cmdmes3e7v194y9', 'Ann', 1),
        ('6j2g9rf87bfjf5qwzq8nes6769', 0, 'person', '7qvxfeg9z125cfb1t3ca9y6g3b', 'Ben', 1),
        ('6j2g9rf87bfjf5qwzq8nes6769', 1, 'person', '0ef7v0w23v7cmdmes3e7v194y8', 'Cleo', 1);
"#;

/// A database as the program that took two steps left it.
async fn after_two_steps(place: &Place) {
    meddle(place, include_str!("../../migrations/0001_tables_people_and_logs.sql")).await;
    meddle(place, include_str!("../../migrations/0002_games_that_do_not_count.sql")).await;
    meddle(place, "CREATE TABLE lettrine_steps (number BIGINT NOT NULL PRIMARY KEY)").await;
    meddle(place, "INSERT INTO lettrine_steps (number) VALUES (1), (2)").await;
}

async fn plays_where_lookups_are_forbidden(store: &Store, person: &str) -> bool {
    let person: PersonId = person.parse().unwrap();
    store.forbids_lookups(person).await.unwrap().is_some()
}

#[test]
fn a_game_that_was_begun_before_forbids_lookups_unless_its_rules_allow_them() {
    on_both(async |place| {
        after_two_steps(place).await;
        meddle(place, TABLES).await;
        let store = place.open().await;
        assert!(!plays_where_lookups_are_forbidden(&store, ANN).await);
        assert!(plays_where_lookups_are_forbidden(&store, BEN).await);
    });
}

#[test]
fn whole_racks_that_were_counted_before_are_a_counter() {
    on_both(async |place| {
        after_two_steps(place).await;
        meddle(place, TABLES).await;
        let store = place.open().await;
        let achieved = store.statistics(ANN.parse().unwrap(), None).await.unwrap();
        assert_eq!((achieved.games, achieved.counters), (2, [("whole_racks".into(), 5)].into()));
        let achieved = store.statistics(BEN.parse().unwrap(), None).await.unwrap();
        assert_eq!((achieved.games, achieved.counters), (1, [].into()));
    });
}
