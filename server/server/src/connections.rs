//! Accepts connections, each with a time limit for its request headers.
//!
//! `axum::serve` does the same without a time limit.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

/// Time limit for the headers of a request.
pub(crate) const HEAD_WITHIN: Duration = Duration::from_mins(1);
/// Pause after the system fails to accept a connection.
const REST: Duration = Duration::from_secs(1);

/// Serves connections until `stopped`, then finishes the open ones (graceful shutdown).
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    head_within: Duration,
    stopped: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    let mut stopped = std::pin::pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = Connection { app: app.clone(), peer, head_within };
                tokio::spawn(connection.serve(stream, graceful.watcher()));
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
}

impl Connection {
    async fn serve(self, stream: TcpStream, watcher: Watcher) {
        let _small_messages_may_wait_a_little = stream.set_nodelay(true);
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
