//! Requests and answers.

use std::error::Error;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Body, Bytes};
use hyper::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, Response, Uri};
use protocol::{Me, NameRequest, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Fault;
use crate::transport::{AnswerBody, Transport};

/// The name of the cookie that says who one is.
const COOKIE_NAME: &str = "lettrine_session";
/// An answer takes at most this long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Someone who hears every byte that arrives, for logs and tests.
pub type Ear = Arc<dyn Fn(&[u8]) + Send + Sync>;

/// A client of one server. Clones are the same client: the same person, the same connections.
#[derive(Clone)]
pub struct Client {
    transport: Transport,
    language: Arc<str>,
    session: Arc<Mutex<Option<String>>>,
    ear: Option<Ear>,
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body.
    pub body: Vec<u8>,
}

impl Client {
    /// A client of the server at this address, which must be there: `http://127.0.0.1:8604`.
    pub async fn connect(address: &str) -> Result<Self, Fault> {
        let client = Self::new(address)?;
        client.me().await?;
        Ok(client)
    }

    /// A client of the server at this address, whether or not it is there.
    pub fn new(address: &str) -> Result<Self, Fault> {
        let bad = || Fault::Address(address.to_owned());
        let uri: Uri = address.trim_end_matches('/').parse().map_err(|_| bad())?;
        let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
        let address = format!("http://{}", authority.ok_or_else(bad)?);
        Ok(Self::over(Transport::http(&address)))
    }

    /// A client of a server in the same process: every request is handed to this function.
    pub fn in_process<Answering, AnsweredWith>(
        answer: impl Fn(Request<Full<Bytes>>) -> Answering + Send + Sync + 'static,
    ) -> Self
    where
        Answering: Future<Output = Response<AnsweredWith>> + Send + 'static,
        AnsweredWith:
            Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
    {
        Self::over(Transport::in_process(answer))
    }

    fn over(transport: Transport) -> Self {
        Self { transport, language: "en".into(), session: Arc::default(), ear: None }
    }

    /// The same with sentences in this language: `fr`.
    #[must_use]
    pub fn in_language(self, language: &str) -> Self {
        Self { language: language.into(), ..self }
    }

    /// The same as the person to whom this session belongs: another device of theirs.
    #[must_use]
    pub fn with_session(self, session: &str) -> Self {
        Self { session: Arc::new(Mutex::new(Some(session.to_owned()))), ..self }
    }

    /// Someone else at the same server, over the same connections.
    #[must_use]
    pub fn someone_else(&self) -> Self {
        Self { session: Arc::default(), ..self.clone() }
    }

    /// The same with someone who hears every byte that arrives.
    #[must_use]
    pub fn heard_by(self, ear: Ear) -> Self {
        Self { ear: Some(ear), ..self }
    }

    /// The session secret. It identifies the person, so keep it private.
    pub fn session(&self) -> Option<String> {
        self.locked_session().clone()
    }

    /// Who this is, as far as the server knows.
    pub async fn me(&self) -> Result<Me, Fault> {
        self.get("/api/me").await
    }

    /// Takes a name, or another one.
    pub async fn take_name(&self, name: &str) -> Result<Me, Fault> {
        self.post("/api/me", &NameRequest { name: name.to_owned() }).await
    }

    /// Sends anything and gives the answer as it came.
    pub async fn send(&self, method: Method, path: &str, body: Vec<u8>) -> Result<Answer, Fault> {
        let asking = async {
            let (parts, body) = self.begin(method, path, body).await?.into_parts();
            let body = body.collect().await.map_err(unreachable)?.to_bytes().to_vec();
            Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        let answer = tokio::time::timeout(PATIENCE, asking).await;
        let answer = answer.unwrap_or_else(|late| Err(Fault::Unreachable(late.to_string())))?;
        self.hear(&answer.body);
        Ok(answer)
    }

    pub(crate) async fn get<Sent: DeserializeOwned>(&self, path: &str) -> Result<Sent, Fault> {
        self.send(Method::GET, path, Vec::new()).await?.read()
    }

    pub(crate) async fn post<Sent: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Sent, Fault> {
        self.send(Method::POST, path, written(body)).await?.read()
    }

    /// Sends a request and gives the answer's beginning.
    pub(crate) async fn begin(
        &self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Response<AnswerBody>, Fault> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.transport.address()))
            .header(ACCEPT_LANGUAGE, &*self.language);
        if let Some(session) = self.session() {
            request = request.header(COOKIE, format!("{COOKIE_NAME}={session}"));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::from(body));
        let request = request.map_err(|fault| Fault::Address(format!("{path}: {fault}")))?;
        let response = self.transport.send(request).await?;
        self.keep_session(response.headers());
        Ok(response)
    }

    /// Passes an update to the listener.
    pub(crate) fn hear(&self, bytes: &[u8]) {
        if let Some(ear) = &self.ear {
            ear(bytes);
        }
    }

    fn keep_session(&self, headers: &HeaderMap) {
        let cookies = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        let first = cookies.filter_map(|cookie| cookie.split(';').next()?.split_once('='));
        for (_, secret) in first.filter(|(name, _)| *name == COOKIE_NAME) {
            *self.locked_session() = Some(secret.to_owned()).filter(|secret| !secret.is_empty());
        }
    }

    fn locked_session(&self) -> MutexGuard<'_, Option<String>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Answer {
    /// What the answer holds; a refusal is a fault.
    pub fn read<Sent: DeserializeOwned>(&self) -> Result<Sent, Fault> {
        self.succeeded()?;
        serde_json::from_slice(&self.body).map_err(|fault| self.unreadable(&fault))
    }

    /// Whether it is no refusal.
    pub fn succeeded(&self) -> Result<(), Fault> {
        let status = self.status;
        if (200..300).contains(&status) {
            return Ok(());
        }
        let problem: Problem =
            serde_json::from_slice(&self.body).map_err(|fault| self.unreadable(&fault))?;
        Err(Fault::Refused { status, problem: Box::new(problem) })
    }

    fn unreadable(&self, why: &serde_json::Error) -> Fault {
        Fault::Unreadable { status: self.status, why: why.to_string() }
    }
}

