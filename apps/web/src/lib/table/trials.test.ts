// Trials on the board.
import { expect, test } from 'vitest';
import { Trials, type Trial } from './trials.svelte.ts';

function trial(word: string): Trial {
  return { word, score: 10, tiles: [...word].map((letter, step) => ({ square: `${'ABCDEFG'[step]}8`, letter, blank: false })) };
}

function noted(words: string[], about = 1): Trials {
  const trials = new Trials(3);
  words.forEach((word) => trials.note(trial(word), about));
  return trials;
}

test('a trial word comes letter by letter and goes away', () => {
  const trials = noted(['AB']);
  const seen: [string, number][] = [];
  for (let shown = trials.showNext(); shown !== 'nothing'; shown = trials.showNext()) seen.push([shown, trials.shown.length]);
  expect(seen).toEqual([['letter', 1], ['whole', 2], ['letter', 0]]);
});

test('every word tried is listed, though only the latest are shown', () => {
  const trials = noted(['AA', 'AB', 'AC', 'AD', 'AE']);
  expect(trials.tried).toHaveLength(5);
  expect(trials.waiting.map((waiting) => waiting.word)).toEqual(['AC', 'AD', 'AE']);
});

test('a trial that comes twice is noted once', () => {
  expect(noted(['AB', 'AB', 'AC', 'AB']).tried.map(({ word }) => word)).toEqual(['AB', 'AC', 'AB']);
});

test('an exchange that is considered is not shown', () => {
  const trials = new Trials(3);
  trials.note(null, 1);
  expect(trials.showNext()).toBe('nothing');
});

test('a new turn begins a new list', () => {
  const trials = noted(['AB']);
  trials.note(trial('CD'), 2);
  expect(trials.tried).toEqual([{ word: 'CD', score: 10 }]);
});

test('nothing lies on the board of a turn that is over, but its list can still be read', () => {
  const trials = noted(['AB']);
  trials.showNext();
  trials.clear();
  expect([trials.shown, trials.waiting]).toEqual([[], []]);
  expect(trials.tried).toEqual([{ word: 'AB', score: 10 }]);
});
