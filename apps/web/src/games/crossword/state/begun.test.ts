// The word that a player has begun.
import { expect, test } from 'vitest';
import { begunWord } from './begun.ts';
import { emptyDraft, lay, reconcile, tileFor, type Draft } from '../../../lib/hand/draft.ts';
import { readGrid } from './grid.ts';

const grid = readGrid(['.....', '.HORN', '.....', '.....'], null);

function draftOf(laid: Record<string, string>): Draft {
  const draft = emptyDraft();
  reconcile(draft, Object.values(laid).join(''), () => true);
  for (const [square, letter] of Object.entries(laid)) {
    const tile = tileFor(draft, letter, false);
    if (tile) lay(draft, tile, square);
  }
  return draft;
}

test('nothing laid, nothing begun', () => {
  expect(begunWord(grid, emptyDraft())).toBe('');
});

test('a word goes through letters that lie there', () => {
  expect(begunWord(grid, draftOf({ C1: 'T', C3: 'P' }))).toBe('TOP');
  expect(begunWord(grid, draftOf({ A2: 'T' }))).toBe('THORN');
});

test('a word that has a gap is begun as far as the gap', () => {
  expect(begunWord(grid, draftOf({ A4: 'S', B4: 'E', D4: 'T' }))).toBe('SE');
});

test('a single tile under another one is a word downwards', () => {
  expect(begunWord(grid, draftOf({ E3: 'O' }))).toBe('NO');
});
