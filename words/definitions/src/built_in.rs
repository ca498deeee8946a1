//! What English words mean: WordNet and Webster 1913, compiled in by the build script.
//!
//! ```
//! let entries = english_definitions::english().look_up_with_forms("HORNS");
//! assert_eq!(entries[0].form.as_ref().unwrap().to_string(), "plural of horn");
//! ```

use std::sync::LazyLock;

use definitions::Definitions;

/// The English dictionary; its sources carry the notices their licences want shown.
///
/// The first call reads the header, some milliseconds; look-ups inflate one block each.
pub fn english() -> &'static Definitions {
    static ENGLISH: LazyLock<Definitions> = LazyLock::new(|| {
        let file: &'static [u8] = include_bytes!(concat!(env!("OUT_DIR"), "/english.definitions"));
        Definitions::open(file)
            .expect("the build script wrote this file, whole and of this version")
    });
    &ENGLISH
}

#[cfg(test)]
mod tests {
    use super::english;

    #[test]
    fn the_embedded_file_is_whole() {
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
        let entries = english().look_up_with_forms("RAN");
        assert!(entries.iter().any(|entry| {
            entry.form.as_ref().is_some_and(|form| form.to_string() == "past tense of run")
        }));
    }

    #[test]
    fn a_word_that_is_none_has_no_definition() {
        assert!(english().look_up_with_forms("QXZJV").is_empty());
    }
}
