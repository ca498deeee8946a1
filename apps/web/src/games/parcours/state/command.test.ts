// Lines of the command line.
import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test('a word goes on the path', () => {
  expect(readCommand('path chats')).toEqual({ do: 'path', word: 'CHATS' });
  expect(readCommand('chemin CHATS')).toEqual({ do: 'path', word: 'CHATS' });
});

test('a satellite is named by its slot, and by its player when it is another’s', () => {
  expect(readCommand('sat 3 maison')).toEqual({ do: 'satellite', player: null, slot: 3, word: 'MAISON' });
  expect(readCommand('sat 2.3 MAISON')).toEqual({ do: 'satellite', player: 2, slot: 3, word: 'MAISON' });
});

test('a hand ends with letters that go back, or asks which', () => {
  expect(readCommand('end qv')).toEqual({ do: 'end', back: 'QV' });
  expect(readCommand('fin')).toEqual({ do: 'end', back: null });
  expect(readCommand('buy QVW?')).toEqual({ do: 'buy', back: 'QVW?' });
});

test('one word asks or does, in both languages', () => {
  expect(readCommand('sac')).toEqual({ do: 'bag' });
  expect(readCommand('next')).toEqual({ do: 'next' });
  expect(readCommand('piocher')).toEqual({ do: 'refill' });
});

test('anything else is not understood', () => {
  expect(readCommand('sat MAISON')).toEqual({ do: 'unknown', typed: 'sat MAISON' });
  expect(readCommand('path')).toEqual({ do: 'unknown', typed: 'path' });
});
