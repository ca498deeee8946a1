// The screens around the table in every theme and size, judged by axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { answerReviews, finishedGame } from './finished.ts';
import { arrive } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

async function judge(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const found = violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  expect.soft(found, name).toEqual([]);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(widest, `${name} sticks out`).toBeLessThanOrEqual(0);
}

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
        await judge(page, `${path}-${theme}-${size}`);
      }
      const table = await finishedGame(page, 2);
      await answerReviews(page, table);
      for (const path of ['scores', 'statistics', 'resume']) {
        await page.goto(`/${path}`);
        await page.locator('h1').waitFor();
        await judge(page, `${path}-full-${theme}-${size}`);
      }
      await page.goto(`/review/${table}`);
      await page.locator('.verdict').waitFor();
      await judge(page, `review-${theme}-${size}`);
      await page.getByRole('button', { name: 'Try another play' }).click();
      await judge(page, `review-try-${theme}-${size}`);
      await page.goto('/new/real-board');
      await page.getByRole('button', { name: 'Start the game' }).click();
      const step = page.locator('.step');
      await step.getByRole('textbox').nth(0).fill('A');
      await step.getByRole('textbox').nth(1).fill('B');
      await judge(page, `real-starter-${theme}-${size}`);
      await step.getByRole('button', { name: 'These were drawn' }).click();
      await step.getByLabel('Tiles').fill('EEIINST');
      await step.getByRole('button', { name: 'That is what came' }).click();
      await step.getByRole('heading', { name: /^What did/ }).waitFor();
      await page.getByText('Hint, corrections, points').click();
      await judge(page, `real-word-${theme}-${size}`);
    });
  }
}
