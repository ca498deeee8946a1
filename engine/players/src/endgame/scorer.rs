//! What turns could ever score along a line, by what was laid before and what is laid in the turn.

use super::open_walk::{Laid, Line, OpenWord, Take};
use super::parts::{MOST_PARTS, Parts};
use super::spots::{Crossing, LEVELS};
use super::walk::Words;

/// Less than any score.
pub(super) const NO_SCORE: i16 = i16::MIN;

/// What makes every score less than that.
const IMPOSSIBLE: i32 = -100_000;

/// Notes what each stage of a hand could score.
pub(super) struct Scorer<'walk> {
    words: &'walk Words<'walk>,
    parts: &'walk Parts,
    line: &'walk Line,
    /// The most so far, by the number of the stage.
    scores: &'walk mut [i16],
    /// The turns that complete the word at hand, by the choice of its new tiles.
    turns: [Turn; 1 << MOST_PARTS],
}

/// What the tiles laid in one turn add to a word.
#[derive(Clone, Copy)]
struct Turn {
    letters: i32,
    word_factor: i32,
    /// The points of crossing words, by the level of what was laid before.
    crossings: [i32; LEVELS],
    /// Whether one of the tiles crosses a word.
    touches: [bool; LEVELS],
    /// Where the tiles lie, as bits.
    spots: u32,
    /// How many there are of each kind.
    now: [u8; MOST_PARTS],
}

impl Turn {
    const NOTHING: Self = Self {
        letters: 0,
        word_factor: 1,
        crossings: [0; LEVELS],
        touches: [false; LEVELS],
        spots: 0,
        now: [0; MOST_PARTS],
    };

    /// The same turn with one more tile.
    fn with(mut self, Laid { at, part, .. }: Laid, (line, parts): (&Line, &Parts)) -> Self {
        let word_factor = line.word_factor[at];
        let gain = parts.value(part) * (line.letter_factor[at] - 1);
        self.letters += gain;
        self.word_factor *= word_factor;
        self.spots |= 1 << at;
        self.now[usize::from(part)] += 1;
        for level in 0..LEVELS {
            match line.spots[at].crossing(part, level) {
                Crossing::Word(face) => {
                    self.crossings[level] += (face + gain) * word_factor;
                    self.touches[level] = true;
                }
                Crossing::Nothing => {}
                Crossing::Impossible => self.crossings[level] += IMPOSSIBLE,
            }
        }
        self
    }
}

impl Take for Scorer<'_> {
    /// Any of the new tiles may be those of one turn; the others were laid before.
    fn take(&mut self, word: &OpenWord<'_>) {
        let all = (1_usize << word.laid.len()) - 1;
        for chosen in 1..=all {
            let tile = word.laid[chosen.trailing_zeros() as usize];
            let rest = &self.turns[chosen & (chosen - 1)];
            self.turns[chosen] = rest.with(tile, (self.line, self.parts));
        }
        let in_word = self.turns[all].now;
        for chosen in 1..=all {
            let is_connected = chosen != all || !word.is_new();
            let turn = self.turns[chosen];
            self.note(word, &turn, (in_word, is_connected));
        }
    }
}

impl<'walk> Scorer<'walk> {
    pub(super) fn new(
        (words, parts): (&'walk Words<'walk>, &'walk Parts),
        line: &'walk Line,
        scores: &'walk mut [i16],
    ) -> Self {
        Self { words, parts, line, scores, turns: [Turn::NOTHING; 1 << MOST_PARTS] }
    }

    /// Notes what a turn scores that completes a word, for whatever else was laid before.
    fn note(
        &mut self,
        word: &OpenWord<'_>,
        turn: &Turn,
        (in_word, is_connected): ([u8; MOST_PARTS], bool),
    ) {
        let bonus = self.words.terms.bonus_for(turn.spots.count_ones() as usize).0;
        let score = (word.face + turn.letters) * turn.word_factor + bonus;
        let scores = std::array::from_fn(|level| {
            let is_possible = is_connected || turn.touches[level];
            if is_possible { score + turn.crossings[level] } else { IMPOSSIBLE }
        });
        let stages = (0..self.parts.kinds())
            .map(|kind| self.parts.in_stage(kind, in_word[kind] - turn.now[kind], turn.now[kind]));
        let stage = stages.sum::<usize>();
        // What was laid before can only help: who has as much without it has as much with it.
        if scores[LEVELS - 1] > i32::from(self.scores[stage])
            && word.may_lack(turn.spots, self.words.graph, self.line)
        {
            self.note_stages((stage, &scores), turn, in_word);
        }
    }

    /// Notes scores for all stages in which other tiles, too, were laid before.
    fn note_stages(
        &mut self,
        (stage, scores): (usize, &[i32; LEVELS]),
        turn: &Turn,
        in_word: [u8; MOST_PARTS],
    ) {
        let counts = self.parts.counts();
        let mut stages = [(stage, 0); 1 << MOST_PARTS];
        let mut length = 1;
        for kind in 0..self.parts.kinds() {
            let (now, known) = (turn.now[kind], length);
            let before = in_word[kind] - now;
            let alone = self.parts.in_stage(kind, before, now);
            for others in 1..=counts[kind] - in_word[kind] {
                let more = self.parts.in_stage(kind, before + others, now) - alone;
                for place in 0..known {
                    let (number, count) = stages[place];
                    stages[length] = (number + more, count + usize::from(others));
                    length += 1;
                }
            }
        }
        for (number, others) in &stages[..length] {
            let score = i16::try_from(scores[(*others).min(LEVELS - 1)].max(NO_SCORE.into()));
            let most = &mut self.scores[*number];
            *most = score.unwrap_or(i16::MAX).max(*most);
        }
    }
}
