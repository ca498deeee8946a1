// A game looked at again: step by step, with what was best, what it cost, and a picture to take away.
import { readFileSync } from 'node:fs';
import { expect, test } from './checked.ts';
import { answerReviews, finishedGame } from './finished.ts';
import { arrive, prepare } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the turns are stepped through, each asked about once', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  const heard = await answerReviews(page, table);
  await page.goto(`/review/${table}`);
  await expect(page.getByText('A slip')).toBeVisible();
  await expect(page.getByText('It cost 3.4 points.')).toBeVisible();
  await expect(page.getByText('The best play brings more points.')).toBeVisible();
  await page.screenshot({ path: 'test-results/review.png' });
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('A mistake')).toBeVisible();
  await expect(page.getByText('61%')).toBeVisible();
  await page.getByRole('button', { name: 'One turn back' }).click();
  await expect(page.getByText('A slip')).toBeVisible();
  expect(heard.asked).toEqual([0, 1]);
  await page.getByRole('slider', { name: 'Turn' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('The end', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the whole game' }).click();
  await expect(page.getByText(/^Ada: .* points given away/)).toBeVisible();
});

test('a best play is shown on the board, and another one is tried', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  await answerReviews(page, table);
  await page.goto(`/review/${table}`);
  await page.getByRole('button', { name: /^Show .*AAAA/ }).click();
  await expect(page.locator('.trial').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try another play' }).click();
  await page.locator('[data-square="G8"]').click();
  await page.keyboard.type('se');
  await page.getByRole('group', { name: 'Held' }).getByRole('button', { name: /^A, / }).click();
  await expect(page.locator('.square .own')).toHaveCount(3);
  await page.screenshot({ path: 'test-results/review-try.png' });
  await page.getByRole('button', { name: 'Take the tiles back' }).click();
  await expect(page.locator('.square .own')).toHaveCount(0);
});

test('the board is taken away as a picture', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  await answerReviews(page, table);
  await page.goto(`/review/${table}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a picture' }).click();
  const path = await (await saved).path();
  expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
  await (await saved).saveAs('test-results/review-picture.png');
});

test('in French on a phone, and from the list of games', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prepare(page, { language: 'fr' });
  const table = await finishedGame(page);
  await answerReviews(page, table);
  await page.goto('/resume');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByText('Une imprécision')).toBeVisible();
  await page.screenshot({ path: 'test-results/review-phone.png', fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the server itself judges the turns of a finished game', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  await page.goto(`/review/${table}`);
  await expect(page.locator('.verdict')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'The best plays' })).toBeVisible();
  await page.screenshot({ path: 'test-results/review-server.png' });
});

test('a game that is not over says so', async ({ page }) => {
  await arrive(page);
  await page.locator('button.large').click();
  await page.waitForURL(/\/table\//);
  await page.goto(page.url().replace('/table/', '/review/'));
  await expect(page.getByText(/^This game is still being played/)).toBeVisible();
});
