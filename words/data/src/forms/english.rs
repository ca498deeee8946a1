//! Descriptions of forms in English.

use super::{Form, Gender, Grammar, Number, Person, Tense, WordClass};

/// `3rd person plural imperfect subjunctive of manger`
pub(super) fn phrase(form: &Form) -> String {
    if form.grammar.is_verb() { verb(form) } else { nominal(form) }
}

fn verb(form: &Form) -> String {
    let Grammar { tenses, persons, gender, number, .. } = &form.grammar;
    if tenses.contains(&Tense::Infinitive) {
        return "verb, infinitive".to_owned();
    }
    let names: Vec<&str> = tenses.iter().map(|tense| tense_name(*tense)).collect();
    let tense = format!("{} of {}", names.join(" or "), form.lemma);
    if let Some(persons) = person_names(persons) {
        return format!("{persons} {tense}");
    }
    match (gender, number) {
        (None, None) => tense,
        (Some(Gender::Either), Some(Number::Invariable)) => format!("{tense}, invariable"),
        _ => format!("{tense}, {}", agreement(*gender, *number)),
    }
}

fn tense_name(tense: Tense) -> &'static str {
    match tense {
        Tense::Infinitive => "infinitive",
        Tense::PresentParticiple => "present participle",
        Tense::PastParticiple => "past participle",
        Tense::Present => "present indicative",
        Tense::Imperfect => "imperfect",
        Tense::SimplePast => "simple past",
        Tense::Future => "future",
        Tense::Conditional => "conditional",
        Tense::PresentSubjunctive => "present subjunctive",
        Tense::ImperfectSubjunctive => "imperfect subjunctive",
        Tense::Imperative => "imperative",
    }
}

/// `1st or 3rd person singular`
fn person_names(persons: &[Person]) -> Option<String> {
    let number = match persons.first()?.number {
        Number::Plural => "plural",
        Number::Singular | Number::Invariable => "singular",
    };
    let ranks = persons.iter().map(|person| match person.rank {
        1 => "1st",
        2 => "2nd",
        _ => "3rd",
    });
    Some(format!("{} person {number}", ranks.collect::<Vec<_>>().join(" or ")))
}

/// `masculine plural`
fn agreement(gender: Option<Gender>, number: Option<Number>) -> String {
    let gender = match gender {
        Some(Gender::Masculine) => "masculine",
        Some(Gender::Feminine) => "feminine",
        Some(Gender::Either) | None => "",
    };
    let number = match number {
        Some(Number::Singular) => "singular",
        Some(Number::Plural) => "plural",
        Some(Number::Invariable) => "singular or plural",
        None => "",
    };
    format!("{gender} {number}").trim().to_owned()
}

/// `plural of chat, masculine noun`, or for the lemma itself `masculine noun`.
fn nominal(form: &Form) -> String {
    let classes: Vec<&str> = form.grammar.classes.iter().map(|class| class_name(*class)).collect();
    let class = format!("{}{}", gender_of_noun(form), classes.join(" and "));
    let is_plural = form.grammar.number == Some(Number::Plural);
    if form.spelling == form.lemma {
        return match form.grammar.number {
            Some(Number::Invariable) if !form.lemma.ends_with(['s', 'x', 'z']) => {
                format!("invariable {class}")
            }
            Some(Number::Plural) if classes != ["numeral"] => format!("plural {class}"),
            _ => class,
        };
    }
    let change = match (form.is_made_feminine(), is_plural) {
        (true, true) => "feminine plural",
        (true, false) => "feminine",
        (false, true) => "plural",
        (false, false) => "form",
    };
    format!("{change} of {}, {class}", form.lemma)
}

/// The gender is given for nouns only, and of those that do not have both.
fn gender_of_noun(form: &Form) -> &'static str {
    if form.grammar.classes != [WordClass::Noun] || form.is_made_feminine() {
        return "";
    }
    match form.lemma_gender.or(form.grammar.gender) {
        Some(Gender::Masculine) => "masculine ",
        Some(Gender::Feminine) => "feminine ",
        Some(Gender::Either) => "masculine or feminine ",
        None => "",
    }
}

fn class_name(class: WordClass) -> &'static str {
    match class {
        WordClass::Noun => "noun",
        WordClass::Adjective => "adjective",
        WordClass::Verb => "verb",
        WordClass::Adverb => "adverb",
        WordClass::Interjection => "interjection",
        WordClass::Pronoun => "pronoun",
        WordClass::Determiner => "determiner",
        WordClass::Preposition => "preposition",
        WordClass::Conjunction => "conjunction",
        WordClass::Numeral => "numeral",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrase_of(spelling: &str, lemma: &str, tags: &str) -> String {
        let grammar = Grammar::parse(tags).unwrap();
        let lemma_gender = Some(Gender::Masculine);
        phrase(&Form { spelling: spelling.into(), lemma: lemma.into(), grammar, lemma_gender })
    }

    #[test]
    fn verbs_are_told_with_tense_and_person() {
        assert_eq!(
            phrase_of("mangeassent", "manger", "v simp 3pl"),
            "3rd person plural imperfect subjunctive of manger"
        );
        assert_eq!(
            phrase_of("mangés", "manger", "v ppas mas pl"),
            "past participle of manger, masculine plural"
        );
        assert_eq!(phrase_of("manger", "manger", "v infi"), "verb, infinitive");
    }

    #[test]
    fn nouns_and_adjectives_are_told_with_what_changed() {
        assert_eq!(phrase_of("chats", "chat", "nom mas pl"), "plural of chat, masculine noun");
        assert_eq!(phrase_of("belle", "beau", "adj fem sg"), "feminine of beau, adjective");
        assert_eq!(phrase_of("vite", "vite", "adv"), "adverb");
    }
}
