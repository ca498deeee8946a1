//! Forms put into words: one description of the grammar, for the messages of every language.

use locales::{Message, Spoken, forms as say};

use super::{Form, Gender, Grammar, Number, Person, Tense, WordClass};

/// `3rd person plural imperfect subjunctive of manger`
impl Spoken for Form {
    fn message(&self) -> Message {
        if self.grammar.is_verb() { verb(self) } else { nominal(self) }
    }
}

fn verb(form: &Form) -> Message {
    let Grammar { tenses, persons, gender, number, .. } = &form.grammar;
    if tenses.contains(&Tense::Infinitive) {
        return say::infinitive();
    }
    let names = tenses.iter().map(|tense| say::tense(tense.code()));
    let Some(tense) = names.reduce(say::or) else { return say::class(WordClass::Verb.code()) };
    let verb = say::verb(of(form), tense);
    match (person_names(persons), agreement(*gender, *number)) {
        (Some(persons), _) => say::conjugated(persons, verb),
        (None, Some(agreement)) => say::agreeing(agreement, verb),
        (None, None) => verb,
    }
}

/// `1st or 3rd person singular`
fn person_names(persons: &[Person]) -> Option<Message> {
    let number = match persons.first()?.number {
        Number::Plural => Number::Plural,
        Number::Singular | Number::Invariable => Number::Singular,
    };
    let ranks = persons.iter().map(|person| say::rank(person.rank)).reduce(say::or)?;
    Some(say::persons(say::number(number.code()), ranks))
}

/// `masculine plural`
fn agreement(gender: Option<Gender>, number: Option<Number>) -> Option<Message> {
    if (gender, number) == (Some(Gender::Either), Some(Number::Invariable)) {
        return Some(say::invariable());
    }
    let gender = gender.filter(|gender| *gender != Gender::Either);
    let gender = gender.map(|gender| say::gender(gender.code()));
    let number = number.map(|number| say::number(number.code()));
    match (gender, number) {
        (Some(gender), Some(number)) => Some(say::gender_and_number(gender, number)),
        (gender, number) => gender.or(number),
    }
}

/// `plural of chat, masculine noun`, or for the lemma itself `masculine noun`.
fn nominal(form: &Form) -> Message {
    let class = class_with_gender(form);
    let is_plural = form.grammar.number == Some(Number::Plural);
    if form.spelling == form.lemma {
        return match form.grammar.number {
            Some(Number::Invariable) if !form.lemma.ends_with(['s', 'x', 'z']) => {
                say::invariable_class(class)
            }
            Some(Number::Plural) if form.grammar.classes != [WordClass::Numeral] => {
                say::plural_class(class)
            }
            _ => class,
        };
    }
    let change = match (form.is_made_feminine(), is_plural) {
        (true, true) => "feminine-plural",
        (true, false) => "feminine",
        (false, true) => "plural",
        (false, false) => "other",
    };
    say::changed(say::change(change), class, of(form))
}

/// `masculine noun`: the gender is given for nouns only, and not for the feminine of another word.
fn class_with_gender(form: &Form) -> Message {
    let classes = form.grammar.classes.iter().map(|class| say::class(class.code()));
    let class = classes.reduce(say::and).unwrap_or_else(|| say::class(ANY_WORD));
    if form.grammar.classes != [WordClass::Noun] || form.is_made_feminine() {
        return class;
    }
    match form.lemma_gender.or(form.grammar.gender) {
        Some(gender) => say::class_of_gender(class, say::gender(gender.code())),
        None => class,
    }
}

/// `of manger`
fn of(form: &Form) -> Message {
    let class = form.grammar.classes.first().map_or(ANY_WORD, |class| class.code());
    say::of(class, &form.lemma, start(&form.lemma))
}

/// How a French word begins, for languages that elide before it: with a vowel, with a consonant, or
/// so that only a dictionary could tell (with h, y or a gliding o).
fn start(lemma: &str) -> &'static str {
    if lemma.starts_with(['h', 'y', 'w']) || glides(lemma) {
        "doubtful"
    } else if lemma.starts_with(|first| "aàâäáeéèêëiîïoôöóuùûüœæ".contains(first))
    {
        "vowel"
    } else {
        "consonant"
    }
}

