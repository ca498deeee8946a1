//! Every play: the same look-ups as for the best play, but gathered first and made side by side.
//!
//! One look-up that misses the cache costs as much as forty that hit it. Asked one after another they
//! are waited for one after another; asked in a plain loop the processor has many under way at once.

use crate::best::Needs;
use crate::fill::{Filler, Pair};
use crate::found::Play;
use crate::word_map::{Group, WordMap, each_letter};

/// A slot and a subset that may make words with it.
#[derive(Clone, Copy)]
pub(crate) struct Pending {
    key: u64,
    line: u16,
    slot: u16,
    played: u8,
    /// The letter a blank stands for, or 0.
    blank: u8,
    /// Where the words lie in the map, and how many there are.
    group: u32,
    count: u8,
}

/// Memory for pending look-ups, used again turn after turn.
#[derive(Default)]
pub(crate) struct PendingLists {
    natural: Vec<Pending>,
    blank: Vec<Pending>,
}

impl Filler<'_> {
    /// Every play.
    pub(crate) fn all(
        &self,
        map: &WordMap,
        pending: &mut PendingLists,
        found: &mut impl FnMut(Play),
    ) {
        pending.natural.clear();
        pending.blank.clear();
        self.each_pair(|key, line, slot, played| {
            let pair = Pending { key, line, slot, played, blank: 0, group: 0, count: 0 };
            match self.turn.subsets.subset(played).blanks {
                0 if map.filter().may_be_words(key) => pending.natural.push(pair),
                1 if map.filter().may_be_completed(key) => pending.blank.push(pair),
                0 | 1 => {}
                _ => self.fill(self.pair(line, slot, played), found),
            }
        });
        for pair in &mut pending.blank {
            pair.group = map.completions(pair.key);
        }
        for pair in &pending.blank {
            for (blank, key) in each_letter(pair.group) {
                let key = pair.key.wrapping_add(key);
                pending.natural.push(Pending { key, blank, ..*pair });
            }
        }
        for pair in &mut pending.natural {
            pair.group = map.group(pair.key);
        }
        for pair in &mut pending.natural {
            pair.count = map.count(pair.group);
        }
        for pair in &pending.natural {
            self.resolve(map, pair, found);
        }
    }

    fn pair(&self, line: u16, slot: u16, played: u8) -> Pair<'_> {
        let line = self.turn.lines.line(usize::from(line));
        let slot = &line.slots[usize::from(slot)];
        Pair { line, slot, subset: self.turn.subsets.subset(played), played }
    }

    /// The plays of one pair, now that its words are at hand.
    fn resolve(&self, map: &WordMap, pending: &Pending, found: &mut impl FnMut(Play)) {
        let pair = self.pair(pending.line, pending.slot, pending.played);
        let group = Group { start: pending.group, count: pending.count };
        for word in map.words_at(pending.key, group, pair.length()) {
            if pending.blank != 0 {
                self.blank_plays(pair, word, [pending.blank, 0], found);
            } else if let Some(play) = self.natural_play(pair, word) {
                found(play);
            }
        }
    }

    /// Every slot with every subset that has the letters its crossing words need.
    fn each_pair(&self, mut found: impl FnMut(u64, u16, u16, u8)) {
        let subsets = self.turn.subsets;
        for (line, number) in self.turn.lines.all().zip(0..) {
            let dead = line.dead_squares(subsets.letters());
            for (slot, place) in line.slots.iter().zip(0..) {
                if slot.squares & dead != 0 {
                    continue;
                }
                let needs = Needs::of(line, slot);
                for played in subsets.of_size(slot.tiles.into()) {
                    let subset = subsets.subset(*played);
                    if needs.are_met_by(subset.letters) {
                        found(subset.key.wrapping_add(slot.key), number, place, *played);
                    }
                }
            }
        }
    }
}
