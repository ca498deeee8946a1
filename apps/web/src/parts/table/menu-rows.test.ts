// The rows that the menus of all tables share.
import { expect, test } from 'vitest';
import { settings } from '../../lib/preferences.svelte.ts';
import { commonRows } from './menu-rows.ts';

test('every row has a title, whatever is switched on', () => {
  for (const [language, fast, effects] of [['en', true, 0], ['en', false, 6], ['fr', true, 0], ['fr', false, 6]] as const) {
    Object.assign(settings, { language, fast, effects });
    const titles = commonRows({ table: 'a-table', open: () => undefined, resign: () => undefined }).map(({ title }) => title);
    expect(titles.filter((title) => title === '' || title.startsWith('['))).toEqual([]);
  }
});
