//! The help of every command, in the reader's language.
//!
//! The texts are messages whose keys are made of the names of commands and arguments
//! (`help-words-find-anagram`); arguments that several commands share have one text
//! (`help-argument-json`). Names and examples are the same in every language.

use clap::{Arg, Command};
use locales::{Language, Spoken as _, help as say};

/// Examples by command, as one would type them.
const EXAMPLES: [(&str, &[&str]); 19] = [
    (
        "",
        &[
            "lettrine",
            "lettrine play",
            "lettrine words check horn qzx",
            "lettrine words find --anagram 'AEINRST?'",
            "lettrine lexicon list",
            "lettrine analyse game.gcg",
            "lettrine match static static:leaves=none --pairs 100",
        ],
    ),
    (
        "serve",
        &[
            "lettrine serve --open",
            "lettrine serve --listen 0.0.0.0:8604",
            "lettrine serve --database postgres://lettrine@localhost/lettrine",
        ],
    ),
    (
        "play",
        &[
            "lettrine play crossword --players Anna,level5",
            "lettrine play --plain --lang fr",
            "lettrine play --server http://127.0.0.1:8604 --join K7M-3PX",
        ],
    ),
    ("words", &["lettrine words check horn"]),
    ("words-check", &["lettrine words check horn qzx --lexicon en"]),
    (
        "words-find",
        &[
            "lettrine words find --anagram 'AEINRST?'",
            "lettrine words find --anagram AEINRST --subsets --pattern '*R*' --min 5",
            "lettrine words find --pattern '?A[IE]*' --max 6",
            "lettrine words find --hooks CARE",
            "lettrine words find --define mangeassent --lexicon fr",
        ],
    ),
    ("lexicon", &["lettrine lexicon build mine.txt --out mine.kwg"]),
    ("lexicon-list", &["lettrine lexicon list"]),
    ("lexicon-info", &["lettrine lexicon info fr"]),
    ("lexicon-verify", &["lettrine lexicon verify mine.kwg"]),
    ("lexicon-build", &["lettrine lexicon build mine.txt --out mine.kwg"]),
    (
        "lexicon-export",
        &["lettrine lexicon export en", "lettrine lexicon export fr --out french.kwg"],
    ),
    ("lexicon-import", &["lettrine lexicon import thesaurus.dat --lexicon fr"]),
    (
        "moves",
        &[
            "lettrine moves '15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0' --top 5",
        ],
    ),
    (
        "simulate",
        &[
            "lettrine simulate '15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0' --seconds 5",
        ],
    ),
    ("endgame", &["lettrine endgame \"$(cat position.cgp)\" --seconds 10 --lines 3"]),
    ("analyse", &["lettrine analyse game.gcg --seconds 2 --lang en"]),
    ("match", &["lettrine match static static:leaves=none --pairs 1000"]),
    ("bench", &["lettrine bench --lexicon fr"]),
];

/// The paragraphs after the options of a command, in their order; a command has those it needs.
const PARAGRAPHS: [&str; 4] = ["more", "json-format", "players", "rules"];

/// Gives a command and everything below it the help of a language.
pub(crate) fn localised(command: Command, language: Language) -> Command {
    let mut command = command.long_about(say::long_about().say(language));
    // Makes the arguments and the command that ask for help, so that they get their texts too.
    command.build();
    with_texts(command, "", language)
}

fn with_texts(command: Command, path: &str, language: Language) -> Command {
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        say::usage().say(language)
    );
    let about = locales::text(&key(path, "about"), language);
    command
        .about(about.unwrap_or_default())
        .help_template(template)
        .after_help(after_help(path, language))
        .subcommand_help_heading(say::commands().say(language))
        .mut_args(|argument| with_text(argument, path, language))
        .mut_subcommands(|command| match command.get_name() {
            "help" => command.about(say::help_about().say(language)),
            name => {
                let path = if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") };
                with_texts(command, &path, language)
            }
        })
}

/// The key of something about a command; the program itself has no path.
fn key(path: &str, name: &str) -> String {
    if path.is_empty() { format!("help-{name}") } else { format!("help-{path}-{name}") }
}

