//! The quotas of the rate limits.

use std::time::Duration;

/// Maximum events in the log of a table. No real game comes near it; it bounds games that passes
/// never end.
pub(crate) const MOST_EVENTS: u64 = 4_000;

/// A quota: this many requests within this period; it refills at the same rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The number of requests.
    pub times: u32,
    /// The period.
    pub within: Duration,
}

/// The rate limits of a server, high enough for a school class behind one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Signing in and creating accounts, per address.
    pub sign_ins_by_address: Limit,
    /// Signing in, per account name and address: nobody locks out an account's owner elsewhere.
    pub sign_ins_by_name_and_address: Limit,
    /// Signing in, per account name, from all addresses.
    pub sign_ins_by_name: Limit,
    /// Asking for a table by its code, per address: codes are short enough to be guessed.
    pub codes_by_address: Limit,
    /// Choosing a name to play under, per address.
    pub names_by_address: Limit,
    /// Creating and copying tables, per address.
    pub tables_by_address: Limit,
    /// Creating and copying tables, per person.
    pub tables_by_person: Limit,
    /// Actions and questions, per person.
    pub actions_by_person: Limit,
    /// Importing files, per address.
    pub imports_by_address: Limit,
    /// Importing files, per person.
    pub imports_by_person: Limit,
}

impl Limit {
    /// No limit.
    pub const NONE: Self = Self { times: u32::MAX, within: Duration::ZERO };

    const fn in_ten_minutes(times: u32) -> Self {
        Self { times, within: Duration::from_mins(10) }
    }

    /// The interval after which one request is regained.
    pub(crate) fn pace(self) -> Duration {
        self.within / self.times.max(1)
    }
}

impl Limits {
    /// No limits, for load tests.
    pub const fn unlimited() -> Self {
        Self {
            sign_ins_by_address: Limit::NONE,
            sign_ins_by_name_and_address: Limit::NONE,
            sign_ins_by_name: Limit::NONE,
            codes_by_address: Limit::NONE,
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
            sign_ins_by_name_and_address: Limit::in_ten_minutes(20),
            sign_ins_by_name: Limit::in_ten_minutes(1_000),
            codes_by_address: Limit::in_ten_minutes(300),
            names_by_address: Limit::in_ten_minutes(200),
            tables_by_address: Limit::in_ten_minutes(200),
            tables_by_person: Limit::in_ten_minutes(60),
            actions_by_person: Limit { times: 600, within: Duration::from_mins(1) },
            imports_by_address: Limit::in_ten_minutes(100),
            imports_by_person: Limit::in_ten_minutes(30),
        }
    }
}
