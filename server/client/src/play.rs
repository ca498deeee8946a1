//! Playing: actions, questions, and trying again.

use std::time::{Duration, Instant};

use protocol::{ActionRequest, ForceRequest, QuestionAnswer, QuestionRequest, Update, VeilRequest};
use serde_json::Value;

use crate::client::written;
use crate::{Client, Fault, Method, Watching};

/// How long a server may be away before a client gives up.
const LONGEST: Duration = Duration::from_mins(1);
/// How soon something is tried again.
const SOON: Duration = Duration::from_millis(50);
/// The longest wait between two tries.
const LATE: Duration = Duration::from_millis(500);

impl Client {
    /// Acts. If the way to the server fails, whether it was done is not known; see
    /// [`Client::act_surely`].
    pub async fn act(&self, table: &str, request: &ActionRequest) -> Result<Update, Fault> {
        self.post(&format!("/api/tables/{table}/actions"), request).await
    }

    /// Acts, and tries again for as long as the server is away. The key sees to it that the action is
    /// done once.
    pub async fn act_surely(&self, table: &str, request: &ActionRequest) -> Result<Update, Fault> {
        let mut patience = Patience::new();
        loop {
            match self.act(table, request).await {
                Err(fault) => patience.bear(fault).await?,
                done => return done,
            }
        }
    }

    /// Asks something; nothing changes.
    pub async fn ask(&self, table: &str, seat: u8, question: Value) -> Result<Value, Fault> {
        let request = QuestionRequest { seat, question };
        let asked: QuestionAnswer =
            self.post(&format!("/api/tables/{table}/questions"), &request).await?;
        match asked.refused {
            Some(problem) => Err(Fault::Refused { status: 200, problem: Box::new(problem) }),
            None => Ok(asked.answer),
        }
    }

    /// Shows the rack of one of one's seats at this screen, or of none.
    pub async fn unveil(&self, table: &str, seat: Option<u8>) -> Result<Update, Fault> {
        let request = VeilRequest { seat, own_curtain: false };
        self.post(&format!("/api/tables/{table}/veil"), &request).await
    }

    /// Asks for the racks of all of one's seats, to keep them from people at the same screen oneself.
    pub async fn keep_own_curtain(&self, table: &str) -> Result<Update, Fault> {
        let request = VeilRequest { seat: None, own_curtain: true };
        self.post(&format!("/api/tables/{table}/veil"), &request).await
    }

    /// Has a computer player play its best so far.
    pub async fn force(&self, table: &str, seat: u8) -> Result<(), Fault> {
        let path = format!("/api/tables/{table}/force");
        self.send(Method::POST, &path, written(&ForceRequest { seat })).await?.succeeded()
    }

    /// Everything that happens at a table, from the present on.
    pub fn watch(&self, table: &str) -> Watching {
        Watching::new(self.clone(), table, None)
    }

    /// Everything that has happened at a table after the update of this number.
    pub fn watch_after(&self, table: &str, number: u64) -> Watching {
        Watching::new(self.clone(), table, Some(number))
    }
}

/// Waiting between tries, longer every time.
pub(crate) struct Patience {
    since: Instant,
    wait: Duration,
}

impl Patience {
    pub(crate) fn new() -> Self {
        Self { since: Instant::now(), wait: SOON }
    }

    /// Waits, if the fault may pass and the server has not been away for too long.
    pub(crate) async fn bear(&mut self, fault: Fault) -> Result<(), Fault> {
        if !fault.may_pass() || self.since.elapsed() > LONGEST {
            return Err(fault);
        }
        tokio::time::sleep(self.wait).await;
        self.wait = (self.wait * 2).min(LATE);
        Ok(())
    }
}
