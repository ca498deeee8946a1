//! Typing on the board: a cursor on a square, letters that lay tiles along its direction.

use board::{Direction, Square};
use locales::{Spoken as _, modern as say, modern_crossword as here};

use super::CrosswordScreen;
use crate::modern::{Around, Reaction, Step};

impl CrosswordScreen {
    /// Moves the cursor; the edge holds.
    pub(super) fn walk(&mut self, step: Step) -> Reaction {
        let (direction, by) = match step {
            Step::Up => (Direction::Down, -1),
            Step::Down => (Direction::Down, 1),
            Step::Left => (Direction::Across, -1),
            Step::Right => (Direction::Across, 1),
        };
        if let Some(square) = self.moved(self.cursor, direction, by) {
            self.cursor = square;
        }
        Reaction::Done
    }

    fn moved(&self, square: Square, direction: Direction, by: i16) -> Option<Square> {
        let layout = self.layout.as_ref()?;
        square.moved(direction, by).filter(|square| layout.contains(*square))
    }

    fn is_taken(&self, square: Square) -> bool {
        self.hand.at(&square).is_some() || self.letter_at(square).is_some()
    }

    /// The first free square from the cursor on.
    fn free_from(&self, square: Square) -> Option<Square> {
        let mut found = Some(square);
        while let Some(square) = found.filter(|square| self.is_taken(*square)) {
            found = self.moved(square, self.direction, 1);
        }
        found
    }

    /// Lays the tile of a typed letter and moves on.
    pub(super) fn type_letter(&mut self, letter: &str, as_blank: bool, around: Around) -> Reaction {
        let Some(square) = self.free_from(self.cursor) else {
            return Reaction::Refuse(say::no_room(letter).say(around.language));
        };
        if !self.hand.lay(letter, as_blank, square) {
            return Reaction::Refuse(say::not_in_rack(letter).say(around.language));
        }
        self.cursor = self.free_from(square).unwrap_or(square);
        Reaction::Done
    }

    /// Takes back the tile under the cursor, or the last one before it.
    pub(super) fn type_back(&mut self) -> Reaction {
        if self.hand.take_back(&self.cursor) {
            return Reaction::Done;
        }
        let mut square = self.moved(self.cursor, self.direction, -1);
        while let Some(found) = square {
            if self.hand.take_back(&found) || self.letter_at(found).is_none() {
                self.cursor = found;
                return Reaction::Done;
            }
            square = self.moved(found, self.direction, -1);
        }
        Reaction::Done
    }

    /// Moves on by a square without laying anything.
    pub(super) fn skip(&mut self) -> Reaction {
        self.cursor = self.moved(self.cursor, self.direction, 1).unwrap_or(self.cursor);
        Reaction::Done
    }

    /// Typed letters run the other way.
    pub(super) fn turn(&mut self, around: Around) -> Reaction {
        self.direction = self.direction.crossing();
        let said = match self.direction {
            Direction::Across => here::across(),
            Direction::Down => here::down(),
        };
        Reaction::Say(said.say(around.language))
    }

    /// A press of the mouse on a square: lays the picked tile, takes a laid one back, or moves the
    /// cursor there; on the cursor it turns it.
    pub(super) fn press_square(&mut self, square: Square, around: Around) -> Reaction {
        if self.hand.take_back(&square) {
            self.cursor = square;
            return Reaction::Done;
        }
        if let Some(picked) = self.picked.take() {
            return self.lay_picked(picked, square, around);
        }
        self.is_typing = true;
        if self.cursor == square {
            return self.turn(around);
        }
        self.cursor = square;
        Reaction::Done
    }

    fn lay_picked(&mut self, picked: usize, square: Square, around: Around) -> Reaction {
        if self.is_taken(square) {
            return Reaction::Done;
        }
        let Some(tile) = self.hand.tiles().get(picked).map(|held| held.tile.clone()) else {
            return Reaction::Done;
        };
        self.cursor = square;
        if Self::is_blank(&tile) {
            self.is_typing = true;
            return Reaction::Say(here::blank_which().say(around.language));
        }
        self.hand.lay(&tile, false, square);
        Reaction::Done
    }

    /// A press of the mouse on a tile of the rack: picks it up, or takes it back if it is laid.
    pub(super) fn press_tile(&mut self, place: usize, around: Around) -> Reaction {
        let Some(held) = self.hand.tiles().get(place) else { return Reaction::Nothing };
        if let Some((square, _)) = held.laid.clone() {
            self.hand.take_back(&square);
            return Reaction::Done;
        }
        self.picked = if self.picked == Some(place) { None } else { Some(place) };
        Reaction::Say(here::picked(&held.tile).say(around.language))
    }
}
