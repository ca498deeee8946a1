// Tables that are set with one press.
import { expect, test } from 'vitest';
import { quickTable } from './quick-table.ts';
import type { CatalogueEntry } from './types/protocol.ts';

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
  const request = quickTable(game, 'computer', 'en', '');
  expect(request).toMatchObject({ game: 'some-game', preset: 'two', start: true });
  expect(request.seats).toEqual([{ by: 'me' }, { by: 'computer', level: 'level3' }]);
});

test('the words are in the language that is asked for', () => {
  expect(quickTable(game, 'computer', 'fr', '').changes).toMatchObject({ lexicon: 'fr', tiles: 'french' });
});

test('with friends the table waits for them', () => {
  expect(quickTable(game, 'friends', 'en', '')).toMatchObject({ start: false });
});
