// Computer players and their options, as they are kept and as the server names them.
import { expect, test } from 'vitest';
import { computerChair, described, readChair } from './chairs.ts';
import { optionsText, readOption, type ComputerPlayers } from './computers.ts';

const aim = { kind: 'word', name: 'aim', choices: ['any', 'speed'], usual: 'any', appliesTo: () => true } as const;
const seconds = { kind: 'number', name: 'seconds', least: 1, most: 60, usual: 5, appliesTo: (level: string) => level === 'best' } as const;
const computers: ComputerPlayers = { gentle: 'good', usual: 'good', options: [aim, seconds] };

test('a computer player is read as they were described', () => {
  for (const name of ['good', 'good:speed', 'best:speed,seconds=9']) expect(described(computerChair(name))).toBe(name);
});

test('options follow a level that has them; the usual word is left out', () => {
  const usual = (level: string): string => optionsText(computers.options, level, (option) => option.usual);
  expect(usual('good')).toBe('');
  expect(usual('best')).toBe('seconds=5');
  expect(readOption(seconds, 'speed,seconds=9')).toBe(9);
  expect(readOption(aim, 'speed,seconds=9')).toBe('speed');
  expect(readOption(aim, '')).toBe('any');
});

test('a chair is read as it was kept', () => {
  const kept = { by: 'computer', name: '', level: 'best', options: 'seconds=7' };
  expect(readChair(kept, computers)).toEqual(kept);
  expect(readChair({ by: 'nobody' }, computers)).toBeNull();
});

test('a chair that was kept with its options apart is read with them', () => {
  expect(readChair({ by: 'computer', level: 'best', seconds: 9, aim: 'any' }, computers)?.options).toBe('seconds=9');
  expect(readChair({ by: 'computer', level: 'good', seconds: 9, aim: 'speed' }, computers)?.options).toBe('speed');
});
