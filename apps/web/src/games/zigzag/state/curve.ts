// Chains along a curve: arcs that follow a finger, and an automatic layout that keeps room around itself.
import type { Point } from '../../../lib/hand/drop.ts';
import { ALL, along, chainAt, hasRoom, nestAt, RADIUS, RIGHT_ANGLE, squaredDistance, turnBetween, turned } from './plane.ts';

/** What a chain may not touch, and the tile that it begins on. */
export interface Ground {
  on: Point;
  /** Every tile on the table, the one it begins on among them. */
  tiles: readonly Point[];
}

/** The turns of a chain, the gentle ones first. */
const TURNS: readonly number[] = [0, ...Array.from({ length: RIGHT_ANGLE }, (_, step) => [step + 1, -step - 1]).flat()];

/** The turns that look best in a long chain: up to 45 degrees a step. */
const GENTLE = TURNS.filter((turn) => Math.abs(turn) <= RIGHT_ANGLE / 2);

/** With so much between the centres of two strands, more makes no difference: both rims and two and a half radii of air. */
const AIRY = 4.5 * RADIUS;

/** How far ahead the layout looks: the tiles that a word usually has. */
const AHEAD = 4;

/** What one more step of turning is worth against being nearer to a goal, in the squared unit of the plane. */
const STIFFNESS = (RADIUS / 8) ** 2;

function arc(start: number, turn: number, length: number): number[] {
  return Array.from({ length }, (_, step) => turned(start, step * turn));
}

/** The arc of so many tiles that brings one of them (by its number) nearest to a goal; nothing if no arc has room. */
export function nearestArc({ on, tiles }: Ground, length: number, which: number, goal: Point): number[] | null {
  const arcs = ALL.flatMap((start) => TURNS.map((turn) => ({ turn, directions: arc(start, turn, length) })));
  const judged = arcs.map(({ turn, directions }) => {
    const at = along(on, directions.slice(0, which + 1)).at(-1) ?? on;
    return { directions, cost: squaredDistance(at, goal) + turn ** 2 * STIFFNESS };
  });
  judged.sort((one, other) => one.cost - other.cost);
  return judged.find(({ directions }) => chainAt(on, directions, tiles))?.directions ?? null;
}

/** A chain that begins in a direction: with turns it has already, or else along the gentlest arc that has room. */
export function arcFrom({ on, tiles }: Ground, start: number, turns: readonly number[]): number[] | null {
  const arcs = TURNS.map((turn) => arc(start, turn, turns.length + 1));
  let last = start;
  const asItWas = [start, ...turns.map((turn) => (last = turned(last, turn)))];
  return [asItWas, ...arcs].find((directions) => chainAt(on, directions, tiles)) ?? null;
}

/** How much air a chain has, from 0 to 1: the mean over its tiles, those nested on one another left out. */
function air(chain: readonly Point[], { on, tiles }: Ground): number {
  const room = chain.map((at, number) => {
    const others = number === 0 ? tiles.filter((tile) => tile !== on) : tiles;
    const nearest = Math.sqrt(Math.min(AIRY ** 2, ...others.map((tile) => squaredDistance(tile, at))));
    return nearest / AIRY;
  });
  return room.reduce((sum, one) => sum + one, 0) / Math.max(1, chain.length);
}

/** How well a turn looks, from 0 to 1: best at 15 to 30 degrees, worst at a right angle. */
function grace(turn: number): number {
  const steps = Math.abs(turn);
  return steps === 0 ? 0.8 : 1 - Math.max(0, steps - 2) / (RIGHT_ANGLE - 2);
}

/** The best of the proposals that have room, by what they are worth. */
function best(proposals: readonly { directions: number[]; turn: number }[], ground: Ground, extra: (turn: number) => number): number[] | null {
  let found: { directions: number[]; worth: number } | null = null;
  for (const { directions, turn } of proposals) {
    const chain = chainAt(ground.on, directions, ground.tiles);
    if (!chain) continue;
    const worth = 2 * air(chain, ground) + grace(turn) + extra(turn);
    if (!found || worth > found.worth) found = { directions, worth };
  }
  return found?.directions ?? null;
}

/** The roomiest arc of so many tiles. */
export function roomiestArc(ground: Ground, length: number): number[] | null {
  const proposals = ALL.flatMap((start) => GENTLE.map((turn) => ({ turn, directions: arc(start, turn, length) })));
  return best(proposals, ground, () => 0);
}

