//! How often French words are written: the list of the Python package wordfreq.
//!
//! The list is a gzipped `MessagePack` array: a heading, then for each hundredth of a decade
//! (centibel) below certainty the words that are so frequent.

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

use super::french::Form;
use super::tiers::{LAST_TIER, Tier};

/// A frequency on the Zipf scale in hundredths: 300 is once in a million words.
type Zipf = usize;

/// The Zipf value of a word that is every word.
const CERTAIN: Zipf = 900;
/// The least frequency of each tier but the last, the commonest first.
const LEAST: [Zipf; LAST_TIER as usize - 1] = [525, 475, 425, 375, 325, 275, 225, 1];

/// The list of frequencies could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FrequencyError {
    /// The file cannot be read or inflated.
    #[error("cannot read {path}: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file is no frequency list of the kind known here.
    #[error("the frequency list has an unknown form at byte {offset}")]
    UnknownForm {
        /// Where reading stopped.
        offset: usize,
    },
}

/// How frequent spellings are.
#[derive(Debug)]
pub(super) struct Frequencies {
    zipf: HashMap<String, Zipf>,
}

impl Frequencies {
    /// Reads the large French list of the unpacked package.
    pub(super) fn read(package: &Path) -> Result<Self, FrequencyError> {
        let path = package.join("wordfreq/data/large_fr.msgpack.gz");
        let mut bytes = Vec::new();
        File::open(&path)
            .and_then(|file| GzDecoder::new(file).read_to_end(&mut bytes))
            .map_err(|reason| FrequencyError::Unreadable { path, reason })?;
        Self::parse(&bytes)
    }

    fn parse(bytes: &[u8]) -> Result<Self, FrequencyError> {
        let mut reader = Reader { bytes, offset: 0 };
        let buckets = reader.array()?.checked_sub(1).ok_or_else(|| reader.unknown())?;
        reader.heading()?;
        let mut zipf = HashMap::new();
        for bucket in 0..buckets {
            for _ in 0..reader.array()? {
                zipf.insert(reader.text()?.to_owned(), CERTAIN.saturating_sub(bucket));
            }
        }
        Ok(Self { zipf })
    }

    /// The tier of a word, given all the forms that are laid with its letters.
    ///
    /// The most frequent spelling counts, and a form is known to whoever knows its lemma.
    pub(super) fn tier(&self, forms: &[Form]) -> Tier {
        let spellings = forms.iter().flat_map(|form| [&form.spelling, &form.lemma]);
        let best = spellings.filter_map(|spelling| self.zipf.get(spelling)).max();
        let place = best.and_then(|zipf| LEAST.iter().position(|least| zipf >= least));
        place.and_then(|place| Tier::try_from(place + 1).ok()).unwrap_or(LAST_TIER)
    }
}

/// Reads the few kinds of `MessagePack` values that the list is made of.
struct Reader<'bytes> {
    bytes: &'bytes [u8],
    offset: usize,
}

impl<'bytes> Reader<'bytes> {
    fn unknown(&self) -> FrequencyError {
        FrequencyError::UnknownForm { offset: self.offset }
    }

    fn take(&mut self, count: usize) -> Result<&'bytes [u8], FrequencyError> {
        let rest = self.bytes.get(self.offset..).unwrap_or_default();
        let taken = rest.get(..count).ok_or_else(|| self.unknown())?;
        self.offset += count;
        Ok(taken)
    }

    /// A big-endian unsigned number of this many bytes.
    fn number(&mut self, width: usize) -> Result<usize, FrequencyError> {
        Ok(self.take(width)?.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
    }

    /// The length of an array.
    fn array(&mut self) -> Result<usize, FrequencyError> {
        match self.number(1)? {
            short @ 0x90..=0x9f => Ok(short - 0x90),
            0xdc => self.number(2),
            0xdd => self.number(4),
            _ => Err(self.unknown()),
        }
    }

    fn text(&mut self) -> Result<&'bytes str, FrequencyError> {
        let length = match self.number(1)? {
            short @ 0xa0..=0xbf => short - 0xa0,
            0xd9 => self.number(1)?,
            0xda => self.number(2)?,
            _ => return Err(self.unknown()),
        };
        let text = self.take(length)?;
        std::str::from_utf8(text).map_err(|_| self.unknown())
    }

    /// `{"format": "cB", "version": 1}`, in either order.
    fn heading(&mut self) -> Result<(), FrequencyError> {
        let pairs = self.number(1)?.wrapping_sub(0x80);
        if pairs != 2 {
            return Err(self.unknown());
        }
        for _ in 0..pairs {
            let known = match self.text()? {
                "format" => self.text()? == "cB",
                "version" => self.number(1)? == 1,
                _ => false,
            };
            if !known {
                return Err(self.unknown());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(spelling: &str, lemma: &str) -> Form {
        Form {
            word: spelling.to_uppercase(),
            spelling: spelling.into(),
            lemma: lemma.into(),
            grammar: "nom".into(),
        }
    }

    fn list() -> Vec<u8> {
        let heading = b"\x82\xa6format\xa2cB\xa7version\x01";
        let buckets = b"\x90\x92\xa2de\xa4chat";
        [b"\x93".as_slice(), heading, buckets].concat()
    }

    #[test]
    fn a_form_is_as_well_known_as_its_lemma() {
        let frequencies = Frequencies::parse(&list()).unwrap();
        assert_eq!(frequencies.tier(&[form("chats", "chat")]), 1);
        assert_eq!(frequencies.tier(&[form("ocelot", "ocelot")]), LAST_TIER);
    }

    #[test]
    fn a_list_cut_short_is_turned_down() {
        let list = list();
        let cut = &list[..list.len() - 1];
        assert_eq!(
            Frequencies::parse(cut).unwrap_err().to_string(),
            "the frequency list has an unknown form at byte 27"
        );
    }
}
