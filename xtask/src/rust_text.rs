//! Rust source seen as code, as comments, or as both without its literals.
//!
//! The checks look for words and braces; a brace in a string or a word in a comment must not
//! mislead them. Every view keeps the lines of the text, so that line numbers stay true.

/// What a character of the source belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Code,
    Literal,
    Comment,
}

/// The code alone: comments and the insides of literals are blank.
pub(crate) fn code_of(text: &str) -> String {
    view(text, |part| part == Part::Code)
}

/// The comments alone.
pub(crate) fn comments_of(text: &str) -> String {
    view(text, |part| part == Part::Comment)
}

fn view(text: &str, shown: impl Fn(Part) -> bool) -> String {
    let blank = |(letter, part)| if letter == '\n' || shown(part) { letter } else { ' ' };
    parts(text).into_iter().map(blank).collect()
}

/// Each character with what it belongs to.
fn parts(text: &str) -> Vec<(char, Part)> {
    let letters: Vec<char> = text.chars().collect();
    let mut parts = Vec::with_capacity(letters.len());
    while parts.len() < letters.len() {
        let rest = &letters[parts.len()..];
        let before = parts.last().map(|(letter, _)| *letter);
        let (length, part) = next_piece(rest, before);
        parts.extend(rest[..length].iter().map(|letter| (*letter, part)));
    }
    parts
}

/// How long the piece at the start of `rest` is, and what it is.
fn next_piece(rest: &[char], before: Option<char>) -> (usize, Part) {
    match rest {
        ['/', '/', ..] => (up_to_newline(rest), Part::Comment),
        ['/', '*', ..] => (block_comment(rest), Part::Comment),
        ['"', ..] => (quoted(rest, '"'), Part::Literal),
        ['r', '"' | '#', ..] if !before.is_some_and(is_name_letter) => raw_string(rest),
        ['b' | 'c', 'r', '"' | '#', ..] if !before.is_some_and(is_name_letter) => {
            let (length, part) = raw_string(&rest[1..]);
            (length + 1, part)
        }
        ['\'', '\\', ..] => (quoted(rest, '\''), Part::Literal),
        ['\'', _, '\'', ..] => (3, Part::Literal),
        _ => (1, Part::Code),
    }
}

/// Whether a name may contain this letter; a raw string's `r` does not follow one.
pub(crate) fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn up_to_newline(rest: &[char]) -> usize {
    rest.iter().position(|letter| *letter == '\n').unwrap_or(rest.len())
}

/// The length of a block comment; Rust lets them nest.
fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut length) = (0_usize, 0);
    while length < rest.len() {
        match &rest[length..] {
            ['/', '*', ..] => (depth, length) = (depth + 1, length + 2),
            ['*', '/', ..] => (depth, length) = (depth - 1, length + 2),
            _ => length += 1,
        }
        if depth == 0 {
            break;
        }
    }
    length
}

/// The length of a literal that starts and ends with `quote` and may hold escapes.
fn quoted(rest: &[char], quote: char) -> usize {
    let mut length = 1;
    while length < rest.len() {
        match rest[length] {
            '\\' => length += 2,
            letter if letter == quote => return length + 1,
            _ => length += 1,
        }
    }
    rest.len()
}

/// A raw string, or the `r` of a raw name such as `r#type`.
fn raw_string(rest: &[char]) -> (usize, Part) {
    let hashes = rest[1..].iter().take_while(|letter| **letter == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return (1, Part::Code);
    }
    let mut ending = vec!['"'];
    ending.resize(hashes + 1, '#');
    let inside = &rest[hashes + 2..];
    let ends = inside.windows(ending.len()).position(|letters| letters == ending);
    (ends.map_or(rest.len(), |length| hashes + 2 + length + ending.len()), Part::Literal)
}

/// The name of the function that a line of code begins, if it begins one.
pub(crate) fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let name = after.split(|letter| !is_name_letter(letter)).next()?;
    (!before.ends_with(is_name_letter) && !name.is_empty()).then_some(name)
}

/// Whether `word` is in `line` as a whole word, not as a part of a longer name.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        !before.is_some_and(is_name_letter) && !after.is_some_and(is_name_letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_not_code() {
        let text = "let a = \"{ \\\" {\"; // {\nlet b = '{'; /* { /* { */ } */ b";
        let code = code_of(text);
        assert!(!code.contains('{') && !code.contains('}'));
        assert_eq!(code.lines().count(), 2);
        assert!(code.ends_with(" b"));
    }

    #[test]
    fn raw_strings_end_at_their_own_hashes() {
        assert_eq!(code_of("r#\"a\"b\"# + c").trim(), "+ c");
        assert_eq!(code_of("br#\"a\"# + c").trim(), "+ c");
        assert_eq!(code_of("let r#type = 1;"), "let r#type = 1;");
    }

    #[test]
    fn a_lifetime_is_not_a_character() {
        assert_eq!(code_of("fn a<'b>(c: &'b str) {}"), "fn a<'b>(c: &'b str) {}");
        assert_eq!(code_of("['\\'', '\"', 'x']"), "[    ,    ,    ]");
    }

    #[test]
    fn the_views_add_up_to_the_text() {
        let text = "a(\"b\"); // c";
        assert_eq!(comments_of(text).trim(), "// c");
        assert_eq!(code_of(text).trim(), "a(   );");
    }

    #[test]
    fn a_function_is_known_by_its_name() {
        assert_eq!(function_name("pub const fn a<T>("), Some("a"));
        assert_eq!(function_name("let a: fn (u8) = b;"), None);
    }

    #[test]
    fn words_stand_on_their_own() {
        assert!(has_word("unsafe {", "unsafe"));
        assert!(!has_word("forbid(unsafe_code)", "unsafe"));
    }
}
