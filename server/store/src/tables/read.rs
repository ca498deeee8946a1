//! Finding tables.

use sqlx::any::{Any, AnyArguments, AnyRow};
use sqlx::query::Query;
use tiles::Seed;

use super::{Category, Head, Table, TableState};
use crate::row::{Columns as _, read_all, stored};
use crate::seats::read_seating;
use crate::{Fault, Logged, PersonId, Store, TableCode, TableId, Timestamp};

/// Tables with a row for each of their seats, last changed first.
macro_rules! tables_where {
    ($condition:literal) => {
        concat!(
            "SELECT t.id, t.code, t.game, t.mode, t.language, t.preset, t.title, t.options, ",
            "t.seed, t.state, t.visibility, t.host, t.next_number, t.clock_ms, t.created_at, ",
            "t.changed_at, t.forbids_lookups, s.seat, s.kind, s.person, s.level, s.name, s.ready, s.hints ",
            "FROM game_tables t LEFT JOIN seats s ON s.table_id = t.id ",
            "WHERE t.deleted_at IS NULL AND ",
            $condition,
            " ORDER BY t.changed_at DESC, t.id, s.seat"
        )
    };
}

impl Store {
    /// The table of this name.
    pub async fn table(&self, id: TableId) -> Result<Option<Table>, Fault> {
        let find = sqlx::query(tables_where!("t.id = $1")).bind(id.to_string());
        Ok(self.find_tables(find).await?.pop())
    }

    /// The table with this code whose game is not over.
    pub async fn table_by_code(&self, code: TableCode) -> Result<Option<Table>, Fault> {
        let find = tables_where!("t.code = $1 AND t.state <> 'over'");
        Ok(self.find_tables(sqlx::query(find).bind(code.plain())).await?.pop())
    }

    /// Tables at which anyone may sit down, the liveliest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Fault> {
        let find = tables_where!(
            "t.id IN (SELECT id FROM game_tables WHERE state = 'gathering' \
             AND visibility = 'listed' AND deleted_at IS NULL \
             ORDER BY changed_at DESC LIMIT $1)"
        );
        self.find_tables(sqlx::query(find).bind(i64::from(limit))).await
    }

    /// The tables a person sits at, has set, watches or has saved, without those they removed.
    pub async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Table>, Fault> {
        let find = tables_where!(
            "t.id IN (SELECT id FROM game_tables WHERE deleted_at IS NULL AND (\
                 host = $1 \
                 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
                 OR id IN (SELECT table_id FROM shelf WHERE person = $1)) \
             AND id NOT IN (SELECT table_id FROM shelf WHERE person = $1 AND kept = 'removed') \
             ORDER BY changed_at DESC LIMIT $2)"
        );
        self.find_tables(sqlx::query(find).bind(person.to_string()).bind(i64::from(limit))).await
    }

    /// A table at which a person plays other people by rules that forbid look-ups, whether they list
    /// it or not.
    pub async fn forbids_lookups(&self, person: PersonId) -> Result<Option<Table>, Fault> {
        let find = tables_where!(
            "t.id IN (SELECT id FROM game_tables WHERE state = 'playing' AND forbids_lookups = 1 \
             AND deleted_at IS NULL AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             AND id IN (SELECT table_id FROM seats WHERE person <> $1) \
             ORDER BY changed_at DESC LIMIT 1)"
        );
        Ok(self.find_tables(sqlx::query(find).bind(person.to_string())).await?.pop())
    }

    /// All tables in this state, such as those to go on with after a restart.
    pub async fn tables_in(&self, state: TableState) -> Result<Vec<TableId>, Fault> {
        let find = "SELECT id FROM game_tables WHERE state = $1 AND deleted_at IS NULL";
        let rows = sqlx::query(find).bind(state.word()).fetch_all(&self.readers).await?;
        read_all(&rows, |row| row.parsed("id"))
    }

    /// The tables that changed at that time or later, or were removed. Servers' clocks differ a little: ask from a few
    /// seconds before the last time.
    pub async fn changed_since(&self, since: Timestamp) -> Result<Vec<Head>, Fault> {
        let find = "SELECT id, next_number, changed_at FROM game_tables \
                    WHERE changed_at >= $1";
        let rows = sqlx::query(find).bind(stored(since.0)).fetch_all(&self.readers).await?;
        read_all(&rows, |row| {
            Ok(Head {
                table: row.parsed("id")?,
                next_number: row.number("next_number")?,
                changed: row.timestamp("changed_at")?,
            })
        })
    }

    /// What happened at a table, from this number on.
    pub async fn log(&self, table: TableId, from: u64) -> Result<Vec<Logged>, Fault> {
        let find = "SELECT event, moment, written_at FROM log \
                    WHERE table_id = $1 AND number >= $2 ORDER BY number";
        let find = sqlx::query(find).bind(table.to_string()).bind(stored(from));
        read_all(&find.fetch_all(&self.readers).await?, |row| {
            Ok(Logged {
                event: row.json("event")?,
                moment: row.moment("moment")?,
                written: row.timestamp("written_at")?,
            })
        })
    }

    async fn find_tables(&self, find: Query<'_, Any, AnyArguments>) -> Result<Vec<Table>, Fault> {
        let mut tables: Vec<Table> = Vec::new();
        for row in find.fetch_all(&self.readers).await? {
            let id = row.parsed("id")?;
            if tables.last().is_none_or(|table| table.id != id) {
                tables.push(read_table(&row, id)?);
            }
            if let (Some(table), Some(_)) = (tables.last_mut(), row.signed_if_any("seat")?) {
                table.seats.push(read_seating(&row)?);
            }
        }
        Ok(tables)
    }
}

fn read_table(row: &AnyRow, id: TableId) -> Result<Table, sqlx::Error> {
    Ok(Table {
        id,
        code: row.parsed("code")?,
        category: read_category(row)?,
        title: row.text("title")?,
        options: row.json("options")?,
        seed: row.parsed::<Seed>("seed")?,
        state: row.parsed("state")?,
        visibility: row.parsed("visibility")?,
        host: row.parsed_if_any("host")?,
        next_number: row.number("next_number")?,
        clock: row.moment("clock_ms")?,
        forbids_lookups: row.signed("forbids_lookups")? != 0,
        created: row.timestamp("created_at")?,
        changed: row.timestamp("changed_at")?,
        seats: Vec::new(),
    })
}

/// The kind of game of a table or a result.
pub(crate) fn read_category(row: &AnyRow) -> Result<Category, sqlx::Error> {
    Ok(Category {
        game: row.text("game")?,
        mode: row.text("mode")?,
        language: row.text("language")?,
        preset: row.text("preset")?,
    })
}
