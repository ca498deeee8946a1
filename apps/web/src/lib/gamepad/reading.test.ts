// From what controllers show to presses.
import { expect, test } from 'vitest';
import { STANDARD, type Button } from './buttons.ts';
import { Reader, type PadState, type Press } from './reading.ts';

function pad(held: readonly Button[] = [], axes: readonly number[] = [], number = 0): PadState {
  return { number, id: 'Pad', pressed: STANDARD.map((button) => button !== null && held.includes(button)), axes };
}

function names(presses: readonly Press[]): string[] {
  return presses.map(({ button, again }) => (again ? `${button} again` : button));
}

/** A reader that has seen its controller with nothing pressed. */
function reader(): Reader {
  const found = new Reader();
  found.read([pad()], 0);
  return found;
}

test('a button is pressed once, however long it is held before it repeats', () => {
  const found = reader();
  expect(names(found.read([pad(['south'])], 16))).toEqual(['south']);
  expect(names(found.read([pad(['south'])], 32))).toEqual([]);
  expect(names(found.read([pad()], 48))).toEqual([]);
  expect(names(found.read([pad(['south'])], 64))).toEqual(['south']);
});

test('a direction that is held is pressed again and again [PS-002]', () => {
  const found = reader();
  const heard: string[] = [];
  for (let time = 16; time < 900; time += 16) heard.push(...names(found.read([pad(['right'])], time)));
  expect(heard[0]).toBe('right');
  expect(heard.slice(1).every((name) => name === 'right again')).toBe(true);
  expect(heard).toHaveLength(5);
});

test('what is held when a controller comes counts once it was let go', () => {
  const found = new Reader();
  expect(found.read([pad(['south'])], 0)).toEqual([]);
  expect(found.read([pad(['south'])], 2000)).toEqual([]);
  found.read([pad()], 2016);
  expect(names(found.read([pad(['south'])], 2032))).toEqual(['south']);
});

test('a controller with sticks and one without both move, and a stick does not flutter [PS-008]', () => {
  const found = reader();
  expect(names(found.read([pad(['left'])], 16))).toEqual(['left']);
  expect(names(found.read([pad([], [0.7, 0.2])], 32))).toEqual(['stick-right']);
  expect(names(found.read([pad([], [0.5, 0.2])], 48))).toEqual([]);
  expect(names(found.read([pad([], [0.3, 0.2])], 64))).toEqual([]);
  expect(names(found.read([pad([], [0.5, 0.2])], 80))).toEqual([]);
  expect(names(found.read([pad([], [0, 0, 0.1, -0.9])], 96))).toEqual(['stick-up']);
});

test('two controllers are two, and one that went is forgotten', () => {
  const found = new Reader();
  found.read([pad(), pad([], [], 1)], 0);
  const presses = found.read([pad(['south']), pad(['east'], [], 1)], 16);
  expect(presses.map((press) => [press.pad, press.button])).toEqual([[0, 'south'], [1, 'east']]);
  found.read([pad([], [], 1)], 32);
  expect(found.read([pad(['south']), pad([], [], 1)], 48)).toEqual([]);
});
