//! The file of a leave table: lines of text that say what it is, then the values, deflated.
//!
//! ```text
//! LTRV 1
//! tiles english
//! list 5d1c…        checksum of the words it was trained with
//! leaves 914624
//! step 25           thousandths of a point in one unit
//! body 90ab…        checksum of the values as they are stored
//! ```
//!
//! An empty line ends them. The values follow by rank, each as two bytes, all low bytes before all
//! high ones, which deflates better. Lines with other keywords are skipped: later versions may add
//! some.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use lexicon::Checksum;
use tiles::TileSet;

use super::LeaveTable;

const MAGIC: &str = "LTRV ";
const VERSION: &str = "1";

/// Why bytes are not the leave values of a tile set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaveFileError {
    /// Some other file.
    #[error("this is not a file of leave values: it does not begin with LTRV")]
    NotLeaves,
    /// A file of another version.
    #[error(
        "these leave values have version {0}; this program reads version {VERSION}, train them anew"
    )]
    OtherVersion(String),
    /// Something that must be there is not, or cannot be read.
    #[error("the leave values are damaged: they do not say their `{0}`; train them anew")]
    Missing(&'static str),
    /// Values for other tiles.
    #[error(
        "these leave values are for {found} leaves of the {tiles} tiles, not for {expected} of the {set} tiles"
    )]
    OtherTiles {
        /// The tile set they are for.
        tiles: String,
        /// How many leaves they have.
        found: usize,
        /// The tile set they should be for.
        set: String,
        /// How many leaves that has.
        expected: usize,
    },
    /// The values themselves are not what was written.
    #[error(
        "the leave values are damaged: their checksum is {found}, not {stated}; train them anew"
    )]
    Damaged {
        /// The checksum of what is there.
        found: Checksum,
        /// The checksum that the file states.
        stated: Checksum,
    },
}

impl LeaveTable {
    /// Reads the values for a tile set.
    pub fn from_bytes(bytes: &[u8], set: &TileSet) -> Result<Self, LeaveFileError> {
        let (header, body) = split(bytes)?;
        let mut table = Self::zero(set);
        let tiles = line(header, "tiles", |text| Some(text.to_owned()))?;
        let found: usize = line(header, "leaves", |text| text.parse().ok())?;
        if tiles != set.name() || found != table.len() {
            let (set, expected) = (set.name().to_owned(), table.len());
            return Err(LeaveFileError::OtherTiles { tiles, found, set, expected });
        }
        let stated: Checksum = line(header, "body", |text| text.parse().ok())?;
        let found = Checksum::of_bytes(body);
        if found != stated {
            return Err(LeaveFileError::Damaged { found, stated });
        }
        table.trained_with = line(header, "list", |text| Some(text.to_owned()))?;
        table.step = line(header, "step", |text| text.parse().ok())?;
        let values = inflated(body, table.len())?;
        table.values[1..].copy_from_slice(&values);
        Ok(table)
    }

    /// Writes the values.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = deflated(&self.values[1..]);
        let lines = [
            ("tiles", self.tiles.clone()),
            ("list", self.trained_with.clone()),
            ("leaves", self.len().to_string()),
            ("step", self.step.to_string()),
            ("body", Checksum::of_bytes(&body).hex()),
        ];
        let lines = lines.iter().map(|(keyword, text)| format!("{keyword} {text}\n"));
        let header: String = std::iter::once(format!("{MAGIC}{VERSION}\n")).chain(lines).collect();
        [header.as_bytes(), b"\n", &body].concat()
    }
}

/// Cuts a file into its lines of text and its values.
fn split(bytes: &[u8]) -> Result<(&str, &[u8]), LeaveFileError> {
    if !bytes.starts_with(MAGIC.as_bytes()) {
        return Err(LeaveFileError::NotLeaves);
    }
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let version = String::from_utf8_lossy(&first[MAGIC.len()..]);
    if version != VERSION {
        return Err(LeaveFileError::OtherVersion(version.chars().take(20).collect()));
    }
    let end = bytes.windows(2).position(|pair| pair == b"\n\n");
    let end = end.ok_or(LeaveFileError::Missing("body"))?;
    let header = std::str::from_utf8(&bytes[..end]);
    Ok((header.map_err(|_| LeaveFileError::Missing("tiles"))?, &bytes[end + 2..]))
}

fn line<Value>(
    header: &str,
    keyword: &'static str,
    parse: impl Fn(&str) -> Option<Value>,
) -> Result<Value, LeaveFileError> {
    let mut lines = header.lines().filter_map(|line| line.split_once(' '));
    let said = lines.find(|(found, _)| *found == keyword).map(|(_, text)| text);
    said.and_then(parse).ok_or(LeaveFileError::Missing(keyword))
}

fn deflated(values: &[i16]) -> Vec<u8> {
    let bytes = values.iter().map(|value| value.to_le_bytes());
    let planes: Vec<u8> =
        bytes.clone().map(|[low, _]| low).chain(bytes.map(|[_, high]| high)).collect();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(&planes)
        .and_then(|()| encoder.finish())
        .expect("writing to memory cannot fail")
}

fn inflated(body: &[u8], count: usize) -> Result<Vec<i16>, LeaveFileError> {
    let mut planes = Vec::with_capacity(count * 2);
    let most = u64::try_from(count * 2 + 1).unwrap_or(u64::MAX);
    let read = DeflateDecoder::new(body).take(most).read_to_end(&mut planes);
    if read.ok() != Some(count * 2) {
        return Err(LeaveFileError::Missing("values"));
    }
    let (low, high) = planes.split_at(count);
    Ok(low.iter().zip(high).map(|(low, high)| i16::from_le_bytes([*low, *high])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> (TileSet, LeaveTable) {
        let set = TileSet::clone(&*TileSet::named("english").unwrap());
        let value = |rank: usize| f64::from(u32::try_from(rank).unwrap()).sin() * 30_000.0;
        let table = LeaveTable::from_values(&set, "abc".to_owned(), value);
        (set, table)
    }

    #[test]
    fn values_are_read_as_they_were_written() {
        let (set, table) = table();
        let again = LeaveTable::from_bytes(&table.to_bytes(), &set).unwrap();
        assert!(again.values[1..] == table.values[1..]);
        assert_eq!((again.trained_with(), again.step), ("abc", table.step));
    }

    #[test]
    fn damage_is_told() {
        let (set, table) = table();
        let mut bytes = table.to_bytes();
        let told = |bytes: &[u8]| LeaveTable::from_bytes(bytes, &set).err().unwrap().to_string();
        assert!(told(b"PNG").starts_with("this is not a file of leave values"));
        assert!(told(b"LTRV 7\n\n").starts_with("these leave values have version 7"));
        assert!(told(&bytes[..40]).contains("do not say their"));
        *bytes.last_mut().unwrap() ^= 1;
        assert!(told(&bytes).contains("their checksum is"));
    }

    #[test]
    fn values_of_other_tiles_are_refused() {
        let (_, table) = table();
        let french = TileSet::named("french").unwrap();
        let refusal = LeaveTable::from_bytes(&table.to_bytes(), &french).err().unwrap();
        assert!(refusal.to_string().starts_with(
            "these leave values are for 914624 leaves of the english tiles, not for "
        ));
    }
}
