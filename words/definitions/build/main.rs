//! Compiles WordNet and Webster's dictionary of 1913 into one file that the crate embeds.
//!
//! Both come as locked dependencies; none of their text is in this repository. Without WordNet the
//! build uses Webster alone and prints a warning that says how to get it.
#![expect(clippy::print_stdout, reason = "cargo reads what a build script prints")]

mod webster_1913;
mod word_list;
mod wordnet;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use dictionary_file::{DictionaryBuilder, Imported, Source, import, key_of};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build");
    let out =
        PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder of build output"));
    let word_list = word_list::read(Path::new("../data/en/words.gz"));
    let mut builder = DictionaryBuilder::new("en");
    add_little_words(&mut builder)?;
    let mut known = word_list.clone();
    match wordnet::read(&out) {
        Ok(wordnet) => {
            known.extend(wordnet.definitions.iter().filter_map(|sense| key_of(&sense.headword)));
            add_wordnet(&mut builder, wordnet, &word_list);
        }
        Err(reason) => println!(
            "cargo::warning=English definitions come from Webster alone ({reason}): set \
             LETTRINE_WORDNET to a folder that holds WordNet's data.noun and build again"
        ),
    }
    webster_1913::add(&mut builder, &known);
    fs::write(out.join("english.definitions"), builder.build())
}

/// Adds our own glosses of pronouns, prepositions and the like, before all others.
fn add_little_words(builder: &mut DictionaryBuilder) -> io::Result<()> {
    let little_words = import(Path::new("build/little-words.tsv")).map_err(io::Error::other)?;
    let source = Source {
        name: "Lettrine".to_owned(),
        licence: "MIT OR Apache-2.0".to_owned(),
        notice: "Glosses of little words, written for Lettrine".to_owned(),
    };
    builder.add_imported(Imported { source, ..little_words });
    Ok(())
}

/// Adds what WordNet says of words; a name only where it is a playable word with no other sense.
fn add_wordnet(builder: &mut DictionaryBuilder, wordnet: Imported, playable: &BTreeSet<String>) {
    let (names, words): (Vec<_>, Vec<_>) =
        wordnet.definitions.into_iter().partition(|sense| is_name(&sense.headword));
    let source = builder.add_imported(Imported { definitions: words, ..wordnet });
    let names: Vec<_> = names
        .into_iter()
        .filter(|sense| key_of(&sense.headword).is_some_and(|key| playable.contains(&key)))
        .filter(|sense| !builder.defines(&sense.headword))
        .collect();
    for name in names {
        builder.add(source, &name.headword, name.part_of_speech, &name.gloss);
    }
}

fn is_name(headword: &str) -> bool {
    headword.chars().any(char::is_uppercase)
}
