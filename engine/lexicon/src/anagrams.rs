//! Words that can be made from the tiles of a rack.

use tiles::{Letter, Rack, Tile};

use crate::{Found, Guide, WordGraph};

/// How many of a rack's tiles a word must use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Every one.
    All,
    /// Any of them, but at least one.
    Some,
}

/// A guide to the words that can be made from tiles; a blank stands for any letter.
#[derive(Clone, Debug)]
pub struct FromTiles {
    left: Rack,
    /// Whether each letter entered was a blank.
    blanks: Vec<bool>,
    usage: Use,
}

impl FromTiles {
    /// Words made from the tiles of this rack.
    pub fn new(rack: &Rack, usage: Use) -> Self {
        Self { left: rack.clone(), blanks: Vec::new(), usage }
    }
}

impl Guide for FromTiles {
    fn enter(&mut self, letter: Letter) -> bool {
        // A letter's own tile can always be used before a blank: the blank may stand for more.
        let taken = [Tile::Letter(letter), Tile::Blank]
            .into_iter()
            .find(|tile| self.left.take(*tile).is_ok());
        self.blanks.extend(taken.map(|tile| tile == Tile::Blank));
        taken.is_some()
    }

    fn leave(&mut self, letter: Letter) {
        let was_blank = self.blanks.pop() == Some(true);
        self.left.add(if was_blank { Tile::Blank } else { Tile::Letter(letter) });
    }

    fn wants_word(&self) -> bool {
        self.usage == Use::Some || self.left.is_empty()
    }
}

impl WordGraph {
    /// The words that use every tile of the rack, in alphabetical order.
    pub fn anagrams(&self, rack: &Rack) -> Found<'_, FromTiles> {
        self.find(FromTiles::new(rack, Use::All))
    }

    /// The words that use any tiles of the rack, in alphabetical order.
    pub fn sub_anagrams(&self, rack: &Rack) -> Found<'_, FromTiles> {
        self.find(FromTiles::new(rack, Use::Some))
    }
}
