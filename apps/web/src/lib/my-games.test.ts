// One's own games, sifted.
import { expect, test } from 'vitest';
import { sifted } from './my-games.ts';
import type { TableSummary } from './types/protocol.ts';

function table(id: string, title: string, state: TableSummary['state'], names: string[], saved = false): TableSummary {
  const seats = names.map((name, seat) => ({ seat, name, holder: 'person', level: null, yours: false, ready: true, here: true, hints: 0 }) as const);
  return { id, code: '', title, game: 'crossword', mode: 'normal', language: 'en', preset: 'club', state, seats: [...seats], saved, changed: 0 };
}

const tables = [table('a', 'Été à la mer', 'playing', ['Ada']), table('b', '', 'over', ['Bob', 'Zoé'], true), table('c', 'Club', 'over', [])];

function found(...args: [Parameters<typeof sifted>[1], string]): string[] {
  return sifted(tables, ...args).map((one) => one.id);
}

test('games are found by title and by player, accents or not', () => {
  expect(found('all', 'ete mer')).toEqual(['a']);
  expect(found('all', 'ZOE')).toEqual(['b']);
  expect(found('all', 'nobody')).toEqual([]);
});

test('games are sifted by how far they have come', () => {
  expect(found('going', '')).toEqual(['a']);
  expect(found('over', '')).toEqual(['b', 'c']);
  expect(found('saved', '')).toEqual(['b']);
});
