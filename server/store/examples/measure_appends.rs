//! Measures how many actions a second the store takes: `measure_appends <address> [tables] [seconds]`.
//!
//! Each table has a player who acts as soon as their last action was acknowledged.

use std::error::Error;
use std::io::Write as _;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{
    Append, Category, IdempotencyKey, NewTable, PersonId, Store, TableId, TableState, Timestamp,
    Visibility,
};
use tabletop::Moment;
use tiles::Seed;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let address = arguments.first().ok_or("usage: measure_appends <address> [tables] [seconds]")?;
    let number = |place: usize, otherwise: u64| {
        arguments.get(place).map_or(Ok(otherwise), |text| text.parse())
    };
    let (tables, seconds) = (number(1, 64)?, number(2, 10)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(address, tables, Duration::from_secs(seconds)))
}

async fn measure(address: &str, tables: u64, length: Duration) -> Result<(), Box<dyn Error>> {
    let store = Store::open(&address.parse()?).await?;
    let person = store.welcome("Ann", Timestamp::now()).await?.id;
    let mut set = Vec::new();
    for _ in 0..tables {
        set.push(store.set_table(new_table(person), Timestamp::now()).await?.id);
    }
    let start = Instant::now();
    let play = |table| tokio::spawn(play(store.clone(), table, person, start + length));
    let players: Vec<_> = set.into_iter().map(play).collect();
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await?);
    }
    let seconds = start.elapsed().as_secs_f64();
    store.close().await;
    tell(waits, seconds)
}

fn tell(mut waits: Vec<Duration>, seconds: f64) -> Result<(), Box<dyn Error>> {
    waits.sort_unstable();
    let share =
        |percent: usize| waits.get(waits.len() * percent / 100).copied().unwrap_or_default();
    let rate = u32::try_from(waits.len()).map(f64::from)? / seconds;
    let (half, most) = (share(50), share(99));
    writeln!(
        std::io::stdout(),
        "{rate:.0} appends a second; half within {half:.1?}, 99 % within {most:.1?}"
    )?;
    Ok(())
}

/// Acts until the end comes; gives how long each acknowledgement took.
async fn play(store: Store, table: TableId, person: PersonId, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for number in 0.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        let append = Append {
            table,
            expected_next: number,
            events: vec![
                json!({ "square": "F8", "word": "HORN", "points": 14, "drawn": "AEINRST" }),
            ],
            moment: Moment(number),
            key: Some(IdempotencyKey { person, key: number.to_string() }),
        };
        if store.append(append, Timestamp::now()).await.is_err() {
            break;
        }
        waits.push(start.elapsed());
    }
    waits
}

fn new_table(host: PersonId) -> NewTable {
    NewTable {
        category: Category::default(),
        title: "measured".into(),
        options: json!({}),
        seed: Seed::from_number(1),
        state: TableState::Playing,
        visibility: Visibility::ByInvitation,
        host,
        seats: Vec::new(),
        log: Vec::new(),
        counts: true,
        forbids_lookups: false,
        clock: Moment(0),
    }
}
