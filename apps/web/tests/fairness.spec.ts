// Two people at two screens: what helps is seen beforehand, challenges are told on both, and a rematch is agreed on.
import type { Browser } from '@playwright/test';
import { expect, test, type Page } from './checked.ts';
import type { TableView, Update } from '../src/lib/types/protocol.ts';
import { prepare } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

interface Friends {
  ann: Page;
  ben: Page;
  id: string;
}

async function guest(page: Page, name: string): Promise<Page> {
  await prepare(page);
  await page.request.post('/api/me', { data: { name } });
  return page;
}

async function gather(page: Page, browser: Browser, baseURL: string | undefined): Promise<Friends> {
  const ann = await guest(page, 'Ann');
  const ben = await guest(await (await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage(), 'Ben');
  const request = { game: 'crossword', preset: 'club', changes: { starter: 'first' }, seats: [{ by: 'me' }, { by: 'open' }] };
  const { id } = (await (await ann.request.post('/api/tables', { data: request })).json()) as TableView;
  return { ann, ben, id };
}

async function begin({ ann, ben, id }: Friends): Promise<void> {
  await ben.request.post(`/api/tables/${id}/seats/1`, { data: { do: 'sit' } });
  await ann.request.post(`/api/tables/${id}/start`, { data: {} });
  await Promise.all([ann, ben].map((page) => page.goto(`/table/${id}`)));
  for (const page of [ann, ben]) await expect(page.getByRole('grid')).toBeVisible();
}

async function act(page: Page, id: string, seat: number, action: unknown): Promise<void> {
  const updates = (await (await page.request.get(`/api/tables/${id}/updates`)).json()) as Update[];
  const data = { seat, seen: updates.at(-1)?.number, key: `${seat}-${Date.now()}`, action };
  const response = await page.request.post(`/api/tables/${id}/actions`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

test('friends see before they join whether the host allows help', async ({ page, browser, baseURL }) => {
  const { ann, ben, id } = await gather(page, browser, baseURL);
  await Promise.all([ann, ben].map((screen) => screen.goto(`/table/${id}`)));
  await expect(ben.getByText('no hints, no undo and no free look-ups')).toBeVisible();
  await ann.getByLabel('Allow hints, undo and look-ups').check();
  await expect(ben.getByText('The host allows hints, undo and look-ups')).toBeVisible();
  await expect(ben.getByLabel('Allow hints, undo and look-ups')).toHaveCount(0);
});

test('the key 3 asks before it costs a turn, and both screens tell who challenged which words', async ({ page, browser, baseURL }) => {
  const friends = await gather(page, browser, baseURL);
  await begin(friends);
  const { ann, ben, id } = friends;
  const updates = (await (await ann.request.get(`/api/tables/${id}/updates`)).json()) as Update[];
  const view = updates.at(-1)?.views[0]?.view as { seats: { rack: { shown: string } }[] };
  const letters = [...(view.seats[0]?.rack.shown ?? '')].filter((letter) => letter !== '?').slice(0, 3);
  const tiles = letters.map((letter, place) => ({ square: `${'GHI'.charAt(place)}8`, letter, blank: false }));
  await act(ann, id, 0, { do: 'lay', tiles });
  const word = letters.join('');
  await expect(ben.getByRole('button', { name: /^Challenge/ })).toBeVisible();
  await ben.keyboard.press('3');
  const question = ben.getByRole('dialog');
  await expect(question).toContainText(`Challenge ${word}?`);
  await question.getByRole('button', { name: 'Challenge' }).click();
  for (const screen of [ann, ben]) await expect(screen.getByText(`Ben challenged ${word}`).first()).toBeVisible();
});

test('a rematch between friends is proposed, accepted, and begins with the seats swapped', async ({ page, browser, baseURL }) => {
  const friends = await gather(page, browser, baseURL);
  await begin(friends);
  const { ann, ben, id } = friends;
  await act(ann, id, 0, { do: 'resign' });
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ben.getByText('Ann would like a rematch')).toBeVisible();
  await ben.getByRole('button', { name: 'Play again' }).click();
  for (const screen of [ann, ben]) await screen.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  expect(new URL(ann.url()).pathname).toBe(new URL(ben.url()).pathname);
  const { seats } = (await (await ann.request.get(`/api${new URL(ann.url()).pathname.replace('/table/', '/tables/')}`)).json()) as TableView;
  expect(seats.map((seat) => seat.name)).toEqual(['Ben', 'Ann']);
});
