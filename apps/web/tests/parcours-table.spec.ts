// The table of Parcours: how one gets there, what it says, hints, letters that go back, one screen for two.
import { expect, test, type Page } from './checked.ts';
import { arriveAgain, bestHand, laid, myHand, prepareAgain, sitDown, viewOf } from './parcours.ts';
import { arrive, turnsShown } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Passes and changes all letters; the others' hands follow. */
async function pass(page: Page): Promise<void> {
  const before = await turnsShown(page);
  await page.getByRole('toolbar').getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'All back' }).click();
  await page.locator('dialog .confirm').click();
  await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
}

test('a newcomer is at a game against the computer with one press, and is told what it is about', async ({ page }) => {
  await arrive(page);
  await page.screenshot({ path: 'test-results/parcours-front.png', fullPage: true });
  await page.getByRole('button', { name: 'Play Parcours' }).click();
  await expect(page.getByRole('heading', { name: 'Follow your path' })).toBeVisible();
  await page.screenshot({ path: 'test-results/parcours-tour.png' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await myHand(page);
  await expect(page.locator('.guide .next')).toContainText('letters on your path');
  await page.reload();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the set-up offers every rule, remembers the choices and starts the game', async ({ page }) => {
  await arriveAgain(page);
  await page.getByRole('link', { name: /rules of Parcours/ }).click();
  await page.getByRole('combobox', { name: 'Level of player 2' }).selectOption('level5');
  await page.getByRole('combobox', { name: 'Aim of player 2' }).selectOption('collector');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('combobox', { name: 'Words in a hand' }).selectOption('unlimited');
  await page.locator('summary').click();
  await page.getByRole('switch', { name: 'Board B' }).click();
  await page.screenshot({ path: 'test-results/parcours-setup.png', fullPage: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  const view = await viewOf(page, page.url().split('/').at(-1) ?? '');
  expect(view.seats).toHaveLength(3);
  expect(view.rules).toMatchObject({ words_per_hand: 'unlimited', boards: ['A', 'C', 'D'] });
  expect(view.seats[1]?.player.by).toEqual({ computer: 'level5:collector' });
  await page.goto('/new/parcours');
  await expect(page.getByRole('combobox', { name: 'Aim of player 2' })).toHaveValue('collector');
  await expect(page.getByRole('combobox', { name: 'Words in a hand' })).toHaveValue('unlimited');
});

test('a hint is laid out, its points are shown before it is laid, and it can be taken back', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page, { language: 'fr' });
  await myHand(page);
  while (!(await bestHand(page, table))) {
    await pass(page);
    await myHand(page);
  }
  await page.getByRole('toolbar').getByRole('button', { name: /^Hint/ }).click();
  await page.locator('dialog li button').first().click();
  const lay = page.getByRole('button', { name: /^Lay \+\d+/ });
  await expect(lay).toBeEnabled();
  await expect(page.locator('.sum')).toContainText(/This hand \d+/);
  await lay.click();
  await laid(page);
  await expect(page.locator('.room.fresh').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(/lays [A-Z]+ on/);
  await page.screenshot({ path: 'test-results/parcours-laid.png' });
  const words = (await viewOf(page, table)).hand.words.length;
  for (let word = 0; word < words; word += 1) {
    await page.getByRole('button', { name: /^Take back/ }).click();
    await expect.poll(async () => (await viewOf(page, table)).hand.words.length).toBe(words - 1 - word);
  }
  await expect(page.locator('.rack button.tile')).toHaveCount(9);
});

test('a hand is bought for five points, and letters go back', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page);
  await myHand(page);
  await page.getByRole('toolbar').getByRole('button', { name: /^Buy/ }).click();
  await expect(page.locator('dialog .confirm')).toBeDisabled();
  await page.locator('dialog .tiles button').nth(0).click();
  await page.locator('dialog .tiles button').nth(4).click();
  await page.screenshot({ path: 'test-results/parcours-buy.png' });
  await page.getByRole('button', { name: 'Change 2 for 5 points' }).click();
  await expect.poll(async () => (await viewOf(page, table)).hand.points).toBe(-5);
  await expect(page.locator('.sum')).toContainText('-5');
});

test('the computer is seen thinking, can be hurried while it does, and its hands are told', async ({ page }) => {
  await prepareAgain(page, { fast: false });
  await sitDown(page, { seats: [{ by: 'me' }, { by: 'computer', level: 'level6' }] });
  await myHand(page);
  await pass(page);
  const force = page.getByRole('button', { name: 'Make it play now' });
  await expect(page.locator('.trials li').first()).toBeVisible();
  await page.screenshot({ path: 'test-results/parcours-thinks.png' });
  // It may have played before anybody could hurry it.
  if (await force.isEnabled()) await force.click({ timeout: 1000 }).catch(() => undefined);
  await myHand(page);
  await expect(page.locator('.panels table tbody tr').nth(1)).toBeVisible();
});

test('two at one screen hand it over without showing their letters', async ({ page }) => {
  await prepareAgain(page);
  await sitDown(page, { changes: { racks: 'hidden' }, seats: [{ by: 'me' }, { by: 'beside', name: 'Blaise' }] });
  const handOver = page.getByRole('button', { name: /^I am / });
  await expect(handOver).toBeVisible();
  await expect(page.locator('.rack button.tile')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/parcours-hand-over.png' });
  await handOver.click();
  await expect(page.locator('.rack button.tile')).toHaveCount(9);
  await page.getByRole('toolbar').getByRole('button', { name: /^Pass/ }).click();
  await page.locator('dialog .confirm').click();
  await expect(handOver).toBeVisible();
  await expect(page.locator('.rack button.tile')).toHaveCount(0);
});

/** Letters that make no word of the list. */
async function notAWord(page: Page, letters: string[], length: number): Promise<string> {
  for (const order of [letters, [...letters].reverse()]) {
    const word = order.slice(0, length).join('');
    const report = (await (await page.request.get(`/api/words/en/${word}`)).json()) as { valid?: boolean };
    if (!report.valid) return word;
  }
  throw new Error(`${letters.join('')} makes words both ways`);
}

test('the table is asked about a word that is not in the list', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page, { changes: { unknown_word: 'table_decides' }, seats: [{ by: 'me' }, { by: 'beside', name: 'Blaise' }] });
  const view = await viewOf(page, table);
  const seat = view.turn ?? 0;
  const rack = view.seats[seat]?.rack;
  const letters = rack && 'shown' in rack ? [...rack.shown].filter((letter) => letter !== '?') : [];
  const word = await notAWord(page, letters.sort(), view.seats[seat]?.slots[0]?.length ?? 5);
  const line = page.getByRole('textbox', { name: 'Command line' });
  await line.fill(`path ${word}`);
  await line.press('Enter');
  const question = page.getByRole('button', { name: 'Refuse it' });
  await expect(question).toBeVisible();
  await page.screenshot({ path: 'test-results/parcours-verdict.png' });
  await question.click();
  await expect(question).toHaveCount(0);
  expect((await viewOf(page, table)).hand.words).toEqual([]);
});

