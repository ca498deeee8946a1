// What the three old manuals promise of the screen, row by row of the list of requirements.
import { expect, test, type Page } from './checked.ts';
import type { NewSeat } from '../src/lib/types/protocol.ts';
import { act, arrive, bestPlay, declareBlank, endingOf, prepare, sitDown, viewOf } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Lays a number of tiles of the rack across the middle: hardly a word. */
async function layAnything(page: Page, count = 7): Promise<void> {
  for (const [number, column] of [...'EFGHIJK'].slice(0, count).entries()) {
    const isBlank = (await page.locator('.rack button.tile').first().getAttribute('aria-label')) === 'Blank';
    await page.locator('.rack button.tile').first().click();
    await page.locator(`[data-square="${column}8"]`).click();
    if (isBlank) await declareBlank(page, 'X');
    await expect(page.locator('.square .own')).toHaveCount(number + 1);
  }
}

async function layBest(page: Page, table: string, seat = 0): Promise<{ word: string; score: number }> {
  const advice = await bestPlay(page, table, seat);
  if (!advice) throw new Error('there is always a first word');
  for (const laid of advice.tiles) {
    await page.locator(`[data-square="${laid.square}"]`).focus();
    await page.keyboard.press(laid.blank ? `Shift+${laid.letter}` : laid.letter.toLowerCase());
  }
  return { word: advice.word.toUpperCase(), score: advice.score };
}

const rows = (page: Page) => page.locator('table tbody tr');
const racked = (page: Page) => page.locator('.rack button.tile');
const letters = (page: Page) => page.locator('.rack button.tile .letter').allInnerTexts();
const more = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: /^More/ }).click();

test('unknown words are asked about when the player settles on them, and a word they are sure of counts [MS-005, MS-006, MS-080]', async ({ page }) => {
  await sitDown(page, { preset: 'micro-fr', changes: { starter: 'first' } });
  await layAnything(page);
  await page.locator('button.play').click();
  const question = page.getByRole('group', { name: /is not in the list. Are you sure of it\?$/ });
  await page.screenshot({ path: 'test-results/manual-sure.png' });
  await question.getByRole('button', { name: 'I am sure' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('.player').first()).not.toContainText(/^0$/);
});

test('a word that the program challenges is given up, or vouched for once more [DL-005, DL-062, DL-065]', async ({ page }) => {
  await sitDown(page, { preset: 'deluxe-en', changes: { starter: 'first' } });
  await layAnything(page);
  await page.locator('button.play').click();
  await page.getByRole('button', { name: 'It is right' }).click();
  await expect(rows(page).first()).toContainText('lost the turn');
  await layAnything(page);
  await page.locator('button.play').click();
  await page.getByRole('button', { name: 'My word is good' }).click();
  await page.getByRole('button', { name: 'I am sure' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('.square .lies')).toHaveCount(7);
});

test('ending the turn judges the word, and a wrong one may be tried again [PS-069]', async ({ page }) => {
  await sitDown(page, { changes: { refused_word: 'try_again' } });
  await layAnything(page);
  await expect(page.getByText(/not in the list/).first()).toBeVisible();
  await page.locator('button.play').click();
  await expect(page.locator('.status')).toContainText(/not in/);
  await expect(page.locator('.square .own')).toHaveCount(7);
  await expect(rows(page)).toHaveCount(0);
});

test('racks are open to all, or hidden, as the table was set [MS-055, DL-035]', async ({ page }) => {
  const seats: NewSeat[] = [{ by: 'me' }, { by: 'computer', level: 'level1' }];
  await sitDown(page, { seats });
  await expect(page.locator('.player .rack')).toHaveText(/^[A-Z?]{7}$/);
  await sitDown(page, { seats, changes: { racks: 'hidden' } });
  await expect(page.locator('.player .rack')).toHaveCount(0);
});

test('the computer is seen to try words and lays its own at the chosen speed [MS-054, MS-058, DL-037]', async ({ page }) => {
  const seats: NewSeat[] = [{ by: 'me' }, { by: 'computer', level: 'level4' }];
  const table = await sitDown(page, { seats, changes: { screen: { see_me_think: true, placement_speed: 4 } }, wishes: { fast: false } });
  const trial = page.locator('.tile.trial').first().waitFor();
  await act(page, table, { do: 'pass' });
  await trial;
  await expect(page.locator('.trials li').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(2, { timeout: 60_000 });
  const waits = (): Promise<string[]> => page.locator('.lies.last').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).style.getPropertyValue('--wait')).sort());
  const slow = (await waits()).map(Number.parseFloat);
  expect(Math.max(...slow)).toBeGreaterThan(500);
  await more(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/^Pause between the computer/).fill('0');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(Math.max(...(await waits()).map(Number.parseFloat))).toBeLessThan(Math.max(...slow));
});

