//! `forms.gz`: what is known of every form, stored as stems and paradigms.
//!
//! Words that are inflected alike share a paradigm: a list of endings with their grammar. A
//! lemma is then a stem and the number of its paradigm, and 400,000 words take a few hundred
//! kilobytes. `words/data/fr/README.md` describes the file; `lettrine-word-data` reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::french::Form;
use super::front_coding::FrontCoder;
use super::letters::Folding;

/// First line of the file.
const HEADING: &str = "forms 1";

/// Writes the file, before compression.
pub(super) fn write(forms: &[Form], folding: &Folding) -> String {
    let lemmas = by_lemma(forms);
    let numbers = number_by_use(lemmas.values());
    let mut paradigms: Vec<&str> = numbers.keys().copied().collect();
    paradigms.sort_by_key(|paradigm| numbers[paradigm]);
    let mut text = format!("{HEADING}\n{}\n{}\n", paradigms.len(), paradigms.join("\n"));
    let stems: BTreeSet<(String, &str, usize)> = lemmas
        .values()
        .map(|(stem, paradigm)| (folding.part(stem), *stem, numbers[paradigm.as_str()]))
        .collect();
    let mut coder = FrontCoder::default();
    for (_, stem, number) in stems {
        let front_coded = coder.code(stem);
        writeln!(text, "{front_coded} {number}").expect("writing to a string cannot fail");
    }
    text
}

type Lemmas<'forms> = BTreeMap<(&'forms str, &'forms str), (&'forms str, String)>;

/// The stem and paradigm of each lemma, verbs apart from nouns of the same spelling.
fn by_lemma(forms: &[Form]) -> Lemmas<'_> {
    let mut groups: BTreeMap<(&str, &str), Vec<&Form>> = BTreeMap::new();
    for form in forms {
        let class = form.grammar.split(' ').next().unwrap_or_default();
        groups.entry((&form.lemma, class)).or_default().push(form);
    }
    groups.into_iter().map(|(key, group)| (key, paradigm(key.0, &group))).collect()
}

/// Splits a lemma from its ending: the stem is what it shares with all its forms.
fn paradigm<'forms>(lemma: &'forms str, forms: &[&'forms Form]) -> (&'forms str, String) {
    let stem = forms.iter().fold(lemma, |stem, form| shared_start(stem, &form.spelling));
    let mut paradigm = lemma[stem.len()..].to_owned();
    for form in forms {
        let ending = &form.spelling[stem.len()..];
        write!(paradigm, "\t{ending}:{}", form.grammar).expect("writing to a string cannot fail");
    }
    (stem, paradigm)
}

fn shared_start<'text>(one: &'text str, other: &str) -> &'text str {
    let differing = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    let length = differing.map_or(one.len().min(other.len()), |((place, _), _)| place);
    &one[..length]
}

/// Numbers the paradigms, the most used first.
fn number_by_use<'paradigm, 'stem: 'paradigm>(
    lemmas: impl Iterator<Item = &'paradigm (&'stem str, String)>,
) -> BTreeMap<&'paradigm str, usize> {
    let mut uses: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, paradigm) in lemmas {
        *uses.entry(paradigm).or_default() += 1;
    }
    let mut ordered: Vec<(&str, usize)> = uses.into_iter().collect();
    ordered.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    ordered.into_iter().enumerate().map(|(number, (paradigm, _))| (paradigm, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(spelling: &str, lemma: &str, grammar: &str) -> Form {
        Form {
            word: spelling.to_uppercase(),
            spelling: spelling.into(),
            lemma: lemma.into(),
            grammar: grammar.into(),
        }
    }

    #[test]
    fn words_inflected_alike_share_a_paradigm() {
        let forms = [
            form("chat", "chat", "nom mas sg"),
            form("chats", "chat", "nom mas pl"),
            form("château", "château", "nom mas sg"),
            form("châteaux", "château", "nom mas pl"),
            form("chaton", "chaton", "nom mas sg"),
            form("chatons", "chaton", "nom mas pl"),
        ];
        assert_eq!(
            write(&forms, &Folding::named("french")),
            "forms 1\n2\n\t:nom mas sg\ts:nom mas pl\n\t:nom mas sg\tx:nom mas pl\n\
             achat 0\ncâteau 1\ncaton 0\n",
        );
    }

    #[test]
    fn a_stem_ends_where_the_forms_part() {
        assert_eq!(shared_start("manger", "mangeât"), "mange");
        assert_eq!(shared_start("être", "suis"), "");
        assert_eq!(shared_start("œil", "œils"), "œil");
    }
}
