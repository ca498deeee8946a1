//! BlockingPool: where work is done that would keep others waiting, a few at a time.

use tokio::sync::Semaphore;

use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// A few pool, and a bench for those who wait.
pub(crate) struct BlockingPool {
    pool: Semaphore,
    places: Semaphore,
}

impl BlockingPool {
    /// So many pool, and so many places on the bench; whoever finds none is told to come again.
    pub(crate) fn new(pool: usize, bench: usize) -> Self {
        Self { pool: Semaphore::new(pool), places: Semaphore::new(pool + bench) }
    }

    /// Does a piece of work on a thread of its own, as soon as a desk is free.
    pub(crate) async fn run<Answer: Send + 'static>(
        &self,
        work: impl FnOnce() -> Answer + Send + 'static,
    ) -> Result<Answer, Rejection> {
        let unavailable = || Rejection::from(Sentence::Unavailable);
        let _place = self.places.try_acquire().map_err(|_| unavailable())?;
        let _desk = self.pool.acquire().await.map_err(|_| unavailable())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| unavailable())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_finds_no_place_is_told_to_come_again() {
        let pool = BlockingPool::new(0, 0);
        assert!(pool.run(|| 1).await.is_err());
        assert_eq!(BlockingPool::new(1, 0).run(|| 1).await.ok(), Some(1));
    }

    #[tokio::test]
    async fn work_that_breaks_off_takes_no_desk_with_it() {
        let pool = BlockingPool::new(1, 0);
        assert!(pool.run(|| panic!("as a test")).await.is_err());
        assert_eq!(pool.run(|| 1).await.ok(), Some(1));
    }
}
