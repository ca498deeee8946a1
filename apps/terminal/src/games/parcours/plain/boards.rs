//! The boards in words: slots, satellites, bags.

use locales::{Message, parcours as say};
use parcours::{Part, Place, SatelliteState, SatelliteView, SlotColour, SlotState, SlotView, View};

use crate::plain::line::folded;
use crate::plain::speaker::{listed, spelled};

/// The name of the player of a seat.
pub(super) fn name(view: &View, seat: u8) -> &str {
    view.seats.get(usize::from(seat)).map_or("", |seat| &seat.player.name)
}

/// A place in words: the path, slot 3; satellite 3 of Ben.
pub(super) fn place(view: &View, place: Place) -> Message {
    let number = place.slot + 1;
    match place.part {
        Part::Path => say::plain_slot_place(number),
        Part::Satellite => say::plain_satellite_place(name(view, place.owner.0), number),
    }
}

/// A word that lies on a board.
pub(super) fn laid(view: &View, at: Place) -> Option<Message> {
    let slot = view.seats.get(at.owner.index())?.slots.get(usize::from(at.slot))?;
    let word = match at.part {
        Part::Path => slot.word.as_ref()?,
        Part::Satellite => slot.satellite.as_ref()?.word.as_ref()?,
    };
    let who = name(view, word.by.0);
    Some(say::plain_laid(who, place(view, at), word.points.0, &word.text))
}

/// What comes next on one's path, and which satellites are open.
pub(super) fn ahead(view: &View, seat: u8) -> Option<Vec<Message>> {
    let board = view.seats.get(usize::from(seat))?;
    let slots = board.slots.len();
    let next = board.slots.iter().zip(1_u32..).find(|(slot, _)| slot.state == SlotState::Next);
    let mut lines = vec![match next {
        Some((slot, number)) => say::plain_next(slot_colour(slot), slot.length, number, slots),
        None => say::plain_through(),
    }];
    let freed = board.slots.iter().zip(1_u32..).filter_map(|(slot, number)| {
        let satellite = slot.satellite.as_ref()?;
        (satellite.state == SatelliteState::Freed).then(|| freed(satellite, number))
    });
    let freed: Vec<Message> = freed.collect();
    if !freed.is_empty() {
        lines.push(say::plain_freed(listed(freed)));
    }
    Some(lines)
}

fn freed(satellite: &SatelliteView, number: u32) -> Message {
    say::plain_freed_one(satellite.length, number, satellite.sign.as_ref())
}

const fn slot_colour(slot: &SlotView) -> &'static str {
    match slot.colour {
        SlotColour::Yellow => "yellow",
        SlotColour::White => "white",
    }
}

/// The board of a player: one's own, or that of the one who is named.
pub(super) fn board(view: &View, rest: &[&str], seat: u8) -> Vec<Message> {
    let owner = owner(view, rest, seat);
    let Some(board) = view.seats.get(usize::from(owner)) else { return Vec::new() };
    let (covered, all) = board.satellites;
    let path = board.slots.iter().filter(|slot| slot.state == SlotState::Covered).count();
    let head = [
        say::plain_board(&board.board, name(view, owner)),
        say::plain_progress(all, covered, path, board.slots.len()),
    ];
    let slots = board.slots.iter().zip(1_u32..).map(|(slot, number)| one_slot(view, slot, number));
    head.into_iter().chain(slots).collect()
}

fn owner(view: &View, rest: &[&str], seat: u8) -> u8 {
    let Some(wanted) = rest.first() else { return seat };
    let is_wanted = |(number, other): &(u8, &parcours::SeatView)| {
        folded(&other.player.name) == folded(wanted) || *wanted == (number + 1).to_string()
    };
    let found = (0_u8..).zip(&view.seats).find(is_wanted);
    found.map_or(seat, |(number, _)| number)
}

/// One slot of one's own board.
pub(super) fn slot(view: &View, rest: &[&str], seat: u8) -> Vec<Message> {
    let slots = view.seats.get(usize::from(seat)).map(|seat| &seat.slots[..]).unwrap_or_default();
    let number = rest.first().and_then(|text| text.parse::<u32>().ok()).unwrap_or_default();
    let slot = number.checked_sub(1).and_then(|index| slots.get(index as usize));
    match slot {
        Some(slot) => vec![one_slot(view, slot, number)],
        None => vec![say::plain_no_slot(slots.len())],
    }
}

fn one_slot(view: &View, slot: &SlotView, number: u32) -> Message {
    let path = match (&slot.word, slot.state) {
        (Some(word), _) => say::plain_word(word.points.0, &word.text),
        (None, SlotState::Next) => say::plain_comes_next(slot.length),
        (None, _) => say::plain_ahead(slot.length),
    };
    let colour = slot_colour(slot);
    match &slot.satellite {
        Some(satellite) => {
            say::plain_slot_and_satellite(colour, number, path, one_satellite(view, satellite))
        }
        None => say::plain_slot(colour, number, path),
    }
}

fn one_satellite(view: &View, satellite: &SatelliteView) -> Message {
    let sign = satellite.sign.as_ref();
    match (&satellite.word, satellite.state) {
        (Some(word), _) => {
            say::plain_satellite_word(name(view, word.by.0), word.points.0, sign, &word.text)
        }
        (None, SatelliteState::Freed) => say::plain_satellite_freed(satellite.length, sign),
        (None, _) => say::plain_satellite_closed(satellite.length, sign),
    }
}

/// What is left in one's own bag, as far as one may count it.
pub(super) fn bag(view: &View, seat: u8) -> Vec<Message> {
    let Some(board) = view.seats.get(usize::from(seat)) else { return Vec::new() };
    let left = board.remaining.iter().filter(|tile| tile.left > 0);
    let left = left.map(|tile| locales::plain::tile_count(tile.left, spelled([&tile.tile])));
    vec![say::plain_bag(board.bag), say::plain_may_come(listed(left))]
}
