//! Placements: what a player asks for, and whether it fits the board.

use tiles::{Alphabet, Letter, PlacedTile, Rack, Tile, Words};

use crate::scoring::{WordTile, word_score};
use crate::{
    Board, Direction, FirstPlay, FittedPlay, FormedWord, LegalPlay, Square, Terms, UnknownWords,
};

/// What a player asks for. Nothing about it has been checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Placement {
    /// The tiles and their squares, in any order.
    pub tiles: Vec<(Square, PlacedTile)>,
}

/// Why a placement does not fit the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Misfit {
    /// No tile was laid.
    #[error("no tile was laid")]
    NoTile,
    /// A square that this board does not have.
    #[error("there is no square {0} on this board")]
    OffBoard(Square),
    /// A square that holds a tile already.
    #[error("there is already a tile on {0}")]
    Taken(Square),
    /// Two tiles on one square.
    #[error("two tiles were laid on {0}")]
    Twice(Square),
    /// The tiles are not all in one row or one column.
    #[error("the tiles are not in one line")]
    NotInOneLine,
    /// An empty square between the tiles.
    #[error("there is a gap at {0}")]
    Gap(Square),
    /// The placement forms only a single letter.
    #[error("a word has at least two letters")]
    OneLetter,
    /// The first word does not cover the start square.
    #[error("the first word must cover the start square, {0}")]
    MissesStart(Square),
    /// The placement touches no tile on the board.
    #[error("the word does not touch any tile on the board")]
    Apart,
}

/// Why a placement may not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// It does not fit the board.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The rack does not hold its tiles.
    #[error("the rack has no {missing}")]
    NotInRack {
        /// The first tile that is missing, as it is written.
        missing: String,
    },
    /// A word is not in the list.
    #[error(transparent)]
    UnknownWords(#[from] UnknownWords),
}

/// Why a word cannot be written starting at a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum MisspelledPath {
    /// The word runs off the board.
    #[error("the word does not fit on the board")]
    TooLong,
    /// A different letter is in the way.
    #[error("the tile on {square} is not the word's letter")]
    OtherLetter {
        /// Where.
        square: Square,
        /// The letter on that square.
        there: Letter,
    },
    /// All its letters are on the board already.
    #[error("all letters of the word are on the board already")]
    NothingNew,
}

impl Placement {
    /// The placement that writes a word starting at a square; it skips letters already on the board.
    pub fn of_word(
        board: &Board,
        start: Square,
        direction: Direction,
        word: &[PlacedTile],
    ) -> Result<Self, MisspelledPath> {
        let mut tiles = Vec::new();
        let mut next = Some(start);
        for tile in word {
            let square = next.filter(|square| board.layout().contains(*square));
            let square = square.ok_or(MisspelledPath::TooLong)?;
            match board.tile(square) {
                None => tiles.push((square, *tile)),
                Some(there) if there.letter() == tile.letter() => {}
                Some(there) => {
                    return Err(MisspelledPath::OtherLetter { square, there: there.letter() });
                }
            }
            next = square.next(direction);
        }
        if tiles.is_empty() { Err(MisspelledPath::NothingNew) } else { Ok(Self { tiles }) }
    }

    /// The tiles as they were in the rack.
    pub fn lifted(&self) -> Vec<Tile> {
        self.tiles.iter().map(|(_, tile)| tile.lifted()).collect()
    }

    /// The transposed placement: rows become columns.
    #[must_use]
    pub fn transposed(&self) -> Self {
        Self {
            tiles: self.tiles.iter().map(|(square, tile)| (square.transposed(), *tile)).collect(),
        }
    }

    /// Checks everything: the line, the rack and the words.
    pub fn check(
        &self,
        board: &Board,
        rack: &Rack,
        list: &dyn Words,
        terms: &Terms<'_>,
    ) -> Result<LegalPlay, Illegal> {
        let play = self.fit(board, terms)?;
        self.check_rack(rack, terms.tiles.alphabet())?;
        Ok(play.judge(list, terms.tiles.alphabet())?)
    }

    /// Checks that the rack holds the tiles.
    pub fn check_rack(&self, rack: &Rack, alphabet: &Alphabet) -> Result<Rack, Illegal> {
        rack.without(&self.lifted()).map_err(|refusal| Illegal::NotInRack {
            missing: missing_text(refusal.missing, alphabet),
        })
    }

