// From box to box in a direction.
import { expect, test } from 'vitest';
import { nearest, type Box } from './spatial.ts';

function box(left: number, top: number, width = 40, height = 40): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test('along a row one goes from neighbour to neighbour, and its end holds [PS-002]', () => {
  const row = [box(0, 0), box(50, 0), box(100, 0)];
  expect(nearest(row[0] as Box, row, 'right')).toBe(1);
  expect(nearest(row[2] as Box, row, 'left')).toBe(1);
  expect(nearest(row[2] as Box, row, 'right')).toBeNull();
});

test('what lies right ahead comes before what is nearer but aside [PS-002]', () => {
  const boxes = [box(200, 60), box(0, 300, 400, 40)];
  expect(nearest(box(0, 0), boxes, 'down')).toBe(1);
  expect(nearest(box(0, 0), [boxes[0] as Box], 'down')).toBe(0);
});

test('below a wide box the one under its middle is next', () => {
  const boxes = [box(0, 100), box(180, 100), box(360, 100)];
  expect(nearest(box(0, 0, 400), boxes, 'down')).toBe(1);
});

test('nothing behind or around is ever next', () => {
  expect(nearest(box(100, 100), [box(0, 0, 400, 400), box(0, 100), box(100, 0)], 'right')).toBeNull();
});
