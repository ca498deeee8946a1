//! Surroundings of long runs: how many letters, and which next to it, a word has around a run of
//! tiles.
//!
//! Few words contain QUEUE, and they have few lengths and few letters beside it. A slot that no
//! word fills, whatever the rack, need not be there; and of the others it is known which letters a
//! play must have. A short run is part of too many words for this to pay. See
//! docs/notes/bounds.md.

use lexicon::{Node, WordGraph};
use tiles::Letter;

use crate::lines::Line;
use crate::slots::Slot;
use crate::subsets::LONGEST_RACK;

/// The shortest run whose surroundings are looked at.
const SHORTEST: usize = 4;
/// As many letters on one side of a run as are looked at, and one more.
const SIDE: usize = 9;
/// After this many nodes of the graph a run is taken to be part of too many words.
const MOST_NODES: usize = 256;

/// The squares of a line from one place to another, all of them with tiles.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    /// One past its last square.
    end: usize,
}

/// The letters next to a run in words that contain it.
struct Surroundings<'graph> {
    graph: &'graph WordGraph,
    /// The letters right before it, as bits by number, by how many letters stand before and after
    /// it.
    before: [[u64; SIDE]; SIDE],
    /// The letters right after it.
    after: [[u64; SIDE]; SIDE],
    /// How many letters there is room for before it and after it.
    room: (usize, usize),
    nodes_left: usize,
}

/// Drops the slots of a line that no word fills, and says of others which letters they need.
pub(crate) fn narrow_slots(line: &mut Line, graph: &WordGraph) {
    let mut slots = std::mem::take(&mut line.slots);
    let mut from = 0;
    while let Some(run) = next_long_run(line, from) {
        from = run.end;
        if let Some(surroundings) = Surroundings::of(line, run, graph) {
            slots.retain_mut(|slot| surroundings.allow(slot, line, run));
        }
    }
    line.slots = slots;
}

/// The next run that is long enough to be looked at.
fn next_long_run(line: &Line, from: usize) -> Option<Run> {
    let mut start = from;
    for at in from..=line.length {
        if at == line.length || line.letters[at] == 0 {
            if at - start >= SHORTEST {
                return Some(Run { start, end: at });
            }
            start = at + 1;
        }
    }
    None
}

/// How many squares there are up to the end of the line or the first that a rack does not reach.
fn room(letters: impl Iterator<Item = u8>) -> usize {
    let mut tiles = 0;
    let within = |lying: &u8| {
        tiles += usize::from(*lying == 0);
        tiles <= LONGEST_RACK
    };
    letters.take_while(within).count().min(SIDE - 1)
}

impl<'graph> Surroundings<'graph> {
    /// The surroundings of a run; none if too many words contain it.
    fn of(line: &Line, run: Run, graph: &'graph WordGraph) -> Option<Self> {
        let mut surroundings = Self {
            graph,
            before: [[0; SIDE]; SIDE],
            after: [[0; SIDE]; SIDE],
            room: (
                room(line.letters[..run.start].iter().rev().copied()),
                room(line.letters[run.end..line.length].iter().copied()),
            ),
            nodes_left: MOST_NODES,
        };
        let mut letters = line.letters[run.start..run.end].iter().rev();
        let read = letters.try_fold(graph.bidirectional(), |node, number| {
            graph.child(node, Letter::from_number(*number)?)
        });
        // Without a node no word contains it, and nothing stands around it.
        if let Some(node) = read {
            surroundings.go_left(node, 0, 0)?;
        }
        Some(surroundings)
    }

    /// Goes on from a node with this many letters before the run; `first` is the one next to it.
    fn go_left(&mut self, node: Node, length: usize, first: u64) -> Option<()> {
        if node.accepts() {
            self.before[length][0] |= first;
        }
        let graph = self.graph;
        for child in graph.children(node) {
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            if child.is_separator() {
                self.go_right(child, (length, first), (0, 0))?;
            } else if length < self.room.0 {
                let first = if length == 0 { 1 << child.index() } else { first };
                self.go_left(child, length + 1, first)?;
            }
        }
        Some(())
    }

