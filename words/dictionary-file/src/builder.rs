//! Writing a dictionary file.

use std::collections::BTreeMap;

use crate::entry::{Form, PartOfSpeech, Sense, Source};
use crate::file::block::{Record, StoredEntry, pack, put_record, short_checksum};
use crate::file::header::{BlockPlace, Header};
use crate::file::{MAGIC, VERSION, checksum};
use crate::import::Imported;
use crate::key::key_of;

/// A block is closed once its records reach this size: two windows of deflate, half a
/// millisecond to inflate.
const BLOCK_SIZE: usize = 64 * 1024;

/// Collects definitions and writes them as one file.
///
/// The same definitions added in the same order give the same bytes on every machine.
#[derive(Debug, Clone)]
pub struct DictionaryBuilder {
    language: String,
    sources: Vec<Source>,
    records: BTreeMap<String, Record>,
}

/// A source that was added to a builder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SourceNumber(usize);

impl DictionaryBuilder {
    /// An empty dictionary of a language, by its code: `en`, `fr`.
    ///
    /// The language decides whether forms are traced by rules: English has them.
    pub fn new(language: impl Into<String>) -> Self {
        Self { language: language.into(), sources: Vec::new(), records: BTreeMap::new() }
    }

    /// Names a source, so that definitions can be added from it.
    pub fn add_source(&mut self, source: Source) -> SourceNumber {
        self.sources.push(source);
        SourceNumber(self.sources.len() - 1)
    }

    /// Adds one meaning of a word; a word that cannot be played is passed over.
    pub fn add(
        &mut self,
        source: SourceNumber,
        headword: &str,
        part_of_speech: Option<PartOfSpeech>,
        gloss: &str,
    ) {
        let (Some(key), gloss) = (key_of(headword), gloss.trim()) else { return };
        if gloss.is_empty() {
            return;
        }
        let spelling = headword.trim();
        let sense = Sense { part_of_speech, gloss: gloss.to_owned() };
        let entries = &mut self.records.entry(key).or_default().entries;
        let same =
            entries.iter_mut().find(|entry| entry.source == source.0 && entry.spelling == spelling);
        match same {
            Some(entry) if entry.senses.contains(&sense) => {}
            Some(entry) => entry.senses.push(sense),
            None => entries.push(StoredEntry {
                spelling: spelling.to_owned(),
                source: source.0,
                senses: vec![sense],
            }),
        }
    }

    /// Says that a word is a form of another: MICE, the plural of mouse.
    pub fn add_form(&mut self, word: &str, form: Form) {
        let (Some(key), Some(base)) = (key_of(word), key_of(&form.base)) else { return };
        let forms = &mut self.records.entry(key.clone()).or_default().forms;
        if key != base && !forms.contains(&form) {
            forms.push(form);
        }
    }

    /// Adds a whole dictionary that [`import`](crate::import()) has read.
    pub fn add_imported(&mut self, imported: Imported) -> SourceNumber {
        let source = self.add_source(imported.source);
        for definition in imported.definitions {
            let part_of_speech = definition.part_of_speech;
            self.add(source, &definition.headword, part_of_speech, &definition.gloss);
        }
        for (word, form) in imported.forms {
            self.add_form(&word, form);
        }
        source
    }

    /// Whether the word has a definition so far; forms do not count.
    pub fn defines(&self, word: &str) -> bool {
        let record = key_of(word).and_then(|key| self.records.get(&key));
        record.is_some_and(|record| !record.entries.is_empty())
    }

    /// The file, to be kept or opened with [`DictionaryFile::open`](crate::DictionaryFile::open).
    pub fn build(&self) -> Vec<u8> {
        let (blocks, packed) = self.pack_blocks();
        let header =
            Header { language: self.language.clone(), sources: self.sources.clone(), blocks }
                .write();
        let length = u32::try_from(header.len()).expect("a header is far below four gigabytes");
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend_from_slice(&checksum(&header));
        bytes.extend_from_slice(&length.to_le_bytes());
        bytes.extend_from_slice(&header);
        bytes.extend_from_slice(&packed);
        bytes
    }

    fn pack_blocks(&self) -> (Vec<BlockPlace>, Vec<u8>) {
        let mut open = OpenBlock::default();
        let mut places = Vec::new();
        let mut packed = Vec::new();
        for (key, record) in &self.records {
            open.put(key, record);
            if open.plain.len() >= BLOCK_SIZE {
                places.push(std::mem::take(&mut open).close(&mut packed));
            }
        }
        if !open.plain.is_empty() {
            places.push(open.close(&mut packed));
        }
        (places, packed)
    }
}

/// A block that still takes records.
#[derive(Default)]
struct OpenBlock<'keys> {
    first_key: &'keys str,
    last_key: &'keys str,
    plain: Vec<u8>,
}

impl<'keys> OpenBlock<'keys> {
    fn put(&mut self, key: &'keys str, record: &Record) {
        if self.plain.is_empty() {
            self.first_key = key;
        }
        put_record(&mut self.plain, self.last_key, key, record);
        self.last_key = key;
    }

    fn close(self, packed: &mut Vec<u8>) -> BlockPlace {
        let block = pack(&self.plain);
        let place = BlockPlace {
            first_key: self.first_key.to_owned(),
            start: packed.len(),
            length: block.len(),
            checksum: short_checksum(&block),
        };
        packed.extend_from_slice(&block);
        place
    }
}
