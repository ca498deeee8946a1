// Typing words with an arrow on the board.
import { expect, test } from 'vitest';
import { asAction, emptyDraft, reconcile, type Draft } from '../../../lib/hand/draft.ts';
import { readGrid, type Grid } from './grid.ts';
import { beside, onward, pressed, skipped, typedBack, typeLetter, type Arrow } from './typing.ts';

const grid: Grid = readGrid(['.....', '..A..', '.....'], null);

function holding(rack: string): Draft {
  const draft = emptyDraft();
  reconcile(draft, rack, () => true);
  return draft;
}

function typeWord(draft: Draft, from: Arrow, letters: string): Arrow {
  let arrow = from;
  for (const letter of letters) {
    const typed = typeLetter(grid, draft, arrow, letter.toUpperCase(), letter !== letter.toUpperCase());
    if (typed.what === 'laid') arrow = typed.arrow;
  }
  return arrow;
}

test('a square is pressed for an arrow across, again for one down, again for none', () => {
  const across = pressed(null, 'B2');
  expect(across).toEqual({ square: 'B2', direction: 'across' });
  const down = pressed(across, 'B2');
  expect(down).toEqual({ square: 'B2', direction: 'down' });
  expect(pressed(down, 'B2')).toBeNull();
});

test('an arrow keeps its direction on another square', () => {
  expect(pressed({ square: 'B2', direction: 'down' }, 'C3')).toEqual({ square: 'C3', direction: 'down' });
});

test('typed letters pass over tiles that lie there', () => {
  const draft = holding('CT');
  const arrow = typeWord(draft, { square: 'B2', direction: 'across' }, 'CT');
  expect(asAction(draft).map((laid) => laid.square)).toEqual(['B2', 'D2']);
  expect(arrow.square).toBe('E2');
});

test('a small letter lays a blank even when the rack has the letter', () => {
  const draft = holding('C?');
  typeWord(draft, { square: 'A1', direction: 'down' }, 'c');
  expect(asAction(draft)).toEqual([{ square: 'A1', letter: 'C', blank: true }]);
});

test('a letter the rack does not hold lays nothing', () => {
  const draft = holding('C');
  expect(typeLetter(grid, draft, { square: 'A1', direction: 'across' }, 'Z', false).what).toBe('not in rack');
});

test('there is no room past the edge', () => {
  const draft = holding('AB');
  const arrow = typeWord(draft, { square: 'E1', direction: 'across' }, 'A');
  expect(typeLetter(grid, draft, arrow, 'B', false).what).toBe('no room');
});

test('backspace takes back the last tile, over tiles that lie there', () => {
  const draft = holding('CT');
  const arrow = typeWord(draft, { square: 'B2', direction: 'across' }, 'CT');
  const once = typedBack(grid, draft, arrow);
  expect(once.square).toBe('D2');
  const twice = typedBack(grid, draft, once);
  expect(twice.square).toBe('B2');
  expect(asAction(draft)).toEqual([]);
});

test('space leaves a square out', () => {
  expect(skipped(grid, { square: 'A1', direction: 'down' }).square).toBe('A2');
});

test('the arrow keys stop at the edge', () => {
  expect(beside(grid, 'A1', -1, 0)).toBe('A1');
  expect(beside(grid, 'A1', 1, 0)).toBe('A2');
});

test('after a tile came down the next free square of its line is next: across at first, down once two lie so', () => {
  const draft = holding('CTS');
  typeWord(draft, { square: 'B2', direction: 'across' }, 'C');
  expect(onward(grid, draft, 'B2')).toBe('D2');
  typeWord(draft, { square: 'B1', direction: 'across' }, 'T');
  expect(onward(grid, draft, 'B1')).toBe('B3');
});