test('the clock is in view; who is late misses the turn, but a word begun in time is placed [DL-038, DL-039, DL-042, DL-043]', async ({ page }) => {
  test.setTimeout(90_000);
  await prepare(page);
  await page.goto('/new');
  await page.locator('[data-preset="deluxe-en"]').click();
  await expect(page.getByLabel('Clock', { exact: true })).toHaveValue('none');
  await page.getByLabel('Clock', { exact: true }).selectOption('A time for each turn');
  await page.getByLabel('Time for a turn').fill('0:10');
  await page.getByLabel('Time for a turn').press('Tab');
  await page.getByLabel('Words not in the list').selectOption('Players challenge');
  await page.getByLabel('Player 2', { exact: true }).selectOption('Someone beside me');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.clock').first()).toHaveText(/^0:(10|0\d)$/);
  await expect(rows(page).first()).toContainText('ran out of time', { timeout: 20_000 });
  await layAnything(page, 4);
  await expect(page.locator('.status')).toContainText(/^Time is up: the word you began/, { timeout: 20_000 });
  await page.screenshot({ path: 'test-results/manual-must-place.png' });
  await page.locator('button.play').click();
  await expect(rows(page)).toHaveCount(2);
});

test('a game is stopped, offered again on the front page, and goes on where it was [MS-065, DL-026, DL-045]', async ({ page }) => {
  const table = await sitDown(page);
  const { word } = await layBest(page, table);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await more(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await page.getByLabel('A name for this game').fill('Rainy Sunday');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('dialog').getByText(/Rainy Sunday/)).toBeVisible();
  await page.screenshot({ path: 'test-results/manual-leave.png' });
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await page.getByRole('link', { name: 'Go on: Rainy Sunday' }).click();
  await expect(page.getByText(/^The game was stopped/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(rows(page)).toHaveText(new RegExp(word, 'i'));
  await expect(racked(page)).toHaveCount(7);
});

test('cards tell the squares, the values and what is left in the bag [DL-003, DL-049, MS-067, PS-078, PS-083]', async ({ page }) => {
  await sitDown(page);
  for (const name of ['Board', 'Players', 'Your tiles', 'Tools', 'Tiles', 'Turns']) await expect(page.getByLabel(name, { exact: true }).first()).toBeVisible();
  const bag = page.locator('.bag');
  await expect(bag).toContainText('86 tiles in the bag');
  await bag.getByRole('tab', { name: 'Squares' }).click();
  await expect(bag).toContainText(/2L\s*Double letter/);
  await expect(bag).toContainText(/3W\s*Triple word/);
  await bag.getByRole('tab', { name: 'Values' }).click();
  await expect(bag).toContainText(/10 points\s*Q Z/);
});

test('the rack is mixed, sorted by letter or value, and rearranged by hand or key [MS-072, DL-053, PS-002, PS-006, PS-041, PS-065]', async ({ page }) => {
  await sitDown(page);
  await more(page);
  await page.getByRole('button', { name: 'Sort by letter' }).click();
  const sorted = await letters(page);
  expect(sorted.filter((letter) => letter !== '?')).toEqual(sorted.filter((letter) => letter !== '?').sort());
  await expect.poll(async () => (await page.keyboard.press('ArrowUp'), (await letters(page)).join(''))).not.toBe(sorted.join(''));
  await more(page);
  await page.getByRole('button', { name: 'Sort by value' }).click();
  const values = await page.locator('.rack .value').allInnerTexts();
  expect(values.map(Number)).toEqual(values.map(Number).sort((one, other) => other - one));
  const before = await letters(page);
  await racked(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await letters(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expect(racked(page).nth(1)).toBeFocused();
});

test('tiles of this turn are moved, lifted one by one or all, and counted before they are played [MS-078, MS-079, DL-060, PS-003, PS-004, PS-067, PS-068]', async ({ page }) => {
  const table = await sitDown(page);
  const { score } = await layBest(page, table);
  await expect(page.getByRole('button', { name: `Play ${score}` })).toBeVisible();
  await page.getByRole('button', { name: /^Recall/ }).click();
  await layAnything(page);
  await page.locator('.square .own').first().click();
  await expect(page.locator('.square .own')).toHaveCount(6);
  await page.locator('[data-square="K8"]').focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('.square .own')).toHaveCount(5);
  const from = await page.locator('.square .own').first().boundingBox();
  const to = await page.locator('[data-square="B2"]').boundingBox();
  if (!from || !to) throw new Error('the board cannot be seen');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('[data-square="B2"] .own')).toBeVisible();
  await page.getByRole('button', { name: /^Recall/ }).click();
  await expect(racked(page)).toHaveCount(7);
});

test('an accepted play is counted up, and the rack filled [MS-082, PS-073]', async ({ page }) => {
  const table = await sitDown(page, { wishes: { fast: false } });
  const { score } = await layBest(page, table);
  const shown = page.evaluate(async (last) => {
    const seen = new Set<number>();
    const until = performance.now() + 15_000;
    while (!seen.has(last) && performance.now() < until) {
      seen.add(Number(document.querySelector('.player[data-seat="0"] .score span')?.textContent));
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  }, score);
  await page.keyboard.press('Enter');
  const seen = await shown;
  expect(seen.at(-1)).toBe(score);
  expect(seen.length).toBeGreaterThan(3);
  await expect(racked(page)).toHaveCount(7);
});

test('a key brings the board closer in stages, another shows more, no or the usual points [PS-005, PS-007, PS-072, PS-074]', async ({ page }) => {
  await sitDown(page);
  const square = page.locator('[data-square="H8"]');
  const width = async (): Promise<number> => (await square.boundingBox())?.width ?? 0;
  const usual = await width();
  await page.keyboard.press('z');
  await expect.poll(width).toBeGreaterThan(usual * 1.5);
  await page.keyboard.press('z');
  await expect.poll(width).toBeGreaterThan(usual * 2.2);
  await expect(square).toBeInViewport();
  await page.keyboard.press('z');
  await expect.poll(width).toBeLessThan(usual * 1.05);
  await page.keyboard.press('r');
  await expect(page.locator('.players')).toContainText('best 0');
  await page.keyboard.press('r');
  await expect(page.locator('.score')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.locator('.score')).toHaveCount(2);
});

test('tiles are exchanged by picking them, or all after a question; a turn is passed after one [PS-071, PS-076, PS-077]', async ({ page }) => {
  await sitDown(page, { seats: [{ by: 'me' }, { by: 'beside', name: 'Zoe' }] });
  await page.keyboard.press('4');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Your tiles' }).getByRole('button').nth(2).click();
  await dialog.getByRole('button', { name: 'Exchange 1' }).click();
  await expect(rows(page).nth(0)).toContainText('exchanged');
  await page.keyboard.press('4');
  await dialog.getByRole('button', { name: 'All of them' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('4');
  await dialog.getByRole('button', { name: 'All of them' }).click();
  await dialog.getByRole('button', { name: 'Exchange 7' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('2');
  await dialog.getByRole('button', { name: 'Pass' }).click();
  await expect(rows(page).nth(2)).toContainText('passed');
});

test('the last word is explained, and any other that is asked for [PS-079, PS-081, PS-082]', async ({ page }) => {
  const table = await sitDown(page);
  const { word } = await layBest(page, table);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Meaning')).toContainText(word);
  await more(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Hint/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Turns and tiles' })).toBeVisible();
  await page.getByRole('button', { name: 'Look a word up' }).click();
  await page.getByLabel('A word', { exact: true }).fill('horn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Meaning')).toContainText(/HORN[\s\S]*noun/);
  await page.getByLabel('A word', { exact: true }).fill('qzx');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Meaning')).toContainText('QZX is not in the list.');
});

test('tiles are drawn by hand where the rules say so [PS-039]', async ({ page }) => {
  const table = await sitDown(page, { changes: { picking: 'by_hand' } });
  await layBest(page, table);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pick' }).click();
  await expect.poll(async () => (await viewOf(page, table)).turn).toBe(1);
});

test('options are changed at the table, at once and for good: tiles, music, effects, fast games [PS-031, PS-033, PS-037, PS-038, PS-045, PS-075, PS-085, PS-087]', async ({ page }) => {
  await sitDown(page, { wishes: { fast: false } });
  await more(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Walnut').check();
  await expect(page.locator('html')).toHaveAttribute('data-tiles', 'walnut');
  await page.getByLabel('Fast games: no animations at all').check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.getByLabel(/^Sounds/).fill('3');
  await page.getByLabel(/^Music/).fill('2');
  await page.screenshot({ path: 'test-results/manual-options.png' });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.goto('/settings');
  await expect(page.getByLabel('Walnut')).toBeChecked();
  await expect(page.getByLabel(/^Sounds/)).toHaveValue('3');
  await expect(page.getByLabel(/^Music/)).toHaveValue('2');
});

/** The colours of things on the page that are not some grey. */
async function colours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const { color, backgroundColor, backgroundImage, borderTopColor, outlineColor } = getComputedStyle(element);
      for (const [, red, green, blue] of `${color} ${backgroundColor} ${backgroundImage} ${borderTopColor} ${outlineColor}`.matchAll(/rgba?\((\d+), (\d+), (\d+)/g)) {
        if (red !== green || green !== blue) found.add(`${element.className.toString()} ${red} ${green} ${blue}`);
      }
    }
    return [...found];
  });
}

test('squares are told by words and signs where colours are not wanted [MS-052, MS-053]', async ({ page }) => {
  await sitDown(page);
  await page.goto('/settings');
  await page.getByLabel('Black and white').check();
  await page.goBack();
  await expect(page.locator('[data-square="A1"]')).toHaveText('3W');
  await expect(page.locator('[data-square="B2"]')).toHaveText('2W');
  expect(await colours(page)).toEqual([]);
  await page.keyboard.press('4');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await colours(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/manual-black-and-white.png' });
});

test('a sound marks every step over the board, and off means off [MS-057, PS-010]', async ({ page }) => {
  await page.addInitScript(() => {
    const made = BaseAudioContext.prototype.createBuffer;
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    BaseAudioContext.prototype.createBuffer = function (...sizes) {
      counted.clicks += 1;
      return made.apply(this, sizes);
    };
  });
  await sitDown(page);
  const clicks = (): Promise<number> => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
  await page.locator('[data-square="H8"]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await clicks()).toBe(0);
  await page.goto('/settings');
  await page.getByLabel(/^Sounds/).fill('5');
  await page.goBack();
  await page.locator('[data-square="H8"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await clicks()).toBe(2);
});

test('the end: scores adjusted, the winner named, a verdict on the table and on each, and another game [MS-011, MS-044, MS-045, MS-084, MS-085, DL-069, DL-070]', async ({ page }) => {
  const table = await sitDown(page);
  const { score } = await layBest(page, table);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  for (let turn = 1; turn < 7; turn += 1) {
    await act(page, table, { do: 'pass' }, turn % 2);
  }
  const dialog = page.getByRole('dialog');
  await expect(endingOf(page)).toBeVisible();
  await expect(dialog.getByRole('heading')).toContainText('Ann has won');
  await expect(dialog.getByRole('row').nth(1)).toContainText(`${score}`);
  await expect(dialog.getByRole('columnheader', { name: 'Tiles left' })).toBeVisible();
  await expect(dialog).toContainText(/points together: a quiet game/);
  await expect(dialog).toContainText('A table usually makes 500 to 700 points together.');
  await expect(dialog.getByRole('row').nth(2)).toContainText('a quiet game');
  await page.screenshot({ path: 'test-results/manual-end.png' });
  await dialog.getByRole('button', { name: 'Change players or rules' }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.goBack();
  await endingOf(page).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByLabel('Players')).toContainText('Zoe');
});

test('the front page leads to play, load, options and best scores, and every screen leads back [MS-047, PS-011, PS-012]', async ({ page }) => {
  await arrive(page);
  await expect(page.getByRole('heading', { name: 'Make words. Make points. Take your time.' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Ways through Lettrine' });
  for (const [link, title] of [['My games', 'My games'], ['Scores', 'High scores'], ['Settings', 'Settings']] as const) {
    await nav.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'To the front page' }).first().click();
    await expect(page.locator('button.large')).toBeVisible();
  }
  await page.locator('button.large').click();
  await page.getByRole('grid').waitFor();
  await page.goBack();
  await expect(page.locator('button.large')).toBeVisible();
});

test('keys are written on what they press, and all of them are listed [PS-001]', async ({ page }) => {
  await sitDown(page);
  await expect(page.getByRole('toolbar').locator('kbd')).toHaveText(['↓', '4', '2', 'h']);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('lay that tile at the arrow')).toBeVisible();
});
