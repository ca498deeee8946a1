// Whole games of Zigzag, from the first letter to the last tile, by mouse, finger, keys and roles alone, in both languages.
import { expect, test, type Page } from './checked.ts';
import { along } from '../src/games/zigzag/state/plane.ts';
import { Fingers, type Point } from './fingers.ts';
import { sentencesOf } from './sentences.ts';
import { endingOf, turnsShown } from './table.ts';
import { expectLaid, laidAt, myTurn, onScreen, playToTheEnd, playWithAction, PLAY, prepareAgain, sitDown, tileFor, viewOf, type Manner } from './zigzag.ts';

test.setTimeout(420_000);

/** What can be asked by a command, and what every answer has. */
const QUESTIONS: Record<'en' | 'fr', [string, RegExp][]> = {
  en: [
    ['letters', /laid by/],
    ['free', /Free/],
    ['blocked', /Blocked|no such letters/],
    ['words', / by /],
    ['open', /Open tiles of Ada/],
    ['rack', /[A-Z]/],
    ['piles', /Reserve/],
    ['next', /clockwise/],
    ['last 2', /\./],
    ['unseen', /Face down/],
    ['here', /laid by/],
    ['room', /Room|No room/],
    ['laid', /Nothing is laid/],
  ],
  fr: [
    ['table', /posé par/],
    ['libres', /Libre/],
    ['bloquées', /Bloqué|telle lettre/],
    ['mots', / de /],
    ['ouverts', /Jetons de Ada/],
    ['chevalet', /[A-Z]/],
    ['pioches', /Réserve/],
    ['suivant', /sens/],
    ['dernier 2', /\./],
    ['cachés', /Cachés/],
    ['ici', /posé par/],
    ['place', /Place|Pas de place/],
    ['posés', /Rien n’est posé/],
  ],
};

/** Every turn asks some of the questions, so that a game asks them all and no turn takes long. */
const ASKED_A_TURN = 7;

/** Where the tiles of an advised play lie on the plane. */
function placesOf(view: Awaited<ReturnType<typeof viewOf>>, laid: Parameters<Manner['lay']>[0]['laid']): Point[] {
  const host = laid.on === null ? null : view.table[laid.on];
  const directions = laid.chain.map(({ direction }) => direction);
  return host ? along(host, directions) : [{ x: 0, y: 0 }, ...along({ x: 0, y: 0 }, directions.slice(1))];
}

/** Draws tiles and gives as many back. */
async function exchange(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  const exchanging = page.locator('.tools button:nth-child(2)');
  if (await exchanging.isDisabled()) {
    await press('.tools button:nth-child(3)');
    await press('dialog .primary');
    return;
  }
  await press('.tools button:nth-child(2)');
  await press('dialog .counts button:first-child');
  await press('dialog .tiles button:first-child');
  await press('dialog .confirm');
  await expect(page.locator('dialog .confirm')).toHaveCount(0);
}

