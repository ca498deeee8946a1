// Nesting: the consequences that the rules draw from their integers.
import { expect, test } from 'vitest';
import type { Point } from '../../../lib/hand/drop.ts';
import { ALL, along, APART, bounds, chainAt, DIRECTIONS, freeDirections, nestAt, RIGHT_ANGLE, squaredDistance, STEPS, turnBetween, turned } from './plane.ts';

const ROOT: Point = { x: 0, y: 0 };

/** The most tiles that can nest on one at the same time, given that some do already. */
function mostSuccessors(on: Point, tiles: readonly Point[]): number {
  return Math.max(0, ...freeDirections(on, tiles).map((direction) => 1 + mostSuccessors(on, [...tiles, nestAt(on, direction)])));
}

/** A chain that turns by so much at every step, as long as there is room. */
function longestAt(turn: number): number {
  let length = 1;
  while (length < 40 && chainAt(ROOT, Array.from({ length }, (_, step) => turned(0, step * turn)), [ROOT])) length += 1;
  return length;
}

test('there are 24 directions, 15 degrees apart, each about one and a half radii long', () => {
  expect(DIRECTIONS).toBe(24);
  STEPS.forEach(({ x, y }, direction) => {
    const angle = (Math.atan2(y, x) * 180) / Math.PI;
    expect(Math.abs(turnBetween(direction, 0) * 15 + angle) % 360).toBeLessThan(0.05);
    expect(Math.abs(Math.hypot(x, y) - 1500)).toBeLessThan(1);
  });
});

test('each direction is the negative of the one opposite', () => {
  for (const direction of ALL) {
    const [there, back] = [STEPS[direction], STEPS[turned(direction, 12)]];
    expect([(there?.x ?? 1) + (back?.x ?? 0), (there?.y ?? 1) + (back?.y ?? 0)]).toEqual([0, 0]);
  }
});

test('neighbours of one tile stand at least a right angle apart', () => {
  const first = nestAt(ROOT, 0);
  const free = freeDirections(ROOT, [ROOT, first]);
  expect(free).toEqual(ALL.filter((direction) => Math.abs(turnBetween(0, direction)) >= RIGHT_ANGLE));
  expect(squaredDistance(first, nestAt(ROOT, RIGHT_ANGLE))).toBeGreaterThanOrEqual(APART);
});

test('the root has room for four successors, any other tile for three', () => {
  expect(mostSuccessors(ROOT, [ROOT])).toBe(4);
  const second = nestAt(ROOT, 0);
  expect(mostSuccessors(second, [ROOT, second])).toBe(3);
});

test('a chain turns at most by a right angle', () => {
  expect(chainAt(ROOT, [0, RIGHT_ANGLE], [ROOT])).not.toBeNull();
  expect(chainAt(ROOT, [0, RIGHT_ANGLE + 1], [ROOT])).toBeNull();
});

test('a letter in the middle of a straight chain has two free directions, the end of a chain thirteen', () => {
  const chain = [ROOT, ...along(ROOT, [0, 0])];
  const [, middle, end] = chain as [Point, Point, Point];
  expect(freeDirections(middle, chain)).toEqual([RIGHT_ANGLE, 3 * RIGHT_ANGLE]);
  expect(freeDirections(end, chain)).toHaveLength(13);
});

test('a turn closes the inside of a curve and opens its outside', () => {
  for (const turn of [1, 2, 3, 6]) {
    const chain = [ROOT, ...along(ROOT, [0, turn])];
    expect(freeDirections(chain[1] as Point, chain)).toHaveLength(turn + 1);
  }
});

test('two successors at 45 degrees either side of straight ahead seal a letter', () => {
  const letter = nestAt(ROOT, 0);
  const sealed = [ROOT, letter, nestAt(letter, 3), nestAt(letter, turned(0, -3))];
  expect(freeDirections(letter, sealed)).toEqual([]);
});

test('the longest chain at a constant turn is as long as the rules reckon', () => {
  expect([1, 2, 3, 4, 6].map(longestAt)).toEqual([23, 11, 7, 5, 3]);
});

test('a box holds every tile with its rim, and has the room of one tile when there are none', () => {
  expect(bounds([ROOT, nestAt(ROOT, 0)])).toEqual({ left: -1000, top: -1000, right: 2500, bottom: 1000 });
  expect(bounds([])).toEqual({ left: -1000, top: -1000, right: 1000, bottom: 1000 });
});
