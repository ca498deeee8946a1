// Where lifted tiles come down.
import { expect, test } from 'vitest';
import { isDrag, slotUnder, squareUnder } from './drop.ts';

const board = { left: 100, top: 50, right: 250, bottom: 200 };

test('a point on the board means a square', () => {
  expect(squareUnder(board, 15, 15, { x: 100, y: 50 })).toEqual({ row: 0, column: 0 });
  expect(squareUnder(board, 15, 15, { x: 249.9, y: 199.9 })).toEqual({ row: 14, column: 14 });
});

test('a point beside the board means none', () => {
  expect(squareUnder(board, 15, 15, { x: 99, y: 60 })).toBeNull();
  expect(squareUnder(board, 15, 15, { x: 250, y: 60 })).toBeNull();
});

test('a board that is scrolled half out of sight still has its squares', () => {
  expect(squareUnder({ left: 0, top: -75, right: 150, bottom: 75 }, 15, 15, { x: 5, y: 1 })).toEqual({ row: 7, column: 0 });
});

test('a tile comes between the tiles it is dropped between', () => {
  const rack = { left: 0, top: 0, right: 120, bottom: 40 };
  const slots = [0, 40, 80].map((left) => ({ left, top: 0, right: left + 40, bottom: 40 }));
  expect(slotUnder(rack, slots, { x: 5, y: 5 })).toBe(0);
  expect(slotUnder(rack, slots, { x: 70, y: 5 })).toBe(2);
  expect(slotUnder(rack, slots, { x: 119, y: 5 })).toBe(3);
  expect(slotUnder(rack, slots, { x: 60, y: 90 })).toBeNull();
});

test('a trembling finger is not a drag', () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 5, y: 5 }, 'touch')).toBe(false);
  expect(isDrag({ x: 0, y: 0 }, { x: 5, y: 5 }, 'mouse')).toBe(true);
});
