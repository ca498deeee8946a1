//! A server of our own for each test, with a folder of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use lexicon::Shelf;
use server::{Config, Limits, Listen, Running};
use store::{Address, Store};

/// A server that runs, and what it keeps.
pub(crate) struct House {
    pub(crate) database: Address,
    running: Option<Running>,
    address: SocketAddr,
    _folder: Folder,
}

impl House {
    /// A server on SQLite.
    pub(crate) async fn open() -> Self {
        let folder = Folder::new();
        let database = Address::Sqlite(folder.0.join("lettrine.db"));
        Self::keeping(database, folder).await
    }

    /// A server on a copy of this SQLite file.
    pub(crate) async fn with_file(content: &[u8]) -> Self {
        let folder = Folder::new();
        let file = folder.0.join("lettrine.db");
        fs::write(&file, content).unwrap();
        Self::keeping(Address::Sqlite(file), folder).await
    }

    /// A server on this database.
    pub(crate) async fn on(database: Address) -> Self {
        Self::keeping(database, Folder::new()).await
    }

    async fn keeping(database: Address, folder: Folder) -> Self {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let running = start(&database, anywhere).await;
        let address = running.address();
        Self { database, running: Some(running), address, _folder: folder }
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it as `lettrine serve` is stopped.
    pub(crate) async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    /// Starts it again, at the same address.
    pub(crate) async fn start(&mut self) {
        self.running = Some(start(&self.database, self.address).await);
    }

    /// A look behind the curtain.
    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }
}

async fn start(database: &Address, address: SocketAddr) -> Running {
    let config = Config {
        listen: Listen::At(address),
        database: database.clone(),
        shelf: Shelf::new(word_data::names().filter_map(word_data::open)),
        page: None,
        threads: 2,
        limits: Limits::unlimited(),
        dictionaries: None,
    };
    server::start(config).await.unwrap()
}

/// A folder that is removed with its content.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lettrine-server-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
