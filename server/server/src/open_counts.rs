//! Limits on what is open at the same time, by owner: connections and event streams.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many things each owner has open. Owners with nothing open are not stored.
pub(crate) struct OpenCounts<Owner: Hash + Eq + Clone> {
    most: usize,
    open: Mutex<HashMap<Owner, usize>>,
}

/// One open thing; it is counted until it is dropped.
pub(crate) struct Opened<Owner: Hash + Eq + Clone> {
    counts: Arc<OpenCounts<Owner>>,
    owner: Owner,
}

impl<Owner: Hash + Eq + Clone> OpenCounts<Owner> {
    /// Counts up to this many for each owner.
    pub(crate) fn at_most(most: usize) -> Arc<Self> {
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// Counts one more; nothing if the owner has too many open.
    pub(crate) fn open(self: &Arc<Self>, owner: Owner) -> Option<Opened<Owner>> {
        let mut open = self.lock();
        let count = open.entry(owner.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Opened { counts: Arc::clone(self), owner })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Owner, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Owner: Hash + Eq + Clone> Drop for Opened<Owner> {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        if let Some(count) = open.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_opens_at_most_so_many_and_another_is_not_concerned() {
        let counts = OpenCounts::at_most(2);
        let held = [counts.open("ann").unwrap(), counts.open("ann").unwrap()];
        assert!(counts.open("ann").is_none());
        assert!(counts.open("ben").is_some());
        drop(held);
        assert!(counts.open("ann").is_some());
        assert!(counts.lock().is_empty());
    }
}
