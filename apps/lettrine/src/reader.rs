//! The language of whoever reads: `--lang`, else that of the system, else English.

use std::ffi::OsString;

use locales::Language;

/// The variables in which a system keeps the language of messages, the strongest first (POSIX).
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of a call of the program. It is needed before the command line has been read, because
/// what is wrong with it is said as well.
pub(crate) fn language(arguments: &[OsString]) -> Language {
    let variable = |name: &str| std::env::var(name).ok();
    asked_for(arguments).or_else(|| of_system(variable)).unwrap_or_default()
}

/// The value of `--lang`, if it is a language of the program.
fn asked_for(arguments: &[OsString]) -> Option<Language> {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        let value = match argument {
            "--lang" => arguments.next(),
            _ => argument.strip_prefix("--lang="),
        };
        if let Some(value) = value {
            return value.parse().ok();
        }
    }
    None
}

/// The language of the first variable that is set: `fr_CH.UTF-8` is French.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let is_set = |value: &String| !value.is_empty();
    let value = VARIABLES.iter().find_map(|name| variable(name).filter(is_set))?;
    value.split(['_', '.', '@']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_asked_for_counts() {
        let asked = |text: &str| {
            let arguments: Vec<OsString> = text.split(' ').map(OsString::from).collect();
            asked_for(&arguments)
        };
        assert_eq!(asked("lettrine words check horn --lang fr"), Some(Language::FR));
        assert_eq!(asked("lettrine --lang=en words"), Some(Language::EN));
        assert_eq!(asked("lettrine words --lang"), None);
        assert_eq!(asked("lettrine --lang tlh"), None);
    }

    #[test]
    fn the_strongest_variable_of_the_system_counts() {
        let system = |set: &[(&str, &str)]| {
            of_system(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(system(&[("LANG", "fr_FR.UTF-8")]), Some(Language::FR));
        assert_eq!(system(&[("LC_ALL", ""), ("LC_MESSAGES", "fr")]), Some(Language::FR));
        assert_eq!(system(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), None, "C is no language of ours");
        assert_eq!(system(&[]), None);
    }
}
