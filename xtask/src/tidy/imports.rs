//! The imports of TypeScript and Svelte files, and the paths they name.

/// An import: what it names, and its line, counted from one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Import {
    pub(super) specifier: String,
    pub(super) line: usize,
}

/// What comes before the string that names a module or a pattern of modules.
const OPENINGS: [&str; 4] = ["from", "import", "import(", "import.meta.glob("];

/// Every module specifier and glob pattern of the text.
///
/// A specifier is a string after `from`, `import`, `import(` or `import.meta.glob(`; a glob may
/// name several patterns in brackets. Commented-out imports are found too.
pub(super) fn imports(text: &str) -> Vec<Import> {
    let mut found = Vec::new();
    let mut before = String::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(place) = rest.find(['\'', '"', '`', '\n']) {
        before.push_str(&rest[..place]);
        let quote = rest[place..].chars().next().unwrap_or('\n');
        rest = &rest[place + 1..];
        if quote == '\n' {
            line += 1;
            before.push(' ');
            continue;
        }
        let Some(end) = rest.find([quote, '\n']) else { break };
        if rest[end..].starts_with(quote) {
            if opens_import(&before) {
                found.push(Import { specifier: rest[..end].to_owned(), line });
            } else if !is_in_glob(&before) {
                before.clear();
            }
            rest = &rest[end + 1..];
        }
    }
    found
}

/// Whether the text before a string makes it a module specifier.
fn opens_import(before: &str) -> bool {
    let before = before.trim_end();
    is_in_glob(before)
        || OPENINGS.iter().any(|opening| {
            before.strip_suffix(opening).is_some_and(|start| !start.ends_with(is_name_letter))
        })
}

/// Whether the text ends inside the patterns of a glob.
fn is_in_glob(before: &str) -> bool {
    let Some((_, after)) = before.rsplit_once("import.meta.glob") else { return false };
    // Type arguments may come between the name and the bracket.
    let arguments = after.rsplit_once('(').map_or("{", |(_, arguments)| arguments);
    arguments.chars().all(|letter| letter.is_whitespace() || "[,".contains(letter))
}

fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || "_$.".contains(letter)
}

/// The path from the root that a relative specifier in this file names; a package names none.
pub(super) fn resolved(file: &str, specifier: &str) -> Option<String> {
    if let Some(from_page) = specifier.strip_prefix("/src/") {
        return Some(format!("apps/web/src/{from_page}"));
    }
    if !specifier.starts_with('.') {
        return None;
    }
    let mut folders: Vec<&str> = file.split('/').collect();
    folders.pop();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => drop(folders.pop()),
            name => folders.push(name),
        }
    }
    Some(folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn specifiers(text: &str) -> Vec<String> {
        imports(text).into_iter().map(|import| import.specifier).collect()
    }

    #[test]
    fn every_kind_of_import_is_found() {
        let text = "import a from './a.ts';\nimport {\n  b,\n} from \"./b.ts\";\nimport './c.css';\n\
                    export * from './d.ts';\nconst e = () => import('./e.ts');\n";
        assert_eq!(specifiers(text), ["./a.ts", "./b.ts", "./c.css", "./d.ts", "./e.ts"]);
        assert_eq!(imports(text)[1].line, 4);
    }

    #[test]
    fn the_patterns_of_a_glob_are_found() {
        let text = "const all = import.meta.glob<A>(['./*/a.ts', './*/b.ts'], { eager: true });";
        assert_eq!(specifiers(text), ["./*/a.ts", "./*/b.ts"]);
    }

    #[test]
    fn other_strings_are_not_imports() {
        let text = "const a = 'x'; say(t('from-you'), `a`); it's; const from2 = 'b';\n";
        assert_eq!(specifiers(text), Vec::<String>::new());
    }

    #[test]
    fn relative_specifiers_are_resolved() {
        let from = "apps/web/src/screens/Table.svelte";
        assert_eq!(resolved(from, "../lib/a.ts").as_deref(), Some("apps/web/src/lib/a.ts"));
        assert_eq!(resolved(from, "./A.svelte").as_deref(), Some("apps/web/src/screens/A.svelte"));
        assert_eq!(resolved(from, "svelte"), None);
    }
}
