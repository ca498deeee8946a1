//! What can go wrong between a client and its server.

use protocol::{Problem, ProblemKind};

/// Why something did not come about.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// The server refused; nothing has changed.
    #[error("{} ({status})", problem.sentence)]
    Refused {
        /// The status of the answer.
        status: u16,
        /// Why.
        problem: Box<Problem>,
    },
    /// The server cannot be reached, or did not answer to the end; what was asked for may have
    /// happened.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The answer is not one that this client understands.
    #[error("the server answered {status} with something that cannot be read: {why}")]
    Unreadable {
        /// The status of the answer.
        status: u16,
        /// What is wrong with it.
        why: String,
    },
    /// Not an address of a server.
    #[error("\"{0}\" is not the address of a server: it is to be like http://127.0.0.1:8604")]
    Address(String),
}

impl Fault {
    /// The kind of problem, if the server refused.
    pub fn kind(&self) -> Option<ProblemKind> {
        self.problem().map(|problem| problem.problem)
    }

    /// The problem, if the server refused.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Refused { problem, .. } => Some(problem),
            _ => None,
        }
    }

    /// Whether another try may go better: the server is away for a moment.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Unreachable(_)) || self.kind() == Some(ProblemKind::Unavailable)
    }
}