test('the game is paused and goes on', async ({ page }) => {
  await prepareAgain(page);
  await sitDown(page, { changes: { clock: { per_hand: { seconds: 300 } } } });
  await myHand(page);
  await expect(page.locator('.clock').first()).toContainText(/\d:\d\d/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('.guide .next')).toContainText('Lay a word');
});

test('giving up ends the game', async ({ page }) => {
  await prepareAgain(page);
  await sitDown(page);
  await myHand(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog').getByText('The game was given up.')).toBeVisible();
});

test('a finished game is looked at again, hand by hand', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page);
  await myHand(page);
  while (!(await bestHand(page, table))) {
    await pass(page);
    await myHand(page);
  }
  const [word] = (await bestHand(page, table))?.words ?? [];
  await page.getByRole('toolbar').getByRole('button', { name: /^Hint/ }).click();
  await page.locator('dialog li button').first().click();
  await page.getByRole('button', { name: /^Lay \+\d+/ }).click();
  await laid(page);
  await page.locator('.actions .end').click();
  await page.locator('dialog .confirm').click();
  await myHand(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'The game again' })).toBeVisible();
  const mine = page.locator('.hands li', { hasText: word?.word.toUpperCase() ?? '' }).first();
  await mine.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Board of Ada' })).toBeVisible();
  await expect(page.locator('.room.fresh')).not.toHaveCount(0);
  await page.locator('h1').click();
  const hand = page.locator('.steps .title');
  await page.keyboard.press('Home');
  await expect(hand).toContainText('Hand 1 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hand).toContainText('Hand 3 of');
  await page.keyboard.press('End');
  await expect(page.locator('.hands [aria-current]')).toContainText('gave up');
  await page.screenshot({ path: 'test-results/parcours-review.png' });
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.getByRole('dialog')).toContainText('The game was given up.');
});

test('the page speaks French', async ({ page }) => {
  await prepareAgain(page, { language: 'fr' });
  await sitDown(page, { language: 'fr' });
  await expect(page.getByText('DÉPART')).toBeVisible();
  await expect(page.getByText('ARRIVÉE')).toBeVisible();
});
