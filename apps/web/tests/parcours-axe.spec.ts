// Parcours in every theme and size, judged by axe: the set-up, the table with its dialogs, the end and the review.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveAgain, bestHand, myHand, sitDown } from './parcours.ts';
import { endingOf } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 360, height: 740 } };

async function judge(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(250);
  await page.screenshot({ path: `test-results/parcours-${name}.png` });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const found = violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  expect.soft(found, name).toEqual([]);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(widest, `${name} sticks out`).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`set-up, table, end and review are clean in the ${theme} theme on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await arriveAgain(page, { theme });
      await page.goto('/new/parcours');
      await page.locator('summary').click();
      await judge(page, `setup-${theme}-${size}`);
      const table = await sitDown(page, { language: 'fr', seats: [{ by: 'me' }, { by: 'computer', level: 'level2' }, { by: 'computer', level: 'level4:collector' }] });
      await myHand(page);
      await judge(page, `table-${theme}-${size}`);
      while (!(await bestHand(page, table))) {
        await page.getByRole('toolbar').getByRole('button', { name: /^Pass/ }).click();
        await page.getByRole('button', { name: 'All back' }).click();
        await page.locator('dialog .confirm').click();
        await myHand(page);
      }
      await page.getByRole('toolbar').getByRole('button', { name: /^Hint/ }).click();
      await page.locator('dialog li button').first().waitFor();
      await judge(page, `hint-${theme}-${size}`);
      await page.locator('dialog li button').first().click();
      await page.getByRole('button', { name: /^Lay \+\d+/ }).waitFor();
      await judge(page, `tried-${theme}-${size}`);
      await page.getByRole('button', { name: /^Lay \+\d+/ }).click();
      await page.locator('.room.fresh').first().waitFor();
      await judge(page, `laid-${theme}-${size}`);
      await page.locator('.deeds .end').click();
      if (await page.locator('dialog .confirm').isVisible()) await judge(page, `return-${theme}-${size}`);
      await page.keyboard.press('Escape');
      await page.locator('[data-look="1"]').click();
      await judge(page, `other-${theme}-${size}`);
      await page.getByRole('button', { name: 'More' }).click();
      await judge(page, `more-${theme}-${size}`);
      await sitDown(page);
      await myHand(page);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(endingOf(page)).toBeVisible();
      await judge(page, `end-${theme}-${size}`);
      await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
      await page.locator('.hands').waitFor();
      await judge(page, `review-${theme}-${size}`);
    });
  }
}
