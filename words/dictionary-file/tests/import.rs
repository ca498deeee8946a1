//! Each kind of foreign dictionary, in a small invented copy, whole and broken.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use dictionary_file::import::Definition;
use dictionary_file::{
    DictionaryBuilder, DictionaryFile, ImportError, Imported, PartOfSpeech, import,
};
use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;

/// An empty folder of the test's own.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dictionary-file").join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn write(folder: &Path, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, contents).unwrap();
    path
}

fn zipped(contents: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(contents).unwrap();
    encoder.finish().unwrap()
}

fn lines(imported: &Imported) -> Vec<String> {
    let line = |definition: &Definition| {
        let part = definition.part_of_speech.as_ref().map(PartOfSpeech::to_string);
        format!("{} ({}) {}", definition.headword, part.unwrap_or_default(), definition.gloss)
    };
    imported.definitions.iter().map(line).collect()
}

mod tsv {
    use super::*;

    #[test]
    fn lines_have_two_or_three_columns_and_the_rest_are_counted() {
        let folder = folder("tsv");
        let text = "# invented\nblick\ta kind of hat\nfrob\tv.\tto turn idly\n\nno tab here\n";
        let imported = import(&write(&folder, "mine.tsv", text)).unwrap();
        assert_eq!(lines(&imported), ["blick () a kind of hat", "frob (verb) to turn idly"]);
        assert_eq!(imported.skipped, 1);
        assert_eq!(imported.source.name, "mine");
    }

    #[test]
    fn latin_1_is_read_where_it_is_not_utf_8() {
        let folder = folder("tsv-latin");
        let imported = import(&write(&folder, "old.txt", b"\xe9t\xe9\tsaison\n")).unwrap();
        assert_eq!(lines(&imported), ["été () saison"]);
    }

    #[test]
    fn an_import_can_be_compiled_and_looked_up() {
        let folder = folder("tsv-compiled");
        let imported = import(&write(&folder, "mine.tsv", "blick\ta kind of hat\n")).unwrap();
        let mut builder = DictionaryBuilder::new("xx");
        builder.add_imported(imported);
        let dictionary = DictionaryFile::open(builder.build()).unwrap();
        assert_eq!(dictionary.look_up("BLICK")[0].source, "mine");
    }
}

mod mythes {
    use super::*;

    #[test]
    fn synonyms_stand_as_the_definition() {
        let folder = folder("mythes");
        let text = "UTF-8\nblick|2\n(Nom)|chapeau|coiffe\n(Verbe)|coiffer\nfrob|1\n-|bidule\n";
        let imported = import(&write(&folder, "th_xx.dat", text)).unwrap();
        assert_eq!(
            lines(&imported),
            ["blick (noun) chapeau, coiffe", "blick (verb) coiffer", "frob () bidule"]
        );
        assert_eq!(imported.source.name, "th_xx (synonyms)");
    }

    #[test]
    fn a_count_beyond_the_end_is_survived() {
        let folder = folder("mythes-short");
        let imported =
            import(&write(&folder, "th_xx.dat", "UTF-8\nblick|99999999999\n(Nom)|chapeau\n"));
        assert_eq!(lines(&imported.unwrap()), ["blick (noun) chapeau"]);
    }
}

mod dictd {
    use super::*;

    const TEXTS: &str = "Invented words\nblick /blik/ <n>\n a kind\n of hat\nto turn idly";
    /// The places of the three texts above, in base 64.
    const INDEX: &str = "00-database-short\tA\tP\nblick\tP\th\nfrob\tw\tM\nlost\tBAAA\tB\n";

    #[test]
    fn texts_are_found_by_their_places_and_headlines_are_dropped() {
        let folder = folder("dictd");
        write(&folder, "words.dict.dz", zipped(TEXTS.as_bytes()));
        let imported = import(&write(&folder, "words.index", INDEX)).unwrap();
        assert_eq!(lines(&imported), ["blick (noun) a kind of hat", "frob () to turn idly"]);
        assert_eq!(imported.source.name, "Invented words");
        assert_eq!(imported.skipped, 1);
    }

    #[test]
    fn a_folder_with_one_dictionary_will_do() {
        let folder = folder("dictd-folder");
        write(&folder, "words.dict", TEXTS);
        write(&folder, "words.index", INDEX);
        assert_eq!(import(&folder).unwrap().definitions.len(), 2);
    }

    #[test]
    fn the_missing_half_is_named() {
        let folder = folder("dictd-half");
        let refusal = import(&write(&folder, "words.index", INDEX)).unwrap_err();
        let expected = folder.join("words.dict");
        assert_eq!(
            refusal.to_string(),
            format!(
                "the .dict file of this dictd dictionary is missing: expected {}",
                expected.display()
            )
        );
    }
}

mod stardict {
    use super::*;

    fn index(places: &[(&str, u32, u32)]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (word, start, length) in places {
            bytes.extend_from_slice(word.as_bytes());
            bytes.push(0);
            bytes.extend_from_slice(&start.to_be_bytes());
            bytes.extend_from_slice(&length.to_be_bytes());
        }
        bytes
    }

    #[test]
    fn one_type_for_all_articles_is_told_by_the_ifo() {
        let folder = folder("stardict-same");
        let ifo =
            "StarDict's dict ifo file\nversion=2.4.2\nbookname=Invented\nsametypesequence=h\n";
        write(&folder, "words.idx.gz", zipped(&index(&[("blick", 0, 20), ("frob", 20, 12)])));
        write(&folder, "words.dict.dz", zipped(b"a <b>kind</b> of hatto turn idly"));
        let imported = import(&write(&folder, "words.ifo", ifo)).unwrap();
        assert_eq!(lines(&imported), ["blick () a kind of hat", "frob () to turn idly"]);
        assert_eq!(imported.source.name, "Invented");
    }

