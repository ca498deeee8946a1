//! A computer player's reading of its view.

use tabletop::Seat;
use tiles::{Alphabet, Letter, PlacedTile, Rack, Tile};
use vocabulary::KnownWords;

use super::description::Description;
use super::skill::Skill;
use super::{EngineContext, KeptLetters};
use crate::plane::{Face, Plane, TileId};
use crate::plays::{Ground, ListedPlay, Plays, WordFilter, all_plays, most_tiles};
use crate::view::{SeatView, TableTile};
use crate::{ActionKind, Family, HandTile, PhaseView, View};

/// The table as a computer player sees it.
pub(crate) struct Seen<'view> {
    pub(super) view: &'view View,
    context: &'view EngineContext,
    pub(super) skill: Skill,
    pub(super) seat: Seat,
    pub(super) plane: Plane,
    /// The letters in hand.
    pub(super) rack: Rack,
    /// The Action tiles in hand.
    pub(super) actions: Vec<ActionKind>,
    pub(super) letters: KeptLetters,
    /// Seed for this turn's random choices.
    luck: u64,
}

impl<'view> Seen<'view> {
    /// Reads a seat's view.
    pub(crate) fn from(
        view: &'view View,
        context: &'view EngineContext,
        description: Description,
    ) -> Option<Self> {
        let seat = view.viewer?;
        let (rack, actions) = hand(view.seats.get(seat.index())?, &context.alphabet);
        let name = format!("{} {} {}", view.commitment, seat.0, view.history.len());
        Some(Self {
            view,
            context,
            skill: Skill::of(description),
            seat,
            plane: plane(&view.table, &context.alphabet)?,
            rack,
            actions,
            letters: KeptLetters::of(&context.alphabet),
            luck: hash(name.bytes()),
        })
    }

    pub(super) fn alphabet(&self) -> &Alphabet {
        &self.context.alphabet
    }

    /// The player's own seat.
    pub(super) fn own(&self) -> &SeatView {
        &self.view.seats[self.seat.index()]
    }

    /// The opponents who still play, in the order of their turns.
    pub(super) fn others(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        let seats = self.view.seats.len();
        let step = match self.view.rotation {
            crate::Rotation::Clockwise => 1,
            crate::Rotation::Counterclockwise => seats - 1,
        };
        let order = (1..seats).map(move |place| (self.seat.index() + place * step) % seats);
        let others = order.filter_map(|index| {
            let seat = Seat(u8::try_from(index).ok()?);
            Some((seat, self.view.seats.get(index)?))
        });
        others.filter(|(_, seat)| !seat.resigned)
    }

    /// How many tiles go back in an exchange.
    pub(super) fn returns(&self) -> usize {
        match self.view.phase {
            PhaseView::Return { count } => count,
            PhaseView::Turn | PhaseView::Nothing { .. } => 0,
        }
    }

    /// The words on a table as all players may lay them.
    pub(super) fn ground<'table>(&'table self, plane: &'table Plane) -> Ground<'table> {
        let graph = self.context.lexicon.graph();
        Ground { plane, graph, reading: self.view.rules.reading }
    }

    /// Every play of these letters with words that the player knows.
    pub(super) fn plays(&self, plane: &Plane, rack: &Rack) -> Plays {
        self.with_known_words(|known| all_plays(self.ground(plane), rack, Some(known)))
    }

    /// The most tiles that one play of these letters lays with a word that the player knows.
    pub(super) fn most_tiles(&self, plane: &Plane, rack: &Rack) -> usize {
        self.with_known_words(|known| most_tiles(self.ground(plane), rack, Some(known)))
    }

    /// Searches with the words that the player knows and may lay.
    fn with_known_words<Found>(&self, search: impl FnOnce(&WordFilter<'_>) -> Found) -> Found {
        let is_family = self.view.rules.family == Family::On;
        let family = is_family.then_some(&self.context.vocabulary.family);
        let known = self.known_words();
        search(&|word: &[Letter]| {
            known.as_ref().is_none_or(|known| known.contains(word))
                && family.is_none_or(|family| !family.forbids(word))
        })
    }

    /// The part of the word list that a level knows; `None` for players who know all of it.
    fn known_words(&self) -> Option<KnownWords> {
        let lexicon = &self.context.lexicon;
        let words = self.skill.words?;
        Some(self.context.vocabulary.known_words(lexicon, words))
    }

    /// Whether the player notices a play in this turn; long chains and long rows of old letters are
    /// overlooked more easily.
    pub(super) fn sees(&self, play: &ListedPlay<'_>) -> bool {
        let harder = play.tiles.len().saturating_sub(2) + play.old.len().saturating_sub(1);
        let chance = self.skill.sight.powi(i32::try_from(harder).unwrap_or(i32::MAX));
        if chance >= 1.0 {
            return true;
        }
        let on = play.on().map_or([u8::MAX; 2], |on| on.0.to_le_bytes());
        let word = play.word().into_iter().map(Letter::number);
        let drawn = hash(word.chain(on).chain(self.luck.to_le_bytes()));
        #[expect(
            clippy::cast_precision_loss,
            reason = "53 bits are exact, and chance is no account"
        )]
        let drawn = (drawn >> 11) as f64 / (1_u64 << 53) as f64;
        drawn < chance
    }
}

/// The letters and the Action tiles of a seat.
pub(super) fn hand(seat: &SeatView, alphabet: &Alphabet) -> (Rack, Vec<ActionKind>) {
    let open = seat.open.iter().filter_map(|text| HandTile::read(text, alphabet).ok());
    let (mut rack, mut actions) = (Rack::EMPTY.clone(), Vec::new());
    for tile in open {
        match tile {
            HandTile::Letter(tile) => rack.add(tile),
            HandTile::Action(kind) => actions.push(kind),
        }
    }
    (rack, actions)
}

/// The table of a view.
fn plane(table: &[TableTile], alphabet: &Alphabet) -> Option<Plane> {
    let mut plane = Plane::new();
    for tile in table {
        let face = match ActionKind::named(&tile.tile) {
            Some(kind) => Face::Action(kind),
            None => Face::Letter(alphabet.placed_tile(&tile.tile).ok()?),
        };
        match (tile.on, tile.direction) {
            (Some(on), Some(direction)) => drop(plane.nest(face, on, direction)),
            _ => plane.root(face),
        }
    }
    Some(plane)
}

/// What is left of letters after some were laid.
pub(super) fn without(rack: &Rack, tiles: &[PlacedTile]) -> Rack {
    let lifted: Vec<Tile> = tiles.iter().map(|tile| tile.lifted()).collect();
    rack.without(&lifted).unwrap_or_else(|_| rack.clone())
}

/// The table with a play on it, and the tiles it laid.
pub(super) fn with_play(plane: &Plane, play: &crate::Play) -> (Plane, Vec<TileId>) {
    let mut after = plane.clone();
    crate::fit::lay_chain(&mut after, play);
    let laid = after.ids().skip(plane.len()).collect();
    (after, laid)
}

/// FNV-1a hash with a final mix; the same on every machine.
fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let mixed = bytes
        .into_iter()
        .fold(start, |mixed, byte| (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let stirred = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    stirred ^ stirred >> 32
}