    /// Checks that it fits the board, and finds the words it forms and their points.
    pub fn fit(&self, board: &Board, terms: &Terms<'_>) -> Result<FittedPlay, Misfit> {
        let mut sorted = self.clone();
        sorted.tiles.sort_unstable_by_key(|(square, _)| *square);
        sorted.check_squares(board)?;
        let direction = sorted.line(board)?;
        sorted.check_gaps(board, direction)?;
        sorted.check_contact(board, terms.first_play)?;
        let main = sorted.word_through(sorted.tiles[0].0, direction, board, terms);
        let main = main.ok_or(Misfit::OneLetter)?;
        let crossing = sorted.tiles.iter().filter_map(|(square, _)| {
            sorted.word_through(*square, direction.crossing(), board, terms)
        });
        let words = std::iter::once(main).chain(crossing).collect();
        let bonus = terms.bonus_for(sorted.tiles.len());
        Ok(FittedPlay { placement: sorted, words, bonus })
    }

    fn check_squares(&self, board: &Board) -> Result<(), Misfit> {
        if self.tiles.is_empty() {
            return Err(Misfit::NoTile);
        }
        for (square, _) in &self.tiles {
            if !board.layout().contains(*square) {
                return Err(Misfit::OffBoard(*square));
            }
            if board.tile(*square).is_some() {
                return Err(Misfit::Taken(*square));
            }
        }
        match self.tiles.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            Some(pair) => Err(Misfit::Twice(pair[0].0)),
            None => Ok(()),
        }
    }

    /// The direction of the line the tiles lie in. A single tile belongs to the word across if it
    /// has a neighbour there, else to the one down.
    fn line(&self, board: &Board) -> Result<Direction, Misfit> {
        let (first, _) = self.tiles[0];
        if self.tiles.len() == 1 {
            let has_neighbour =
                |direction| neighbours(first, direction).any(|at| board.tile(at).is_some());
            return Ok(if has_neighbour(Direction::Across) || !has_neighbour(Direction::Down) {
                Direction::Across
            } else {
                Direction::Down
            });
        }
        if self.tiles.iter().all(|(square, _)| square.row == first.row) {
            Ok(Direction::Across)
        } else if self.tiles.iter().all(|(square, _)| square.column == first.column) {
            Ok(Direction::Down)
        } else {
            Err(Misfit::NotInOneLine)
        }
    }

    fn check_gaps(&self, board: &Board, direction: Direction) -> Result<(), Misfit> {
        let [(first, _), .., (last, _)] = self.tiles[..] else { return Ok(()) };
        let along = std::iter::successors(Some(first), |square| square.next(direction));
        let gap = along
            .take_while(|square| *square != last)
            .find(|square| self.tile(*square).or_else(|| board.tile(*square)).is_none());
        gap.map_or(Ok(()), |square| Err(Misfit::Gap(square)))
    }

    fn check_contact(&self, board: &Board, first_play: FirstPlay) -> Result<(), Misfit> {
        if board.is_empty() {
            let start = board.layout().start();
            let covers_start = self.tile(start).is_some();
            return if covers_start || first_play == FirstPlay::Anywhere {
                Ok(())
            } else {
                Err(Misfit::MissesStart(start))
            };
        }
        let touches = |square: Square| {
            Direction::BOTH
                .into_iter()
                .flat_map(|direction| neighbours(square, direction))
                .any(|neighbour| board.tile(neighbour).is_some())
        };
        let touching = self.tiles.iter().any(|(square, _)| touches(*square));
        if touching { Ok(()) } else { Err(Misfit::Apart) }
    }

    fn tile(&self, square: Square) -> Option<PlacedTile> {
        self.tiles.iter().find(|(laid, _)| *laid == square).map(|(_, tile)| *tile)
    }

    /// The word through a square, if it has two letters or more.
    fn word_through(
        &self,
        square: Square,
        direction: Direction,
        board: &Board,
        terms: &Terms<'_>,
    ) -> Option<FormedWord> {
        let start = board.run_start(square, direction);
        let mut word = Vec::new();
        let mut next = Some(start);
        while let Some(square) = next {
            let laid = self.tile(square);
            let Some(tile) = laid.or_else(|| board.tile(square)) else { break };
            word.push(WordTile { square, tile, is_new: laid.is_some() });
            next = square.next(direction);
        }
        (word.len() >= 2).then(|| FormedWord {
            start,
            direction,
            score: word_score(&word, board.layout(), terms.tiles),
            tiles: word.iter().map(|letter| letter.tile).collect(),
        })
    }
}

fn neighbours(square: Square, direction: Direction) -> impl Iterator<Item = Square> {
    [square.previous(direction), square.next(direction)].into_iter().flatten()
}

fn missing_text(tile: Tile, alphabet: &Alphabet) -> String {
    match tile {
        Tile::Blank => "blank".to_owned(),
        Tile::Letter(letter) => alphabet.text(letter).to_owned(),
    }
}
