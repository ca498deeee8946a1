// The screens around the table in every theme and size, judged by axe.
import { test, type Page } from './checked.ts';
import { answerReviews, finishedGame } from './finished.ts';
import { judge, THEMES } from './judge.ts';
import { prepare } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

async function judgeScreens(page: Page, paths: readonly string[], state: string): Promise<void> {
  for (const path of paths) {
    await page.goto(`/${path}`);
    await page.locator('h1').waitFor();
    for (const details of await page.locator('main details > summary').all()) await details.click();
    await judge(page, `${path}-${state}`, path === 'settings' ? [...THEMES, 'ink'] : THEMES);
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('every screen of a newcomer is clean', async ({ page }) => {
      await prepare(page);
      await judgeScreens(page, ['new', 'scores', 'statistics', 'account', 'resume', 'settings'], `empty-${size}`);
    });

    test('every screen about finished games is clean, and so is the review', async ({ page }) => {
      await prepare(page);
      const table = await finishedGame(page, 2);
      await answerReviews(page, table);
      await judgeScreens(page, ['scores', 'statistics', 'resume'], `full-${size}`);
      await page.goto(`/review/${table}`);
      await page.locator('.verdict').waitFor();
      await judge(page, `review-${size}`);
      await page.getByRole('button', { name: 'Try another play' }).click();
      await judge(page, `review-try-${size}`);
    });

    test('the real board is clean', async ({ page }) => {
      await prepare(page);
      await page.goto('/new/real-board');
      await page.getByRole('button', { name: 'Start the game' }).click();
      const step = page.locator('.step');
      await step.getByRole('textbox').nth(0).fill('A');
      await step.getByRole('textbox').nth(1).fill('B');
      await judge(page, `real-starter-${size}`);
      await step.getByRole('button', { name: 'These were drawn' }).click();
      await step.getByLabel('Tiles').fill('EEIINST');
      await step.getByRole('button', { name: 'That is what came' }).click();
      await step.getByRole('heading', { name: /^What did/ }).waitFor();
      await page.getByText('Hint, corrections, points').click();
      await judge(page, `real-word-${size}`);
    });
  });
}
