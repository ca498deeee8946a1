//! What is known of a word: its own meanings, and those of the words it is a form of.

use definitions::Entry;

use crate::Dictionaries;

/// What one dictionary says of a word, or of the word it is a form of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// What the dictionary says.
    pub entry: Entry,
    /// What form of the entry's word was asked for, if it was another.
    pub form: Option<String>,
}

/// What the grammar says of a spelling: « subjonctif imparfait de manger ».
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrammaticalForm {
    /// The word with its accents.
    pub spelling: String,
    /// The word it is a form of.
    pub lemma: String,
    /// Which form, in the language of the word.
    pub grammar: String,
}

impl Dictionaries {
    /// What the grammar says of a word; nothing where we have no grammar of the language.
    pub fn forms(&self, word: &str) -> Vec<GrammaticalForm> {
        let known = word_data::forms(&self.language);
        let known = known.map(|forms| forms.look_up(word)).unwrap_or_default();
        let told = known.into_iter().map(|form| GrammaticalForm {
            grammar: form.in_french(),
            spelling: form.spelling,
            lemma: form.lemma,
        });
        told.collect()
    }

    /// What the dictionaries say of a word, and of each word it is a form of.
    pub fn meanings(&self, word: &str) -> Vec<Meaning> {
        let own = self.look_up(word).into_iter().map(|entry| {
            let form = entry.form.as_ref().map(ToString::to_string);
            Meaning { entry, form }
        });
        let mut found: Vec<Meaning> = own.collect();
        for form in self.forms(word) {
            for entry in self.look_up(&form.lemma) {
                let is_same = |known: &Meaning| {
                    (&known.entry.spelling, &known.entry.source) == (&entry.spelling, &entry.source)
                };
                if !found.iter().any(is_same) {
                    found.push(Meaning { entry, form: Some(form.grammar.clone()) });
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_plural_leads_to_its_word() {
        let english = Dictionaries::open("en", None);
        let meanings = english.meanings("horns");
        let horn = meanings.iter().find(|meaning| meaning.entry.spelling == "horn").unwrap();
        assert_eq!(horn.form.as_deref(), Some("plural of horn"));
        assert!(!horn.entry.senses.is_empty());
    }

    #[test]
    fn a_french_form_is_named_by_the_grammar() {
        let french = Dictionaries::open("fr", None);
        let forms = french.forms("mangeassent");
        assert!(forms.iter().any(|form| form.lemma == "manger"), "{forms:?}");
    }

    #[test]
    fn a_language_without_dictionaries_says_nothing() {
        let klingon = Dictionaries::open("tlh", None);
        assert_eq!(klingon.meanings("horn"), []);
        assert_eq!(klingon.forms("horn"), []);
    }
}
