// The geometry of the table, in the integers of the rules: 24 directions, tiles that nest on one another, none that overlap.
//
// Screens use it to show where a tile may go while it is dragged; whether a play is legal is the server's to say.
import type { Point } from '../../../lib/hand/drop.ts';

/** The radius of a tile. */
export const RADIUS = 1000;

/** Two tiles that are not nested are at least this far apart, squared. */
export const APART = (2 * RADIUS) ** 2;

/** The steps of the first quarter; the others are turned by right angles. */
const QUARTER: readonly (readonly [number, number])[] = [
  [1500, 0],
  [1449, 388],
  [1299, 750],
  [1061, 1061],
  [750, 1299],
  [388, 1449],
];

/** How many directions there are. */
export const DIRECTIONS = 4 * QUARTER.length;

/** A right angle, in directions: the sharpest turn of a chain. */
export const RIGHT_ANGLE = QUARTER.length;

const QUARTER_TURNS: readonly ((x: number, y: number) => Point)[] = [
  (x, y) => ({ x, y }),
  (x, y) => ({ x: 0 - y, y: x }),
  (x, y) => ({ x: 0 - x, y: 0 - y }),
  (x, y) => ({ x: y, y: 0 - x }),
];

/** From a tile to the tile that nests on it, by direction; direction 0 is to the right, and they turn clockwise on a screen. */
export const STEPS: readonly Point[] = QUARTER_TURNS.flatMap((turn) => QUARTER.map(([x, y]) => turn(x, y)));

/** Every direction. */
export const ALL: readonly number[] = STEPS.map((_, direction) => direction);

/** A direction, turned by so many steps. */
export function turned(direction: number, by: number): number {
  return (((direction + by) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
}

/** By how much a chain turns from one direction to the next: from −12 to 11. */
export function turnBetween(from: number, to: number): number {
  return turned(to - from + DIRECTIONS / 2, 0) - DIRECTIONS / 2;
}

/** Where a tile lies that nests in a direction on one at `from`. */
export function nestAt(from: Point, direction: number): Point {
  const step = STEPS[direction];
  return step ? { x: from.x + step.x, y: from.y + step.y } : from;
}

export function squaredDistance(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

/** Whether a tile has room at a place; it may touch only the tile that it nests on. */
export function hasRoom(at: Point, on: Point | null, tiles: readonly Point[]): boolean {
  return tiles.every((tile) => tile === on || squaredDistance(tile, at) >= APART);
}

/** The directions in which one more tile could nest on one that lies there. */
export function freeDirections(on: Point, tiles: readonly Point[]): number[] {
  return ALL.filter((direction) => hasRoom(nestAt(on, direction), on, tiles));
}

/** Where the tiles of a chain lie that begins on a tile; nothing if one of them has no room. */
export function chainAt(on: Point, directions: readonly number[], tiles: readonly Point[]): Point[] | null {
  const chain: Point[] = [];
  let last = on;
  for (const direction of directions) {
    const at = nestAt(last, direction);
    if (!hasRoom(at, last, tiles) || !hasRoom(at, last, chain)) return null;
    chain.push(at);
    last = at;
  }
  return chain;
}

/** Where the tiles of a chain lie, whether or not they have room. */
export function along(on: Point, directions: readonly number[]): Point[] {
  let last = on;
  return directions.map((direction) => (last = nestAt(last, direction)));
}

/** The box around tiles, their rims included; a single tile's room if there are none. */
export function bounds(tiles: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = tiles.length > 0 ? [tiles.map(({ x }) => x), tiles.map(({ y }) => y)] : [[0], [0]];
  return { left: Math.min(...xs) - RADIUS, top: Math.min(...ys) - RADIUS, right: Math.max(...xs) + RADIUS, bottom: Math.max(...ys) + RADIUS };
}
