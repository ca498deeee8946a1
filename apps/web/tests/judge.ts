// A screen judged by axe: nobody is shut out of it, and nothing sticks out of it.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Judges what is shown, and takes a picture of that or of the whole page. */
export async function judge(page: Page, name: string, picture: 'shown' | 'whole' = 'shown'): Promise<void> {
  await page.waitForTimeout(250);
  await page.screenshot({ path: `test-results/${name}.png`, fullPage: picture === 'whole' });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  expect.soft(found, name).toEqual([]);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(widest, `${name} sticks out`).toBeLessThanOrEqual(0);
}
