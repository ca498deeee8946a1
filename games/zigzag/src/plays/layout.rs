//! Automatic layout: how a chain lies so that the table stays readable, compact and open.
//!
//! Beam search over the directions of the chain. It prefers 15° to 30° a step, one arc or one S,
//! air between strands, a table that grows little and in the shape of a screen, and reading from
//! left to right. Of the best few, the one that leaves most letters open wins.

use crate::ActionKind;
use crate::plane::{Chain, Direction, Face, Plane, Point, RADIUS, TileId};
use crate::play::Reads;

use super::reach;

/// How many chains are kept at each length.
const BEAM: usize = 24;
/// How many whole chains are looked at for the letters they close.
const FINALISTS: usize = 12;
/// The distance at which strands look separate.
const AIR: i32 = 2 * RADIUS + RADIUS / 2;
/// Cost of a turn, by how many times 15° it is.
const TURN: [i32; 7] = [3, 0, 0, 9, 16, 24, 34];
/// Cost of the first change from a left to a right bend, which makes an S; the next cost more.
const BEND: i32 = 6;
/// Cost of an uneven curve, for each 15° by which the turn changes.
const UNEVEN: i32 = 1;
/// Cost of a step against the direction of reading.
const BACKWARDS: i32 = 2;
/// Cost of a letter that nothing can nest on any more.
const SEALED: i32 = 14;
/// A table grows by this much in width, or by this much in height, for a cost of one.
const GROWTH: (i32, i32) = (180, 110);
/// Missing air for a cost of one.
const TIGHT: i32 = 60;
/// Squared distance within which a new tile can take a free direction from a letter: a step, and two
/// radii beyond it.
const CLOSE: i64 = 3501 * 3501;

/// What is asked of a layout: a chain of some length on a letter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The letter on which it nests; none for the first word.
    pub(crate) on: Option<TileId>,
    /// The old letter of the word beside that one, if the word has it.
    pub(crate) before: Option<TileId>,
    pub(crate) reads: Reads,
    pub(crate) length: usize,
}

impl Shape {
    /// One tile on a letter.
    fn alone(on: TileId) -> Self {
        Self { on: Some(on), before: None, reads: Reads::Outwards, length: 1 }
    }
}

/// A way to lay a chain; the direction of the first tile of the game says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) directions: Vec<Direction>,
    /// How much is against it.
    pub(crate) cost: i32,
}

/// The rectangle that the centres of tiles take.
#[derive(Clone, Copy, Debug)]
struct Frame {
    least: Point,
    most: Point,
}

/// A chain that is being laid.
#[derive(Clone)]
struct Strand<'plane> {
    chain: Chain<'plane>,
    directions: Vec<Direction>,
    frame: Frame,
    turn: i8,
    bends: i32,
    cost: i32,
}

/// One more tile for a strand.
struct Growth {
    strand: usize,
    direction: Direction,
    at: Point,
    cost: i32,
}

/// The best layout of a chain; none if it finds no room.
pub fn lay_out(plane: &Plane, on: Option<TileId>, length: usize) -> Option<Vec<Direction>> {
    let shape = Shape { on, before: None, reads: Reads::Outwards, length };
    layouts(plane, shape).into_iter().next().map(|layout| layout.directions)
}

/// The best layouts of a chain, best first; none if it finds no room.
pub(crate) fn layouts(plane: &Plane, shape: Shape) -> Vec<Layout> {
    if shape.length == 0 || shape.on.is_none() != plane.is_empty() {
        return Vec::new();
    }
    let mut strands = vec![Strand::new(plane, shape)];
    while strands.first().is_some_and(|strand| strand.directions.len() < shape.length) {
        strands = grow(&strands, shape);
    }
    if strands.is_empty() {
        let found = reach::chain(plane, shape.on, shape.length);
        return found.into_iter().map(|directions| Layout { directions, cost: 0 }).collect();
    }
    strands.truncate(FINALISTS);
    let letters = OpenLetters::of(plane);
    let sealed = |strand: &Strand<'_>| {
        strand.cost + SEALED * letters.count_sealed(plane, &strand.laid(plane))
    };
    let mut layouts: Vec<Layout> = strands
        .iter()
        .map(|strand| Layout { cost: sealed(strand), directions: strand.directions.clone() })
        .collect();
    layouts.sort_by_key(|layout| layout.cost);
    layouts
}

