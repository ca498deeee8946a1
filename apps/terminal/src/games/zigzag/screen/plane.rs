//! The plane on a grid of characters: letters at scaled positions, links between nested tiles.

use ratatui::layout::Rect;
use zigzag::{Laid, Point, TableTile};

use super::{ZigzagScreen, Zoom};
use crate::modern::Step;

/// Where the plane lies on the screen, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Camera {
    area: Rect,
    /// The point of the plane in the middle of the area.
    centre: (f64, f64),
    /// Units of the plane to a column; a row is twice that.
    column: f64,
}

impl Camera {
    /// The cell of a point, if it is inside the area.
    pub(super) fn cell(&self, point: (f64, f64)) -> Option<(u16, u16)> {
        let across = (point.0 - self.centre.0) / self.column + f64::from(self.area.width) / 2.0;
        let down =
            (point.1 - self.centre.1) / (self.column * 2.0) + f64::from(self.area.height) / 2.0;
        let inside = |place: f64, length: u16| {
            let place = place.floor();
            (place >= 0.0 && place < f64::from(length)).then_some(place)
        };
        let (across, down) = (inside(across, self.area.width)?, inside(down, self.area.height)?);
        Some((self.area.x + whole(across), self.area.y + whole(down)))
    }
}

/// A place on a screen, from a number that is known to be on it.
fn whole(place: f64) -> u16 {
    (0..=u16::MAX).find(|column| f64::from(*column) >= place).unwrap_or_default()
}

/// The middle of a tile.
pub(super) fn middle(tile: &TableTile) -> (f64, f64) {
    (f64::from(tile.x), f64::from(tile.y))
}

impl ZigzagScreen {
    /// The tiles that are drawn: all, or those that lay there before a reviewed turn.
    pub(super) fn drawn(&self) -> &[TableTile] {
        let table = self.view.as_ref().map(|view| view.table.as_slice()).unwrap_or_default();
        match &self.review {
            Some(review) => table.get(..review.on_table).unwrap_or(table),
            None => table,
        }
    }

    /// Where the new tiles of a word would lie, from its nest outwards.
    pub(super) fn ghosts(&self, laid: &Laid) -> Vec<((f64, f64), String)> {
        let table = self.drawn();
        let nest = laid.on.and_then(|id| table.get(id.index()));
        let mut at = nest.map_or(Point { x: 0, y: 0 }, |tile| Point { x: tile.x, y: tile.y });
        let mut ghosts = Vec::new();
        for (place, tile) in laid.chain.iter().enumerate() {
            if nest.is_some() || place > 0 {
                let by = tile.direction.vector();
                at = Point { x: at.x + by.x, y: at.y + by.y };
            }
            ghosts.push(((f64::from(at.x), f64::from(at.y)), tile.tile.clone()));
        }
        ghosts
    }

    /// Shows everything if it fits, else what the player looks at.
    pub(super) fn camera(&self, area: Rect, ghosts: &[((f64, f64), String)]) -> Camera {
        let column = match self.zoom {
            Zoom::Far => 560.0,
            Zoom::Usual => 375.0,
            Zoom::Near => 250.0,
        };
        let points: Vec<(f64, f64)> =
            self.drawn().iter().map(middle).chain(ghosts.iter().map(|(at, _)| *at)).collect();
        let (left, right) = bounds(points.iter().map(|point| point.0));
        let (top, bottom) = bounds(points.iter().map(|point| point.1));
        let fits = |length: f64, cells: u16, unit: f64| length / unit + 4.0 <= f64::from(cells);
        let looked = ghosts.first().map(|(at, _)| *at);
        let looked =
            looked.or_else(|| self.drawn().get(self.cursor).map(middle)).unwrap_or_default();
        let across = if fits(right - left, area.width, column) {
            f64::midpoint(left, right)
        } else {
            looked.0
        };
        let down = if fits(bottom - top, area.height, column * 2.0) {
            f64::midpoint(top, bottom)
        } else {
            looked.1
        };
        Camera { area, centre: (across, down), column }
    }

    /// The next letter in a direction: the nearest that lies more that way than to the side.
    pub(super) fn walk(&mut self, step: Step) {
        let table = self.drawn();
        let Some(from) = table.get(self.cursor).map(middle) else { return };
        let along = |point: (f64, f64)| {
            let (across, down) = (point.0 - from.0, point.1 - from.1);
            match step {
                Step::Right => (across, down),
                Step::Left => (-across, down),
                Step::Down => (down, across),
                Step::Up => (-down, across),
            }
        };
        let cost = |tile: &TableTile| {
            let (ahead, aside) = along(middle(tile));
            (ahead > 1.0).then(|| ahead + 2.0 * aside.abs())
        };
        let reached =
            table.iter().enumerate().filter_map(|(place, tile)| Some((place, cost(tile)?)));
        let nearest = reached.min_by(|one, other| one.1.total_cmp(&other.1));
        if let Some((place, _)) = nearest {
            self.cursor = place;
        }
    }
}

/// The least and the greatest of some numbers.
fn bounds(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let around = |(least, most): (f64, f64), number: f64| (least.min(number), most.max(number));
    let (least, most) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), around);
    if least > most { (0.0, 0.0) } else { (least, most) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_plane_has_a_cell_and_what_lies_outside_has_none() {
        let area = Rect::new(10, 2, 40, 16);
        let camera = Camera { area, centre: (0.0, 0.0), column: 375.0 };
        assert_eq!(camera.cell((0.0, 0.0)), Some((30, 10)));
        assert_eq!(camera.cell((1500.0, 0.0)), Some((34, 10)));
        assert_eq!(camera.cell((0.0, 1500.0)), Some((30, 12)));
        assert_eq!(camera.cell((100_000.0, 0.0)), None);
    }
}
