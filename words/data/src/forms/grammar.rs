//! What a dictionary says of a form: word class, tense, person, gender, number.

/// The grammar of one form of a word.
///
/// Several tenses and several persons mean every pairing of them: `manges` is the second person
/// of both present tenses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Grammar {
    /// At least one.
    pub classes: Vec<WordClass>,
    /// For verbs: the tenses the form belongs to.
    pub tenses: Vec<Tense>,
    /// For conjugated forms: the persons it serves for.
    pub persons: Vec<Person>,
    /// For nouns, adjectives, participles and the like.
    pub gender: Option<Gender>,
    /// For nouns, adjectives, participles and the like.
    pub number: Option<Number>,
}

/// A part of speech.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordClass {
    /// `chat`
    Noun,
    /// `grand`
    Adjective,
    /// `manger`
    Verb,
    /// `vite`
    Adverb,
    /// `hélas`
    Interjection,
    /// `celui`
    Pronoun,
    /// `cette`
    Determiner,
    /// `vers`
    Preposition,
    /// `donc`
    Conjunction,
    /// `douze`
    Numeral,
}

/// A tense and mood, or one of the forms of a verb that have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tense {
    /// `manger`
    Infinitive,
    /// `mangeant`
    PresentParticiple,
    /// `mangé`
    PastParticiple,
    /// `il mange`
    Present,
    /// `il mangeait`
    Imperfect,
    /// `il mangea`
    SimplePast,
    /// `il mangera`
    Future,
    /// `il mangerait`
    Conditional,
    /// `qu'il mange`
    PresentSubjunctive,
    /// `qu'il mangeât`
    ImperfectSubjunctive,
    /// `mange !`
    Imperative,
}

/// A grammatical person: first to third, one or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Person {
    /// 1, 2 or 3.
    pub rank: u8,
    /// Singular or plural.
    pub number: Number,
}

/// A grammatical gender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
    /// The same form serves for both.
    Either,
}

/// A grammatical number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// One.
    Singular,
    /// Several.
    Plural,
    /// The same form serves for both.
    Invariable,
}

impl Grammar {
    /// Reads tags such as `v ipre spre 2sg`; nothing if one of them is unknown.
    pub(super) fn parse(tags: &str) -> Option<Self> {
        let mut grammar = Self::default();
        for tag in tags.split(' ') {
            if let Some(class) = word_class(tag) {
                grammar.classes.push(class);
            } else if let Some(tense) = tense(tag) {
                grammar.tenses.push(tense);
            } else if let Some(person) = person(tag) {
                grammar.persons.push(person);
            } else if let Some(gender) = gender(tag) {
                grammar.gender = Some(gender);
            } else {
                grammar.number = Some(number(tag)?);
            }
        }
        (!grammar.classes.is_empty()).then_some(grammar)
    }

    /// Whether it is a form of a verb.
    pub fn is_verb(&self) -> bool {
        self.classes.contains(&WordClass::Verb)
    }
}

fn word_class(tag: &str) -> Option<WordClass> {
    Some(match tag {
        "nom" => WordClass::Noun,
        "adj" => WordClass::Adjective,
        "v" => WordClass::Verb,
        "adv" => WordClass::Adverb,
        "interj" => WordClass::Interjection,
        "pron" => WordClass::Pronoun,
        "det" => WordClass::Determiner,
        "prep" => WordClass::Preposition,
        "conj" => WordClass::Conjunction,
        "num" => WordClass::Numeral,
        _ => return None,
    })
}

fn tense(tag: &str) -> Option<Tense> {
    Some(match tag {
        "infi" => Tense::Infinitive,
        "ppre" => Tense::PresentParticiple,
        "ppas" => Tense::PastParticiple,
        "ipre" => Tense::Present,
        "iimp" => Tense::Imperfect,
        "ipsi" => Tense::SimplePast,
        "ifut" => Tense::Future,
        "cond" => Tense::Conditional,
        "spre" => Tense::PresentSubjunctive,
        "simp" => Tense::ImperfectSubjunctive,
        "impe" => Tense::Imperative,
        _ => return None,
    })
}

fn person(tag: &str) -> Option<Person> {
    let rank = tag.chars().next()?.to_digit(10).and_then(|rank| u8::try_from(rank).ok())?;
    let number = number(tag.get(1..)?)?;
    Some(Person { rank, number })
}

fn gender(tag: &str) -> Option<Gender> {
    Some(match tag {
        "mas" => Gender::Masculine,
        "fem" => Gender::Feminine,
        "epi" => Gender::Either,
        _ => return None,
    })
}

fn number(tag: &str) -> Option<Number> {
    Some(match tag {
        "sg" => Number::Singular,
        "pl" => Number::Plural,
        "inv" => Number::Invariable,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read() {
        let grammar = Grammar::parse("v ipre spre 2sg").unwrap();
        assert!(grammar.is_verb());
        assert_eq!(grammar.tenses, [Tense::Present, Tense::PresentSubjunctive]);
        assert_eq!(grammar.persons, [Person { rank: 2, number: Number::Singular }]);
    }

    #[test]
    fn unknown_tags_are_damage() {
        assert_eq!(Grammar::parse("nom neutre"), None);
        assert_eq!(Grammar::parse("mas pl"), None);
    }
}
