//! Where a store is: a file of SQLite's, or a PostgreSQL server.

use std::convert::Infallible;
use std::fmt;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::ConnectOptions as _;
use sqlx::any::AnyConnectOptions;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A file; it is made if it is not there.
    Sqlite(PathBuf),
    /// A server: `postgres://person:password@host/database`.
    Postgres(String),
}

impl FromStr for Address {
    type Err = Infallible;

    /// Addresses that begin with `postgres:` or `postgresql:` are servers, all others are files.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_server = text.starts_with("postgres:") || text.starts_with("postgresql:");
        let file = text.strip_prefix("sqlite:").unwrap_or(text);
        Ok(if is_server { Self::Postgres(text.into()) } else { Self::Sqlite(file.into()) })
    }
}

impl fmt::Display for Address {
    /// Shows the file, or the server without its password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => file.display().fmt(f),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Address {
    /// What sqlx needs to know to connect.
    pub(crate) fn options(&self) -> Result<AnyConnectOptions, sqlx::Error> {
        let url = match self {
            Self::Sqlite(file) => format!("sqlite:{}?mode=rwc", escaped(&file.to_string_lossy())),
            Self::Postgres(url) => url.clone(),
        };
        Ok(AnyConnectOptions::from_str(&url)?.disable_statement_logging())
    }
}

/// The server's part of a URL, without who signs in there and how.
fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
    let rest = rest.split_once('?').map_or(rest, |(before, _)| before);
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    format!("{scheme}://{host}")
}

/// A file's name as part of a URL.
fn escaped(name: &str) -> String {
    name.bytes().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || b"/\\:._-".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02x}");
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        text.parse::<Address>().unwrap().to_string()
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(shown("postgres://ann:se@cret@db.example/games"), "postgres://db.example/games");
        assert_eq!(shown("postgres:///games?password=secret"), "postgres:///games");
    }

    #[test]
    fn whatever_is_not_a_server_is_a_file() {
        assert_eq!(shown("sqlite:games.db"), "games.db");
        assert_eq!(shown("my games.db"), "my games.db");
    }

    #[test]
    fn any_name_of_a_file_can_stand_in_a_url() {
        assert_eq!(escaped("/a b/ü?#%.db"), "/a%20b/%c3%bc%3f%23%25.db");
    }
}
