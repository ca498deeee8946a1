//! The dictionary file, byte by byte.
//!
//! ```text
//! magic      8 bytes   "LTRNDEF" and the version
//! checksum  32 bytes   SHA-256 of the header
//! length     4 bytes   of the header, little-endian
//! header               language, sources, then one line per block:
//!                      first key, packed length, eight bytes of the packed block's SHA-256
//! blocks               each deflated by itself; records in the order of their keys
//! ```
//!
//! The checksum of the header is verified when a file is opened, that of a block when it is read:
//! opening does not read the whole file, and damage is always detected.

pub(crate) mod block;
pub(crate) mod header;
pub(crate) mod wire;

use sha2::{Digest, Sha256};

/// The first seven bytes of every file.
pub(crate) const MAGIC: &[u8; 7] = b"LTRNDEF";
/// The version of the layout: the eighth byte.
pub(crate) const VERSION: u8 = 1;
/// Bytes of the header's checksum.
pub(crate) const CHECKSUM_LENGTH: usize = 32;

/// The checksum of a header.
pub(crate) fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_LENGTH] {
    Sha256::digest(bytes).into()
}
