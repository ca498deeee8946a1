//! Decides actions: whether they are legal, and which events they cause.

use tabletop::{Game, Moment, Seat};
use tiles::{Letter, PlacedTile, Rack, Score, Tile, Words};

use crate::event::EventKind;
use crate::game::Parcours;
use crate::place::{Demand, Part};
use crate::table::{Laid, Pause, Phase, Stage};
use crate::{Action, Buying, Place, Refusal, UnknownWord, WordsPerHand};

type Judged = Result<Vec<EventKind>, Refusal>;

impl Parcours {
    /// The events of an action, or why it is refused.
    pub(crate) fn judge(&self, seat: Seat, action: Action, now: Moment) -> Judged {
        if seat.index() >= self.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        if let Phase::Over(_) = self.table.phase {
            return Err(Refusal::Over);
        }
        match (self.table.pause, &action) {
            (Pause::Running, Action::Resume) => return Err(Refusal::NotPaused),
            (Pause::Paused, Action::Resume) => return Ok(vec![EventKind::Resumed]),
            (Pause::Paused, _) => return Err(Refusal::Paused),
            (Pause::Running, Action::Pause) => return Ok(vec![EventKind::Paused]),
            (Pause::Running, _) => {}
        }
        if self.due().is_some_and(|due| due <= now) {
            return Err(Refusal::TimeIsUp);
        }
        match action {
            Action::Resign if self.table.side(seat).resigned => Err(Refusal::GivenUp),
            Action::Resign => Ok(vec![EventKind::Resigned { by: seat }]),
            Action::Judge { accept } => self.judge_verdict(seat, accept),
            action => self.judge_hand(seat, action),
        }
    }

