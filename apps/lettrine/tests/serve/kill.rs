//! Sudden death in the middle of games: what was acknowledged is there, and every game goes on.
//!
//! `cargo xtask kill` runs these tests with more games.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use store::{IdempotencyKey, Store, TableState};
use tokio::task::JoinSet;

use crate::player::{Acknowledged, whole_game};
use crate::program::Place;
use test_kit::postgres;
use test_kit::robot::Robot;

/// Number of games, unless [`GAMES_WISHED`] says otherwise.
const GAMES: u64 = 6;
/// The variable that says how many games are to be played.
const GAMES_WISHED: &str = "LETTRINE_KILL_GAMES";
/// Number of games played at the same time.
const AT_ONCE: usize = 10;
/// Maximum length of short and long runs of the program, in milliseconds. A short run does little
/// more than restore games.
const LIVES: [usize; 2] = [800, 6000];

fn games() -> u64 {
    std::env::var(GAMES_WISHED).ok().and_then(|wished| wished.parse().ok()).unwrap_or(GAMES)
}

#[test]
fn killed_again_and_again_on_sqlite_nothing_is_lost() {
    run("SQLite", &Place::with_sqlite());
}

#[test]
fn killed_again_and_again_on_postgresql_nothing_is_lost() {
    run("PostgreSQL", &Place::with_postgres(&postgres::new_database()));
}

#[expect(clippy::print_stdout, reason = "`cargo xtask kill` shows the figures")]
fn run(name: &str, place: &Place) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let started = Instant::now();
        let (kills, acknowledged) = play_and_kill(place).await;
        check(place, &acknowledged).await;
        println!(
            "{name}: {} games, {kills} kills, {} actions acknowledged, in {:.0} s",
            games(),
            acknowledged.len(),
            started.elapsed().as_secs_f32()
        );
    });
}

/// Plays all games while the program is killed at random times; returns the number of kills and the
/// acknowledged actions.
async fn play_and_kill(place: &Place) -> (usize, Vec<Acknowledged>) {
    let finished = Arc::new(AtomicUsize::new(0));
    let playing = tokio::spawn(play_all(place.url(), Arc::clone(&finished)));
    let (mut program, mut chance, mut kills) = (place.start(), Robot::new(99), 0);
    while !playing.is_finished() {
        let longest = LIVES[chance.roll(LIVES.len())];
        let life = Duration::from_millis(50 + chance.roll(longest) as u64);
        let end = Instant::now() + life;
        while Instant::now() < end && !playing.is_finished() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if !playing.is_finished() {
            program.kill();
            kills += 1;
            program = place.start();
        }
    }
    let acknowledged = playing.await.unwrap();
    program.kill();
    assert_eq!(finished.load(Ordering::Relaxed) as u64, games());
    (kills, acknowledged)
}

async fn play_all(url: String, finished: Arc<AtomicUsize>) -> Vec<Acknowledged> {
    let mut tables = JoinSet::new();
    let mut acknowledged = Vec::new();
    for number in 0..games() {
        if tables.len() >= AT_ONCE {
            acknowledged.extend(tables.join_next().await.unwrap().unwrap());
            finished.fetch_add(1, Ordering::Relaxed);
        }
        tables.spawn(whole_game(url.clone(), number));
    }
    while let Some(game) = tables.join_next().await {
        acknowledged.extend(game.unwrap());
        finished.fetch_add(1, Ordering::Relaxed);
    }
    acknowledged
}

/// Every acknowledged action is in its log, once, and every log is whole.
async fn check(place: &Place, acknowledged: &[Acknowledged]) {
    let store = Store::open(&place.database).await.unwrap();
    let mut tables: BTreeMap<&str, Vec<&Acknowledged>> = BTreeMap::new();
    for done in acknowledged {
        tables.entry(&done.table).or_default().push(done);
    }
    assert_eq!(tables.len() as u64, games());
    for (id, done) in tables {
        check_table(&store, id, &done).await;
    }
    store.close().await;
}

async fn check_table(store: &Store, id: &str, acknowledged: &[&Acknowledged]) {
    let table = store.table(id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(table.state, TableState::Over, "table {id} is not over");
    let log = store.log(table.id, 0).await.unwrap();
    assert_eq!(log.len() as u64, table.next_number, "the log of {id} has gaps");
    let mut made = vec![0; log.len()];
    for done in acknowledged {
        let person = table.seats[usize::from(done.seat)].holder.person().unwrap();
        let key = IdempotencyKey { person, key: done.key.clone() };
        let found = store.action(table.id, &key).await.unwrap();
        let found = found.unwrap_or_else(|| panic!("{done:?} was acknowledged and is lost"));
        assert!(found.first + found.count <= done.number, "{done:?} came later: {found:?}");
        for number in found.first..found.first + found.count {
            made[usize::try_from(number).unwrap()] += 1;
        }
    }
    assert!(made.iter().all(|times| *times <= 1), "an event of {id} was made by two actions");
}
