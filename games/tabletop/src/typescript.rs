//! The types that screens see, as TypeScript: the shared file, and what a game's own file is made of.

use std::collections::BTreeSet;

use ts_rs::{Config, TS};

use crate::{
    Aids, ClockView, Family, Help, Hint, Lookups, Outcome, RackOrder, RackView, Racks, SharedLine,
    SharedPhase, SharedSeat, SharedView, TableOptions, TileCount,
};

/// What comes from the crates below, as it is written in JSON.
const FOUNDATION: &str = r#"// What every game tells its screens. Written by the program from its own types: do not edit.

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Points; below zero if they are lost. */
export type Score = number;

/** A moment in thousandths of a second, by the host's clock. */
export type Moment = number;

/** A length of time in thousandths of a second. */
export type Millis = number;

/** The commitment to the seed, as a hexadecimal number. */
export type Commitment = string;

/** Who makes a player's moves. */
export type PlayedBy = "person" | { computer: string };

/** A player, as the host sets the table. */
export type Player = { name: string, by: PlayedBy };
"#;

const SHARED: &[fn() -> String] = &[
    declaration::<TableOptions<SharedPhase>>,
    declaration::<Aids>,
    declaration::<SharedView>,
    declaration::<SharedSeat>,
    declaration::<RackView>,
    declaration::<SharedPhase>,
    declaration::<SharedLine>,
    declaration::<ClockView>,
    declaration::<TileCount>,
    declaration::<Outcome>,
    declaration::<Help>,
    declaration::<Hint>,
    declaration::<Racks>,
    declaration::<RackOrder>,
    declaration::<Lookups>,
    declaration::<Family>,
];

/// The text of `tabletop.ts`: the types that every game shares.
pub fn shared_file() -> String {
    assembled(FOUNDATION, SHARED)
}

/// The text of a game's file: these declarations, with the shared types passed on under their names.
pub fn game_file(foundation: &str, declarations: &[fn() -> String]) -> String {
    let shared = shared_file();
    let names = declared_names(&shared);
    let (title, rest) = foundation.split_once('\n').unwrap_or((foundation, ""));
    let body = assembled(rest, declarations);
    let used: Vec<&str> = types_named(&body).intersection(&names).copied().collect();
    let all: Vec<&str> = names.into_iter().collect();
    format!(
        "{title}\nimport type {{ {} }} from './tabletop.ts';\n\nexport type {{ {} }} from './tabletop.ts';\n{body}",
        used.join(", "),
        all.join(", ")
    )
}

fn assembled(head: &str, declarations: &[fn() -> String]) -> String {
    let declared = declarations.iter().flat_map(|declare| ["\n".to_owned(), declare()]);
    std::iter::once(head.to_owned()).chain(declared).collect()
}

/// The declaration of a type, with its comments.
pub fn declaration<Type: TS>() -> String {
    let docs = Type::docs().unwrap_or_default();
    let declared = format!("{docs}export {}", Type::decl(&Config::new()));
    declared.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// The declaration of a type that has all fields of a shared type besides its own.
pub fn extension<Type: TS>(shared: &str) -> String {
    let declared = declaration::<Type>();
    let sign = format!("export type {} = ", Type::ident(&Config::new()));
    let (docs, own) = declared.split_once(&sign).unwrap_or(("", &declared));
    let own = own.trim_end().trim_end_matches(';');
    format!("{docs}{sign}{shared} & ({own});\n")
}

/// The fields that a declaration names, each on its own line.
pub fn declared_fields<Type: TS>() -> BTreeSet<String> {
    let text = declaration::<Type>();
    let name = |line: &str| line.split_once(':').map(|(name, _)| name.replace('?', ""));
    let is_name = |name: &String| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_');
    text.lines().filter_map(name).filter(is_name).collect()
}

/// The names of types that a file uses but neither declares nor imports, or declares twice.
pub fn undeclared_names(file: &str) -> Vec<String> {
    let named = types_named(file);
    let imported: BTreeSet<&str> = imports(file).collect();
    let is_lost = |name: &&str| {
        let declarations = [" =", "<"].map(|end| format!("export type {name}{end}"));
        let declared: usize = declarations.iter().map(|sign| file.matches(sign).count()).sum();
        declared + usize::from(imported.contains(name)) != 1
    };
    let parameters = ["SeatView", "PhaseView", "LineView", "Rules"];
    let is_parameter =
        |name: &&str| parameters.contains(name) && file.contains("SharedView<SeatView");
    named
        .into_iter()
        .filter(is_lost)
        .filter(|name| !is_parameter(name))
        .map(str::to_owned)
        .collect()
}

/// The names of types in the code of a file, re-exports and comments aside.
fn types_named(file: &str) -> BTreeSet<&str> {
    let is_code = |line: &&str| {
        !line.trim_start().starts_with(['*', '/']) && !line.starts_with("export type {")
    };
    let code = file.lines().filter(is_code);
    let words =
        code.flat_map(|line| line.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_'));
    let is_type = |word: &&str| word.starts_with(|first: char| first.is_ascii_uppercase());
    words.filter(is_type).filter(|word| *word != "Array").collect()
}

fn imports(file: &str) -> impl Iterator<Item = &str> {
    let lines = file.lines().filter_map(|line| line.strip_prefix("import type { "));
    let names = lines.filter_map(|line| line.split_once(" }")).map(|(names, _)| names);
    names.flat_map(|names| names.split(", "))
}

fn declared_names(file: &str) -> BTreeSet<&str> {
    let names = file.lines().filter_map(|line| line.strip_prefix("export type "));
    names.filter_map(|line| line.split([' ', '<']).next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shared_type_that_is_named_is_declared_once() {
        let file = shared_file();
        assert_eq!(undeclared_names(&file), Vec::<String>::new());
        assert!(file.lines().all(|line| line.trim_end() == line));
    }
}
