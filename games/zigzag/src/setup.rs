//! The table as it is set before the first turn: options checked, names looked up.

use std::sync::Arc;

use lexicon::{Lexicon, Shelf};
use tabletop::setup::{self, TableFault};
use tabletop::{Aids, TableOptions};
use tiles::Alphabet;

use crate::Rules;
use crate::computer::{Description, UnknownPlayer};
use crate::supply::{Supply, pile_size};

/// The fewest players.
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// The most players.
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
    /// Tiles that are not here.
    NoTiles(String),
    /// Words and tiles with different letters.
    OtherLetters {
        /// The list's name.
        lexicon: String,
        /// The tiles' name.
        tiles: String,
    },
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

/// A table that can be played at: the options, with everything they name found.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) options: Options,
    pub(crate) supply: Arc<Supply>,
    /// How many tiles each player takes.
    pub(crate) pile: usize,
    pub(crate) lexicon: Arc<Lexicon>,
}

impl Setup {
    pub(crate) fn new(options: &Options, shelf: &Shelf) -> Result<Self, InvalidOptions> {
        let mut options = options.clone();
        if options.aids == Some(Aids::Off) {
            options.rules.forbid_aids();
        }
        let pile = check_players(&options)?;
        if options.position.is_some() {
            return Err(InvalidOptions::Position);
        }
        let rules = &options.rules;
        let lexicon = setup::find_lexicon(shelf, &rules.lexicon)?;
        let supply = Supply::named(&rules.tiles);
        let supply = supply.ok_or_else(|| InvalidOptions::NoTiles(rules.tiles.clone()))?;
        check_lexicon(rules, &lexicon, supply.alphabet())?;
        options.rules.lexicon_checksum = lexicon.checksum().hex();
        Ok(Self { options, supply, pile, lexicon })
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.options.rules
    }

    pub(crate) fn seats(&self) -> usize {
        self.options.players.len()
    }

    pub(crate) fn alphabet(&self) -> &Arc<Alphabet> {
        self.supply.alphabet()
    }
}

/// How many tiles each player takes, if these can play.
fn check_players(options: &Options) -> Result<usize, InvalidOptions> {
    let players = &options.players;
    let pile = pile_size(players.len(), options.rules.piles);
    let pile = pile.ok_or(InvalidOptions::Players(players.len()))?;
    setup::check_computers::<Description>(players)?;
    setup::check_names(players, options.rules.screen.name_length)?;
    Ok(pile)
}

fn check_lexicon(
    rules: &Rules,
    lexicon: &Lexicon,
    alphabet: &Alphabet,
) -> Result<(), InvalidOptions> {
    setup::check_checksum(lexicon, &rules.lexicon, &rules.lexicon_checksum)?;
    let texts = |alphabet: &Alphabet| -> Vec<String> {
        alphabet.letters().map(|letter| alphabet.text(letter).to_owned()).collect()
    };
    if texts(lexicon.alphabet()) != texts(alphabet) {
        let [lexicon, tiles] = [&rules.lexicon, &rules.tiles].map(Clone::clone);
        return Err(InvalidOptions::OtherLetters { lexicon, tiles });
    }
    Ok(())
}
