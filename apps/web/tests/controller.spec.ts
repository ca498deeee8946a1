// Games played by controllers alone: from the front page through names and menus to the end.
import { expect, test, type Page } from './checked.ts';
import { Pad, preparePads } from './pad.ts';
import { endingOf, myTurn, plays, prepare, sitDown } from './table.ts';

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
  await pad.press(pad.selects);
  await expect(page.getByRole('dialog', { name: /^(Pass this turn|Passer ce tour)/ })).toHaveCount(0);
  await expect.poll(async () => (await page.locator('table tbody tr').count()) !== before || (await endingOf(page).isVisible())).toBe(true);
}

/** Gives the game up, by the menu. */
async function resign(pad: Pad): Promise<void> {
  const { page } = pad;
  await pad.press('select');
  await pad.choose(page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Resign' }));
  const question = page.getByRole('dialog', { name: 'Give the game up?' });
  await expect(question.getByRole('button', { name: 'Resign' })).toBeFocused();
  await pad.press(pad.selects);
  await expect(question).toHaveCount(0);
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

test('solitaire is begun, played and ended by controller alone [PS-002, PS-003]', async ({ page }) => {
  const pad = await arriveWithPad(page);
  await pad.choose(page.getByRole('button', { name: 'Solitaire' }));
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await playHint(pad);
  await pass(pad);
  await expect(endingOf(page)).toBeFocused();
});

test('a tournament is set up and played by controller alone: a level, a person, a rule, three games [PS-020, PS-004]', async ({ page }) => {
  const pad = await arriveWithPad(page);
  await pad.choose(page.getByRole('link', { name: 'Tournament' }));
  const level = page.getByLabel('Level of player 2');
  await pad.choose(level);
  const levels = page.getByRole('dialog', { name: 'Level of player 2' });
  await pad.press('down', 'cross');
  await expect(levels).toHaveCount(0);
  await expect(level).toBeFocused();
  const chosen = await level.inputValue();
  await pad.press('cross', 'down', 'triangle');
  await expect(levels).toHaveCount(0);
  await expect(level).toHaveValue(chosen);
  await pad.choose(page.getByLabel('Player 2', { exact: true }));
  await pad.choose(page.getByRole('dialog').getByRole('button', { name: 'Someone beside me' }));
  await pad.choose(page.getByLabel('Racks', { exact: true }));
  await pad.choose(page.getByRole('dialog').getByRole('button', { name: 'All see all' }));
  await pad.choose(page.getByRole('button', { name: 'Start the game' }));
  await page.waitForURL(/\/table\//);
  for (const game of [1, 2, 3]) {
    await expect(page.getByText(`Game ${game} of 3`)).toBeVisible();
    await pass(pad);
    await resign(pad);
    if (game === 3) break;
    await expect(page.getByRole('button', { name: 'Next game' })).toBeFocused();
    await pad.press('cross');
  }
  await expect(endingOf(page)).toBeFocused();
});

test('two people play with two controllers and two sets of buttons, and names from the letter grid [PS-018, PS-019, PS-034…PS-036]', async ({ page }) => {
  const first = await arriveWithPad(page);
  await first.press('select');
  const controls = page.getByRole('dialog', { name: 'Keys and controllers' });
  await expect(controls.getByLabel('Controller of player 1')).toBeDisabled();
  await first.press('triangle');
  const second = await Pad.plugIn(page, 1);
  const give = async (field: string, choice: RegExp): Promise<void> => {
    await first.choose(controls.getByLabel(field));
    await first.choose(page.getByRole('dialog', { name: field }).getByRole('button', { name: choice }));
  };
  await first.press('select');
  await give('Controller of player 1', /^Controller 1/);
  await first.press('triangle', 'select');
  await expect(controls.getByLabel('Controller of player 1')).toHaveValue('');
  await give('Controller of player 1', /^Controller 1/);
  await give('Controller of player 2', /^Controller 2/);
  await give('Buttons of player 2', /^3/);
  await first.choose(controls.getByRole('button', { name: 'Accept' }));
  await expect(controls).toHaveCount(0);

  await first.choose(page.getByRole('button', { name: 'On one screen' }));
  await spell(first, 'The other player’s name', 'ZOE X');
  await expect(page.getByLabel('The other player’s name')).toHaveValue('Zoe');
  await first.choose(page.getByRole('button', { name: 'Begin' }));
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();

  const mirrored = { ways: { up: 3, down: 0, left: 2, right: 1 }, selects: 'down' } as const;
  Object.assign(second, mirrored);
  for (let turn = 0; turn < 4; turn += 1) {
    const [own, other] = await takeTurn(first, second);
    await expect(own.deed('select').locator('.sign')).toHaveText(own === first ? '✕' : '↓');
    await other.press(other.selects, 'select');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (turn < 2) await playHint(own);
    else await pass(own);
  }
  const [last] = await takeTurn(first, second);
  await resign(last);
  await expect(endingOf(page)).toBeFocused();
});

/** The player whose turn it is says so with their own controller; the other one is not heard. Gives theirs, and the other. */
async function takeTurn(first: Pad, second: Pad): Promise<[own: Pad, other: Pad]> {
  const { page } = first;
  const ready = page.getByRole('button', { name: /^I am / });
  await expect(ready).toBeFocused();
  const [own, other] = (await page.locator('.player[data-seat="0"].turn').count()) > 0 ? [first, second] : [second, first];
  await other.press(other.selects);
  await expect(ready).toBeFocused();
  await own.press(own.selects);
  await expect(ready).toHaveCount(0);
  return [own, other];
}

/** Writes into a field from the grid of letters: clears it, spells, and takes back what comes after a space. */
async function spell(pad: Pad, field: string, letters: string): Promise<void> {
  const { page } = pad;
  await pad.choose(page.getByLabel(field));
  const grid = page.getByRole('dialog', { name: field });
  await pad.choose(grid.getByRole('button', { name: 'Clear all' }));
  for (const letter of letters) await pad.choose(grid.getByRole('button', { name: letter === ' ' ? 'Space' : letter, exact: true }));
  await expect(grid.locator('output')).toHaveText('Zoe X');
  await pad.choose(grid.getByRole('button', { name: 'Erase one letter' }));
  await pad.press('cross');
  await pad.choose(grid.getByRole('button', { name: 'Done' }));
  await expect(grid).toHaveCount(0);
}

test('the buttons of the table: tiles picked, arranged, placed, moved and taken back, and what each button does is on the screen [PS-001, PS-065…PS-068]', async ({ page }) => {
  await preparePads(page);
  await sitDown(page, { changes: { starter: 'first' } });
  const pad = await Pad.plugIn(page);
  const tiles = page.locator('.rack button.tile');
  await expect(tiles.first()).toBeFocused();
  await expect(pad.deed('select')).toHaveText('✕ Pick up');
  await expect(pad.deed('shuffle')).toHaveText('■ Shuffle');
  const picked = page.locator('.rack button.tile.picked');
  await pad.press('cross');
  await expect(picked).toHaveCount(1);
  const id = (await picked.getAttribute('data-tile')) ?? '';
  await pad.press('right');
  await expect(page.locator('.rack .place').nth(1).locator('button')).toHaveAttribute('data-tile', id);
  await pad.press('up');
  await expect(page.locator('[data-square="H8"]')).toBeFocused();
  await expect(pad.deed('select')).toHaveText('✕ Place');
  await pad.press('cross');
  await expect(page.locator('[data-square="H8"] .own')).toBeVisible();
  await expect(tiles).toHaveCount(6);
  await expect(pad.deed('back')).toHaveText('▲ Take all back');
  await pad.press('cross', 'up');
  await expect(page.locator('[data-square="I8"]')).toBeFocused();
  await pad.press('cross', 'l1', 'left');
  await expect(page.locator('[data-square="I8"]')).toBeFocused();
  await expect(pad.deed('select')).toHaveText('✕ Lift');
  await pad.press('cross', 'down', 'cross');
  await expect(page.locator('[data-square="I9"] .own')).toBeVisible();
  await pad.press('l1');
  await expect(page.locator('[data-square="J9"]')).toBeFocused();
  await pad.press('up', 'left', 'left');
  await expect(pad.deed('back')).toHaveText('▲ Take back');
  await pad.press('triangle');
  await expect(page.locator('.square .own')).toHaveCount(1);
  await pad.press('l1', 'triangle');
  await expect(page.locator('.square .own')).toHaveCount(0);
});

test('buttons zoom, shuffle, show points, pause and open the menu [PS-005…PS-007, PS-072, PS-074, PS-084, PS-085]', async ({ page }) => {
  await preparePads(page);
  await sitDown(page, { changes: { starter: 'first' } });
  const pad = await Pad.plugIn(page);
  const zoom = page.locator('.board').first();
  for (const stage of ['1.6', '2.4', '1']) {
    await pad.press('circle');
    await expect(zoom).toHaveAttribute('style', new RegExp(`--zoom: ${stage};`));
  }
  for (const shown of ['Points are shown with more about them.', 'Points are hidden.', 'Points are shown.']) {
    await pad.press('r1');
    await expect(page.getByText(shown)).toBeAttached();
  }
  const order = (): Promise<string> => page.locator('.rack button.tile').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')).join());
  const before = await order();
  await expect(async () => {
    await pad.press('square');
    expect(await order()).not.toBe(before);
  }).toPass();
  await pad.press('start');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await expect(pad.deed('pause')).toHaveText('Start Go on');
  await pad.press('start');
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
  await pad.press('select');
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await expect(pad.deed('back')).toHaveText('▲ Back');
  await pad.press('triangle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
