//! What a computer player weighs besides points: what a place could bring later, how the race
//! stands, which letters are worth keeping, when a hand is worth its price.

use tiles::Score;

use super::description::Personality;
use super::seen::Seen;
use super::skill::Buys;
use crate::board_view::{SlotColour, SlotState};
use crate::place::Demand;
use crate::plan::{Plan, Tiles, Worth};
use crate::table::{ALL_SATELLITES, PRICE};
use crate::view::{SeatView, StageView};
use crate::{Ending, Part, Place};

/// What the letters of a word are worth on average, each, in hundredths of a point.
const MEAN_LETTER: i32 = 190;
/// How much of what a satellite would bring later is counted against laying on it in this hand.
const PATIENCE: f64 = 0.55;
/// With this many hands more than satellites to fill, one can be as choosy as ever.
const LEISURE: f64 = 8.0;
/// What one step on the path is worth.
const STEP: f64 = 2400.0;
/// What a step is worth more against a single other: whoever stands before his last slot chooses the
/// moment at which the game ends.
const DUEL: f64 = 1800.0;
/// What a step is worth more to one who is slower than the other, or less to one who is quicker.
const TEMPO: f64 = 1500.0;
/// This many hands slower than the other is as slow as can be, and as many quicker as quick.
const FAR_BEHIND: f64 = 4.0;
/// What a step is worth more to one who is ahead at the end of his path, or less to one behind.
const RACE: f64 = 300.0;
/// What the second play of a white slot is worth.
const SECOND_PLAY: f64 = 1000.0;
/// How much of what a satellite would bring its owner is added for taking it from him.
const RAID: f64 = 0.5;
/// A plan that is worth less than this is poor: not even a step on the path that matters.
const POOR: f64 = 2600.0;
/// What a step is worth to a rusher.
const HURRY: Worth = 4000;
/// What a satellite is worth to a collector, besides its points.
const GREED: Worth = 1500;
/// What a letter is worth less on the next rack for each that is kept besides.
const CROWD: Worth = 100;
/// How many points ahead is ahead for certain.
const CLEAR_LEAD: f64 = 40.0;
/// More than any plan brings: winning and losing are worth this.
const DECISIVE: Worth = 100_000;

/// A player's judgement of one moment.
pub(crate) struct Taste<'seen, 'view> {
    seen: &'seen Seen<'view>,
    /// The places of his tiles, those most worth keeping first.
    dearest: Vec<usize>,
    /// From 0, in a hurry, to 1, with all the time in the world.
    leisure: f64,
    /// By how much he leads the best of the others, from -1 to 1.
    lead: f64,
}

impl<'seen, 'view> Taste<'seen, 'view> {
    pub(crate) fn of(seen: &'seen Seen<'view>) -> Self {
        let hands = hands_left(seen);
        let to_fill =
            f64::from(u8::try_from(Seen::empty_satellites(seen.own())).unwrap_or(u8::MAX));
        let leisure = ((hands - to_fill) / LEISURE).clamp(0.0, 1.0);
        let best = seen.others().map(|seat| seat.score).max();
        let ahead = best.map_or(0, |best| (seen.total_with(Score::ZERO) - best).0);
        let lead = (f64::from(ahead) / CLEAR_LEAD).clamp(-1.0, 1.0);
        let mut dearest: Vec<usize> = (0..seen.rack().len()).collect();
        dearest.sort_by_key(|place| std::cmp::Reverse(seen.letters.worth(seen.rack()[*place], 0)));
        Self { seen, dearest, leisure, lead }
    }

    /// What covering a place is worth besides its points.
    pub(crate) fn besides(&self, place: Place, demand: Demand) -> Worth {
        match (place.part, place.owner == self.seen.seat) {
            (Part::Path, _) => self.step(place),
            (Part::Satellite, true) => self.own_satellite(demand),
            (Part::Satellite, false) => self.weighed(RAID * typical(demand)),
        }
    }

    fn own_satellite(&self, demand: Demand) -> Worth {
        let later = -PATIENCE * self.leisure * typical(demand);
        match self.seen.description.personality {
            Personality::Adaptive => self.weighed(later),
            Personality::Rusher => 0,
            Personality::Collector => GREED,
        }
    }

    fn step(&self, place: Place) -> Worth {
        let slots = &self.seen.own().slots;
        let slot = &slots[usize::from(place.slot)];
        let progress = f64::from(place.slot) / 12.0;
        let gives_second =
            slot.colour == SlotColour::White && self.seen.view.hand.stage == StageView::Nine;
        let second = if gives_second { SECOND_PLAY } else { 0.0 };
        match self.seen.description.personality {
            Personality::Adaptive if self.is_alone() => self.weighed(second),
            Personality::Adaptive => {
                self.weighed(self.tempo(place) + RACE * progress * self.lead + second)
            }
            Personality::Rusher => HURRY,
            Personality::Collector => 0,
        }
    }

    /// What a step is worth by how the race stands: against a single other the more the slower one is,
    /// and the less the sooner he arrives before it could matter.
    fn tempo(&self, place: Place) -> f64 {
        let mut others = self.seen.others();
        let (Some(other), None) = (others.next(), others.next()) else { return STEP };
        let slots = self.seen.own().slots.len() - usize::from(place.slot);
        let left = f64::from(u8::try_from(slots).unwrap_or(u8::MAX));
        let theirs = hands_to_arrive(other);
        let behind = ((left - theirs) / FAR_BEHIND).clamp(-1.0, 1.0);
        let matters = (theirs / left).min(1.0);
        (STEP + DUEL + TEMPO * behind) * matters
    }

