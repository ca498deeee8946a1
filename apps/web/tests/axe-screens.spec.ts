// The screens around the table in every theme and size, judged by axe.
import { test } from '@playwright/test';
import { answerReviews, finishedGame } from './finished.ts';
import { judge } from './judge.ts';
import { arrive } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

for (const theme of ['light', 'dark', 'contrast'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every screen is clean in the ${theme} theme on a ${size}`, async ({ page }) => {
      test.setTimeout(420_000);
      await page.setViewportSize(viewport);
      await arrive(page, { theme });
      for (const path of theme === 'light' ? ['new', 'scores', 'statistics', 'account', 'resume', 'settings'] : ['new', 'account', 'settings']) {
        await page.goto(`/${path}`);
        await page.locator('h1').waitFor();
        for (const details of await page.locator('main details > summary').all()) await details.click();
        await judge(page, `${path}-${theme}-${size}`, 'whole');
      }
      const table = await finishedGame(page, 2);
      await answerReviews(page, table);
      for (const path of ['scores', 'statistics', 'resume']) {
        await page.goto(`/${path}`);
        await page.locator('h1').waitFor();
        await judge(page, `${path}-full-${theme}-${size}`, 'whole');
      }
      await page.goto(`/review/${table}`);
      await page.locator('.verdict').waitFor();
      await judge(page, `review-${theme}-${size}`, 'whole');
      await page.getByRole('button', { name: 'Try another play' }).click();
      await judge(page, `review-try-${theme}-${size}`, 'whole');
      await page.goto('/new/real-board');
      await page.getByRole('button', { name: 'Start the game' }).click();
      const step = page.locator('.step');
      await step.getByRole('textbox').nth(0).fill('A');
      await step.getByRole('textbox').nth(1).fill('B');
      await judge(page, `real-starter-${theme}-${size}`, 'whole');
      await step.getByRole('button', { name: 'These were drawn' }).click();
      await step.getByLabel('Tiles').fill('EEIINST');
      await step.getByRole('button', { name: 'That is what came' }).click();
      await step.getByRole('heading', { name: /^What did/ }).waitFor();
      await page.getByText('Hint, corrections, points').click();
      await judge(page, `real-word-${theme}-${size}`, 'whole');
    });
  }
}
