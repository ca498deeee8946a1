// Whole games, from the first tile to the last, in every way of laying tiles and on every size of screen.
import { expect, test } from './checked.ts';
import { Fingers } from './fingers.ts';
import { arrive, centre, declareBlank, playAtOnce, playToTheEnd, pressPlay, tileFor, turnsShown, writtenPlay } from './table.ts';

test.setTimeout(420_000);

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game is played by dragging with the mouse', async ({ page }) => {
    await arrive(page);
    const table = await playAtOnce(page);
    const turns = await playToTheEnd(page, table, async (advice) => {
      for (const laid of advice.tiles) {
        const from = await centre(page, await tileFor(page, laid.letter, laid.blank));
        const to = await centre(page, `[data-square="${laid.square}"]`);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
        if (laid.blank) await declareBlank(page, laid.letter);
      }
      await pressPlay(page);
    });
    expect(turns).toBeGreaterThan(5);
    await page.screenshot({ path: 'test-results/game-mouse-over.png' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a whole game is played by dragging with a finger, in French', async ({ page }) => {
    await arrive(page, { language: 'fr' });
    const table = await playAtOnce(page);
    const fingers = await Fingers.on(page);
    await playToTheEnd(page, table, async (advice) => {
      for (const laid of advice.tiles) {
        const from = await centre(page, await tileFor(page, laid.letter, laid.blank));
        const to = await centre(page, `[data-square="${laid.square}"]`);
        await fingers.drag([from, { x: from.x + 3, y: from.y - 20 }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);
        if (laid.blank) await declareBlank(page, laid.letter);
      }
      await pressPlay(page);
    });
    await page.screenshot({ path: 'test-results/game-touch-over.png' });
  });

  test('a tile is tapped, then a square', async ({ page }) => {
    await arrive(page);
    await playAtOnce(page);
    await expect(page.locator('.rack button.tile')).toHaveCount(7);
    await page.locator('.rack button.tile:not([aria-label="Blank"])').first().tap();
    await page.locator('[data-square="A1"]').tap();
    await expect(page.locator('[data-square="A1"] .own')).toHaveCount(1);
  });

  test('two taps zoom the board, two more show all of it', async ({ page }) => {
    await arrive(page);
    await playAtOnce(page);
    const fingers = await Fingers.on(page);
    const square = page.locator('[data-square="H8"]');
    const width = async (): Promise<number> => (await square.boundingBox())?.width ?? 0;
    const usual = await width();
    const point = await centre(page, '[data-square="H8"]');
    await fingers.tapTwice(point);
    await expect.poll(width).toBeGreaterThan(usual * 1.7);
    await fingers.tapTwice(point);
    await expect.poll(width).toBeLessThan(usual * 1.05);
    await fingers.spread({ x: 180, y: 300 }, 30, 90);
    await expect.poll(width).toBeGreaterThan(usual * 1.5);
    await page.screenshot({ path: 'test-results/phone-zoomed.png' });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('a whole game is played by typing only', async ({ page }) => {
    await arrive(page);
    const table = await playAtOnce(page);
    await playToTheEnd(page, table, async (advice) => {
      for (const laid of advice.tiles) {
        await page.locator(`[data-square="${laid.square}"]`).focus();
        await page.keyboard.press(laid.blank ? `Shift+${laid.letter}` : laid.letter.toLowerCase());
      }
      await page.keyboard.press('Enter');
      await expect(page.locator('.square .own')).toHaveCount(0);
    });
  });

  test('a whole game is played by command line, in French [MS-064]', async ({ page }) => {
    await arrive(page, { language: 'fr' });
    const table = await playAtOnce(page);
    const line = page.getByRole('textbox', { name: 'Ligne de commande' });
    await playToTheEnd(page, table, async (advice) => {
      const [first] = advice.tiles;
      if (!first) return;
      const before = await turnsShown(page);
      const word = await writtenPlay(page, table, advice.tiles);
      await line.fill(word);
      await line.press('Enter');
      await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
    });
  });
});

test.describe('without eyes', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game is played by roles and names alone', async ({ page }) => {
    await arrive(page);
    const table = await playAtOnce(page);
    await playToTheEnd(page, table, async (advice) => {
      for (const laid of advice.tiles) {
        const place = laid.square.replace(/^([A-Z]+)(\d+)$/, '$2$1');
        const tiles = page.getByRole('group', { name: 'Your tiles' });
        const name = laid.blank ? 'Blank' : new RegExp(`^${laid.letter}, `);
        await tiles.getByRole('button', { name, exact: true }).first().press('Enter');
        await page.getByRole('gridcell', { name: new RegExp(`^${place}, `) }).focus();
        await page.keyboard.press('Enter');
        if (laid.blank) await page.getByRole('dialog').getByRole('button', { name: laid.letter, exact: true }).press('Enter');
      }
      await page.getByRole('button', { name: /^Play \d+/ }).press('Enter');
      await expect(page.locator('.square .own')).toHaveCount(0);
    });
    await expect(page.getByRole('status')).not.toBeEmpty();
  });
});
