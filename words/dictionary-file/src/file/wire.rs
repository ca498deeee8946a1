//! Numbers and strings as bytes: numbers are LEB128, a string follows its length.

/// Reads numbers and texts from the front of some bytes; damaged bytes answer `None`.
pub(crate) struct Cursor<'bytes> {
    rest: &'bytes [u8],
}

impl<'bytes> Cursor<'bytes> {
    pub(crate) fn new(bytes: &'bytes [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// What has not been read yet, without reading it.
    pub(crate) fn remaining(&self) -> &'bytes [u8] {
        self.rest
    }

    /// Reads all that is left.
    pub(crate) fn rest(&mut self) -> &'bytes [u8] {
        std::mem::take(&mut self.rest)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    pub(crate) fn bytes(&mut self, length: usize) -> Option<&'bytes [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    pub(crate) fn array<const LENGTH: usize>(&mut self) -> Option<[u8; LENGTH]> {
        self.bytes(LENGTH)?.try_into().ok()
    }

    pub(crate) fn number(&mut self) -> Option<usize> {
        let mut value = 0_u64;
        for shift in (0..=56).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return usize::try_from(value).ok();
            }
        }
        None
    }

    pub(crate) fn text(&mut self) -> Option<&'bytes str> {
        let length = self.number()?;
        std::str::from_utf8(self.bytes(length)?).ok()
    }
}

/// Appends a number, the lowest seven bits first.
pub(crate) fn put_number(bytes: &mut Vec<u8>, number: usize) {
    let mut rest = number;
    loop {
        let low = u8::try_from(rest & 0x7f).expect("seven bits fit a byte");
        rest >>= 7;
        if rest == 0 {
            bytes.push(low);
            return;
        }
        bytes.push(low | 0x80);
    }
}

/// Appends a text after its length.
pub(crate) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len());
    bytes.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::{Cursor, put_number, put_text};

    #[test]
    fn numbers_and_texts_come_back_as_they_were_put() {
        let mut bytes = Vec::new();
        for number in [0, 127, 128, 300, 1_000_000] {
            put_number(&mut bytes, number);
        }
        put_text(&mut bytes, "été");
        let mut cursor = Cursor::new(&bytes);
        for number in [0, 127, 128, 300, 1_000_000] {
            assert_eq!(cursor.number(), Some(number));
        }
        assert_eq!(cursor.text(), Some("été"));
        assert!(cursor.is_at_end());
    }

    #[test]
    fn a_length_beyond_the_end_reads_as_nothing() {
        assert_eq!(Cursor::new(&[0xff, 0xff, 0xff, 0x7f, b'a']).text(), None);
        assert_eq!(Cursor::new(&[0x80; 20]).number(), None);
    }
}
