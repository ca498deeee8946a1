// The first minute: one press to a board, a tour that never comes back, friends, one screen for two.
import { expect, test } from './checked.ts';
import { arrive, endingOf, myTurn, playAtOnce, prepare } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The best of several counts: whoever else keeps the machine busy does not do so every time. */
test('a board is there within a second of one press', async ({ page }) => {
  await arrive(page, { fast: true });
  await playAtOnce(page);
  const times: number[] = [];
  while (times.length < 8 && Math.min(...times) >= 1000) {
    await page.goto('/');
    await expect(page.locator('button.large')).toBeEnabled();
    const begun = Date.now();
    await page.locator('button.large').click();
    await page.locator('.rack button.tile').first().waitFor();
    times.push(Date.now() - begun);
  }
  expect(Math.min(...times), `all of them: ${times.join(', ')} ms`).toBeLessThan(1000);
});

test('the tour is shown once and can be skipped', async ({ page }) => {
  await page.goto('/');
  await page.locator('button.large').click();
  await expect(page.getByRole('heading', { name: 'Lay a word' })).toBeVisible();
  await page.screenshot({ path: 'test-results/tour.png' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys belong to the tour while it is there, and Escape ends it for good', async ({ page }) => {
  await page.goto('/');
  await page.locator('button.large').click();
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('heading', { name: 'Lay a word' })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  await expect(tour).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test('the language changes at once, on the board too', async ({ page }) => {
  await arrive(page);
  await playAtOnce(page);
  await expect(page.getByRole('gridcell', { name: /Triple word/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('gridcell', { name: /Mot compte triple/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('friends come by link, sit down and play', async ({ page, browser }) => {
  await prepare(page);
  await page.goto('/friends');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext({ locale: 'fr-FR' });
  const friend = await context.newPage();
  await friend.goto(new URL(link).pathname);
  await friend.getByLabel('Votre nom').fill('Blaise');
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await friend.getByRole('button', { name: 'Prêt' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(friend.getByRole('grid')).toBeVisible();
  await expect(friend.getByLabel('Joueurs')).toContainText('Ada');
  await context.close();
});

test('two at one screen hand it over without showing their tiles', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'On one screen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const handOver = page.getByRole('button', { name: /^I am / });
  await expect(handOver).toBeVisible();
  await expect(page.locator('.rack button.tile')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/hand-over.png' });
  await handOver.click();
  await expect(page.locator('.rack button.tile')).toHaveCount(7);
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect(handOver).toBeVisible();
  await expect(page.locator('.rack button.tile')).toHaveCount(0);
});

test('a game alone ends by passing', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Solitaire' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await myTurn(page);
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/ending-alone.png' });
});
