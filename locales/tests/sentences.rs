//! The sentences of all languages: complete, used, and well written.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use locales::Language;

/// The folders of a language.
const FOLDERS: [&str; 2] = ["screens", "program"];

/// Messages that take other arguments in another language, and why.
const OTHER_ARGUMENTS: [(&str, &str); 2] = [
    ("analysis-square", "French letters the rows, English the columns"),
    ("forms-of", "French elides before a vowel"),
];

/// What a message says, and the arguments it takes.
struct Written {
    text: String,
    arguments: BTreeSet<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn files(language: Language, folder: &str) -> BTreeMap<String, String> {
    let folder = root().join(language.code()).join(folder);
    let paths = fs::read_dir(&folder).expect("it is there").flatten().map(|entry| entry.path());
    paths
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a file of text"))
        })
        .collect()
}

/// Every message of a folder, by its key; no key stands twice.
fn messages(language: Language, folder: &str) -> BTreeMap<String, Written> {
    let mut messages = BTreeMap::new();
    for (file, text) in files(language, folder) {
        let resource = parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, faults)| panic!("{file}: {faults:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut written = Written { text: String::new(), arguments: BTreeSet::new() };
            let value = message.value.as_ref();
            read(value.unwrap_or_else(|| panic!("{} is empty", message.id.name)), &mut written);
            let twice = messages.insert(message.id.name.to_owned(), written);
            assert!(twice.is_none(), "{} stands twice", message.id.name);
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>, written: &mut Written) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => written.text += value,
            PatternElement::Placeable { expression } => read_expression(expression, written),
        }
    }
}

fn read_expression(expression: &Expression<&str>, written: &mut Written) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, written),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                written.arguments.insert(id.name.to_owned());
            }
            for variant in variants {
                written.text.push('\n');
                read(&variant.value, written);
            }
            written.text.push('\n');
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, written: &mut Written) {
    match inline {
        InlineExpression::VariableReference { id } => {
            written.arguments.insert(id.name.to_owned());
            written.text.push('…');
        }
        InlineExpression::Placeable { expression } => read_expression(expression, written),
        // A sign that is meant as it stands, whatever the typography.
        InlineExpression::StringLiteral { .. } => written.text.push('…'),
        _ => {}
    }
}

#[test]
fn every_message_exists_in_every_language_with_the_same_arguments() {
    for folder in FOLDERS {
        let english = messages(Language::EN, folder);
        for language in Language::all() {
            let theirs = messages(language, folder);
            let keys = |messages: &BTreeMap<String, Written>| -> BTreeSet<String> {
                messages.keys().cloned().collect()
            };
            assert_eq!(keys(&english), keys(&theirs), "{} {folder}", language.code());
            for (key, written) in &theirs {
                if !OTHER_ARGUMENTS.iter().any(|(other, _)| other == key) {
                    let ours = &english[key].arguments;
                    assert_eq!(ours, &written.arguments, "{key} in {}", language.code());
                }
            }
        }
    }
}

#[test]
fn no_key_stands_in_both_folders() {
    let [screens, program] = FOLDERS.map(|folder| messages(Language::EN, folder));
    let both: Vec<&String> = screens.keys().filter(|key| program.contains_key(*key)).collect();
    assert_eq!(both, Vec::<&String>::new());
}

#[test]
fn every_language_has_the_same_files() {
    for folder in FOLDERS {
        let names = |language| -> Vec<String> { files(language, folder).into_keys().collect() };
        for language in Language::all() {
            assert_eq!(names(Language::EN), names(language), "{} {folder}", language.code());
        }
    }
}

/// Sources that may use a message: those that end so, below these folders.
fn sources(folders: &[&str], endings: &[&str]) -> String {
    let mut text = String::new();
    let mut waiting: Vec<PathBuf> =
        folders.iter().map(|folder| root().join("..").join(folder)).collect();
    while let Some(path) = waiting.pop() {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !["node_modules", "target", "dist", "test-results"].contains(&&*name) {
            waiting.extend(
                fs::read_dir(path).expect("it is there").flatten().map(|entry| entry.path()),
            );
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            text += &fs::read_to_string(path).expect("a file of text");
        }
    }
    text
}

#[test]
fn every_message_of_the_program_is_said_somewhere() {
    let sources = sources(&["words", "games", "server", "apps", "locales/src"], &[".rs"]);
    let is_said = |key: &str| {
        let (module, name) = key.split_once('-').expect("a key begins with its file");
        let function = format!("::{}", name.replace('-', "_"));
        let is_called = sources.match_indices(&function).any(|(at, found)| {
            let rest = &sources[at + found.len()..];
            !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_')
        });
        // The keys of help are made of the names of commands; the command line tests them.
        is_called || module == "help" || module == "grammar" && sources.contains(key)
    };
    let program = messages(Language::EN, "program");
    let unsaid: Vec<&String> = program.keys().filter(|key| !is_said(key)).collect();
    assert_eq!(unsaid, Vec::<&String>::new());
}

