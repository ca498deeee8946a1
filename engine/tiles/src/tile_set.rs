//! A tile set: the number of tiles of each letter, and their points.

use std::sync::Arc;

use crate::{Alphabet, MAX_LETTERS, Score, Tile};

/// The tiles of a game before the first is drawn.
#[derive(Clone, Debug)]
pub struct TileSet {
    name: String,
    alphabet: Arc<Alphabet>,
    /// By tile index: the blank at 0.
    counts: [u8; MAX_LETTERS + 1],
    values: [Score; MAX_LETTERS + 1],
}

/// Why a text is not a tile set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileSetError {
    /// The first line does not name an alphabet that is known.
    #[error("the first line must name an alphabet, as in `alphabet english`; found `{0}`")]
    UnknownAlphabet(String),
    /// A line is not `LETTER COUNT VALUE`.
    #[error(
        "line {line}: expected a letter, how many and its value, as in `A 9 1`; found `{found}`"
    )]
    NotATileLine {
        /// Counted from 1.
        line: usize,
        /// The line.
        found: String,
    },
    /// The same letter on two lines.
    #[error("line {line}: {letter} is listed a second time")]
    Twice {
        /// Counted from 1.
        line: usize,
        /// The letter.
        letter: String,
    },
    /// A letter of the alphabet without a line.
    #[error("the letter {0} has no line; write `{0} 0 1` if there is no such tile")]
    Missing(String),
    /// More tiles than a bag can hold.
    #[error("{0} tiles are too many; a set has at most 255")]
    TooMany(usize),
}

impl TileSet {
    /// Reads a tile set file; `find_alphabet` looks up the alphabet that it names.
    pub fn parse(
        name: &str,
        text: &str,
        find_alphabet: impl Fn(&str) -> Option<Arc<Alphabet>>,
    ) -> Result<Self, TileSetError> {
        let mut lines = text
            .lines()
            .zip(1..)
            .map(|(line, number)| (number, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let first = lines.next().map_or("", |(_, line)| line);
        let alphabet = first.strip_prefix("alphabet ").and_then(|name| find_alphabet(name.trim()));
        let alphabet = alphabet.ok_or_else(|| TileSetError::UnknownAlphabet(first.to_owned()))?;
        let mut found = [None; MAX_LETTERS + 1];
        for (line, text) in lines {
            let (tile, count, value) = tile_line(&alphabet, text)
                .ok_or_else(|| TileSetError::NotATileLine { line, found: text.to_owned() })?;
            if found[tile.index()].replace((count, value)).is_some() {
                return Err(TileSetError::Twice { line, letter: alphabet.tile_text(tile) });
            }
        }
        Self::complete(name, alphabet, &found)
    }

    fn complete(
        name: &str,
        alphabet: Arc<Alphabet>,
        found: &[Option<(u8, Score)>; MAX_LETTERS + 1],
    ) -> Result<Self, TileSetError> {
        let missing = alphabet.letters().find(|letter| found[letter.index()].is_none());
        if let Some(letter) = missing {
            return Err(TileSetError::Missing(alphabet.text(letter).to_owned()));
        }
        let counts = found.map(|line| line.map_or(0, |(count, _)| count));
        let total = counts.iter().map(|count| *count as usize).sum();
        if total > u8::MAX as usize {
            return Err(TileSetError::TooMany(total));
        }
        let values = found.map(|line| line.map_or(Score::ZERO, |(_, value)| value));
        Ok(Self { name: name.to_owned(), alphabet, counts, values })
    }

    /// Its name: `english`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The letters it is made of.
    pub fn alphabet(&self) -> &Arc<Alphabet> {
        &self.alphabet
    }

    /// The number of tiles of this kind.
    pub fn count(&self, tile: Tile) -> usize {
        self.counts[tile.index()] as usize
    }

    /// The points of a tile. Blanks are worth 0 in every built-in set.
    pub fn value(&self, tile: Tile) -> Score {
        self.values[tile.index()]
    }

    /// The number of tiles.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| *count as usize).sum()
    }

    /// Whether it has no tile at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its kinds of tile in the alphabet's order, the blank last.
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + use<> {
        self.alphabet.letters().map(Tile::Letter).chain([Tile::Blank])
    }

    /// All its tiles in the alphabet's order, blanks last.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.kinds().flat_map(|tile| std::iter::repeat_n(tile, self.count(tile)))
    }
}

fn tile_line(alphabet: &Alphabet, line: &str) -> Option<(Tile, u8, Score)> {
    let [letter, count, value] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        return None;
    };
    let tile = match letter {
        "?" => Tile::Blank,
        letter => Tile::Letter(alphabet.letter(letter)?),
    };
    let value: u8 = value.parse().ok()?;
    Some((tile, count.parse().ok()?, Score(value.into())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face_total(set: &TileSet) -> Score {
        set.tiles().map(|tile| set.value(tile)).sum()
    }

    /// DL-050, DL-051
    #[test]
    fn the_english_set_has_100_tiles_worth_187_points() {
        let set = TileSet::named("english").unwrap();
        assert_eq!((set.len(), face_total(&set)), (100, Score(187)));
        assert_eq!(set.count(Tile::Blank), 2);
        assert_eq!(set.value(Tile::Blank), Score::ZERO);
        let [e, q] = ["E", "Q"].map(|text| Tile::Letter(set.alphabet().letter(text).unwrap()));
        assert_eq!((set.count(e), set.value(e)), (12, Score(1)));
        assert_eq!((set.count(q), set.value(q)), (1, Score(10)));
    }

    /// MS-043
    #[test]
    fn the_french_set_has_102_tiles_worth_197_points_and_m_is_worth_two() {
        let set = TileSet::named("french").unwrap();
        assert_eq!((set.len(), face_total(&set)), (102, Score(197)));
        let m = Tile::Letter(set.alphabet().letter("M").unwrap());
        assert_eq!((set.count(m), set.value(m)), (3, Score(2)));
    }

    #[test]
    fn a_faulty_tile_set_is_refused_with_the_reason() {
        let refusal =
            |text: &str| TileSet::parse("test", text, Alphabet::named).unwrap_err().to_string();
        assert_eq!(
            refusal("alphabet klingon"),
            "the first line must name an alphabet, as in `alphabet english`; found `alphabet klingon`"
        );
        assert_eq!(
            refusal("alphabet english\nA nine 1"),
            "line 2: expected a letter, how many and its value, as in `A 9 1`; found `A nine 1`"
        );
        assert_eq!(
            refusal("alphabet english\nA 9 1\n\na 9 1"),
            "line 4: A is listed a second time"
        );
        assert_eq!(
            refusal("alphabet english\nA 9 1"),
            "the letter B has no line; write `B 0 1` if there is no such tile"
        );
    }
}