/** The most tiles, up to so many, that an arc has room for that begins in one of some directions. */
export function longestArc({ on, tiles }: Ground, starts: readonly number[], most: number): number {
  const lengths = starts.flatMap((start) =>
    GENTLE.map((turn) => {
      let length = most;
      while (length > 0 && !chainAt(on, arc(start, turn, length), tiles)) length -= 1;
      return length;
    }),
  );
  return Math.max(0, ...lengths);
}

/** A chain with one tile more: it goes on along its curve, or is laid anew if there is no room at its end. */
export function grown(ground: Ground, directions: readonly number[]): number[] | null {
  const length = directions.length + 1;
  for (let ahead = Math.max(0, AHEAD - length); ahead >= 0; ahead -= 1) {
    const found = directions.length === 0 ? roomiestArc(ground, length + ahead) : continued(ground, directions, ahead);
    if (found) return found.slice(0, length);
  }
  return laidOut(ground, length);
}

/** So many tiles where there is room: along the roomiest arc, or threaded through whatever gap there is. */
export function laidOut(ground: Ground, length: number): number[] | null {
  return roomiestArc(ground, length) ?? threaded(ground, length);
}

/** How many places are tried in the search for a gap; a rack's length is found or given up within it. */
const TRIES = 6000;

/** Depth-first search for a chain that has room, gentle turns first. */
function threaded({ on, tiles }: Ground, length: number): number[] | null {
  let tries = TRIES;
  const search = (last: Point, chain: readonly Point[], directions: readonly number[]): readonly number[] | null => {
    if (directions.length === length) return directions;
    const before = directions.at(-1);
    const next = before === undefined ? ALL : TURNS.map((turn) => turned(before, turn));
    for (const direction of next) {
      const at = nestAt(last, direction);
      tries -= 1;
      if (tries < 0) return null;
      if (!hasRoom(at, last, tiles) || !hasRoom(at, last, chain)) continue;
      const found = search(at, [...chain, at], [...directions, direction]);
      if (found) return found;
    }
    return null;
  };
  const found = search(on, [], []);
  return found && [...found];
}

/** A chain that goes on by one tile and so many that may follow. */
function continued(ground: Ground, directions: readonly number[], ahead: number): number[] | null {
  const [before, last = 0] = [directions.at(-2), directions.at(-1)];
  const usual = before === undefined ? null : turnBetween(before, last);
  const end = along(ground.on, directions);
  const tip: Ground = { on: end.at(-1) ?? ground.on, tiles: [...ground.tiles, ...end] };
  const proposals = TURNS.map((turn) => ({ turn, directions: arc(turned(last, turn), turn, ahead + 1) }));
  const next = best(proposals, tip, (turn) => (turn === usual ? 1 : 0));
  return next && [...directions, ...next];
}

/** The directions of a chain, all turned by the fewest steps that have room; nothing if it has to stay. */
export function swung(ground: Ground, directions: readonly number[], by: 1 | -1): number[] | null {
  for (let steps = 1; steps < ALL.length; steps += 1) {
    const next = directions.map((direction) => turned(direction, steps * by));
    if (chainAt(ground.on, next, ground.tiles)) return next;
  }
  return null;
}

/** The chain, bent by one step more to either side from its second tile on; nothing if there is no room. */
export function bent(ground: Ground, directions: readonly number[], by: 1 | -1): number[] | null {
  const next = directions.map((direction, number) => turned(direction, number * by));
  return chainAt(ground.on, next, ground.tiles) ? next : null;
}

/** A nest: where a tile would lie, on which of the tiles, and in which direction. */
export interface Nest {
  on: number;
  direction: number;
  at: Point;
}

/** The nest nearest to a point, if one is within reach. */
export function nearestNest(nests: Iterable<Nest>, point: Point, reach: number): Nest | null {
  let found: Nest | null = null;
  let nearest = reach ** 2;
  for (const nest of nests) {
    const distance = squaredDistance(nest.at, point);
    if (distance < nearest) [found, nearest] = [nest, distance];
  }
  return found;
}

/** All nests on some tiles, each with the directions that are free there. */
export function nestsOf(tiles: readonly { at: Point; on: number; free: readonly number[] }[]): Nest[] {
  return tiles.flatMap(({ at, on, free }) => free.map((direction) => ({ on, direction, at: nestAt(at, direction) })));
}
