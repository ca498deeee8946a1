// Every mode to its end: solitaire and tournaments by typing, a real board by telling.
import { expect, test, type Page } from '@playwright/test';
import type { TileCount, View } from '../src/games/crossword/types.ts';
import { arrive, bestPlay, endingOf, viewOf } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** The whole game by keyboard: focus on a square, letters, Enter. */
async function typeTurn(page: Page, table: string): Promise<void> {
  const advice = await bestPlay(page, table);
  if (!advice) {
    await page.getByRole('toolbar').getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
    await expect(page.getByRole('dialog', { name: 'Pass this turn?' })).toHaveCount(0);
    return;
  }
  for (const laid of advice.tiles) {
    await page.locator(`[data-square="${laid.square}"]`).focus();
    await page.keyboard.press(laid.blank ? `Shift+${laid.letter}` : laid.letter.toLowerCase());
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.square .own')).toHaveCount(0);
}

/** Waits for whatever comes next at the table. */
async function next(page: Page): Promise<'turn' | 'next game' | 'over'> {
  const over = endingOf(page);
  const between = page.getByRole('button', { name: 'Next game' });
  const turn = page.locator('.player[data-seat="0"].turn');
  await expect(turn.or(over).or(between).first()).toBeVisible({ timeout: 60_000 });
  if (await over.isVisible()) return 'over';
  return (await between.isVisible()) ? 'next game' : 'turn';
}

test('solitaire is played to its end by typing', async ({ page }) => {
  test.setTimeout(420_000);
  await arrive(page);
  await page.goto('/new/solitaire');
  await page.getByLabel('Hints').selectOption('A list, laid at a press');
  const table = await begin(page);
  for (let turn = 0; turn < 60 && (await next(page)) === 'turn'; turn += 1) await typeTurn(page, table);
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/solitaire-over.png' });
});

test('a tournament of two games is played to its end by typing, and its sums run on', async ({ page }) => {
  test.setTimeout(420_000);
  await arrive(page);
  await page.goto('/new/tournament');
  await page.getByLabel('Games').fill('2');
  await page.getByLabel('Hints').selectOption('A list, laid at a press');
  await page.getByLabel('Level of player 2').selectOption('level1');
  const table = await begin(page);
  let games = 1;
  for (let turn = 0; turn < 120; turn += 1) {
    const what = await next(page);
    if (what === 'over') break;
    if (what === 'turn') {
      await typeTurn(page, table);
      continue;
    }
    games += 1;
    await page.screenshot({ path: 'test-results/tournament-between.png' });
    await page.getByRole('button', { name: 'Next game' }).click();
    await expect(page.getByText('Game 2 of 2')).toBeVisible();
  }
  expect(games).toBe(2);
  await expect(page.getByRole('columnheader', { name: 'In all' })).toBeVisible();
  await page.screenshot({ path: 'test-results/tournament-over.png' });
});

/** Some tiles that nobody has seen yet, vowels and consonants as they come. */
function draw(remaining: TileCount[], count: number): string {
  const bag = remaining.flatMap(({ tile, left }) => Array.from({ length: left }, (_, copy) => ({ tile, at: (copy + 0.5) / left })));
  return bag
    .sort((one, other) => one.at - other.at || one.tile.localeCompare(other.tile))
    .slice(0, count)
    .map(({ tile }) => tile)
    .join('');
}

async function tellTiles(page: Page, view: View, count: number, button: string): Promise<void> {
  await page.locator('.step').getByLabel('Tiles').fill(draw(view.remaining, count).toLowerCase());
  await page.locator('.step').getByRole('button', { name: button }).click();
}

/** Waits until the page shows a later state than this one. */
async function moved(page: Page, table: string, before: View): Promise<void> {
  await expect.poll(async () => JSON.stringify(await viewOf(page, table)) !== JSON.stringify(before), { timeout: 30_000 }).toBe(true);
}

/** MS-059, MS-063, MS-071 */
test('a game on a real board is told from the first letter to the last', async ({ page }) => {
  test.setTimeout(420_000);
  await arrive(page);
  await page.goto('/new/real-board');
  await page.getByLabel('Hints').selectOption('A list, laid at a press');
  await page.getByLabel('Level of player 2').selectOption('level8');
  const table = await begin(page);
  const step = page.locator('.step');
  await expect(step.getByRole('heading', { name: 'Who starts?' })).toBeVisible();
  await page.screenshot({ path: 'test-results/real-starter.png' });
  const letters = step.getByRole('textbox');
  await letters.nth(0).fill('a');
  await letters.nth(1).fill('e');
  await step.getByRole('button', { name: 'These were drawn' }).click();
  await expect(step.getByRole('heading', { name: /^Draw 7 tiles/ })).toBeVisible();
  await step.getByLabel('Tiles').fill('STUEEEE');
  await step.getByRole('button', { name: 'That is what came' }).click();

  await expect(step.getByRole('heading', { name: /^What did .* lay/ })).toBeVisible();
  await page.locator('[data-square="F8"]').click();
  await page.keyboard.type('hor');
  await step.getByRole('button', { name: 'N', exact: true }).click();
  await expect(step.getByRole('button', { name: 'Laid, 14 points' })).toBeEnabled();
  await page.screenshot({ path: 'test-results/real-laid.png' });
  await step.getByRole('button', { name: 'Laid, 14 points' }).click();
  await expect(page.getByText(/^Put down: /)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Check the sums')).toBeVisible();
  await page.screenshot({ path: 'test-results/real-computer.png' });

  let hinted = false;
  for (let turn = 0; turn < 200; turn += 1) {
    const view = await viewOf(page, table);
    const { phase } = view;
    if (phase.waits_for === 'nothing') break;
    if (phase.waits_for === 'rack_told') await tellTiles(page, view, phase.count, 'That is what came');
    else if (phase.waits_for === 'left_told') await tellTiles(page, view, phase.count, 'That is left');
    else if (view.turn === 0 && !hinted) {
      hinted = true;
      await page.getByText('Hint, corrections, points').click();
      await page.getByRole('group', { name: '' }).or(page.locator('details')).getByLabel('Tiles').fill(draw(view.remaining, 7));
      await page.getByRole('button', { name: 'Look for words' }).click();
      await page.getByRole('button', { name: /^Show / }).first().click();
      await page.screenshot({ path: 'test-results/real-hint.png' });
      await step.getByRole('button', { name: /^Laid/ }).click();
      await page.getByText('Hint, corrections, points').click();
    } else if (view.turn === 0) await step.getByRole('button', { name: 'Passed or changed tiles' }).click();
    await moved(page, table, view);
  }
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/real-over.png' });
});

test('on a phone the panel of a real board comes after the board and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, { language: 'fr' });
  await page.goto('/new/real-board');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('heading', { name: 'Qui commence ?' })).toBeVisible();
  await page.screenshot({ path: 'test-results/real-phone.png', fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