    /// Goes on to the right, with what stands before the run and after it.
    fn go_right(
        &mut self,
        node: Node,
        left: (usize, u64),
        (length, first): (usize, u64),
    ) -> Option<()> {
        if length > 0 && node.accepts() {
            self.before[left.0][length] |= left.1;
            self.after[left.0][length] |= first;
        }
        if length == self.room.1 {
            return Some(());
        }
        let graph = self.graph;
        for child in graph.children(node) {
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            let first = if length == 0 { 1 << child.index() } else { first };
            self.go_right(child, left, (length + 1, first))?;
        }
        Some(())
    }

    /// Whether a word can fill the slot; notes which letters it needs.
    fn allow(&self, slot: &mut Slot, line: &Line, run: Run) -> bool {
        let (start, end) = (usize::from(slot.start), usize::from(slot.end));
        if start > run.start || end < run.end {
            return true;
        }
        let (before, after) = (run.start - start, end - run.end);
        if before >= SIDE || after >= SIDE {
            return true;
        }
        if before > 0 {
            slot.needs[0] &= self.before[before][after] & line.allowed[run.start - 1];
        }
        if after > 0 {
            slot.needs[1] &= self.after[before][after] & line.allowed[run.end];
        }
        slot.needs.iter().all(|letters| *letters != 0)
    }
}

#[cfg(test)]
mod tests {
    use board::{Board, Layout, Square};
    use lexicon::Lexicon;
    use tiles::{PlacedTile, TileSet};

    use super::*;
    use crate::lines::Lines;

    /// The slots of a row in which a word lies from place 5 on, with a list of these words.
    fn slots(lying: &str, words: &[&str]) -> Vec<Slot> {
        let tiles = TileSet::named("english").unwrap();
        let alphabet = tiles.alphabet();
        let words: Vec<_> = words.iter().map(|word| alphabet.word(word).unwrap()).collect();
        let lexicon = Lexicon::from_words("few", alphabet.clone(), &words).unwrap();
        let mut board = Board::new(Layout::named("standard").unwrap());
        for (letter, column) in alphabet.word(lying).unwrap().into_iter().zip(5..) {
            board.set(Square::new(7, column), Some(PlacedTile::Natural(letter)));
        }
        Lines::new(&board, &lexicon, &tiles).line(7).slots.clone()
    }

    fn letters(text: &str) -> u64 {
        let alphabet = TileSet::named("english").unwrap().alphabet().clone();
        let letters = alphabet.word(text).unwrap();
        letters.iter().fold(0, |bits, letter| bits | 1 << letter.number())
    }

    #[test]
    fn only_slots_that_a_word_fills_are_there() {
        let slots = slots("QUEUE", &["QUEUE", "QUEUED", "QUEUES", "REQUEUE", "REQUEUED"]);
        let shapes: Vec<_> = slots.iter().map(|slot| (slot.start, slot.end)).collect();
        assert_eq!(shapes, [(3, 10), (3, 11), (5, 11)]);
    }

    #[test]
    fn what_stands_beside_the_run_is_needed() {
        let slots = slots("QUEUE", &["QUEUED", "QUEUES", "REQUEUED"]);
        let needs: Vec<_> = slots.iter().map(|slot| slot.needs).collect();
        assert_eq!(needs, [[letters("E"), letters("D")], [u64::MAX, letters("DS")]]);
    }

    #[test]
    fn a_run_that_is_in_no_word_is_not_lengthened() {
        assert!(slots("QQQQ", &["QUEUE"]).is_empty());
    }

    #[test]
    fn a_short_run_is_let_alone() {
        assert!(slots("QUE", &["QUEUE"]).len() > 10);
    }
}
