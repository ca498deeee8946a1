//! A word as it is typed in full, and the tiles that lay it at some place.

use board::{Direction, Square};
use crossword::LaidTile;

/// A word being typed: letters, and which of them are blanks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    letters: Vec<(char, bool)>,
    blank_next: bool,
}

/// Why a word cannot lie at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// It would leave the board.
    OffBoard,
    /// Another letter lies there.
    Taken(char),
    /// Every letter lies there already.
    NothingNew,
}

impl Typed {
    /// Adds a letter; after a space it is a blank.
    pub(super) fn push(&mut self, letter: char) {
        self.letters.push((letter.to_ascii_uppercase(), self.blank_next));
        self.blank_next = false;
    }

    /// Makes the next letter a blank, or not after all.
    pub(super) fn space(&mut self) {
        self.blank_next = !self.blank_next;
    }

    /// Takes the last letter or the space back.
    pub(super) fn pop(&mut self) {
        if !std::mem::take(&mut self.blank_next) {
            self.letters.pop();
        }
    }

    /// Whether nothing is typed.
    pub(super) fn is_empty(&self) -> bool {
        self.letters.is_empty() && !self.blank_next
    }

    /// Whether there are letters to be placed.
    pub(super) fn has_letters(&self) -> bool {
        !self.letters.is_empty()
    }

    /// How many letters there are.
    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// Its letters in capitals.
    pub(super) fn word(&self) -> String {
        self.letters.iter().map(|(letter, _)| *letter).collect()
    }

    /// As it is shown: blanks are lower case, a space waits for its letter.
    pub(super) fn shown(&self) -> String {
        let letters = self
            .letters
            .iter()
            .map(|(letter, blank)| if *blank { letter.to_ascii_lowercase() } else { *letter });
        letters.chain(self.blank_next.then_some('_')).collect()
    }

    /// The tiles that lay it from a square on; letters that lie there already are not laid again.
    pub(super) fn laid(
        &self,
        board: &[String],
        from: Square,
        direction: Direction,
    ) -> Result<Vec<LaidTile>, Misfit> {
        let mut tiles = Vec::new();
        let mut next = Some(from);
        for (letter, blank) in &self.letters {
            let square = next.ok_or(Misfit::OffBoard)?;
            match letter_at(board, square).ok_or(Misfit::OffBoard)? {
                '.' => {
                    tiles.push(LaidTile { square, letter: letter.to_string(), blank: *blank });
                }
                there if there.eq_ignore_ascii_case(letter) => {}
                there => return Err(Misfit::Taken(there.to_ascii_uppercase())),
            }
            next = square.next(direction);
        }
        if tiles.is_empty() { Err(Misfit::NothingNew) } else { Ok(tiles) }
    }
}

/// What lies on a square, `.` for nothing; none outside the board.
pub(super) fn letter_at(board: &[String], square: Square) -> Option<char> {
    board.get(usize::from(square.row))?.chars().nth(usize::from(square.column))
}

/// Where a word begins that these tiles complete, and which way it runs.
pub(super) fn place_of(
    board: &[String],
    tiles: &[LaidTile],
    word: &str,
) -> Option<(Square, Direction)> {
    let at = |square: Square| {
        let laid = tiles.iter().find(|tile| tile.square == square);
        laid.and_then(|tile| tile.letter.chars().next())
            .or_else(|| letter_at(board, square).filter(|letter| *letter != '.'))
    };
    let first = tiles.iter().map(|tile| tile.square).min()?;
    [Direction::Across, Direction::Down].into_iter().find_map(|direction| {
        let before =
            |square: &Square| square.previous(direction).filter(|square| at(*square).is_some());
        let start = std::iter::successors(Some(first), before).last()?;
        let run = std::iter::successors(Some(start), |square| square.next(direction));
        let text: String = run.map_while(at).collect();
        text.eq_ignore_ascii_case(word).then_some((start, direction))
    })
}
