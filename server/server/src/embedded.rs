//! A server without a listener, for a program that is its only client.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{Request, Response};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use store::{Fault, Lock, Person, PersonId, Store};

use crate::app_state::AppState;
use crate::serve::{Config, StartError, router, spawn_background_tasks};
use crate::session;

/// Maximum people listed.
const MOST_PEOPLE: u8 = 20;

/// A server called directly, without network connections. Clones share the same server.
#[derive(Clone)]
pub struct Embedded {
    app: Arc<AppState>,
    router: Router,
    lock: Lock,
}

impl Embedded {
    /// Opens the store and loads the games; `config.listen` and the page are not used.
    pub async fn open(config: Config) -> Result<Self, StartError> {
        let lock = Lock::take(&config.database)?;
        let store = Store::open(&config.database).await?;
        let app = Arc::new(AppState::new(store, config));
        spawn_background_tasks(&app);
        let router = router(Arc::clone(&app), None);
        Ok(Self { app, router, lock })
    }

    /// Answers one request of the API.
    pub async fn answer<Asked>(&self, request: Request<Asked>) -> Response<Body>
    where
        Asked: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Send + 'static,
    {
        let answered = TowerToHyperService::new(self.router.clone()).call(request).await;
        answered.unwrap_or_else(|never| match never {})
    }

    /// The people who have played here, most recent first.
    pub async fn people(&self) -> Result<Vec<Person>, Fault> {
        self.app.store.last_people(MOST_PEOPLE).await
    }

    /// Starts a session for a person and returns its secret. It needs no password, because everyone
    /// with access to the data folder can read everything in it anyway.
    pub async fn begin_session(&self, person: PersonId) -> Result<String, Fault> {
        session::begin_secret(&self.app, person).await
    }

    /// Notifies every client, finishes writing, and stops.
    pub async fn stop(self) {
        self.app.stop_tables().await;
        self.app.store.close().await;
        self.lock.release();
    }
}