/// The strands with one more tile, the best of them.
fn grow<'plane>(strands: &[Strand<'plane>], shape: Shape) -> Vec<Strand<'plane>> {
    let mut growths: Vec<Growth> = strands
        .iter()
        .enumerate()
        .flat_map(|(number, strand)| strand.growths(number, shape))
        .collect();
    growths.sort_by_key(|growth| growth.cost);
    growths.truncate(BEAM);
    growths.into_iter().map(|growth| strands[growth.strand].grown(&growth)).collect()
}

/// The letters of a table that can carry one more tile.
pub(super) struct OpenLetters {
    open: Vec<TileId>,
    /// How many can carry nothing more.
    sealed: usize,
}

impl OpenLetters {
    pub(super) fn of(plane: &Plane) -> Self {
        let letters = plane.ids().filter(|id| plane.letter(*id).is_some());
        let (open, sealed): (Vec<_>, Vec<_>) = letters.partition(|id| !is_sealed(plane, *id));
        Self { open, sealed: sealed.len() }
    }

    /// How many letters can carry nothing more once new tiles lie on the table. Only what is close
    /// to one of them has to be looked at again.
    pub(super) fn count_sealed(&self, plane: &Plane, laid: &Plane) -> i32 {
        let new: Vec<TileId> = laid.ids().skip(plane.len()).collect();
        let is_close = |id: &&TileId| {
            let at = laid.at(**id);
            new.iter().any(|other| at.squared_distance(laid.at(*other)) < CLOSE)
        };
        let closed = self.open.iter().filter(is_close).filter(|id| is_sealed(laid, **id)).count();
        let letters = new.iter().filter(|id| laid.letter(**id).is_some());
        let born_closed = letters.filter(|id| is_sealed(laid, **id)).count();
        i32::try_from(self.sealed + closed + born_closed).unwrap_or(i32::MAX)
    }
}

fn is_sealed(plane: &Plane, id: TileId) -> bool {
    plane.free(id).next().is_none()
}

impl<'plane> Strand<'plane> {
    fn new(plane: &'plane Plane, shape: Shape) -> Self {
        let (chain, directions) = match shape.on {
            Some(on) => (Chain::on(plane, on), Vec::new()),
            None => (Chain::opening(plane), vec![Direction::RIGHT]),
        };
        let frame = Frame::of(plane);
        Self { chain, directions, frame, turn: 0, bends: 0, cost: 0 }
    }

