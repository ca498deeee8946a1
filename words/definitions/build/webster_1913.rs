//! Webster's dictionary of 1913, from the crate `webster`, for the words WordNet does not define.
//!
//! The crate answers for a word but lists none, so it is asked for every word known, and for every
//! word in its answers. Its text has lost the spaces at the ends of lines; they are put back.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use dictionary_file::{DictionaryBuilder, Form, PartOfSpeech, Relation, Source};

/// A piece of text used at least this often in the dictionary is a word by itself.
const USUAL: usize = 4;

/// Adds Webster's entries for words that the builder does not define yet.
pub(crate) fn add(builder: &mut DictionaryBuilder, known: &BTreeSet<String>) {
    let articles = articles(known);
    let repair = Repair::new(&articles, known);
    let source = builder.add_source(Source {
        name: "Webster 1913".to_owned(),
        licence: "public domain".to_owned(),
        notice: "Webster's Revised Unabridged Dictionary, 1913, public domain; through the crate \
                 webster by Grant Handy, MIT licence"
            .to_owned(),
    });
    for (word, text) in &articles {
        if builder.defines(word) {
            continue;
        }
        if let Some(form) = form(text) {
            builder.add_form(word, form);
        } else {
            let gloss = repair.repaired(text);
            builder.add(source, &word.to_lowercase(), part_of_speech(word, &gloss), &gloss);
        }
    }
}

/// Reads an article that only says "pl. of Mouse." or "imp. & p. p. of Run.".
fn form(text: &str) -> Option<Form> {
    let (relation, base) = text.trim_start_matches([',', ' ']).split_once(" of ")?;
    let base = base.trim_end_matches(['.', ' ']);
    let relation = match relation.split(['.', ' ']).next()? {
        "pl" => Relation::Plural,
        "imp" => Relation::PastTense,
        "p" if relation.starts_with("p. pr") => Relation::PresentParticiple,
        "p" => Relation::PastParticiple,
        "compar" => Relation::Comparative,
        "superl" => Relation::Superlative,
        _ => return None,
    };
    let is_word = base.chars().all(char::is_alphabetic);
    is_word.then(|| Form { relation, base: base.to_lowercase() })
}

/// Every article that can be reached: of the known words, of the words in those articles, and so on.
fn articles(known: &BTreeSet<String>) -> BTreeMap<String, &'static str> {
    let mut articles = BTreeMap::new();
    let mut asked: HashSet<String> = HashSet::new();
    let mut waiting: Vec<String> = known.iter().cloned().collect();
    waiting.push("WORD".to_owned());
    while let Some(word) = waiting.pop() {
        if !asked.contains(&word) {
            if let Some(text) = webster::dictionary(&word) {
                waiting.extend(words(text).map(str::to_uppercase));
                articles.insert(word.clone(), text);
            }
            asked.insert(word);
        }
    }
    articles
}

/// The words of a text: runs of letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| !character.is_alphabetic()).filter(|word| !word.is_empty())
}

/// The part of speech, which the dictionary leaves out: its ways of beginning tell.
fn part_of_speech(word: &str, gloss: &str) -> Option<PartOfSpeech> {
    let begins = |openings: &[&str]| openings.iter().any(|opening| gloss.starts_with(opening));
    if begins(&["To "]) {
        Some(PartOfSpeech::Verb)
    } else if word.ends_with("LY") && begins(&["In ", "With ", "By ", "So ", "As "]) {
        Some(PartOfSpeech::Adverb)
    } else if begins(&[
        "A ",
        "An ",
        "The ",
        "One ",
        "He who",
        "Any ",
        "That which",
        "Act of",
        "State of",
    ]) {
        Some(PartOfSpeech::Noun)
    } else if begins(&["Of ", "Pertaining ", "Having ", "Not ", "Like ", "Capable ", "Full of"]) {
        Some(PartOfSpeech::Adjective)
    } else {
        None
    }
}

/// Puts back the spaces that were lost where lines ended.
struct Repair<'texts> {
    known: &'texts BTreeSet<String>,
    uses: HashMap<&'texts str, usize>,
}

impl<'texts> Repair<'texts> {
    fn new(
        articles: &'texts BTreeMap<String, &'static str>,
        known: &'texts BTreeSet<String>,
    ) -> Self {
        let mut uses = HashMap::new();
        for word in articles.values().flat_map(|text| words(text)) {
            *uses.entry(word).or_default() += 1;
        }
        Self { known, uses }
    }

    fn repaired(&self, text: &str) -> String {
        let mut repaired = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let end = match rest.find(|letter: char| !letter.is_alphabetic()) {
                Some(0) => first.len_utf8(),
                Some(end) => end,
                None => rest.len(),
            };
            let (word, after) = rest.split_at(end);
            if first.is_alphabetic() && lacks_space(&repaired, word) {
                repaired.push(' ');
            }
            match self.split(word) {
                Some((left, right)) => repaired.extend([left, " ", right]),
                None => repaired.push_str(word),
            }
            rest = after;
        }
        repaired
    }

    /// The two words a run of letters is made of, unless it is a word itself.
    fn split<'word>(&self, run: &'word str) -> Option<(&'word str, &'word str)> {
        if self.uses(run) >= USUAL || self.known.contains(&run.to_uppercase()) {
            return None;
        }
        let places = run.char_indices().map(|(place, _)| place).skip(1);
        let splits = places.map(|place| run.split_at(place));
        splits
            .map(|(left, right)| (self.uses(left).min(self.uses(right)), (left, right)))
            .filter(|(uses, (left, right))| *uses >= USUAL && is_likely(left, right))
            .max_by_key(|(uses, _)| *uses)
            .map(|(_, halves)| halves)
    }

    fn uses(&self, word: &str) -> usize {
        self.uses.get(word).copied().unwrap_or_default()
    }
}

/// Whether a stop or a closing bracket ran into the word after it.
fn lacks_space(before: &str, word: &str) -> bool {
    let mut last = before.chars().rev();
    match last.next() {
        Some(',' | ';' | ':' | ')' | ']') => word.len() > 1 || word == "a",
        Some('.') => {
            let after_word = last.take(2).filter(|letter| letter.is_lowercase()).count() == 2;
            after_word && word.starts_with(char::is_uppercase)
        }
        _ => false,
    }
}

/// Whether two halves can be words: of single letters only "a" is one, and capitals begin words.
fn is_likely(left: &str, right: &str) -> bool {
    let is_word = |half: &str| half.len() > 1 || half == "a";
    let inner_capital = |half: &str| half.chars().skip(1).any(char::is_uppercase);
    is_word(left) && is_word(right) && !inner_capital(left) && !inner_capital(right)
}
