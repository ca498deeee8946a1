//! Descriptions of forms in French.

use super::{Form, Gender, Grammar, Number, Person, Tense, WordClass};

/// `subjonctif imparfait de manger, 3e personne du pluriel`
pub(super) fn phrase(form: &Form) -> String {
    if form.grammar.is_verb() { verb(form) } else { nominal(form) }
}

fn verb(form: &Form) -> String {
    let Grammar { tenses, persons, gender, number, .. } = &form.grammar;
    if tenses.contains(&Tense::Infinitive) {
        return "verbe, infinitif".to_owned();
    }
    let names: Vec<&str> = tenses.iter().map(|tense| tense_name(*tense)).collect();
    let tense = format!("{} {}", names.join(" ou "), of(form));
    if let Some(persons) = person_names(persons) {
        return format!("{tense}, {persons}");
    }
    match (gender, number) {
        (None, None) => tense,
        (Some(Gender::Either), Some(Number::Invariable)) => format!("{tense}, invariable"),
        _ => format!("{tense}, {}", agreement(*gender, *number)),
    }
}

fn tense_name(tense: Tense) -> &'static str {
    match tense {
        Tense::Infinitive => "infinitif",
        Tense::PresentParticiple => "participe présent",
        Tense::PastParticiple => "participe passé",
        Tense::Present => "indicatif présent",
        Tense::Imperfect => "indicatif imparfait",
        Tense::SimplePast => "passé simple",
        Tense::Future => "futur simple",
        Tense::Conditional => "conditionnel présent",
        Tense::PresentSubjunctive => "subjonctif présent",
        Tense::ImperfectSubjunctive => "subjonctif imparfait",
        Tense::Imperative => "impératif présent",
    }
}

/// `1re ou 3e personne du singulier`
fn person_names(persons: &[Person]) -> Option<String> {
    let number = match persons.first()?.number {
        Number::Plural => "pluriel",
        Number::Singular | Number::Invariable => "singulier",
    };
    let ranks = persons.iter().map(|person| if person.rank == 1 { "1re" } else { rank(*person) });
    Some(format!("{} personne du {number}", ranks.collect::<Vec<_>>().join(" ou ")))
}

fn rank(person: Person) -> &'static str {
    if person.rank == 2 { "2e" } else { "3e" }
}

/// `masculin pluriel`
fn agreement(gender: Option<Gender>, number: Option<Number>) -> String {
    let gender = match gender {
        Some(Gender::Masculine) => "masculin",
        Some(Gender::Feminine) => "féminin",
        Some(Gender::Either) | None => "",
    };
    let number = match number {
        Some(Number::Singular) => "singulier",
        Some(Number::Plural) => "pluriel",
        Some(Number::Invariable) => "singulier ou pluriel",
        None => "",
    };
    format!("{gender} {number}").trim().to_owned()
}

/// `pluriel de chat, nom masculin`, or for the lemma itself `nom masculin`.
fn nominal(form: &Form) -> String {
    let classes: Vec<&str> = form.grammar.classes.iter().map(|class| class_name(*class)).collect();
    let class = format!("{}{}", classes.join(" et "), gender_of_noun(form));
    let is_plural = form.grammar.number == Some(Number::Plural);
    if form.spelling == form.lemma {
        return match form.grammar.number {
            Some(Number::Invariable) if !form.lemma.ends_with(['s', 'x', 'z']) => {
                format!("{class} invariable")
            }
            Some(Number::Plural) if classes != ["numéral"] => format!("{class} pluriel"),
            _ => class,
        };
    }
    let change = match (form.is_made_feminine(), is_plural) {
        (true, true) => "féminin pluriel ",
        (true, false) => "féminin ",
        (false, true) => "pluriel ",
        (false, false) => "forme ",
    };
    format!("{change}{}, {class}", of(form))
}

