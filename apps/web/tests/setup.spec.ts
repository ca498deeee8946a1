// The set-up: every preset starts a game, every rule can be changed, choices are remembered, nonsense is told kindly.
import { expect, test, type Page } from './checked.ts';
import { prepare, viewOf } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function begin(page: Page, button = 'Start the game'): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/table\//);
  return page.url().split('/').at(-1) ?? '';
}

for (const preset of ['micro-fr', 'deluxe-en', 'console-en', 'club']) {
  test(`the rules of ${preset} start a game`, async ({ page }) => {
    await prepare(page);
    await page.goto('/new');
    await page.locator(`[data-preset="${preset}"]`).click();
    await expect(page.locator(`[data-preset="${preset}"] input`)).toBeChecked();
    const table = await begin(page);
    await expect(page.getByRole('grid')).toBeVisible();
    expect((await viewOf(page, table)).seats).toHaveLength(2);
  });
}

test('rules are changed one by one, played by, and remembered', async ({ page }) => {
  await prepare(page);
  await page.goto('/new');
  await page.locator('[data-preset="club"]').click();
  await page.getByLabel('Clock', { exact: true }).selectOption('A time for each turn');
  await page.getByLabel('Time for a turn').fill('2:30');
  await page.getByLabel('Time for a turn').press('Tab');
  await page.getByLabel('A wrong challenge').selectOption('Gives points away');
  await page.locator('[data-rule="challenge-points"]').getByRole('spinbutton').fill('7');
  await page.getByText('More rules').click();
  await page.getByLabel('Bonus for a whole rack').fill('40');
  await page.getByLabel('Board', { exact: true }).selectOption('Small, 11 by 11');
  await page.getByRole('switch', { name: 'See it think' }).click();
  await page.screenshot({ path: 'test-results/setup-more.png', fullPage: true });
  await page.getByLabel('Level of player 2').selectOption('level1');
  const { rules } = await viewOf(page, await begin(page));
  expect(rules).toMatchObject({ bonus: 40, layout: 'small', clock: { per_turn: { seconds: 150, over: 'misses_turn' } } });
  expect(rules.unknown_word).toEqual({ players_challenge: { points: 7 } });
  expect(rules.screen.see_me_think).toBe(true);
  await page.goto('/new');
  await expect(page.locator('[data-preset="club"] input')).toBeChecked();
  await expect(page.getByLabel('Time for a turn')).toHaveValue('2:30');
  await page.getByRole('button', { name: /^Back to the rules/ }).click();
  await expect(page.getByLabel('Clock', { exact: true })).toHaveValue('per_game');
});

test('what nobody could play by is told in a sentence', async ({ page }) => {
  await prepare(page);
  await page.goto('/new');
  await page.getByLabel('Clock', { exact: true }).selectOption('A time for each turn');
  await page.getByLabel('Time for a turn').fill('0:05');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '0:10' })).toBeVisible();
  await page.screenshot({ path: 'test-results/setup-refused.png' });
});

test('a seat for a friend leads to the table where people gather', async ({ page }) => {
  await prepare(page);
  await page.goto('/new');
  await page.getByLabel('Player 2', { exact: true }).selectOption('A seat for a friend');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await begin(page, 'Set the table and invite');
  await expect(page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
});

test('four at one table: me, someone beside me, an expert and a champion [PS-015, PS-017]', async ({ page }) => {
  await prepare(page);
  await page.goto('/new');
  await page.locator('[data-preset="console-en"]').click();
  await page.getByLabel('Player 2', { exact: true }).selectOption('Someone beside me');
  await page.getByLabel('Name of player 2').fill('Blaise');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Level of player 3').selectOption('expert');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Level of player 4').selectOption('champion');
  await page.getByLabel('Seconds a move for player 4').fill('2');
  await expect(page.getByRole('button', { name: 'Add a player' })).toHaveCount(0);
  const { seats } = await viewOf(page, await begin(page));
  expect(seats.map((seat) => seat.player.by)).toEqual(['person', 'person', { computer: 'expert' }, { computer: 'champion:seconds=2' }]);
});

test('the set-up is made by keyboard alone, and Enter begins', async ({ page }) => {
  await prepare(page);
  await page.goto('/new');
  await page.locator('[data-preset="deluxe-en"] input').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-preset="console-en"] input')).toBeChecked();
  await page.getByLabel('Your name').press('Enter');
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prepare(page, { language: 'fr' });
  await page.goto('/new/tournament');
  await expect(page.getByRole('heading', { name: 'Tournoi' })).toBeVisible();
  await page.screenshot({ path: 'test-results/setup-phone-fr.png' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await begin(page, 'Commencer la partie');
  await expect(page.getByRole('grid')).toBeVisible();
});
