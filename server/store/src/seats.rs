//! Seats: who sits where at a table. A seat changes hands only from the one who is thought to hold
//! it, so that two people never get the same.

use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use tabletop::Seat;

use crate::fault::unreadable;
use crate::row::{Columns as _, stored};
use crate::tables::UnknownWord;
use crate::writer::{Work, WriteTransaction};
use crate::{Fault, Notice, PersonId, Store, TableId, Timestamp};

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, at their own screen.
    Person(PersonId),
    /// Someone beside that person, at the same screen: that person acts for both.
    Beside(PersonId),
    /// A computer player of this level.
    Computer(String),
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Which seat.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The name at this table; empty while the seat is open.
    pub name: String,
    /// Whether the game may begin, as far as this seat is concerned.
    pub ready: bool,
    /// How many hints its player has been given in the game.
    pub hints: u32,
}

/// Why a seat could not change hands.
#[derive(Debug, thiserror::Error)]
pub enum SeatError {
    /// Someone else holds it.
    #[error("the seat is held by someone else")]
    Taken,
    /// There is no such table, or no such seat at it.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The database failed.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl Holder {
    /// The person who may act for this seat.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Beside(person) => Some(*person),
            Self::Open | Self::Computer(_) => None,
        }
    }

    const fn word(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person(_) => "person",
            Self::Beside(_) => "beside",
            Self::Computer(_) => "computer",
        }
    }

    fn level(&self) -> Option<String> {
        match self {
            Self::Computer(level) => Some(level.clone()),
            _ => None,
        }
    }
}

impl Seating {
    /// A seat that anyone may take.
    pub const fn open(seat: Seat) -> Self {
        Self { seat, holder: Holder::Open, name: String::new(), ready: false, hints: 0 }
    }
}

impl Store {
    /// Gives a seat from `expected` to another holder, or changes the holder's name and readiness.
    pub async fn seat(
        &self,
        table: TableId,
        expected: Holder,
        seating: Seating,
        now: Timestamp,
    ) -> Result<(), SeatError> {
        self.change_seats(table, now, move |transaction| {
            Box::pin(give_seat(transaction, table, expected, seating))
        })
        .await
    }

    /// Adds open seats at the end, or takes away the last ones if no person holds them.
    pub async fn set_seat_count(
        &self,
        table: TableId,
        count: usize,
        now: Timestamp,
    ) -> Result<(), SeatError> {
        self.change_seats(table, now, move |transaction| {
            Box::pin(resize(transaction, table, count))
        })
        .await
    }

    /// Counts a hint that the player of a seat was given.
    pub async fn note_hint(&self, table: TableId, seat: Seat) -> Result<(), Fault> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    let update =
                        "UPDATE seats SET hints = hints + 1 WHERE table_id = $1 AND seat = $2";
                    let update = sqlx::query(update).bind(table.to_string());
                    let update = update.bind(i64::from(seat.0));
                    update.execute(transaction.connection()).await?;
                    Ok::<(), Fault>(())
                })
            })
            .await
    }

    /// Notes that a table has changed, and changes its seats.
    async fn change_seats<J>(&self, table: TableId, now: Timestamp, job: J) -> Result<(), SeatError>
    where
        J: for<'job> FnOnce(&'job mut WriteTransaction) -> Work<'job, Result<(), SeatError>>
            + Send
            + 'static,
    {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    note_change(transaction, table, now).await?;
                    job(transaction).await
                })
            })
            .await
    }
}

async fn give_seat(
    transaction: &mut WriteTransaction,
    table: TableId,
    expected: Holder,
    seating: Seating,
) -> Result<(), SeatError> {
    if hand_over(transaction.connection(), table, &expected, &seating).await? == 1 {
        return Ok(());
    }
    let seats = count_seats(transaction.connection(), table).await?;
    let is_there = seating.seat.index() < seats;
    Err(if is_there { SeatError::Taken } else { SeatError::NoSuchSeat })
}

