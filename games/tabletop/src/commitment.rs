//! A promise about a seed: published before the game, checked after it.

use std::fmt;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tiles::Seed;

/// The fingerprint of a seed. It can be published before a game without betraying a single draw,
/// and when the seed is shown afterwards anyone can see that it was the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

impl Commitment {
    /// The SHA-256 fingerprint of `lettrine seed` and the seed's 32 bytes.
    pub fn to(seed: &Seed) -> Self {
        let digest =
            Sha256::new().chain_update(b"lettrine seed").chain_update(seed.bytes()).finalize();
        Self(digest.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Whether the promise was made about this seed.
    pub fn is_kept_by(&self, seed: &Seed) -> bool {
        *self == Self::to(seed)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_checked_against_what_was_published_before_the_game() {
        let published = Commitment::to(&Seed::from_number(7));
        assert!(published.is_kept_by(&Seed::from_number(7)));
        assert!(!published.is_kept_by(&Seed::from_number(8)));
    }

    #[test]
    fn anyone_can_compute_the_fingerprint_with_common_tools() {
        // (printf 'lettrine seed'; head -c 32 /dev/zero) | sha256sum
        assert_eq!(
            Commitment::to(&Seed::from_bytes([0; 32])).to_string(),
            "17092d99b9e92d174026e33e1c9485666bb871a052d3030da455f19ad37d4644"
        );
    }
}
