// The table of Zigzag in particular: tiles snap and chains bend, the camera moves without a pause, several at one screen, friends and watchers.
import { expect, test, type Page } from './checked.ts';
import { ALL, freeDirections, nestAt, STEPS } from '../src/games/zigzag/state/plane.ts';
import { Fingers, type Point } from './fingers.ts';
import { expectUnfelt } from './longest-task.ts';
import { act } from './table.ts';
import { bestPlay, expectLaid, fill, FOUR, laidAt, myTurn, onScreen, PLAY, prepareAgain, sitDown, tileFor, viewOf } from './zigzag.ts';
import type { Material, TableTile, View } from '../src/games/zigzag/types.ts';

test.setTimeout(300_000);

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the page lays tiles by the geometry of the rules', async ({ page }) => {
  const material = (await (await page.request.get('/api/games/zigzag/material')).json()) as Material;
  expect(material.directions).toEqual(ALL.map((direction) => [STEPS[direction]?.x, STEPS[direction]?.y]));
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a dragged tile snaps to a nest, and a laid chain bends after the mouse', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page, { preset: 'zigzag-en', seats: FOUR });
    const { mouse } = page;
    const board = await middleOf(page, '.board');
    const view = await viewOf(page, table);
    const letters = (view.seats[view.turn ?? 0]?.open ?? []).filter((tile) => tile.length === 1).slice(0, 3);
    for (const [number, letter] of letters.entries()) {
      const from = await middleOf(page, tileFor(letter));
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(board.x + 60 * number, board.y + 10, { steps: 3 });
      await expect(page.locator('.board .aloft')).toHaveCount(1);
      await mouse.up();
      await expectLaid(page, number + 1);
    }
    const straight = await laidAt(page);
    const end = await middleOf(page, '.board .own >> nth=-1');
    await mouse.move(end.x, end.y);
    await mouse.down();
    await mouse.move(end.x - 40, end.y + 120, { steps: 6 });
    const bent = await laidAt(page);
    expect(bent).not.toEqual(straight);
    await mouse.up();
    expect(await laidAt(page)).toEqual(bent);
    await page.locator('.board .own').first().click();
    await expectLaid(page, 0);
  });

  test('the table is moved, enlarged and dragged over without a pause, with every tile on it', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page, { preset: 'zigzag-en', changes: { screen: { see_me_think: false } }, seats: FOUR });
    await showGrown(page, await fill(page, table, 30));
    await page.reload();
    const { mouse } = page;
    const board = await middleOf(page, '.board');
    await expect(page.locator('.board .tile')).toHaveCount(EVERY_TILE);
    await expectUnfelt(page, async () => {
      await mouse.move(board.x + 480, board.y + 200);
      await mouse.down();
      for (let step = 0; step < 30; step += 1) await mouse.move(board.x + 480 - 14 * step, board.y + 200 - 6 * (step % 9));
      await mouse.up();
      for (let step = 0; step < 16; step += 1) await mouse.wheel(0, step < 8 ? -120 : 120);
    });
    await page.locator('[data-spot="t0"]').focus();
    await expectUnfelt(page, async () => {
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].flatMap((key) => Array<string>(5).fill(key))) {
        await page.keyboard.press(`Shift+${arrow}`);
        await page.keyboard.press(arrow);
      }
      for (const key of ['+', '+', '-', '0']) await page.keyboard.press(key);
    });
    const letter = await page.locator('.rack button.tile:not([aria-label^="Action"])').first().getAttribute('data-tile');
    await expectUnfelt(page, async () => {
      const from = await middleOf(page, `.rack [data-tile="${letter}"]`);
      await mouse.move(from.x, from.y);
      await mouse.down();
      for (let step = 0; step < 40; step += 1) await mouse.move(board.x + 400 * Math.cos(step / 6), board.y + 180 * Math.sin(step / 5));
      await mouse.move(from.x, from.y);
      await mouse.up();
    });
  });

  test('everybody at one screen lays with their own tiles, in turn', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page, { preset: 'zigzag-short-en', seats: FOUR.slice(0, 2) });
    for (let turn = 0; turn < 3; turn += 1) {
      const { turn: seat } = await viewOf(page, table);
      await expect(page.locator(`.player[data-seat="${seat}"].turn`)).toBeVisible();
      const play = await bestPlay(page, table, seat ?? 0);
      if (!play) {
        await act(page, table, { do: 'pass' }, seat ?? 0);
        continue;
      }
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('textbox').fill(play.word);
      await page.locator('dialog li button').first().click();
      await expect(page.locator(PLAY)).toBeEnabled();
      await page.locator(PLAY).click();
      await expectLaid(page, 0);
      await expect.poll(async () => (await viewOf(page, table)).history.length).toBeGreaterThan(turn);
    }
  });

  test('a friend joins by link and a watcher looks on; both see the word that is played', async ({ page, browser }) => {
    await prepareAgain(page);
    await page.request.post('/api/me', { data: { name: 'Ada' } });
    const data = { game: 'zigzag', preset: 'zigzag-short-en', aids: 'on', changes: {}, seats: [{ by: 'me' }, { by: 'open' }], start: false };
    const { id, code } = (await (await page.request.post('/api/tables', { data })).json()) as { id: string; code: string };
    const [friend, watcher] = await Promise.all([browser.newPage(), browser.newPage()]);
    await prepareAgain(friend);
    await friend.request.post('/api/me', { data: { name: 'Lu' } });
    await friend.goto(`/join/${code}`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([page, friend].map((guest) => expect(guest.locator('.board')).toBeVisible()));
    await prepareAgain(watcher);
    await watcher.goto(`/table/${id}`);
    await expect(watcher.getByText('You are watching this game.')).toBeVisible();
    const turnOf = async (): Promise<number> => (await viewOf(page, id)).turn ?? 0;
    let turn = await turnOf();
    let play = await bestPlay(turn === 0 ? page : friend, id, turn);
    for (; !play; play = await bestPlay(turn === 0 ? page : friend, id, turn)) {
      await act(turn === 0 ? page : friend, id, { do: 'pass' }, turn);
      turn = await turnOf();
    }
    await act(turn === 0 ? page : friend, id, { do: 'play', word: play.laid }, turn);
    for (const guest of [page, friend, watcher]) await expect(guest.locator('.board .tile')).toHaveCount(play.laid.chain.length);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('everything that a turn takes is on the first screen, and large enough for fingers', async ({ page }) => {
    await prepareAgain(page, { language: 'fr' });
    for (const seats of [FOUR.slice(0, 2), FOUR.slice(0, 3), FOUR]) {
      const table = await sitDown(page, { preset: 'zigzag-fr', seats });
      await fill(page, table, 20);
      const tools = await page.getByRole('toolbar').boundingBox();
      expect((tools?.y ?? 0) + (tools?.height ?? 0), `${seats.length} players`).toBeLessThanOrEqual(664);
      const board = await page.locator('.board').boundingBox();
      expect(board?.height).toBeGreaterThanOrEqual(160);
      const small = await page.locator('.hand button, .tools button, .map').evaluateAll((buttons) => buttons.filter((button) => Math.min(button.clientHeight, button.clientWidth) < 40).map((button) => button.textContent?.trim()));
      expect(small).toEqual([]);
      await page.screenshot({ path: `test-results/zigzag-phone-${seats.length}.png` });
    }
  });

  test('two fingers enlarge the table, and the small picture shows all of it again', async ({ page }) => {
    await prepareAgain(page);
    const table = await sitDown(page, { preset: 'zigzag-en', seats: FOUR.slice(0, 2) });
    await fill(page, table, 24);
    await page.reload();
    await page.locator('.board .tile').first().waitFor();
    const fingers = await Fingers.on(page);
    const apart = async (): Promise<number> => {
      const [one, other] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 1000, y: 0 })];
      return other.x - one.x;
    };
    const before = await apart();
    const box = await page.locator('.board').boundingBox();
    await fingers.spread({ x: (box?.x ?? 0) + 330, y: (box?.y ?? 0) + 24 }, 12, 50);
    expect(await apart()).toBeGreaterThan(before * 1.5);
    await page.locator('.map').tap();
    const view = await viewOf(page, table);
    for (const tile of view.table) {
      const { x, y } = await onScreen(page, tile);
      const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
      expect(x > 0 && x < 390 && y > top && y < bottom, `tile at ${x}, ${y}`).toBe(true);
    }
  });
});

