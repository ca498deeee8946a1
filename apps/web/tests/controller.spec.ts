// Games played by controllers alone: from the front page through names and menus to the end.
import { expect, test, type Page } from '@playwright/test';
import { judge } from './judge.ts';
import { Pad, preparePads } from './pad.ts';
import { settled } from './settled.ts';
import { endingOf, myTurn, plays, prepare, sitDown, viewOf } from './table.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** The front page with a controller in hand. */
async function arriveWithPad(page: Page, wishes: Parameters<typeof prepare>[1] = {}): Promise<Pad> {
  await prepare(page, wishes);
  await preparePads(page);
  await page.goto('/');
  await expect(page.locator('button.large')).toBeVisible();
  return Pad.plugIn(page);
}

function idOf(page: Page): string {
  return page.url().split('/').at(-1) ?? '';
}

/** Lays one tile: picked in the rack, carried over the board, placed. */
async function layTile(pad: Pad, letter: string, blank: boolean, square: string): Promise<void> {
  const { page } = pad;
  const label = blank ? /^(Blank|Joker)$/ : new RegExp(`^${letter}, `);
  await pad.choose(page.locator('.rack button.tile').and(page.getByRole('button', { name: label })).first());
  await pad.press('up');
  await pad.choose(page.locator(`[data-square="${square}"]`));
  if (blank) await pad.choose(page.locator('dialog .letters').getByRole('button', { name: letter, exact: true }));
  await expect(page.locator(`[data-square="${square}"] .own`)).toBeVisible();
}

async function playLaid(pad: Pad): Promise<void> {
  await pad.choose(pad.page.locator('button.play'));
  await expect(pad.page.locator('.square .own')).toHaveCount(0);
}

/** A turn tile by tile: the shortest of the plays that are known. */
async function playTiles(pad: Pad): Promise<void> {
  const [shortest] = (await plays(pad.page, idOf(pad.page))).sort((one, other) => one.tiles.length - other.tiles.length);
  for (const { letter, blank, square } of shortest?.tiles ?? []) await layTile(pad, letter, blank, square);
  await playLaid(pad);
}

/** A turn by the first hint, which is laid at a press. */
async function playHint(pad: Pad): Promise<void> {
  const { page } = pad;
  await pad.choose(page.getByRole('toolbar').getByRole('button', { name: /^(Hint|Indice)/ }));
  const first = page.locator('dialog li button').first();
  await expect(first.or(page.locator('dialog[open] p').first()).first()).toBeVisible();
  if ((await first.count()) === 0) {
    await pad.press('triangle');
    return pass(pad);
  }
  await pad.choose(first);
  await playLaid(pad);
}

async function pass(pad: Pad): Promise<void> {
  const { page } = pad;
  const before = await page.locator('table tbody tr').count();
  await pad.choose(page.getByRole('toolbar').getByRole('button', { name: /^(Pass|Passer)/ }));
  const yes = page.getByRole('dialog').getByRole('button', { name: /^(Pass|Passer)$/ });
  await expect(yes).toBeFocused();
  await pad.press('cross');
  await expect(page.getByRole('dialog', { name: /^(Pass this turn|Passer ce tour)/ })).toHaveCount(0);
  await expect.poll(async () => (await page.locator('table tbody tr').count()) !== before || (await endingOf(page).isVisible())).toBe(true);
}

test('a whole game is played by controller alone, tile by tile and by hints, from the front page to the end [PS-001…PS-004]', async ({ page }) => {
  const pad = await arriveWithPad(page);
  await expect(pad.deed('select')).toHaveText('✕ Select');
  await pad.choose(page.locator('button.large'));
  await page.waitForURL(/\/table\//);
  for (let turn = 0; turn < 60 && (await myTurn(page)) === 'turn'; turn += 1) {
    if (turn === 1) await playTiles(pad);
    else await playHint(pad);
  }
  await expect(endingOf(page)).toBeFocused();
  await page.screenshot({ path: 'test-results/pad-over.png' });
  await pad.choose(page.getByRole('dialog').getByRole('link', { name: 'Another game' }).or(page.getByRole('dialog').locator('a[href="/"]')));
  await expect(page.locator('button.large')).toBeVisible();
});
