//! Letting clients in: a task for each connection, with a patience that ends.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A client has this long to say what it wants, from the first letter to the last header.
const HEADERS: Duration = Duration::from_secs(20);
/// How long to wait when the system cannot let anyone in.
const CROWDED: Duration = Duration::from_millis(100);

/// Serves everyone who comes, until it is to stop and those who are served have gone.
pub(crate) async fn serve(listener: TcpListener, app: Router, mut stop: watch::Receiver<bool>) {
    let connections = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, address)) => welcome(&connections, stream, address, &app),
            Err(fault) => {
                tracing::warn!(%fault, "nobody can be let in");
                tokio::time::sleep(CROWDED).await;
            }
        }
    }
    drop(listener);
    connections.shutdown().await;
}

fn welcome(connections: &GracefulShutdown, stream: TcpStream, address: SocketAddr, app: &Router) {
    // Updates are small and must not wait for more.
    let _it_is_only_slower = stream.set_nodelay(true);
    let app = TowerToHyperService::new(app.clone());
    // A layer would do the same, and build all routes anew for every connection.
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        app.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        if let Err(fault) = connection.await {
            tracing::debug!(%fault, "a connection broke off");
        }
    });
}
