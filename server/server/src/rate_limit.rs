//! Rate limits by GCRA, the generic cell rate algorithm (ITU-T I.371), with bounded memory.
//!
//! For each key it stores one moment, the theoretical arrival time. Why not the `governor` crate:
//! docs/decisions/0015-rate-limits.md.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::PersonId;

use crate::limits::{Limit, Limits};
use crate::rejection::Rejection;
use crate::server_clock::Clock;

/// Maximum keys a limiter stores.
const MAX_KEYS: usize = 20_000;

/// All rate limits of a server.
pub(crate) struct RateLimits {
    sign_ins_by_address: RateLimiter<IpAddr>,
    sign_ins_by_name_and_address: RateLimiter<(String, IpAddr)>,
    sign_ins_by_name: RateLimiter<String>,
    codes_by_address: RateLimiter<IpAddr>,
    names_by_address: RateLimiter<IpAddr>,
    tables_by_address: RateLimiter<IpAddr>,
    tables_by_person: RateLimiter<PersonId>,
    actions_by_person: RateLimiter<PersonId>,
    imports_by_address: RateLimiter<IpAddr>,
    imports_by_person: RateLimiter<PersonId>,
    clock: Clock,
}

impl RateLimits {
    /// Rate limits that use this clock.
    pub(crate) fn new(limits: &Limits, clock: Clock) -> Self {
        Self {
            sign_ins_by_address: RateLimiter::new(limits.sign_ins_by_address),
            sign_ins_by_name_and_address: RateLimiter::new(limits.sign_ins_by_name_and_address),
            sign_ins_by_name: RateLimiter::new(limits.sign_ins_by_name),
            codes_by_address: RateLimiter::new(limits.codes_by_address),
            names_by_address: RateLimiter::new(limits.names_by_address),
            tables_by_address: RateLimiter::new(limits.tables_by_address),
            tables_by_person: RateLimiter::new(limits.tables_by_person),
            actions_by_person: RateLimiter::new(limits.actions_by_person),
            imports_by_address: RateLimiter::new(limits.imports_by_address),
            imports_by_person: RateLimiter::new(limits.imports_by_person),
            clock,
        }
    }

    fn check<Key: Hash + Eq + Clone>(
        &self,
        limiter: &RateLimiter<Key>,
        key: Key,
    ) -> Result<(), Rejection> {
        limiter.check(key, self.clock.now()).map_err(Rejection::too_many)
    }

    /// Checks an attempt to sign in.
    pub(crate) fn sign_in(&self, address: IpAddr, name: &str) -> Result<(), Rejection> {
        self.check(&self.sign_ins_by_address, address)?;
        let name = name.to_lowercase();
        self.check(&self.sign_ins_by_name_and_address, (name.clone(), address))?;
        self.check(&self.sign_ins_by_name, name)
    }

    /// Checks a look-up of a table by its code.
    pub(crate) fn find_by_code(&self, address: IpAddr) -> Result<(), Rejection> {
        self.check(&self.codes_by_address, address)
    }

    /// Checks the creation of an account.
    pub(crate) fn make_account(&self, address: IpAddr) -> Result<(), Rejection> {
        self.check(&self.sign_ins_by_address, address)
    }

    /// Checks the choice of a name by someone new.
    pub(crate) fn take_name(&self, address: IpAddr) -> Result<(), Rejection> {
        self.check(&self.names_by_address, address)
    }

    /// Checks the creation or copying of a table.
    pub(crate) fn set_table(&self, address: IpAddr, person: PersonId) -> Result<(), Rejection> {
        self.check(&self.tables_by_person, person)?;
        self.check(&self.tables_by_address, address)
    }

    /// Checks an action or a question at a table.
    pub(crate) fn act(&self, person: PersonId) -> Result<(), Rejection> {
        self.check(&self.actions_by_person, person)
    }

    /// Checks the import of a file.
    pub(crate) fn import(&self, address: IpAddr, person: PersonId) -> Result<(), Rejection> {
        self.check(&self.imports_by_person, person)?;
        self.check(&self.imports_by_address, address)
    }
}

