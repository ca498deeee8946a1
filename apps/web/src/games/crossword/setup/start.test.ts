// The start of a game: the table is asked for, or the reason why not is told.
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../lib/api/client.ts';
import { done, refused } from '../../../lib/api/result.ts';
import type { CatalogueEntry, NewTableRequest, TableView } from '../../../lib/types/protocol.ts';
import type { Setup } from '../../../lib/setup/setup.svelte.ts';
import type { Rules } from '../types.ts';
import { newSetup } from './index.ts';

const introduce = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/guest.svelte.ts', () => ({ introduceOneself: introduce, proposedName: () => 'Ada' }));

const rules = { language: 'en', mode: 'normal', exchange: { needs_in_bag: 7 }, unknown_word: 'refused', screen: { levels: 8 }, bonus: 50 };
const game = {
  id: 'crossword',
  presets: [{ name: 'some', title: 'Some', about: '', era: '', language: 'en', rules }],
  levels: ['level1', 'level3', 'champion'],
  formats: [],
} as CatalogueEntry;

function setup(setTable: (request: NewTableRequest) => unknown): Promise<Setup<Rules>> {
  const material = async (): Promise<unknown> => done({ layouts: [] });
  const api = { material, setTable: async (request: NewTableRequest) => setTable(request) } as unknown as Api;
  return newSetup({ api, game, lexicons: [], way: null, language: 'en' });
}

afterEach(() => introduce.mockReset());

test('a table is set under the name that was typed', async () => {
  introduce.mockResolvedValue(done({ name: 'Bob', account: null }));
  const requests: NewTableRequest[] = [];
  const made = await setup((request) => {
    requests.push(request);
    return done({ id: 'new-table' } as TableView);
  });
  made.chosen.rules.bonus = 30;
  expect(await made.start('Bob')).toBe('new-table');
  expect(introduce).toHaveBeenCalledWith('Bob');
  expect(requests[0]).toMatchObject({ preset: 'some', changes: { bonus: 30 }, seats: [{ by: 'me' }, { by: 'computer', level: 'level3' }] });
  expect(made.busy).toBe(false);
});

test('what the server refuses is told in its own words', async () => {
  introduce.mockResolvedValue(done({ name: 'Bob', account: null }));
  const made = await setup(() => refused({ problem: 'refused', sentence: 'Not like that.' }));
  expect(await made.start('Bob')).toBeNull();
  expect(made.problem).toBe('Not like that.');
});

test('without a name there is no table', async () => {
  introduce.mockResolvedValue(refused({ problem: 'name_taken', sentence: 'Taken.' }));
  const made = await setup(() => done({ id: 'never' } as TableView));
  expect(await made.start('')).toBeNull();
  expect(made.problem).toBe('Taken.');
});

test('there are at most four players, and a table with a free seat waits', async () => {
  const made = await setup(() => done({ id: 'x' } as TableView));
  for (let chair = 0; chair < 6; chair += 1) made.addChair();
  expect(made.chosen.chairs).toHaveLength(4);
  made.removeChair(3);
  expect(made.chosen.chairs).toHaveLength(3);
  const [, second] = made.chosen.chairs;
  if (second) second.by = 'open';
  expect(made.waits).toBe(true);
});
