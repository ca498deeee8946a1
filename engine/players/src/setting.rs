//! What is the same in every game that is played with one list of words.

use std::sync::Arc;

use board::{Board, Layout, Terms};
use lexicon::Lexicon;
use movegen::Lines;
use tiles::TileSet;

/// How many tiles the bag must hold for an exchange, at every club.
const EXCHANGE_NEEDS: usize = 7;
/// How many turns in a row without points end a game.
const SCORELESS_TURNS: u8 = 6;

/// The rules as far as a player of the engine needs them; the game has the whole of them.
#[derive(Clone, Copy, Debug)]
pub struct EngineRules<'setting> {
    /// The tiles, the bonus and how many earn it.
    pub terms: Terms<'setting>,
    /// How many tiles the bag must hold for an exchange.
    pub exchange_needs: usize,
    /// After how many turns in a row without points a game is over.
    pub scoreless_turns: u8,
}

/// Words, tiles and an empty board, ready for any number of games.
pub struct Setting {
    tiles: Arc<TileSet>,
    empty: Lines,
}

impl<'setting> EngineRules<'setting> {
    /// The rules of clubs.
    pub const fn standard(tiles: &'setting TileSet) -> Self {
        Self {
            terms: Terms::standard(tiles),
            exchange_needs: EXCHANGE_NEEDS,
            scoreless_turns: SCORELESS_TURNS,
        }
    }
}

impl Setting {
    /// The standard board and the rules of clubs.
    pub fn standard(lexicon: &Lexicon, tiles: &Arc<TileSet>) -> Self {
        let layout = Layout::named("standard").expect("it comes with the program");
        Self { tiles: Arc::clone(tiles), empty: Lines::new(&Board::new(layout), lexicon, tiles) }
    }

    /// The tiles.
    pub fn tiles(&self) -> &Arc<TileSet> {
        &self.tiles
    }

    /// The board without tiles.
    pub fn empty(&self) -> &Lines {
        &self.empty
    }

    /// The rules.
    pub fn rules(&self) -> EngineRules<'_> {
        EngineRules::standard(&self.tiles)
    }
}
