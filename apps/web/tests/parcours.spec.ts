// Whole games of Parcours, from the first letter to ARRIVEE, by mouse, finger and keys, in both languages.
import { expect, test, type Page } from './checked.ts';
import { Fingers, type Point } from './fingers.ts';
import { bestHand, laid, middle, myHand, playToTheEnd, prepareAgain, sitDown, spotsOf, tileFor, viewOf, type Manner } from './parcours.ts';
import { declareBlank, endingOf, turnsShown } from './table.ts';
import type { Advice } from '../src/games/parcours/types.ts';

test.setTimeout(420_000);

/** Ends a hand; whoever has letters left is asked which of them go back. */
async function endHand(page: Page, end: () => Promise<void>, confirm: () => Promise<void>): Promise<void> {
  const before = await turnsShown(page);
  const question = page.locator('dialog .confirm');
  await end();
  await expect.poll(async () => (await question.isVisible()) || (await turnsShown(page)) > before).toBe(true);
  if (await question.isVisible()) await confirm();
}

/** The buttons of a hand, pressed by whatever presses. */
function buttons(page: Page, press: (selector: string) => Promise<void>): Omit<Manner, 'lay'> {
  return {
    refill: () => press('.actions .refill'),
    end: () => endHand(page, () => press('.actions .end'), () => press('dialog .confirm')),
    pass: async () => {
      await press('.tools button:nth-child(2)');
      await press('dialog .buttons button:nth-child(1)');
      await press('dialog .confirm');
      await expect(page.locator('dialog')).toHaveCount(0);
    },
  };
}

/** Lays words by carrying every tile from the rack to its spot. */
function carrying(page: Page, carry: (from: Point, to: Point) => Promise<void>, press: (selector: string) => Promise<void>): Manner['lay'] {
  return async (advice: Advice) => {
    for (const word of advice.words) {
      if (word.place.owner !== 0) await press(`[data-look="${word.place.owner}"]`);
      for (const { spot, letter, joker } of spotsOf(word)) {
        const tile = await tileFor(page, letter, joker);
        const to = await middle(page, `[data-spot="${spot}"]`);
        await carry(await middle(page, tile), to);
        if (joker) await declareBlank(page, letter);
        await expect(page.locator(`[data-spot="${spot}"] .own`)).toHaveCount(1);
      }
    }
    await press('.actions .lay');
    await laid(page);
  };
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game is played by dragging with the mouse', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page);
    const press = (selector: string): Promise<void> => page.locator(selector).first().click();
    const carry = async (from: Point, to: Point): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    };
    const played = await playToTheEnd(page, table, { ...buttons(page, press), lay: carrying(page, carry, press) });
    expect(played.hands).toBeGreaterThan(5);
    expect(played.secondPlays).toBeGreaterThan(0);
    await page.screenshot({ path: 'test-results/parcours-mouse-over.png' });
    await page.getByRole('button', { name: 'Look at the boards' }).click();
    await page.screenshot({ path: 'test-results/parcours-mouse-boards.png' });
    await page.getByRole('button', { name: 'Show the result' }).click();
    await endingOf(page).click();
    await expect(page).not.toHaveURL(new RegExp(table));
    await myHand(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a whole game is played by dragging with a finger, in French', async ({ page }) => {
    await prepareAgain(page, { language: 'fr' });
    const table = await sitDown(page, { language: 'fr' });
    const fingers = await Fingers.on(page);
    const press = async (selector: string): Promise<void> => page.locator(selector).first().tap();
    const carry = (from: Point, to: Point): Promise<void> =>
      fingers.carry([from, { x: from.x + 3, y: from.y - 20 }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);
    await playToTheEnd(page, table, { ...buttons(page, press), lay: carrying(page, carry, press) });
    await page.screenshot({ path: 'test-results/parcours-touch-over.png' });
  });

  test('a tile is tapped, then a spot; tapped there it comes back', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page);
    await myHand(page);
    const length = (await viewOf(page, table)).seats[0]?.slots[0]?.length;
    await page.locator('.rack button.tile').first().tap();
    await page.locator('[data-spot="0.0.path.0"]').tap();
    const own = page.locator('[data-spot="0.0.path.0"] .own');
    const letters = page.locator('dialog .letters');
    await expect(own.or(letters).first()).toBeVisible();
    if (await letters.isVisible()) await declareBlank(page, 'A');
    await expect(page.locator('.guide .next')).toContainText(`${(length ?? 0) - 1} letters are missing`);
    await page.locator('[data-spot="0.0.path.0"]').tap();
    await expect(own).toHaveCount(0);
  });

  test('the whole path is seen without scrolling, from the start to the finish', async ({ page }) => {
    await prepareAgain(page);
    await sitDown(page);
    await myHand(page);
    const board = await page.locator('.board').boundingBox();
    for (const end of ['START', 'FINISH']) {
      const sign = await page.getByText(end, { exact: true }).boundingBox();
      expect(sign?.y ?? 0).toBeGreaterThan(board?.y ?? 0);
      expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
    }
    const tools = await page.getByRole('toolbar').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(740);
  });

  test('with four at the table every name and every score can be read', async ({ page }) => {
    await prepareAgain(page);
    const computers = ['level1', 'level2', 'level4:rusher'].map((level) => ({ by: 'computer', level }));
    await sitDown(page, { seats: [{ by: 'me' }, ...computers] });
    await myHand(page);
    const cut = await page.locator('.player .name span').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 12).map((name) => name.textContent));
    expect(cut).toEqual([]);
    await expect(page.locator('.player .score')).toHaveCount(4);
    const tools = await page.getByRole('toolbar').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.screenshot({ path: 'test-results/parcours-phone-four.png' });
  });

  test('another board is small beside mine, and large when it is tapped', async ({ page }) => {
    await prepareAgain(page);
    await sitDown(page);
    await myHand(page);
    const board = page.getByRole('region', { name: /^Board of Ada/ });
    await expect(board).toBeVisible();
    await page.locator('[data-look="1"]').tap();
    await expect(page.getByRole('region', { name: /^Board of (?!Ada)/ })).toBeVisible();
    await page.screenshot({ path: 'test-results/parcours-phone-other.png' });
    await page.getByRole('button', { name: 'Back to my board' }).tap();
    await expect(board).toBeVisible();
  });
});

