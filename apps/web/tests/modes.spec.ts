// Every mode to its end, in both languages and on every size of screen: solitaire, tournaments, a real board by telling.
import { expect, test, type Page } from './checked.ts';
import type { TileCount, View } from '../src/games/crossword/types.ts';
import { sentencesOf, type Language } from './sentences.ts';
import { act, bestPlay, endingOf, prepare, turnsShown, viewOf, writtenPlay } from './table.ts';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };

test.use({ viewport: DESK });

type Say = ReturnType<typeof sentencesOf>;

async function begin(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say('new-start') }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

async function pass(page: Page, say: Say): Promise<void> {
  const before = await turnsShown(page);
  await page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${say('pass')}`) }).click();
  const question = page.getByRole('dialog', { name: say('pass-title') });
  await question.getByRole('button', { name: say('pass'), exact: true }).click();
  await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
}

/** A turn by keyboard: focus on the first square, letters, Enter. */
async function typeTurn(page: Page, table: string, say: Say): Promise<void> {
  const advice = await bestPlay(page, table);
  if (!advice) return pass(page, say);
  for (const laid of advice.tiles) {
    await page.locator(`[data-square="${laid.square}"]`).focus();
    await page.keyboard.press(laid.blank ? `Shift+${laid.letter}` : laid.letter.toLowerCase());
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.square .own')).toHaveCount(0);
}

/** A turn by command line. */
async function writeTurn(page: Page, table: string, say: Say): Promise<void> {
  const advice = await bestPlay(page, table);
  if (!advice) return pass(page, say);
  const before = await turnsShown(page);
  const line = page.getByRole('textbox', { name: say('command-line') });
  await line.fill(await writtenPlay(page, table, advice.tiles));
  await line.press('Enter');
  await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
}

/** Waits for whatever comes next at the table. */
async function next(page: Page, say: Say): Promise<'turn' | 'next game' | 'over'> {
  const over = endingOf(page);
  const between = page.getByRole('button', { name: say('next-game') });
  const turn = page.locator('.player[data-seat="0"].turn');
  await expect(turn.or(over).or(between).first()).toBeVisible({ timeout: 60_000 });
  if (await over.isVisible()) return 'over';
  return (await between.isVisible()) ? 'next game' : 'turn';
}

async function beginAlone(page: Page, language: Language): Promise<string> {
  const say = sentencesOf(language);
  await prepare(page, { language });
  await page.goto('/new/solitaire');
  await page.getByLabel(say('rule-hint'), { exact: true }).selectOption(say('rule-hint-list'));
  return begin(page, say);
}

test('solitaire is played to its end, to the last tile, by command line in French on a tablet', async ({ page }) => {
  test.setTimeout(300_000);
  const say = sentencesOf('fr');
  await page.setViewportSize(TABLET);
  const table = await beginAlone(page, 'fr');
  for (let turn = 0; turn < 60 && (await next(page, say)) === 'turn'; turn += 1) await writeTurn(page, table, say);
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/solitaire-over-fr.png' });
});

test('solitaire is typed on a phone, and passing ends it [PS-013]', async ({ page }) => {
  test.setTimeout(180_000);
  const say = sentencesOf('en');
  await page.setViewportSize(PHONE);
  const table = await beginAlone(page, 'en');
  for (let turn = 0; turn < 5; turn += 1) await typeTurn(page, table, say);
  await pass(page, say);
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/solitaire-over-en.png' });
});

test('a tournament of three games is played to its end by command line, and its sums run on [PS-013, PS-028]', async ({ page }) => {
  test.setTimeout(420_000);
  const say = sentencesOf('en');
  await prepare(page);
  await page.goto('/new/tournament');
  await expect(page.getByLabel('Games', { exact: true })).toHaveValue('3');
  await page.getByLabel('Hints').selectOption('A list, laid at a press');
  await page.getByLabel('Level of player 2').selectOption('level1');
  const table = await begin(page, say);
  const sums: number[] = [];
  for (let turn = 0; turn < 150; turn += 1) {
    const what = await next(page, say);
    if (what === 'over') break;
    if (what === 'turn') {
      await writeTurn(page, table, say);
      continue;
    }
    const { phase } = await viewOf(page, table);
    const totals = phase.waits_for === 'next_game' ? phase.settlement.totals : [];
    sums.push(totals[0] ?? 0);
    await page.screenshot({ path: 'test-results/tournament-between.png' });
    await page.getByRole('button', { name: 'Next game' }).click();
    await expect(page.getByText(`Game ${sums.length + 1} of 3`)).toBeVisible();
    await expect(page.locator('.player[data-seat="0"] .score'), 'each game is a game').toHaveText(/^0+$/);
    await expect(page.locator('.player[data-seat="0"] .details')).toHaveText(`All games: ${(totals[0] ?? 0).toLocaleString('en-GB')}`);
  }
  expect(sums).toHaveLength(2);
  expect(sums[1] ?? 0).toBeGreaterThan(sums[0] ?? 0);
  await expect(page.getByRole('columnheader', { name: 'In all' })).toBeVisible();
  const { phase } = await viewOf(page, table);
  const totals = phase.waits_for === 'nothing' ? phase.settlement.totals : [];
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toContainText(`${totals[0]}`);
  await page.screenshot({ path: 'test-results/tournament-over.png' });
});

test('a short tournament of three games in French on a phone: a word each, then passes', async ({ page }) => {
  test.setTimeout(180_000);
  const say = sentencesOf('fr');
  await page.setViewportSize(PHONE);
  await prepare(page, { language: 'fr' });
  await page.goto('/new/tournament');
  await page.getByLabel(say('rule-hint'), { exact: true }).selectOption(say('rule-hint-list'));
  await page.getByLabel(say('rule-racks'), { exact: true }).selectOption(say('rule-racks-open'));
  await page.getByLabel(say('chair', { number: 2 }), { exact: true }).selectOption(say('chair-beside'));
  const table = await begin(page, say);
  for (let game = 1; game <= 3; game += 1) {
    await expect(page.getByText(say('round', { round: game, rounds: 3 }))).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: say('hint') }).click();
    await page.locator('dialog li button').first().click();
    await page.locator('button.play').click();
    await expect(page.locator('.square .own')).toHaveCount(0);
    for (let view = await viewOf(page, table); view.phase.waits_for === 'move'; view = await viewOf(page, table)) {
      await act(page, table, view.bag > 0 && view.history.length < 12 ? { do: 'pass' } : { do: 'resign' }, view.turn ?? 0);
    }
    if (game === 3) continue;
    await page.screenshot({ path: 'test-results/tournament-phone-fr.png' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: say('next-game') }).click();
  }
  await expect(page.getByRole('columnheader', { name: say('ending-total') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.screenshot({ path: 'test-results/tournament-phone-fr-over.png' });
});

/** Some tiles that nobody has seen yet, vowels and consonants as they come. */
function draw(remaining: TileCount[], count: number): string {
  const bag = remaining.flatMap(({ tile, left }) => Array.from({ length: left }, (_, copy) => ({ tile, at: (copy + 0.5) / left })));
  return bag
    .sort((one, other) => one.at - other.at || one.tile.localeCompare(other.tile))
    .slice(0, count)
    .map(({ tile }) => tile)
    .join('');
}

async function tellTiles(page: Page, view: View, count: number, say: Say, button: string): Promise<void> {
  await page.locator('.step').getByLabel(say('real-tiles')).fill(draw(view.remaining, count).toLowerCase());
  await page.locator('.step').getByRole('button', { name: say(button) }).click();
}

/** Waits until the page shows a later state than this one. */
async function moved(page: Page, table: string, before: View): Promise<void> {
  await expect.poll(async () => JSON.stringify(await viewOf(page, table)) !== JSON.stringify(before), { timeout: 30_000 }).toBe(true);
}

async function tellGame(page: Page, language: Language): Promise<void> {
  const say = sentencesOf(language);
  const [begun, lastLetter] = language === 'fr' ? ['par', 'C'] : ['hor', 'N'];
  await prepare(page, { language });
  await page.goto('/new/real-board');
  await page.getByLabel(say('rule-hint'), { exact: true }).selectOption(say('rule-hint-list'));
  await page.getByLabel(say('chair-level-of', { number: 2 })).selectOption(language === 'fr' ? 'expert' : 'level8');
  const table = await begin(page, say);
  const step = page.locator('.step');
  const laid = new RegExp(`^${say('real-word-tell')}`);
  await expect(step.getByRole('heading', { name: say('real-starter') })).toBeVisible();
  await page.screenshot({ path: `test-results/real-starter-${language}.png` });
  const letters = step.getByRole('textbox');
  await letters.nth(0).fill('a');
  await letters.nth(1).fill('e');
  await step.getByRole('button', { name: say('real-starter-tell') }).click();
  await expect(step.getByRole('heading', { name: / 7 / })).toBeVisible();
  await step.getByLabel(say('real-tiles')).fill('STUEEEE');
  await step.getByRole('button', { name: say('real-rack-tell') }).click();

  await expect(step.getByRole('heading', { name: say('real-word', { name: say('guest-name') }) })).toBeVisible();
  await page.locator('[data-square="F8"]').click();
  await page.keyboard.type(begun);
  await step.getByRole('button', { name: lastLetter, exact: true }).click();
  await expect(step.getByRole('button', { name: laid })).toBeEnabled();
  await page.screenshot({ path: `test-results/real-laid-${language}.png` });
  await step.getByRole('button', { name: laid }).click();
  await expect(page.getByText(new RegExp(`^${say('real-placed-order').split(' ')[0]}`)).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(say('real-sums'))).toBeVisible();
  await page.screenshot({ path: `test-results/real-computer-${language}.png` });

  let hinted = false;
  for (let turn = 0; turn < 200; turn += 1) {
    const view = await viewOf(page, table);
    const { phase } = view;
    if (phase.waits_for === 'nothing') break;
    if (phase.waits_for === 'rack_told') await tellTiles(page, view, phase.count, say, 'real-rack-tell');
    else if (phase.waits_for === 'left_told') await tellTiles(page, view, phase.count, say, 'real-left-tell');
    else if (view.turn === 0 && !hinted) {
      hinted = true;
      await page.getByText(say('real-more')).click();
      await page.locator('details').getByLabel(say('real-tiles')).fill(draw(view.remaining, 7));
      await page.getByRole('button', { name: say('real-hint-tell') }).click();
      await page.getByRole('button', { name: new RegExp(`^${say('real-hint-lay').split(' ')[0]} `) }).first().click();
      await page.screenshot({ path: `test-results/real-hint-${language}.png` });
      await step.getByRole('button', { name: laid }).click();
      await page.getByText(say('real-more')).click();
    } else if (view.turn === 0) await step.getByRole('button', { name: say('real-pass') }).click();
    await moved(page, table, view);
  }
  await expect(endingOf(page)).toBeVisible();
  await page.screenshot({ path: `test-results/real-over-${language}.png` });
}

test('a game on a real board is told from the first letter to the last [MS-059, MS-071]', async ({ page }) => {
  test.setTimeout(420_000);
  await tellGame(page, 'en');
});

test('a game on a real board is told in French, on a tablet', async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize(TABLET);
  await tellGame(page, 'fr');
});

test('on a phone the panel of a real board comes after the board and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prepare(page, { language: 'fr' });
  await page.goto('/new/real-board');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('heading', { name: 'Qui commence ?' })).toBeVisible();
  await page.screenshot({ path: 'test-results/real-phone.png', fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
