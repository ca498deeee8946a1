// Boards by name.
import { expect, test } from 'vitest';
import { done, refused, type Result } from '../../../lib/api/result.ts';
import type { LayoutView } from '../../../lib/types/protocol.ts';
import { readGrid } from './grid.ts';
import { layoutNamed, loadLayout } from './layouts.ts';

const TINY: LayoutView = { name: 'tiny', rows: 2, columns: 3, start: 'B2', premiums: [['3W', '', '2L'], ['', '2W', '']] };

test('a board has its premium squares and its start', () => {
  const grid = readGrid(['...', '...'], TINY);
  expect(grid.rows[0]?.map((square) => square.premium)).toEqual([{ kind: 'word', factor: 3 }, null, { kind: 'letter', factor: 2 }]);
  expect(grid.rows[1]?.map((square) => square.start)).toEqual([false, true, false]);
  expect(grid.columns).toBe(3);
});

test('a board is asked for once', async () => {
  const asked: string[] = [];
  const source = { layout: (name: string) => (asked.push(name), Promise.resolve(done(TINY))) };
  expect(layoutNamed('tiny')).toBeNull();
  expect(await loadLayout(source, 'tiny')).toBe(TINY);
  expect(await loadLayout(source, 'tiny')).toBe(TINY);
  expect(layoutNamed('tiny')).toBe(TINY);
  expect(asked).toEqual(['tiny']);
});

test('a board that cannot be loaded is plain, and asked for again', async () => {
  const source = { layout: (): Promise<Result<LayoutView>> => Promise.resolve(refused({ problem: 'unreachable', sentence: '' })) };
  expect(await loadLayout(source, 'nowhere')).toBeNull();
  expect(readGrid(['...'], null).rows[0]?.every((square) => square.premium === null)).toBe(true);
});
