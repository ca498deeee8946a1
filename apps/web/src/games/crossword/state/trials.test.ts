// Trial words on the board.
import { expect, test } from 'vitest';
import type { Trial } from '../types.ts';
import { clear, hear, letterPause, noTrials, showNext } from './trials.ts';

function trial(word: string): Trial {
  const tiles = [...word].map((letter, step) => ({ square: `${'ABCDEFG'[step]}8`, letter, blank: false }));
  return { action: { do: 'lay', tiles }, word, place: ['A8', 'across'], score: 10 };
}

test('a trial word comes letter by letter and goes away', () => {
  const trials = noTrials();
  hear(trials, trial('AB'), 1);
  const seen: number[] = [];
  while (showNext(trials)) seen.push(trials.shown.length);
  expect(seen).toEqual([1, 2, 0]);
});

test('every word tried is listed, though only the latest are shown', () => {
  const trials = noTrials();
  ['AA', 'AB', 'AC', 'AD', 'AE'].forEach((word) => hear(trials, trial(word), 1));
  expect(trials.thoughts).toHaveLength(5);
  expect(trials.waiting.map((waiting) => waiting.word)).toEqual(['AC', 'AD', 'AE']);
});

test('an exchange that is considered is not shown', () => {
  const trials = noTrials();
  hear(trials, { action: { do: 'exchange', tiles: 'Q' }, word: null, place: null, score: 0 }, 1);
  expect(showNext(trials)).toBe(false);
});

test('a higher placement speed means a longer pause', () => {
  expect(letterPause(0)).toBeLessThan(letterPause(9));
  expect(letterPause(99)).toBe(letterPause(9));
});

test('a new turn begins a new list', () => {
  const trials = noTrials();
  hear(trials, trial('AB'), 1);
  hear(trials, trial('CD'), 2);
  expect(trials.thoughts).toEqual([{ word: 'CD', score: 10 }]);
});

test('nothing lies on the board of a turn that is over, but its list can still be read', () => {
  const trials = noTrials();
  hear(trials, trial('AB'), 1);
  showNext(trials);
  clear(trials);
  expect(trials).toEqual({ ...noTrials(), about: 1, thoughts: [{ word: 'AB', score: 10 }] });
});