    #[test]
    fn each_article_may_tell_its_own_types() {
        let folder = folder("stardict-own");
        write(&folder, "words.ifo", "bookname=Invented\n");
        let article = b"tblik\0ma kind\nof hat\0W\0\0\0\x02\xff\xfegon a <i>head</i>\0";
        let length = u32::try_from(article.len()).unwrap();
        write(&folder, "words.idx", index(&[("blick", 0, length)]));
        write(&folder, "words.dict", article);
        write(&folder, "words.syn", b"blicks\0\0\0\0\0gone\0\0\0\0\x09");
        let imported = import(&folder).unwrap();
        assert_eq!(lines(&imported), ["blick () a kind of hat; on a head"]);
        assert_eq!(imported.forms.len(), 1);
        assert_eq!(imported.forms[0].1.to_string(), "form of blick");
    }

    #[test]
    fn an_article_beyond_the_end_is_counted_as_skipped() {
        let folder = folder("stardict-beyond");
        write(&folder, "words.ifo", "sametypesequence=m\n");
        let places = [("blick", 0, 6), ("frob", 0, u32::MAX), ("lost", u32::MAX, u32::MAX)];
        write(&folder, "words.idx", index(&places));
        let imported = import(&write(&folder, "words.dict", "a hat!")).unwrap();
        assert_eq!(lines(&imported), ["blick () a hat!"]);
        assert_eq!(imported.skipped, 2);
    }

    #[test]
    fn the_missing_index_is_named() {
        let folder = folder("stardict-missing");
        let refusal = import(&write(&folder, "foo.ifo", "bookname=Invented\n")).unwrap_err();
        let expected = folder.join("foo.idx");
        assert_eq!(
            refusal.to_string(),
            format!(
                "the .idx file of this StarDict dictionary is missing: expected {}",
                expected.display()
            )
        );
    }

    proptest! {
        #[test]
        fn any_index_is_survived(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let folder = folder("stardict-any");
            write(&folder, "words.ifo", "bookname=Invented\n");
            write(&folder, "words.idx", &bytes);
            write(&folder, "words.dict", &bytes);
            let _ = import(&folder);
        }
    }
}

mod wordnet {
    use super::*;

    fn invented(test: &str) -> PathBuf {
        let folder = folder(test);
        let notice = "  1 An invented net of words.\n  2 WordNet 9.9 Copyright 1900 by nobody.\n";
        let nouns = "00000001 06 n 02 Blick 0 blick_hat 0 001 @ 00000002 n 0000 | a hat; \"his blick\"  \n\
                     00000002 06 n 01 goose 0 000 | a bird that hisses  \n";
        write(&folder, "data.noun", format!("{notice}{nouns}"));
        let index = "blick n 1 1 @ 1 0 00000001  \nblick_hat n 1 1 @ 1 0 00000001  \n\
                     goose n 1 0 1 0 00000002  \nlost n 1 0 1 0 00000009  \nbroken n x\n";
        write(&folder, "index.noun", format!("{notice}{index}"));
        write(&folder, "noun.exc", "geese goose\n");
        write(&folder, "data.adj", "00000005 00 a 01 frobby(p) 0 000 | idle  \n");
        write(&folder, "index.adj", "frobby a 1 0 1 0 00000005  \n");
        for name in ["data.verb", "index.verb", "data.adv", "index.adv"] {
            write(&folder, name, "");
        }
        folder
    }

    #[test]
    fn words_get_their_senses_without_examples() {
        let imported = import(&invented("wordnet")).unwrap();
        assert_eq!(
            lines(&imported),
            [
                "Blick (noun) a hat",
                "blick hat (noun) a hat",
                "goose (noun) a bird that hisses",
                "frobby (adjective) idle"
            ]
        );
        assert_eq!(imported.skipped, 2);
    }

    #[test]
    fn the_notice_at_the_head_is_carried_along() {
        let source = import(&invented("wordnet-notice")).unwrap().source;
        assert_eq!(source.name, "WordNet 9.9");
        assert_eq!(
            source.notice,
            "An invented net of words.\nWordNet 9.9 Copyright 1900 by nobody."
        );
    }

    #[test]
    fn exception_files_give_the_irregular_forms() {
        let forms = import(&invented("wordnet-forms")).unwrap().forms;
        assert_eq!(forms.len(), 1);
        assert_eq!(
            (forms[0].0.as_str(), forms[0].1.to_string().as_str()),
            ("geese", "plural of goose")
        );
    }

    #[test]
    fn a_missing_file_is_named() {
        let folder = invented("wordnet-missing");
        fs::remove_file(folder.join("index.adv")).unwrap();
        let refusal = import(&folder).unwrap_err();
        assert!(matches!(refusal, ImportError::Missing { expected, .. }
            if expected == folder.join("index.adv")));
    }
}

#[test]
fn what_is_no_dictionary_is_said_to_be_none() {
    let folder = folder("none");
    let refusal = import(&write(&folder, "letter.txt", "Dear Anna,\nall is well.\n")).unwrap_err();
    assert!(matches!(refusal, ImportError::UnknownKind { .. }));
    assert!(refusal.to_string().contains("expected a WordNet folder"));
    assert!(matches!(import(&folder).unwrap_err(), ImportError::UnknownKind { .. }));
    let absent = import(&folder.join("absent.tsv")).unwrap_err();
    assert!(matches!(absent, ImportError::Unreadable { .. }));
}

#[test]
fn a_dictionary_without_words_is_said_to_be_empty() {
    let folder = folder("empty");
    let refusal = import(&write(&folder, "mine.tsv", "blick\t\n")).unwrap_err();
    assert!(matches!(refusal, ImportError::Empty { .. }));
}
