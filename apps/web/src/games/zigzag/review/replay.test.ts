// A finished game, turn by turn.
import { expect, test } from 'vitest';
import { leftByTurn } from '../state/left.ts';
import { zigzagView } from '../testing/views.ts';
import { isTurn, stepsOfLine, viewAfter } from './replay.ts';

const game = zigzagView();

test('tiles lie there from the turn on in which they were laid', () => {
  expect([0, 1, 2].map((lines) => viewAfter(game, lines).table.length)).toEqual([0, 5, 5]);
  expect(viewAfter(game, 1).last?.word?.word).toBe('DIVA');
});

test('everybody has the tiles they had then', () => {
  expect(leftByTurn(game)).toEqual([[23, 10], [16, 10], [16, 12]]);
  expect(viewAfter(game, 1).seats.map(({ left }) => left)).toEqual([16, 10]);
});

test('a word is read tile by tile, and only chosen turns are judged', () => {
  expect(stepsOfLine(game, game.history[0]).map(({ letter }) => letter).join('')).toBe('DIVA');
  expect(game.history.map(isTurn)).toEqual([true, false]);
});
