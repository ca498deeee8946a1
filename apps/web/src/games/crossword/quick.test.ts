// Tables that are set with one press.
import { expect, test } from 'vitest';
import { AT_ONE_PRESS } from '../../lib/game-manifest.ts';
import type { CatalogueEntry } from '../../lib/types/protocol.ts';
import { quickTable } from './quick.ts';

const game: CatalogueEntry = {
  id: 'some-game',
  presets: [
    { name: 'one', title: 'One', about: '', era: '', language: 'fr', rules: {} },
    { name: 'two', title: 'Two', about: '', era: '', language: 'en', rules: {} },
  ],
  levels: ['level1'],
  formats: [],
};

test('one press sets a table against a gentle computer and begins', () => {
  const request = quickTable(game, { way: AT_ONE_PRESS, language: 'en', besideName: '' });
  expect(request).toMatchObject({ game: 'some-game', preset: 'two', start: true });
  expect(request.seats).toEqual([{ by: 'me' }, { by: 'computer', level: 'level3' }]);
});

test('the words are in the language that is asked for', () => {
  expect(quickTable(game, { way: AT_ONE_PRESS, language: 'fr', besideName: '' }).changes).toMatchObject({ lexicon: 'fr', tiles: 'french' });
});

test('with friends the table waits for them', () => {
  expect(quickTable(game, { way: 'friends', language: 'en', besideName: '' })).toMatchObject({ start: false });
});

test('beside me sits whoever was named, and nobody where I play alone', () => {
  expect(quickTable(game, { way: 'beside', language: 'en', besideName: 'Bob' }).seats).toEqual([{ by: 'me' }, { by: 'beside', name: 'Bob' }]);
  expect(quickTable(game, { way: 'alone', language: 'en', besideName: '' })).toMatchObject({ seats: [{ by: 'me' }], changes: { mode: 'solitaire' }, start: true });
});
