// What buttons mean in each set, and how they are written.
import { expect, test } from 'vitest';
import { BUTTON_SETS } from '../controls.ts';
import { buttonFor, commandOf, signOf, signsOf, WAYS, waySigns, type Button, type Command } from './buttons.ts';

const COMMANDS: readonly Command[] = [...WAYS, 'select', 'back', 'zoom', 'shuffle', 'scores', 'jump', 'pause', 'menu'];

test('every set has a button for everything, each for one thing [PS-035]', () => {
  for (const set of BUTTON_SETS) {
    const buttons = COMMANDS.map((command) => buttonFor(set, command));
    expect(buttons).not.toContain(null);
    expect(new Set(buttons).size).toBe(COMMANDS.length);
    buttons.forEach((button, place) => expect(commandOf(set, button as Button)).toBe(COMMANDS[place]));
  }
});

test('as usual the cross selects, the triangle goes back, the circle zooms, the square shuffles, R1 shows points [PS-003…PS-007]', () => {
  const signs = (['select', 'back', 'zoom', 'shuffle', 'scores', 'pause', 'menu'] as const).map((command) => signOf('shapes', buttonFor('usual', command) ?? 'south'));
  expect(signs).toEqual(['✕', '▲', '●', '■', 'R1', 'Start', 'Select']);
});

test('the three sets differ in the button that selects [PS-035]', () => {
  expect(BUTTON_SETS.map((set) => buttonFor(set, 'select'))).toEqual(['south', 'east', 'down']);
});

test('sticks move in every set [PS-008]', () => {
  for (const set of BUTTON_SETS) expect(WAYS.map((way) => commandOf(set, `stick-${way}`))).toEqual([...WAYS]);
});

test('a controller is shown with the signs that stand on it [PS-008]', () => {
  expect(signsOf('Xbox 360 Controller (XInput STANDARD GAMEPAD)')).toBe('xbox');
  expect(signsOf('Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)')).toBe('nintendo');
  expect(signsOf('Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)')).toBe('shapes');
  expect(signsOf('Something else')).toBe('shapes');
  expect(signOf('xbox', 'south')).toBe('A');
  expect(signOf('nintendo', 'south')).toBe('B');
  expect(waySigns('mirrored', 'shapes')).toBe('▲ ✕ ■ ●');
  expect(waySigns('usual', 'xbox')).toBe('✚');
});
