//! The English dictionary, compiled into the program: WordNet, then Webster 1913.

use std::sync::LazyLock;

use dictionary_file::DictionaryFile;

/// The English dictionary; its sources carry the notices their licences require.
///
/// The first call reads the header, some milliseconds; look-ups inflate one block each.
pub fn english() -> &'static DictionaryFile {
    static ENGLISH: LazyLock<DictionaryFile> = LazyLock::new(|| {
        let file: &'static [u8] = include_bytes!(concat!(env!("OUT_DIR"), "/english.definitions"));
        DictionaryFile::open(file)
            .expect("the build script wrote this file, complete and of this version")
    });
    &ENGLISH
}

#[cfg(test)]
mod tests {
    use super::english;
    use crate::inflection::look_up;

    #[test]
    fn the_embedded_file_is_complete() {
        assert_eq!(english().language(), "en");
        assert_eq!(english().verify(), Ok(()));
    }

    #[test]
    fn webster_is_among_the_sources_with_its_licence() {
        let webster = english().sources().iter().find(|source| source.name.contains("1913"));
        assert_eq!(webster.map(|source| source.licence.as_str()), Some("public domain"));
    }

    #[test]
    fn every_source_carries_a_notice() {
        assert!(english().sources().iter().all(|source| !source.notice.is_empty()));
    }

    #[test]
    fn a_usual_form_is_explained_by_its_base() {
        let entries = look_up(english(), "RAN");
        let forms: Vec<&str> = entries.iter().filter_map(|entry| entry.form.as_deref()).collect();
        assert!(forms.contains(&"past tense of run"), "{forms:?}");
    }

    #[test]
    fn a_string_that_is_no_word_has_no_definition() {
        assert!(look_up(english(), "QXZJV").is_empty());
    }
}
