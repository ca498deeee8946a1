//! Turns and clocks: which server thinks for a computer player, and what the clocks of running tables
//! show.

use sqlx::AssertSqlSafe;
use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;
use tabletop::{Moment, Seat};

use crate::row::stored;
use crate::writer::{WriteTransaction, Writer};
use crate::{Fault, Store, TableId, Timestamp};

/// Maximum clocks written in one transaction; others want to write too.
const CLOCKS_AT_ONCE: usize = 64;

/// A computer player's turn that a server wants to take.
#[derive(Clone, Debug)]
pub struct TurnClaim {
    /// At which table.
    pub table: TableId,
    /// Where its log stands: the number of the event the turn will make.
    pub number: u64,
    /// Whose turn it is.
    pub seat: Seat,
    /// Which server asks.
    pub server: String,
    /// Until when it may think; after that another may take the turn.
    pub until: Timestamp,
}

/// Whether a server may take a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It may.
    Granted,
    /// Another server has it, or the table has moved on.
    Refused,
}

impl Store {
    /// Asks for a computer player's turn. One server gets it; if it dies, another does after a while.
    pub async fn claim_turn(&self, claim: TurnClaim, now: Timestamp) -> Result<Claim, Fault> {
        let insert = "INSERT INTO turn_claims (table_id, seat, number, server, expires_at) \
                      SELECT id, $2, $3, $4, $5 FROM game_tables \
                      WHERE id = $1 AND next_number = $3 AND deleted_at IS NULL \
                      ON CONFLICT (table_id, seat) DO UPDATE SET \
                      number = excluded.number, server = excluded.server, \
                      expires_at = excluded.expires_at \
                      WHERE turn_claims.number < excluded.number \
                      OR turn_claims.expires_at <= $6 OR turn_claims.server = excluded.server";
        let job = sqlx::query(insert)
            .bind(claim.table.to_string())
            .bind(i64::from(claim.seat.0))
            .bind(stored(claim.number))
            .bind(claim.server)
            .bind(stored(claim.until.0))
            .bind(stored(now.0));
        let granted = self.change(job).await? == 1;
        Ok(if granted { Claim::Granted } else { Claim::Refused })
    }

    /// Notes what the clocks of running tables show, so that after a crash little time is given back.
    /// A clock never goes backwards.
    pub async fn note_clocks(&self, clocks: &[(TableId, Moment)]) -> Result<(), Fault> {
        let mut clocks = clocks.to_vec();
        // Always in the same order, so that two servers never wait for each other.
        clocks.sort_unstable();
        for some in clocks.chunks(CLOCKS_AT_ONCE) {
            match &self.writer {
                Writer::Batches(_) => {
                    self.change(note_together(some)).await?;
                }
                Writer::Separate(_) => self.note_in_order(some.to_vec()).await?,
            }
        }
        Ok(())
    }

    async fn note_in_order(&self, clocks: Vec<(TableId, Moment)>) -> Result<(), Fault> {
        self.writer.write(move |transaction| Box::pin(write_in_order(transaction, clocks))).await
    }
}

async fn write_in_order(
    transaction: &mut WriteTransaction,
    clocks: Vec<(TableId, Moment)>,
) -> Result<(), Fault> {
    let update = "UPDATE game_tables SET clock_ms = $2 WHERE id = $1 AND clock_ms < $2";
    for (table, clock) in clocks {
        let update = sqlx::query(update).bind(table.to_string()).bind(stored(clock.0));
        update.execute(transaction.connection()).await?;
    }
    Ok(())
}

/// Notes several clocks in one statement. PostgreSQL would take the rows in an order of its own.
fn note_together(clocks: &[(TableId, Moment)]) -> Query<'static, Any, AnyArguments> {
    let pairs = (0..clocks.len()).map(|place| format!("(${}, ${})", 2 * place + 1, 2 * place + 2));
    let update = format!(
        "WITH noted (id, clock) AS (VALUES {}) UPDATE game_tables SET clock_ms = noted.clock \
         FROM noted WHERE game_tables.id = noted.id AND game_tables.clock_ms < noted.clock",
        pairs.collect::<Vec<_>>().join(", ")
    );
    let update = sqlx::query(AssertSqlSafe(update)).persistent(false);
    clocks
        .iter()
        .fold(update, |update, (table, clock)| update.bind(table.to_string()).bind(stored(clock.0)))
}
