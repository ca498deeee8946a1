// Parcours in every theme and size, judged by axe: the set-up, the table with its dialogs, the end and the review.
import { expect, test, type Page } from './checked.ts';
import { judge } from './judge.ts';
import { bestHand, myHand, prepareAgain, sitDown } from './parcours.ts';
import { endingOf, turnsShown } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 360, height: 740 } };

/** Passes until there is a word to lay. */
async function passUntilThereIsAWord(page: Page, table: string): Promise<void> {
  while (!(await bestHand(page, table))) {
    await page.getByRole('toolbar').getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('button', { name: 'All back' }).click();
    const before = await turnsShown(page);
    await page.locator('dialog .confirm').click();
    await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
    await myHand(page);
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('set-up, end and review are clean', async ({ page }) => {
      await prepareAgain(page);
      await page.goto('/new/parcours');
      await page.locator('summary').click();
      await judge(page, `parcours-setup-${size}`);
      await sitDown(page);
      await myHand(page);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(endingOf(page)).toBeVisible();
      await judge(page, `parcours-end-${size}`);
      await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
      await page.locator('.hands').waitFor();
      await judge(page, `parcours-review-${size}`);
    });

    test('the table and its dialogs are clean', async ({ page }) => {
      await prepareAgain(page);
      const table = await sitDown(page, { language: 'fr', seats: [{ by: 'me' }, { by: 'computer', level: 'level2' }, { by: 'computer', level: 'level4:collector' }] });
      await myHand(page);
      await judge(page, `parcours-table-${size}`);
      await passUntilThereIsAWord(page, table);
      await page.getByRole('toolbar').getByRole('button', { name: /^Hint/ }).click();
      await page.locator('dialog li button').first().waitFor();
      await judge(page, `parcours-hint-${size}`);
      await page.locator('dialog li button').first().click();
      await page.getByRole('button', { name: /^Lay \+\d+/ }).waitFor();
      await judge(page, `parcours-tried-${size}`);
      await page.getByRole('button', { name: /^Lay \+\d+/ }).click();
      await page.locator('.room.fresh').first().waitFor();
      await judge(page, `parcours-laid-${size}`);
      await page.locator('.actions .end').click();
      if (await page.locator('dialog .confirm').isVisible()) await judge(page, `parcours-return-${size}`);
      await page.keyboard.press('Escape');
      await page.locator('[data-look="1"]').click();
      await judge(page, `parcours-other-${size}`);
      await page.getByRole('button', { name: 'More' }).click();
      await judge(page, `parcours-more-${size}`);
    });
  });
}
