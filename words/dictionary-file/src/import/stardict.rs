//! StarDict: an `.ifo` that describes, an `.idx` of places, a `.dict` of texts, perhaps a `.syn`.
//!
//! The `.idx` is a row of words, each ended by a zero byte and followed by the place and length of
//! its article in the `.dict`, big-endian. An article is one or more fields of a type each: a text
//! ended by a zero byte where the type is a small letter, bytes after their length where it is a
//! capital. If the `.ifo` has `sametypesequence`, the types stand there and not in the articles,
//! and the last field goes on to the end.

use std::collections::HashMap;
use std::path::Path;

use super::files::{self, name_of, read_first, text_of, with_ending};
use super::{Definition, ImportError, Imported, markup};
use crate::entry::{Form, Relation, Source};
use crate::file::wire::Cursor;

const KIND: &str = "StarDict";

pub(super) fn read(base: &Path) -> Result<Imported, ImportError> {
    let description = Description::read(&text_of(&read_first(KIND, base, &[".ifo"])?));
    let index = read_first(KIND, base, &[".idx", ".idx.gz"])?;
    let texts = read_first(KIND, base, &[".dict", ".dict.dz"])?;
    let places = places(&index, description.place_width());
    if places.is_empty() {
        let path = with_ending(base, ".idx");
        return Err(ImportError::Damaged { path, problem: "it lists no words" });
    }
    let mut imported =
        Imported { source: description.source(&name_of(base)), ..Imported::default() };
    for place in &places {
        let types = description.fields.get("sametypesequence").map(String::as_str);
        let gloss = place.article(&texts).and_then(|article| gloss(article, types));
        match gloss {
            Some(gloss) => imported.definitions.push(Definition {
                headword: place.headword.clone(),
                part_of_speech: None,
                gloss,
            }),
            None => imported.skipped += 1,
        }
    }
    let synonyms = with_ending(base, ".syn");
    if synonyms.exists() {
        imported.forms = forms(&files::read(&synonyms)?, &places);
    }
    Ok(imported)
}

/// What the `.ifo` says, line by line: `key=value`.
struct Description {
    fields: HashMap<String, String>,
}

impl Description {
    fn read(text: &str) -> Self {
        let pairs = text.lines().filter_map(|line| line.split_once('='));
        Self {
            fields: pairs.map(|(key, value)| (key.trim().into(), value.trim().into())).collect(),
        }
    }

    /// How wide places in the `.dict` are written.
    fn place_width(&self) -> PlaceWidth {
        match self.fields.get("idxoffsetbits").map(String::as_str) {
            Some("64") => PlaceWidth::Eight,
            _ => PlaceWidth::Four,
        }
    }

    fn source(&self, file_name: &str) -> Source {
        let field = |key: &str| self.fields.get(key).cloned().unwrap_or_default();
        let name = self.fields.get("bookname").cloned().unwrap_or_else(|| file_name.to_owned());
        let notice = [field("author"), field("description")].join("\n");
        Source { name, licence: String::new(), notice: notice.trim().to_owned() }
    }
}

/// How many bytes a place in the `.dict` takes.
#[derive(Clone, Copy)]
enum PlaceWidth {
    Four,
    Eight,
}

/// A word of the `.idx`, and where its article lies.
struct Place {
    headword: String,
    start: usize,
    length: usize,
}

impl Place {
    fn read(cursor: &mut Cursor, width: PlaceWidth) -> Option<Self> {
        let headword = text_of(until_zero(cursor)?);
        let start = match width {
            PlaceWidth::Four => u64::from(u32::from_be_bytes(cursor.array()?)),
            PlaceWidth::Eight => u64::from_be_bytes(cursor.array()?),
        };
        let length = u32::from_be_bytes(cursor.array()?);
        Some(Self {
            headword,
            start: usize::try_from(start).ok()?,
            length: usize::try_from(length).ok()?,
        })
    }

    fn article<'texts>(&self, texts: &'texts [u8]) -> Option<&'texts [u8]> {
        texts.get(self.start..self.start.checked_add(self.length)?)
    }
}

fn places(index: &[u8], width: PlaceWidth) -> Vec<Place> {
    let mut cursor = Cursor::new(index);
    std::iter::from_fn(|| Place::read(&mut cursor, width)).collect()
}

/// The texts of an article that tell a meaning, without their markup.
fn gloss(article: &[u8], types: Option<&str>) -> Option<String> {
    let mut cursor = Cursor::new(article);
    let mut parts = Vec::new();
    match types.map(str::as_bytes) {
        None | Some([]) => {
            while let Some(kind) = cursor.byte() {
                parts.extend(meaning(kind, field(&mut cursor, kind)?));
            }
        }
        Some([kinds @ .., last]) => {
            for kind in kinds {
                parts.extend(meaning(*kind, field(&mut cursor, *kind)?));
            }
            parts.extend(meaning(*last, cursor.rest()));
        }
    }
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// The bytes of one field, of a type given by its letter.
fn field<'article>(cursor: &mut Cursor<'article>, kind: u8) -> Option<&'article [u8]> {
    if kind.is_ascii_uppercase() {
        let length = u32::from_be_bytes(cursor.array()?);
        return cursor.bytes(usize::try_from(length).ok()?);
    }
    until_zero(cursor).or_else(|| Some(cursor.rest()))
}

/// What a field says of the meaning: plain text and markup do, pronunciations and pictures do not.
fn meaning(kind: u8, bytes: &[u8]) -> Option<String> {
    let text = match kind {
        b'm' | b'l' | b'n' | b'w' => markup::on_one_line(&text_of(bytes)),
        b'g' | b'h' | b'x' | b'k' => markup::stripped(&text_of(bytes)),
        _ => return None,
    };
    (!text.is_empty()).then_some(text)
}

/// The other spellings of the `.syn`: words, each with the number of the word they stand for.
fn forms(synonyms: &[u8], places: &[Place]) -> Vec<(String, Form)> {
    let mut cursor = Cursor::new(synonyms);
    let pairs = std::iter::from_fn(|| {
        let word = text_of(until_zero(&mut cursor)?);
        Some((word, u32::from_be_bytes(cursor.array()?)))
    });
    let forms = pairs.filter_map(|(word, number)| {
        let place = places.get(usize::try_from(number).ok()?)?;
        Some((word, Form { relation: Relation::Variant, base: place.headword.clone() }))
    });
    forms.collect()
}

/// Bytes up to a zero byte, which is stepped over.
fn until_zero<'bytes>(cursor: &mut Cursor<'bytes>) -> Option<&'bytes [u8]> {
    let length = cursor.remaining().iter().position(|byte| *byte == 0)?;
    let bytes = cursor.bytes(length)?;
    cursor.byte()?;
    Some(bytes)
}
