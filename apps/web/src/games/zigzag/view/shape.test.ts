// The outline of a tile.
import { expect, test } from 'vitest';
import { ALL } from '../state/plane.ts';
import { faceMiddle, outline, UPRIGHT } from './shape.ts';

/** The numbers of an outline. */
function numbersOf(path: string): number[] {
  return Array.from(path.matchAll(/-?\d*\.?\d+/g), ([number]) => Number(number));
}

test('the first tile is a whole disc, every other has a bite', () => {
  expect(outline(null).match(/A/g)).toHaveLength(2);
  expect(outline(0).match(/A/g)).toHaveLength(4);
});

test('no outline leaves the disc that the rules give a tile', () => {
  for (const direction of [null, ...ALL]) expect(Math.max(...numbersOf(outline(direction)).map(Math.abs))).toBeLessThanOrEqual(1.035);
});

test('the bite faces the tile beneath, and the letter stands away from it', () => {
  expect(faceMiddle(0)).toEqual({ x: 0.25, y: 0 });
  expect(faceMiddle(UPRIGHT).y).toBeCloseTo(-0.25);
  expect(faceMiddle(null)).toEqual({ x: 0, y: 0 });
});

test('an outline that was drawn once is the same again', () => {
  expect(outline(5, 0.04)).toBe(outline(5, 0.04));
  expect(outline(5, 0.04)).not.toBe(outline(5));
});
