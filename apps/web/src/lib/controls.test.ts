// The choices of each player: what is proposed first, and what is made of what was kept.
import { expect, test } from 'vitest';
import { controlsOf, firstControls, readControls } from './controls.ts';
import { firstSettings, merged, readSettings } from './settings.ts';

test('four players have the arrows and the usual buttons until they choose [PS-034]', () => {
  expect(firstControls()).toEqual(Array(4).fill({ keys: 'arrows', buttons: 'usual', pad: null }));
});

test('each player finds their own keys, buttons and controller again, and nonsense is replaced [PS-034, PS-035]', () => {
  const kept = [{ keys: 'vi', buttons: 'mirrored', pad: 1 }, { keys: 'dvorak', buttons: 7, pad: 9 }, 'nothing', null, { keys: 'wasd' }];
  const read = readControls(kept);
  expect(read).toHaveLength(4);
  expect(read[0]).toEqual({ keys: 'vi', buttons: 'mirrored', pad: 1 });
  expect(read.slice(1)).toEqual(firstControls().slice(1));
});

test('a fifth player plays as the first one does', () => {
  const controls = readControls([{ keys: 'wasd' }]);
  expect(controlsOf(controls, 4)).toEqual(controls[0]);
});

test('the choices of the players follow an account like every other setting', () => {
  const here = firstSettings(['en']);
  const theirs = { controls: [{ keys: 'arrows', buttons: 'usual', pad: null }, { keys: 'wasd', buttons: 'round', pad: 0 }], sofa: true };
  const come = merged(here, theirs);
  expect(come.controls[1]).toEqual({ keys: 'wasd', buttons: 'round', pad: 0 });
  expect(come.sofa).toBe(true);
  expect(merged(come, {}).controls).toEqual(come.controls);
  expect(readSettings({ controls: 'mine', sofa: 1 }, here)).toEqual(here);
});
