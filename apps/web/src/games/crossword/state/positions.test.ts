// The board before each line of the score sheet.
import { expect, test } from 'vitest';
import type { TurnView } from '../types.ts';
import { boardBefore, laidPieces, withTiles } from './positions.ts';

function played(at: string, word: string, squares: string[]): TurnView {
  return { seat: 0, points: 1, total: 1, what: 'played', at, direction: 'across', word, words: [], squares, bonus: 0 };
}

const sheet: TurnView[] = [
  played('B2', 'CaT', ['B2', 'C2', 'D2']),
  { seat: 1, points: 0, total: 0, what: 'passed' },
  played('B1', 'S(C)O', ['B1', 'B3']),
];

test('tiles that lay there are not laid again', () => {
  expect(laidPieces('HO(R)N')).toEqual(['H', 'O', 'N']);
  expect(laidPieces('(AB)[CH]a')).toEqual(['[CH]', 'a']);
});

test('the board grows line by line', () => {
  expect(boardBefore(sheet, 0, 4)).toEqual(['....', '....', '....', '....']);
  expect(boardBefore(sheet, 1, 4)).toEqual(['....', '.CaT', '....', '....']);
  expect(boardBefore(sheet, 3, 4)).toEqual(['.S..', '.CaT', '.O..', '....']);
});

test('a play that was taken back is gone from then on', () => {
  const withdrawn: TurnView = { seat: 0, points: -1, total: 0, what: 'withdrawn' };
  expect(boardBefore([sheet[0] as TurnView, withdrawn], 1, 4)[1]).toBe('.CaT');
  expect(boardBefore([sheet[0] as TurnView, withdrawn], 2, 4)[1]).toBe('....');
});

test('other tiles can be laid on a board of the past', () => {
  const board = withTiles(['..', '..'], [{ square: 'B1', letter: 'A', blank: true }, { square: 'A2', letter: 'CH', blank: false }]);
  expect(board).toEqual(['.a', '[CH].']);
});
