//! Checks of a turn against the table: whether a word holds together, has room and is in the list,
//! and whether an Action tile may lie where it is laid.

use std::collections::BTreeSet;

use tiles::{Letter, PlacedTile, Words};

use crate::event::{GivenTiles, PlayedAction};
use crate::game::Zigzag;
use crate::plane::{Direction, Face, Plane, TileId};
use crate::play::{Nested, Play};
use crate::table::ACTIVE;
use crate::{
    ActionKind, ActionNest, ChainTile, Gift, HandTile, Laid, LaidAction, Reading, Reads, Refusal,
};

/// A turn that the rules allow: a word, an Action tile, or both.
pub(crate) type FittedTurn = (Option<Play>, Option<PlayedAction>);

/// The table and the active tiles in the middle of a turn.
pub(crate) struct AfterWord {
    pub(crate) plane: Plane,
    pub(crate) open: Vec<HandTile>,
    /// How many tiles lay on the table before the turn.
    before: usize,
}

impl Zigzag {
    /// The turn as it would be played, or why it may not be.
    pub(crate) fn fit_turn(
        &self,
        word: Option<&Laid>,
        action: Option<&LaidAction>,
    ) -> Result<FittedTurn, Refusal> {
        if word.is_none() && action.is_none() {
            return Err(Refusal::NothingLaid);
        }
        let word = word.map(|word| self.read_word(word)).transpose()?;
        let after = self.after_word(word.as_ref())?;
        if let Some(word) = &word {
            self.check_known(word)?;
        }
        let action = action.map(|action| self.fit_action(action, word.as_ref(), &after));
        Ok((word, action.transpose()?))
    }

    /// The table after a word, if it may lie there; does not look the word up in the list.
    pub(crate) fn after_word(&self, word: Option<&Play>) -> Result<AfterWord, Refusal> {
        let (mut plane, mut open) = (self.table.plane.clone(), self.table.own().open.clone());
        let before = plane.len();
        if let Some(word) = word {
            open = self.check_word(word)?;
            lay_chain(&mut plane, word);
        }
        Ok(AfterWord { plane, open, before })
    }

    /// Reads the tiles of a word.
    pub(crate) fn read_word(&self, laid: &Laid) -> Result<Play, Refusal> {
        Ok(Play {
            on: laid.on,
            chain: self.read_chain(&laid.chain)?,
            reused: laid.reused.clone(),
            reads: laid.reads,
        })
    }

    /// Reads the tiles of a chain, which has no more than a player can hold.
    pub(crate) fn read_chain(&self, chain: &[ChainTile]) -> Result<Vec<Nested>, Refusal> {
        let nested = |chained: &ChainTile| {
            let tile = self.setup.alphabet().placed_tile(&chained.tile)?;
            Ok(Nested { tile, direction: chained.direction })
        };
        match chain.get(ACTIVE) {
            Some(surplus) => Err(Refusal::NotInHand { missing: surplus.tile.clone() }),
            None => chain.iter().map(nested).collect(),
        }
    }

    /// Checks that a word can lie there; the active tiles that are left.
    pub(crate) fn check_word(&self, word: &Play) -> Result<Vec<HandTile>, Refusal> {
        self.check_shape(word)?;
        let lifted: Vec<HandTile> =
            word.chain.iter().map(|nested| nested.tile.lifted().into()).collect();
        let left = self.without(&self.table.own().open, &lifted)?;
        self.check_room(word)?;
        Ok(left)
    }

    /// Checks that a word nests on a letter and reuses letters that hang together.
    fn check_shape(&self, word: &Play) -> Result<(), Refusal> {
        let plane = &self.table.plane;
        match (plane.is_empty(), word.on) {
            _ if word.chain.is_empty() => Err(Refusal::NoNewTile),
            (true, None) if word.chain.len() < 2 => Err(Refusal::OpeningTooShort),
            (true, None) if word.reused.is_empty() && word.reads == Reads::Outwards => Ok(()),
            (true, _) => Err(Refusal::OpeningReuses),
            (false, None) => Err(Refusal::NeedsALetter),
            (false, Some(on)) => self.check_reused(on, word),
        }
    }

    fn check_reused(&self, on: TileId, word: &Play) -> Result<(), Refusal> {
        let plane = &self.table.plane;
        for id in std::iter::once(&on).chain(&word.reused) {
            if !plane.has(*id) {
                return Err(Refusal::NotOnTheTable);
            }
            if plane.letter(*id).is_none() {
                return Err(Refusal::NotALetter);
            }
        }
        if word.reused.first() != Some(&on) {
            return Err(Refusal::StartsElsewhere);
        }
        if word.reused.iter().collect::<BTreeSet<_>>().len() < word.reused.len() {
            return Err(Refusal::ReadTwice);
        }
        let mut steps = word.reused.iter().zip(word.reused.iter().skip(1));
        if !steps.clone().all(|(from, to)| plane.neighbours(*from).any(|near| near == *to)) {
            return Err(Refusal::NotLinked);
        }
        let leads_to_the_root = steps.all(|(from, to)| plane.on(*from) == Some(*to));
        let is_directed = word.reads == Reads::Outwards && leads_to_the_root;
        match self.setup.rules().reading {
            Reading::Directed if !is_directed => Err(Refusal::ReadsBackwards),
            Reading::Directed | Reading::Either => Ok(()),
        }
    }

