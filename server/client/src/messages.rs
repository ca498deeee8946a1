//! Server-sent events, read from bytes as they come.

use protocol::StreamEvent;
use serde_json::{Value, json};

/// Bytes of a stream that are not yet a whole message.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    waiting: Vec<u8>,
}

/// A message, or why it could not be read.
pub(crate) type Message = Result<StreamEvent, serde_json::Error>;

impl Messages {
    /// More bytes have come.
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        self.waiting.extend_from_slice(bytes);
    }

    /// The next block of lines that has come as a whole: a message or a comment.
    pub(crate) fn take(&mut self) -> Option<String> {
        let end = self.waiting.windows(2).position(|pair| pair == b"\n\n")? + 2;
        let block: Vec<u8> = self.waiting.drain(..end).collect();
        Some(String::from_utf8_lossy(&block).into_owned())
    }
}

/// The message of a block of lines; nothing if it has none.
pub(crate) fn read(block: &str) -> Option<Message> {
    let field = |name: &str| {
        let values = block.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        let values: Vec<&str> =
            values.map(|value| value.strip_prefix(' ').unwrap_or(value)).collect();
        (!values.is_empty()).then(|| values.join("\n"))
    };
    let (event, text) = (field("event")?, field("data")?);
    let message = serde_json::from_str::<Value>(&text)
        .and_then(|data| serde_json::from_value(json!({"event": event, "data": data})));
    Some(message)
}

#[cfg(test)]
mod tests {
    use protocol::Farewell;

    use super::*;

    #[test]
    fn a_message_may_come_in_pieces_and_between_comments() {
        let mut messages = Messages::default();
        messages.feed(b":\n\nevent: fare");
        assert!(read(&messages.take().unwrap()).is_none());
        assert!(messages.take().is_none());
        messages.feed(b"well\ndata: {\"because\":\"too_slow\"}\n\n:\n\n");
        let message = read(&messages.take().unwrap()).unwrap().unwrap();
        assert_eq!(message, StreamEvent::Farewell(Farewell::TooSlow));
        assert!(read(&messages.take().unwrap()).is_none());
    }

    #[test]
    fn what_is_no_message_of_ours_is_said_to_be_none() {
        assert!(read("event: weather\ndata: {}\n\n").unwrap().is_err());
    }
}