/// Beginnings of keys that the page makes of two values: `` text(`${prefix}-${choice}`) ``.
const COMPUTED: [&str; 8] =
    ["character", "motion", "size", "theme", "tile-set", "tongue", "tour", "zigzag-tour"];

#[test]
fn every_message_of_the_screens_is_shown_somewhere() {
    let sources = sources(&["apps/web/src"], &[".ts", ".svelte"]);
    let named: BTreeSet<&str> = sources.split(['\'', '"', '`']).collect();
    let begun = sources.split(['\'', '"', '`']).filter_map(|text| text.split_once("${"));
    let begun: BTreeSet<&str> = begun.map(|(begin, _)| begin).collect();
    let is_shown = |key: &str| {
        let mut cuts = key.match_indices('-').map(|(at, _)| at);
        named.contains(key)
            || cuts.any(|at| begun.contains(&key[..=at]) || COMPUTED.contains(&&key[..at]))
    };
    let screens = messages(Language::EN, "screens");
    let unshown: Vec<&String> = screens.keys().filter(|key| !is_shown(key)).collect();
    assert_eq!(unshown, Vec::<&String>::new());
}

/// Whether a text is laid out in columns or shows JSON, so that signs stand as programs need them.
fn is_laid_out(key: &str) -> bool {
    key.starts_with("help-") && (key.ends_with("-json-format") || key.ends_with("-players"))
}

/// A text in which wide gaps between keys, as the bottom line of a terminal has them, are lines.
fn without_columns(key: &str, text: &str) -> String {
    if key.starts_with("classic-") { text.replace("   ", "\n") } else { text.to_owned() }
}

/// The signs before which French has a space.
const SPACED: [char; 6] = ['?', '!', ';', '»', ':', '%'];

#[test]
fn french_typography_is_right_everywhere() {
    for folder in FOLDERS {
        let messages = messages(Language::FR, folder).into_iter();
        for (key, Written { text, .. }) in messages.filter(|(key, _)| !is_laid_out(key)) {
            let text = without_columns(&key, &text);
            for wrong in ["'", "\"", "“", "”", "...", "  ", "\u{a0}", "\u{202f}"] {
                assert!(!text.contains(wrong), "{key} has {wrong:?}: {text}");
            }
            for (at, sign) in text.char_indices() {
                let (before, after) = (&text[..at], &text[at + sign.len_utf8()..]);
                assert!(is_spaced(before, sign, after), "{key}: a space belongs before {sign}");
                if sign == '«' {
                    assert!(after.starts_with(' '), "{key}: a space belongs after {sign}");
                }
            }
        }
    }
}

/// Whether a sign has its space, or needs none: in times (`0:10`), patterns and commands.
fn is_spaced(before: &str, sign: char, after: &str) -> bool {
    let is_inside = match sign {
        ':' => after.starts_with(|next: char| next.is_alphanumeric()) || before.ends_with("surnom"),
        '?' => before.ends_with("QV"),
        _ => false,
    };
    !SPACED.contains(&sign) || is_inside || before.ends_with(' ') || before.is_empty()
}

#[test]
fn english_quotes_and_apostrophes_are_typographic() {
    for folder in FOLDERS {
        let messages = messages(Language::EN, folder).into_iter();
        for (key, Written { text, .. }) in messages.filter(|(key, _)| !is_laid_out(key)) {
            let text = without_columns(&key, &text);
            for wrong in ["'", "\"", "«", "»", "...", "  ", " ;", " :", "`"] {
                assert!(!text.contains(wrong), "{key} has {wrong:?}: {text}");
            }
        }
    }
}

/// French words that another word is chosen for, so that one thing has one name: the word of
/// players comes second.
const ONE_WORD: [(&str, &str); 8] = [
    ("jeton", "lettre"),
    ("tuile", "lettre"),
    ("plateau", "grille"),
    ("horloge", "pendule"),
    ("scrabble", "jeu de lettres croisées"),
    ("partie est finie", "partie est terminée"),
    ("terminez la main", "finissez la main"),
    ("rachet", "achet"),
];

#[test]
fn one_thing_has_one_french_name() {
    for folder in FOLDERS {
        for (key, Written { text, .. }) in messages(Language::FR, folder) {
            let text = text.to_lowercase();
            for (avoided, chosen) in ONE_WORD {
                let exceptions: &[&str] = match avoided {
                    // A board of cardboard, those of Parcours, which have no squares, and the one
                    // that Zigzag does without.
                    "plateau" => &["parcours", "rule-board", "real", "zigzag"],
                    // Not every tile of Zigzag is a letter.
                    "jeton" => &["zigzag"],
                    _ => &[],
                };
                let is_meant = exceptions.iter().any(|place| key.contains(place));
                assert!(is_meant || !text.contains(avoided), "{key}: {chosen}, not {avoided}");
            }
        }
    }
}
