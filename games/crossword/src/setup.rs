//! The setup of a table: checks its options and finds everything they name.

use std::ops::RangeInclusive;
use std::sync::Arc;

use board::{Layout, Terms};
use lexicon::{Lexicon, Shelf};
use notation::{Cgp, CgpError, Position, PositionError};
use players::{Description, UnknownPlayer};
use tabletop::setup::{self, TableFault};
use tabletop::{Aids, TableOptions};
use tiles::{Rack, Score, TileSet};

use crate::clock::ClockError;
use crate::{FirstPlay, Mode, Rules};

/// The host's choices: the rules, the players, and optionally a position to start from, as CGP. Its
/// first rack is that of the first player, who is to move; racks are filled from the bag.
pub type Options = TableOptions<Rules>;

/// Why the options of a table are not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidOptions {
    /// Too few or too many players.
    Players {
        /// The allowed number.
        allowed: RangeInclusive<usize>,
        /// The number found.
        found: usize,
    },
    /// Too few people.
    People {
        /// How many are needed.
        needed: u8,
    },
    /// An unknown computer player.
    Computer(UnknownPlayer),
    /// A player's name or a word list that is not valid.
    Table(TableFault),
    /// An unknown tile set.
    NoTiles(String),
    /// An unknown board.
    NoLayout(String),
    /// A word list and a tile set with different letters.
    OtherLetters {
        /// The list's name.
        lexicon: String,
        /// The tile set's name.
        tiles: String,
    },
    /// Too few tiles to deal.
    TooFewTiles {
        /// Tiles in the set.
        tiles: usize,
        /// Racks to fill.
        players: usize,
        /// Tiles in each.
        rack_size: u8,
    },
    /// A rack size that is not playable.
    RackSize(u8),
    /// A tournament without games.
    Games(u8),
    /// An ending that would apply at once.
    EndsAtOnce,
    /// A position to start from that cannot be read or played.
    Position(PositionFault),
    /// A clock that is not playable.
    Clock(ClockError),
}

impl From<UnknownPlayer> for InvalidOptions {
    fn from(fault: UnknownPlayer) -> Self {
        Self::Computer(fault)
    }
}

impl From<PositionFault> for InvalidOptions {
    fn from(fault: PositionFault) -> Self {
        Self::Position(fault)
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

/// Why a game cannot start from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The text is not a position.
    Text(CgpError),
    /// The position does not fit the tile set or the board.
    Tiles(PositionError),
    /// The numbers of racks and players differ.
    Racks {
        /// Racks of the position.
        racks: usize,
        /// Players at the table.
        seats: usize,
    },
    /// A rack with too many tiles.
    FullRack {
        /// Tiles of the rack.
        held: usize,
        /// Tiles in a full rack.
        rack_size: usize,
    },
    /// A position at a real table.
    RealTable,
}

impl From<CgpError> for PositionFault {
    fn from(fault: CgpError) -> Self {
        Self::Text(fault)
    }
}

impl From<PositionError> for PositionFault {
    fn from(fault: PositionError) -> Self {
        Self::Tiles(fault)
    }
}

/// A valid table: the options, with everything they name.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) options: Options,
    pub(crate) tiles: Arc<TileSet>,
    pub(crate) layout: Arc<Layout>,
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) position: Option<Position>,
}

impl Setup {
    pub(crate) fn new(options: &Options, shelf: &Shelf) -> Result<Self, InvalidOptions> {
        let mut options = options.clone();
        if options.aids == Some(Aids::Off) {
            options.rules.forbid_aids();
        }
        if options.rules.mode == Mode::Solitaire {
            options.rules.exchange.times.get_or_insert(1);
            options.rules.end.no_play = true;
        }
        check_players(&options)?;
        let rules = &options.rules;
        check_numbers(rules)?;
        let lexicon = setup::find_lexicon(shelf, &rules.lexicon)?;
        let tiles = TileSet::named(&rules.tiles);
        let tiles = tiles.ok_or_else(|| InvalidOptions::NoTiles(rules.tiles.clone()))?;
        let layout = Layout::named(&rules.layout);
        let layout = layout.ok_or_else(|| InvalidOptions::NoLayout(rules.layout.clone()))?;
        check_lexicon(rules, &lexicon, &tiles)?;
        let (players, rack_size) = (options.players.len(), rules.rack_size);
        if tiles.len() < players * usize::from(rack_size) {
            return Err(InvalidOptions::TooFewTiles { tiles: tiles.len(), players, rack_size });
        }
        let position = match &options.position {
            Some(text) => Some(read_position(text, &options, &tiles, &layout)?),
            None => None,
        };
        options.rules.lexicon_checksum = lexicon.checksum().hex();
        Ok(Self { options, tiles, layout, lexicon, position })
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.options.rules
    }

