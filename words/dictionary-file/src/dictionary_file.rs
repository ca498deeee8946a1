//! An open dictionary file: a look-up inflates only the block the word is in.

use std::borrow::Cow;
use std::fmt;

use crate::entry::{Entry, Form, Source};
use crate::file::block::{Record, Records, StoredEntry, read_record, unpack};
use crate::file::header::{BlockPlace, Header};
use crate::file::wire::Cursor;
use crate::file::{CHECKSUM_LENGTH, MAGIC, VERSION, checksum};
use crate::key::key_of;

/// A compiled dictionary, immutable once open.
///
/// Opening reads only the header; a look-up inflates one block of about 64 kB.
pub struct DictionaryFile {
    bytes: Cow<'static, [u8]>,
    header: Header,
    blocks_start: usize,
}

/// Why bytes are not a complete dictionary file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The file begins with something else.
    #[error("this is not a compiled dictionary: import it first")]
    NotADictionary,
    /// The file was written by a program of another version.
    #[error(
        "this dictionary is of version {found}, this program reads {VERSION}: compile it again"
    )]
    Version {
        /// The version the file names.
        found: u8,
    },
    /// The header, or the length of the file, is not what was written.
    #[error("this dictionary is damaged or cut short: compile it again")]
    Damaged,
}

/// A block whose bytes are not those that were written; its words answer nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the dictionary is damaged from {first_key} on: compile it again")]
pub struct DamagedBlock {
    /// The first word of the block.
    pub first_key: String,
}

impl DictionaryFile {
    /// Opens a file that [`DictionaryBuilder::build`](crate::DictionaryBuilder::build) wrote.
    pub fn open(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, OpenError> {
        let bytes = bytes.into();
        let mut cursor = Cursor::new(&bytes);
        if cursor.array() != Some(*MAGIC) {
            return Err(OpenError::NotADictionary);
        }
        let found = cursor.byte().ok_or(OpenError::Damaged)?;
        if found != VERSION {
            return Err(OpenError::Version { found });
        }
        let header = read_header(&mut cursor).ok_or(OpenError::Damaged)?;
        let blocks_start =
            bytes.len().checked_sub(header.blocks_length()).ok_or(OpenError::Damaged)?;
        if cursor.bytes(header.blocks_length()).is_none() || !cursor.is_at_end() {
            return Err(OpenError::Damaged);
        }
        Ok(Self { bytes, header, blocks_start })
    }

    /// The code of the language: `en`, `fr`; may be empty.
    pub fn language(&self) -> &str {
        &self.header.language
    }

    /// Where the definitions come from, with their licences.
    pub fn sources(&self) -> &[Source] {
        &self.header.sources
    }

    /// The entries of exactly this word, however its letters are written.
    pub fn look_up(&self, word: &str) -> Vec<Entry> {
        self.look_up_with_forms(word).0
    }

    /// The entries of exactly this word, and the forms of other words the dictionary lists it as.
    pub fn look_up_with_forms(&self, word: &str) -> (Vec<Entry>, Vec<Form>) {
        let record = key_of(word).and_then(|key| self.record(&key)).unwrap_or_default();
        let entries = record.entries.into_iter().filter_map(|entry| self.entry(entry)).collect();
        (entries, record.forms)
    }

    /// Every key that has an entry of its own, in order.
    ///
    /// All blocks are inflated on the way, one at a time.
    pub fn headwords(&self) -> impl Iterator<Item = String> {
        self.header.blocks.iter().flat_map(|place| {
            let plain = self.block(place).unwrap_or_default();
            let mut records = Records::new(&plain);
            let mut keys = Vec::new();
            while let Some((key, body)) = records.step() {
                if Cursor::new(body).number().is_some_and(|entries| entries > 0) {
                    keys.push(key.to_owned());
                }
            }
            keys
        })
    }

    /// Reads every block against its checksum.
    pub fn verify(&self) -> Result<(), DamagedBlock> {
        match self.header.blocks.iter().find(|place| self.block(place).is_none()) {
            None => Ok(()),
            Some(place) => Err(DamagedBlock { first_key: place.first_key.clone() }),
        }
    }

    /// All that is filed under a key.
    fn record(&self, key: &str) -> Option<Record> {
        let after = self.header.blocks.partition_point(|place| place.first_key.as_str() <= key);
        let place = self.header.blocks.get(after.checked_sub(1)?)?;
        let plain = self.block(place)?;
        let mut records = Records::new(&plain);
        while let Some((found, body)) = records.step() {
            if found >= key {
                return if found == key { read_record(key, body) } else { None };
            }
        }
        None
    }

    fn block(&self, place: &BlockPlace) -> Option<Vec<u8>> {
        let start = self.blocks_start.checked_add(place.start)?;
        let packed = self.bytes.get(start..start.checked_add(place.length)?)?;
        unpack(packed, place.checksum)
    }

    fn entry(&self, stored: StoredEntry) -> Option<Entry> {
        let source = self.header.sources.get(stored.source)?.name.clone();
        Some(Entry { spelling: stored.spelling, source, form: None, senses: stored.senses })
    }
}

impl fmt::Debug for DictionaryFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DictionaryFile")
            .field("language", &self.header.language)
            .field("sources", &self.header.sources.len())
            .field("bytes", &self.bytes.len())
            .finish_non_exhaustive()
    }
}

fn read_header(cursor: &mut Cursor) -> Option<Header> {
    let expected: [u8; CHECKSUM_LENGTH] = cursor.array()?;
    let length = usize::try_from(u32::from_le_bytes(cursor.array()?)).ok()?;
    let bytes = cursor.bytes(length)?;
    (checksum(bytes) == expected).then(|| Header::read(bytes))?
}
