//! Sessions: how we know someone again. Only a hash of the token is kept, so that a stolen database
//! opens nobody's session.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::row::{Columns as _, stored};
use crate::{Fault, PersonId, Store, Timestamp};

/// The hash of a session's token.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a token. Tokens are long and random, so a plain hash is enough.
    pub fn of(token: &str) -> Self {
        let digest = Sha256::digest(token.as_bytes());
        Self(digest.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }
}

/// A session to begin.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub token: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// When it ends by itself.
    pub expires: Timestamp,
}

/// A session that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub person: PersonId,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last used, as far as that was noted.
    pub last_used: Timestamp,
    /// When it ends by itself.
    pub expires: Timestamp,
}

impl Store {
    /// Begins a session.
    pub async fn begin_session(&self, session: NewSession, now: Timestamp) -> Result<(), Fault> {
        let insert = "INSERT INTO sessions \
                      (token_hash, person, created_at, last_used_at, expires_at) \
                      VALUES ($1, $2, $3, $3, $4)";
        let job = sqlx::query(insert)
            .bind(session.token.0)
            .bind(session.person.to_string())
            .bind(stored(now.0))
            .bind(stored(session.expires.0));
        self.change(job).await.map(|_| ())
    }

    /// The session of this token, if it still holds.
    pub async fn session(
        &self,
        token: &TokenHash,
        now: Timestamp,
    ) -> Result<Option<Session>, Fault> {
        let find = "SELECT person, created_at, last_used_at, expires_at FROM sessions \
                    WHERE token_hash = $1 AND expires_at > $2";
        let find = sqlx::query(find).bind(token.0.clone()).bind(stored(now.0));
        let Some(row) = find.fetch_optional(&self.readers).await? else { return Ok(None) };
        Ok(Some(Session {
            person: row.parsed("person")?,
            created: row.timestamp("created_at")?,
            last_used: row.timestamp("last_used_at")?,
            expires: row.timestamp("expires_at")?,
        }))
    }

    /// Notes that a session was used, and lets it hold until `expires`. It is enough to do so once in
    /// a while: every note is written to the disk.
    pub async fn note_use(
        &self,
        token: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Fault> {
        let update = "UPDATE sessions SET last_used_at = $2, expires_at = $3 WHERE token_hash = $1";
        let job =
            sqlx::query(update).bind(token.0.clone()).bind(stored(now.0)).bind(stored(expires.0));
        self.change(job).await.map(|_| ())
    }

    /// Ends a session: signs out.
    pub async fn end_session(&self, token: &TokenHash) -> Result<(), Fault> {
        let delete = "DELETE FROM sessions WHERE token_hash = $1";
        self.change(sqlx::query(delete).bind(token.0.clone())).await.map(|_| ())
    }

    /// Ends all sessions of a person, on every device.
    pub async fn end_sessions_of(&self, person: PersonId) -> Result<u64, Fault> {
        let delete = "DELETE FROM sessions WHERE person = $1";
        self.change(sqlx::query(delete).bind(person.to_string())).await
    }
}
