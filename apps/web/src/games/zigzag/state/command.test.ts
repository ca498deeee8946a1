// What typed lines mean.
import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test('a word that is no command is a word to lay', () => {
  expect(readCommand('diverti')).toEqual({ do: 'write', word: 'DIVERTI' });
  expect(readCommand('word play')).toEqual({ do: 'write', word: 'PLAY' });
});

test('a letter is chosen by itself, or by the word it stands in', () => {
  expect(readCommand('on v')).toEqual({ do: 'on', letter: 'V', word: null });
  expect(readCommand('sur V diva')).toEqual({ do: 'on', letter: 'V', word: 'DIVA' });
});

test('Action tiles are named in either language', () => {
  expect(['+2', 'skip', 'inversion'].map(readCommand)).toEqual([{ do: 'action', kind: '+2' }, { do: 'action', kind: 'skip' }, { do: 'action', kind: 'reverse' }]);
});

test('an exchange names how many, and then which', () => {
  expect(readCommand('exchange 3')).toEqual({ do: 'exchange', count: 3 });
  expect(readCommand('échanger')).toEqual({ do: 'exchange', count: null });
  expect(readCommand('return k +2 w')).toEqual({ do: 'return', tiles: ['K', '+2', 'W'] });
});

test('questions are asked in either language', () => {
  expect(['mots', 'piles', 'suivant', 'here', 'room', 'posés', 'score'].map((line) => readCommand(line).do)).toEqual(['words', 'piles', 'next', 'here', 'room', 'laid', 'score']);
  expect(['libres', 'free e', 'table diva', 'bloquées'].map(readCommand)).toEqual([
    { do: 'letters', which: 'free', of: null },
    { do: 'letters', which: 'free', of: 'E' },
    { do: 'letters', which: 'all', of: 'DIVA' },
    { do: 'letters', which: 'blocked', of: null },
  ]);
  expect(['last', 'dernier 3'].map(readCommand)).toEqual([{ do: 'last', count: 1 }, { do: 'last', count: 3 }]);
  expect(readCommand('as avez')).toEqual({ do: 'announce', word: 'AVEZ' });
  expect(readCommand('open Lu')).toEqual({ do: 'open', name: 'Lu' });
  expect(readCommand('ouverts')).toEqual({ do: 'open', name: null });
});

test('what means nothing is told back', () => {
  expect(readCommand('dance the tango')).toEqual({ do: 'unknown', typed: 'dance the tango' });
  expect(readCommand('5')).toEqual({ do: 'unknown', typed: '5' });
});
