//! The rules as sentences.
