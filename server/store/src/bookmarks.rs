//! The shelf: what a person wants with tables besides sitting at them.

use sqlx::AnyConnection;

use crate::fault::unreadable;
use crate::row::{Columns as _, read_all, stored};
use crate::tables::UnknownWord;
use crate::{Fault, Notice, PersonId, Store, TableId, Timestamp};

/// Why a table is in a person's list, or not, besides sitting there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bookmark {
    /// The person watches it.
    Watched,
    /// The person saved it.
    Saved,
}

/// What became of a table that someone removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removed {
    /// Others sit there: it only left this person's list.
    ForOneself,
    /// Nobody else sits there: the table was removed.
    ForAll,
}

impl Store {
    /// Keeps a table in a person's list.
    pub async fn keep(
        &self,
        person: PersonId,
        table: TableId,
        kept: Bookmark,
    ) -> Result<(), Fault> {
        let word = match kept {
            Bookmark::Watched => "watched",
            Bookmark::Saved => "saved",
        };
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    put_on_shelf(transaction.connection(), person, table, word).await
                })
            })
            .await
    }

    /// The tables a person watches or has saved.
    pub async fn kept(&self, person: PersonId) -> Result<Vec<(TableId, Bookmark)>, Fault> {
        let find = "SELECT table_id, kept FROM shelf WHERE person = $1 AND kept <> 'removed'";
        let rows = sqlx::query(find).bind(person.to_string()).fetch_all(&self.readers).await?;
        read_all(&rows, |row| {
            let kept = match row.text("kept")?.as_str() {
                "watched" => Bookmark::Watched,
                "saved" => Bookmark::Saved,
                other => return Err(unreadable(UnknownWord(other.to_owned()))),
            };
            Ok((row.parsed("table_id")?, kept))
        })
    }

    /// Removes a table from a person's list; if nobody else sits there, from everyone's.
    ///
    /// The results of a game that is over stay.
    pub async fn remove_table(
        &self,
        person: PersonId,
        table: TableId,
        now: Timestamp,
    ) -> Result<Removed, Fault> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    let delete = "UPDATE game_tables SET deleted_at = $3, changed_at = $3 \
                                  WHERE id = $1 AND deleted_at IS NULL AND NOT EXISTS \
                                  (SELECT 1 FROM seats WHERE table_id = $1 AND person <> $2) \
                                  AND (host = $2 OR EXISTS \
                                  (SELECT 1 FROM seats WHERE table_id = $1 AND person = $2))";
                    let delete = sqlx::query(delete)
                        .bind(table.to_string())
                        .bind(person.to_string())
                        .bind(stored(now.0));
                    if delete.execute(transaction.connection()).await?.rows_affected() == 1 {
                        transaction.announce(Notice::Table(table));
                        return Ok(Removed::ForAll);
                    }
                    put_on_shelf(transaction.connection(), person, table, "removed").await?;
                    Ok(Removed::ForOneself)
                })
            })
            .await
    }
}

async fn put_on_shelf(
    connection: &mut AnyConnection,
    person: PersonId,
    table: TableId,
    kept: &'static str,
) -> Result<(), Fault> {
    let insert = "INSERT INTO shelf (person, table_id, kept) \
                  SELECT $1, id, $3 FROM game_tables WHERE id = $2 \
                  ON CONFLICT (person, table_id) DO UPDATE SET kept = excluded.kept";
    let insert = sqlx::query(insert).bind(person.to_string()).bind(table.to_string()).bind(kept);
    insert.execute(connection).await?;
    Ok(())
}
