// Chains that follow a finger, and chains that lay themselves.
import { expect, test } from 'vitest';
import { bent, grown, laidOut, nearestArc, nearestNest, nestsOf, roomiestArc, swung, type Ground } from './curve.ts';
import { along, APART, chainAt, freeDirections, squaredDistance, turnBetween } from './plane.ts';

const ROOT = { x: 0, y: 0 };
const ALONE: Ground = { on: ROOT, tiles: [ROOT] };

/** DIVA in a straight line, to be built on from its third letter. */
function onTheThird(): Ground {
  const tiles = [ROOT, ...along(ROOT, [0, 0, 0])];
  return { on: tiles[2] ?? ROOT, tiles };
}

test('a chain bends so that the tile under the finger is as near to it as an arc allows', () => {
  const goal = { x: 3000, y: 3000 };
  const directions = nearestArc(ALONE, 4, 3, goal);
  if (!directions) throw new Error('there is no arc');
  const end = along(ROOT, directions).at(-1) ?? ROOT;
  expect(squaredDistance(end, goal)).toBeLessThan(700 ** 2);
  expect(new Set(directions.slice(1).map((direction, number) => turnBetween(directions[number] ?? 0, direction))).size).toBe(1);
});

test('a chain never bends into what lies there', () => {
  const ground = onTheThird();
  for (const goal of [{ x: 0, y: 0 }, { x: 4500, y: 0 }, { x: 3000, y: -9000 }]) {
    const directions = nearestArc(ground, 5, 4, goal);
    expect(directions && chainAt(ground.on, directions, ground.tiles)).not.toBeNull();
  }
});

test('a chain that lays itself goes on along its curve and keeps room', () => {
  const ground = onTheThird();
  let directions: number[] | null = [];
  for (let length = 1; length <= 7 && directions; length += 1) {
    directions = grown(ground, directions);
    expect(directions).toHaveLength(length);
    expect(directions && chainAt(ground.on, directions, ground.tiles)).not.toBeNull();
  }
});

test('a chain with no room at its end is laid anew', () => {
  const ground = onTheThird();
  const walls = along(ground.on, [6, 6]).map(({ x, y }) => [{ x: x - 2000, y: y + 1500 }, { x: x + 2000, y: y + 1500 }, { x, y: y + 2000 }]).flat();
  const walled = { on: ground.on, tiles: [...ground.tiles, ...walls] };
  const directions = grown(walled, [6, 6]);
  expect(directions && chainAt(walled.on, directions, walled.tiles)).not.toBeNull();
});

test('a chain is threaded through a gap that no arc passes', () => {
  const way = [ROOT, ...along(ROOT, [6, 6, 0, 0, 6, 6])];
  const steps = Array.from({ length: 45 }, (_, step) => step * 400 - 6000);
  const walls = steps.flatMap((x) => steps.map((y) => ({ x, y }))).filter((wall) => way.every((tile) => squaredDistance(tile, wall) >= APART));
  const ground = { on: ROOT, tiles: [ROOT, ...walls] };
  const directions = laidOut(ground, 6);
  expect(directions && chainAt(ROOT, directions, ground.tiles)).not.toBeNull();
  expect(roomiestArc(ground, 6)).toBeNull();
});

test('a search for a gap gives up in time', () => {
  const ring = Array.from({ length: 40 }, (_, place) => ({ x: Math.round(9000 * Math.cos((place * Math.PI) / 20)), y: Math.round(9000 * Math.sin((place * Math.PI) / 20)) }));
  const begun = performance.now();
  laidOut({ on: ROOT, tiles: [ROOT, ...ring] }, 30);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a letter with no free side takes no chain', () => {
  const ground = onTheThird();
  const sealed = { on: ground.on, tiles: [...ground.tiles, ...[6, 18].flatMap((direction) => along(ground.on, [direction]))] };
  expect(roomiestArc(sealed, 1)).toBeNull();
  expect(grown(sealed, [])).toBeNull();
});

test('arrows swing a chain to the next side that has room, and bend it', () => {
  const ground = onTheThird();
  expect(swung(ground, [6, 6], 1)).toEqual([18, 18]);
  expect(swung(ground, [6, 6], -1)).toEqual([18, 18]);
  expect(bent(ground, [6, 6, 6], 1)).toEqual([6, 7, 8]);
  expect(bent(ALONE, [0, 6, 12], 1)).toBeNull();
});

test('a tile snaps to the nearest nest, and to none that is out of reach', () => {
  const { on, tiles } = onTheThird();
  const nests = nestsOf([{ at: on, on: 2, free: freeDirections(on, tiles) }]);
  expect(nearestNest(nests, { x: 3200, y: 1000 }, 2000)).toMatchObject({ on: 2, direction: 6 });
  expect(nearestNest(nests, { x: 3200, y: 9000 }, 2000)).toBeNull();
});