/// The gender is given for nouns only, and of those that do not have both.
fn gender_of_noun(form: &Form) -> &'static str {
    if form.grammar.classes != [WordClass::Noun] || form.is_made_feminine() {
        return "";
    }
    match form.lemma_gender.or(form.grammar.gender) {
        Some(Gender::Masculine) => " masculin",
        Some(Gender::Feminine) => " féminin",
        Some(Gender::Either) => " masculin ou féminin",
        None => "",
    }
}

fn class_name(class: WordClass) -> &'static str {
    match class {
        WordClass::Noun => "nom",
        WordClass::Adjective => "adjectif",
        WordClass::Verb => "verbe",
        WordClass::Adverb => "adverbe",
        WordClass::Interjection => "interjection",
        WordClass::Pronoun => "pronom",
        WordClass::Determiner => "déterminant",
        WordClass::Preposition => "préposition",
        WordClass::Conjunction => "conjonction",
        WordClass::Numeral => "numéral",
    }
}

/// `de manger`, `d'aimer`; where only a dictionary could tell whether the vowel is elided
/// (before h, y and a gliding o), `du verbe haïr`.
fn of(form: &Form) -> String {
    let lemma = &form.lemma;
    if lemma.starts_with(['h', 'y', 'w']) || glides(lemma) {
        let class = form.grammar.classes.first().map_or("mot", |class| class_name(*class));
        let is_elided = class.starts_with(['a', 'i']);
        return format!("{}{class} {lemma}", if is_elided { "de l'" } else { "du " });
    }
    let is_vowel = lemma.starts_with(|first| "aàâäáeéèêëiîïoôöóuùûüœæ".contains(first));
    format!("{}{lemma}", if is_vowel { "d'" } else { "de " })
}

/// Whether the word begins as `ouistiti` and `onze` do, before which nothing is elided.
fn glides(lemma: &str) -> bool {
    ["oui", "oua", "onz", "uh", "ulul"].iter().any(|start| lemma.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(spelling: &str, lemma: &str, tags: &str, lemma_gender: Option<Gender>) -> Form {
        let grammar = Grammar::parse(tags).unwrap();
        Form { spelling: spelling.into(), lemma: lemma.into(), grammar, lemma_gender }
    }

    fn phrase_of(spelling: &str, lemma: &str, tags: &str) -> String {
        phrase(&form(spelling, lemma, tags, Some(Gender::Masculine)))
    }

    #[test]
    fn verbs_are_told_with_tense_and_person() {
        assert_eq!(
            phrase_of("mangeassent", "manger", "v simp 3pl"),
            "subjonctif imparfait de manger, 3e personne du pluriel"
        );
        assert_eq!(
            phrase_of("aime", "aimer", "v ipre spre 1sg 3sg"),
            "indicatif présent ou subjonctif présent d'aimer, 1re ou 3e personne du singulier"
        );
        assert_eq!(
            phrase_of("mangés", "manger", "v ppas mas pl"),
            "participe passé de manger, masculin pluriel"
        );
        assert_eq!(
            phrase_of("ri", "rire", "v ppas epi inv"),
            "participe passé de rire, invariable"
        );
        assert_eq!(phrase_of("haïssant", "haïr", "v ppre"), "participe présent du verbe haïr");
    }

    #[test]
    fn nouns_and_adjectives_are_told_with_what_changed() {
        assert_eq!(phrase_of("chat", "chat", "nom mas sg"), "nom masculin");
        assert_eq!(phrase_of("chats", "chat", "nom mas pl"), "pluriel de chat, nom masculin");
        assert_eq!(phrase_of("actrice", "acteur", "nom fem sg"), "féminin d'acteur, nom");
        assert_eq!(phrase_of("belles", "beau", "adj fem pl"), "féminin pluriel de beau, adjectif");
        assert_eq!(phrase_of("chic", "chic", "nom adj epi inv"), "nom et adjectif invariable");
        assert_eq!(phrase_of("ours", "ours", "nom mas inv"), "nom masculin");
        assert_eq!(phrase_of("douze", "douze", "num epi pl"), "numéral");
        let plural = form("filles", "fille", "nom fem pl", Some(Gender::Feminine));
        assert_eq!(phrase(&plural), "pluriel de fille, nom féminin");
    }
}
