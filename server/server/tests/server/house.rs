//! A server of our own for each test, with a folder of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use lexicon::Shelf;
use server::{Clock, Config, Limits, Listen, Running};
use store::{Address, Store};
use tokio::runtime::Runtime;

/// A server that runs on a runtime of its own, and what it keeps.
pub(crate) struct House {
    pub(crate) database: Address,
    /// The server's time, also when it starts again.
    pub(crate) clock: Clock,
    running: Option<(Running, Runtime)>,
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
        let clock = Clock::default();
        let (running, runtime) = start(&database, anywhere, &clock).await;
        let address = running.address();
        Self { database, clock, running: Some((running, runtime)), address, _folder: folder }
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
        if let Some((running, runtime)) = self.running.take() {
            running.stop().await;
            runtime.shutdown_background();
        }
    }

    /// Ends it at once, as a crash does.
    pub(crate) fn crash(&mut self) {
        if let Some((_, runtime)) = self.running.take() {
            runtime.shutdown_background();
        }
    }

    /// Starts it again, at the same address.
    pub(crate) async fn start(&mut self) {
        self.running = Some(start(&self.database, self.address, &self.clock).await);
    }

    /// A look behind the curtain.
    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.crash();
    }
}

async fn start(database: &Address, address: SocketAddr, clock: &Clock) -> (Running, Runtime) {
    let config = Config {
        listen: Listen::At(address),
        database: database.clone(),
        shelf: Shelf::new(word_data::names().filter_map(word_data::open)),
        page: None,
        threads: 2,
        limits: Limits::unlimited(),
        clock: clock.clone(),
        dictionaries: None,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let running = runtime.spawn(server::start(config)).await.unwrap().unwrap();
    (running, runtime)
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
