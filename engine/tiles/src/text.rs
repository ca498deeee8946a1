//! Words, racks and laid tiles as text, and back.
//!
//! Words are written without brackets (`LLAMA`) and read by longest match. In positions and games
//! every tile must be unambiguous, so a tile of several characters is in brackets there
//! (`[LL]AMA`), blanks on a board are lower case and blanks in a rack are `?`.

use crate::{Alphabet, Letter, PlacedTile, Rack, Tile};

/// The text contains something that is not a tile of the alphabet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not a letter of the {alphabet} alphabet")]
pub struct NotATile {
    /// The first thing that could not be read.
    pub found: String,
    /// The alphabet's name.
    pub alphabet: String,
}

impl Alphabet {
    /// Reads a word in any case, with or without accents and brackets.
    pub fn word(&self, text: &str) -> Result<Vec<Letter>, NotATile> {
        let mut word = Vec::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let (letters, length) = self
                .bracketed(rest)
                .or_else(|| self.longest(rest))
                .ok_or_else(|| self.no_tile(rest))?;
            word.extend_from_slice(letters);
            rest = &rest[length..];
        }
        Ok(word)
    }

    /// Writes a word without brackets: `LLAMA`.
    pub fn spell(&self, word: &[Letter]) -> String {
        word.iter().map(|letter| self.text(*letter)).collect()
    }

    /// Reads the tiles of a rack: `AEINRS?`, `[CH]AT`.
    pub fn tiles(&self, text: &str) -> Result<Vec<Tile>, NotATile> {
        self.pieces(text)
            .map(|piece| match piece {
                "?" => Ok(Tile::Blank),
                piece => self.piece(piece).map(Tile::Letter),
            })
            .collect()
    }

    /// Reads a rack: `AEINRS?`.
    pub fn rack(&self, text: &str) -> Result<Rack, NotATile> {
        Ok(self.tiles(text)?.into_iter().collect())
    }

    /// Reads tiles on a board: lower-case letters are blanks.
    pub fn placed_tiles(&self, text: &str) -> Result<Vec<PlacedTile>, NotATile> {
        self.pieces(text).map(|piece| self.placed_tile(piece)).collect()
    }

    /// Reads one tile on a board, with or without brackets: `A`, `a`, `[CH]`, `ch`.
    pub fn placed_tile(&self, piece: &str) -> Result<PlacedTile, NotATile> {
        let letter = self.piece(piece)?;
        let is_small = piece.chars().any(char::is_lowercase);
        Ok(if is_small { PlacedTile::BlankAs(letter) } else { PlacedTile::Natural(letter) })
    }

    /// Writes a tile of a rack: `A`, `[CH]`, `?`.
    pub fn tile_text(&self, tile: Tile) -> String {
        match tile {
            Tile::Letter(letter) => bracketed_if_long(self.text(letter)),
            Tile::Blank => "?".to_owned(),
        }
    }

    /// Writes a tile of a board: `A`, `[CH]`, `a` for a blank.
    pub fn placed_text(&self, tile: PlacedTile) -> String {
        match tile {
            PlacedTile::Natural(letter) => bracketed_if_long(self.text(letter)),
            PlacedTile::BlankAs(letter) => bracketed_if_long(self.small_text(letter)),
        }
    }

    /// Writes a rack: `AEINRS?`.
    pub fn rack_text(&self, rack: &Rack) -> String {
        rack.tiles().map(|tile| self.tile_text(tile)).collect()
    }

    /// Splits a text into single characters and bracketed groups.
    pub fn pieces<'text>(&self, text: &'text str) -> impl Iterator<Item = &'text str> {
        let mut rest = text;
        std::iter::from_fn(move || {
            let first = rest.chars().next()?;
            let closing = if first == '[' { rest.find(']') } else { None };
            let length = closing.map_or(first.len_utf8(), |end| end + 1);
            let (piece, left) = rest.split_at(length);
            rest = left;
            Some(piece)
        })
    }

    fn piece(&self, piece: &str) -> Result<Letter, NotATile> {
        let inside = piece.strip_prefix('[').and_then(|start| start.strip_suffix(']'));
        self.letter(inside.unwrap_or(piece)).ok_or_else(|| self.no_tile(piece))
    }

    /// The letters of a bracketed group at the start of a text, and the group's length in bytes.
    fn bracketed(&self, text: &str) -> Option<(&[Letter], usize)> {
        let (inside, _) = text.strip_prefix('[')?.split_once(']')?;
        Some((self.spelling(inside)?, inside.len() + 2))
    }

    /// The longest spelling at the start of a text, and its length in bytes.
    fn longest(&self, text: &str) -> Option<(&[Letter], usize)> {
        (1..=self.longest_spelling()).rev().find_map(|characters| {
            let end = text.char_indices().nth(characters).map_or(text.len(), |(end, _)| end);
            Some((self.spelling(&text[..end])?, end))
        })
    }

    fn no_tile(&self, text: &str) -> NotATile {
        let found = text.chars().take(1).collect();
        NotATile { found, alphabet: self.name().to_owned() }
    }
}

fn bracketed_if_long(text: &str) -> String {
    if text.chars().nth(1).is_some() { format!("[{text}]") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french() -> std::sync::Arc<Alphabet> {
        Alphabet::named("french").unwrap()
    }

    #[test]
    fn accents_are_left_off_and_ligatures_become_two_letters() {
        let french = french();
        assert_eq!(french.spell(&french.word("œuvré").unwrap()), "OEUVRE");
    }

    #[test]
    fn what_is_no_letter_is_named() {
        assert_eq!(
            french().word("L'AN").unwrap_err().to_string(),
            "`'` is not a letter of the french alphabet"
        );
        assert!(french().rack("AB1").is_err());
        assert!(french().rack("[AB").is_err());
        assert!(french().word("[]").is_err());
    }

    #[test]
    fn small_letters_on_a_board_are_blanks() {
        let french = french();
        let tiles = french.placed_tiles("QUaI").unwrap();
        assert_eq!(tiles.iter().filter(|tile| tile.is_blank()).count(), 1);
        let text: String = tiles.iter().map(|tile| french.placed_text(*tile)).collect();
        assert_eq!(text, "QUaI");
    }

    #[test]
    fn a_rack_is_read_as_it_was_written() {
        let french = french();
        let rack = french.rack("TES?A?B").unwrap();
        assert_eq!(french.rack_text(&rack), "ABEST??");
    }
}
