//! Golden files: positions with their numbers, as text that people read and tests write anew.
//!
//! Stanzas are separated by empty lines. What a stanza gives (`name`, `position`, `first-play`) and
//! comments stay as they are; everything else is found anew. A `paths` line asks for its depth.

use board::FirstPlay;
use notation::Cgp;
use tiles::TileSet;

use crate::engines::{Engines, Judge};
use crate::numbers::{Case, Numbers};
use crate::paths;

/// A golden file with all its numbers found anew.
pub(crate) fn written_anew(golden: &str, engines: &Engines, judge: Judge) -> String {
    let stanzas: Vec<String> =
        golden.trim_end().split("\n\n").map(|stanza| rewritten(stanza, engines, judge)).collect();
    stanzas.join("\n\n") + "\n"
}

/// The numbers are those of certain lists and of no others.
pub(crate) fn refuse_other_lists(golden: &str, engines: &Engines) {
    for line in golden.lines() {
        if let ("lexicon", rest) = keyword(line)
            && let (list, named) = keyword(rest)
        {
            let checksum = engines.named(list).lexicon.checksum().hex();
            assert_eq!(named, checksum, "these numbers are for another list than our {list}");
        }
    }
}

fn rewritten(stanza: &str, engines: &Engines, judge: Judge) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in stanza.lines() {
        match keyword(line) {
            ("lexicon", rest) => {
                let (list, _) = keyword(rest);
                let checksum = engines.named(list).lexicon.checksum().hex();
                lines.push(format!("lexicon {list} {checksum}"));
            }
            ("plays" | "score-sum" | "hash" | "best" | "paths", _) => {}
            _ => lines.push(line.to_owned()),
        }
    }
    let value = |wanted: &str| stanza.lines().map(keyword).find(|(found, _)| *found == wanted);
    if let Some((_, position)) = value("position") {
        let case = read_case(position, value("first-play"), engines);
        let name = value("name").map_or("", |(_, name)| name);
        lines.extend(Numbers::agreed(&case, judge, name).lines());
        for (_, depth) in stanza.lines().map(keyword).filter(|(found, _)| *found == "paths") {
            let depth = keyword(depth).0.parse().expect("a depth");
            lines.push(format!("paths {depth}    {}", paths::agreed(&case, depth, name)));
        }
    }
    lines.join("\n")
}

fn read_case<'list>(
    position: &str,
    first_play: Option<(&str, &str)>,
    engines: &'list Engines,
) -> Case<'list> {
    let cgp = Cgp::parse(position).expect(position);
    let engine = engines.named(cgp.word_list().expect("positions name their list"));
    let tiles: &TileSet = &engine.tiles;
    assert_eq!(cgp.value("ld"), Some(tiles.name()), "positions name their tiles");
    let layout = cgp.layout().expect(position);
    let position = cgp.position(tiles, &layout).expect(position);
    let first_play = match first_play {
        Some((_, "anywhere")) => FirstPlay::Anywhere,
        _ => FirstPlay::CoversStart,
    };
    Case { engine, board: position.board, racks: position.racks, first_play }
}

/// The first word of a line and what follows it.
fn keyword(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim())
}
