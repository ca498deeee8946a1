//! A computer player's reading of its view.

use tabletop::Seat;
use tiles::{Letter, PlacedTile, Score, Tile};
use vocabulary::KnownWords;

use super::EngineContext;
use super::description::Description;
use super::letters::KeptLetters;
use super::skill::{Plans, Skill, Words};
use super::taste::Taste;
use crate::RackView;
use crate::board_view::{SatelliteState, SlotView};
use crate::course::HAND;
use crate::place::Demand;
use crate::plan::{self, Count, Ground, Makeable, Plan, Step, Target, Tiles};
use crate::question::PlannedWord;
use crate::view::{SeatView, StageView};
use crate::{Family, Part, Place, Racks, View, WordsPerHand};

/// The table as a computer player sees it.
pub(crate) struct Seen<'view> {
    pub(super) view: &'view View,
    context: &'view EngineContext,
    pub(super) description: Description,
    pub(super) skill: Skill,
    pub(super) seat: Seat,
    /// The player's tiles, in order.
    rack: Vec<Tile>,
    pub(super) letters: KeptLetters,
    /// Seed for this hand's random choices; constant until the hand ends.
    luck: u64,
}

impl<'view> Seen<'view> {
    /// Reads a seat's view; `None` if the view hides the seat's own tiles.
    pub(crate) fn from(
        view: &'view View,
        context: &'view EngineContext,
        description: Description,
    ) -> Option<Self> {
        let seat = view.viewer?;
        let own = view.seats.get(seat.index())?;
        let Some(RackView::Shown(rack)) = &own.rack else { return None };
        let alphabet = context.tiles.alphabet();
        let rack = plan::in_order(alphabet.tiles(rack).ok()?);
        let name = format!("{} {} {} {}", view.commitment, seat.0, own.hands, view.hand.bought);
        Some(Self {
            view,
            context,
            description,
            skill: Skill::of(description.strength),
            seat,
            rack,
            letters: KeptLetters::of(alphabet),
            luck: hash(name.bytes()),
        })
    }

    /// The player's own seat.
    pub(super) fn own(&self) -> &SeatView {
        &self.view.seats[self.seat.index()]
    }

    /// The opponents who still play.
    pub(super) fn others(&self) -> impl Iterator<Item = &SeatView> {
        let seats = self.view.seats.iter().zip(0..);
        seats
            .filter(|(seat, number)| *number != self.seat.0 && !seat.resigned)
            .map(|(seat, _)| seat)
    }

    /// The player's tiles, in order.
    pub(super) fn rack(&self) -> &[Tile] {
        &self.rack
    }

    pub(super) fn may(&self, action: &str) -> bool {
        self.view.may_do(action)
    }

    /// Whether the table shows what computer players consider; never with hidden racks, whose
    /// letters it would reveal.
    pub(super) fn shows_trials(&self) -> bool {
        let rules = &self.view.rules;
        rules.screen.see_me_think && rules.racks == Racks::Open
    }

    /// The best plans the player sees, best first.
    pub(crate) fn plans(&self, taste: &Taste<'_, '_>, at_most: usize) -> Vec<Plan> {
        let ground = self.ground(taste);
        let makeable = self.makeable(&ground);
        plan::plans(&ground, &makeable, &|kept| taste.kept(kept), at_most)
    }

    /// The words that the player knows and notices.
    fn makeable(&self, ground: &Ground) -> Makeable {
        let family =
            (self.view.rules.family == Family::On).then_some(&self.context.vocabulary.family);
        let is_decent = |word: &[Letter]| family.is_none_or(|family| !family.forbids(word));
        let known = self.known_words();
        let is_known = |word: &[Letter]| known.as_ref().is_none_or(|known| known.contains(word));
        let has = |word: &[Letter]| self.sees(word) && is_known(word) && is_decent(word);
        let graph = self.context.lexicon.graph();
        Makeable::find(&self.rack, &self.context.tiles, ground.lengths(), (graph, &has))
    }

    /// The part of the word list that a level knows; `None` for players who know all of it.
    fn known_words(&self) -> Option<KnownWords> {
        let Words::OfLevel(level) = self.skill.words else { return None };
        let lexicon = &self.context.lexicon;
        Some(self.context.vocabulary.known_words(lexicon, level))
    }