async fn resize(
    transaction: &mut WriteTransaction,
    table: TableId,
    count: usize,
) -> Result<(), SeatError> {
    remove_seats_from(transaction.connection(), table, count).await?;
    let left = count_seats(transaction.connection(), table).await?;
    for seat in Seat::all(count).skip(left) {
        write_seat(transaction.connection(), table, &Seating::open(seat)).await?;
    }
    if left > count { Err(SeatError::Taken) } else { Ok(()) }
}

async fn hand_over(
    connection: &mut AnyConnection,
    table: TableId,
    expected: &Holder,
    seating: &Seating,
) -> Result<u64, Fault> {
    let update = "UPDATE seats SET kind = $3, person = $4, level = $5, name = $6, ready = $7 \
                  WHERE table_id = $1 AND seat = $2 AND kind = $8 \
                  AND COALESCE(person, '') = $9 AND COALESCE(level, '') = $10";
    let update = sqlx::query(update)
        .bind(table.to_string())
        .bind(i64::from(seating.seat.0))
        .bind(seating.holder.word())
        .bind(seating.holder.person().map(String::from))
        .bind(seating.holder.level())
        .bind(seating.name.clone())
        .bind(i64::from(seating.ready))
        .bind(expected.word())
        .bind(expected.person().map(String::from).unwrap_or_default())
        .bind(expected.level().unwrap_or_default());
    Ok(update.execute(connection).await?.rows_affected())
}

async fn remove_seats_from(
    connection: &mut AnyConnection,
    table: TableId,
    first: usize,
) -> Result<(), Fault> {
    let delete = "DELETE FROM seats WHERE table_id = $1 AND seat >= $2 AND person IS NULL";
    sqlx::query(delete)
        .bind(table.to_string())
        .bind(stored(first as u64))
        .execute(connection)
        .await?;
    Ok(())
}

async fn count_seats(connection: &mut AnyConnection, table: TableId) -> Result<usize, Fault> {
    let count = "SELECT COUNT(*) AS seats FROM seats WHERE table_id = $1";
    let row = sqlx::query(count).bind(table.to_string()).fetch_one(connection).await?;
    Ok(usize::try_from(row.number("seats")?).unwrap_or(usize::MAX))
}

/// Notes that something about a table changes, and tells all who watch it.
///
/// Must come first: it locks the table, so that other changes of its seats wait here.
async fn note_change(
    transaction: &mut WriteTransaction,
    table: TableId,
    now: Timestamp,
) -> Result<(), SeatError> {
    let update = "UPDATE game_tables SET changed_at = $2 WHERE id = $1 AND deleted_at IS NULL";
    let update = sqlx::query(update).bind(table.to_string()).bind(stored(now.0));
    if update.execute(transaction.connection()).await.map_err(Fault::from)?.rows_affected() == 0 {
        return Err(SeatError::NoSuchSeat);
    }
    transaction.announce(Notice::Table(table));
    Ok(())
}

/// Puts a seat at a table.
pub(crate) async fn write_seat(
    connection: &mut AnyConnection,
    table: TableId,
    seating: &Seating,
) -> Result<(), Fault> {
    let insert = "INSERT INTO seats (table_id, seat, kind, person, level, name, ready, hints) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let insert = sqlx::query(insert)
        .bind(table.to_string())
        .bind(i64::from(seating.seat.0))
        .bind(seating.holder.word())
        .bind(seating.holder.person().map(String::from))
        .bind(seating.holder.level())
        .bind(seating.name.clone())
        .bind(i64::from(seating.ready))
        .bind(i64::from(seating.hints));
    insert.execute(connection).await?;
    Ok(())
}

/// The seat of a row.
pub(crate) fn read_seating(row: &AnyRow) -> Result<Seating, sqlx::Error> {
    let person = || row.parsed::<PersonId>("person");
    let holder = match row.text("kind")?.as_str() {
        "open" => Holder::Open,
        "person" => Holder::Person(person()?),
        "beside" => Holder::Beside(person()?),
        "computer" => Holder::Computer(row.text("level")?),
        other => return Err(unreadable(UnknownWord(other.to_owned()))),
    };
    Ok(Seating {
        seat: row.seat("seat")?,
        holder,
        name: row.text("name")?,
        ready: row.signed("ready")? != 0,
        hints: u32::try_from(row.number("hints")?).unwrap_or(u32::MAX),
    })
}