/// What follows the options: explanations, then examples.
fn after_help(path: &str, language: Language) -> String {
    let paragraphs = PARAGRAPHS.iter().filter(|_| !path.is_empty());
    let paragraphs = paragraphs.filter_map(|name| locales::text(&key(path, name), language));
    let examples = EXAMPLES.iter().filter(|(command, _)| *command == path).map(|(_, lines)| {
        let head = if lines.len() == 1 { say::example() } else { say::examples() };
        let lines: Vec<String> = lines.iter().map(|line| format!("\n  {line}")).collect();
        format!("{}{}", head.say(language), lines.concat())
    });
    paragraphs.chain(examples).collect::<Vec<_>>().join("\n\n")
}

fn with_text(argument: Arg, path: &str, language: Language) -> Arg {
    let heading = if argument.is_positional() { say::arguments() } else { say::options() };
    let argument = argument.help_heading(heading.say(language));
    if argument.get_id() == "help" && path.is_empty() {
        return argument
            .help(say::argument_help_short().say(language))
            .long_help(say::argument_help_long().say(language));
    }
    let text = text_of(&argument, path, language).unwrap_or_default();
    let values = values_of(&argument, language);
    let text = [vec![text], values].concat().join(" ");
    argument.help(text).hide_default_value(true).hide_possible_values(true)
}

/// The text of an argument in a command, or else of those that share its name.
fn text_of(argument: &Arg, path: &str, language: Language) -> Option<String> {
    let name = argument.get_id().as_str().replace('_', "-");
    let own = locales::text(&key(path, &name), language);
    own.or_else(|| locales::text(&format!("help-argument-{name}"), language))
}

/// The default of an argument and the values it may have, where there are such.
fn values_of(argument: &Arg, language: Language) -> Vec<String> {
    if !argument.get_action().takes_values() {
        return Vec::new();
    }
    let defaults = argument.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    let default = defaults.join(", ");
    let default = (!default.is_empty()).then(|| say::default(default).say(language));
    let possible: Vec<String> =
        argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let possible = possible.join(", ");
    let possible = (!possible.is_empty()).then(|| say::possible_values(possible).say(language));
    default.into_iter().chain(possible).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::command_line::Arguments;

    /// Every command with its path, the program itself first.
    fn commands(command: &Command, path: &str) -> Vec<(String, Command)> {
        let below = command.get_subcommands().filter(|command| command.get_name() != "help");
        let below = below.flat_map(|below| {
            let name = below.get_name();
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") };
            commands(below, &path)
        });
        std::iter::once((path.to_owned(), command.clone())).chain(below).collect()
    }

    fn all_commands() -> Vec<(String, Command)> {
        let mut program = Arguments::command();
        program.build();
        commands(&program, "")
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_every_language() {
        for language in Language::all() {
            for (path, command) in all_commands() {
                assert!(locales::text(&key(&path, "about"), language).is_some(), "{path}");
                let shown = command.get_arguments().filter(|argument| !argument.is_hide_set());
                for argument in shown {
                    let text = text_of(argument, &path, language);
                    assert!(text.is_some(), "{path} {} {}", argument.get_id(), language.code());
                }
                assert!(EXAMPLES.iter().any(|(example, _)| *example == path), "{path}");
            }
        }
    }

    #[test]
    fn every_text_of_the_help_is_shown_somewhere() {
        let mut used: BTreeSet<String> = BTreeSet::new();
        for (path, command) in all_commands() {
            used.extend(PARAGRAPHS.map(|name| key(&path, name)));
            used.insert(key(&path, "about"));
            for argument in command.get_arguments() {
                let name = argument.get_id().as_str().replace('_', "-");
                used.insert(format!("help-argument-{name}"));
                used.insert(key(&path, &name));
            }
        }
        let own = include_str!("help.rs");
        let file = include_str!("../../../locales/en/program/help.ftl");
        let keys = file.lines().filter(|line| line.starts_with("help-"));
        for key in keys.filter_map(|line| line.split(" =").next()) {
            let called = format!("say::{}()", key["help-".len()..].replace('-', "_"));
            let called_with = called.replace("()", "(");
            assert!(used.contains(key) || own.contains(&called_with), "{key}");
        }
    }
}
