//! People: guests under a name, and those who keep an account.

use serde_json::Value;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::fault::is_taken;
use crate::row::{Columns as _, read_all, stored};
use crate::{Fault, Notice, PersonId, Store, TableId, Timestamp};

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name the others see.
    pub shown_name: String,
    /// The name of the account; guests have none.
    pub account_name: Option<String>,
    /// When we first met.
    pub created: Timestamp,
}

/// What an account is made of.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The name to sign in with; large and small letters are the same.
    pub name: String,
    /// The hash of the password, never the password.
    pub password_hash: String,
}

/// An account, as it is needed to sign someone in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The hash of the password.
    pub password_hash: String,
}

/// Why there is no such account after all.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Someone else has this name.
    #[error("the name `{0}` is taken: choose another")]
    NameTaken(String),
    /// There is no such person, or they have an account already.
    #[error("only a guest can make an account")]
    NotAGuest,
    /// The database failed.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Why a guest's games could not be taken over.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// The one whose games are to be taken over has an account.
    #[error("only a guest's games can be taken over")]
    NotAGuest,
    /// The one to take them over has no account.
    #[error("only someone with an account can take over games")]
    NoAccount,
    /// The database failed.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Everything of a guest's that becomes the account's, in order; `$1` is the guest, `$2` the account.
/// Each statement names both, because PostgreSQL wants every value it is given to be used.
const TAKE_OVER: [&str; 9] = [
    "UPDATE seats SET person = $2 WHERE person = $1",
    "UPDATE game_tables SET host = $2 WHERE host = $1",
    "UPDATE results SET person = $2 WHERE person = $1",
    "UPDATE sessions SET person = $2 WHERE person = $1",
    "DELETE FROM shelf WHERE person = $1 \
     AND table_id IN (SELECT table_id FROM shelf WHERE person = $2)",
    "UPDATE shelf SET person = $2 WHERE person = $1",
    "INSERT INTO action_keys \
     SELECT table_id, $2, action_key, first_number, event_count, written_at \
     FROM action_keys WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM action_keys WHERE person = $1 AND person <> $2",
    "DELETE FROM people WHERE id = $1 AND id <> $2",
];

impl Store {
    /// Makes the acquaintance of a guest.
    pub async fn welcome(&self, shown_name: &str, now: Timestamp) -> Result<Person, Fault> {
        let person = Person {
            id: PersonId::random(),
            shown_name: shown_name.to_owned(),
            account_name: None,
            created: now,
        };
        let (id, name) = (person.id.to_string(), person.shown_name.clone());
        let insert = "INSERT INTO people (id, shown_name, settings, created_at) \
                      VALUES ($1, $2, '{}', $3)";
        let job = sqlx::query(insert).bind(id).bind(name).bind(stored(now.0));
        self.change(job).await?;
        Ok(person)
    }