    /// Checks that the chain overlaps nothing; the first tile without room is named.
    fn check_room(&self, word: &Play) -> Result<(), Refusal> {
        let plane = &self.table.plane;
        let directions: Vec<Direction> = word.chain.iter().map(|nested| nested.direction).collect();
        let fits = |count: usize| match word.on {
            Some(on) => plane.fits_chain(on, &directions[..count]),
            None => plane.fits_opening(&directions[1..count]),
        };
        match (1..=directions.len()).find(|count| !fits(*count)) {
            Some(count) => Err(self.no_room(word.chain[count - 1].tile)),
            None => Ok(()),
        }
    }

    fn no_room(&self, tile: PlacedTile) -> Refusal {
        Refusal::NoRoom { tile: self.setup.alphabet().text(tile.letter()).to_owned() }
    }

    fn check_known(&self, word: &Play) -> Result<(), Refusal> {
        let letters = self.letters(word);
        if self.setup.lexicon.knows(&letters) {
            return Ok(());
        }
        Err(self.unknown(&letters))
    }

    pub(crate) fn unknown(&self, letters: &[Letter]) -> Refusal {
        Refusal::UnknownWord {
            word: self.setup.alphabet().spell(letters),
            list: self.setup.lexicon.list_name().to_owned(),
        }
    }

    /// The letters of a word in order of reading.
    pub(crate) fn letters(&self, word: &Play) -> Vec<Letter> {
        let old = |id: &TileId| self.table.plane.letter(*id);
        let reused: Vec<Letter> = word.reused.iter().filter_map(old).collect();
        let chain: Vec<Letter> = word.chain.iter().map(|nested| nested.tile.letter()).collect();
        word.reads.in_order(&reused, &chain)
    }

    /// An Action tile as it would be played after the word of the turn.
    fn fit_action(
        &self,
        action: &LaidAction,
        word: Option<&Play>,
        after: &AfterWord,
    ) -> Result<PlayedAction, Refusal> {
        let (on, open) = self.fit_action_tile(action, word, after)?;
        let gifts = self.fit_gifts(action.tile, &action.gifts, &open)?;
        Ok(PlayedAction { tile: action.tile, on, direction: action.direction, gifts })
    }

    /// The letter on which an Action tile nests, and the active tiles that are left, gifts included.
    pub(crate) fn fit_action_tile(
        &self,
        action: &LaidAction,
        word: Option<&Play>,
        after: &AfterWord,
    ) -> Result<(TileId, Vec<HandTile>), Refusal> {
        let open = self.without(&after.open, &[action.tile.into()])?;
        let on = match (action.on, word) {
            (ActionNest::New(place), Some(word)) if usize::from(place) < word.chain.len() => {
                crate::history::tile_id(after.before + usize::from(place))
            }
            (ActionNest::New(_), _) => return Err(Refusal::NotOnTheTable),
            (ActionNest::Old(_), Some(_)) => return Err(Refusal::ActionOnOldLetter),
            (ActionNest::Old(on), None) => on,
        };
        match () {
            () if after.plane.is_empty() => Err(Refusal::NoLetterYet),
            () if !after.plane.has(on) => Err(Refusal::NotOnTheTable),
            () if after.plane.letter(on).is_none() => Err(Refusal::NotALetter),
            () if after.plane.fits(on, action.direction) => Ok((on, open)),
            () => Err(Refusal::NoRoomForAction { tile: action.tile }),
        }
    }

    /// The gifts of an Action tile, from what is left after laying.
    pub(crate) fn fit_gifts(
        &self,
        tile: ActionKind,
        gifts: &[Gift],
        open: &[HandTile],
    ) -> Result<Vec<GivenTiles>, Refusal> {
        let given = self.read_gifts(gifts, open)?;
        let wanted = self.gifts_wanted(tile, open);
        let found = given.iter().map(GivenTiles::count).sum();
        if found != wanted {
            return Err(Refusal::WrongGifts { wanted, found });
        }
        Ok(given)
    }

    /// How many tiles an Action tile gives: as many as it says, or all that are left.
    pub(crate) fn gifts_wanted(&self, tile: ActionKind, open: &[HandTile]) -> usize {
        tile.gifts().min(open.len() + self.table.own().pile.len())
    }

    /// Reads gifts and checks that the player has them and that others get them.
    pub(crate) fn read_gifts(
        &self,
        gifts: &[Gift],
        open: &[HandTile],
    ) -> Result<Vec<GivenTiles>, Refusal> {
        let mut given: Vec<GivenTiles> = Vec::new();
        for gift in gifts {
            let is_new = given.iter().all(|other| other.to != gift.to);
            let is_player = self.table.playing().any(|seat| seat == gift.to);
            if !is_new || !is_player || gift.to == self.table.turn {
                return Err(Refusal::NoSuchReceiver);
            }
            let open = self.read_tiles(&gift.open)?;
            given.push(GivenTiles { to: gift.to, open, pile: gift.pile });
        }
        let named: Vec<HandTile> = given.iter().flat_map(|gift| gift.open.clone()).collect();
        self.without(open, &named)?;
        let left = self.table.own().pile.len();
        if given.iter().map(|gift| usize::from(gift.pile)).sum::<usize>() > left {
            return Err(Refusal::PileTooSmall { left });
        }
        given.retain(|gift| gift.count() > 0);
        Ok(given)
    }
}

/// Lays the chain of a word that fits.
pub(crate) fn lay_chain(plane: &mut Plane, word: &Play) {
    let mut on = word.on;
    for nested in &word.chain {
        let face = Face::Letter(nested.tile);
        let id = if let Some(on) = on {
            plane.nest(face, on, nested.direction)
        } else {
            plane.root(face);
            TileId::ROOT
        };
        on = Some(id);
    }
}
