//! Evaluation terms besides points: what a place could score later, the state of the race, which
//! letters to keep, and when to buy a hand.

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

/// Average value of a letter in a word, in hundredths of a point.
const MEAN_LETTER: i32 = 190;
/// The share of a satellite's later points that counts against covering it in this hand.
const PATIENCE: f64 = 0.55;
/// With this many more hands left than satellites to cover, waiting costs nothing.
const LEISURE: f64 = 8.0;
/// Worth of one step on the path.
const STEP: f64 = 2400.0;
/// Extra worth of a step against a single opponent: a player before the last slot decides when the
/// game ends.
const DUEL: f64 = 1800.0;
/// Extra worth of a step for the slower of two players; subtracted for the faster.
const TEMPO: f64 = 1500.0;
/// Differences in pace are capped at this many hands.
const FAR_BEHIND: f64 = 4.0;
/// Extra worth of a step near the end of the path for a player in the lead; subtracted for one
/// behind.
const RACE: f64 = 300.0;
/// Worth of the second play after a white slot.
const SECOND_PLAY: f64 = 1000.0;
/// The share of a satellite's worth to its owner that is added for taking it.
const RAID: f64 = 0.5;
/// A plan worth less than this is poor: less than an important step on the path.
const POOR: f64 = 2600.0;
/// Worth of a step to a rusher.
const HURRY: Worth = 4000;
/// Worth of a satellite to a collector, in addition to its points.
const GREED: Worth = 1500;
/// Deduction from a kept letter's worth for each other letter kept.
const CROWD: Worth = 100;
/// A lead of this many points counts as decisive.
const CLEAR_LEAD: f64 = 40.0;
/// Worth of winning or losing the game; more than any plan scores.
const DECISIVE: Worth = 100_000;

/// A player's evaluation of one position.
pub(crate) struct Taste<'seen, 'view> {
    seen: &'seen Seen<'view>,
    /// Indices of the player's tiles, those most worth keeping first.
    dearest: Vec<usize>,
    /// From 0 (no hands to spare) to 1 (plenty).
    leisure: f64,
    /// The player's lead over the best opponent, from -1 to 1.
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

    /// Worth of covering a place, in addition to its points.
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

    /// Worth of a step by the state of the race: against a single opponent it is higher for the
    /// slower player, and lower if the opponent arrives before it could matter.
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

    /// Whether nobody else plays; then time costs nothing and only points count.
    fn is_alone(&self) -> bool {
        self.seen.others().next().is_none()
    }

    fn weighed(&self, worth: f64) -> Worth {
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand at most")]
        let worth = (self.seen.skill.foresight * worth) as Worth;
        worth
    }

    /// Worth of the tiles that stay on the rack, those worth keeping.
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

    /// The tiles worth keeping and their total worth. Adds tiles by worth until another one would
    /// leave too little room for new letters.
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

    /// Whether a plan is better than laying nothing: always, unless it loses the game.
    pub(crate) fn wants(&self, plan: &Plan) -> bool {
        self.ending(plan) >= 0 || self.seen.skill.foresight <= 0.0
    }

    /// Whether this hand may end the game and the player looks that far ahead.
    pub(crate) fn may_arrive(&self) -> bool {
        let last = self.seen.own().slots.len() - 1;
        let is_last = |place: &Place| place.part == Part::Path && usize::from(place.slot) == last;
        self.seen.skill.foresight > 0.0 && self.seen.view.hand.open.iter().any(is_last)
    }

    /// Worth of ending the game with this plan; zero if the plan does not end it. A solitary player
    /// arrives only when no other place is open.
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

    /// Whether the player would buy other letters instead of laying this plan.
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

    /// Whether the player buys other letters when they see no word.
    pub(crate) fn would_buy_when_stuck(&self) -> bool {
        let bought = PRICE * i32::from(self.seen.view.hand.bought);
        let may = self.seen.may("buy") && !self.is_alone();
        self.seen.skill.buys != Buys::Never && may && bought < Score(15)
    }
}

/// Average points of a satellite.
fn typical(demand: Demand) -> f64 {
    let letters = MEAN_LETTER * i32::try_from(demand.length).unwrap_or_default();
    let points = demand.points(Score(letters / 100));
    f64::from(points.0) * 100.0
}

/// Estimated number of hands left, from everyone's position and pace.
fn hands_left(seen: &Seen<'_>) -> f64 {
    seen.others().chain([seen.own()]).map(hands_to_arrive).fold(f64::INFINITY, f64::min)
}

/// Number of hands a seat needs to arrive at its pace so far.
fn hands_to_arrive(seat: &SeatView) -> f64 {
    let covered = seat.slots.iter().filter(|slot| slot.state == SlotState::Covered).count();
    let covered = f64::from(u8::try_from(covered).unwrap_or(u8::MAX));
    let pace = ((f64::from(seat.hands) + 2.0) / (covered + 2.0)).clamp(1.0, 3.0);
    (12.0 - covered) * pace
}
