//! Front coding: a sorted list in which each word leaves out what it shares with the one before.
//!
//! A coded word is a small letter for the number of characters shared (`a` none, `b` one,
//! …) and the rest of the word: CAT, CATS, COT is coded `aCAT`, `dS`, `bOT`.

/// Reads one coded word after the other.
#[derive(Debug, Default)]
pub(crate) struct FrontDecoder {
    word: String,
}

impl FrontDecoder {
    /// The word with this code, given those before it; nothing if the code is damaged.
    pub(crate) fn decode(&mut self, code: &str) -> Option<&str> {
        let mut rest = code.chars();
        let count = rest.next()?;
        let shared = ('a'..='z').position(|letter| letter == count)?;
        let ends = self.word.char_indices().map(|(place, _)| place);
        let end = ends.chain([self.word.len()]).nth(shared)?;
        self.word.truncate(end);
        self.word.push_str(rest.as_str());
        Some(&self.word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_back() {
        let mut decoder = FrontDecoder::default();
        let words = ["aCAT", "dS", "bOT"].map(|code| decoder.decode(code).unwrap().to_owned());
        assert_eq!(words, ["CAT", "CATS", "COT"]);
    }

    #[test]
    fn accented_letters_count_once() {
        let mut decoder = FrontDecoder::default();
        decoder.decode("aétat");
        assert_eq!(decoder.decode("de"), Some("étae"));
    }

    #[test]
    fn sharing_more_than_there_is_is_damage() {
        assert_eq!(FrontDecoder::default().decode("dS"), None);
    }
}
