//! Hints for a person whose turn it is, in three strengths: a word, a word with its place, a list.

use board::Placement;
use levels::Level;
use movegen::Play;
use tiles::{Alphabet, Score, Seed};

use crate::formed::Formed;
use crate::knowledge::Knowledge;
use crate::levels::LevelPlayer;
use crate::player::Player;
use crate::turn::{Move, Turn};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A word that can be played, not necessarily the best.
    Word,
    /// A word and its place.
    Place,
    /// At most this many words, each with its best place, highest score first.
    List(usize),
}

/// What a person is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A word.
    Word(String),
    /// A word and its place.
    Place(Advice),
    /// Words, each with its best place, highest score first.
    List(Vec<Advice>),
    /// There is nothing to play that the adviser knows.
    Nothing,
}

/// A play that is advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Its word, tiles that lie on the board included.
    pub word: String,
    /// The tiles to lay, with their squares.
    pub placement: Placement,
    /// Its points.
    pub score: Score,
}

/// Gives hints as good as a player of its level.
pub struct Adviser<'words> {
    knowledge: &'words Knowledge,
    level: Level,
}

impl<'words> Adviser<'words> {
    /// An adviser who knows and sees what a player of this level does, and gives no hint that the
    /// family setting forbids.
    pub fn new(knowledge: &'words Knowledge, level: Level) -> Self {
        Self { knowledge, level }
    }

    /// A hint. Whoever has asked before in the same turn may be told something else.
    pub fn hint(&self, turn: &Turn<'_>, strength: Strength, asked_before: u32) -> Hint {
        match strength {
            Strength::Word => self
                .advice(turn, asked_before)
                .map_or(Hint::Nothing, |found| Hint::Word(found.word)),
            Strength::Place => self.advice(turn, asked_before).map_or(Hint::Nothing, Hint::Place),
            Strength::List(most) => match self.list(turn, most) {
                list if list.is_empty() => Hint::Nothing,
                list => Hint::List(list),
            },
        }
    }

    fn player(&self, asked_before: u32) -> LevelPlayer {
        self.knowledge
            .level_player(self.level)
            .with_family(self.knowledge.family())
            .with_seed(Seed::from_number(asked_before.into()))
    }

    /// What a player of the level would lay.
    fn advice(&self, turn: &Turn<'_>, asked_before: u32) -> Option<Advice> {
        let mut player = self.player(asked_before);
        match player.choose(turn).chosen {
            Move::Place(play) => Some(advised(&play, turn)),
            Move::Exchange(_) | Move::Pass => {
                let plays = player.known_plays(turn);
                plays.iter().max_by_key(|play| play.score()).map(|play| advised(play, turn))
            }
        }
    }

    /// The highest-scoring words that are known, each once.
    fn list(&self, turn: &Turn<'_>, most: usize) -> Vec<Advice> {
        let mut plays = self.player(0).known_plays(turn);
        plays.sort_by_key(|play| std::cmp::Reverse(play.score()));
        let mut list: Vec<Advice> = Vec::new();
        for play in &plays {
            if list.len() >= most {
                break;
            }
            let advice = advised(play, turn);
            if list.iter().all(|listed| listed.word != advice.word) {
                list.push(advice);
            }
        }
        list
    }
}

fn advised(play: &Play, turn: &Turn<'_>) -> Advice {
    let alphabet: &Alphabet = turn.rules.terms.tiles.alphabet();
    let board = turn.lines.board();
    Advice {
        word: alphabet.spell(&Formed::by(play, board).main.letters),
        placement: play.placement(board),
        score: play.score(),
    }
}
