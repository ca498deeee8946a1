//! Front coding: a sorted list in which each word leaves out what it shares with the one before.
//!
//! A coded word is a small letter for the number of characters shared (`a` none, `b` one,
//! …) and the rest of the word: CAT, CATS, COT is coded `aCAT`, `dS`, `bOT`.

/// Codes one word after the other.
#[derive(Default)]
pub(super) struct FrontCoder {
    previous: Vec<char>,
}

impl FrontCoder {
    /// The code of a word, given those before it.
    pub(super) fn code(&mut self, word: &str) -> String {
        const MOST: usize = 25;
        let letters: Vec<char> = word.chars().collect();
        let alike = letters.iter().zip(&self.previous).take_while(|(new, old)| new == old);
        let shared = alike.count().min(MOST);
        let count = ('a'..='z').nth(shared).expect("at most 25 characters are shared");
        let code = std::iter::once(&count).chain(&letters[shared..]).collect();
        self.previous = letters;
        code
    }
}

/// Codes a sorted list; no marks are needed between words in capitals.
pub(super) fn code_list<'word>(words: impl Iterator<Item = &'word str>) -> String {
    let mut coder = FrontCoder::default();
    words.map(|word| coder.code(word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_leaves_out_what_it_shares_with_the_one_before() {
        assert_eq!(code_list(["CAT", "CATS", "COT"].into_iter()), "aCATdSbOT");
    }
}