test.describe('by keys alone', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  for (const language of ['en', 'fr'] as const) {
    test(`a whole game is played by keys alone, words in ${language}`, async ({ page }) => {
      await prepareAgain(page, { language });
      const table = await sitDown(page, { language });
      const { keyboard } = page;
      const manner: Manner = {
        lay: async (advice) => {
          for (const word of advice.words) {
            const name = `${word.place.owner}.${word.place.slot}.${word.place.part}`;
            const chip = page.locator(`[data-choose="${name}"]`);
            await expect(chip).toBeVisible();
            const names = await page.locator('[data-choose]').evaluateAll((chips) => chips.map((found) => (found as HTMLElement).dataset['choose']));
            await keyboard.press(String(names.indexOf(name) + 1));
            await expect(page.locator(`[data-spot="${name}.0"]`)).toBeFocused();
            for (const { letter, joker } of spotsOf(word)) await keyboard.press(joker ? `Shift+${letter}` : letter.toLowerCase());
            await expect(page.locator(`[data-place="${name}"] .own`)).toHaveCount(word.word.length);
            await keyboard.press('Enter');
            await laid(page);
            await expect(page.locator(`[data-place="${name}"].covered`)).toBeVisible();
          }
        },
        refill: () => keyboard.press('+'),
        end: () => endHand(page, () => keyboard.press('0'), () => keyboard.press('Enter')),
        pass: async () => {
          await keyboard.press('0');
          await expect(page.locator('dialog .confirm')).toBeFocused();
          await keyboard.press('Shift+Tab');
          await keyboard.press('Shift+Tab');
          await keyboard.press('Enter');
          await keyboard.press('Tab');
          await keyboard.press('Tab');
          await keyboard.press('Enter');
          await expect(page.locator('dialog')).toHaveCount(0);
        },
      };
      await playToTheEnd(page, table, manner);
      await page.screenshot({ path: `test-results/parcours-keys-over-${language}.png` });
    });
  }

  test('words are laid by the command line', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page, { changes: { words_per_hand: 'unlimited' } });
    const line = page.getByRole('textbox', { name: 'Command line' });
    for (let hand = 0; hand < 4; hand += 1) {
      await myHand(page);
      const advice = await bestHand(page, table);
      for (const { place, word } of advice?.words ?? []) {
        await line.fill(place.part === 'path' ? `path ${word}` : `sat ${place.slot + 1} ${word}`);
        await line.press('Enter');
        await expect(page.locator(`[data-place="${place.owner}.${place.slot}.${place.part}"].covered`)).toBeVisible();
      }
      const { history } = await viewOf(page, table);
      const rack = (await viewOf(page, table)).seats[0]?.rack;
      const held = rack && 'shown' in rack ? rack.shown : '';
      await line.fill(advice ? `end ${held}` : `pass ${held}`);
      await line.press('Enter');
      const confirm = page.locator('dialog .confirm');
      if (held === '' && (await confirm.isVisible())) await confirm.click();
      await expect.poll(async () => (await viewOf(page, table)).history.length).toBeGreaterThan(history.length);
    }
    await line.fill('nonsense');
    await line.press('Enter');
    await expect(page.locator('.guide .refusal')).toContainText('is not a command');
  });
});
