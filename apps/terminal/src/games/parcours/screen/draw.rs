//! The paths as they are drawn: a row for each slot, its satellite beside it.

use locales::{Spoken as _, modern_parcours as here};
use parcours::{Part, Place, SatelliteState, SatelliteView, SlotColour, SlotState, SlotView};
use ratatui::layout::Rect;
use tabletop::Seat;

use super::ParcoursScreen;
use crate::modern::{Around, Canvas, Role, Target, Tint, after, row_of, seat_mark};

/// The columns of a board.
pub(super) const WIDTH: u16 = 48;
/// The columns before the satellites.
const PATH: u16 = 24;

/// A place of a board while it is drawn.
struct Room<'view> {
    place: Place,
    length: u8,
    is_open: bool,
    word: Option<&'view parcours::WordView>,
    role: Role,
}

impl ParcoursScreen {
    /// Whether another board than one's own is shown.
    pub(super) fn looks_away(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.viewer != Some(self.board_of()))
    }

    /// Draws the board on the screen, and the next player's beside it where there is room.
    pub(super) fn draw_boards(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let Some(view) = &self.view else { return };
        let seat = self.board_of();
        self.draw_board(canvas, Rect { width: WIDTH.min(area.width), ..area }, seat, around);
        if area.width >= 2 * WIDTH && view.seats.len() > 1 {
            let next = (seat.index() + 1) % view.seats.len();
            let beside = after(area, WIDTH);
            self.draw_board(canvas, beside, Seat(u8::try_from(next).unwrap_or_default()), around);
        }
    }

    fn draw_board(&self, canvas: &mut Canvas<'_>, area: Rect, seat: Seat, around: Around) {
        let Some(found) = self.view.as_ref().and_then(|view| view.seats.get(seat.index())) else {
            return;
        };
        let language = around.language;
        let title = here::board(&found.player.name).say(language);
        canvas.texts(
            row_of(area, 0),
            &[(seat_mark(seat.0), Role::Seat(seat.0)), (" ", Role::Ink), (&title, Role::Strong)],
        );
        let gap = if area.height >= 26 { 2 } else { 1 };
        for (slot, number) in found.slots.iter().zip(0_u8..) {
            let line = row_of(area, 1 + u16::from(number) * gap);
            self.draw_slot(canvas, line, seat, (number, slot));
        }
        let last = 1 + u16::try_from(found.slots.len()).unwrap_or_default() * gap;
        canvas.text(after(row_of(area, last), 3), &here::arrival().say(language), Role::Quiet);
    }

    fn draw_slot(
        &self,
        canvas: &mut Canvas<'_>,
        line: Rect,
        seat: Seat,
        (number, slot): (u8, &SlotView),
    ) {
        let mark = match slot.state {
            SlotState::Next => "▸",
            SlotState::Covered | SlotState::Ahead => " ",
        };
        let name = format!("{:>2}", number + 1);
        canvas.texts(line, &[(mark, Role::Accent), (&name, Role::Quiet)]);
        let white = slot.colour == SlotColour::White;
        let role = if white { Role::Empty } else { Role::WordPremium(2) };
        let place = Place::path(seat, number);
        let room =
            Room { place, length: slot.length, is_open: slot.open, word: slot.word.as_ref(), role };
        self.draw_room(canvas, after(line, 4), &room);
        if white {
            canvas.text(after(line, PATH), "◇", Role::Quiet);
        }
        if let Some(satellite) = &slot.satellite {
            self.draw_satellite(
                canvas,
                after(line, PATH),
                Place::satellite(seat, number),
                satellite,
            );
        }
    }

    fn draw_satellite(
        &self,
        canvas: &mut Canvas<'_>,
        line: Rect,
        place: Place,
        satellite: &SatelliteView,
    ) {
        let stroke = match satellite.state {
            SatelliteState::Closed => "┄",
            SatelliteState::Freed | SatelliteState::Covered => "─",
        };
        canvas.texts(line, &[(stroke, Role::Line), (&satellite.sign, Role::Strong)]);
        let role = match satellite.state {
            SatelliteState::Closed => Role::Empty,
            SatelliteState::Freed | SatelliteState::Covered => Role::LetterPremium(2),
        };
        let (length, is_open) = (satellite.length, satellite.open);
        let room = Room { place, length, is_open, word: satellite.word.as_ref(), role };
        self.draw_room(canvas, after(line, 5), &room);
    }

    /// The spots of a place, two columns each.
    fn draw_room(&self, canvas: &mut Canvas<'_>, line: Rect, room: &Room<'_>) {
        let is_chosen = self.place == Some(room.place) && room.is_open;
        for spot in 0..room.length {
            let cell = Rect { width: 2, ..after(line, u16::from(spot) * 2) };
            let is_next = is_chosen && self.free_spot() == Some((room.place, spot));
            let (text, role) = match (room.word, self.hand.at(&(room.place, spot))) {
                (Some(word), _) => word_tile(word, spot),
                (None, Some((letter, joker))) => {
                    let letter = if joker { letter.to_lowercase() } else { letter.to_owned() };
                    (letter, Role::Fresh)
                }
                (None, None) if is_next => ("▪".to_owned(), Role::Cursor),
                (None, None) if is_chosen => ("_".to_owned(), Role::Accent),
                (None, None) if room.is_open => ("_".to_owned(), room.role),
                (None, None) => ("·".to_owned(), room.role),
            };
            canvas.text(cell, &format!("{text} "), role);
        }
        let open = self.view.as_ref().map(|view| view.hand.open.as_slice()).unwrap_or_default();
        if let Some(number) = open.iter().position(|other| *other == room.place) {
            let width = u16::from(room.length) * 2;
            canvas.press(Rect { width, ..line }, Target::Board(number));
        }
    }

    /// The name of a place: `3`, `3+` for its satellite, `2.3+` for another player's.
    pub(super) fn place_name(&self, place: Place) -> String {
        let own = self.view.as_ref().and_then(|view| view.viewer);
        let owner = if own == Some(place.owner) {
            String::new()
        } else {
            format!("{}.", place.owner.0 + 1)
        };
        let satellite = if place.part == Part::Satellite { "+" } else { "" };
        format!("{owner}{}{satellite}", place.slot + 1)
    }
}

fn word_tile(word: &parcours::WordView, spot: u8) -> (String, Role) {
    let Some(tile) = word.tiles.get(usize::from(spot)) else {
        return (String::new(), Role::Empty);
    };
    let letter = if tile.joker { tile.letter.to_lowercase() } else { tile.letter.clone() };
    let tint = if spot.is_multiple_of(2) { Tint::Light } else { Tint::Dark };
    (letter, if word.fresh { Role::Recent } else { Role::Tile(tint) })
}
