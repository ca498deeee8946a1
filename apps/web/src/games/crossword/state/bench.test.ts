// A board to try things on.
import { expect, test } from 'vitest';
import { Bench } from './bench.svelte.ts';
import { asAction } from '../../../lib/hand/draft.ts';

function bench(rack: string): Bench {
  const made = new Bench();
  made.show(['....', '.A..', '....', '....'], null);
  made.take(rack);
  return made;
}

test('a square is pressed, letters are typed, tiles that lie there are passed over', () => {
  const board = bench('CT?');
  board.press('A2');
  expect(board.key('c', false)).toBe('laid');
  expect(board.key('t', false)).toBe('laid');
  expect(asAction(board.draft).map((tile) => tile.square)).toEqual(['A2', 'C2']);
  expect(board.key('Enter', false)).toBe('play');
});

test('with Shift a blank is laid', () => {
  const board = bench('CT?');
  board.press('A1');
  board.key('T', true);
  expect(asAction(board.draft)).toEqual([{ square: 'A1', letter: 'T', blank: true }]);
});

test('a letter that is not held is refused, and Backspace takes tiles back', () => {
  const board = bench('C');
  board.press('A1');
  expect(board.key('z', false)).toBe('not in rack');
  board.key('c', false);
  board.key('Backspace', false);
  expect(board.laid).toEqual([]);
});

test('pressing a laid tile takes it back; other keys mean nothing', () => {
  const board = bench('C');
  board.press('A1');
  board.key('c', false);
  board.press('A1');
  expect(board.held).toHaveLength(1);
  expect(board.key('F5', false)).toBeNull();
});
