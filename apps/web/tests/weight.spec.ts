// What the page weighs: the program that browsers fetch, compressed.
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from './checked.ts';
import { arrive, myTurn, playAtOnce } from './table.ts';

/** The most that the scripts of one game may weigh: all that is fetched from the front page to its table, in bytes. */
const MOST = 115_000;

/** And what all games together may add to the page: a limit for each, so that one more game is not paid for by the others. Controllers have their own: they are fetched when one is connected. */
const MOST_OF_ALL = { page: 84_000, game: 30_000, controllers: 10_000 };

/** The files of this build, as the worker that keeps them knows them. */
async function scriptsOfTheBuild(page: Page): Promise<string[]> {
  const worker = await (await page.request.get('/worker.js')).text();
  const files = JSON.parse(/^const FILES = (.*);$/m.exec(worker)?.[1] ?? '[]') as string[];
  return ['/worker.js', ...files.filter((file) => file.endsWith('.js'))];
}

/** What scripts weigh together, compressed. */
async function weightOf(page: Page, scripts: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const script of scripts) {
    const answer = await page.request.get(script);
    expect(answer.headers()['content-type'], script).toContain('javascript');
    sum += gzipSync(await answer.body(), { level: 9 }).length;
  }
  return sum;
}

/** The games of the server, by name. */
async function gamesOf(page: Page): Promise<string[]> {
  return ((await (await page.request.get('/api/games')).json()) as { id: string }[]).map(({ id }) => id);
}

test('all scripts together weigh no more than a page, a limit for each game and one for controllers', async ({ page }) => {
  const [scripts, games] = [await scriptsOfTheBuild(page), await gamesOf(page)];
  expect(games.length).toBeGreaterThan(2);
  const sum = await weightOf(page, scripts);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(MOST_OF_ALL.page + games.length * MOST_OF_ALL.game + MOST_OF_ALL.controllers);
});

test('whoever plays a game fetches less than 115 KB of scripts for it', async ({ page, browser }) => {
  for (const game of await gamesOf(page)) {
    const visitor = await browser.newPage();
    const fetched = new Set<string>();
    visitor.on('request', (request) => request.resourceType() === 'script' && fetched.add(new URL(request.url()).pathname));
    await arrive(visitor);
    await visitor.request.post('/api/me', { data: { name: 'Ada' } });
    const seats = [{ by: 'me' }, { by: 'computer', level: 'level1' }];
    const answer = await visitor.request.post('/api/tables', { data: { game, preset: (await presetsOf(visitor, game))[0], changes: {}, seats, start: true } });
    const { id } = (await answer.json()) as { id: string };
    await visitor.goto(`/table/${id}`);
    await visitor.locator('.board').first().waitFor();
    await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const weight = await weightOf(page, fetched);
    expect(weight, `the scripts of ${game}`).toBeGreaterThan(20_000);
    expect(weight, `the scripts of ${game}`).toBeLessThan(MOST);
    await visitor.close();
  }
});

/** The presets of a game, by name. */
async function presetsOf(page: Page, game: string): Promise<string[]> {
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; presets: { name: string }[] }[];
  return games.find(({ id }) => id === game)?.presets.map(({ name }) => name) ?? [];
}

test('whoever plays the crossword game fetches no other, and the sentences beside the program', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await arrive(page);
  await playAtOnce(page);
  await myTurn(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched.filter((path) => path.includes('parcours') || path.includes('zigzag'))).toEqual([]);
  const texts = fetched.filter((path) => path.endsWith('.ftl'));
  expect(texts.length).toBeGreaterThan(0);
  expect(fetched.indexOf(texts[0] ?? '')).toBeLessThan(fetched.findIndex((path) => path.startsWith('/api/')));
});
