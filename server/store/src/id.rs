//! Names for things: long random ones that nobody can guess, and short ones that people can say.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The digits of long names, smallest first: those of base 32 that are not mistaken for each other.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 26 digits of five bits hold 128 bits.
const LENGTH: usize = 26;

/// The signs of codes: no vowels, so that no words come up, and nothing that looks like another.
const CODE_SIGNS: &[u8; 24] = b"BCDFGHJKMNPQRTVWXZ346789";
const CODE_LENGTH: usize = 6;

/// The name of a person; says nothing about who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(u128);

/// The name of a table. Whoever knows it may watch, so it cannot be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(u128);

/// A short name by which people invite each other to a table: `K7M-3PX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode([u8; CODE_LENGTH]);

/// Such a text is not the name of anything.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a name of the kind that was given out")]
pub struct NotAnId(pub String);

/// Such a text is not the code of a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a code: codes have six letters and digits, as in K7M-3PX")]
pub struct NotACode(pub String);

macro_rules! long_name {
    ($name:ident) => {
        impl $name {
            /// A new one, unlike any other.
            pub fn random() -> Self {
                Self(u128::from_le_bytes(random_bytes()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&written(self.0))
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;
            fn from_str(text: &str) -> Result<Self, NotAnId> {
                read(text).map(Self).ok_or_else(|| NotAnId(text.to_owned()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;
            fn try_from(text: String) -> Result<Self, NotAnId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.to_string()
            }
        }
    };
}

long_name!(PersonId);
long_name!(TableId);

impl TableCode {
    /// A new one. It may be in use already: the database tells.
    pub(crate) fn random() -> Self {
        let bytes: [u8; CODE_LENGTH * 4] = random_bytes();
        let mut signs = [0; CODE_LENGTH];
        for (sign, four) in signs.iter_mut().zip(bytes.chunks_exact(4)) {
            let number = four.iter().fold(0_usize, |number, byte| number << 8 | usize::from(*byte));
            *sign = CODE_SIGNS[number % CODE_SIGNS.len()];
        }
        Self(signs)
    }

    /// The signs without a dash: how the database keeps it.
    pub(crate) fn plain(self) -> String {
        self.0.iter().map(|sign| char::from(*sign)).collect()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = self.plain();
        let (start, end) = plain.split_at(CODE_LENGTH / 2);
        write!(f, "{start}-{end}")
    }
}

impl FromStr for TableCode {
    type Err = NotACode;

    /// Reads what a person typed: in small letters, with or without spaces and dashes.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let signs = text.bytes().filter(|sign| !b" -\t".contains(sign));
        let signs: Vec<u8> = signs.map(|sign| sign.to_ascii_uppercase()).collect();
        let known = signs.iter().all(|sign| CODE_SIGNS.contains(sign));
        match signs.try_into() {
            Ok(signs) if known => Ok(Self(signs)),
            _ => Err(NotACode(text.to_owned())),
        }
    }
}

impl TryFrom<String> for TableCode {
    type Error = NotACode;
    fn try_from(text: String) -> Result<Self, NotACode> {
        text.parse()
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> Self {
        code.to_string()
    }
}

fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    bytes
}

fn written(number: u128) -> String {
    let digit = |place: usize| {
        let value = number >> (5 * place) & 31;
        char::from(DIGITS[usize::try_from(value).expect("five bits fit")])
    };
    (0..LENGTH).rev().map(digit).collect()
}

fn read(text: &str) -> Option<u128> {
    if text.len() != LENGTH {
        return None;
    }
    text.bytes().try_fold(0_u128, |number, sign| {
        let value = DIGITS.iter().position(|digit| *digit == sign)?;
        number.checked_mul(32)?.checked_add(u128::try_from(value).ok()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_was_written() {
        for id in [TableId(0), TableId(u128::MAX), TableId::random()] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn a_name_that_was_never_given_out_is_refused() {
        for text in ["", "1", "zzzzzzzzzzzzzzzzzzzzzzzzzz", "../../../etc/passwd0000000"] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId(text.into())));
        }
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let code: TableCode = "k7m 3px".parse().unwrap();
        assert_eq!(code.to_string(), "K7M-3PX");
        assert_eq!(code.plain(), "K7M3PX");
    }

    #[test]
    fn a_code_has_six_signs_of_its_alphabet() {
        let code = TableCode::random();
        assert_eq!(code.to_string().parse(), Ok(code));
        for text in ["", "K7M-3P", "K7M-3PXX", "K7A-3PX", "éééé"] {
            assert_eq!(text.parse::<TableCode>(), Err(NotACode(text.into())));
        }
    }
}
