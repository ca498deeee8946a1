//! Parcours on a modern screen: the path with its satellites, the hand, and what keys do.

mod draw;
mod play;
mod telling;

use parcours::{Part, Place, Preview, SlotView, View};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::modern::{Hand, Reaction, Step};

/// A spot of a place: the place and which letter of its word.
type Spot = (Place, u8);

/// A Parcours table on the screen.
pub(crate) struct ParcoursScreen {
    view: Option<View>,
    hand: Hand<Spot>,
    /// The place that letters are laid on.
    place: Option<Place>,
    /// Whose board is shown.
    shown: Option<Seat>,
    /// Whether letters are laid where key maps need a place to be chosen first.
    is_typing: bool,
    preview: Option<Result<Preview, String>>,
    shuffles: u32,
}

impl ParcoursScreen {
    /// A table of which nothing is known yet.
    pub(crate) fn new() -> Self {
        Self {
            view: None,
            hand: Hand::default(),
            place: None,
            shown: None,
            is_typing: false,
            preview: None,
            shuffles: 0,
        }
    }

    /// Takes a view: letters that still fit stay where they lie.
    fn take_view(&mut self, view: View) {
        let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
        let rack = match own.and_then(|seat| seat.rack.clone()) {
            Some(parcours::RackView::Shown(text)) => text,
            Some(parcours::RackView::Hidden(_)) | None => String::new(),
        };
        let pieces: Vec<String> = rack.chars().map(String::from).collect();
        self.hand.sync(&pieces);
        let open = view.hand.open.clone();
        self.hand.keep_laid(|(place, _)| open.contains(place));
        if !self.place.is_some_and(|place| open.contains(&place)) {
            self.place = first_open(&view);
            self.shown = None;
        }
        self.view = Some(view);
    }

    fn may(&self, action: &str) -> bool {
        self.view.as_ref().is_some_and(|view| view.may_do(action))
    }

    /// Whose board is on the screen.
    fn board_of(&self) -> Seat {
        let own = self.view.as_ref().and_then(|view| view.viewer);
        self.shown.or(own).unwrap_or(Seat(0))
    }

    fn slot(&self, place: Place) -> Option<&SlotView> {
        let view = self.view.as_ref()?;
        view.seats.get(place.owner.index())?.slots.get(usize::from(place.slot))
    }

    fn length(&self, place: Place) -> Option<u8> {
        let slot = self.slot(place)?;
        match place.part {
            Part::Path => Some(slot.length),
            Part::Satellite => slot.satellite.as_ref().map(|satellite| satellite.length),
        }
    }

    /// The letters laid on the chosen place, in order, if there is none missing between them.
    fn laid_word(&self) -> Option<(Place, String)> {
        let place = self.place?;
        let length = self.length(place)?;
        let letter = |spot: u8| {
            let (letter, joker) = self.hand.at(&(place, spot))?;
            Some(if joker { letter.to_lowercase() } else { letter.to_owned() })
        };
        let word: Option<String> = (0..length).map(letter).collect();
        word.map(|word| (place, word))
    }

    /// The question for the preview.
    fn preview_question(&self) -> Option<Value> {
        let (place, word) = self.laid_word()?;
        Some(json!({"ask": "preview", "words": [{"place": place, "word": word}]}))
    }

    /// Chooses the next or previous open place.
    fn walk(&mut self, step: Step) -> Reaction {
        let Some(view) = &self.view else { return Reaction::Nothing };
        let open = &view.hand.open;
        let found = self.place.and_then(|place| open.iter().position(|other| *other == place));
        let last = open.len().saturating_sub(1);
        let next = match (step, found) {
            (Step::Up | Step::Left, Some(found)) => found.saturating_sub(1),
            (Step::Down | Step::Right, Some(found)) => (found + 1).min(last),
            (_, None) => 0,
        };
        let place = open.get(next).copied();
        if let Some(place) = place {
            self.choose(place);
        }
        Reaction::Done
    }

    /// Letters are laid on this place from now on.
    fn choose(&mut self, place: Place) {
        self.place = Some(place);
        self.shown = Some(place.owner);
    }

    /// The first free spot of the chosen place.
    fn free_spot(&self) -> Option<Spot> {
        let place = self.place?;
        let length = self.length(place)?;
        (0..length).map(|spot| (place, spot)).find(|spot| self.hand.at(spot).is_none())
    }

    /// Takes back the last letter of the chosen place.
    fn type_back(&mut self) -> Reaction {
        let Some(place) = self.place else { return Reaction::Nothing };
        let length = self.length(place).unwrap_or_default();
        for spot in (0..length).rev() {
            if self.hand.take_back(&(place, spot)) {
                break;
            }
        }
        Reaction::Done
    }
}

/// The first place where a word may be laid, one's own path before satellites.
fn first_open(view: &View) -> Option<Place> {
    let is_own = |place: &&Place| Some(place.owner) == view.viewer && place.part == Part::Path;
    let open = &view.hand.open;
    let is_turn = view.turn.is_some() && view.turn == view.viewer;
    is_turn.then(|| open.iter().find(is_own).or_else(|| open.first()).copied()).flatten()
}