    fn judge_verdict(&self, by: Seat, accept: bool) -> Judged {
        match &self.table.phase {
            Phase::Asked(asked) if asked.by.contains(&by) => {
                Ok(vec![EventKind::Judged { by, accept }])
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Actions of the player whose hand it is.
    fn judge_hand(&self, seat: Seat, action: Action) -> Judged {
        if seat != self.table.turn {
            return Err(Refusal::NotYourTurn);
        }
        if let Phase::Asked(asked) = &self.table.phase {
            return Err(Refusal::AskedFirst { word: self.spelled(&asked.tiles) });
        }
        match action {
            Action::Lay { place, word } => {
                let tiles = self.setup.tiles.alphabet().placed_tiles(&word)?;
                self.judge_word(place, tiles)
            }
            Action::Write { place, word } => {
                let letters = self.setup.tiles.alphabet().word(&word)?;
                self.judge_word(place, self.table.own().rack.spelling(&letters))
            }
            Action::TakeBack if self.table.hand.loose_words().is_empty() => {
                Err(Refusal::NothingToTakeBack)
            }
            Action::TakeBack => Ok(vec![EventKind::TakenBack]),
            Action::Refill if self.table.may_refill() => Ok(vec![EventKind::Refilled]),
            Action::Refill => Err(Refusal::NothingToRefill),
            Action::End { .. } if self.table.hand.words.is_empty() => Err(Refusal::NothingLaid),
            Action::End { back } => Ok(vec![EventKind::HandEnded { back: self.held(&back)? }]),
            Action::Pass { .. } if !self.table.hand.words.is_empty() => Err(Refusal::WordLaid),
            Action::Pass { back } => Ok(vec![EventKind::Passed { back: self.held(&back)? }]),
            Action::Buy { back } => self.judge_purchase(&back),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn judge_purchase(&self, back: &str) -> Judged {
        self.check_purchase()?;
        let back = self.held(back)?;
        if back.is_empty() {
            return Err(Refusal::BuysNothing);
        }
        Ok(vec![EventKind::Bought { back }])
    }

    /// Whether the hand may be bought: nothing laid, and not more often than the table allows.
    pub(crate) fn check_purchase(&self) -> Result<(), Refusal> {
        let hand = &self.table.hand;
        if hand.stage != Stage::Nine {
            return Err(Refusal::NoBuyingNow);
        }
        if !hand.words.is_empty() {
            return Err(Refusal::WordLaid);
        }
        match self.setup.rules().buying {
            Buying::Once if hand.bought > 0 => Err(Refusal::BoughtBefore),
            Buying::Once | Buying::Repeatedly => Ok(()),
        }
    }

    /// The tiles of a text, if the player holds them all.
    fn held(&self, text: &str) -> Result<Vec<Tile>, Refusal> {
        let tiles = self.setup.tiles.alphabet().tiles(text)?;
        self.check_held(&tiles)?;
        Ok(tiles)
    }

    fn check_held(&self, tiles: &[Tile]) -> Result<(), Refusal> {
        let alphabet = self.setup.tiles.alphabet();
        match self.table.own().rack.without(tiles) {
            Ok(_) => Ok(()),
            Err(fault) => Err(Refusal::NotInRack { missing: alphabet.tile_text(fault.missing) }),
        }
    }

    fn judge_word(&self, place: Place, tiles: Vec<PlacedTile>) -> Judged {
        self.fit(place, &tiles)?;
        if self.is_known(&tiles) {
            return Ok(vec![EventKind::Laid { place, tiles }]);
        }
        match self.setup.rules().unknown_word {
            UnknownWord::TableDecides => Ok(vec![EventKind::Asked { place, tiles }]),
            UnknownWord::Refused => Err(Refusal::UnknownWord {
                word: self.spelled(&tiles),
                list: self.setup.lexicon.list_name().to_owned(),
            }),
        }
    }

    /// The word as it would lie there, with its points; does not look it up in the list.
    pub(crate) fn fit(&self, place: Place, tiles: &[PlacedTile]) -> Result<Laid, Refusal> {
        let demand = self.check_place(place)?;
        if tiles.len() != demand.length {
            return Err(Refusal::WrongLength { wanted: demand.length, found: tiles.len() });
        }
        let lifted: Vec<Tile> = tiles.iter().map(|tile| tile.lifted()).collect();
        self.check_held(&lifted)?;
        let letters: Score = lifted.iter().map(|tile| self.setup.tiles.value(*tile)).sum();
        Ok(Laid { tiles: tiles.to_vec(), by: self.table.turn, points: demand.points(letters) })
    }

    /// What a place requires of a word, if one may be laid there now.
    pub(crate) fn check_place(&self, place: Place) -> Result<Demand, Refusal> {
        let side = self.table.sides.get(place.owner.index()).ok_or(Refusal::NoSuchPlace)?;
        let demand = place.demand(&side.course).ok_or(Refusal::NoSuchPlace)?;
        self.check_count(place)?;
        let is_own = place.owner == self.table.turn;
        let is_freed = side.path.len() > place.index();
        match place.part {
            Part::Path if !is_own => Err(Refusal::NotYourPath),
            Part::Path if side.path.len() != place.index() => {
                Err(Refusal::NotNext { next: side.path.len() + 1 })
            }
            Part::Satellite if !is_own && self.table.hand.stage == Stage::Nine => {
                Err(Refusal::NotYourSatellite)
            }
            Part::Satellite if !is_freed => Err(Refusal::NotFreed),
            Part::Satellite if side.satellites[place.index()].is_some() => Err(Refusal::Covered),
            Part::Path | Part::Satellite => Ok(demand),
        }
    }

    /// Whether the hand may have one more word, and one on this part.
    fn check_count(&self, place: Place) -> Result<(), Refusal> {
        let hand = &self.table.hand;
        let is_path = place.part == Part::Path;
        match (hand.stage, self.setup.rules().words_per_hand) {
            (Stage::Second { .. }, _) if !hand.loose_words().is_empty() => {
                Err(Refusal::SecondWordLaid)
            }
            (Stage::Nine, WordsPerHand::SingleWord) if !hand.words.is_empty() => {
                Err(Refusal::OneWord)
            }
            (Stage::Nine, WordsPerHand::OnePathWord) if is_path && hand.path_words() > 0 => {
                Err(Refusal::PathWordLaid)
            }
            (Stage::Second { .. } | Stage::Nine, _) => Ok(()),
        }
    }

    /// The places where a word may be laid at this moment.
    pub(crate) fn open_places(&self) -> Vec<Place> {
        let side = |seat: Seat| {
            let next = u8::try_from(self.table.side(seat).path.len()).ok();
            let path = next.map(|slot| Place::path(seat, slot));
            let open = self.table.side(seat).open_satellites();
            path.into_iter().chain(open.map(move |slot| Place::satellite(seat, slot)))
        };
        let all = Seat::all(self.setup.seats()).flat_map(side);
        all.filter(|place| self.check_place(*place).is_ok()).collect()
    }

    /// Whether the list has the word of these tiles.
    pub(crate) fn is_known(&self, tiles: &[PlacedTile]) -> bool {
        let letters: Vec<Letter> = tiles.iter().map(|tile| tile.letter()).collect();
        self.setup.lexicon.knows(&letters)
    }

    /// The word of these tiles as text.
    pub(crate) fn spelled(&self, tiles: &[PlacedTile]) -> String {
        let letters: Vec<Letter> = tiles.iter().map(|tile| tile.letter()).collect();
        self.setup.tiles.alphabet().spell(&letters)
    }
}

/// Spells a word with the tiles of a rack.
pub(crate) trait Spelling {
    /// The tiles of a word: letters where the rack has them, jokers for the rest.
    fn spelling(&self, word: &[Letter]) -> Vec<PlacedTile>;
}

impl Spelling for Rack {
    fn spelling(&self, word: &[Letter]) -> Vec<PlacedTile> {
        let mut left = self.clone();
        let mut tile = |letter: &Letter| match left.take(Tile::Letter(*letter)) {
            Err(_) if left.take(Tile::Blank).is_ok() => PlacedTile::BlankAs(*letter),
            _ => PlacedTile::Natural(*letter),
        };
        word.iter().map(&mut tile).collect()
    }
}
