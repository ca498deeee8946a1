// Squares and their names in both notations.
import { expect, test } from 'vitest';
import { nameOf, placeOf, readPlace, written } from './squares.ts';

test('every square is read as it is written', () => {
  for (const place of [{ row: 0, column: 0 }, { row: 7, column: 3 }, { row: 20, column: 27 }]) {
    expect(placeOf(nameOf(place))).toEqual(place);
  }
  expect(nameOf({ row: 7, column: 7 })).toBe('H8');
});

test('English writes the row first for words across, the column first for words down', () => {
  expect(written('D8', 'across', 'english')).toBe('8D');
  expect(written('D8', 'down', 'english')).toBe('D8');
});

test('French letters the rows: English 8D is French H4', () => {
  expect(written('D8', 'across', 'french')).toBe('H4');
  expect(written('D8', 'down', 'french')).toBe('4H');
});

test('both notations are read back', () => {
  expect(readPlace('8D', 'english')).toEqual({ square: 'D8', direction: 'across' });
  expect(readPlace('d8', 'english')).toEqual({ square: 'D8', direction: 'down' });
  expect(readPlace('H4', 'french')).toEqual({ square: 'D8', direction: 'across' });
  expect(readPlace('4h', 'french')).toEqual({ square: 'D8', direction: 'down' });
  expect(readPlace('HORN', 'english')).toBeNull();
});
