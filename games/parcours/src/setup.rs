//! The table as it is set before the first hand: options checked, names looked up.

use std::sync::Arc;

use lexicon::{Lexicon, Shelf};
use tabletop::setup::{self, TableFault};
use tabletop::{Aids, TableOptions};
use tiles::TileSet;

use crate::Rules;
use crate::clock::ClockError;
use crate::computer::{Description, UnknownPlayer};
use crate::course::Course;
use crate::supply::bag_named;

/// The most players: there are four bags.
pub(crate) const MOST_PLAYERS: usize = 4;

/// What the host chooses: the rules, and who plays.
pub type Options = TableOptions<Rules>;

/// Why a table cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidOptions {
    /// Too few or too many players.
    Players(usize),
    /// A computer player that there is not.
    Computer(UnknownPlayer),
    /// A name or a word list with which no game can be played.
    Table(TableFault),
    /// A bag that is not here.
    NoBag(String),
    /// A board that is not here.
    NoBoard(String),
    /// A board that is there twice.
    SameBoard(String),
    /// Fewer boards than players.
    TooFewBoards {
        /// Boards to choose from.
        boards: usize,
        /// Players.
        players: usize,
    },
    /// Words and tiles with different letters.
    OtherLetters {
        /// The list's name.
        lexicon: String,
        /// The bag's name.
        bag: String,
    },
    /// A clock nobody can play by.
    Clock(ClockError),
    /// A position to begin from, which this game does not have.
    Position,
}

impl From<UnknownPlayer> for InvalidOptions {
    fn from(fault: UnknownPlayer) -> Self {
        Self::Computer(fault)
    }
}

impl From<TableFault> for InvalidOptions {
    fn from(fault: TableFault) -> Self {
        Self::Table(fault)
    }
}

impl From<ClockError> for InvalidOptions {
    fn from(fault: ClockError) -> Self {
        Self::Clock(fault)
    }
}

/// A table that can be played at: the options, with everything they name found.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) options: Options,
    pub(crate) tiles: Arc<TileSet>,
    pub(crate) boards: Vec<Arc<Course>>,
    pub(crate) lexicon: Arc<Lexicon>,
}

impl Setup {
    pub(crate) fn new(options: &Options, shelf: &Shelf) -> Result<Self, InvalidOptions> {
        let mut options = options.clone();
        if options.aids == Some(Aids::Off) {
            options.rules.forbid_aids();
        }
        check_players(&options)?;
        if options.position.is_some() {
            return Err(InvalidOptions::Position);
        }
        let rules = &options.rules;
        rules.clock.check()?;
        let lexicon = setup::find_lexicon(shelf, &rules.lexicon)?;
        let tiles = bag_named(&rules.tiles);
        let tiles = tiles.ok_or_else(|| InvalidOptions::NoBag(rules.tiles.clone()))?;
        check_lexicon(rules, &lexicon, &tiles)?;
        let boards = find_boards(&options)?;
        options.rules.lexicon_checksum = lexicon.checksum().hex();
        Ok(Self { options, tiles, boards, lexicon })
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.options.rules
    }

    pub(crate) fn seats(&self) -> usize {
        self.options.players.len()
    }
}

fn check_players(options: &Options) -> Result<(), InvalidOptions> {
    let players = &options.players;
    if !(1..=MOST_PLAYERS).contains(&players.len()) {
        return Err(InvalidOptions::Players(players.len()));
    }
    setup::check_computers::<Description>(players)?;
    Ok(setup::check_names(players, options.rules.screen.name_length)?)
}

fn find_boards(options: &Options) -> Result<Vec<Arc<Course>>, InvalidOptions> {
    let names = &options.rules.boards;
    let (boards, players) = (names.len(), options.players.len());
    let is_again = |(place, name): &(usize, &String)| names[..*place].contains(name);
    if let Some((_, name)) = names.iter().enumerate().find(is_again) {
        return Err(InvalidOptions::SameBoard(name.clone()));
    }
    if boards < players {
        return Err(InvalidOptions::TooFewBoards { boards, players });
    }
    let find =
        |name: &String| Course::named(name).ok_or_else(|| InvalidOptions::NoBoard(name.clone()));
    names.iter().map(find).collect()
}

fn check_lexicon(rules: &Rules, lexicon: &Lexicon, tiles: &TileSet) -> Result<(), InvalidOptions> {
    setup::check_checksum(lexicon, &rules.lexicon, &rules.lexicon_checksum)?;
    if !setup::have_same_letters(lexicon, tiles) {
        let [lexicon, bag] = [&rules.lexicon, &rules.tiles].map(Clone::clone);
        return Err(InvalidOptions::OtherLetters { lexicon, bag });
    }
    Ok(())
}
