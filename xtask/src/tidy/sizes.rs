//! Sizes: a file has one subject, a function fits on a screen.

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// The most lines of a file, its tests aside.
const LARGEST_FILE: usize = 500;

/// The most lines of a function, from its name to its closing brace.
const LARGEST_FUNCTION: usize = 60;

/// What a program has written may be as long as it needs to be.
const GENERATED: &str = "apps/web/src/lib/types/";

/// Findings for files and functions that are too long.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    if file.path.starts_with(GENERATED) {
        return Vec::new();
    }
    match file.extension() {
        "rs" => {
            let code = rust_text::code_of(&file.text);
            let mut findings = long_functions(file, &code);
            findings.extend(long_file(file, lines_without_tests(&code)));
            findings
        }
        "ts" | "svelte" => long_file(file, file.text.lines().count()),
        _ => Vec::new(),
    }
}

fn long_file(file: &SourceFile, lines: usize) -> Vec<Finding> {
    if file.is_only_tests() || lines <= LARGEST_FILE {
        return Vec::new();
    }
    let advice =
        format!("{lines} lines are more than {LARGEST_FILE}: find the second subject and move it");
    vec![Finding { rule: "long file", path: file.path.clone(), line: LARGEST_FILE + 1, advice }]
}

/// The lines of the file, without those of test modules at its outer level.
fn lines_without_tests(code: &str) -> usize {
    let lines: Vec<&str> = code.lines().collect();
    let mut tests = 0;
    for (above, line) in
        lines.iter().enumerate().filter(|(_, line)| line.starts_with("#[cfg(test)]"))
    {
        let next = lines.get(above + 1).unwrap_or(line);
        if rust_text::has_word(next, "mod") {
            tests += block_lines(&lines[above..]).unwrap_or(0);
        }
    }
    lines.len() - tests
}

/// A function: its name, its line, and how many lines it has.
#[derive(Debug, PartialEq, Eq)]
struct Function<'code> {
    name: &'code str,
    line: usize,
    lines: usize,
}

fn long_functions(file: &SourceFile, code: &str) -> Vec<Finding> {
    let too_long = functions(code).into_iter().filter(|function| function.lines > LARGEST_FUNCTION);
    let finding = |Function { name, line, lines }| {
        let advice =
            format!("`{name}` has {lines} lines, more than {LARGEST_FUNCTION}: name its parts");
        Finding { rule: "long function", path: file.path.clone(), line, advice }
    };
    too_long.map(finding).collect()
}

/// Every function of the code that has a body.
fn functions(code: &str) -> Vec<Function<'_>> {
    let lines: Vec<&str> = code.lines().collect();
    let mut functions = Vec::new();
    for (above, &line) in lines.iter().enumerate() {
        if let Some(name) = rust_text::function_name(line)
            && let Some(lines) = block_lines(&lines[above..])
        {
            functions.push(Function { name, line: above + 1, lines });
        }
    }
    functions
}

/// How many lines the block has that opens in these lines; nothing if a `;` comes before it.
fn block_lines(lines: &[&str]) -> Option<usize> {
    let (mut depth, mut brackets) = (0_i32, 0_i32);
    for (above, line) in lines.iter().enumerate() {
        for letter in line.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                '[' | '(' => brackets += 1,
                ']' | ')' => brackets -= 1,
                ';' if depth == 0 && brackets == 0 => return None,
                _ => continue,
            }
            if letter == '}' && depth == 0 {
                return Some(above + 1);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn a_function_fits_on_a_screen() {
        let of_lines = |count: usize| format!("fn a() {{\n{}}}\n", "    b();\n".repeat(count - 2));
        assert_eq!(lines(&check(&file("a.rs", &of_lines(60)))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", &of_lines(61)))), [1]);
    }

    #[test]
    fn functions_are_found_with_their_lines() {
        let code = "trait A {\n    fn b(c: [u8; 2]);\n}\npub fn d(\n    e: u8,\n) {\n}\n";
        assert_eq!(functions(code), [Function { name: "d", line: 4, lines: 4 }]);
    }

    #[test]
    fn the_tests_of_a_file_do_not_count() {
        let body = "//! A.\n".repeat(500);
        let tests = "#[cfg(test)]\nmod tests {\n    use super::*;\n}\n";
        assert_eq!(lines(&check(&file("a.rs", &format!("{body}{tests}")))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", &format!("{body}{body}")))), [501]);
        assert_eq!(lines(&check(&file("a/tests.rs", &format!("{body}{body}")))), NOWHERE);
    }
}
