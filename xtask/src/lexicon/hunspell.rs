//! Expansion of a Hunspell dictionary: every form that its affix rules make of its entries.
//!
//! Covers what the French dictionary uses: two-character flags, suffix and prefix rules with
//! conditions, morphological fields, and suffixes added to prefixed words. Rules whose affix
//! holds an apostrophe (elided articles and pronouns) or a hyphen are left out, because no word
//! on tiles has one; after that no suffix rule leads to a further rule.

use std::collections::HashMap;

/// The affix file or the word file says something this reader does not know.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read this line of the Hunspell dictionary: {line}")]
pub(crate) struct BadLine {
    /// The line as found.
    line: String,
}

impl BadLine {
    fn new(line: &str) -> Self {
        Self { line: line.to_owned() }
    }
}

/// A flag: two characters naming a rule or a property.
type Flag = [char; 2];

/// What an entry with this flag lacks unless a rule is applied to it.
const NEEDS_AFFIX: Flag = ['(', ')'];
/// A symbol that keeps its case, such as a unit of measure.
const KEEPS_CASE: Flag = ['|', '|'];

/// One line of the word file.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// The word as listed.
    pub(super) stem: String,
    /// Its morphological fields, such as `po:nom`.
    pub(super) fields: Vec<String>,
    flags: Vec<Flag>,
}

impl Entry {
    /// Reads a line such as `cheval/A.() po:nom is:mas`.
    pub(super) fn parse(line: &str) -> Result<Self, BadLine> {
        let mut parts = line.split_whitespace();
        let head = parts.next().ok_or_else(|| BadLine::new(line))?;
        let (stem, flags) = head.split_once('/').unwrap_or((head, ""));
        let flags = parse_flags(flags).ok_or_else(|| BadLine::new(line))?;
        Ok(Self { stem: stem.to_owned(), fields: parts.map(str::to_owned).collect(), flags })
    }

    /// Whether the entry is a symbol (`Hz`, `mbar`) rather than a word.
    pub(super) fn is_symbol(&self) -> bool {
        self.flags.contains(&KEEPS_CASE)
    }
}

/// One form that the rules make of an entry.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Expanded<'rules> {
    /// The form with its accents.
    pub(super) spelling: String,
    /// The word it is a form of: the entry, or the entry with its prefix.
    pub(super) lemma: String,
    /// The fields the rule adds to those of the entry.
    pub(super) fields: &'rules [String],
}

/// The affix rules of a dictionary, by flag.
#[derive(Debug)]
pub(super) struct Affixes {
    rules: HashMap<Flag, Vec<Rule>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Prefix,
    Suffix,
}

#[derive(Debug)]
struct Rule {
    side: Side,
    strip: String,
    add: String,
    further: Vec<Flag>,
    condition: Vec<Class>,
    fields: Vec<String>,
}

/// The letters a condition allows in one place.
#[derive(Debug, PartialEq, Eq)]
enum Class {
    Any,
    Among(Vec<char>),
    NotAmong(Vec<char>),
}

impl Affixes {
    /// Reads an affix file.
    pub(super) fn parse(text: &str) -> Result<Self, BadLine> {
        let mut rules: HashMap<Flag, Vec<Rule>> = HashMap::new();
        for line in text.lines() {
            if let Some((flag, rule)) = parse_rule(line)?
                && !rule.add.contains(['\'', '-'])
            {
                rules.entry(flag).or_default().push(rule);
            }
        }
        Ok(Self { rules })
    }

    /// Every form of an entry, the bare one included if it can stand alone.
    pub(super) fn expand(&self, entry: &Entry) -> Vec<Expanded<'_>> {
        let mut forms = Vec::new();
        if !entry.flags.contains(&NEEDS_AFFIX) {
            forms.push(Expanded::bare(&entry.stem));
        }
        for rule in self.rules_of(&entry.flags) {
            match rule.side {
                Side::Suffix => forms.extend(rule.apply_suffix(&entry.stem)),
                Side::Prefix => self.expand_prefixed(rule, &entry.stem, &mut forms),
            }
        }
        forms
    }

    /// The forms of a prefixed word: it takes the suffixes that its prefix names.
    fn expand_prefixed<'rules>(
        &'rules self,
        prefix: &Rule,
        stem: &str,
        forms: &mut Vec<Expanded<'rules>>,
    ) {
        if !prefix.allows(stem) {
            return;
        }
        let prefixed = format!("{}{stem}", prefix.add);
        if prefix.further.is_empty() {
            forms.push(Expanded::bare(&prefixed));
        }
        for suffix in self.rules_of(&prefix.further).filter(|rule| rule.side == Side::Suffix) {
            forms.extend(suffix.apply_suffix(&prefixed));
        }
    }

    fn rules_of<'rules>(&'rules self, flags: &[Flag]) -> impl Iterator<Item = &'rules Rule> {
        flags.iter().filter_map(|flag| self.rules.get(flag)).flatten()
    }
}

impl Expanded<'_> {
    fn bare(stem: &str) -> Self {
        Self { spelling: stem.to_owned(), lemma: stem.to_owned(), fields: &[] }
    }
}

