// Nothing is lost: a refresh, a second tab, a network that goes away, a server that is killed in the middle of a turn.
import { expect, test, type Page } from './checked.ts';
import type { Advice } from '../src/games/crossword/types.ts';
import { OwnServer } from './own-server.ts';
import { act, arrive, beginFirst, bestPlay, declareBlank, myTurn, playAtOnce, tileFor, viewOf } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Lays an advised play by taps; gives its squares. */
async function layAll(page: Page, advice: Advice): Promise<string[]> {
  for (const laid of advice.tiles) {
    await page.locator(await tileFor(page, laid.letter, laid.blank)).click();
    await page.locator(`[data-square="${laid.square}"]`).click();
    if (laid.blank) await declareBlank(page, laid.letter);
  }
  return advice.tiles.map((laid) => laid.square);
}

async function layBest(page: Page, table: string): Promise<{ word: string; squares: string[] }> {
  const advice = await bestPlay(page, table);
  if (!advice) throw new Error('there is always a first word');
  return { word: advice.word.toUpperCase(), squares: await layAll(page, advice) };
}

/** Lays the rack's first tile in the first corner that is free; gives its square. */
async function layOne(page: Page): Promise<string[]> {
  const board = (await viewOf(page, page.url().split('/').at(-1) ?? '')).board;
  const square = board[0]?.[0] === '.' ? 'A1' : 'O15';
  const isBlank = (await page.locator('.rack button.tile').first().getAttribute('aria-label')) === 'Blank';
  await page.locator('.rack button.tile').first().click();
  await page.locator(`[data-square="${square}"]`).click();
  if (isBlank) await declareBlank(page, 'X');
  await expectLaid(page, [square]);
  return [square];
}

function ownTurns(page: Page, word: string): ReturnType<Page['locator']> {
  return page.locator('table tbody tr').filter({ hasText: 'Ann' }).filter({ hasText: word });
}

async function expectLaid(page: Page, squares: string[]): Promise<void> {
  await expect(page.locator('.square .own')).toHaveCount(squares.length);
  for (const square of squares) await expect(page.locator(`[data-square="${square}"] .own`)).toBeVisible();
}

test('tiles laid but not played are there again after a refresh, and in a second tab', async ({ page, context }) => {
  await arrive(page);
  await playAtOnce(page);
  await myTurn(page);
  await page.locator('.rack button.tile:not([aria-label="Blank"])').first().click();
  await page.locator('[data-square="C3"]').click();
  if ((await page.locator('dialog .letters').count()) > 0) await page.locator('dialog .letters button').first().click();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('[data-square="C3"] .own')).toBeVisible();
});

test('tiles laid in a later turn come back as often as the page is refreshed', async ({ page }) => {
  await arrive(page);
  const table = await playAtOnce(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await myTurn(page);
    const advice = await bestPlay(page, table);
    if (advice) await act(page, table, { do: 'lay', tiles: advice.tiles });
    await expect.poll(async () => (await viewOf(page, table)).turn, { timeout: 30_000 }).toBe(0);
  }
  await page.reload();
  const squares = await layOne(page);
  for (let time = 0; time < 4; time += 1) {
    await page.reload();
    await expectLaid(page, squares);
  }
});

test('a play made while the network is gone is made once when it is back', async ({ page, context }) => {
  const table = await beginFirst(page);
  const { word } = await layBest(page, table);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/actions'));
  await page.locator('button.play').click();
  await failed;
  await context.setOffline(false);
  await expect(page.locator('.square .own')).toHaveCount(0, { timeout: 15_000 });
  await myTurn(page);
  await expect(ownTurns(page, word)).toHaveCount(1);
});

test('a lost connection is said, and found again', async ({ page, context }) => {
  await arrive(page);
  await playAtOnce(page);
  await page.route('**/stream**', (route) => route.abort());
  await page.reload();
  await context.setOffline(false);
  await expect(page.getByText('The table is being laid')).toBeVisible();
  await page.unroute('**/stream**');
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 15_000 });
});

test('a network that goes in the middle of a turn is told, tiles stay, and a refresh after it finds them', async ({ page, context }) => {
  const table = await beginFirst(page);
  const { word, squares } = await layBest(page, table);
  await context.setOffline(true);
  await expect(page.getByText(/^The connection is gone/)).toBeVisible();
  await page.locator('.square .own').last().click();
  await expect(page.locator('.square .own')).toHaveCount(squares.length - 1);
  await page.screenshot({ path: 'test-results/network-gone.png' });
  await context.setOffline(false);
  await expect(page.getByText(/^The connection is gone/)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.square .own')).toHaveCount(squares.length - 1);
  await page.getByRole('button', { name: /^Recall/ }).click();
  await layBest(page, table);
  await page.locator('button.play').click();
  await expect(ownTurns(page, word)).toHaveCount(1);
});

test('a tile laid in one tab is played in another, and both agree', async ({ page, context }) => {
  const table = await beginFirst(page);
  const { word, squares } = await layBest(page, table);
  const second = await context.newPage();
  await second.goto(page.url());
  await expectLaid(second, squares);
  await second.locator('button.play').click();
  await expect(ownTurns(second, word)).toHaveCount(1);
  await expect(page.locator('.square .own')).toHaveCount(0);
  await expect(ownTurns(page, word)).toHaveCount(1);
});

test('a server killed in the middle of a turn: the page says so, tiles stay, and the play is made once it is back', async ({ browser }) => {
  const server = new OwnServer();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const table = await beginFirst(page);
    const { word, squares } = await layBest(page, table);
    await server.kill();
    await expect(page.getByText(/^The connection is gone/)).toBeVisible();
    await expectLaid(page, squares);
    await page.locator('button.play').click();
    await page.screenshot({ path: 'test-results/server-killed.png' });
    await expect(page.locator('button.play')).toBeEnabled();
    await expectLaid(page, squares);
    await server.start();
    await expect(page.getByText(/^The connection is gone/)).toHaveCount(0, { timeout: 20_000 });
    await page.reload();
    await expectLaid(page, squares);
    await page.locator('button.play').click();
    await expect(ownTurns(page, word)).toHaveCount(1);
    await expect(page.locator('.square .own')).toHaveCount(0);
    await server.kill();
    await server.start();
    await page.reload();
    await expect(ownTurns(page, word)).toHaveCount(1);
  } finally {
    await context.close();
    await server.kill();
  }
});
