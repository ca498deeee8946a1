// Numbers along a word: beside its path, and on no tile if that can be.
import { expect, test } from 'vitest';
import { divaTable } from '../testing/views.ts';
import { numberSpots } from './order.ts';
import { along, RADIUS, squaredDistance } from './plane.ts';

const table = divaTable();
const [d = { x: 0, y: 0 }, i = d, v = d] = table;

test('numbers cover no letter, neither of their word nor of the words beside it', () => {
  const chain = along(v, [6, 6, 5, 4]);
  const spots = numberSpots([d, i, v, ...chain], [...table, ...chain]);
  expect(spots).toHaveLength(7);
  const nearest = spots.map((spot) => Math.min(...[...table, ...chain].map((tile) => Math.sqrt(squaredDistance(tile, spot)))));
  expect(nearest.filter((distance) => distance < 1.1 * RADIUS)).toEqual([]);
});

test('numbers stand apart from one another', () => {
  const chain = along(v, [6, 9, 12]);
  const spots = numberSpots([v, ...chain], [...table, ...chain]);
  const distances = spots.flatMap((one, number) => spots.slice(number + 1).map((other) => Math.sqrt(squaredDistance(one, other))));
  expect(Math.min(...distances)).toBeGreaterThan(0.5 * RADIUS);
});
