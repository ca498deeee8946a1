//! The words that a play forms: its own, and those it crosses.

use board::{Board, Direction, Square};
use levels::FamilyList;
use movegen::Play;
use tiles::Letter;

/// The words that a play forms.
pub(crate) struct Formed {
    /// The play's own word.
    pub(crate) main: Word,
    /// The words it crosses.
    pub(crate) crossings: Vec<Word>,
}

/// A word as it would stand on the board.
#[derive(Default)]
pub(crate) struct Word {
    /// Its letters.
    pub(crate) letters: Vec<Letter>,
    /// How many runs of its letters lay there before.
    pub(crate) runs: usize,
    /// The length of the longest of them.
    pub(crate) longest_run: usize,
}

impl Formed {
    /// The words that a play forms on the board it was found for.
    pub(crate) fn by(play: &Play, board: &Board) -> Self {
        let scene = Scene { board, laid: &play.placement(board).tiles };
        let crossing = play.direction().crossing();
        let crossings = scene.laid.iter().filter_map(|(square, _)| {
            let word = scene.word_from(scene.start(*square, crossing), crossing);
            (word.letters.len() > 1).then_some(word)
        });
        Self {
            main: scene.word_from(play.start(), play.direction()),
            crossings: crossings.collect(),
        }
    }

    /// Whether one of them is left alone in a family.
    pub(crate) fn has_any_of(&self, family: &FamilyList) -> bool {
        self.words().any(|word| family.forbids(&word.letters))
    }

    /// All of them.
    pub(crate) fn words(&self) -> impl Iterator<Item = &Word> {
        std::iter::once(&self.main).chain(&self.crossings)
    }
}

/// Whether a play forms a word that is left alone in a family, on the board it was found for.
pub(crate) fn is_forbidden(play: &Play, board: &Board, family: &FamilyList) -> bool {
    Formed::by(play, board).has_any_of(family)
}

/// A board with tiles that are about to be laid.
struct Scene<'play> {
    board: &'play Board,
    laid: &'play [(Square, tiles::PlacedTile)],
}

impl Scene<'_> {
    /// Where the word over a square begins.
    fn start(&self, square: Square, direction: Direction) -> Square {
        let back = |at: &Square| {
            at.previous(direction).filter(|before| self.board.tile(*before).is_some())
        };
        std::iter::successors(Some(square), back).last().unwrap_or(square)
    }

    fn word_from(&self, start: Square, direction: Direction) -> Word {
        let mut word = Word::default();
        let mut run = 0;
        for square in std::iter::successors(Some(start), |at| at.next(direction)) {
            let lay_there = self.board.tile(square);
            let laid = || self.laid.iter().find(|(at, _)| *at == square).map(|(_, tile)| *tile);
            let Some(tile) = lay_there.or_else(laid) else { break };
            word.letters.push(tile.letter());
            run = if lay_there.is_some() { run + 1 } else { 0 };
            word.runs += usize::from(run == 1);
            word.longest_run = word.longest_run.max(run);
        }
        word
    }
}
