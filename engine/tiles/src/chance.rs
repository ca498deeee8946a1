//! Seeded random numbers: the key stream of ChaCha20 (RFC 8439), the same on every machine.
//!
//! It is written out here so that no new version of a library can change a draw; see
//! docs/decisions/0003-own-chacha.md.

use std::fmt;
use std::str::FromStr;

/// The seed of all random numbers of a game: 32 bytes, secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Seed([u8; 32]);

/// The text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a seed: give a whole number, or 64 hexadecimal digits")]
pub struct NotASeed(pub String);

impl Seed {
    /// A seed from 32 bytes of real randomness.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a number, for reproducible games.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// One of its independent random streams. Using one does not affect the others.
    pub fn chance(&self, stream: u64) -> Chance {
        Chance { key: self.0, stream, block: 0, words: [0; 16], used: 16 }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// Omits the seed, so that program logs cannot reveal the tiles of a game in progress.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        if let Ok(number) = text.parse() {
            return Ok(Self::from_number(number));
        }
        let refusal = || NotASeed(text.to_owned());
        if text.len() != 64 || !text.is_ascii() {
            return Err(refusal());
        }
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte =
                u8::from_str_radix(&text[2 * place..2 * place + 2], 16).map_err(|_| refusal())?;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;
    fn try_from(text: String) -> Result<Self, NotASeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A random stream from a [`Seed`].
#[derive(Clone)]
pub struct Chance {
    key: [u8; 32],
    stream: u64,
    block: u64,
    words: [u32; 16],
    used: usize,
}

impl Chance {
    /// The next 32 random bits.
    pub fn bits(&mut self) -> u32 {
        if self.used == self.words.len() {
            self.words = chacha20_block(&self.key, self.block, self.stream);
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    /// A uniformly distributed number below `bound`; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Lemire's method (2019): multiplying maps 2³² values to `bound` results; values that would
        // make some results likelier than others are rejected.
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.bits()) * u64::from(bound);
            let [low, high] = [product & u64::from(u32::MAX), product >> 32];
            if low >= u64::from(unfair) {
                return u32::try_from(high).expect("a product of two 32-bit numbers has 64 bits");
            }
        }
    }

    /// A random index of a list of this length.
    ///
    /// # Panics
    /// When the list is longer than 2³² items.
    pub fn index_below(&mut self, length: usize) -> usize {
        let bound = u32::try_from(length).expect("lists here are far shorter than 2³²");
        self.below(bound) as usize
    }

    /// Fisher–Yates shuffle (Durstenfeld 1964): every order is equally likely.
    pub fn shuffle<Thing>(&mut self, things: &mut [Thing]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.index_below(last + 1));
        }
    }
}

/// One block of the ChaCha20 key stream; the stream number takes the place of the nonce.
fn chacha20_block(key: &[u8; 32], block: u64, stream: u64) -> [u32; 16] {
    let mut start = [0_u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    for (pair, number) in start[12..].chunks_exact_mut(2).zip([block, stream]) {
        let bytes = number.to_le_bytes();
        pair[0] = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        pair[1] = u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]);
    }
    let mut state = start;
    for _ in 0..10 {
        for [first, second, third, fourth] in COLUMNS.into_iter().chain(DIAGONALS) {
            quarter_round(&mut state, [first, second, third, fourth]);
        }
    }
    std::array::from_fn(|place| state[place].wrapping_add(start[place]))
}

const COLUMNS: [[usize; 4]; 4] = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
const DIAGONALS: [[usize; 4]; 4] = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];

fn quarter_round(state: &mut [u32; 16], [first, second, third, fourth]: [usize; 4]) {
    for (sum, addend, turned, by) in [
        (first, second, fourth, 16),
        (third, fourth, second, 12),
        (first, second, fourth, 8),
        (third, fourth, second, 7),
    ] {
        state[sum] = state[sum].wrapping_add(state[addend]);
        state[turned] = (state[turned] ^ state[sum]).rotate_left(by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vectors 1 and 2: key, nonce and counter zero, then counter one.
    #[test]
    fn the_stream_is_chacha20_as_the_rfc_gives_it() {
        let mut chance = Seed::from_bytes([0; 32]).chance(0);
        let words: Vec<u32> = (0..32).map(|_| chance.bits()).collect();
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(words[16..20], [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]);
    }

    #[test]
    fn streams_of_one_seed_differ() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.chance(0).bits(), seed.chance(1).bits());
    }

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut chance = Seed::from_number(3).chance(0);
        let mut counts = [0; 7];
        (0..70_000).for_each(|_| counts[chance.below(7) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_seed_is_read_as_it_was_written() {
        let seed = Seed::from_number(0x1234_5678_9abc_def0);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from_number(7)));
        assert_eq!(
            "seven".parse::<Seed>().unwrap_err().to_string(),
            "\"seven\" is not a seed: give a whole number, or 64 hexadecimal digits"
        );
    }

    #[test]
    fn a_seed_never_shows_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::from_number(7)), "Seed(secret)");
    }
}
