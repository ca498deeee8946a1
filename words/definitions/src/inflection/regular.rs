//! Regular forms: endings taken off, letters put back.
//!
//! *Proper* candidates keep the spelling rules (a short verb doubles its last letter: HOPPED is of
//! "hop", HOPED is not); *loose* ones forgive them, and know the plurals of Latin and Greek.

use super::{Candidate, irregular};
use dictionary_file::Relation::{
    self, Comparative, PastTense, Plural, PresentParticiple, Superlative, ThirdPerson,
};

/// A base shorter than this is never proposed.
const SHORTEST_BASE: usize = 2;

/// Endings that always tell their base.
const ENDINGS: &[(&str, &str, Relation)] = &[
    ("IES", "Y", Plural),
    ("IES", "Y", ThirdPerson),
    ("IED", "Y", PastTense),
    ("YING", "IE", PresentParticiple),
    ("CKED", "C", PastTense),
    ("CKING", "C", PresentParticiple),
    ("IER", "Y", Comparative),
    ("IEST", "Y", Superlative),
    ("AE", "A", Plural),
    ("EAUX", "EAU", Plural),
];

/// Endings of learned words, and spellings that break the rules.
const LOOSE_ENDINGS: &[(&str, &str, Relation)] = &[
    ("VES", "F", Plural),
    ("VES", "FE", Plural),
    ("I", "US", Plural),
    ("I", "O", Plural),
    ("A", "UM", Plural),
    ("A", "ON", Plural),
    ("ATA", "A", Plural),
    ("IDES", "IS", Plural),
    ("ICES", "EX", Plural),
    ("ICES", "IX", Plural),
    ("INA", "EN", Plural),
    ("NGES", "NX", Plural),
    ("IM", "", Plural),
    ("S", "", Plural),
    ("ES", "", Plural),
    ("S", "", ThirdPerson),
    ("ES", "", ThirdPerson),
    ("ED", "", PastTense),
    ("D", "", PastTense),
    ("ING", "", PresentParticiple),
    ("ING", "E", PresentParticiple),
    ("ER", "", Comparative),
    ("EST", "", Superlative),
];

/// The candidates that keep the rules of spelling.
pub(super) fn proper(key: &str) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    candidates.extend(
        s_bases(key).flat_map(|base| [candidate(&base, Plural), candidate(&base, ThirdPerson)]),
    );
    if let Some(stem) = key.strip_suffix("ES") {
        candidates.push(candidate(&format!("{stem}IS"), Plural));
    }
    for (ending, relation) in
        [("ED", PastTense), ("ING", PresentParticiple), ("ER", Comparative), ("EST", Superlative)]
    {
        if let Some(stem) = key.strip_suffix(ending) {
            candidates.extend(stem_bases(stem, relation).map(|base| candidate(&base, relation)));
        }
    }
    candidates.extend(by_endings(key, ENDINGS));
    candidates.retain(|candidate| candidate.base.len() >= SHORTEST_BASE && is_regular(candidate));
    candidates
}

/// The candidates of last resort.
pub(super) fn loose(key: &str) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = by_endings(key, LOOSE_ENDINGS).collect();
    candidates.retain(|candidate| candidate.base.len() >= SHORTEST_BASE && !key.ends_with("SS"));
    candidates
}

fn candidate(base: &str, relation: Relation) -> Candidate {
    Candidate { relation, base: base.to_owned() }
}

fn by_endings<'key>(
    key: &'key str,
    endings: &'key [(&str, &str, Relation)],
) -> impl Iterator<Item = Candidate> + 'key {
    endings.iter().filter_map(|(ending, replacement, relation)| {
        let stem = key.strip_suffix(ending)?;
        Some(candidate(&format!("{stem}{replacement}"), *relation))
    })
}

/// What may stand before an -s: the word itself, or one that takes -es.
fn s_bases(key: &str) -> impl Iterator<Item = String> {
    let plain = key
        .strip_suffix('S')
        .filter(|base| !takes_es(base) && !ends_in_consonant_and_y(base))
        .map(str::to_owned);
    let hissing = key
        .strip_suffix("ES")
        .filter(|base| takes_es(base) || base.ends_with('O'))
        .map(str::to_owned);
    let doubled = hissing.as_deref().and_then(undoubled).filter(|base| takes_es(base));
    plain.into_iter().chain(hissing).chain(doubled)
}

/// What may stand before -ed, -ing, -er, -est: itself, with its e, or with one letter less.
fn stem_bases(stem: &str, relation: Relation) -> impl Iterator<Item = String> {
    let bare = (!doubles_its_last_letter(stem)).then(|| stem.to_owned());
    let with_e = Some(stem)
        .filter(|stem| relation != PresentParticiple || !stem.ends_with("NG"))
        .map(|stem| format!("{stem}E"));
    bare.into_iter().chain(with_e).chain(undoubled(stem))
}

/// The stem with its doubled last letter single: HOPP, HOP.
fn undoubled(stem: &str) -> Option<String> {
    let mut letters = stem.chars().rev();
    let (last, before) = (letters.next()?, letters.next()?);
    (last == before && !is_vowel(last)).then(|| stem[..stem.len() - last.len_utf8()].to_owned())
}

/// Whether a verb in -ed is regular: SINGED is of "singe", for "sing" has SANG.
fn is_regular(candidate: &Candidate) -> bool {
    candidate.relation != PastTense || !irregular::has_irregular_past(&candidate.base)
}

fn takes_es(base: &str) -> bool {
    ["S", "X", "Z", "CH", "SH"].iter().any(|ending| base.ends_with(ending))
}

fn ends_in_consonant_and_y(base: &str) -> bool {
    let mut letters = base.chars().rev();
    letters.next() == Some('Y') && letters.next().is_some_and(|letter| !is_vowel(letter))
}

/// Whether a word of one syllable ends in one vowel and one consonant, as "hop" does.
fn doubles_its_last_letter(stem: &str) -> bool {
    let letters: Vec<char> = stem.chars().collect();
    let [start @ .., vowel, last] = letters.as_slice() else { return false };
    let start = match start {
        [rest @ .., 'Q', 'U'] => rest,
        _ => start,
    };
    let closed = !is_vowel(*last) && !matches!(last, 'W' | 'X' | 'Y');
    closed && is_vowel(*vowel) && !start.iter().any(|letter| is_vowel(*letter))
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'A' | 'E' | 'I' | 'O' | 'U')
}
