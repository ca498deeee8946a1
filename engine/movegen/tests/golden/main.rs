//! The golden numbers: on the positions of `*.golden` every generator finds the same plays, and those
//! that are written there.
//!
//! `cargo xtask golden --update` writes the numbers anew, but only where all generators agree.

mod engines;
mod file;
mod numbers;
mod paths;

use engines::{Engines, Judge};

#[test]
fn golden_plays_of_small_lists_are_those_the_judge_finds() {
    compare("small.golden", include_str!("small.golden"), &Engines::small(), Judge::Slow);
}

#[test]
fn golden_plays_of_the_real_lists_are_found_by_every_generator() {
    compare("real.golden", include_str!("real.golden"), &Engines::real(), Judge::Plain);
}

/// Finds the numbers of a golden file anew; they must be those that are written, or are written.
fn compare(name: &str, golden: &str, engines: &Engines, judge: Judge) {
    let is_update = std::env::var("LETTRINE_GOLDEN").is_ok_and(|mode| mode == "update");
    if !is_update {
        file::refuse_other_lists(golden, engines);
    }
    let written = file::written_anew(golden, engines, judge);
    if is_update {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        std::fs::write(format!("{folder}/{name}"), written).expect("the folder can be written to");
    } else if let Some((found, there)) = first_difference(&written, golden) {
        panic!(
            "{name} says\n  {there}\nbut all generators find\n  {found}\n\
             `cargo xtask golden --update` writes the numbers anew; read what changed"
        );
    }
}

/// The first lines that differ, with the name of the position they belong to.
fn first_difference(written: &str, golden: &str) -> Option<(String, String)> {
    let mut name = "";
    for (found, there) in written.lines().zip(golden.lines()) {
        if found.starts_with("name") {
            name = found;
        }
        if found != there {
            return Some((format!("{found} ({name})"), there.to_owned()));
        }
    }
    let lengths = [written, golden].map(|text| text.lines().count());
    (lengths[0] != lengths[1]).then(|| (format!("{} lines", lengths[0]), "fewer or more".into()))
}
