//! Lists the languages and makes one Rust constructor for each message of their `program` folders.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};

/// The language whose sentences are complete by definition.
const REFERENCE: &str = "en";

/// The folder of a language that holds what the program says.
const PROGRAM: &str = "program";

/// Keys, and the names of what their messages leave open.
type Arguments = BTreeMap<String, BTreeSet<String>>;

fn main() -> Result<(), String> {
    let languages = languages()?;
    let mut code = String::from("static WRITTEN: &[Written] = &[\n");
    for language in &languages {
        let files = files_of(language)?;
        let texts: Vec<_> = files
            .iter()
            .map(|file| format!("include_str!({:?})", file.to_string_lossy()))
            .collect();
        let _ = writeln!(code, "Written {{ code: {language:?}, files: &[{}] }},", texts.join(", "));
    }
    code += "];\n\nimpl Language {\n";
    for (place, language) in languages.iter().enumerate() {
        let _ = writeln!(
            code,
            "/// The language of the folder `{language}`.\npub const {}: Self = Self({place});",
            language.to_uppercase()
        );
    }
    code += "}\n";
    let arguments = arguments(&languages)?;
    for file in files_of(REFERENCE)? {
        code += &module(&file, &arguments)?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    fs::write(out.join("messages.rs"), code).map_err(|fault| fault.to_string())
}

/// The codes of all languages: the folders that have sentences of the program.
fn languages() -> Result<BTreeSet<String>, String> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=.");
    let entries = fs::read_dir(".").map_err(|fault| fault.to_string())?.flatten();
    let folders = entries.filter(|entry| entry.path().join(PROGRAM).is_dir());
    Ok(folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

fn files_of(language: &str) -> Result<Vec<PathBuf>, String> {
    let folder = Path::new(language).join(PROGRAM);
    let entries =
        fs::read_dir(&folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let paths: BTreeSet<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.into_iter().map(|path| path.canonicalize().map_err(|fault| fault.to_string())).collect()
}

/// The arguments of every message, whichever language leaves them open.
fn arguments(languages: &BTreeSet<String>) -> Result<Arguments, String> {
    let mut arguments = Arguments::new();
    for language in languages {
        for file in files_of(language)? {
            let text = fs::read_to_string(&file).map_err(|fault| fault.to_string())?;
            for (key, names) in read(&file, &text)? {
                arguments.entry(key).or_default().extend(names);
            }
        }
    }
    Ok(arguments)
}

fn read(file: &Path, text: &str) -> Result<Arguments, String> {
    let mut arguments = Arguments::new();
    for entry in parsed(file, text)?.body {
        if let Entry::Message(Message { id, value: Some(pattern), .. }) = entry {
            let mut names = BTreeSet::new();
            collect(&pattern, &mut names);
            arguments.insert(id.name.to_owned(), names.into_iter().map(str::to_owned).collect());
        }
    }
    Ok(arguments)
}

fn parsed<'text>(file: &Path, text: &'text str) -> Result<Resource<&'text str>, String> {
    parser::parse(text).map_err(|(_, faults)| format!("{}: {faults:?}", file.display()))
}

/// A module with the constructors of one file, named after the file.
fn module(file: &Path, arguments: &Arguments) -> Result<String, String> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let text = fs::read_to_string(file).map_err(|fault| fault.to_string())?;
    let resource = parsed(file, &text)?;
    let mut code = format!(
        "\n/// Messages of `{PROGRAM}/{name}.ftl`.\npub mod {name} {{\nuse crate::{{Message, Value}};\n"
    );
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            code += &constructor(message, &name, arguments)?;
        }
    }
    Ok(code + "}\n")
}

fn constructor(
    message: &Message<&str>,
    module: &str,
    arguments: &Arguments,
) -> Result<String, String> {
    let key = message.id.name;
    let Some(name) = key.strip_prefix(&format!("{module}-")) else {
        return Err(format!("{module}.ftl: the key {key} begins with “{module}-”"));
    };
    let names = arguments.get(key).ok_or_else(|| format!("{key} says nothing"))?;
    let names: BTreeMap<_, _> = names.iter().map(|name| (name, name.replace('-', "_"))).collect();
    let parameters: Vec<_> =
        names.values().map(|name| format!("{name}: impl Into<Value>")).collect();
    let pairs: Vec<_> =
        names.iter().map(|(name, variable)| format!("({name:?}, {variable}.into())")).collect();
    Ok(format!(
        "{doc}#[must_use]\npub fn {function}({parameters}) -> Message {{\nMessage::new({key:?}, vec![{pairs}])\n}}\n",
        doc = documentation(message),
        function = name.replace('-', "_"),
        parameters = parameters.join(", "),
        pairs = pairs.join(", "),
    ))
}

/// The English text, as the comment of a constructor.
fn documentation(message: &Message<&str>) -> String {
    let resource = Resource { body: vec![Entry::Message(message.clone())] };
    let text = serializer::serialize(&resource);
    let lines: Vec<_> = text.trim_end().lines().map(|line| format!("/// {line}\n")).collect();
    format!("/// ```text\n{}/// ```\n", lines.concat())
}

/// The names that a pattern leaves open.
fn collect<'text>(pattern: &Pattern<&'text str>, names: &mut BTreeSet<&'text str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, names);
        }
    }
}

fn collect_expression<'text>(
    expression: &Expression<&'text str>,
    names: &mut BTreeSet<&'text str>,
) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            for variant in variants {
                collect(&variant.value, names);
            }
        }
    }
}

fn collect_inline<'text>(inline: &InlineExpression<&'text str>, names: &mut BTreeSet<&'text str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name);
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, names),
        _ => {}
    }
}
