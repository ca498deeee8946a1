//! The file of win chances: lines of text that say what it is, then the chances, deflated.
//!
//! ```text
//! LTRC 1
//! tiles english
//! list 5d1c…        checksum of the words it was trained with
//! rows 94           one for each number of tiles unseen, from none
//! leads 601         how many leads there are in a row, level in the middle
//! certain 60000     what a certain win is
//! body 90ab…        checksum of the chances as they are stored
//! ```
//!
//! An empty line ends them. The chances follow row by row, each as what it has more than the one
//! before in its row, in two bytes, all low bytes before all high ones, which deflates better.
//! Lines with other keywords are skipped: later versions may add some.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use lexicon::Checksum;
use tiles::TileSet;

use super::{CERTAIN, LEADS, WinChances, rows_for};

const MAGIC: &str = "LTRC ";
const VERSION: &str = "1";

/// Why bytes are not the win chances of a tile set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WinChanceFileError {
    /// Some other file.
    #[error("this is not a file of win chances: it does not begin with LTRC")]
    NotChances,
    /// A file of another version.
    #[error(
        "these win chances have version {0}; this program reads version {VERSION}, train them anew"
    )]
    OtherVersion(String),
    /// Something that must be there is not, or cannot be read.
    #[error("the win chances are damaged: they do not say their `{0}`; train them anew")]
    Missing(&'static str),
    /// Chances for other tiles, or of another form.
    #[error(
        "these win chances are for the {found} tiles, not for the {set} tiles; train them anew"
    )]
    OtherTiles {
        /// The tile set they are for.
        found: String,
        /// The tile set they should be for.
        set: String,
    },
    /// The chances themselves are not what was written.
    #[error(
        "the win chances are damaged: their checksum is {found}, not {stated}; train them anew"
    )]
    Damaged {
        /// The checksum of what is there.
        found: Checksum,
        /// The checksum that the file states.
        stated: Checksum,
    },
}

impl WinChances {
    /// Reads the chances for a tile set.
    pub fn from_bytes(bytes: &[u8], set: &TileSet) -> Result<Self, WinChanceFileError> {
        let (header, body) = split(bytes)?;
        let tiles = line(header, "tiles", |text| Some(text.to_owned()))?;
        let number = |keyword| line(header, keyword, |text| text.parse::<usize>().ok());
        let form = [number("rows")?, number("leads")?, number("certain")?];
        if tiles != set.name() || form != [rows_for(set), LEADS, usize::from(CERTAIN)] {
            let (found, set) = (tiles, set.name().to_owned());
            return Err(WinChanceFileError::OtherTiles { found, set });
        }
        let stated: Checksum = line(header, "body", |text| text.parse().ok())?;
        let found = Checksum::of_bytes(body);
        if found != stated {
            return Err(WinChanceFileError::Damaged { found, stated });
        }
        let trained_with = line(header, "list", |text| Some(text.to_owned()))?;
        let entries = inflated(body, rows_for(set) * LEADS)?;
        Ok(Self { tiles, trained_with, entries })
    }

    /// Writes the chances.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = deflated(&self.entries);
        let lines = [
            ("tiles", self.tiles.clone()),
            ("list", self.trained_with.clone()),
            ("rows", (self.entries.len() / LEADS).to_string()),
            ("leads", LEADS.to_string()),
            ("certain", CERTAIN.to_string()),
            ("body", Checksum::of_bytes(&body).hex()),
        ];
        let lines = lines.iter().map(|(keyword, text)| format!("{keyword} {text}\n"));
        let header: String = std::iter::once(format!("{MAGIC}{VERSION}\n")).chain(lines).collect();
        [header.as_bytes(), b"\n", &body].concat()
    }
}

/// Cuts a file into its lines of text and its chances.
fn split(bytes: &[u8]) -> Result<(&str, &[u8]), WinChanceFileError> {
    if !bytes.starts_with(MAGIC.as_bytes()) {
        return Err(WinChanceFileError::NotChances);
    }
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let version = String::from_utf8_lossy(&first[MAGIC.len()..]);
    if version != VERSION {
        return Err(WinChanceFileError::OtherVersion(version.chars().take(20).collect()));
    }
    let end = bytes.windows(2).position(|pair| pair == b"\n\n");
    let end = end.ok_or(WinChanceFileError::Missing("body"))?;
    let header = std::str::from_utf8(&bytes[..end]);
    Ok((header.map_err(|_| WinChanceFileError::Missing("tiles"))?, &bytes[end + 2..]))
}

fn line<Value>(
    header: &str,
    keyword: &'static str,
    parse: impl Fn(&str) -> Option<Value>,
) -> Result<Value, WinChanceFileError> {
    let mut lines = header.lines().filter_map(|line| line.split_once(' '));
    let said = lines.find(|(found, _)| *found == keyword).map(|(_, text)| text);
    said.and_then(parse).ok_or(WinChanceFileError::Missing(keyword))
}

fn deflated(entries: &[u16]) -> Vec<u8> {
    let steps = entries.chunks(LEADS).flat_map(|row| {
        let before = std::iter::once(0).chain(row.iter().copied());
        row.iter().zip(before).map(|(entry, before)| entry.wrapping_sub(before).to_le_bytes())
    });
    let planes: Vec<u8> =
        steps.clone().map(|[low, _]| low).chain(steps.map(|[_, high]| high)).collect();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(&planes)
        .and_then(|()| encoder.finish())
        .expect("writing to memory cannot fail")
}

fn inflated(body: &[u8], count: usize) -> Result<Vec<u16>, WinChanceFileError> {
    let mut planes = Vec::with_capacity(count * 2);
    let most = u64::try_from(count * 2 + 1).unwrap_or(u64::MAX);
    let read = DeflateDecoder::new(body).take(most).read_to_end(&mut planes);
    if read.ok() != Some(count * 2) {
        return Err(WinChanceFileError::Missing("chances"));
    }
    let (low, high) = planes.split_at(count);
    let steps = low.iter().zip(high).map(|(low, high)| u16::from_le_bytes([*low, *high]));
    let mut entries: Vec<u16> = steps.collect();
    for row in entries.chunks_mut(LEADS) {
        let mut sum = 0_u16;
        for entry in row {
            sum = sum.wrapping_add(*entry);
            *entry = sum;
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> (std::sync::Arc<TileSet>, WinChances) {
        let set = TileSet::named("english").unwrap();
        let table = WinChances { trained_with: "abc".to_owned(), ..WinChances::by_formula(&set) };
        (set, table)
    }

    #[test]
    fn chances_are_read_as_they_were_written() {
        let (set, table) = table();
        assert_eq!(WinChances::from_bytes(&table.to_bytes(), &set), Ok(table));
    }

    #[test]
    fn damage_is_told() {
        let (set, table) = table();
        let mut bytes = table.to_bytes();
        let told = |bytes: &[u8]| WinChances::from_bytes(bytes, &set).err().unwrap().to_string();
        assert!(told(b"PNG").starts_with("this is not a file of win chances"));
        assert!(told(b"LTRC 7\n\n").starts_with("these win chances have version 7"));
        assert!(told(&bytes[..40]).contains("do not say their"));
        *bytes.last_mut().unwrap() ^= 1;
        assert!(told(&bytes).contains("their checksum is"));
    }

    #[test]
    fn chances_of_other_tiles_are_refused() {
        let (_, table) = table();
        let french = TileSet::named("french").unwrap();
        let refusal = WinChances::from_bytes(&table.to_bytes(), &french).err().unwrap();
        assert!(refusal.to_string().starts_with("these win chances are for the english tiles"));
    }
}