    /// Whether nobody else plays: then time costs nothing, and only points count.
    fn is_alone(&self) -> bool {
        self.seen.others().next().is_none()
    }

    fn weighed(&self, worth: f64) -> Worth {
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand at most")]
        let worth = (self.seen.skill.foresight * worth) as Worth;
        worth
    }

    /// What the tiles are worth that stay on the rack: those worth keeping.
    pub(crate) fn kept(&self, tiles: Tiles) -> Worth {
        let (_, worth) = self.sorted(tiles);
        self.weighed(f64::from(worth))
    }

    /// The tiles that go back into the bag.
    pub(crate) fn unwanted(&self, tiles: Tiles) -> Tiles {
        if self.seen.skill.foresight <= 0.0 {
            return tiles;
        }
        tiles & !self.sorted(tiles).0
    }

    /// The tiles worth keeping, and what they are worth together: the dearest first, as long as
    /// another leaves room for letters to go with them.
    fn sorted(&self, tiles: Tiles) -> (Tiles, Worth) {
        let rack = self.seen.rack();
        let (mut kept, mut worth): (Tiles, Worth) = (0, 0);
        for place in self.dearest.iter().copied().filter(|place| tiles >> place & 1 == 1) {
            let is_alike = |other: &usize| kept >> other & 1 == 1 && rack[*other] == rack[place];
            let alike = (0..rack.len()).filter(is_alike).count();
            let crowd = CROWD * Worth::from(u8::try_from(kept.count_ones()).unwrap_or(u8::MAX));
            let gain = self.seen.letters.worth(rack[place], alike) - crowd;
            if gain > 0 {
                kept |= 1 << place;
                worth += gain;
            }
        }
        (kept, worth)
    }

    /// Whether a plan is better than laying nothing: it is, unless it ends the game in defeat.
    pub(crate) fn wants(&self, plan: &Plan) -> bool {
        self.ending(plan) >= 0 || self.seen.skill.foresight <= 0.0
    }

    /// Whether this hand may end the game, and he looks so far.
    pub(crate) fn may_arrive(&self) -> bool {
        let last = self.seen.own().slots.len() - 1;
        let is_last = |place: &Place| place.part == Part::Path && usize::from(place.slot) == last;
        self.seen.skill.foresight > 0.0 && self.seen.view.hand.open.iter().any(is_last)
    }

    /// What ending the game with this plan is worth; nothing if it does not end it. Alone, one arrives
    /// when nothing else is open.
    pub(crate) fn ending(&self, plan: &Plan) -> Worth {
        let own = self.seen.own();
        let last = own.slots.len() - 1;
        let arrives = plan
            .words
            .iter()
            .any(|(place, _)| place.part == Part::Path && usize::from(place.slot) == last);
        if !arrives {
            return 0;
        }
        let filled = plan
            .words
            .iter()
            .filter(|(place, _)| place.part == Part::Satellite && place.owner == self.seen.seat);
        let filled = filled.count();
        if self.is_alone() {
            return if filled >= Seen::freed_satellites(own) { DECISIVE } else { -DECISIVE };
        }
        let all = Seen::empty_satellites(own) == filled;
        let bonus = if all { ALL_SATELLITES } else { Score::ZERO };
        let total = self.seen.total_with(plan.points + bonus);
        let best = self.seen.others().map(|seat| seat.score).max().unwrap_or_default();
        let margin = match self.seen.view.rules.ending {
            Ending::AtOnce => Score(0),
            Ending::FinishRound => Score(15),
        };
        if total > best + margin { DECISIVE } else { -DECISIVE }
    }

    /// Whether he would rather pay for other letters than lay this.
    pub(crate) fn would_buy(&self, plan: &Plan) -> bool {
        let is_poor = f64::from(plan.worth) < POOR;
        self.seen.skill.buys == Buys::Poor
            && self.seen.may("buy")
            && self.seen.view.hand.bought == 0
            && self.seen.description.personality != Personality::Rusher
            && self.ending(plan) == 0
            && !self.is_alone()
            && is_poor
    }

    /// Whether he pays for other letters when he sees no word.
    pub(crate) fn would_buy_when_stuck(&self) -> bool {
        let bought = PRICE * i32::from(self.seen.view.hand.bought);
        let may = self.seen.may("buy") && !self.is_alone();
        self.seen.skill.buys != Buys::Never && may && bought < Score(15)
    }
}

/// What a satellite brings on average.
fn typical(demand: Demand) -> f64 {
    let letters = MEAN_LETTER * i32::try_from(demand.length).unwrap_or_default();
    let points = demand.points(Score(letters / 100));
    f64::from(points.0) * 100.0
}

/// How many hands are left to a player, by the paths of all and the pace at which they go.
fn hands_left(seen: &Seen<'_>) -> f64 {
    seen.others().chain([seen.own()]).map(hands_to_arrive).fold(f64::INFINITY, f64::min)
}

/// How many hands a seat needs to arrive, at the pace at which it has come so far.
fn hands_to_arrive(seat: &SeatView) -> f64 {
    let covered = seat.slots.iter().filter(|slot| slot.state == SlotState::Covered).count();
    let covered = f64::from(u8::try_from(covered).unwrap_or(u8::MAX));
    let pace = ((f64::from(seat.hands) + 2.0) / (covered + 2.0)).clamp(1.0, 3.0);
    (12.0 - covered) * pace
}
