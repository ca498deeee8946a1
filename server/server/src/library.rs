//! The library: dictionaries, opened on first use.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use definitions::Dictionaries;
use tokio::sync::Mutex;

use crate::blocking_pool::BlockingPool;
use crate::rejection::Rejection;

/// Maximum look-ups at once.
const AT_ONCE: usize = 4;
/// Maximum queued look-ups.
const WAITING: usize = 200;

/// The dictionaries of all languages, and the pool on which words are looked up.
pub(crate) struct Library {
    /// The pool for look-ups and file reads.
    pub(crate) pool: BlockingPool,
    added_in: Option<PathBuf>,
    opened: Mutex<HashMap<String, Arc<Dictionaries>>>,
}

impl Library {
    /// A library; the user's own dictionaries are in one folder per language.
    pub(crate) fn new(added_in: Option<PathBuf>) -> Self {
        Self { pool: BlockingPool::new(AT_ONCE, WAITING), added_in, opened: Mutex::default() }
    }

    /// The dictionaries of a language.
    pub(crate) async fn dictionaries(
        &self,
        language: &str,
    ) -> Result<Arc<Dictionaries>, Rejection> {
        let mut opened = self.opened.lock().await;
        if let Some(known) = opened.get(language) {
            return Ok(Arc::clone(known));
        }
        let folder = self.added_in.as_ref().map(|folder| folder.join(language));
        let name = language.to_owned();
        let open = move || Dictionaries::open(&name, folder.as_deref());
        let found = Arc::new(self.pool.run(open).await?);
        for skipped in found.skipped() {
            tracing::warn!(%skipped, "a dictionary cannot be read");
        }
        opened.insert(language.to_owned(), Arc::clone(&found));
        Ok(found)
    }
}
