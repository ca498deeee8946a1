//! Starting and stopping the server.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::routing::get;
use axum::{Json, Router, middleware};
use lexicon::Shelf;
use store::{Address, Lock, OpenError, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::app_state::AppState;
use crate::connections::{self, HEAD_WITHIN};
use crate::limits::Limits;
use crate::page::{self, Page};
use crate::rejection;
use crate::routes;
use crate::safety;
use crate::server_clock::Clock;

/// Maximum ports tried when the first is taken.
const PORTS_TRIED: u16 = 50;
/// Maximum size of a request, unless a route sets another.
const LARGEST_BODY: usize = 64 * 1024;
/// How long the server waits for open requests when it stops.
const PATIENCE: Duration = Duration::from_secs(5);
/// Interval between clean-ups of the database.
const CLEAN_UP: Duration = Duration::from_hours(1);

/// Where a server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Only on this address.
    At(SocketAddr),
    /// On this address or the next free port.
    From(SocketAddr),
}

/// The configuration of a server.
pub struct Config {
    /// Where it listens.
    pub listen: Listen,
    /// The address of the store.
    pub database: Address,
    /// The word lists.
    pub shelf: Shelf,
    /// The page, if it was built.
    pub page: Option<Page>,
    /// The number of worker threads for each pace.
    pub threads: usize,
    /// The rate limits.
    pub limits: Limits,
    /// The time: `Clock::default()` is the system's.
    pub clock: Clock,
    /// The folder with the user's own dictionaries, one subfolder per language.
    pub dictionaries: Option<PathBuf>,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
}

/// A running server.
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    app: Arc<AppState>,
    serving: JoinHandle<()>,
    lock: Lock,
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, StartError> {
    let lock = Lock::take(&config.database)?;
    let store = Store::open(&config.database).await?;
    let listener = listen(config.listen).await?;
    let address = listener
        .local_addr()
        .map_err(|source| StartError::Listen { address: config.listen.wanted(), source })?;
    let page = config.page;
    let app = Arc::new(AppState::new(store, config));
    spawn_background_tasks(&app);
    let (stop, mut stopped) = watch::channel(false);
    let router = router(Arc::clone(&app), page);
    let serving = tokio::spawn(async move {
        let stopped = async { drop(stopped.wait_for(|stop| *stop).await) };
        connections::serve(listener, router, HEAD_WITHIN, stopped).await;
    });
    lock.tell(&format!("http://{address}"));
    tracing::info!(%address, server = app.name, "listening");
    Ok(Running { address, stop, app, serving, lock })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Notifies every client, finishes writing, and stops.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.stop.send_replace(true);
        self.app.stop_tables().await;
        if tokio::time::timeout(PATIENCE, self.serving).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        self.app.store.close().await;
        self.lock.release();
        tracing::info!("stopped");
    }
}

impl Listen {
    const fn wanted(self) -> SocketAddr {
        match self {
            Self::At(address) | Self::From(address) => address,
        }
    }
}

async fn listen(listen: Listen) -> Result<TcpListener, StartError> {
    let wanted = listen.wanted();
    let mut address = wanted;
    loop {
        let source = match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(source) => source,
        };
        let next = address.port().checked_add(1).filter(|port| port - wanted.port() < PORTS_TRIED);
        match (listen, next) {
            (Listen::From(_), Some(port)) if source.kind() == io::ErrorKind::AddrInUse => {
                address.set_port(port);
            }
            _ => return Err(StartError::Listen { address, source }),
        }
    }
}

/// Starts the background tasks.
pub(crate) fn spawn_background_tasks(app: &Arc<AppState>) {
    tokio::spawn(Arc::clone(app).pass_notices_on());
    tokio::spawn(Arc::clone(app).bring_back());
    tokio::spawn(Arc::clone(app).write_clocks());
    if app.shares_its_store {
        tokio::spawn(Arc::clone(app).poll());
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        loop {
            match app.store.clean_up(app.clock.timestamp()).await {
                Ok(cleaned) => tracing::debug!(?cleaned, "cleaned up"),
                Err(fault) => tracing::warn!(%fault, "could not clean up"),
            }
            app.clock.sleep(CLEAN_UP).await;
        }
    });
}

/// The whole application.
pub(crate) fn router(app: Arc<AppState>, page: Option<Page>) -> Router {
    let (api, description) = routes::api();
    api.route("/api/openapi.json", get(move || async move { Json(description) }))
        .fallback(move |request: Request| async move { page::answer(page, &request) })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(safety::reject_cross_site))
        .layer(middleware::from_fn(rejection::speak))
        .layer(middleware::from_fn(safety::headers))
        .layer(middleware::from_fn(safety::note))
        .with_state(app)
}
