//! The event stream of a table.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_core::Stream;
use protocol::{Farewell, Problem, Update};
use serde::Deserialize;
use store::PersonId;
use tokio::sync::mpsc;

use crate::app_state::AppState;
use crate::body::{AtTable, Question};
use crate::live::{Message, StreamMessage};
use crate::open_counts::{OpenCounts, Opened};
use crate::peer_address::PeerAddress;
use crate::rejection::Rejection;
use crate::session::Anyone;

/// Keep-alive interval of a stream.
const STILL_HERE: Duration = Duration::from_secs(15);

/// When to come back after too many streams.
const WAIT: Duration = Duration::from_secs(10);
/// Maximum streams of one address at a time: a class of pupils, each with some tabs.
const BY_ADDRESS: usize = 256;
/// Maximum streams of one person at a time.
const BY_PERSON: usize = 32;

/// The streams that are open.
pub(crate) struct Streams {
    by_address: Arc<OpenCounts<IpAddr>>,
    by_person: Arc<OpenCounts<PersonId>>,
}

/// A stream's places among them.
struct StreamPlaces {
    _of_its_address: Opened<IpAddr>,
    _of_its_person: Option<Opened<PersonId>>,
}

impl Default for Streams {
    fn default() -> Self {
        Self {
            by_address: OpenCounts::at_most(BY_ADDRESS),
            by_person: OpenCounts::at_most(BY_PERSON),
        }
    }
}

impl Streams {
    /// Places for a stream, if its address and its person have few enough.
    fn open(&self, address: IpAddr, person: Option<PersonId>) -> Option<StreamPlaces> {
        let of_its_person = match person {
            Some(person) => Some(self.by_person.open(person)?),
            None => None,
        };
        let of_its_address = self.by_address.open(address)?;
        Some(StreamPlaces { _of_its_address: of_its_address, _of_its_person: of_its_person })
    }
}

/// Where to start.
#[derive(Deserialize)]
pub(super) struct From {
    /// The number of the last update the client has seen.
    after: Option<u64>,
}

/// The number of the last update a client has seen: `Last-Event-ID`, else `after`.
pub(super) struct LastSeen(Option<u64>);

impl<State: Send + Sync> FromRequestParts<State> for LastSeen {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Rejection> {
        let Question(From { after }) = Question::from_request_parts(parts, state).await?;
        let last = parts.headers.get("last-event-id");
        Ok(Self(last.and_then(|id| id.to_str().ok()?.parse().ok()).or(after)))
    }
}

/// Everything that happens at a table, as server-sent events
///
/// First a `table`, then the updates missed since `after` (or `Last-Event-ID`), then messages as they
/// come: `table`, `update` (its id is its number), `trial`, `farewell`.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream",
    params(("id" = String, Path), ("after" = Option<u64>, Query), ("Last-Event-ID" = Option<u64>, Header)),
    responses(
        (status = 200, content_type = "text/event-stream", body = protocol::StreamEvent),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn stream(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    AtTable(id): AtTable,
    LastSeen(after): LastSeen,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Rejection> {
    let who = anyone.id();
    let places = app.streams.open(address, who).ok_or_else(|| Rejection::too_many(WAIT))?;
    let session = anyone.token;
    let watch = |reply| Message::Watch { who, session: session.clone(), after, reply };
    let receiver = app.ask(id, watch).await?;
    let telling = MessageStream { receiver, has_ended: false, _places: places };
    Ok(Sse::new(telling).keep_alive(KeepAlive::new().interval(STILL_HERE)))
}

/// The updates since a number, for clients without a stream
#[utoipa::path(
    get, path = "/api/tables/{id}/updates",
    params(("id" = String, Path), ("after" = Option<u64>, Query)),
    responses((status = 200, body = Vec<Update>), (status = "default", body = Problem))
)]
pub(super) async fn updates(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
    AtTable(id): AtTable,
    Question(From { after }): Question<From>,
) -> Result<Json<Vec<Update>>, Rejection> {
    let who = anyone.id();
    app.ask(id, |reply| Message::Missed { who, after, reply }).await.map(Json)
}

/// A client's messages as a stream.
struct MessageStream {
    receiver: mpsc::Receiver<StreamMessage>,
    has_ended: bool,
    _places: StreamPlaces,
}

impl Stream for MessageStream {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.has_ended {
            return Poll::Ready(None);
        }
        let told = ready!(self.receiver.poll_recv(context));
        // The channel closed without a farewell, so the client did not keep up.
        let told = told.unwrap_or_else(|| StreamMessage::farewell(&Farewell::TooSlow));
        self.has_ended = told.event == StreamMessage::FAREWELL;
        let event = Event::default().event(told.event).data(&told.data);
        let event = match told.id {
            Some(id) => event.id(id.to_string()),
            None => event,
        };
        Poll::Ready(Some(Ok(event)))
    }
}