/** All tiles of the box. */
const EVERY_TILE = 112;

/** A table on which every tile of the box lies: what lies there, and letters on its free sides, where the chains are loosest first. */
function grownTable({ table }: View): TableTile[] {
  const grown = table.map((tile) => ({ ...tile }));
  const letters = 'EARTINSOLU';
  while (grown.length < EVERY_TILE) {
    const nests = grown.flatMap((tile, on) => (tile.tile.length > 1 ? [] : freeDirections(tile, grown).slice(0, 1).map((direction) => ({ on, direction, at: nestAt(tile, direction) }))));
    const nest = nests.at(grown.length % nests.length);
    if (!nest) throw new Error('no letter has room');
    grown.push({ ...nest.at, tile: letters.charAt(grown.length % letters.length), on: nest.on, direction: nest.direction, owner: grown.length % 4, line: 0, free: [] });
  }
  return grown.map((tile) => ({ ...tile, free: tile.tile.length > 1 ? [] : freeDirections(tile, grown) }));
}

/** Has the page told, whenever it is told of the table, that every tile lies there. */
async function showGrown(page: Page, view: View): Promise<void> {
  await page.addInitScript((table) => {
    const listen = EventSource.prototype.addEventListener as (this: EventSource, type: string, heard: (event: MessageEvent<string>) => void) => void;
    EventSource.prototype.addEventListener = function (this: EventSource, type: string, heard: (event: MessageEvent<string>) => void): void {
      listen.call(this, type, (event) => {
        if (type !== 'update') return heard(event);
        const update = JSON.parse(event.data) as { views: { view: { table: unknown } }[] };
        update.views.forEach((seated) => (seated.view.table = table));
        heard(new MessageEvent(type, { data: JSON.stringify(update) }));
      });
    } as typeof EventSource.prototype.addEventListener;
  }, grownTable(view));
}

test('a turn goes on where it was after a reload', async ({ page }) => {
  await prepareAgain(page);
  await sitDown(page, { preset: 'zigzag-en', seats: FOUR.slice(0, 2) });
  await page.locator('.rack button.tile:not([aria-label^="Action"])').first().click();
  await page.locator('.rack button.tile:not([aria-label^="Action"])').first().click();
  await expectLaid(page, 2);
  const before = await laidAt(page);
  await page.reload();
  await expectLaid(page, 2);
  expect(await laidAt(page)).toEqual(before);
});

test('an exchange has two steps, and the second waits for its tiles', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page);
  await myTurn(page);
  await page.getByRole('toolbar').getByRole('button', { name: /^Exchange/ }).click();
  await page.getByRole('button', { name: 'Draw 2 tiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give 2 tiles back' });
  const confirm = dialog.getByRole('button', { name: 'Give back', exact: true });
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Give tiles back…' }).click();
  for (const number of [0, 1]) await dialog.getByRole('group').getByRole('button').nth(number).click();
  await confirm.click();
  await expect.poll(async () => (await viewOf(page, table)).history.some((line) => line.what === 'exchanged' && line.count === 2)).toBe(true);
});
