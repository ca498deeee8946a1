// When a screen stands still: for pictures, measures and judgements of it.
import { expect, type Page } from '@playwright/test';

/** Waits until the screen is there, nothing is being fetched for it, its fonts are loaded, and every animation that ends has ended. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