impl fmt::Debug for Client {
    /// Without the secret.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Client")
            .field("address", &self.transport.address())
            .finish_non_exhaustive()
    }
}

pub(crate) fn written(body: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(body).expect("requests are plain data")
}

/// A fault of the way, with its cause in words.
pub(crate) fn unreachable(fault: impl Into<Box<dyn Error + Send + Sync>>) -> Fault {
    let fault = fault.into();
    let cause = fault.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    Fault::Unreachable(format!("{fault}{cause}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_an_http_server() {
        assert!(Client::new("http://127.0.0.1:8604/").is_ok());
        let fault = Client::new("K7M-3PX").unwrap_err();
        assert!(fault.to_string().starts_with("\"K7M-3PX\" is not the address of a server"));
        assert!(Client::new("ftp://127.0.0.1").is_err());
    }

    #[test]
    fn the_secret_is_not_shown() {
        let client = Client::new("http://127.0.0.1:1").unwrap().with_session("ab12");
        assert_eq!(client.session().as_deref(), Some("ab12"));
        assert!(!format!("{client:?}").contains("ab12"));
    }

    #[tokio::test]
    async fn a_server_that_is_not_there_may_be_there_later() {
        let fault = Client::connect("http://127.0.0.1:1").await.unwrap_err();
        assert!(fault.may_pass(), "{fault}");
    }

    #[test]
    fn a_refusal_is_told_in_its_own_words() {
        let body = br#"{"problem":"not_yours","sentence":"that seat is not yours"}"#.to_vec();
        let answer = Answer { status: 403, headers: HeaderMap::new(), body };
        let fault = answer.read::<Me>().unwrap_err();
        assert_eq!(fault.to_string(), "that seat is not yours (403)");
        assert_eq!(fault.kind(), Some(protocol::ProblemKind::NotYours));
        assert!(!fault.may_pass());
    }
}
