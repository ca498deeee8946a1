// Lines that people type.
import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test('a place and a word write the word there', () => {
  expect(readCommand('8D HORN', 'english')).toEqual({ do: 'write', square: 'D8', direction: 'across', word: 'HORN' });
  expect(readCommand(' d8 horn ', 'english')).toEqual({ do: 'write', square: 'D8', direction: 'down', word: 'HORN' });
});

test('French coordinates are read when they are in use', () => {
  expect(readCommand('H4 CORNE', 'french')).toEqual({ do: 'write', square: 'D8', direction: 'across', word: 'CORNE' });
});

test('a small letter among capitals is a blank', () => {
  expect(readCommand('8D HoRN', 'english')).toMatchObject({ word: 'HoRN' });
});

test('tiles are exchanged by naming them', () => {
  expect(readCommand('exch qv?', 'english')).toEqual({ do: 'exchange', tiles: 'QV?' });
  expect(readCommand('échanger QV', 'french')).toEqual({ do: 'exchange', tiles: 'QV' });
});

test('plain words are understood in both languages', () => {
  expect(readCommand('PASS', 'english')).toEqual({ do: 'pass' });
  expect(readCommand('passer', 'french')).toEqual({ do: 'pass' });
  expect(readCommand('sac', 'french')).toEqual({ do: 'bag' });
});

test('what cannot be read is given back as it was typed', () => {
  expect(readCommand('8D', 'english')).toEqual({ do: 'unknown', typed: '8D' });
  expect(readCommand('please pass the bread', 'english').do).toBe('unknown');
});