/// A GCRA limiter: each key has a quota of requests per period.
///
/// A key whose theoretical arrival time has passed has its full quota and need not be stored.
struct RateLimiter<Key> {
    limit: Limit,
    arrival_times: Mutex<HashMap<Key, Instant>>,
}

impl<Key: Hash + Eq + Clone> RateLimiter<Key> {
    fn new(limit: Limit) -> Self {
        Self { limit, arrival_times: Mutex::default() }
    }

    /// Lets a request pass, or says how long to wait.
    fn check(&self, key: Key, now: Instant) -> Result<(), Duration> {
        if self.limit == Limit::NONE {
            return Ok(());
        }
        let mut times = self.arrival_times.lock().unwrap_or_else(PoisonError::into_inner);
        let before = times.get(&key).map_or(now, |time| (*time).max(now));
        let after = before + self.limit.pace();
        let wait = after.duration_since(now).saturating_sub(self.limit.within);
        if !wait.is_zero() {
            return Err(wait);
        }
        if times.len() >= MAX_KEYS && !times.contains_key(&key) {
            make_room(&mut times, now);
        }
        times.insert(key, after);
        Ok(())
    }
}

/// Removes keys with a full quota; if there are none, the key that will be the first to have one.
fn make_room<Key: Hash + Eq + Clone>(times: &mut HashMap<Key, Instant>, now: Instant) {
    times.retain(|_, time| *time > now);
    if times.len() >= MAX_KEYS {
        let first = times.iter().min_by_key(|(_, time)| **time);
        if let Some(key) = first.map(|(key, _)| key.clone()) {
            times.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    fn limiter() -> RateLimiter<u32> {
        RateLimiter::new(Limit { times: 3, within: MINUTE })
    }

    #[test]
    fn so_many_pass_and_the_next_waits_for_its_arrival_time() {
        let (limiter, now) = (limiter(), Instant::now());
        for _ in 0..3 {
            assert_eq!(limiter.check(1, now), Ok(()));
        }
        assert_eq!(limiter.check(1, now), Err(MINUTE / 3));
        assert_eq!(limiter.check(1, now + MINUTE / 3), Ok(()));
        assert_eq!(limiter.check(1, now + MINUTE / 3), Err(MINUTE / 3));
    }

    #[test]
    fn one_does_not_wait_for_another() {
        let (limiter, now) = (limiter(), Instant::now());
        for _ in 0..3 {
            assert_eq!(limiter.check(1, now), Ok(()));
        }
        assert_eq!(limiter.check(2, now), Ok(()));
    }

    #[test]
    fn however_many_come_only_some_are_remembered() {
        let (limiter, now) = (limiter(), Instant::now());
        for key in 0..u32::try_from(MAX_KEYS).unwrap() + 100 {
            assert_eq!(limiter.check(key, now), Ok(()));
        }
        assert_eq!(limiter.arrival_times.lock().unwrap().len(), MAX_KEYS);
        limiter.check(0, now + MINUTE).unwrap();
        limiter.check(1_000_000, now + 2 * MINUTE).unwrap();
        assert!(limiter.arrival_times.lock().unwrap().len() <= MAX_KEYS);
    }

    #[test]
    fn without_limits_everyone_passes() {
        let limiter = RateLimiter::new(Limit::NONE);
        assert!((0..1000).all(|_| limiter.check(1, Instant::now()).is_ok()));
    }

    #[test]
    fn a_class_of_thirty_signs_in_and_plays_from_one_address() {
        let rate_limits = RateLimits::new(&Limits::default(), Clock::default());
        let school: IpAddr = [192, 0, 2, 1].into();
        for pupil in 0..30 {
            rate_limits.take_name(school).ok().unwrap();
            rate_limits.sign_in(school, &format!("pupil {pupil}")).ok().unwrap();
            let person = PersonId::random();
            for _ in 0..6 {
                rate_limits.set_table(school, person).ok().unwrap();
            }
        }
    }
}
