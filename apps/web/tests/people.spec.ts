// One's own games, scores, numbers and account.
import { expect, test } from './checked.ts';
import { finishedGame } from './finished.ts';
import { arrive, prepare } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a finished game is a high score, marked as mine, shown first, and counted', async ({ page }) => {
  await prepare(page);
  await finishedGame(page, 'unaided');
  await page.goto('/scores');
  await expect(page.getByText('finished without hints or undo')).toBeVisible();
  await expect(page.getByLabel('Kind of game').locator('option:checked')).toHaveText('Solitaire · Console · English');
  await expect(page.getByRole('row').filter({ hasText: 'you' }).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/scores.png' });
  await page.goto('/statistics');
  await expect(page.getByText('points a game')).toBeVisible();
  await page.screenshot({ path: 'test-results/statistics.png' });
});

test('the numbers of each game are counted on their own', async ({ page }) => {
  await prepare(page);
  await finishedGame(page);
  await page.goto('/statistics');
  const games = page.locator('dl div').filter({ hasText: 'games' }).locator('dd');
  await expect(games).toHaveText('1');
  await page.getByRole('combobox').selectOption('Parcours');
  await expect(page.getByText('There is nothing to count yet.')).toBeVisible();
  await page.getByRole('combobox').selectOption('Crossword game');
  await expect(games).toHaveText('1');
});

test('games are searched, saved by name, copied and removed', async ({ page }) => {
  await prepare(page);
  await finishedGame(page, 1, 'Été');
  await finishedGame(page, 1, 'Winter');
  await page.goto('/resume');
  await page.getByRole('searchbox').fill('ete');
  await expect(page.locator('main li a.go')).toHaveCount(1);
  await page.getByLabel('What can be done with Été').click();
  await page.screenshot({ path: 'test-results/my-games.png' });
  await page.getByRole('button', { name: 'Save by name' }).click();
  await page.getByLabel('What shall it be called?').fill('Summer at the sea');
  await page.getByRole('dialog').getByRole('button', { name: 'Save by name' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Which games').selectOption('Saved by name');
  await expect(page.locator('main li a.go')).toContainText('Summer at the sea');
  await page.getByLabel('Which games').selectOption('All games');
  const before = await page.locator('main li a.go').count();
  await page.getByLabel(/^What can be done with Winter/).first().click();
  await page.getByRole('listitem').filter({ hasText: 'Winter' }).first().getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('main li a.go')).toHaveCount(before + 1);
  await page.getByLabel(/^What can be done with/).first().click();
  await page.getByRole('button', { name: /^Remove / }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('main li a.go')).toHaveCount(before);
});

test('a game leaves as a file and comes back, and a file that is none is told kindly', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  const gcg = await (await page.request.get(`/api/tables/${table}/file?format=gcg`)).text();
  expect(gcg).toContain('#player1');
  const file = await (await page.request.get(`/api/tables/${table}/file?format=lettrine`)).text();
  await page.goto('/resume');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'nonsense.gcg', mimeType: 'text/plain', buffer: Buffer.from('this is no game') });
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/import-refused.png' });
  await choose.setInputFiles({ name: 'game.lettrine.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 15_000 });
  expect(page.url()).not.toContain(table);
});

test('an account is kept, left, entered again, and its password changed', async ({ page }) => {
  await prepare(page);
  const name = `Ada ${Date.now() % 100_000}`;
  await page.goto('/account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a long enough one');
  await page.locator('form').getByRole('button', { name: 'Keep an account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByLabel('Password so far').fill('a long enough one');
  await page.getByLabel('New password').fill('quite another one');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('main').getByText('The password is changed.')).toBeVisible();
  await page.screenshot({ path: 'test-results/account.png' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a wrong one');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.getByLabel('Password').fill('quite another one');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('settings follow whoever has an account to another browser, and stay with a guest', async ({ page, browser }) => {
  await prepare(page);
  const name = `Zoe ${Date.now() % 100_000}`;
  await page.goto('/account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a long enough one');
  await page.locator('form').getByRole('button', { name: 'Keep an account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.goto('/settings');
  await page.getByLabel('Dark').check();
  await page.getByLabel('Slate').check();
  await expect.poll(async () => JSON.stringify(await (await page.request.get('/api/me/settings')).json())).toContain('slate');
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await arrive(other);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByLabel('Name').fill(name);
  await other.getByLabel('Password').fill('a long enough one');
  await other.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-tiles', 'slate');
  await context.close();
});

test('text grows with the settings, and the keys are listed there', async ({ page }) => {
  await prepare(page);
  await page.goto('/settings');
  await page.getByLabel('Very large').check();
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await page.getByText('All keys').click();
  await expect(page.getByText('lay that tile at the arrow')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test('the last game is played again with other players', async ({ page }) => {
  await prepare(page);
  const table = await finishedGame(page);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Change players or rules' }).click();
  await page.waitForURL(/\/new$/);
  await expect(page.locator('[data-preset="console-en"] input')).toBeChecked();
  await expect(page.getByLabel('Kind of game')).toHaveValue('solitaire');
  await page.goto(`/table/${table}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.getByRole('grid')).toBeVisible();
});
