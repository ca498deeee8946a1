// Which controller acts for which player.
import { expect, test } from 'vitest';
import { readControls } from '../controls.ts';
import { buttonsOf, isHeard, padOf } from './assigned.ts';

const own = readControls([{ buttons: 'usual', pad: 0 }, { buttons: 'mirrored', pad: 1 }, { buttons: 'round', pad: null }]);

test('one controller is shared by all, with the buttons of the first player [PS-034]', () => {
  expect(padOf(own, 1, [0])).toBeNull();
  expect(isHeard(own, 0, 1, [0])).toBe(true);
  expect(buttonsOf(own, 0, 1, [0])).toBe('usual');
});

test('of several controllers each player has an own one, and only that is heard in their turn [PS-034]', () => {
  expect(padOf(own, 1, [0, 1])).toBe(1);
  expect(isHeard(own, 1, 1, [0, 1])).toBe(true);
  expect(isHeard(own, 0, 1, [0, 1])).toBe(false);
  expect(buttonsOf(own, 1, 1, [0, 1])).toBe('mirrored');
});

test('a player without an own controller uses any of them, with their own buttons', () => {
  expect(isHeard(own, 0, 2, [0, 1])).toBe(true);
  expect(buttonsOf(own, 0, 2, [0, 1])).toBe('round');
});

test('away from a table all are heard, each with the buttons of its player [PS-035]', () => {
  expect(isHeard(own, 1, null, [0, 1])).toBe(true);
  expect([0, 1, 2].map((pad) => buttonsOf(own, pad, null, [0, 1, 2]))).toEqual(['usual', 'mirrored', 'usual']);
});

test('a controller that was taken away leaves its player to the others', () => {
  expect(isHeard(own, 0, 1, [0, 2])).toBe(true);
});
