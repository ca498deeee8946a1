//! A data folder of a test's own, and tables to play at.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use lexicon::Shelf;
use locales::Language;
use protocol::{NewSeat, NewTableRequest, Visibility};
use serde_json::json;
use server::{Clock, Config, Limits, Listen};
use terminal::{House, Place, database};

static MADE: AtomicU32 = AtomicU32::new(0);

/// A data folder, removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// An empty one.
    pub(crate) fn new() -> Self {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("lettrine-terminal-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for temporary files");
        Self(folder)
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// A server on it.
    pub(crate) fn config(&self) -> Config {
        Config {
            listen: Listen::At(([127, 0, 0, 1], 0).into()),
            database: database(&self.0),
            shelf: Shelf::new(word_data::names().filter_map(word_data::open)),
            page: None,
            threads: 1,
            limits: Limits::unlimited(),
            clock: Clock::default(),
            dictionaries: None,
        }
    }

    /// The house of this folder.
    pub(crate) async fn open(&self) -> House {
        self.open_in(Language::EN).await
    }

    /// The house of this folder in a language.
    pub(crate) async fn open_in(&self, language: Language) -> House {
        let place = Place::Here(Box::new(self.config()));
        House::open(place, &self.0, language).await.expect("an empty folder")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _the_system_removes_it = std::fs::remove_dir_all(&self.0);
    }
}

/// A computer player.
pub(crate) fn against(level: &str) -> NewSeat {
    NewSeat::Computer { level: level.into(), name: None }
}

/// A table of the club's rules at which the first seat begins.
pub(crate) fn club(seats: Vec<NewSeat>) -> NewTableRequest {
    NewTableRequest {
        game: "crossword".into(),
        preset: "club".into(),
        changes: json!({"starter": "first"}),
        position: None,
        aids: None,
        seats,
        title: None,
        visibility: Visibility::default(),
        start: false,
    }
}
