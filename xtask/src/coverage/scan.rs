//! Which tests declare which requirements.
//!
//! A Rust test does so in the comment above it, `/// MS-013, DL-014`; a test of the page in its
//! title, `test('a word is asked about [MS-005]', …)`.

use super::ids::{self, Id};
use crate::repository::SourceFile;
use crate::rust_text;

/// A test that declares requirements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DeclaringTest {
    /// Its crate and its name, as `crossword: the_first_word_covers_the_centre`.
    pub(super) name: String,
    /// The file, from the root.
    pub(super) path: String,
    /// The line of the test, counted from one.
    pub(super) line: usize,
    /// What it declares.
    pub(super) ids: Vec<Id>,
}

/// All tests of these files that declare requirements.
pub(super) fn declaring_tests(files: &[SourceFile]) -> Vec<DeclaringTest> {
    let of_file = |file: &SourceFile| match file.extension() {
        "rs" => rust_tests(file),
        "ts" | "svelte" => page_tests(file),
        _ => Vec::new(),
    };
    files.iter().flat_map(of_file).collect()
}

fn rust_tests(file: &SourceFile) -> Vec<DeclaringTest> {
    let (code, comments) = (rust_text::code_of(&file.text), rust_text::comments_of(&file.text));
    let (code, comments): (Vec<&str>, Vec<&str>) =
        (code.lines().collect(), comments.lines().collect());
    let is_head = |line: &usize| is_comment_or_attribute(code[*line], comments[*line]);
    let mut tests = Vec::new();
    for line in (0..code.len()).filter(|line| is_test_attribute(code[*line])) {
        let first = (0..line).rev().take_while(is_head).last().unwrap_or(line);
        let last = (line..code.len()).take_while(is_head).last().unwrap_or(line);
        let ids = ids::in_text(&comments[first..=last].join("\n"));
        let name = code[line..].iter().find_map(|line| rust_text::function_name(line));
        tests.extend(name.map(|name| declaring(file, line, name, ids)));
    }
    tests.retain(|test| !test.ids.is_empty());
    tests
}

fn declaring(file: &SourceFile, above: usize, name: &str, ids: Vec<Id>) -> DeclaringTest {
    let name = format!("{}: {name}", crate_of(&file.path));
    DeclaringTest { name, path: file.path.clone(), line: above + 1, ids }
}

/// `#[test]`, `#[tokio::test]` and the like.
fn is_test_attribute(code: &str) -> bool {
    let inside = code.trim().strip_prefix("#[").and_then(|rest| rest.strip_suffix(']'));
    let path = inside.map(|inside| inside.split('(').next().unwrap_or(inside));
    path.is_some_and(|path| path == "test" || path.ends_with("::test"))
}

/// Whether the line belongs to the function below it.
fn is_comment_or_attribute(code: &str, comment: &str) -> bool {
    let code = code.trim();
    code.starts_with("#[") || (code.is_empty() && !comment.trim().is_empty())
}

/// The tests of a TypeScript file: those with ids in brackets in their titles.
fn page_tests(file: &SourceFile) -> Vec<DeclaringTest> {
    let test = |(above, line): (usize, &str)| {
        let (words, in_brackets) = title(line)?.split_once('[')?;
        let ids = ids::in_text(in_brackets);
        (!ids.is_empty()).then(|| declaring(file, above, &as_name(words), ids))
    };
    file.text.lines().enumerate().filter_map(test).collect()
}

/// The title of the test that begins on this line, if one does.
fn title(line: &str) -> Option<&str> {
    let called = line.trim_start();
    let arguments = ["test(", "it("].iter().find_map(|call| called.strip_prefix(call))?;
    let quote = arguments.chars().next().filter(|letter| ['\'', '"', '`'].contains(letter))?;
    arguments[1..].split(quote).next()
}

/// A title in the form of a Rust name, so that the table can list both alike.
fn as_name(title: &str) -> String {
    let words =
        title.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("_")
}

/// The folder of the crate that a file belongs to, without the layer before it.
fn crate_of(path: &str) -> &str {
    let mut folders = path.split('/');
    match (folders.next(), folders.next()) {
        (Some("engine" | "words" | "games" | "server" | "apps"), Some(name)) => name,
        (Some(first), _) => first,
        (None, _) => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(String, Vec<String>)> {
        let file = SourceFile { path: path.into(), text: text.into() };
        let tests = declaring_tests(&[file]).into_iter();
        tests.map(|test| (test.name, test.ids.iter().map(Id::to_string).collect())).collect()
    }

    fn one(name: &str, ids: &[&str]) -> Vec<(String, Vec<String>)> {
        vec![(name.into(), ids.iter().map(ToString::to_string).collect())]
    }

    #[test]
    fn a_comment_above_a_test_declares() {
        let text = "fn other() {}\n\n/// The first word, MS-013.\n#[test]\nfn the_centre() {}\n";
        assert_eq!(
            found("games/crossword/src/a.rs", text),
            one("crossword: the_centre", &["MS-013"])
        );
    }

    #[test]
    fn it_may_stand_among_other_attributes_and_in_a_macro() {
        let head = "    // DL-014…016\n    #[expect(a)]\n    #[test]\n    // and MS-001\n";
        let text = format!("proptest! {{\n{head}    fn rows(a in 0..9) {{}}\n}}\n");
        let ids = ["DL-014", "DL-015", "DL-016", "MS-001"];
        assert_eq!(found("engine/board/tests/a.rs", &text), one("board: rows", &ids));
    }

    #[test]
    fn a_comment_elsewhere_declares_nothing() {
        assert!(found("a.rs", "/// MS-013\nfn not_a_test() {}\n").is_empty());
        assert!(found("a.rs", "// MS-013\n\n#[test]\nfn apart() {}\n").is_empty());
        assert!(found("a.rs", "#[test]\nfn inside() {\n    // MS-013\n}\n").is_empty());
        assert!(
            found("a.rs", "const A: &str = \"\n/// MS-013\n#[test]\nfn text() {}\n\";\n")
                .is_empty()
        );
    }

    #[test]
    fn other_test_attributes_count_too() {
        let text = "/// PS-001\n#[tokio::test(start_paused = true)]\nasync fn waits() {}\n";
        assert_eq!(found("server/server/src/a.rs", text), one("server: waits", &["PS-001"]));
    }

    #[test]
    fn a_title_of_the_page_declares_in_brackets() {
        let text = "  test('A word, asked about [MS-005, MS-080]', () => {});\n";
        let ids = ["MS-005", "MS-080"];
        assert_eq!(found("apps/web/src/a.test.ts", text), one("web: a_word_asked_about", &ids));
    }
}