    /// Every tile that can come next.
    fn growths(&self, strand: usize, shape: Shape) -> impl Iterator<Item = Growth> + '_ {
        let growth = move |direction: Direction| {
            let at = self.chain.next(direction)?;
            Some(Growth {
                strand,
                direction,
                at,
                cost: self.cost + self.cost_of(direction, at, shape),
            })
        };
        Direction::ALL.into_iter().filter_map(growth)
    }

    fn grown(&self, growth: &Growth) -> Self {
        let mut grown = self.clone();
        let turn = self.ahead().map_or(0, |ahead| growth.direction.turn_from(ahead));
        grown.bends += i32::from(turn.signum() * self.turn.signum() < 0);
        if turn != 0 {
            grown.turn = turn;
        }
        grown.chain.push(growth.at);
        grown.directions.push(growth.direction);
        grown.frame = self.frame.with(growth.at);
        grown.cost = growth.cost;
        grown
    }

    /// The direction of the last tile; none before the second tile of a chain, or of the game.
    fn ahead(&self) -> Option<Direction> {
        let has_begun = self.directions.len() > usize::from(self.chain.begins_on().is_none());
        self.directions.last().copied().filter(|_| has_begun)
    }

    fn cost_of(&self, direction: Direction, at: Point, shape: Shape) -> i32 {
        let curve = match self.ahead() {
            Some(ahead) => self.curve(direction.turn_from(ahead)),
            None => self.departure(direction, shape),
        };
        let rightwards = direction.vector().x.signum();
        let is_backwards = match shape.reads {
            Reads::Outwards => rightwards < 0,
            Reads::Inwards => rightwards > 0,
        };
        let backwards = if is_backwards { BACKWARDS } else { 0 };
        curve + backwards + self.tightness(at) + self.frame.growth(at)
    }

    /// Cost of a turn after those before.
    fn curve(&self, turn: i8) -> i32 {
        let bend =
            if turn.signum() * self.turn.signum() < 0 { BEND * (1 + 3 * self.bends) } else { 0 };
        let uneven = if self.turn == 0 { 0 } else { UNEVEN * i32::from((turn - self.turn).abs()) };
        let turn = TURN.get(usize::from(turn.unsigned_abs())).copied();
        bend + uneven + turn.unwrap_or(i32::from(i16::MAX))
    }

    /// Cost of the first step: how sharply the word turns where the chain begins.
    fn departure(&self, direction: Direction, shape: Shape) -> i32 {
        let (Some(on), Some(before)) = (shape.on, shape.before) else {
            return if shape.on.is_none() {
                i32::from(direction.turn_from(Direction::RIGHT).abs())
            } else {
                0
            };
        };
        let plane = self.chain.plane();
        let towards = |id: TileId, from: TileId| {
            plane.on(id).filter(|on| *on == from).and(plane.direction(id))
        };
        let ahead = towards(on, before).or_else(|| towards(before, on).map(|back| back.turned(12)));
        let turn = ahead.map_or(0, |ahead| direction.turn_from(ahead).unsigned_abs());
        TURN[usize::from(turn).min(TURN.len() - 1)] / 2
    }

    /// Cost of lying closer to other strands than looks well.
    fn tightness(&self, at: Point) -> i32 {
        let plane = self.chain.plane();
        let on = self.chain.begins_on().filter(|_| self.chain.points().is_empty());
        let old = plane.nearest(at, on);
        let (_, own) = self.chain.points().split_last().unwrap_or((&at, &[]));
        let own = own.iter().map(|point| at.squared_distance(*point));
        let nearest = own.chain(old).min().unwrap_or(i64::MAX);
        if nearest >= i64::from(AIR).pow(2) {
            return 0;
        }
        let distance = i32::try_from(nearest.isqrt()).unwrap_or(AIR);
        (AIR - distance) / TIGHT
    }

    /// The table with this chain, whose letters do not matter here.
    fn laid(&self, plane: &Plane) -> Plane {
        let Some(mut on) = self.chain.begins_on() else { return plane.clone() };
        let (mut plane, face) = (plane.clone(), plane.face(on));
        for direction in &self.directions {
            on = plane.nest(face, on, *direction);
        }
        plane
    }
}

impl Frame {
    fn of(plane: &Plane) -> Self {
        let empty = Self { least: Point::ORIGIN, most: Point::ORIGIN };
        plane.ids().fold(empty, |frame, id| frame.with(plane.at(id)))
    }

    fn with(self, at: Point) -> Self {
        let Self { least, most } = self;
        Self {
            least: Point { x: least.x.min(at.x), y: least.y.min(at.y) },
            most: Point { x: most.x.max(at.x), y: most.y.max(at.y) },
        }
    }

    /// Cost of growing by a tile at this point.
    fn growth(self, at: Point) -> i32 {
        let grown = self.with(at);
        let width = grown.most.x - grown.least.x - (self.most.x - self.least.x);
        let height = grown.most.y - grown.least.y - (self.most.y - self.least.y);
        width / GROWTH.0 + height / GROWTH.1
    }
}

/// Where an Action tile disturbs least: on one of these letters, in a direction that is free.
pub fn nest_action(
    plane: &Plane,
    letters: impl IntoIterator<Item = TileId>,
) -> Option<(TileId, Direction)> {
    let frame = Frame::of(plane);
    let places = letters.into_iter().flat_map(|on| plane.free(on).map(move |free| (on, free)));
    let mut places: Vec<(i32, TileId, Direction)> = places
        .map(|(on, direction)| {
            let strand = Strand { frame, ..Strand::new(plane, Shape::alone(on)) };
            let at = plane.at(on) + direction.vector();
            (strand.tightness(at) + frame.growth(at), on, direction)
        })
        .collect();
    places.sort_unstable();
    places.truncate(FINALISTS);
    let open = OpenLetters::of(plane);
    let harm = |(cost, on, direction): &(i32, TileId, Direction)| {
        let mut laid = plane.clone();
        laid.nest(Face::Action(ActionKind::Skip), *on, *direction);
        cost + SEALED * open.count_sealed(plane, &laid)
    };
    places.into_iter().min_by_key(harm).map(|(_, on, direction)| (on, direction))
}
