// The way to a table and the table itself on every size and in every look, judged by axe.
import { expect, test } from './checked.ts';
import { judge, THEMES, type Look } from './judge.ts';
import { arrive, myTurn, playAtOnce } from './table.ts';

/** Black and white is judged on a phone, other tiles on a desk. */
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, looks: THEMES, laid: [...THEMES, 'walnut', 'slate'] },
  phone: { viewport: { width: 360, height: 740 }, looks: [...THEMES, 'ink'], laid: [...THEMES, 'ink'] },
} satisfies Record<string, { viewport: { width: number; height: number }; looks: readonly Look[]; laid: readonly Look[] }>;

for (const [size, { viewport, looks, laid }] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('every screen on the way to a table is clean', async ({ page }) => {
      await arrive(page);
      await judge(page, `front-${size}`, looks);
      for (const path of ['join', 'nowhere', 'friends']) {
        await page.goto(`/${path}`);
        await judge(page, `${path}-${size}`, looks);
      }
      await page.getByRole('button', { name: 'Set the table' }).click();
      await page.getByRole('heading', { name: 'Take your seats' }).waitFor();
      await judge(page, `gathering-${size}`, looks);
    });

    test('the table is clean with and without tiles laid', async ({ page }) => {
      await arrive(page);
      await playAtOnce(page);
      await myTurn(page);
      await judge(page, `table-${size}`, looks);
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page.locator('dialog li button').first().waitFor();
      await judge(page, `hint-${size}`, looks);
      await page.locator('dialog li button').first().click();
      await expect(page.getByRole('button', { name: /^Play \d+/ })).toBeEnabled();
      await judge(page, `laid-${size}`, laid);
    });

    test('the dialogs of the table are clean', async ({ page }) => {
      await arrive(page);
      await playAtOnce(page);
      await myTurn(page);
      for (const [button, name] of [['Exchange', 'exchange'], ['Pass', 'pass'], ['More', 'more']] as const) {
        await page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${button}`) }).click();
        await judge(page, `${name}-${size}`, looks);
        await page.keyboard.press('Escape');
      }
      for (const [button, name] of [['Settings', 'options'], ['Look a word up', 'meaning'], ['Leave the table', 'leave']] as const) {
        await page.getByRole('toolbar').getByRole('button', { name: /^More/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: button }).click();
        await judge(page, `${name}-${size}`, looks);
        await page.keyboard.press('Escape');
      }
    });
  });
}
