// Every screen in every theme, judged by axe.
import { expect, test, type Page } from '@playwright/test';
import { judge } from './judge.ts';
import { arrive, bestPlay, myTurn, playAtOnce } from './table.ts';

const THEMES = ['light', 'dark', 'contrast'] as const;

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } })) {
      test(`every screen is clean on a ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await arrive(page, { theme });
        await judge(page, `front-${theme}-${size}`);
        for (const path of ['friends', 'join', 'nowhere']) {
          await page.goto(`/${path}`);
          await judge(page, `${path}-${theme}-${size}`);
        }
        await page.goto('/friends');
        await page.getByRole('button', { name: 'Set the table' }).click();
        await page.getByRole('heading', { name: 'Take your seats' }).waitFor();
        await judge(page, `gathering-${theme}-${size}`);
      });

      test(`the table and its dialogs are clean on a ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await arrive(page, { theme });
        const table = await playAtOnce(page);
        await myTurn(page);
        await judge(page, `table-${theme}-${size}`);
        const advice = await bestPlay(page, table);
        await page.getByRole('button', { name: /^Hint/ }).click();
        await page.locator('dialog li button').first().waitFor();
        await judge(page, `hint-${theme}-${size}`);
        await page.locator('dialog li button').first().click();
        expect(advice).not.toBeNull();
        await expect(page.getByRole('button', { name: /^Play \d+/ })).toBeEnabled();
        await judge(page, `laid-${theme}-${size}`);
        for (const [button, name] of [['Exchange', 'exchange'], ['Pass', 'pass'], ['More', 'more']] as const) {
          await page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${button}`) }).click();
          await judge(page, `${name}-${theme}-${size}`);
          await page.keyboard.press('Escape');
        }
        for (const [button, name] of [['Settings', 'options'], ['Look a word up', 'meaning'], ['Leave the table', 'leave']] as const) {
          await page.getByRole('toolbar').getByRole('button', { name: /^More/ }).click();
          await page.getByRole('dialog').getByRole('button', { name: button }).click();
          await judge(page, `${name}-${theme}-${size}`);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}

/** A quick game with a word laid but not played. */
async function gameWithLaidTiles(page: Page): Promise<void> {
  await playAtOnce(page);
  await myTurn(page);
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.locator('dialog li button').first().click();
  await page.getByRole('button', { name: /^Play \d+/ }).waitFor();
}

test('black and white is clean: the front, the table, a question over it and the settings, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, { theme: 'ink' });
  await judge(page, 'front-ink-phone');
  await gameWithLaidTiles(page);
  await judge(page, 'laid-ink-phone');
  await page.getByRole('toolbar').getByRole('button', { name: /^Exchange/ }).click();
  await judge(page, 'exchange-ink-phone');
  await page.goto('/settings');
  await page.locator('h1').waitFor();
  await judge(page, 'settings-ink-phone');
});

for (const [tiles, theme] of [['walnut', 'light'], ['slate', 'dark']] as const) {
  test(`a table with tiles of ${tiles} is clean in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrive(page, { theme, tiles });
    await gameWithLaidTiles(page);
    await judge(page, `laid-${tiles}-${theme}`);
  });
}