/** Carries every tile from the rack to its nest; the camera goes farther away if a nest is out of sight. */
function carrying(page: Page, carry: (from: Point, to: Point) => Promise<void>, press: (selector: string) => Promise<void>): Manner['lay'] {
  return async ({ laid }, view) => {
    const places = placesOf(view, laid);
    for (const [number, { tile }] of laid.chain.entries()) {
      const place = places[number] ?? { x: 0, y: 0 };
      const board = await page.locator('.board').boundingBox();
      const isSeen = async (): Promise<boolean> => {
        const { x, y } = await onScreen(page, place);
        return board !== null && x > board.x + 4 && y > board.y + 4 && x < board.x + board.width - 4 && y < board.y + board.height - 70;
      };
      for (let tries = 0; tries < 8 && !(await isSeen()); tries += 1) await press('.zoom button:first-child');
      const from = await page.locator(tileFor(tile)).first().boundingBox();
      if (!from) throw new Error(`${tile} is not in the rack`);
      await carry({ x: from.x + from.width / 2, y: from.y + from.height / 2 }, await onScreen(page, place));
      await expectLaid(page, number + 1);
    }
    await playWithAction(page, press);
  };
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const language of ['en', 'fr'] as const) {
    test(`a whole game is played by dragging with the mouse, words in ${language}`, async ({ page }) => {
      const say = sentencesOf(language);
      await prepareAgain(page, { language });
      const table = await sitDown(page, { preset: `zigzag-short-${language}` });
      const press = (selector: string): Promise<void> => page.locator(selector).first().click();
      const carry = async (from: Point, to: Point): Promise<void> => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
      };
      const turns = await playToTheEnd(page, table, { lay: carrying(page, carry, press), pass: () => exchange(page, press) });
      expect(turns).toBeGreaterThan(1);
      await page.screenshot({ path: `test-results/zigzag-mouse-over-${language}.png` });
      await page.getByRole('button', { name: say('zigzag-ending-look') }).click();
      await page.screenshot({ path: `test-results/zigzag-mouse-table-${language}.png` });
      await page.getByRole('button', { name: say('ending-show') }).click();
      await endingOf(page).click();
      await expect(page).not.toHaveURL(new RegExp(table));
      await myTurn(page);
    });
  }

  for (const language of ['en', 'fr'] as const) {
    test(`a whole game is played by what is heard: roles, names and the command line, words in ${language}`, async ({ page }) => {
      const say = sentencesOf(language);
      await prepareAgain(page, { language });
      const table = await sitDown(page, { preset: `zigzag-short-${language}`, changes: { screen: { hint: 'list' } } });
      const line = page.getByRole('textbox', { name: say('command-line') });
      const status = page.getByRole('status').first();
      const questions = [...QUESTIONS[language]];
      const command = async (typed: string): Promise<void> => {
        await line.fill(typed);
        await line.press('Enter');
      };
      await playToTheEnd(page, table, {
        lay: async ({ word, laid }) => {
          for (const [question, answer] of laid.on === null ? [] : questions.splice(0, ASKED_A_TURN)) {
            await command(question);
            await expect(status, question).toContainText(answer);
          }
          await command(`${language === 'fr' ? 'mot' : 'word'} ${word}`);
          const play = page.getByRole('button', { name: new RegExp(`^(Play|Poser) ${word}`) });
          await expect(play).toBeEnabled();
          await play.click();
        },
        pass: async () => {
          await command(language === 'fr' ? 'échanger 1' : 'exchange 1');
          const dialog = page.getByRole('dialog');
          const tiles = dialog.getByRole('group').getByRole('button');
          await tiles.first().click();
          await dialog.getByRole('button', { name: say('zigzag-return-confirm'), exact: true }).click();
        },
      });
      expect(questions).toEqual([]);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  for (const language of ['en', 'fr'] as const) {
    test(`a whole game is played by tapping a letter and then tiles, words in ${language}`, async ({ page }) => {
      await prepareAgain(page, { language });
      const table = await sitDown(page, { preset: `zigzag-short-${language}` });
      const press = async (selector: string): Promise<void> => page.locator(selector).first().tap();
      await playToTheEnd(page, table, {
        lay: async ({ laid }, view) => {
          if (laid.on !== null) await chooseByFinger(page, view.table[laid.on] ?? { x: 0, y: 0 }, laid.on);
          for (const [number, { tile }] of laid.chain.entries()) {
            await press(tileFor(tile));
            await expectLaid(page, number + 1);
          }
          await playWithAction(page, press);
        },
        pass: () => exchange(page, press),
      });
      await page.screenshot({ path: `test-results/zigzag-touch-over-${language}.png` });
    });
  }

  test('words are laid by dragging with a finger', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page);
    await myTurn(page);
    const fingers = await Fingers.on(page);
    const carry = (from: Point, to: Point): Promise<void> => fingers.carry([from, { x: from.x + 3, y: from.y - 20 }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);
    await page.locator(tileFor((await viewOf(page, table)).seats[0]?.open.find((tile) => tile.length === 1) ?? '')).first().waitFor();
    const tile = await page.locator('.rack button.tile:not([aria-label^="Action"])').first().boundingBox();
    const board = await page.locator('.board').boundingBox();
    if (!tile || !board) throw new Error('nothing can be dragged');
    await carry({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }, { x: board.x + board.width / 2, y: board.y + board.height / 2 });
    await expectLaid(page, 1);
  });
});

