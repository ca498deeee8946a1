// Three sets of keys: what moves, what selects, and what is left to letters.
import { expect, test } from 'vitest';
import { laysAtOnce, meantBy } from './key-sets.ts';

function pressed(key: string, code = `Key${key.toUpperCase()}`, shiftKey = false): { key: string; code: string; shiftKey: boolean } {
  return { key, code, shiftKey };
}

test('arrows and Enter mean themselves in every set [PS-035]', () => {
  for (const set of ['arrows', 'wasd', 'vi'] as const) {
    for (const key of ['ArrowUp', 'ArrowLeft', 'Enter', 'Escape']) expect(meantBy(set, pressed(key, key))).toBe(key);
  }
});

test('W, A, S, D and Space move and select, also where other letters stand on those keys [PS-035]', () => {
  expect(['w', 'a', 's', 'd'].map((key) => meantBy('wasd', pressed(key)))).toEqual(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']);
  expect(meantBy('wasd', pressed('z', 'KeyW'))).toBe('ArrowUp');
  expect(meantBy('wasd', pressed(' ', 'Space'))).toBe('Enter');
});

test('h, j, k and l move [PS-035]', () => {
  expect(['h', 'j', 'k', 'l'].map((key) => meantBy('vi', pressed(key)))).toEqual(['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']);
});

test('with Shift a letter of the set is the shortcut it is in the others', () => {
  expect(meantBy('vi', pressed('H', 'KeyH', true))).toBe('h');
  expect(meantBy('arrows', pressed('H', 'KeyH', true))).toBe('H');
});

test('only with the arrows do letters lay tiles before a place was chosen', () => {
  expect(['arrows', 'wasd', 'vi'].filter((set) => laysAtOnce(set as 'arrows'))).toEqual(['arrows']);
});
