//! The event stream of a table, for as long as one cares.

use http_body_util::BodyExt as _;
use hyper::Method;
use protocol::{Farewell, StreamEvent};

use crate::client::unreachable;
use crate::messages::{self, Message, Messages};
use crate::play::Patience;
use crate::transport::AnswerBody;
use crate::{Answer, Client, Fault};

/// A watcher of a table. A broken stream is resumed where it ended.
#[derive(Debug)]
pub struct Watching {
    client: Client,
    table: String,
    /// The number of the last update.
    last: Option<u64>,
    stream: Option<AnswerBody>,
    messages: Messages,
    has_ended: bool,
}

impl Watching {
    pub(crate) fn new(client: Client, table: &str, last: Option<u64>) -> Self {
        let (table, messages) = (table.to_owned(), Messages::default());
        Self { client, table, last, stream: None, messages, has_ended: false }
    }

    /// The number of the last update that came.
    pub fn last(&self) -> Option<u64> {
        self.last
    }

    /// Breaks the stream off, as a phone does in a tunnel; it is taken up again when next asked for.
    pub fn hang_up(&mut self) {
        self.stream = None;
        self.messages = Messages::default();
    }

    /// What happens next; nothing once the table has been removed.
    pub async fn next(&mut self) -> Result<Option<StreamEvent>, Fault> {
        loop {
            if self.has_ended {
                return Ok(None);
            }
            if let Some(block) = self.messages.take() {
                self.client.hear(block.as_bytes());
                match messages::read(&block) {
                    Some(message) => return self.note(message).map(Some),
                    None => continue,
                }
            }
            let Some(stream) = &mut self.stream else {
                self.stream = Some(self.begin().await?);
                continue;
            };
            match stream.frame().await {
                Some(Ok(frame)) => {
                    if let Some(bytes) = frame.data_ref() {
                        self.messages.feed(bytes);
                    }
                }
                Some(Err(_)) | None => self.hang_up(),
            }
        }
    }

    async fn begin(&mut self) -> Result<AnswerBody, Fault> {
        let after = self.last.map(|last| format!("?after={last}")).unwrap_or_default();
        let path = format!("/api/tables/{}/stream{after}", self.table);
        let mut patience = Patience::new();
        loop {
            match try_to_begin(&self.client, &path).await {
                Err(fault) => patience.bear(fault).await?,
                begun => return begun,
            }
        }
    }

    fn note(&mut self, message: Message) -> Result<StreamEvent, Fault> {
        let unreadable =
            |why: serde_json::Error| Fault::Unreadable { status: 200, why: why.to_string() };
        let event = message.map_err(unreadable)?;
        match &event {
            StreamEvent::Update(update) => self.last = Some(update.number),
            StreamEvent::Farewell(Farewell::TableRemoved) => self.has_ended = true,
            StreamEvent::Farewell(_) => self.hang_up(),
            StreamEvent::Table(_) | StreamEvent::Trial(_) => {}
        }
        Ok(event)
    }
}

/// Asks for a stream. Not a method: a watcher, which holds a body, cannot be shared between threads while
/// this waits.
async fn try_to_begin(client: &Client, path: &str) -> Result<AnswerBody, Fault> {
    let response = client.begin(Method::GET, path, Vec::new()).await?;
    let (parts, body) = response.into_parts();
    if parts.status.is_success() {
        return Ok(body);
    }
    let body = body.collect().await.map_err(unreachable)?.to_bytes().to_vec();
    client.hear(&body);
    let answer = Answer { status: parts.status.as_u16(), headers: parts.headers, body };
    Err(answer.succeeded().err().unwrap_or(Fault::Unreachable("there is no stream".into())))
}
