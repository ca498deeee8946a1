//! The plane as it is drawn.

use locales::{Spoken as _, modern_zigzag as here};
use ratatui::layout::Rect;
use zigzag::{ActionKind, Laid, TableTile, TileId};

use super::ZigzagScreen;
use super::plane::{Camera, middle};
use crate::modern::{Around, Canvas, Role, Target, Tint, row_of, seat_mark};

impl ZigzagScreen {
    /// The word that is shown on the plane: typed, or the best of a review.
    fn shown_laid(&self) -> Option<&Laid> {
        match &self.review {
            Some(review) => review.best.first().map(|play| &play.laid),
            None => self.shown_way().map(|play| &play.laid),
        }
    }

    /// Draws the plane.
    pub(super) fn draw_plane(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let laid = self.shown_laid();
        let ghosts = laid.map(|laid| self.ghosts(laid)).unwrap_or_default();
        let camera = self.camera(area, &ghosts);
        let tiles = self.drawn();
        for tile in tiles {
            if let Some(nest) = tile.on.and_then(|id| tiles.get(id.index())) {
                link(canvas, &camera, middle(nest), middle(tile), Role::Line);
            }
        }
        let nest = laid.and_then(|laid| laid.on).and_then(|id| tiles.get(id.index()));
        let mut before = nest.map(middle);
        for (at, _) in &ghosts {
            if let Some(from) = before {
                link(canvas, &camera, from, *at, Role::Accent);
            }
            before = Some(*at);
        }
        for (number, tile) in tiles.iter().enumerate() {
            self.draw_tile(canvas, &camera, number, tile);
        }
        for (at, tile) in &ghosts {
            if let Some((column, row)) = camera.cell(*at) {
                draw_face(canvas, area, (column, row), tile, Role::Fresh);
            }
        }
        if tiles.is_empty() && ghosts.is_empty() {
            let text = here::empty_table().say(around.language);
            canvas.text_centred(row_of(area, area.height / 2), &text, Role::Quiet);
        }
    }

    fn draw_tile(&self, canvas: &mut Canvas<'_>, camera: &Camera, number: usize, tile: &TableTile) {
        let Some((column, row)) = camera.cell(middle(tile)) else { return };
        let id = u16::try_from(number).ok().map(TileId);
        let is_reused = id.is_some_and(|id| {
            self.shown_laid().is_some_and(|laid| laid.reused.contains(&id) || laid.on == Some(id))
        });
        let last = self.view.as_ref().and_then(|view| view.last.as_ref());
        let is_recent = self.review.is_none() && last.is_some_and(|last| last.line == tile.line);
        let role = match () {
            () if is_reused => Role::Accent,
            () if id.is_some() && self.anchor == id => Role::Button,
            () if number == self.cursor && self.review.is_none() => Role::Cursor,
            () if is_recent => Role::Recent,
            () if tile.free.is_empty() => Role::Tile(Tint::Dark),
            () => Role::Tile(Tint::Light),
        };
        let area = Rect::new(0, 0, u16::MAX, u16::MAX);
        draw_face(canvas, area, (column, row), &tile.tile, role);
        let spot = Rect { x: column.saturating_sub(1), y: row, width: 3, height: 1 };
        canvas.press(spot, Target::Board(number));
    }

    /// The last line of the plane's panel: who lays next, and which way round.
    pub(super) fn next_text(&self, around: Around) -> Option<String> {
        let view = self.view.as_ref()?;
        let next = view.next.and_then(|seat| view.seats.get(seat.index()))?;
        let mark = view.next.map(|seat| seat_mark(seat.0)).unwrap_or_default();
        Some(here::next(format!("{mark} {}", next.player.name)).say(around.language))
    }
}

/// A tile in three columns.
fn draw_face(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (column, row): (u16, u16),
    tile: &str,
    role: Role,
) {
    let face = face(tile);
    let text = if face.chars().count() > 1 { format!("{face:<3}") } else { format!(" {face} ") };
    let spot = Rect { x: column.saturating_sub(1), y: row, width: 3, height: 1 };
    canvas.text(spot.intersection(area), &text, role);
}

/// What is written on a tile.
pub(super) fn face(tile: &str) -> String {
    match ActionKind::named(tile) {
        Some(ActionKind::Skip) => "»".to_owned(),
        Some(ActionKind::Reverse) => "⇄".to_owned(),
        _ => tile.to_owned(),
    }
}

/// A stroke between two nested tiles.
fn link(canvas: &mut Canvas<'_>, camera: &Camera, from: (f64, f64), to: (f64, f64), role: Role) {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let stroke = match () {
        () if down.abs() < across.abs() * 0.4 => "─",
        () if across.abs() < down.abs() * 0.4 => "│",
        () if (across > 0.0) == (down > 0.0) => "╲",
        () => "╱",
    };
    let half = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
    if let Some((column, row)) = camera.cell(half) {
        canvas.text(Rect { x: column, y: row, width: 1, height: 1 }, stroke, role);
    }
}
