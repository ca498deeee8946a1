//! Every play: the questions that slots have in common are asked once, and all of them side by
//! side.
//!
//! Which subsets of the rack make words with the letters that lie in a slot depends on those
//! letters and on the number of tiles alone, and many slots share both: every slot without letters,
//! every place a word can take around one letter. So each such *question* is asked once. And one
//! look-up that misses the cache costs as much as forty that hit it; made in a plain loop, many are
//! under way at once.

#![expect(
    clippy::cast_possible_truncation,
    reason = "a turn has far fewer than 2³² answers, and keys are cut on purpose"
)]

use crate::best::meets_needs;
use crate::fill::{Filler, Masks, Pair};
use crate::found::Play;
use crate::slots::Slot;
use crate::word_map::{Group, WordMap, each_letter};

/// The letters that lie in a slot and how many tiles it takes.
#[derive(Clone, Copy)]
struct Question {
    key: u64,
    tiles: u8,
    /// How long its words are.
    length: u8,
    /// Its answers, as a range of the list.
    answers: (u32, u32),
}

/// A subset of the rack that makes words, its blanks standing for these letters.
#[derive(Clone, Copy)]
struct Answer {
    key: u64,
    played: u8,
    blanks: [u8; 2],
    group: Group,
}

/// A slot and its question.
#[derive(Clone, Copy)]
struct Asking {
    line: u16,
    slot: u16,
    question: u16,
}

/// Memory for questions and answers, used again turn after turn.
#[derive(Default)]
pub(crate) struct Inquiry {
    /// Where a question stands in the list, by its key; `NONE` for none.
    places: Vec<u16>,
    questions: Vec<Question>,
    asking: Vec<Asking>,
    answers: Vec<Answer>,
}

const NONE: u16 = u16::MAX;

/// More places than there can be questions: a board of 26 by 26 has fewer slots.
const PLACES: usize = 1 << 15;

impl Inquiry {
    fn clear(&mut self) {
        if self.places.is_empty() {
            self.places = vec![NONE; PLACES];
        }
        for question in &self.questions {
            // A question's place is among the first free ones after its own; clearing the whole run
            // from there is enough, because every run was made by questions of this list.
            let mut place = place_of(question.key, question.tiles);
            while self.places[place] != NONE {
                self.places[place] = NONE;
                place = (place + 1) % PLACES;
            }
        }
        self.questions.clear();
        self.asking.clear();
        self.answers.clear();
    }

    /// The number of a question; a new one is added.
    fn question(&mut self, slot: &Slot) -> u16 {
        let Slot { key, tiles, .. } = *slot;
        let mut place = place_of(key, tiles);
        loop {
            match self.questions.get(usize::from(self.places[place])) {
                Some(known) if known.key == key && known.tiles == tiles => {
                    return self.places[place];
                }
                Some(_) => place = (place + 1) % PLACES,
                None => break,
            }
        }
        let number = u16::try_from(self.questions.len()).unwrap_or(NONE);
        self.places[place] = number;
        let length = slot.end - slot.start;
        self.questions.push(Question { key, tiles, length, answers: (0, 0) });
        number
    }
}

fn place_of(key: u64, tiles: u8) -> usize {
    (key.wrapping_add(u64::from(tiles) << 40) >> 40) as usize % PLACES
}

impl Filler<'_> {
    /// Every play.
    pub(crate) fn all(&self, map: &WordMap, inquiry: &mut Inquiry, found: &mut impl FnMut(Play)) {
        inquiry.clear();
        self.gather(inquiry);
        self.answer(map, inquiry);
        for asking in &inquiry.asking {
            let line = self.turn.lines.line(usize::from(asking.line));
            let slot = &line.slots[usize::from(asking.slot)];
            let (first, last) = inquiry.questions[usize::from(asking.question)].answers;
            if first == last {
                continue;
            }
            let masks = Masks::of(line, slot);
            for answer in &inquiry.answers[first as usize..last as usize] {
                let subset = self.turn.subsets.subset(answer.played);
                if meets_needs(line, slot, subset.letters) {
                    let pair = Pair { line, slot, subset };
                    for word in map.words_at(answer.group, pair.length()) {
                        if masks.allow(word) {
                            self.lay_word(pair, word, answer.blanks, found);
                        }
                    }
                }
            }
        }
    }

    /// Every slot the rack might fill, with its question.
    fn gather(&self, inquiry: &mut Inquiry) {
        for (line, number) in self.turn.lines.all().zip(0..) {
            let dead = line.dead_squares(self.turn.subsets.letters());
            for (slot, place) in line.slots.iter().zip(0..) {
                if slot.squares & dead == 0 {
                    let question = inquiry.question(slot);
                    inquiry.asking.push(Asking { line: number, slot: place, question });
                }
            }
        }
    }

    /// Finds the answers to all questions.
    fn answer(&self, map: &WordMap, inquiry: &mut Inquiry) {
        let Inquiry { questions, answers, .. } = inquiry;
        for question in &mut *questions {
            let first = answers.len() as u32;
            for subset in self.turn.subsets.of_size(question.tiles.into()) {
                let played = subset.number;
                let key = subset.key.wrapping_add(question.key);
                each_choice(map, key, subset.blanks, |key, blanks| {
                    answers.push(Answer { key, played, blanks, group: Group::default() });
                });
            }
            question.answers = (first, answers.len() as u32);
        }
        for answer in &mut *answers {
            answer.group.start = map.group(answer.key);
        }
        for question in questions {
            for answer in &mut answers[question.answers.0 as usize..question.answers.1 as usize] {
                answer.group = map.checked(answer.key, answer.group.start, question.length.into());
            }
        }
    }
}

/// Every choice of letters for the blanks with which these letters may make a word, and the key
/// then.
pub(crate) fn each_choice(
    map: &WordMap,
    key: u64,
    blanks: u8,
    mut found: impl FnMut(u64, [u8; 2]),
) {
    match blanks {
        0 if map.filter().may_be_words(key) => found(key, [0, 0]),
        0 => {}
        1 => {
            for (first, first_key) in each_letter(map.completions(key)) {
                found(key.wrapping_add(first_key), [first, 0]);
            }
        }
        _ => {
            for (first, first_key) in each_letter(!1) {
                let with_first = key.wrapping_add(first_key);
                let not_before = !0_u32 << first;
                for (second, second_key) in each_letter(map.completions(with_first) & not_before) {
                    found(with_first.wrapping_add(second_key), [first, second]);
                }
            }
        }
    }
}
