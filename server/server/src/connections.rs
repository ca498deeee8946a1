//! Accepts connections, up to a limit, each with time limits for its request headers and for a
//! client that does not read.
//!
//! `axum::serve` does the same without limits.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;

use crate::open_counts::{OpenCounts, Opened};

/// Time limit for the headers of a request.
pub(crate) const HEAD_WITHIN: Duration = Duration::from_mins(1);
/// Pause after the system fails to accept a connection.
const REST: Duration = Duration::from_secs(1);

/// Time limit for a client to take what is sent: a screen that was let go as too slow frees its socket.
const READ_WITHIN: Duration = Duration::from_mins(1);
/// Descriptors that connections leave for the database, files and the log.
const RESERVED: usize = 128;
/// The descriptors that are asked for.
const WANTED: u64 = 65_536;
/// Maximum open connections of one address. A proxy on this machine has all of them.
const BY_ADDRESS: usize = 512;

/// Maximum open connections: what the system allows, less a reserve.
fn most_connections() -> usize {
    let allowed = rlimit::increase_nofile_limit(WANTED).unwrap_or(1_024);
    usize::try_from(allowed).unwrap_or(usize::MAX).saturating_sub(RESERVED).max(RESERVED)
}

/// The connections that are open.
struct Connections {
    all: Arc<Semaphore>,
    by_address: Arc<OpenCounts<IpAddr>>,
}

/// A connection's place among them.
struct Place {
    _among_all: OwnedSemaphorePermit,
    _of_its_address: Option<Opened<IpAddr>>,
}

impl Connections {
    /// A place for a connection from this address, if there is one.
    fn place(&self, peer: IpAddr) -> Option<Place> {
        let peer = peer.to_canonical();
        let among_all = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let of_its_address =
            if peer.is_loopback() { None } else { Some(self.by_address.open(peer)?) };
        Some(Place { _among_all: among_all, _of_its_address: of_its_address })
    }
}

/// Serves connections until `stopped`, then finishes the open ones (graceful shutdown).
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    head_within: Duration,
    stopped: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    let all = Arc::new(Semaphore::new(most_connections()));
    let connections = Connections { all, by_address: OpenCounts::at_most(BY_ADDRESS) };
    let mut stopped = std::pin::pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Without a place the connection is closed at once.
                if let Some(place) = connections.place(peer.ip()) {
                    let connection = Connection { app: app.clone(), peer, head_within, place };
                    tokio::spawn(connection.serve(stream, graceful.watcher()));
                }
            }
            Err(fault) if is_of_one_connection(&fault) => {}
            Err(fault) => {
                tracing::error!(%fault, "no connection can be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    graceful.shutdown().await;
}

/// A connection to a client.
struct Connection {
    app: Router,
    peer: SocketAddr,
    head_within: Duration,
    place: Place,
}

impl Connection {
    async fn serve(self, stream: TcpStream, watcher: Watcher) {
        let _small_messages_may_wait_a_little = stream.set_nodelay(true);
        let _until_it_ends = self.place;
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(READ_WITHIN));
        let stream = Box::pin(stream);
        let (app, peer) = (TowerToHyperService::new(self.app), self.peer);
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.head_within)
            .serve_connection(TokioIo::new(stream), service);
        if let Err(fault) = watcher.watch(connection).await {
            tracing::debug!(%fault, "a connection broke off");
        }
    }
}

/// Whether the error concerns only this connection.
fn is_of_one_connection(fault: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(fault.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::oneshot;
    use tokio::task::JoinHandle;

    use super::*;

    async fn server(head_within: Duration) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let greet = |ConnectInfo(peer): ConnectInfo<SocketAddr>| async move { peer.to_string() };
        let app = Router::new().route("/", get(greet));
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            serve(listener, app, head_within, stopped).await;
        });
        (address, stop, serving)
    }

    #[tokio::test]
    async fn a_client_is_answered_and_its_address_is_known() {
        let (address, stop, serving) = server(HEAD_WITHIN).await;
        let mut client = TcpStream::connect(address).await.unwrap();
        let request = b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
        client.write_all(request).await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        let own = client.local_addr().unwrap().to_string();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with(&own), "{answer}");
        drop(stop);
        serving.await.unwrap();
    }

    #[test]
    fn connections_have_a_limit_and_one_address_does_not_take_all() {
        let all = Arc::new(Semaphore::new(BY_ADDRESS + 2));
        let connections = Connections { all, by_address: OpenCounts::at_most(BY_ADDRESS) };
        let [one, other]: [IpAddr; 2] = [[192, 0, 2, 1].into(), [192, 0, 2, 2].into()];
        let held: Vec<Place> = (0..BY_ADDRESS).filter_map(|_| connections.place(one)).collect();
        assert_eq!(held.len(), BY_ADDRESS);
        assert!(connections.place(one).is_none());
        let others = [connections.place(other), connections.place(other)];
        assert!(others.iter().all(Option::is_some));
        assert!(connections.place([127, 0, 0, 1].into()).is_none(), "all places are taken");
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_for_a_request_that_does_not_come() {
        let (address, _stop, _serving) = server(Duration::from_millis(50)).await;
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\nhost: h").await.unwrap();
        let mut answer = Vec::new();
        slow.read_to_end(&mut answer).await.unwrap();
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
    }
}
