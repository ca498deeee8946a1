//! Compiles the word list of each language to a lexicon file.

use std::error::Error;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use lexicon::{About, Lexicon};
use tiles::{Alphabet, Letter};

#[path = "src/front_coding.rs"]
mod front_coding;

/// Name, alphabet, description, source and licence of each list.
const LISTS: [[&str; 5]; 2] = [
    ["en", "english", "English words of all spellings", "SCOWL 2020.12.07", "permissive (SCOWL)"],
    ["fr", "french", "Mots français, toutes variantes", "Grammalecte 7.0", "MPL-2.0"],
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/front_coding.rs");
    for [name, alphabet, description, source, licence] in LISTS {
        let list = format!("{name}/words.gz");
        println!("cargo::rerun-if-changed={list}");
        let alphabet = Alphabet::named(alphabet).ok_or("the alphabet is missing")?;
        let words = read_words(&list, &alphabet)?;
        let about = About {
            description: description.to_owned(),
            source: source.to_owned(),
            licence: licence.to_owned(),
        };
        let lexicon = Lexicon::from_words(name, alphabet, &words)?.with_about(about);
        let target = Path::new(&std::env::var("OUT_DIR")?).join(format!("{name}.lexicon"));
        fs::write(target, lexicon.to_container())?;
    }
    Ok(())
}

/// Reads a front-coded list, in which each word begins with a small letter.
fn read_words(list: &str, alphabet: &Alphabet) -> Result<Vec<Vec<Letter>>, Box<dyn Error>> {
    let mut text = String::new();
    GzDecoder::new(File::open(list)?).read_to_string(&mut text)?;
    let mut decoder = front_coding::FrontDecoder::default();
    let mut words = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_lowercase());
        let (code, next) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
        words.push(alphabet.word(decoder.decode(code).ok_or("the word list is damaged")?)?);
        rest = next;
    }
    Ok(words)
}
