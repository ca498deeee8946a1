//! Keys: headwords normalised to the letters of the tiles.

/// The key of a word: its letters in upper case, accents and ligatures folded.
///
/// Anything but letters (a space, a hyphen, a digit) makes a word that cannot be played, hence no
/// key. Letters of other alphabets than the Latin one are kept, in upper case.
///
/// ```
/// assert_eq!(dictionary_file::key_of("bœuf").as_deref(), Some("BOEUF"));
/// assert_eq!(dictionary_file::key_of("hot dog"), None);
/// ```
pub fn key_of(word: &str) -> Option<String> {
    let mut key = String::with_capacity(word.len());
    for character in word.trim().chars() {
        if is_combining_mark(character) {
            continue;
        }
        match folded(character) {
            Some(letters) => key.push_str(letters),
            None if character.is_alphabetic() => key.extend(character.to_uppercase()),
            None => return None,
        }
    }
    (!key.is_empty()).then_some(key)
}

/// Whether a character is an accent written after its letter.
fn is_combining_mark(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

/// The plain letters an accented letter or a ligature is made of.
fn folded(character: char) -> Option<&'static str> {
    Some(match character {
        'À'..='Å' | 'à'..='å' | 'Ā'..='ą' | 'Ǎ' | 'ǎ' => "A",
        'Æ' | 'æ' | 'Ǽ' | 'ǽ' => "AE",
        'Ç' | 'ç' | 'Ć'..='č' => "C",
        'Ď'..='đ' | 'Ð' | 'ð' => "D",
        'È'..='Ë' | 'è'..='ë' | 'Ē'..='ě' => "E",
        'Ĝ'..='ģ' => "G",
        'Ĥ'..='ħ' => "H",
        'Ì'..='Ï' | 'ì'..='ï' | 'Ĩ'..='ı' | 'Ǐ' | 'ǐ' => "I",
        '\u{132}' | '\u{133}' => "IJ",
        'Ĵ' | 'ĵ' => "J",
        'Ķ' | 'ķ' => "K",
        'Ĺ'..='ł' => "L",
        'Ñ' | 'ñ' | 'Ń'..='ň' => "N",
        'Ò'..='Ö' | 'Ø' | 'ò'..='ö' | 'ø' | 'Ō'..='ő' | 'Ǒ' | 'ǒ' => "O",
        'Œ' | 'œ' => "OE",
        'Ŕ'..='ř' => "R",
        'Ś'..='š' | 'Ș' | 'ș' => "S",
        'ß' | 'ẞ' => "SS",
        'Þ' | 'þ' => "TH",
        'Ţ'..='ŧ' | 'Ț' | 'ț' => "T",
        'Ù'..='Ü' | 'ù'..='ü' | 'Ũ'..='ų' | 'Ǔ' | 'ǔ' => "U",
        'Ŵ' | 'ŵ' => "W",
        'Ý' | 'ý' | 'ÿ' | 'Ŷ'..='Ÿ' => "Y",
        'Ź'..='ž' => "Z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::key_of;

    fn key(word: &str) -> String {
        key_of(word).unwrap()
    }

    #[test]
    fn accents_and_ligatures_fold_to_the_letters_of_the_tiles() {
        assert_eq!(key("mangeâmes"), "MANGEAMES");
        assert_eq!(key("Œuvre"), "OEUVRE");
        assert_eq!(key("ça"), "CA");
        assert_eq!(key("e\u{301}te\u{301}"), "ETE");
        assert_eq!(key("Straße"), "STRASSE");
    }

    #[test]
    fn other_alphabets_keep_their_letters() {
        assert_eq!(key("слово"), "СЛОВО");
    }

    #[test]
    fn what_cannot_be_played_has_no_key() {
        for phrase in ["hot dog", "x-ray", "o'clock", "2nd", "", "  "] {
            assert_eq!(key_of(phrase), None, "{phrase:?}");
        }
    }
}
