//! Calibration: how a level plays when equals meet, and a secant method that fits how often it
//! tries.

use std::thread;

use levels::{KnownWords, Skill, Tier};
use tiles::Seed;

use super::LevelPlayer;
use crate::formed::Formed;
use crate::knowledge::{Knowledge, WordSource};
use crate::matches::numbered;
use crate::self_play::play_game;
use crate::setting::Setting;
use crate::statistics::Sample;
use crate::turn::{Choice, Move, Turn};

/// Words beyond this tier count as rare.
pub const LAST_COMMON: u8 = 6;
/// By how many points a level's mean may miss its mark.
pub const TOLERANCE: f64 = 10.0;

/// A fit is good enough within this many points of the mark.
const GOOD_ENOUGH: f64 = 3.0;
/// While the mark is further off than this, fewer games are enough.
const FAR: f64 = 8.0;
/// How many points more a player is taken to make who tries e times as often.
const FIRST_SLOPE: f64 = 40.0;
/// Slopes out of these bounds are noise.
const SLOPES: [f64; 2] = [15.0, 120.0];
/// The maximum number of rounds of a fit.
const ROUNDS: u32 = 8;
/// The part of the games that is played while the mark is far.
const FAR_PART: u64 = 4;
/// The longest step of a round: to e times as many tries.
const LONGEST_STEP: f64 = 1.0;
/// Steps that are shorter say nothing about the slope.
const SHORTEST_STEP: f64 = 0.1;

/// Who plays how many games, to see how a level plays.
pub struct Trial<'trial> {
    /// Words and tiles.
    pub knowledge: &'trial Knowledge,
    /// Where draws come from, and what players see.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// How many threads play at a time.
    pub threads: u64,
}

/// How a level plays when equals meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Points a game.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// Letters of the words played, those on the board included.
    pub word_length: f64,
    /// The part of the words played that are rare.
    pub rare: f64,
    /// Turns a game.
    pub turns: f64,
    /// The part of the turns without a word.
    pub wordless: f64,
}

/// Sums over games.
#[derive(Clone, Copy, Default)]
struct Sums {
    score: Sample,
    turns: Sample,
    word_length: Sample,
    rare: Sample,
    wordless: Sample,
}

impl Trial<'_> {
    /// Lets equals of a skill play, and tells how they played.
    pub fn measure(&self, skill: Skill) -> Measured {
        // The aid is made before threads wait for it.
        drop(self.knowledge.aid(WordSource::Map));
        let setting = &self.knowledge.setting();
        let sums = thread::scope(|scope| {
            let share = |first| scope.spawn(move || self.play_share(setting, skill, first));
            let shares: Vec<_> = (0..self.threads.max(1)).map(share).collect();
            let joined =
                shares.into_iter().map(|share| share.join().expect("players do not panic"));
            joined.fold(Sums::default(), Sums::with)
        });
        sums.measured()
    }

    /// Plays every game of one thread.
    fn play_share(&self, setting: &Setting, skill: Skill, first: u64) -> Sums {
        let words = self.knowledge.known_words(skill);
        let player = |number| {
            LevelPlayer::new(words.clone(), skill, self.knowledge.aid(WordSource::Map))
                .with_family(self.knowledge.family())
                .with_seed(Seed::from_number(number))
        };
        let mut sums = Sums::default();
        for game in (first..self.games).step_by(usize::try_from(self.threads.max(1)).unwrap_or(1)) {
            let [mut one, mut other] = [2 * game, 2 * game + 1].map(player);
            let mut observe =
                |_: usize, turn: &Turn<'_>, choice: &Choice| sums.see(turn, choice, &words);
            let results = play_game(
                setting,
                &numbered(&self.seed, game),
                &mut [&mut one, &mut other],
                &mut observe,
            );
            for side in results {
                sums.score.add(side.score.0.into());
                sums.turns.add(side.turns.into());
            }
        }
        sums
    }

    /// Fits how often a level tries. Every round is told with what it measured.
    pub fn fit(&self, skill: Skill, tell: &dyn Fn(&Skill, &Measured)) -> Skill {
        let mut skill = skill;
        let mut slope = FIRST_SLOPE;
        let mut before: Option<(f64, f64)> = None;
        let mut games = self.games / FAR_PART;
        for _ in 0..ROUNDS {
            let mean = {
                let measured = Trial { games, ..*self }.measure(skill);
                tell(&skill, &measured);
                measured.mean
            };
            let miss = skill.mark - mean;
            if miss.abs() < GOOD_ENOUGH && games == self.games {
                break;
            }
            games = if miss.abs() < FAR { self.games } else { games };
            let tries = skill.tries.ln();
            if let Some((tries_before, mean_before)) = before
                && (tries - tries_before).abs() > SHORTEST_STEP
            {
                slope = (mean - mean_before) / (tries - tries_before);
                slope = slope.clamp(SLOPES[0], SLOPES[1]);
            }
            before = Some((tries, mean));
            let step = (miss / slope).clamp(-LONGEST_STEP, LONGEST_STEP);
            let tries = ((skill.tries * step.exp()).max(1.0) * 100.0).round() / 100.0;
            if tries <= 1.0 && skill.tries <= 1.0 {
                break;
            }
            skill.tries = tries;
        }
        skill
    }
}

impl Sums {
    fn see(&mut self, turn: &Turn<'_>, choice: &Choice, words: &KnownWords) {
        let Move::Place(play) = &choice.chosen else {
            return self.wordless.add(1.0);
        };
        let letters = Formed::by(play, turn.lines.board()).main.letters;
        let is_rare = words.tier(&letters).is_some_and(|tier: Tier| tier.number() > LAST_COMMON);
        self.wordless.add(0.0);
        self.rare.add(f64::from(u8::from(is_rare)));
        self.word_length.add(f64::from(u32::try_from(letters.len()).unwrap_or(u32::MAX)));
    }

    fn with(self, other: Self) -> Self {
        Self {
            score: self.score.with(other.score),
            turns: self.turns.with(other.turns),
            word_length: self.word_length.with(other.word_length),
            rare: self.rare.with(other.rare),
            wordless: self.wordless.with(other.wordless),
        }
    }

    fn measured(&self) -> Measured {
        Measured {
            mean: self.score.mean(),
            deviation: self.score.deviation(),
            word_length: self.word_length.mean(),
            rare: self.rare.mean(),
            turns: self.turns.mean(),
            wordless: self.wordless.mean(),
        }
    }
}
