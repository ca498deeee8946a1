// The place of the score beside a try.
import { expect, test } from 'vitest';
import { badgePlace } from './badge.ts';
import { emptyDraft, lay, reconcile } from '../../../lib/hand/draft.ts';
import { readGrid } from './grid.ts';

function laid(squares: string[], board: string[]): ReturnType<typeof badgePlace> {
  const draft = emptyDraft();
  reconcile(draft, 'A'.repeat(squares.length), () => true);
  squares.forEach((square, order) => {
    const tile = draft.tiles[order];
    if (tile) lay(draft, tile, square);
  });
  return badgePlace(readGrid(board, null), draft);
}

test('the score stands above the first tile', () => {
  expect(laid(['B2', 'C2'], ['...', '...', '...'])).toEqual({ row: 0, column: 1 });
});

test('it gives way to a tile that lies there', () => {
  expect(laid(['A2', 'B2'], ['X..', '...', '...'])).toEqual({ row: 1, column: 2 });
});

test('it stays on the board', () => {
  expect(laid(['A1', 'B1', 'C1'], ['...', '...', '...'])).toEqual({ row: 1, column: 2 });
});

test('without tiles there is no score', () => {
  expect(laid([], ['...'])).toBeNull();
});
