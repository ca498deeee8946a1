//! SHA-256 checksums, by which a game names the word list it is played with.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use tiles::{Alphabet, Letter, Tile};

/// A SHA-256 checksum. Shown short; [`Checksum::hex`] is the whole of it.
///
/// That of a word list is taken over its words in alphabetical order, each written in capitals,
/// with letters of several characters in brackets (`[CH]AT`), and each followed by one line feed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checksum([u8; 32]);

/// A text that is not a checksum.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a checksum; one has 64 digits 0-9 and a-f")]
pub struct NotAChecksum(pub String);

impl Checksum {
    /// The checksum of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The checksum of words that are given in alphabetical order.
    pub fn of_words<Word: AsRef<[Letter]>>(
        alphabet: &Alphabet,
        words: impl IntoIterator<Item = Word>,
    ) -> Self {
        let mut digest = Sha256::new();
        for word in words {
            for letter in word.as_ref() {
                let text = alphabet.text(*letter);
                match text.len() {
                    1 => digest.update(text),
                    _ => digest.update(alphabet.tile_text(Tile::Letter(*letter))),
                }
            }
            digest.update(b"\n");
        }
        Self(digest.finalize().into())
    }

    /// All 64 digits.
    pub fn hex(&self) -> String {
        let digit = |number: u8| char::from_digit(number.into(), 16).unwrap_or('0');
        self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
    }
}

impl fmt::Display for Checksum {
    /// The first eight digits, enough for people to tell lists apart.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.hex()[..8])
    }
}

impl fmt::Debug for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Checksum({})", self.hex())
    }
}

impl FromStr for Checksum {
    type Err = NotAChecksum;

    fn from_str(text: &str) -> Result<Self, NotAChecksum> {
        let digit = |character: &u8| char::from(*character).to_digit(16);
        let digits: Option<Vec<u32>> = text.as_bytes().iter().map(digit).collect();
        let bytes = digits.unwrap_or_default();
        let (pairs, _) = bytes.as_chunks::<2>();
        let bytes: Vec<u8> =
            pairs.iter().flat_map(|[high, low]| u8::try_from(high << 4 | low)).collect();
        let checksum = if text.len() == 64 { bytes.try_into().ok() } else { None };
        checksum.map(Self).ok_or_else(|| NotAChecksum(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_is_read_as_it_was_written() {
        let checksum = Checksum::of_bytes(b"abc");
        assert_eq!(
            checksum.hex(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(checksum.hex().parse(), Ok(checksum));
        assert_eq!(checksum.to_string(), "ba7816bf");
        assert!("ba78".parse::<Checksum>().is_err());
        assert!("zz".repeat(32).parse::<Checksum>().is_err());
    }

    #[test]
    fn a_word_list_has_the_checksum_of_its_plain_text() {
        let english = Alphabet::named("english").unwrap();
        let words = ["CAT", "DOG"].map(|word| english.word(word).unwrap());
        assert_eq!(Checksum::of_words(&english, words), Checksum::of_bytes(b"CAT\nDOG\n"));
    }
}