    /// Who this is.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, Fault> {
        let find = "SELECT id, shown_name, account_name, created_at FROM people WHERE id = $1";
        let row = sqlx::query(find).bind(id.to_string()).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(read_person).transpose()?)
    }

    /// Those who have played here, the last one first.
    pub async fn last_people(&self, most: u8) -> Result<Vec<Person>, Fault> {
        let find = "SELECT people.id, shown_name, account_name, people.created_at \
                    FROM people JOIN sessions ON sessions.person = people.id \
                    GROUP BY people.id, shown_name, account_name, people.created_at \
                    ORDER BY MAX(last_used_at) DESC LIMIT $1";
        let rows = sqlx::query(find).bind(i64::from(most)).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(read_person).collect::<Result<_, _>>()?)
    }

    /// Lets the others see another name.
    pub async fn rename_person(&self, id: PersonId, shown_name: &str) -> Result<(), Fault> {
        let update = "UPDATE people SET shown_name = $2 WHERE id = $1";
        let job = sqlx::query(update).bind(id.to_string()).bind(shown_name.to_owned());
        self.change(job).await.map(|_| ())
    }

    /// Gives a guest an account; they keep their games.
    pub async fn claim_account(
        &self,
        guest: PersonId,
        account: NewAccount,
    ) -> Result<(), AccountError> {
        let claim = "UPDATE people SET account_name = $2, account_key = $3, password_hash = $4 \
                     WHERE id = $1 AND account_key IS NULL";
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    let claim = sqlx::query(claim)
                        .bind(guest.to_string())
                        .bind(account.name.trim().to_owned())
                        .bind(account_key(&account.name))
                        .bind(account.password_hash);
                    match claim.execute(transaction.connection()).await {
                        Ok(done) if done.rows_affected() == 1 => Ok(()),
                        Ok(_) => Err(AccountError::NotAGuest),
                        Err(cause) if is_taken(&cause) => {
                            Err(AccountError::NameTaken(account.name))
                        }
                        Err(cause) => Err(AccountError::Fault(cause.into())),
                    }
                })
            })
            .await
    }

    /// The account of this name.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, Fault> {
        let find = "SELECT id, password_hash FROM people WHERE account_key = $1";
        let row = sqlx::query(find).bind(account_key(name)).fetch_optional(&self.readers).await?;
        let read = |row: AnyRow| {
            Ok(Account { person: row.parsed("id")?, password_hash: row.text("password_hash")? })
        };
        row.map(read).transpose()
    }

    /// Replaces the hash of a password; tells whether there is such an account.
    pub async fn change_password(
        &self,
        person: PersonId,
        password_hash: String,
    ) -> Result<bool, Fault> {
        let update = "UPDATE people SET password_hash = $2 \
                      WHERE id = $1 AND account_key IS NOT NULL";
        let job = sqlx::query(update).bind(person.to_string()).bind(password_hash);
        Ok(self.change(job).await? == 1)
    }

    /// Gives everything of a guest's to someone with an account, when the guest signs in to it.
    ///
    /// Tells at which tables they sit or are the host.
    pub async fn merge_guest(
        &self,
        guest: PersonId,
        into: PersonId,
    ) -> Result<Vec<TableId>, MergeError> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    if has_account(transaction.connection(), guest).await? != Some(false) {
                        return Err(MergeError::NotAGuest);
                    }
                    if has_account(transaction.connection(), into).await? != Some(true) {
                        return Err(MergeError::NoAccount);
                    }
                    let tables = tables_held(transaction.connection(), guest).await?;
                    for step in TAKE_OVER {
                        let step = sqlx::query(step).bind(guest.to_string()).bind(into.to_string());
                        step.execute(transaction.connection()).await.map_err(Fault::from)?;
                    }
                    for table in &tables {
                        transaction.announce(Notice::Table(*table));
                    }
                    Ok(tables)
                })
            })
            .await
    }

    /// What a person chose last; an empty object at first.
    pub async fn settings(&self, person: PersonId) -> Result<Option<Value>, Fault> {
        let find = "SELECT settings FROM people WHERE id = $1";
        let row = sqlx::query(find).bind(person.to_string()).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.json("settings")).transpose()?)
    }

    /// Keeps what a person chose.
    pub async fn keep_settings(&self, person: PersonId, settings: &Value) -> Result<(), Fault> {
        let update = "UPDATE people SET settings = $2 WHERE id = $1";
        let job = sqlx::query(update).bind(person.to_string()).bind(settings.to_string());
        self.change(job).await.map(|_| ())
    }
}

/// The same for names that differ only in large and small letters.
fn account_key(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The tables at which someone sits or is the host.
async fn tables_held(
    connection: &mut AnyConnection,
    person: PersonId,
) -> Result<Vec<TableId>, Fault> {
    let find = "SELECT table_id FROM seats WHERE person = $1 \
                UNION SELECT id AS table_id FROM game_tables WHERE host = $1";
    let rows = sqlx::query(find).bind(person.to_string()).fetch_all(connection).await?;
    read_all(&rows, |row| row.parsed("table_id"))
}

async fn has_account(connection: &mut AnyConnection, id: PersonId) -> Result<Option<bool>, Fault> {
    let find = "SELECT account_key FROM people WHERE id = $1";
    let row = sqlx::query(find).bind(id.to_string()).fetch_optional(connection).await?;
    let key = row.map(|row| row.text_if_any("account_key")).transpose()?;
    Ok(key.map(|key| key.is_some()))
}

fn read_person(row: &AnyRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: row.parsed("id")?,
        shown_name: row.text("shown_name")?,
        account_name: row.text_if_any("account_name")?,
        created: row.timestamp("created_at")?,
    })
}
