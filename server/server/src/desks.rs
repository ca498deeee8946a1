//! Desks: where work is done that would keep others waiting, a few at a time.

use tokio::sync::Semaphore;

use crate::refused::Refused;
use crate::sentences::Sentence;

/// A few desks, and a bench for those who wait.
pub(crate) struct Desks {
    desks: Semaphore,
    places: Semaphore,
}

impl Desks {
    /// So many desks, and so many places on the bench; whoever finds none is told to come again.
    pub(crate) fn new(desks: usize, bench: usize) -> Self {
        Self { desks: Semaphore::new(desks), places: Semaphore::new(desks + bench) }
    }

    /// Does a piece of work on a thread of its own, as soon as a desk is free.
    pub(crate) async fn work<Answer: Send + 'static>(
        &self,
        work: impl FnOnce() -> Answer + Send + 'static,
    ) -> Result<Answer, Refused> {
        let unavailable = || Refused::from(Sentence::Unavailable);
        let _place = self.places.try_acquire().map_err(|_| unavailable())?;
        let _desk = self.desks.acquire().await.map_err(|_| unavailable())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| unavailable())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_finds_no_place_is_told_to_come_again() {
        let desks = Desks::new(0, 0);
        assert!(desks.work(|| 1).await.is_err());
        assert_eq!(Desks::new(1, 0).work(|| 1).await.ok(), Some(1));
    }

    #[tokio::test]
    async fn work_that_breaks_off_takes_no_desk_with_it() {
        let desks = Desks::new(1, 0);
        assert!(desks.work(|| panic!("as a test")).await.is_err());
        assert_eq!(desks.work(|| 1).await.ok(), Some(1));
    }
}
