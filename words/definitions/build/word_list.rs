//! The English word list: the words Webster is asked for.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;

/// Reads the list, or nothing where it is not there.
///
/// A small letter tells how many letters a word shares with the one before it (`a` none, `b` one),
/// and its other letters follow in capitals.
pub(crate) fn read(path: &Path) -> BTreeSet<String> {
    let mut text = String::new();
    let Ok(file) = File::open(path) else { return BTreeSet::new() };
    println!("cargo::rerun-if-changed={}", path.display());
    if GzDecoder::new(file).read_to_string(&mut text).is_err() {
        return BTreeSet::new();
    }
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for letter in text.chars() {
        if letter.is_ascii_lowercase() {
            words.insert(word.clone());
            word.truncate(usize::from(letter as u8 - b'a'));
        } else {
            word.push(letter);
        }
    }
    words.insert(word);
    words.remove("");
    words
}
