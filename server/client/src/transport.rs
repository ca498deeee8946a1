//! How requests reach a server: over the network, or by a call in the same process.

use std::error::Error;
use std::pin::Pin;
use std::sync::Arc;

use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Body, Bytes};
use hyper::{Request, Response};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

use crate::Fault;
use crate::client::unreachable;

/// The body of an answer, which may go on for as long as a stream does.
pub(crate) type AnswerBody = UnsyncBoxBody<Bytes, Box<dyn Error + Send + Sync>>;

type Answering = Pin<Box<dyn Future<Output = Response<AnswerBody>> + Send>>;

/// The way to a server.
#[derive(Clone)]
pub(crate) enum Transport {
    Http { http: Http<HttpConnector, Full<Bytes>>, address: Arc<str> },
    InProcess(Arc<dyn Fn(Request<Full<Bytes>>) -> Answering + Send + Sync>),
}

impl Transport {
    /// To the server at this address: `http://127.0.0.1:8604`.
    pub(crate) fn http(address: &str) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let http = Http::builder(TokioExecutor::new()).build(connector);
        Self::Http { http, address: address.into() }
    }

    /// To a server in the same process.
    pub(crate) fn in_process<Handling, AnsweredWith>(
        answer: impl Fn(Request<Full<Bytes>>) -> Handling + Send + Sync + 'static,
    ) -> Self
    where
        Handling: Future<Output = Response<AnsweredWith>> + Send + 'static,
        AnsweredWith:
            Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
    {
        Self::InProcess(Arc::new(move |request| {
            let answering = answer(request);
            Box::pin(async { answering.await.map(boxed) })
        }))
    }

    /// The part of every address before its path.
    pub(crate) fn address(&self) -> &str {
        match self {
            Self::Http { address, .. } => address,
            Self::InProcess(_) => "",
        }
    }

    /// Sends a request and gives the beginning of the answer.
    pub(crate) async fn send(
        &self,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<AnswerBody>, Fault> {
        match self {
            Self::Http { http, .. } => {
                Ok(http.request(request).await.map_err(unreachable)?.map(boxed))
            }
            Self::InProcess(answer) => Ok(answer(request).await),
        }
    }
}

fn boxed<Answered>(body: Answered) -> AnswerBody
where
    Answered: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
{
    body.map_err(Into::into).boxed_unsync()
}
