//! One server at a time on one SQLite file: an advisory lock on a file beside it.
//!
//! SQLite itself lets several programs write in turn, but each would go on with the games in its own
//! memory. The system gives the lock back when a program ends, however it ends.

use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::open::make_folder_of;
use crate::{Address, OpenError};

/// The lock on a store, held until its last clone is dropped; none on PostgreSQL, which is for many.
#[derive(Clone, Debug)]
pub struct Lock(Option<Arc<File>>);

impl Lock {
    /// Locks the store at this address against other programs.
    pub fn take(address: &Address) -> Result<Self, OpenError> {
        let Address::Sqlite(database) = address else { return Ok(Self(None)) };
        make_folder_of(database)?;
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        // A folder that cannot be written is reported by SQLite, in words of its own.
        let Ok(mut file) = options.open(beside(database)) else { return Ok(Self(None)) };
        match file.try_lock() {
            Ok(()) => {
                let _nobody_is_told_where_we_are = file.set_len(0);
                Ok(Self(Some(Arc::new(file))))
            }
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let _its_holder_may_not_let_us_read = file.read_to_string(&mut text);
                Err(OpenError::InUse(text))
            }
            Err(TryLockError::Error(_)) => Ok(Self(None)),
        }
    }

    /// Tells whoever wants the lock where its holder can be reached.
    pub fn tell(&self, address: &str) {
        let Some(mut file) = self.0.as_deref() else { return };
        let _they_are_refused_anyway = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| file.write_all(address.as_bytes()));
    }

    /// Gives the lock back before the last clone is dropped.
    pub fn release(&self) {
        if let Some(file) = &self.0 {
            let _the_system_does_it_at_the_end = file.unlock();
        }
    }
}

/// Where the program that has a database file open can be reached, if it has said so.
pub fn told_address(database: &Path) -> Option<String> {
    let text = std::fs::read_to_string(beside(database)).ok()?;
    Some(text).filter(|address| !address.is_empty())
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_program_is_told_where_the_first_can_be_reached() {
        let folder = std::env::temp_dir().join(format!("lettrine-lock-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.db");
        let address = Address::Sqlite(file.clone());
        let first = Lock::take(&address).unwrap();
        first.tell("http://127.0.0.1:8604");
        assert_eq!(told_address(&file).as_deref(), Some("http://127.0.0.1:8604"));
        let Err(OpenError::InUse(found)) = Lock::take(&address) else { panic!("it is locked") };
        assert_eq!(found, "http://127.0.0.1:8604");
        drop(first);
        assert!(Lock::take(&address).is_ok());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