/// Whether the word begins as `ouistiti` and `onze` do, before which nothing is elided.
fn glides(lemma: &str) -> bool {
    ["oui", "oua", "onz", "uh", "ulul"].iter().any(|start| lemma.starts_with(start))
}

/// A word of no class, in the names of messages.
const ANY_WORD: &str = "word";

/// The names by which messages choose their words.
impl WordClass {
    fn code(self) -> &'static str {
        match self {
            Self::Noun => "noun",
            Self::Adjective => "adjective",
            Self::Verb => "verb",
            Self::Adverb => "adverb",
            Self::Interjection => "interjection",
            Self::Pronoun => "pronoun",
            Self::Determiner => "determiner",
            Self::Preposition => "preposition",
            Self::Conjunction => "conjunction",
            Self::Numeral => "numeral",
        }
    }
}

impl Tense {
    fn code(self) -> &'static str {
        match self {
            Self::Infinitive => "infinitive",
            Self::PresentParticiple => "present-participle",
            Self::PastParticiple => "past-participle",
            Self::Present => "present",
            Self::Imperfect => "imperfect",
            Self::SimplePast => "simple-past",
            Self::Future => "future",
            Self::Conditional => "conditional",
            Self::PresentSubjunctive => "present-subjunctive",
            Self::ImperfectSubjunctive => "imperfect-subjunctive",
            Self::Imperative => "imperative",
        }
    }
}

impl Gender {
    fn code(self) -> &'static str {
        match self {
            Self::Masculine => "masculine",
            Self::Feminine => "feminine",
            Self::Either => "either",
        }
    }
}

impl Number {
    fn code(self) -> &'static str {
        match self {
            Self::Singular => "singular",
            Self::Plural => "plural",
            Self::Invariable => "invariable",
        }
    }
}

#[cfg(test)]
mod tests {
    use locales::Language;

    use super::*;

    fn form(spelling: &str, lemma: &str, tags: &str, lemma_gender: Option<Gender>) -> Form {
        let grammar = Grammar::parse(tags).unwrap();
        Form { spelling: spelling.into(), lemma: lemma.into(), grammar, lemma_gender }
    }

    fn said(spelling: &str, lemma: &str, tags: &str) -> [String; 2] {
        let form = form(spelling, lemma, tags, Some(Gender::Masculine));
        [Language::EN, Language::FR].map(|language| form.say(language))
    }

    #[test]
    fn verbs_are_described_with_tense_and_person() {
        assert_eq!(
            said("aime", "aimer", "v ipre spre 1sg 3sg"),
            [
                "1st or 3rd person singular present indicative or present subjunctive of aimer",
                "indicatif présent ou subjonctif présent d’aimer, 1re ou 3e personne du singulier",
            ]
        );
        assert_eq!(
            said("mangés", "manger", "v ppas mas pl"),
            [
                "past participle of manger, masculine plural",
                "participe passé de manger, masculin pluriel",
            ]
        );
        assert_eq!(
            said("ri", "rire", "v ppas epi inv"),
            ["past participle of rire, invariable", "participe passé de rire, invariable"]
        );
        assert_eq!(
            said("haïssant", "haïr", "v ppre"),
            ["present participle of haïr", "participe présent du verbe haïr"]
        );
    }

    #[test]
    fn nouns_and_adjectives_are_described_with_what_changed() {
        assert_eq!(said("chat", "chat", "nom mas sg"), ["masculine noun", "nom masculin"]);
        assert_eq!(
            said("actrice", "acteur", "nom fem sg"),
            ["feminine of acteur, noun", "féminin d’acteur, nom"]
        );
        assert_eq!(
            said("chic", "chic", "nom adj epi inv"),
            ["invariable noun and adjective", "nom et adjectif invariable"]
        );
        assert_eq!(said("ours", "ours", "nom mas inv"), ["masculine noun", "nom masculin"]);
        assert_eq!(said("douze", "douze", "num epi pl"), ["numeral", "numéral"]);
        let plural = form("filles", "fille", "nom fem pl", Some(Gender::Feminine));
        assert_eq!(plural.say(Language::FR), "pluriel de fille, nom féminin");
    }
}
