//! The French list: the expanded Hunspell dictionary, what it says of each form, our decisions.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use super::decisions::{self, DecisionError};
use super::hunspell::{Affixes, BadLine, Entry, Expanded};
use super::letters::Folding;

/// The French list could not be made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FrenchError {
    /// One of our own files.
    #[error(transparent)]
    Decision(#[from] DecisionError),
    /// The dictionary, or an entry of our own.
    #[error(transparent)]
    Dictionary(#[from] BadLine),
    /// A file of the package cannot be read.
    #[error("cannot read {path}: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
}

/// A form as the dictionary knows it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Form {
    /// In capitals, as it is laid with tiles.
    pub(super) word: String,
    /// With its accents.
    pub(super) spelling: String,
    /// The word it is a form of, as a dictionary lists it.
    pub(super) lemma: String,
    /// What the dictionary says of it, such as `v ipre spre 2sg`.
    pub(super) grammar: String,
}

/// Every form of every word, entry by entry, sorted and without doubles.
///
/// `package` is the folder of the unpacked package, `folder` the one with our decisions.
pub(super) fn forms(package: &Path, folder: &Path) -> Result<Vec<Form>, FrenchError> {
    let affixes = Affixes::parse(&read(package, "fr.aff")?)?;
    let removals: BTreeSet<String> =
        decisions::read(folder, "removals.txt")?.into_iter().map(|[word, _]| word).collect();
    let mut forms = Vec::new();
    let folding = Folding::named("french");
    let dictionary = read(package, "fr.dic")?;
    for line in dictionary.lines().skip(1).filter(|line| !line.is_empty()) {
        forms.extend(forms_of(&Entry::parse(line)?, &affixes, &folding));
    }
    forms.retain(|form| !removals.contains(&form.word));
    for [entry, _] in decisions::read(folder, "additions.txt")? {
        forms.extend(forms_of(&Entry::parse(&entry)?, &affixes, &folding));
    }
    let lemmas: HashMap<String, String> = decisions::read(folder, "lemmas.txt")?
        .into_iter()
        .map(|[form, lemma]| (form, lemma))
        .collect();
    for form in forms.iter_mut().filter(|form| form.grammar.starts_with("nom")) {
        if let Some(lemma) = lemmas.get(&form.spelling) {
            form.lemma.clone_from(lemma);
        }
    }
    forms.sort();
    forms.dedup();
    Ok(forms)
}

fn read(package: &Path, name: &str) -> Result<String, FrenchError> {
    let path = package.join("usr/share/hunspell").join(name);
    fs::read_to_string(&path).map_err(|reason| FrenchError::Unreadable { path, reason })
}

/// The forms of one entry that are words for tiles; none if the entry is a name or a symbol.
fn forms_of(entry: &Entry, affixes: &Affixes, folding: &Folding) -> Vec<Form> {
    if entry.is_symbol() || entry.stem.contains(char::is_uppercase) {
        return Vec::new();
    }
    let form = |expanded: Expanded<'_>| {
        Some(Form {
            word: folding.word(&expanded.spelling)?,
            grammar: grammar(&entry.fields, expanded.fields)?,
            lemma: lemma(entry).map_or(expanded.lemma, str::to_owned),
            spelling: expanded.spelling,
        })
    };
    affixes.expand(entry).into_iter().filter_map(form).collect()
}

/// The lemma an entry names itself (`la`: `st:le`).
fn lemma(entry: &Entry) -> Option<&str> {
    const NOTE_NOT_LEMMA: &str = "vx";
    let named = entry.fields.iter().find_map(|field| field.strip_prefix("st:"))?;
    (named != NOTE_NOT_LEMMA).then_some(named)
}

/// The grammar of a form in tags: word classes, tenses, persons, gender, number.
///
/// None if it has no word class: proper nouns, locutions, prefixes, symbols and misspellings
/// have none here, nor has the form that stands only before an inverted pronoun (`aimè-je`).
fn grammar(entry: &[String], rule: &[String]) -> Option<String> {
    let fields = || entry.iter().chain(rule).filter_map(|field| Some(field.split_once(':')?.1));
    if fields().any(|value| matches!(value, "err" | "1isg")) {
        return None;
    }
    let mut classes: Vec<&str> = fields().filter_map(word_class).collect();
    if classes.is_empty() {
        return None;
    }
    if classes.contains(&"v") {
        classes = vec!["v"];
    }
    let mut tags: Vec<&str> = Vec::new();
    for tag in classes.into_iter().chain(fields().filter_map(inflection)) {
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    Some(tags.join(" "))
}

/// The tag of a word class, or nothing for what is not played.
fn word_class(value: &str) -> Option<&'static str> {
    Some(match value {
        "nom" => "nom",
        "adj" => "adj",
        "adv" | "negadv" | "advint" | "proadv" => "adv",
        "interj" => "interj",
        "prep" | "prepv" => "prep",
        "cj" | "cjco" | "cjsub" => "conj",
        "nb" => "num",
        _ if value.starts_with("pro") => "pron",
        _ if value.starts_with("det") => "det",
        _ if is_verb(value) => "v",
        _ => return None,
    })
}

/// `v1__t_q_zz` and its like: the group and the uses of a verb.
fn is_verb(value: &str) -> bool {
    let mut letters = value.chars();
    letters.next() == Some('v') && letters.next().is_some_and(|group| group.is_ascii_digit())
}

/// The tag of an inflection, or nothing for what is not told.
fn inflection(value: &str) -> Option<&str> {
    const TOLD: &str = "infi ppre ppas ipre iimp ipsi ifut cond spre simp impe \
                        1sg 2sg 3sg 1pl 2pl 3pl mas fem epi sg pl inv";
    let plain = value.trim_end_matches('!');
    TOLD.split(' ').any(|told| told == plain).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
SFX a0 Y 3
SFX a0 er es/n'q' er po:ipre po:spre po:2sg
SFX a0 er èrent er po:ipsi po:3pl!
SFX a0 er è er po:ipre po:1isg
SFX p+ Y 1
SFX p+ er és er po:ppas po:adj is:mas is:pl
";

    fn told(line: &str) -> Vec<String> {
        let affixes = Affixes::parse(RULES).unwrap();
        let entry = Entry::parse(line).unwrap();
        let forms = forms_of(&entry, &affixes, &Folding::named("french"));
        forms.into_iter().map(|form| format!("{} {}", form.spelling, form.grammar)).collect()
    }

    #[test]
    fn forms_carry_tense_person_gender_and_number() {
        assert_eq!(
            told("aimer/a0p+() po:v1_it_q_zz"),
            ["aimes v ipre spre 2sg", "aimèrent v ipsi 3pl", "aimés v ppas mas pl"],
        );
    }

    #[test]
    fn names_locutions_prefixes_and_symbols_are_left_out() {
        for line in [
            "Paris po:npr is:epi is:inv",
            "priori po:loc.adv",
            "franco po:pfx",
            "jusqu po:mg po:prep po:err",
            "mbar/|| po:nom is:mas is:inv",
        ] {
            assert_eq!(told(line), Vec::<String>::new(), "{line}");
        }
    }

    #[test]
    fn a_word_keeps_its_classes_and_loses_what_is_none() {
        assert_eq!(told("papa po:nom po:titr is:mas"), ["papa nom mas"]);
        assert_eq!(told("là po:mg po:adv po:loc.adv"), ["là adv"]);
        assert_eq!(told("la po:mg po:det is:fem is:sg st:le"), ["la det fem sg"]);
    }
}
