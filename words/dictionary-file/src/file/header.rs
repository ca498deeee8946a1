//! The header: the language, the sources with their notices, and the position of each block.

use super::wire::{Cursor, put_number, put_text};
use crate::entry::Source;

/// Everything in a dictionary but its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) language: String,
    pub(crate) sources: Vec<Source>,
    pub(crate) blocks: Vec<BlockPlace>,
}

/// The position of a block, and its checksum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BlockPlace {
    pub(crate) first_key: String,
    /// Counted from the end of the header.
    pub(crate) start: usize,
    pub(crate) length: usize,
    pub(crate) checksum: [u8; 8],
}

impl Header {
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put_text(&mut bytes, &self.language);
        put_number(&mut bytes, self.sources.len());
        for source in &self.sources {
            put_text(&mut bytes, &source.name);
            put_text(&mut bytes, &source.licence);
            put_text(&mut bytes, &source.notice);
        }
        put_number(&mut bytes, self.blocks.len());
        for block in &self.blocks {
            put_text(&mut bytes, &block.first_key);
            put_number(&mut bytes, block.length);
            bytes.extend_from_slice(&block.checksum);
        }
        bytes
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut cursor = Cursor::new(bytes);
        let language = cursor.text()?.to_owned();
        let source_count = cursor.number()?;
        let sources =
            (0..source_count).map(|_| read_source(&mut cursor)).collect::<Option<Vec<_>>>()?;
        let block_count = cursor.number()?;
        let mut start = 0;
        let mut blocks = Vec::new();
        for _ in 0..block_count {
            let block = read_block(&mut cursor, start)?;
            start = start.checked_add(block.length)?;
            blocks.push(block);
        }
        cursor.is_at_end().then_some(Self { language, sources, blocks })
    }

    /// How many bytes all blocks take together.
    pub(crate) fn blocks_length(&self) -> usize {
        self.blocks.last().map_or(0, |last| last.start + last.length)
    }
}

fn read_source(cursor: &mut Cursor) -> Option<Source> {
    Some(Source {
        name: cursor.text()?.to_owned(),
        licence: cursor.text()?.to_owned(),
        notice: cursor.text()?.to_owned(),
    })
}

fn read_block(cursor: &mut Cursor, start: usize) -> Option<BlockPlace> {
    Some(BlockPlace {
        first_key: cursor.text()?.to_owned(),
        start,
        length: cursor.number()?,
        checksum: cursor.array()?,
    })
}
