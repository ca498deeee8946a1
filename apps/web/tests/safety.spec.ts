// Nothing is lost: a refresh, a second tab, a network that goes away in the middle of a turn.
import { expect, test } from '@playwright/test';
import { arrive, bestPlay, myTurn, playAtOnce, tileFor } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('tiles laid but not played are there again after a refresh, and in a second tab', async ({ page, context }) => {
  await arrive(page);
  await playAtOnce(page);
  await myTurn(page);
  await page.locator('.rack button.tile').first().click();
  await page.locator('[data-square="C3"]').click();
  if ((await page.locator('dialog .letters').count()) > 0) await page.locator('dialog .letters button').first().click();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('[data-square="C3"] .own')).toBeVisible();
});

test('a play made while the network is gone is made once when it is back', async ({ page, context }) => {
  await arrive(page);
  const table = await playAtOnce(page);
  await myTurn(page);
  const advice = await bestPlay(page, table);
  if (!advice) throw new Error('there is always a first word');
  for (const laid of advice.tiles) {
    await page.locator(await tileFor(page, laid.letter, laid.blank)).click();
    await page.locator(`[data-square="${laid.square}"]`).click();
    if (laid.blank) await page.locator('dialog .letters').getByRole('button', { name: laid.letter, exact: true }).click();
  }
  await context.setOffline(true);
  await page.locator('button.play').click();
  await page.waitForTimeout(700);
  await context.setOffline(false);
  await expect(page.locator('.square .own')).toHaveCount(0, { timeout: 15_000 });
  await myTurn(page);
  const own = page.locator('table tbody tr').filter({ hasText: 'Guest' }).filter({ hasText: advice.word.toUpperCase() });
  await expect(own).toHaveCount(1);
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
