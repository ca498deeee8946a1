//! A bounded pool for blocking work: limits the jobs on the runtime's blocking threads.

use tokio::sync::Semaphore;

use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// A pool with a bounded queue.
pub(crate) struct BlockingPool {
    running: Semaphore,
    admitted: Semaphore,
}

impl BlockingPool {
    /// A pool with this many concurrent jobs and this many waiting ones; further jobs are rejected.
    pub(crate) fn new(at_once: usize, waiting: usize) -> Self {
        Self { running: Semaphore::new(at_once), admitted: Semaphore::new(at_once + waiting) }
    }

    /// Runs a job on a blocking thread as soon as one is free.
    pub(crate) async fn run<Answer: Send + 'static>(
        &self,
        work: impl FnOnce() -> Answer + Send + 'static,
    ) -> Result<Answer, Rejection> {
        let unavailable = || Rejection::from(Sentence::Unavailable);
        let _admitted = self.admitted.try_acquire().map_err(|_| unavailable())?;
        let _running = self.running.acquire().await.map_err(|_| unavailable())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| unavailable())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_job_that_finds_no_place_is_rejected() {
        let pool = BlockingPool::new(0, 0);
        assert!(pool.run(|| 1).await.is_err());
        assert_eq!(BlockingPool::new(1, 0).run(|| 1).await.ok(), Some(1));
    }

    #[tokio::test]
    async fn a_job_that_panics_frees_its_place() {
        let pool = BlockingPool::new(1, 0);
        assert!(pool.run(|| panic!("as a test")).await.is_err());
        assert_eq!(pool.run(|| 1).await.ok(), Some(1));
    }
}