/** Finds a letter by the whole table, goes near by a tap, and chooses it by another. */
async function chooseByFinger(page: Page, at: Point, number: number): Promise<void> {
  const letter = page.locator(`[data-spot="t${number}"]`);
  const tap = async (): Promise<void> => {
    const point = await onScreen(page, at);
    await page.touchscreen.tap(point.x, point.y);
  };
  const board = await page.locator('.board').boundingBox();
  const map = (await page.locator('.map').isVisible()) ? await page.locator('.map').boundingBox() : null;
  const { x, y } = await onScreen(page, at);
  const isUnderMap = map !== null && x < map.x + map.width + 12 && y > map.y - 12;
  const isSeen = board !== null && !isUnderMap && x > board.x + 12 && x < board.x + board.width - 12 && y > board.y + 12 && y < board.y + board.height - 12;
  if (!isSeen) await page.locator('.map').tap();
  for (let tries = 0; tries < 3 && (await letter.getAttribute('aria-pressed')) !== 'true'; tries += 1) {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await tap();
  }
  await expect(letter).toHaveAttribute('aria-pressed', 'true');
}

test.describe('by keys alone', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  for (const language of ['en', 'fr'] as const) {
    test(`a whole game is played by keys alone, words in ${language}`, async ({ page }) => {
      await prepareAgain(page, { language });
      const table = await sitDown(page, { preset: `zigzag-short-${language}` });
      const { keyboard } = page;
      let written = 0;
      await playToTheEnd(page, table, {
        lay: async ({ word, laid }) => {
          written += 1;
          if (laid.on === null) {
            for (const { tile } of laid.chain) await keyboard.press(tile.toLowerCase());
            await expectLaid(page, laid.chain.length);
            await turnAndPan(page);
          } else if (written % 2 === 0) {
            await keyboard.press('/');
            await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
            await keyboard.type(word);
            await expect(page.locator('dialog li button').first()).toBeVisible();
            await keyboard.press('Enter');
          } else {
            await chooseByKeys(page, laid.on);
            for (const { tile } of laid.chain) await keyboard.press(tile.toLowerCase());
          }
          await expectLaid(page, laid.chain.length);
          await expect(page.locator(PLAY)).toBeEnabled();
          await keyboard.press('Enter');
          await expectLaid(page, 0);
        },
        pass: async () => {
          const before = await turnsShown(page);
          await keyboard.press('2');
          await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
          for (let tab = 0; tab < 2; tab += 1) await keyboard.press('Tab');
          await expect(page.locator('dialog .primary')).toBeFocused();
          await keyboard.press('Enter');
          await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
        },
      });
      await page.screenshot({ path: `test-results/zigzag-keys-over-${language}.png` });
    });
  }
});

/** Turns the first word of a game and moves the table; on an empty plane there is room for both. */
async function turnAndPan(page: Page): Promise<void> {
  const [before, middle] = [await laidAt(page), await onScreen(page, { x: 0, y: 0 })];
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => laidAt(page)).not.toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => laidAt(page)).toEqual(before);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await onScreen(page, { x: 0, y: 0 })).x).toBeLessThan(middle.x - 40);
  await page.keyboard.press('0');
}

/** Goes to a letter in the order of laying, and chooses it. */
async function chooseByKeys(page: Page, number: number): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.keyboard.press('Home');
  const letter = page.locator(`[data-spot="t${number}"]`);
  for (let steps = 0; steps < 112; steps += 1) {
    const focused = await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['spot']);
    if (focused === `t${number}`) break;
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(letter).toBeFocused();
  await page.keyboard.press(' ');
  await expect(letter).toHaveAttribute('aria-pressed', 'true');
}
