// Trials and pauses of this game.
import { expect, test } from 'vitest';
import { letterPause, readTrial } from './announcements.svelte.ts';
import { timeLimit } from './clock.ts';

test('a higher placement speed means a longer pause', () => {
  expect(letterPause(0)).toBeLessThan(letterPause(9));
  expect(letterPause(99)).toBe(letterPause(9));
});

test('a word that is tried is shown with its tiles, an exchange is not shown', () => {
  const tiles = [{ square: 'A8', letter: 'A', blank: false }];
  expect(readTrial({ action: { do: 'lay', tiles }, word: 'AB', place: ['A8', 'across'], score: 10 })).toEqual({ word: 'AB', score: 10, tiles });
  expect(readTrial({ action: { do: 'exchange', tiles: 'Q' }, word: null, place: null, score: 0 })).toBeNull();
});

test('time is limited by turn, by game, or not at all', () => {
  expect(timeLimit('none')).toBeNull();
  expect(timeLimit({ per_turn: { seconds: 60, over: 'misses_turn' } })).toEqual({ of: 'turn', seconds: 60 });
  expect(timeLimit({ per_game: { seconds: 1500, points: 10 } })).toEqual({ of: 'game', seconds: 1500 });
});