impl Rule {
    fn apply_suffix(&self, stem: &str) -> Option<Expanded<'_>> {
        if !self.allows(stem) {
            return None;
        }
        let kept = stem.strip_suffix(self.strip.as_str())?;
        let spelling = format!("{kept}{}", self.add);
        Some(Expanded { spelling, lemma: stem.to_owned(), fields: &self.fields })
    }

    /// Whether the stem begins (for a prefix) or ends (for a suffix) as the condition says.
    fn allows(&self, stem: &str) -> bool {
        match self.side {
            Side::Prefix => matches(self.condition.iter(), stem.chars()),
            Side::Suffix => matches(self.condition.iter().rev(), stem.chars().rev()),
        }
    }
}

fn matches<'rule>(
    mut condition: impl Iterator<Item = &'rule Class>,
    mut letters: impl Iterator<Item = char>,
) -> bool {
    condition.all(|class| letters.next().is_some_and(|letter| class.allows(letter)))
}

impl Class {
    fn allows(&self, letter: char) -> bool {
        match self {
            Self::Any => true,
            Self::Among(letters) => letters.contains(&letter),
            Self::NotAmong(letters) => !letters.contains(&letter),
        }
    }
}

/// Reads `SFX a0 er ant/n'q' [^cg]er po:ppre`; other lines, headings included, are nothing.
fn parse_rule(line: &str) -> Result<Option<(Flag, Rule)>, BadLine> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (side, rest) = match words.as_slice() {
        ["SFX", rest @ ..] => (Side::Suffix, rest),
        ["PFX", rest @ ..] => (Side::Prefix, rest),
        _ => return Ok(None),
    };
    let bad = || BadLine::new(line);
    let [flag, strip, affix, condition, fields @ ..] = rest else {
        return if rest.len() == 3 { Ok(None) } else { Err(bad()) };
    };
    let (add, further) = affix.split_once('/').unwrap_or((affix, ""));
    let [flag] = parse_flags(flag).ok_or_else(bad)?[..] else { return Err(bad()) };
    let rule = Rule {
        side,
        strip: unless_zero(strip),
        add: unless_zero(add),
        further: parse_flags(further).ok_or_else(bad)?,
        condition: parse_condition(condition).ok_or_else(bad)?,
        fields: fields.iter().map(|&field| field.to_owned()).collect(),
    };
    Ok(Some((flag, rule)))
}

fn unless_zero(affix: &str) -> String {
    if affix == "0" { String::new() } else { affix.to_owned() }
}

fn parse_flags(text: &str) -> Option<Vec<Flag>> {
    let characters: Vec<char> = text.chars().collect();
    let (pairs, rest) = characters.as_chunks::<2>();
    rest.is_empty().then(|| pairs.to_vec())
}

fn parse_condition(text: &str) -> Option<Vec<Class>> {
    if text == "." {
        return Some(Vec::new());
    }
    let mut classes = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if first == '[' {
            let (inside, after) = rest[1..].split_once(']')?;
            classes.push(match inside.strip_prefix('^') {
                Some(letters) => Class::NotAmong(letters.chars().collect()),
                None => Class::Among(inside.chars().collect()),
            });
            rest = after;
        } else {
            classes.push(if first == '.' { Class::Any } else { Class::Among(vec![first]) });
            rest = &rest[first.len_utf8()..];
        }
    }
    Some(classes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
FLAG long
SFX a0 Y 3
SFX a0 er ant/n'q' [^cg]er po:ppre
SFX a0 ger geant/n'q' ger po:ppre
SFX a0 er er er po:infi
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl
PFX L' Y 1
PFX L' 0 l' .
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 l' [aeiou]
PFX Um 0 kilo/S.() .
";

    fn spellings(line: &str) -> Vec<String> {
        let affixes = Affixes::parse(RULES).unwrap();
        let entry = Entry::parse(line).unwrap();
        affixes.expand(&entry).into_iter().map(|form| form.spelling).collect()
    }

    #[test]
    fn a_rule_applies_only_where_its_condition_holds() {
        assert_eq!(spellings("manger/a0() po:v1"), ["mangeant", "manger"]);
        assert_eq!(spellings("aimer/a0() po:v1"), ["aimant", "aimer"]);
        assert_eq!(spellings("nez/S.() po:nom"), Vec::<String>::new());
    }

    #[test]
    fn an_entry_stands_alone_unless_it_needs_an_affix() {
        assert_eq!(spellings("ciao/L' po:interj"), ["ciao"]);
        assert_eq!(spellings("chat/S.() po:nom"), ["chat", "chats"]);
    }

    #[test]
    fn a_prefixed_unit_takes_the_suffixes_of_its_prefix() {
        assert_eq!(spellings("ohm/Um() po:nom"), ["ohm", "ohms", "kiloohm", "kiloohms"],);
    }

    #[test]
    fn a_form_carries_the_fields_of_its_rule_and_its_lemma() {
        let affixes = Affixes::parse(RULES).unwrap();
        let entry = Entry::parse("mètre/Um() po:nom is:mas").unwrap();
        let forms = affixes.expand(&entry);
        let last = forms.last().unwrap();
        assert_eq!((last.spelling.as_str(), last.lemma.as_str()), ("kilomètres", "kilomètre"));
        assert_eq!(last.fields, ["is:pl"]);
    }

    #[test]
    fn a_rule_without_a_condition_is_turned_down() {
        assert_eq!(
            Affixes::parse("SFX a0 er").unwrap_err().to_string(),
            "cannot read this line of the Hunspell dictionary: SFX a0 er"
        );
    }
}
