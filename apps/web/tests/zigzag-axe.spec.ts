// Zigzag in every theme and size, judged by axe: the set-up, the table with its dialogs, the end and the review.
import { expect, test, type Page } from './checked.ts';
import { judge } from './judge.ts';
import { act, endingOf } from './table.ts';
import { bestPlay, expectLaid, myTurn, prepareAgain, sitDown, viewOf } from './zigzag.ts';

test.setTimeout(420_000);

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 360, height: 740 } };

/** Plays a few words for this seat, each answered by the computers. */
async function playWords(page: Page, table: string, words: number): Promise<void> {
  for (let word = 0; word < words; word += 1) {
    await expect.poll(async () => (await viewOf(page, table)).turn, { timeout: 60_000 }).toBe(0);
    const play = await bestPlay(page, table);
    await act(page, table, play ? { do: 'play', word: play.laid } : { do: 'pass' });
  }
  await expect.poll(async () => (await viewOf(page, table)).turn, { timeout: 60_000 }).toBe(0);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('set-up, end and review are clean', async ({ page }) => {
      await prepareAgain(page);
      await page.goto('/new/zigzag');
      await page.locator('summary').click();
      await judge(page, `zigzag-setup-${size}`);
      const table = await sitDown(page);
      await playWords(page, table, 2);
      await myTurn(page);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(endingOf(page)).toBeVisible();
      await judge(page, `zigzag-end-${size}`);
      await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
      await page.getByRole('button', { name: /^Show [A-Z]+/ }).first().waitFor();
      await judge(page, `zigzag-review-${size}`);
      await page.getByRole('button', { name: /^Show [A-Z]+/ }).first().click();
      await judge(page, `zigzag-review-best-${size}`);
    });

    test('the table and its dialogs are clean', async ({ page }) => {
      await prepareAgain(page);
      const computers = ['level2', 'level4'].map((level) => ({ by: 'computer', level }));
      const table = await sitDown(page, { preset: 'zigzag-fr', changes: { actions: 'even' }, seats: [{ by: 'me' }, ...computers] });
      await judge(page, `zigzag-first-${size}`);
      await playWords(page, table, 3);
      await myTurn(page);
      await judge(page, `zigzag-table-${size}`);
      for (const strength of ['letter', 'word', 'play']) {
        if (strength === 'letter') await page.getByRole('toolbar').getByRole('button', { name: /^Hint/ }).click();
        else await page.getByRole('button', { name: 'Tell me more' }).click();
        await judge(page, `zigzag-hint-${strength}-${size}`);
      }
      await page.getByRole('button', { name: 'Lay it for me' }).click();
      await page.getByRole('button', { name: /^Play [A-Z]+/ }).waitFor();
      await judge(page, `zigzag-tried-${size}`);
      const gift = page.locator('.rack button.tile[aria-label*="+"]').first();
      if (await gift.isVisible()) {
        await gift.click();
        await page.getByRole('button', { name: 'Choose…' }).click();
        await judge(page, `zigzag-gifts-${size}`);
        await page.getByRole('button', { name: 'Done' }).click();
      }
      await page.getByRole('toolbar').getByRole('button', { name: /^Recall/ }).click();
      await expectLaid(page, 0);
      await page.getByRole('toolbar').getByRole('button', { name: /^Exchange/ }).click();
      await judge(page, `zigzag-exchange-${size}`);
      await page.getByRole('button', { name: 'Draw 2 tiles' }).click();
      await page.getByRole('dialog', { name: 'Give 2 tiles back' }).waitFor();
      await judge(page, `zigzag-return-${size}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await judge(page, `zigzag-more-${size}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.getByRole('dialog', { name: 'Write a word' }).waitFor();
      await judge(page, `zigzag-write-${size}`);
    });
  });
}