    pub(crate) fn seats(&self) -> usize {
        self.options.players.len()
    }

    /// The board's terms for fitting and scoring a play.
    pub(crate) fn terms(&self) -> Terms<'_> {
        terms(self.rules(), &self.tiles)
    }
}

/// The board's terms for fitting and scoring a play under these rules.
pub(crate) fn terms<'tiles>(rules: &Rules, tiles: &'tiles TileSet) -> Terms<'tiles> {
    Terms {
        tiles,
        full_rack: rules.rack_size.into(),
        bonus: Score(rules.bonus.into()),
        first_play: match rules.first_play {
            FirstPlay::CoversStart => board::FirstPlay::CoversStart,
            FirstPlay::Anywhere => board::FirstPlay::Anywhere,
        },
    }
}

fn read_position(
    text: &str,
    options: &Options,
    tiles: &TileSet,
    layout: &Arc<Layout>,
) -> Result<Position, PositionFault> {
    let position = Cgp::parse(text)?.position(tiles, layout)?;
    let (seats, racks) = (options.players.len(), position.racks.len());
    if racks != seats {
        return Err(PositionFault::Racks { racks, seats });
    }
    let rack_size = usize::from(options.rules.rack_size);
    match position.racks.iter().map(Rack::len).find(|held| *held > rack_size) {
        Some(held) => Err(PositionFault::FullRack { held, rack_size }),
        None if options.rules.mode == Mode::RealBoard => Err(PositionFault::RealTable),
        None => Ok(position),
    }
}

fn check_players(options: &Options) -> Result<(), InvalidOptions> {
    let (found, rules) = (options.players.len(), &options.rules);
    let allowed = match rules.mode {
        Mode::Solitaire => 1..=1,
        Mode::Normal | Mode::Tournament(_) | Mode::RealBoard => 2..=4,
    };
    if !allowed.contains(&found) {
        return Err(InvalidOptions::Players { allowed, found });
    }
    let people = options.players.iter().filter(|player| player.is_person()).count();
    if people < usize::from(rules.minimum_people) {
        return Err(InvalidOptions::People { needed: rules.minimum_people });
    }
    setup::check_computers::<Description>(&options.players)?;
    Ok(setup::check_names(&options.players, rules.screen.name_length)?)
}

fn check_numbers(rules: &Rules) -> Result<(), InvalidOptions> {
    use crate::Passes::{BagEmptyRound, ScorelessEach, ScorelessInAll};
    if !(1..=15).contains(&rules.rack_size) {
        return Err(InvalidOptions::RackSize(rules.rack_size));
    }
    if let Mode::Tournament(games) = rules.mode
        && !(1..=20).contains(&games)
    {
        return Err(InvalidOptions::Games(games));
    }
    match rules.end.passes {
        ScorelessEach(0) | ScorelessInAll(0) => return Err(InvalidOptions::EndsAtOnce),
        BagEmptyRound | ScorelessEach(_) | ScorelessInAll(_) => {}
    }
    Ok(rules.clock.check()?)
}

fn check_lexicon(rules: &Rules, lexicon: &Lexicon, tiles: &TileSet) -> Result<(), InvalidOptions> {
    setup::check_checksum(lexicon, &rules.lexicon, &rules.lexicon_checksum)?;
    if !setup::have_same_letters(lexicon, tiles) {
        let [lexicon, tiles] = [&rules.lexicon, &rules.tiles].map(Clone::clone);
        return Err(InvalidOptions::OtherLetters { lexicon, tiles });
    }
    Ok(())
}