    /// Whether the player notices a word in this hand; long words are overlooked more easily.
    fn sees(&self, word: &[Letter]) -> bool {
        let harder = i32::try_from(word.len().saturating_sub(3)).unwrap_or(i32::MAX);
        let chance = self.skill.sight.powi(harder);
        if chance >= 1.0 {
            return true;
        }
        let drawn = hash(word.iter().map(|letter| letter.number()).chain(self.luck.to_le_bytes()));
        #[expect(
            clippy::cast_precision_loss,
            reason = "53 bits are exact, and chance is no account"
        )]
        let drawn = (drawn >> 11) as f64 / (1_u64 << 53) as f64;
        drawn < chance
    }

    /// The places for words, each with its worth to the player in addition to its points.
    fn ground(&self, taste: &Taste<'_, '_>) -> Ground {
        let open = &self.view.hand.open;
        let satellites = open.iter().filter(|place| place.part == Part::Satellite);
        let is_second = self.view.hand.stage == StageView::Second;
        let is_single = self.view.rules.words_per_hand == WordsPerHand::SingleWord;
        let one_word = is_second || is_single || self.skill.plans == Plans::Word;
        let laid: usize = self.view.hand.words.iter().map(|place| self.length(*place)).sum();
        Ground {
            path: self.steps(taste),
            satellites: satellites.filter_map(|place| self.target(*place, taste)).collect(),
            count: if one_word { Count::One } else { Count::Any },
            left_of_nine: (!is_second).then(|| HAND.saturating_sub(laid)),
        }
    }

    /// The slots of the path that this hand may still cover.
    fn steps(&self, taste: &Taste<'_, '_>) -> Vec<Step> {
        let is_path = |place: &&Place| place.part == Part::Path;
        let Some(next) = self.view.hand.open.iter().find(is_path) else { return Vec::new() };
        let many = self.view.rules.words_per_hand == WordsPerHand::Unlimited
            && self.view.hand.stage == StageView::Nine;
        let last = if many { self.own().slots.len() } else { usize::from(next.slot) + 1 };
        let slots = (next.slot..).take(last - usize::from(next.slot));
        let step = |slot| {
            Some(Step {
                slot: self.target(Place::path(self.seat, slot), taste)?,
                frees: self.target(Place::satellite(self.seat, slot), taste),
            })
        };
        slots.map_while(step).collect()
    }

    fn slot(&self, place: Place) -> Option<&SlotView> {
        self.view.seats.get(place.owner.index())?.slots.get(usize::from(place.slot))
    }

    fn length(&self, place: Place) -> usize {
        self.demand(place).map_or(0, |demand| demand.length)
    }

    fn demand(&self, place: Place) -> Option<Demand> {
        let slot = self.slot(place)?;
        match place.part {
            Part::Path => Some(Demand { length: slot.length.into(), colour: None }),
            Part::Satellite => slot.satellite.as_ref().map(|satellite| Demand {
                length: satellite.length.into(),
                colour: Some(satellite.colour),
            }),
        }
    }

    fn target(&self, place: Place, taste: &Taste<'_, '_>) -> Option<Target> {
        let demand = self.demand(place)?;
        Some(Target { place, demand, besides: taste.besides(place, demand) })
    }

    /// Number of a seat's satellites without a word, freed or not.
    pub(super) fn empty_satellites(seat: &SeatView) -> usize {
        let hung = seat.slots.iter().filter_map(|slot| slot.satellite.as_ref());
        hung.filter(|satellite| satellite.state != SatelliteState::Covered).count()
    }

    /// Number of a seat's satellites that are freed and have no word.
    pub(super) fn freed_satellites(seat: &SeatView) -> usize {
        let hung = seat.slots.iter().filter_map(|slot| slot.satellite.as_ref());
        hung.filter(|satellite| satellite.state == SatelliteState::Freed).count()
    }

    /// The tiles of a choice, in rack notation.
    pub(super) fn text_of(&self, tiles: Tiles) -> String {
        let chosen = self.rack.iter().enumerate().filter(|(place, _)| tiles >> place & 1 == 1);
        chosen.map(|(_, tile)| self.context.tiles.alphabet().tile_text(*tile)).collect()
    }

    /// Laid tiles in text; jokers are lowercase.
    pub(super) fn laid_text(&self, tiles: &[PlacedTile]) -> String {
        tiles.iter().map(|tile| self.context.tiles.alphabet().placed_text(*tile)).collect()
    }

    /// The words of a plan in the notation of actions.
    pub(crate) fn planned(&self, plan: &Plan) -> Vec<PlannedWord> {
        let words = plan.words.iter();
        words
            .map(|(place, tiles)| PlannedWord { place: *place, word: self.laid_text(tiles) })
            .collect()
    }

    /// The player's score if the hand ended with this many more points.
    pub(super) fn total_with(&self, points: Score) -> Score {
        self.view.hand.total + points
    }
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
