//! Worker threads for the searches of computer players and for expensive questions.
//!
//! Each lane is a fair queue (round robin over owners): one person's thousand jobs wait behind
//! another's one. A person who has too many waiting is told to wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use store::{PersonId, TableId};

/// Maximum questions of one person that wait in a lane.
const MOST_WAITING: usize = 8;

/// A computation for a worker thread.
type Job = Box<dyn FnOnce() + Send>;

/// The expected duration of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// A few milliseconds.
    Quick,
    /// Seconds; slow jobs never delay quick ones.
    Slow,
}

/// Whom a job is for; owners take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    /// A person who asks.
    Person(PersonId),
    /// A table whose computer player is to move.
    Table(TableId),
}

/// The worker threads, in two groups, so that quick jobs never queue behind slow ones.
pub(crate) struct Workers {
    quick: Arc<Lane>,
    slow: Arc<Lane>,
}

#[derive(Default)]
struct Lane {
    queue: Mutex<FairQueue>,
    arrived: Condvar,
}

/// Jobs by owner, and the owners in the order of their turns.
#[derive(Default)]
struct FairQueue {
    jobs: HashMap<Owner, VecDeque<Job>>,
    turns: VecDeque<Owner>,
    is_closed: bool,
}

impl Workers {
    /// Starts this many threads for each pace.
    pub(crate) fn start(threads: usize) -> Self {
        Self { quick: Lane::start("quick", threads), slow: Lane::start("slow", threads) }
    }

    /// Runs a job as soon as a thread is free and it is its owner's turn.
    pub(crate) fn think(&self, pace: Pace, owner: Owner, job: impl FnOnce() + Send + 'static) {
        let lane = self.lane(pace);
        lane.lock().push(owner, Box::new(job));
        lane.arrived.notify_one();
    }

    /// Whether an owner may add a job to those that wait.
    pub(crate) fn has_room(&self, pace: Pace, owner: Owner) -> bool {
        self.lane(pace).lock().waiting_for(owner) < MOST_WAITING
    }

    const fn lane(&self, pace: Pace) -> &Arc<Lane> {
        match pace {
            Pace::Quick => &self.quick,
            Pace::Slow => &self.slow,
        }
    }

    /// The number of jobs waiting for a thread.
    pub(crate) fn waiting(&self) -> usize {
        [&self.quick, &self.slow].map(|lane| lane.lock().len()).iter().sum()
    }
}

impl Lane {
    fn start(name: &str, threads: usize) -> Arc<Self> {
        let lane = Arc::new(Self::default());
        for number in 0..threads.max(1) {
            let worker = Arc::clone(&lane);
            let named = thread::Builder::new().name(format!("{name}-{number}"));
            if let Err(fault) = named.spawn(move || worker.work()) {
                tracing::error!(%fault, "a thread could not be started");
            }
        }
        lane
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
            if ended.is_err() {
                tracing::error!("a computer player's search panicked");
            }
        }
    }

    /// Waits for the next job; nothing once the lane is closed.
    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        loop {
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            if queue.is_closed {
                return None;
            }
            queue = self.arrived.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl FairQueue {
    fn push(&mut self, owner: Owner, job: Job) {
        let own = self.jobs.entry(owner).or_default();
        if own.is_empty() {
            self.turns.push_back(owner);
        }
        own.push_back(job);
    }

    fn waiting_for(&self, owner: Owner) -> usize {
        self.jobs.get(&owner).map_or(0, VecDeque::len)
    }

    /// The first job of the owner whose turn it is; further jobs of theirs wait for another turn.
    fn pop(&mut self) -> Option<Job> {
        let owner = self.turns.pop_front()?;
        let own = self.jobs.get_mut(&owner)?;
        let job = own.pop_front();
        if own.is_empty() {
            self.jobs.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        job
    }

    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }
}

/// The threads end with the server.
impl Drop for Workers {
    fn drop(&mut self) {
        for lane in [&self.quick, &self.slow] {
            lane.lock().is_closed = true;
            lane.arrived.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Sender};
    use std::time::Duration;

    use super::*;

    const LONG: Duration = Duration::from_mins(1);

    fn someone() -> Owner {
        Owner::Person(PersonId::random())
    }

    /// Keeps the only slow thread busy until the sender is dropped.
    fn occupied() -> (Workers, Sender<()>) {
        let workers = Workers::start(1);
        let (free, blocked) = mpsc::channel::<()>();
        let (begun, begins) = mpsc::channel();
        let job = move || {
            let _ = begun.send(());
            let _ = blocked.recv();
        };
        workers.think(Pace::Slow, someone(), job);
        begins.recv_timeout(LONG).unwrap();
        (workers, free)
    }

    #[test]
    fn a_quick_search_does_not_wait_for_a_slow_one() {
        let (workers, _free) = occupied();
        let (told, tells) = mpsc::channel();
        workers.think(Pace::Quick, someone(), move || told.send("quick").unwrap());
        assert_eq!(tells.recv_timeout(LONG), Ok("quick"));
    }

    #[test]
    fn one_persons_many_jobs_wait_behind_anothers_one() {
        let (workers, free) = occupied();
        let (told, tells) = mpsc::channel();
        let (greedy, stranger) = (someone(), someone());
        for owner in [greedy, greedy, greedy, stranger] {
            let told = told.clone();
            let name = if owner == greedy { "greedy" } else { "stranger" };
            workers.think(Pace::Slow, owner, move || told.send(name).unwrap());
        }
        drop(free);
        let order: Vec<&str> = (0..4).map(|_| tells.recv_timeout(LONG).unwrap()).collect();
        assert_eq!(order, ["greedy", "stranger", "greedy", "greedy"]);
    }

    #[test]
    fn nobody_queues_without_end() {
        let (workers, _free) = occupied();
        let greedy = someone();
        for _ in 0..MOST_WAITING {
            assert!(workers.has_room(Pace::Slow, greedy));
            workers.think(Pace::Slow, greedy, || ());
        }
        assert!(!workers.has_room(Pace::Slow, greedy));
        assert!(workers.has_room(Pace::Slow, someone()));
        assert_eq!(workers.waiting(), MOST_WAITING);
    }

    #[test]
    fn a_search_that_panics_takes_no_thread_with_it() {
        let workers = Workers::start(1);
        workers.think(Pace::Quick, someone(), || panic!("as a test"));
        let (told, tells) = mpsc::channel();
        workers.think(Pace::Quick, someone(), move || told.send(()).unwrap());
        assert_eq!(tells.recv_timeout(LONG), Ok(()));
    }
}
