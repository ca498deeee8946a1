//! A line as it was typed, and the words that name commands in both languages.

/// A line of the person at the keyboard.
pub(crate) struct Line<'text> {
    /// The whole line.
    pub(crate) text: &'text str,
    words: Vec<&'text str>,
}

/// What is typed for each command: one of these words, in either language, without accents.
pub(crate) type Vocabulary<Name> = [(Name, &'static [&'static str])];

impl<'text> Line<'text> {
    /// A line as it was typed.
    pub(crate) fn new(text: &'text str) -> Self {
        let text = text.trim();
        Self { text, words: text.split_whitespace().collect() }
    }

    /// Whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// All its words.
    pub(crate) fn words(&self) -> &[&'text str] {
        &self.words
    }

    /// The words after the first.
    pub(crate) fn rest(&self) -> &[&'text str] {
        self.words.get(1..).unwrap_or_default()
    }

    /// The command that its first word names, if any.
    pub(crate) fn command<Name: Copy>(&self, vocabulary: &Vocabulary<Name>) -> Option<Name> {
        self.words.first().and_then(|word| named(vocabulary, word))
    }

    /// Whether it is one of these words and nothing else.
    pub(crate) fn is_one_of(&self, words: &[&str]) -> bool {
        self.words.len() == 1 && words.contains(&&*folded(self.words[0]))
    }

    /// The line as an answer: yes, no, or neither.
    pub(crate) fn as_answer(&self) -> Option<bool> {
        match self {
            _ if self.is_one_of(&["yes", "y", "oui", "o"]) => Some(true),
            _ if self.is_one_of(&["no", "n", "non"]) => Some(false),
            _ => None,
        }
    }
}

/// What a word names, if anything.
pub(crate) fn named<Name: Copy>(vocabulary: &Vocabulary<Name>, word: &str) -> Option<Name> {
    let word = folded(word);
    let found = vocabulary.iter().find(|(_, words)| words.contains(&&*word));
    found.map(|(name, _)| *name)
}

/// A word in small letters and without accents.
pub(crate) fn folded(word: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    word.to_lowercase().chars().map(plain).collect()
}

/// A word as tiles: typed in one case it is plain tiles, a small letter among capitals is a blank.
pub(crate) fn as_tiles(word: &str) -> String {
    let is_mixed = word != word.to_lowercase() && word != word.to_uppercase();
    if is_mixed { word.to_owned() } else { word.to_uppercase() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_known_in_both_languages_with_and_without_accents() {
        let words: &Vocabulary<u8> = &[(1, &["exchange", "echanger"]), (2, &["pass"])];
        for (line, command) in [("EXCHANGE QV", 1), ("échanger QV", 1), ("pass", 2)] {
            assert_eq!(Line::new(line).command(words), Some(command), "{line}");
        }
        assert_eq!(Line::new("  ").command(words), None);
    }

    #[test]
    fn a_small_letter_among_capitals_is_a_blank() {
        assert_eq!(as_tiles("horn"), "HORN");
        assert_eq!(as_tiles("HoRN"), "HoRN");
    }

    #[test]
    fn yes_and_no_are_understood_in_both_languages() {
        assert_eq!(Line::new("Oui").as_answer(), Some(true));
        assert_eq!(Line::new("n").as_answer(), Some(false));
        assert_eq!(Line::new("yes please").as_answer(), None);
    }
}
