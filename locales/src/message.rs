//! Messages: something to say, before it is said in a language.

use std::fmt;

use serde::Serialize;

use crate::{Language, bundle};

/// Something that can be told to a person in their language, in whole sentences.
pub trait Spoken {
    /// What is to be said.
    fn message(&self) -> Message;

    /// The same as a sentence of this language.
    fn say(&self, language: Language) -> String {
        bundle::format(&self.message(), language)
    }
}

/// A sentence in no language yet: the key of a Fluent message, and what it leaves open.
///
/// The constructors in the modules of this crate make them, one for each key.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    key: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// Text that is the same in all languages: a word, a name, a code.
    Text(String),
    /// A number, which may choose a plural form.
    Number(f64),
    /// A number shown with one decimal, as in a table: `3.0`.
    Tenths(f64),
    /// A sentence or a part of one.
    Message(Message),
    /// Several of these, joined as in `A, B and C`.
    List(Vec<Value>),
}

impl Message {
    pub(crate) fn new(key: &'static str, arguments: Vec<(&'static str, Value)>) -> Self {
        Self { key, arguments }
    }

    /// The key under which it is written.
    pub fn key(&self) -> &'static str {
        self.key
    }

    pub(crate) fn arguments(&self) -> &[(&'static str, Value)] {
        &self.arguments
    }
}

impl Spoken for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// In English, for logs.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::EN))
    }
}

/// Makes something [`Spoken`] an error whose text is English, for logs and tests.
#[macro_export]
macro_rules! spoken_error {
    ($error:ty) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::Spoken::message(self).fmt(f)
            }
        }

        impl std::error::Error for $error {}
    };
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<&[String]> for Value {
    fn from(texts: &[String]) -> Self {
        Self::List(texts.iter().map(Self::from).collect())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// Whole numbers of every size; those past 2⁵³ lose their last digits.
macro_rules! number {
    ($($whole:ty),*) => {$(
        impl From<$whole> for Value {
            #[expect(clippy::allow_attributes, reason = "which of these lints is met depends on the type")]
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless, reason = "counts are small")]
            fn from(number: $whole) -> Self {
                Self::Number(number as f64)
            }
        }
    )*};
}

number!(u8, u16, u32, u64, usize, i32, i64);
