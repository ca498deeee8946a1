// Where the numbers stand that tell in which order a word is read: beside its path, clear of the tiles and of one another.
import type { Point } from '../../../lib/hand/drop.ts';
import { RADIUS } from './plane.ts';

/** How far from the middle of its tile a number stands, and how large its disc is. */
const ASIDE = 1.3 * RADIUS;
export const NUMBER_RADIUS = 0.27;

/** A number whose middle is nearer than this to that of a tile covers some of it, and nearer than that to another number touches it. */
const CLEAR = (0.96 + NUMBER_RADIUS) * RADIUS;
const APART = 2 * NUMBER_RADIUS * RADIUS;

/** The places around a tile that are tried, from straight beside the path on, in radians. */
const TURNS: readonly number[] = [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2];

/** The outside of a curve, where there is room: 1 is to the right of the way, −1 to the left. */
function outside(path: readonly Point[]): 1 | -1 {
  const turn = (at: number): number => {
    const [from, here, to] = [path[at - 1], path[at], path[at + 1]];
    return from && here && to ? (here.x - from.x) * (to.y - here.y) - (here.y - from.y) * (to.x - here.x) : 0;
  };
  return path.reduce((sum, _, at) => sum + turn(at), 0) > 0 ? -1 : 1;
}

/** The places for one number, the best first: the outside of the curve, then its inside, and around the tile from there. */
function spotsFor(path: readonly Point[], number: number, side: 1 | -1): Point[] {
  const here = path[number] ?? { x: 0, y: 0 };
  const [from, to] = [path[number - 1] ?? here, path[number + 1] ?? here];
  const way = from === to ? 0 : Math.atan2(to.y - from.y, to.x - from.x);
  const beside = (turn: number, which: number): Point => {
    const angle = way + (which * Math.PI) / 2 + turn;
    return { x: here.x + ASIDE * Math.cos(angle), y: here.y + ASIDE * Math.sin(angle) };
  };
  return TURNS.flatMap((turn) => [beside(turn, side), beside(turn, -side)]);
}

/** How much of its clearance a spot lacks; 0 where it covers nothing. */
function crowding(spot: Point, tiles: readonly Point[], numbers: readonly Point[]): number {
  const lack = (others: readonly Point[], wanted: number): number => others.reduce((sum, other) => sum + Math.max(0, wanted - Math.hypot(other.x - spot.x, other.y - spot.y)), 0);
  return lack(tiles, CLEAR) + 2 * lack(numbers, APART);
}

/** A place for each tile of a path; `tiles` are all that lie there. */
export function numberSpots(path: readonly Point[], tiles: readonly Point[]): Point[] {
  const side = outside(path);
  const found: Point[] = [];
  path.forEach((_, number) => {
    const spots = spotsFor(path, number, side).map((spot) => ({ spot, crowding: crowding(spot, tiles, found) }));
    const least = Math.min(...spots.map((each) => each.crowding));
    found.push(spots.find((each) => each.crowding === least)?.spot ?? { x: 0, y: 0 });
  });
  return found;
}
