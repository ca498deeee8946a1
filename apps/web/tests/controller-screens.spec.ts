// What is seen with a controller in hand: the line of its buttons and the sofa view, in every look; and the other games.
import { expect, test, type Page } from './checked.ts';
import { judge } from './judge.ts';
import { Pad, preparePads } from './pad.ts';
import * as parcours from './parcours.ts';
import { settled } from './settled.ts';
import { act, bestPlay, prepare, sitDown, type Wishes } from './table.ts';
import * as zigzag from './zigzag.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** A table with a word on it and a controller in hand. */
async function sitDownWithPad(page: Page, wishes: Wishes = {}): Promise<Pad> {
  await preparePads(page);
  const table = await sitDown(page, { changes: { starter: 'first' }, wishes });
  const advice = await bestPlay(page, table);
  await act(page, table, { do: 'lay', tiles: advice?.tiles });
  await expect(page.locator('table tbody tr')).toHaveCount(1);
  return Pad.plugIn(page);
}

/** How high the letters are, in hundredths of the height of the screen. */
async function heights(page: Page): Promise<{ board: number; rack: number; text: number }> {
  return page.evaluate(() => {
    const share = (selector: string): number => (100 * (document.querySelector(selector)?.getBoundingClientRect().height ?? 0)) / innerHeight;
    return { board: share('.square'), rack: share('.rack button.tile'), text: (100 * Number.parseFloat(getComputedStyle(document.querySelector('.legend li') ?? document.body).fontSize)) / innerHeight };
  });
}

test('the line of buttons is clean in every look, over the table and over dialogs [PS-001]', async ({ page }) => {
  const pad = await sitDownWithPad(page);
  await judge(page, 'pad-table');
  await pad.press('select');
  await expect(pad.deed('back')).toHaveText('▲ Back');
  await settled(page);
  const [line, dialog] = [await page.locator('.legend').boundingBox(), await page.getByRole('dialog').boundingBox()];
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  await judge(page, 'pad-menu', ['light', 'dark']);
  await page.screenshot({ path: 'test-results/pad-menu.png' });
});

test('the choice of keys and controllers, the letters and the choices of a field are clean [PS-036]', async ({ page }) => {
  await prepare(page);
  await preparePads(page);
  await page.goto('/');
  await expect(page.locator('button.large')).toBeVisible();
  const pad = await Pad.plugIn(page);
  await Pad.plugIn(page, 1);
  await pad.press('select');
  await expect(page.getByRole('dialog', { name: 'Keys and controllers' })).toBeVisible();
  await judge(page, 'pad-controls', ['light', 'dark']);
  await page.screenshot({ path: 'test-results/pad-controls.png' });
  await pad.choose(page.getByLabel('Buttons of player 1'));
  await judge(page, 'pad-choices', ['light', 'dark']);
  await page.screenshot({ path: 'test-results/pad-choices.png' });
  await pad.press('triangle', 'triangle');
  await pad.choose(page.getByRole('button', { name: 'On one screen' }));
  await pad.choose(page.getByLabel('Your name'));
  await expect(page.getByRole('dialog', { name: 'Your name' })).toBeVisible();
  await judge(page, 'pad-letters', ['light', 'dark']);
  await page.screenshot({ path: 'test-results/pad-letters.png' });
});

for (const [theme, language] of [['light', 'en'], ['dark', 'fr']] as const) {
  test(`the sofa view shows the whole board and a large rack, in ${theme} and ${language} [PS-001]`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const pad = await sitDownWithPad(page, { theme, language });
    await page.screenshot({ path: `test-results/pad-desk-${theme}.png` });
    await page.getByRole('button', { name: /^(Sofa view|Vue canapé)$/ }).click();
    await pad.press('l1');
    await settled(page);
    await page.screenshot({ path: `test-results/pad-sofa-${theme}.png` });
    const seen = await heights(page);
    expect(seen.board).toBeGreaterThan(4.7);
    expect(seen.rack).toBeGreaterThan(7);
    expect(seen.text).toBeGreaterThan(2.2);
    const foot = await page.locator('.legend').evaluate((line) => line.getBoundingClientRect().top);
    for (const part of ['.frame', '.rack', 'button.play', '[role="toolbar"]']) {
      expect(await page.locator(part).first().evaluate((element) => element.getBoundingClientRect().bottom), part).toBeLessThanOrEqual(foot);
    }
    await judge(page, `pad-sofa-${theme}`, [theme]);
  });
}

test('Parcours is no dead end with a controller: a tile is picked, placed and taken back, the menu opened and closed [PS-002]', async ({ page }) => {
  await parcours.prepareAgain(page);
  await preparePads(page);
  await parcours.sitDown(page);
  const pad = await Pad.plugIn(page);
  await parcours.myHand(page);
  const tile = page.locator('.rack button.tile:not([aria-label="Blank"])').first();
  await pad.choose(tile);
  await pad.press('up');
  await expect(page.locator('[data-spot]:focus')).toHaveCount(1);
  await expect(pad.deed('select')).toHaveText('✕ Place');
  await pad.press('cross');
  await expect(page.locator('.board .own')).toHaveCount(1);
  await pad.press('triangle');
  await expect(page.locator('.board .own')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/pad-parcours.png' });
  await pad.press('select');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pad.press('triangle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Zigzag is no dead end with a controller: a tile is laid and taken back, the menu opened and closed [PS-002]', async ({ page }) => {
  await zigzag.prepareAgain(page);
  await preparePads(page);
  await zigzag.sitDown(page, { seats: [{ by: 'me' }, { by: 'beside', name: 'Zoe' }] });
  const pad = await Pad.plugIn(page);
  await pad.reach(page.locator('.rack button.tile').and(page.getByRole('button', { name: /^[A-Z]$|^[A-Z],/ })).first());
  await expect(pad.deed('select')).toHaveText('✕ Place');
  await pad.press('cross');
  await expect(page.locator('.board .own')).toHaveCount(1);
  await page.screenshot({ path: 'test-results/pad-zigzag.png' });
  await pad.press('triangle');
  await expect(page.locator('.board .own')).toHaveCount(0);
  await pad.press('select');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pad.press('triangle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
