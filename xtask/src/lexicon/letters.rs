//! Folding: how a dictionary's spelling becomes the letters of tiles.

/// The shortest and the longest word a list holds.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 2..=15;

/// The word in capital letters without accents, or nothing if it cannot be laid with tiles.
///
/// A word with an apostrophe, a hyphen, a full stop or a digit cannot, nor one that is too
/// short or too long.
pub(super) fn fold(spelling: &str) -> Option<String> {
    let folded = fold_any_length(spelling)?;
    LENGTHS.contains(&folded.len()).then_some(folded)
}

/// The letters of a spelling, or of a part of one, in capitals without accents.
pub(super) fn fold_any_length(spelling: &str) -> Option<String> {
    let mut folded = String::with_capacity(spelling.len());
    for letter in spelling.chars() {
        folded.push_str(fold_letter(letter)?);
    }
    folded.make_ascii_uppercase();
    Some(folded)
}

fn fold_letter(letter: char) -> Option<&'static str> {
    const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";
    let small = letter.to_lowercase().next()?;
    if let Some(place) = ALPHABET.find(small) {
        return Some(&ALPHABET[place..=place]);
    }
    Some(match small {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' => "a",
        'ç' | 'č' => "c",
        'è' | 'é' | 'ê' | 'ë' | 'ē' => "e",
        'ì' | 'í' | 'î' | 'ï' | 'ī' => "i",
        'ñ' | 'ń' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ō' | 'ø' => "o",
        'ś' | 'š' => "s",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' => "u",
        'ÿ' | 'ý' => "y",
        'æ' => "ae",
        'œ' => "oe",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_cedillas_and_ligatures_are_folded() {
        assert_eq!(fold("façade").as_deref(), Some("FACADE"));
        assert_eq!(fold("évoé").as_deref(), Some("EVOE"));
        assert_eq!(fold("cœur").as_deref(), Some("COEUR"));
        assert_eq!(fold("ægagre").as_deref(), Some("AEGAGRE"));
    }

    #[test]
    fn what_no_tile_can_show_is_no_word() {
        for spelling in ["o'clock", "co-op", "etc.", "2d", "a", "counterrevolutionaries"] {
            assert_eq!(fold(spelling), None, "{spelling}");
        }
    }
}
