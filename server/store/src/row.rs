//! Reading the columns of a row, and numbers in the form databases have.

use std::error::Error;
use std::str::FromStr;

use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use tabletop::{Moment, Seat};

use crate::fault::unreadable;
use crate::{Fault, Timestamp};

/// A number as databases keep it.
pub(crate) fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The columns of a row by their names, as the types we use.
pub(crate) trait Columns {
    fn text(&self, column: &str) -> Result<String, sqlx::Error>;
    fn text_if_any(&self, column: &str) -> Result<Option<String>, sqlx::Error>;
    fn signed_if_any(&self, column: &str) -> Result<Option<i64>, sqlx::Error>;

    fn signed(&self, column: &str) -> Result<i64, sqlx::Error> {
        self.signed_if_any(column)?.ok_or_else(|| unreadable(format!("{column} is empty")))
    }

    fn number(&self, column: &str) -> Result<u64, sqlx::Error> {
        u64::try_from(self.signed(column)?).map_err(unreadable)
    }

    fn timestamp(&self, column: &str) -> Result<Timestamp, sqlx::Error> {
        self.number(column).map(Timestamp)
    }

    fn moment(&self, column: &str) -> Result<Moment, sqlx::Error> {
        self.number(column).map(Moment)
    }

    fn seat(&self, column: &str) -> Result<Seat, sqlx::Error> {
        u8::try_from(self.signed(column)?).map(Seat).map_err(unreadable)
    }

    fn json(&self, column: &str) -> Result<Value, sqlx::Error> {
        serde_json::from_str(&self.text(column)?).map_err(unreadable)
    }

    fn parsed<T>(&self, column: &str) -> Result<T, sqlx::Error>
    where
        T: FromStr<Err: Error + Send + Sync + 'static>,
    {
        self.text(column)?.parse().map_err(unreadable)
    }

    fn parsed_if_any<T>(&self, column: &str) -> Result<Option<T>, sqlx::Error>
    where
        T: FromStr<Err: Error + Send + Sync + 'static>,
    {
        self.text_if_any(column)?.map(|text| text.parse()).transpose().map_err(unreadable)
    }
}

impl Columns for AnyRow {
    fn text(&self, column: &str) -> Result<String, sqlx::Error> {
        self.try_get(column)
    }

    fn text_if_any(&self, column: &str) -> Result<Option<String>, sqlx::Error> {
        self.try_get(column)
    }

    fn signed_if_any(&self, column: &str) -> Result<Option<i64>, sqlx::Error> {
        self.try_get(column)
    }
}

/// Each row as what it means.
pub(crate) fn read_all<T>(
    rows: &[AnyRow],
    read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, Fault> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}
