// Boards by name.
import { expect, test } from 'vitest';
import { done, refused, type Result } from '../../../lib/api/result.ts';
import type { LayoutView } from '../types.ts';
import { readGrid } from './grid.ts';
import { layoutNamed, loadLayouts } from './layouts.ts';

const TINY: LayoutView = { name: 'tiny', rows: 2, columns: 3, start: 'B2', premiums: [['3W', '', '2L'], ['', '2W', '']] };

test('a board has its premium squares and its start', () => {
  const grid = readGrid(['...', '...'], TINY);
  expect(grid.rows[0]?.map((square) => square.premium)).toEqual([{ kind: 'word', factor: 3 }, null, { kind: 'letter', factor: 2 }]);
  expect(grid.rows[1]?.map((square) => square.start)).toEqual([false, true, false]);
  expect(grid.columns).toBe(3);
});

test('a board that cannot be loaded is plain, and asked for again', async () => {
  const source = { material: (): Promise<Result<unknown>> => Promise.resolve(refused({ problem: 'unreachable', sentence: '' })) };
  expect(await loadLayouts(source)).toEqual([]);
  expect(layoutNamed('tiny')).toBeNull();
  expect(readGrid(['...'], null).rows[0]?.every((square) => square.premium === null)).toBe(true);
});

test('the boards are asked for once', async () => {
  const asked: string[] = [];
  const source = { material: (game: string) => (asked.push(game), Promise.resolve(done({ layouts: [TINY] }))) };
  expect(await loadLayouts(source)).toEqual(['tiny']);
  expect(await loadLayouts(source)).toEqual(['tiny']);
  expect(layoutNamed('tiny')).toBe(TINY);
  expect(asked).toEqual(['crossword']);
});
