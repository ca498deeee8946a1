//! Blocks: about 64 kB of records, deflated together.
//!
//! A record is a front-coded key (the letters shared with the key before it are counted, not
//! repeated), the length of its body, and the body: entries, then forms. The length lets a search
//! skip records without reading them.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use super::checksum;
use super::wire::{Cursor, put_number, put_text};
use crate::entry::{Form, PartOfSpeech, Relation, Sense};

/// Everything stored under one key.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) entries: Vec<StoredEntry>,
    pub(crate) forms: Vec<Form>,
}

/// The entry of one source for one spelling; the source is an index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StoredEntry {
    pub(crate) spelling: String,
    pub(crate) source: usize,
    pub(crate) senses: Vec<Sense>,
}

/// Deflates a block.
pub(crate) fn pack(plain: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(plain)
        .and_then(|()| encoder.finish())
        .expect("writing to memory does not fail")
}

/// Inflates a block, if it is the one that was written.
pub(crate) fn unpack(packed: &[u8], expected: [u8; 8]) -> Option<Vec<u8>> {
    if short_checksum(packed) != expected {
        return None;
    }
    let mut plain = Vec::new();
    DeflateDecoder::new(packed).read_to_end(&mut plain).ok()?;
    Some(plain)
}

/// The eight bytes by which a packed block is known.
pub(crate) fn short_checksum(packed: &[u8]) -> [u8; 8] {
    *checksum(packed).first_chunk().expect("a checksum has 32 bytes")
}

/// Appends a record; `previous` is the key before it in the same block.
pub(crate) fn put_record(bytes: &mut Vec<u8>, previous: &str, key: &str, record: &Record) {
    let shared = shared_length(previous, key);
    put_number(bytes, shared);
    put_text(bytes, &key[shared..]);
    let mut body = Vec::new();
    put_number(&mut body, record.entries.len());
    for entry in &record.entries {
        put_entry(&mut body, key, entry);
    }
    for form in &record.forms {
        let relation = Relation::ALL.iter().position(|relation| *relation == form.relation);
        put_number(&mut body, relation.expect("all relations are in the list"));
        put_text(&mut body, &form.base);
    }
    put_number(bytes, body.len());
    bytes.extend_from_slice(&body);
}

/// How many bytes two keys share at their front, in whole characters.
fn shared_length(left: &str, right: &str) -> usize {
    let pairs = left.chars().zip(right.chars());
    pairs.take_while(|(left, right)| left == right).map(|(letter, _)| letter.len_utf8()).sum()
}

/// Appends an entry. A spelling that is the key in lower case, as most are, is left empty.
fn put_entry(body: &mut Vec<u8>, key: &str, entry: &StoredEntry) {
    let plain = entry.spelling == key.to_lowercase();
    put_text(body, if plain { "" } else { &entry.spelling });
    put_number(body, entry.source);
    put_number(body, entry.senses.len());
    for sense in &entry.senses {
        match &sense.part_of_speech {
            None => body.push(0),
            Some(PartOfSpeech::Noun) => body.push(1),
            Some(PartOfSpeech::Verb) => body.push(2),
            Some(PartOfSpeech::Adjective) => body.push(3),
            Some(PartOfSpeech::Adverb) => body.push(4),
            Some(PartOfSpeech::Other(name)) => {
                body.push(5);
                put_text(body, name);
            }
        }
        put_text(body, &sense.gloss);
    }
}

/// Walks through the records of an inflated block; ends early where the bytes make no sense.
pub(crate) struct Records<'plain> {
    cursor: Cursor<'plain>,
    key: String,
}

impl<'plain> Records<'plain> {
    pub(crate) fn new(plain: &'plain [u8]) -> Self {
        Self { cursor: Cursor::new(plain), key: String::new() }
    }

    /// Steps to the next record: its key, and its body for [`read_record`].
    pub(crate) fn step(&mut self) -> Option<(&str, &'plain [u8])> {
        let shared = self.cursor.number()?;
        if !self.key.is_char_boundary(shared) {
            return None;
        }
        self.key.truncate(shared);
        self.key.push_str(self.cursor.text()?);
        let length = self.cursor.number()?;
        let body = self.cursor.bytes(length)?;
        Some((&self.key, body))
    }
}

/// Reads the body of the record filed under `key`.
pub(crate) fn read_record(key: &str, body: &[u8]) -> Option<Record> {
    let mut cursor = Cursor::new(body);
    let mut record = Record::default();
    for _ in 0..cursor.number()? {
        record.entries.push(read_entry(&mut cursor, key)?);
    }
    while !cursor.is_at_end() {
        let relation = *Relation::ALL.get(cursor.number()?)?;
        record.forms.push(Form { relation, base: cursor.text()?.to_owned() });
    }
    Some(record)
}

fn read_entry(cursor: &mut Cursor, key: &str) -> Option<StoredEntry> {
    let spelling = match cursor.text()? {
        "" => key.to_lowercase(),
        spelling => spelling.to_owned(),
    };
    let source = cursor.number()?;
    let mut senses = Vec::new();
    for _ in 0..cursor.number()? {
        senses.push(read_sense(cursor)?);
    }
    Some(StoredEntry { spelling, source, senses })
}

fn read_sense(cursor: &mut Cursor) -> Option<Sense> {
    let part_of_speech = match cursor.byte()? {
        0 => None,
        1 => Some(PartOfSpeech::Noun),
        2 => Some(PartOfSpeech::Verb),
        3 => Some(PartOfSpeech::Adjective),
        4 => Some(PartOfSpeech::Adverb),
        5 => Some(PartOfSpeech::Other(cursor.text()?.to_owned())),
        _ => return None,
    };
    Some(Sense { part_of_speech, gloss: cursor.text()?.to_owned() })
}
