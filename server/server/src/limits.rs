//! How often one may do what costs us something.

use std::time::Duration;

/// Maximum events in the log of a table. No real game comes near it; where passes never end a game,
/// it keeps one table from growing for ever.
pub(crate) const MOST_EVENTS: u64 = 4_000;

/// A quota: this many requests within this period; it refills at the same rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// How many times.
    pub times: u32,
    /// Within how long.
    pub within: Duration,
}

/// The limits of a server. A whole class behind one address is to stay below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Signing in and making accounts, for an address.
    pub sign_ins_by_address: Limit,
    /// Signing in, for the name of an account.
    pub sign_ins_by_name: Limit,
    /// Taking a name to play under, for an address.
    pub names_by_address: Limit,
    /// Setting and copying tables, for an address.
    pub tables_by_address: Limit,
    /// Setting and copying tables, for a person.
    pub tables_by_person: Limit,
    /// Actions and questions, for a person.
    pub actions_by_person: Limit,
    /// Bringing files, for an address.
    pub imports_by_address: Limit,
    /// Bringing files, for a person.
    pub imports_by_person: Limit,
}

impl Limit {
    /// No limit.
    pub const NONE: Self = Self { times: u32::MAX, within: Duration::ZERO };

    const fn in_ten_minutes(times: u32) -> Self {
        Self { times, within: Duration::from_mins(10) }
    }

    /// How long one time is made up for.
    pub(crate) fn pace(self) -> Duration {
        self.within / self.times.max(1)
    }
}

impl Limits {
    /// No limits, for measuring what a server bears.
    pub const fn unlimited() -> Self {
        Self {
            sign_ins_by_address: Limit::NONE,
            sign_ins_by_name: Limit::NONE,
            names_by_address: Limit::NONE,
            tables_by_address: Limit::NONE,
            tables_by_person: Limit::NONE,
            actions_by_person: Limit::NONE,
            imports_by_address: Limit::NONE,
            imports_by_person: Limit::NONE,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sign_ins_by_address: Limit::in_ten_minutes(60),
            sign_ins_by_name: Limit::in_ten_minutes(20),
            names_by_address: Limit::in_ten_minutes(200),
            tables_by_address: Limit::in_ten_minutes(200),
            tables_by_person: Limit::in_ten_minutes(60),
            actions_by_person: Limit { times: 600, within: Duration::from_mins(1) },
            imports_by_address: Limit::in_ten_minutes(100),
            imports_by_person: Limit::in_ten_minutes(30),
        }
    }
}
