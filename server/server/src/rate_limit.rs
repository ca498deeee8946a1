//! RateLimits: where limits are held, with a memory that does not grow.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::PersonId;

use crate::limits::{Limit, Limits};
use crate::rejection::Rejection;

/// So many are remembered at each gate.
const REMEMBERED: usize = 20_000;

/// All rate_limits of a server.
pub(crate) struct RateLimits {
    sign_ins_by_address: RateLimiter<IpAddr>,
    sign_ins_by_name: RateLimiter<String>,
    names_by_address: RateLimiter<IpAddr>,
    tables_by_address: RateLimiter<IpAddr>,
    tables_by_person: RateLimiter<PersonId>,
    imports_by_address: RateLimiter<IpAddr>,
    imports_by_person: RateLimiter<PersonId>,
}

impl RateLimits {
    /// RateLimits that hold these limits.
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            sign_ins_by_address: RateLimiter::new(limits.sign_ins_by_address),
            sign_ins_by_name: RateLimiter::new(limits.sign_ins_by_name),
            names_by_address: RateLimiter::new(limits.names_by_address),
            tables_by_address: RateLimiter::new(limits.tables_by_address),
            tables_by_person: RateLimiter::new(limits.tables_by_person),
            imports_by_address: RateLimiter::new(limits.imports_by_address),
            imports_by_person: RateLimiter::new(limits.imports_by_person),
        }
    }

    /// Someone signs in under a name, or tries to.
    pub(crate) fn sign_in(&self, address: IpAddr, name: &str) -> Result<(), Rejection> {
        self.sign_ins_by_address.pass(address)?;
        self.sign_ins_by_name.pass(name.to_lowercase())
    }

    /// Someone makes an account.
    pub(crate) fn make_account(&self, address: IpAddr) -> Result<(), Rejection> {
        self.sign_ins_by_address.pass(address)
    }

    /// Someone new takes a name.
    pub(crate) fn take_name(&self, address: IpAddr) -> Result<(), Rejection> {
        self.names_by_address.pass(address)
    }

    /// Someone sets or copies a table.
    pub(crate) fn set_table(&self, address: IpAddr, person: PersonId) -> Result<(), Rejection> {
        self.tables_by_person.pass(person)?;
        self.tables_by_address.pass(address)
    }

    /// Someone brings a file.
    pub(crate) fn import(&self, address: IpAddr, person: PersonId) -> Result<(), Rejection> {
        self.imports_by_person.pass(person)?;
        self.imports_by_address.pass(address)
    }
}

/// A gate that lets each through so often.
///
/// For each it knows one moment: when all he did will be made up for. Whoever has made up for
/// everything is as good as a stranger and need not be remembered.
struct RateLimiter<Key> {
    limit: Limit,
    made_up: Mutex<HashMap<Key, Instant>>,
}

impl<Key: Hash + Eq + Clone> RateLimiter<Key> {
    fn new(limit: Limit) -> Self {
        Self { limit, made_up: Mutex::default() }
    }

    fn pass(&self, key: Key) -> Result<(), Rejection> {
        self.pass_at(key, Instant::now()).map_err(Rejection::too_many)
    }

    /// Lets someone through, or says how long he has to wait.
    fn pass_at(&self, key: Key, now: Instant) -> Result<(), Duration> {
        if self.limit == Limit::NONE {
            return Ok(());
        }
        let mut made_up = self.made_up.lock().unwrap_or_else(PoisonError::into_inner);
        let before = made_up.get(&key).map_or(now, |moment| (*moment).max(now));
        let after = before + self.limit.pace();
        let too_much = after.duration_since(now).saturating_sub(self.limit.within);
        if !too_much.is_zero() {
            return Err(too_much);
        }
        if made_up.len() >= REMEMBERED && !made_up.contains_key(&key) {
            make_room(&mut made_up, now);
        }
        made_up.insert(key, after);
        Ok(())
    }
}

/// Forgets those who have made up for everything, or else the one who will have first.
fn make_room<Key: Hash + Eq + Clone>(made_up: &mut HashMap<Key, Instant>, now: Instant) {
    made_up.retain(|_, moment| *moment > now);
    if made_up.len() >= REMEMBERED {
        let first = made_up.iter().min_by_key(|(_, moment)| **moment);
        if let Some(key) = first.map(|(key, _)| key.clone()) {
            made_up.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    fn gate() -> RateLimiter<u32> {
        RateLimiter::new(Limit { times: 3, within: MINUTE })
    }

    #[test]
    fn so_many_pass_and_the_next_waits_until_one_is_made_up_for() {
        let (gate, now) = (gate(), Instant::now());
        for _ in 0..3 {
            assert_eq!(gate.pass_at(1, now), Ok(()));
        }
        assert_eq!(gate.pass_at(1, now), Err(MINUTE / 3));
        assert_eq!(gate.pass_at(1, now + MINUTE / 3), Ok(()));
        assert_eq!(gate.pass_at(1, now + MINUTE / 3), Err(MINUTE / 3));
    }

    #[test]
    fn one_does_not_wait_for_another() {
        let (gate, now) = (gate(), Instant::now());
        for _ in 0..3 {
            assert_eq!(gate.pass_at(1, now), Ok(()));
        }
        assert_eq!(gate.pass_at(2, now), Ok(()));
    }

    #[test]
    fn however_many_come_only_some_are_remembered() {
        let (gate, now) = (gate(), Instant::now());
        for key in 0..u32::try_from(REMEMBERED).unwrap() + 100 {
            assert_eq!(gate.pass_at(key, now), Ok(()));
        }
        assert_eq!(gate.made_up.lock().unwrap().len(), REMEMBERED);
        gate.pass_at(0, now + MINUTE).unwrap();
        gate.pass_at(1_000_000, now + 2 * MINUTE).unwrap();
        assert!(gate.made_up.lock().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn without_limits_everyone_passes() {
        let gate = RateLimiter::new(Limit::NONE);
        assert!((0..1000).all(|_| gate.pass_at(1, Instant::now()).is_ok()));
    }

    #[test]
    fn a_class_of_thirty_signs_in_and_plays_from_one_address() {
        let rate_limits = RateLimits::new(&Limits::default());
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
