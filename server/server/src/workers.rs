//! Worker threads for the searches of computer players, so that nothing else waits for them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

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

/// The worker threads, in two groups, so that quick jobs never queue behind slow ones.
#[derive(Clone)]
pub(crate) struct Workers {
    quick: Lane,
    slow: Lane,
}

#[derive(Clone)]
struct Lane {
    jobs: Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

impl Workers {
    /// Starts this many threads for each pace.
    pub(crate) fn start(threads: usize) -> Self {
        Self { quick: Lane::start("quick", threads), slow: Lane::start("slow", threads) }
    }

    /// Runs a job as soon as a thread is free.
    pub(crate) fn think(&self, pace: Pace, job: impl FnOnce() + Send + 'static) {
        let lane = match pace {
            Pace::Quick => &self.quick,
            Pace::Slow => &self.slow,
        };
        lane.waiting.fetch_add(1, Ordering::Relaxed);
        if lane.jobs.send(Box::new(job)).is_err() {
            tracing::error!("no thread is left to think on");
        }
    }

    /// The number of jobs waiting for a thread.
    pub(crate) fn waiting(&self) -> usize {
        [&self.quick, &self.slow].map(|lane| lane.waiting.load(Ordering::Relaxed)).iter().sum()
    }
}

impl Lane {
    fn start(name: &str, threads: usize) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let named = thread::Builder::new().name(format!("{name}-{number}"));
            if let Err(fault) = named.spawn(move || work(&queue, &waiting)) {
                tracing::error!(%fault, "a thread could not be started");
            }
        }
        Self { jobs, waiting }
    }
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        waiting.fetch_sub(1, Ordering::Relaxed);
        let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
        if ended.is_err() {
            tracing::error!("a computer player's search panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_quick_search_does_not_wait_for_a_slow_one() {
        let workers = Workers::start(1);
        let (told, tells) = mpsc::channel();
        let (free, blocked) = mpsc::channel::<()>();
        let slow = told.clone();
        workers.think(Pace::Slow, move || {
            let _ = blocked.recv();
            let _ = slow.send("slow");
        });
        workers.think(Pace::Quick, move || told.send("quick").unwrap());
        assert_eq!(tells.recv_timeout(Duration::from_secs(5)), Ok("quick"));
        free.send(()).unwrap();
        assert_eq!(tells.recv_timeout(Duration::from_secs(5)), Ok("slow"));
    }

    #[test]
    fn a_search_that_panics_takes_no_thread_with_it() {
        let workers = Workers::start(1);
        workers.think(Pace::Quick, || panic!("as a test"));
        let (told, tells) = mpsc::channel();
        workers.think(Pace::Quick, move || told.send(()).unwrap());
        assert_eq!(tells.recv_timeout(Duration::from_secs(5)), Ok(()));
    }
}
