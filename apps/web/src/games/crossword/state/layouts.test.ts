// Boards by name.
import { expect, test } from 'vitest';
import { readGrid } from './grid.ts';
import { layoutNamed } from './layouts.ts';

test('the standard board has its premium squares and its start', () => {
  const layout = layoutNamed('standard');
  const grid = readGrid(Array.from({ length: 15 }, () => '.'.repeat(15)), layout);
  expect(grid.rows[0]?.[0]?.premium).toEqual({ kind: 'word', factor: 3 });
  expect(grid.rows[0]?.[3]?.premium).toEqual({ kind: 'letter', factor: 2 });
  expect(grid.rows[7]?.[7]?.start).toBe(true);
  expect(grid.columns).toBe(15);
});

test('a board nobody has described is plain', () => {
  expect(layoutNamed('nowhere')).toBeNull();
});
